// SPDX-License-Identifier: GPL-3.0-or-later
#include <QTest>

#include "core/io/stores/store_page.h"
#include "tests/support/test_program.h"

using namespace tickscope;

namespace {

/// What \a text lists as a page of "https://example.org/runs/".
std::vector<StoreEntry> entriesOf(const std::string &type, const std::string &text,
                                  std::uint64_t *elsewhere = nullptr)
{
    std::vector<StoreEntry> entries;
    const auto page = readStorePage("https://example.org/runs/", {200, type, text, false},
                                    [&](StoreEntry entry) {
                                        entries.push_back(std::move(entry));
                                        return true;
                                    });
    if (elsewhere)
        *elsewhere = page.elsewhere;
    return entries;
}

} // namespace

/// What pages of servers list.
class TestStorePage : public QObject
{
    Q_OBJECT

private slots:
    void pagesOfServersAreRead_data();
    void pagesOfServersAreRead();
    void linksOutOfTheFolderAreLeftOut_data();
    void linksOutOfTheFolderAreLeftOut();
    void oddJsonIsRead_data();
    void oddJsonIsRead();
};

void TestStorePage::pagesOfServersAreRead_data()
{
    QTest::addColumn<std::string>("type");
    QTest::addColumn<std::string>("text");
    QTest::addColumn<bool>("hasSize");
    QTest::addColumn<bool>("hasDate");

    QTest::newRow("nginx") << std::string("text/html")
                           << std::string(
                                  "<html><head><title>Index of /runs/</title></head><body>"
                                  "<h1>Index of /runs/</h1><hr><pre><a href=\"../\">../</a>\r\n"
                                  "<a href=\"a%20b.demo\">a b.demo</a>      27-Nov-2026 14:45"
                                  "      12345\r\n</pre><hr></body></html>")
                           << true << true;
    QTest::newRow("Apache")
        << std::string("text/html")
        << std::string("<table><tr><th><a href=\"?C=N;O=D\">Name</a></th></tr>"
                       "<tr><td><a href=\"/\">Parent Directory</a></td></tr>"
                       "<tr><td valign=\"top\"><a href=\"a%20b.demo\">a b.demo</a></td>"
                       "<td align=\"right\">2026-11-27 14:45  </td><td> 12K</td></tr></table>")
        << false << true;
    QTest::newRow("Python") << std::string(
        "text/html") << std::string("<ul>\n<li><a href=\"a%20b.demo\">a b.demo</a></li></ul>")
                            << false << false;
    QTest::newRow("whole addresses")
        << std::string("text/html")
        << std::string("<A class=x HREF='https://example.org/runs/a%20b.demo'>a</A>") << false
        << false;
    QTest::newRow("nginx as JSON")
        << std::string("application/json")
        << std::string("[\n{ \"name\":\"a b.demo\", \"type\":\"file\", "
                       "\"mtime\":\"Fri, 27 Nov 2026 14:45:00 GMT\", \"size\":12345 }\n]")
        << true << true;
    QTest::newRow("Caddy as JSON")
        << std::string("application/json")
        << std::string("[{\"name\":\"a b.demo\",\"size\":12345,\"url\":\"./a%20b.demo\","
                       "\"mod_time\":\"2026-11-27T14:45:00Z\",\"mode\":420,\"is_dir\":false}]")
        << true << true;
    QTest::newRow("names as JSON")
        << std::string("application/json") << std::string("[\"a%20b.demo\"]") << false << false;
    QTest::newRow("lines") << std::string("text/plain") << std::string("a%20b.demo\r\n") << false
                           << false;
}

void TestStorePage::pagesOfServersAreRead()
{
    QFETCH(std::string, type);
    QFETCH(std::string, text);
    QFETCH(bool, hasSize);
    QFETCH(bool, hasDate);

    const auto entries = entriesOf(type, text);

    QCOMPARE(entries.size(), std::size_t{1});
    QCOMPARE(entries[0].name, std::string("a b.demo"));
    QVERIFY(!entries[0].isFolder);
    QCOMPARE(entries[0].size.has_value(), hasSize);
    if (hasSize)
        QCOMPARE(*entries[0].size, std::uint64_t{12345});
    constexpr std::int64_t Moment = 1'795'790'700'000; // 2026-11-27 14:45 UTC
    QCOMPARE(entries[0].changed, hasDate ? Moment : 0);
}

void TestStorePage::linksOutOfTheFolderAreLeftOut_data()
{
    QTest::addColumn<std::string>("link");

    for (const char *link :
         {"../other/x.demo", "/x.demo", "https://elsewhere.org/runs/x.demo", "%2e%2e%2fx.demo",
          "..%5cx.demo", "deep/x.demo", "x%00.demo", "x%0d%0a.demo", "javascript:alert(1)",
          "//elsewhere.org/x.demo", "http://example.org/runs/x.demo", "&#46;&#46;/x.demo"})
        QTest::newRow(link) << std::string(link);
}

void TestStorePage::linksOutOfTheFolderAreLeftOut()
{
    QFETCH(std::string, link);
    std::uint64_t elsewhere = 0;

    const auto entries = entriesOf("text/html", "<a href=\"" + link + "\">x</a>", &elsewhere);

    QVERIFY(entries.empty());
    QCOMPARE(elsewhere, std::uint64_t{1});
}

void TestStorePage::oddJsonIsRead_data()
{
    QTest::addColumn<std::string>("text");
    QTest::addColumn<std::vector<std::string>>("expected");

    QTest::newRow("lists in lists") << std::string(R"([["a.demo"],[{"name":"b.demo"}],"c.demo"])")
                                    << std::vector<std::string>{"c.demo"};
    QTest::newRow("objects in objects")
        << std::string(R"([{"name":"a.demo","more":{"name":"b.demo","size":[1,2]},"x":[{}]}])")
        << std::vector<std::string>{"a.demo"};
    QTest::newRow("no name") << std::string(R"([{"size":1},{"name":7},{"name":"a.demo"}])")
                             << std::vector<std::string>{"a.demo"};
    QTest::newRow("cut") << std::string(R"(["a.demo",{"name":"b.demo"},{"name":"c.de)")
                         << std::vector<std::string>{"a.demo", "b.demo"};
    QTest::newRow("no list") << std::string("7") << std::vector<std::string>{};
}

void TestStorePage::oddJsonIsRead()
{
    QFETCH(std::string, text);
    QFETCH(std::vector<std::string>, expected);

    std::vector<std::string> names;
    for (const StoreEntry &entry : entriesOf("application/json", text))
        names.push_back(entry.name);

    QCOMPARE(names, expected);
}

TICKSCOPE_TEST(TestStorePage, QCoreApplication)
#include "test_store_page.moc"
