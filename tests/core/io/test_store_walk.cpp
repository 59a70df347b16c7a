// SPDX-License-Identifier: GPL-3.0-or-later
#include <ifaddrs.h>
#include <net/if.h>

#include <QCryptographicHash>
#include <QMessageAuthenticationCode>
#include <QTest>
#include <QUrlQuery>

#include "core/io/stores/store_walk.h"
#include "tests/support/servers/store_server.h"
#include "tests/support/test_program.h"

using namespace tickscope;
using test::StoreAnswer;
using test::StoreRequest;
using test::StoreServer;

namespace {

using Names = std::vector<std::string>;

/// What a walk through \a address found and said.
struct Walked {
    Result<bool> isWhole = false;
    Names urls; ///< Behind the address.
    std::vector<StoreFile> files;
    Names complaints;
};

Walked walked(const std::string &address, std::size_t most = 2'000'000,
              const HttpOptions &options = {})
{
    Walked all;
    StoreVisitor visitor;
    visitor.found = [&](const StoreFile &file) {
        all.files.push_back(file);
        all.urls.push_back(file.url.substr(std::min(address.size(), file.url.size())));
        return all.files.size() < most;
    };
    visitor.complained = [&](const Fault &why) { all.complaints.push_back(faultText(why)); };
    visitor.entryFiles = {"preamble.dat"};
    all.isWhole = walkStore(address, makeCurlTransport(options), visitor, {});
    return all;
}

/// One that others reach, if there is one.
std::optional<std::uint32_t> addressOfThisMachine()
{
    ifaddrs *all = nullptr;
    std::optional<std::uint32_t> found;
    if (::getifaddrs(&all) != 0)
        return {};
    for (const ifaddrs *one = all; one && !found; one = one->ifa_next) {
        if (one->ifa_addr && one->ifa_addr->sa_family == AF_INET
            && !(one->ifa_flags & IFF_LOOPBACK))
            found = ntohl(reinterpret_cast<const sockaddr_in *>(one->ifa_addr)->sin_addr.s_addr);
    }
    ::freeifaddrs(all);
    return found;
}

bool anyHas(const Names &texts, std::string_view words)
{
    return std::ranges::any_of(
        texts, [&](const std::string &text) { return text.find(words) != std::string::npos; });
}

QByteArray keyPage(const QList<QByteArray> &keys, const QByteArray &next = {})
{
    QByteArray text = "<?xml version=\"1.0\"?><ListBucketResult><IsTruncated>";
    text += next.isEmpty() ? "false" : "true";
    text += "</IsTruncated>";
    if (!next.isEmpty())
        text += "<NextContinuationToken>" + next + "</NextContinuationToken>";
    for (const QByteArray &key : keys)
        text += "<Contents><Key>" + key
                + "</Key><LastModified>2026-11-27T14:45:03.000Z</LastModified><Size>70</Size>"
                  "</Contents>";
    return text + "</ListBucketResult>";
}

/// Whether \a request is signed with that key, as AWS Signature Version 4 describes it.
bool isSigned(const StoreRequest &request, const QByteArray &key, const QByteArray &secret)
{
    const auto code = [](const QByteArray &by, const QByteArray &of) {
        return QMessageAuthenticationCode::hash(of, by, QCryptographicHash::Sha256);
    };
    const QByteArray authorization = request.field("authorization");
    const auto part = [&](const QByteArray &name) {
        const auto first = authorization.indexOf(name + '=') + name.size() + 1;
        return authorization.mid(first).split(',').first().trimmed();
    };
    const QList<QByteArray> scope = part("Credential").split('/');
    if (scope.size() != 5 || scope.first() != key)
        return false;
    const QByteArray time = request.field("x-amz-date");
    const QByteArray names = part("SignedHeaders");
    QByteArray text = "GET\n" + request.target.split('?').first() + '\n'
                      + request.target.split('?').value(1) + '\n';
    for (const QByteArray &name : names.split(';'))
        text += name + ':' + request.field(name) + '\n';
    text += '\n' + names + '\n' + request.field("x-amz-content-sha256");
    const QByteArray place = scope.mid(1).join('/');
    const QByteArray whole = "AWS4-HMAC-SHA256\n" + time + '\n' + place + '\n'
                             + QCryptographicHash::hash(text, QCryptographicHash::Sha256).toHex();
    QByteArray signing = "AWS4" + secret;
    for (const QByteArray &word : scope.mid(1))
        signing = code(signing, word);
    return part("Signature") == code(signing, whole).toHex();
}

} // namespace

/// Lists of servers, honest and lying ones.
class TestStoreWalk : public QObject
{
    Q_OBJECT

private slots:
    void initTestCase() { qputenv("no_proxy", "*"); }
    void foldersAreWalkedInOrder();
    void folderWithAnEntryFileIsOneRecording();
    void addressWithoutAListIsFoundItself();
    void foldersWithoutEndEnd();
    void listWithoutEndEnds();
    void listThatIsTooLongIsCut();
    void nameThatIsListedTwiceIsFoundOnce();
    void serverThatAnswersNoMoreIsLeftAlone();
    void redirectionToThisMachineIsNotFollowed();
    void keysOfABucketArePages();
    void prefixInABucketIsWalked();
    void bucketThatBeginsAgainEnds();
    void bucketOfOtherKeysWithoutEndEnds();
    void keysOutsideTheBucketAreLeftOut();
    void privateBucketGetsSignatures();
    void wrongTokenIsAnError();
};

void TestStoreWalk::foldersAreWalkedInOrder()
{
    const StoreServer server([](const StoreRequest &request) -> StoreAnswer {
        if (request.target == "/runs/")
            return {200, "text/html", "<a href=b/>b</a><a href='c.demo'>c</a><a href=a/>a</a>"};
        if (request.target == "/runs/a/")
            return {200, "application/json", R"([{"name":"x.demo","size":5}])"};
        if (request.target == "/runs/b/")
            return {200, "text/plain", "y.demo\nz.demo\n"};
        return {};
    });

    const auto all = walked(server.url("runs/"));

    QVERIFY(all.isWhole && *all.isWhole);
    QCOMPARE(all.urls, (Names{"c.demo", "a/x.demo", "b/y.demo", "b/z.demo"}));
    QCOMPARE(all.files[1].size, std::optional<std::uint64_t>(5));
}

void TestStoreWalk::folderWithAnEntryFileIsOneRecording()
{
    const StoreServer server([](const StoreRequest &request) -> StoreAnswer {
        if (request.target == "/runs/")
            return {200, "application/json", R"([{"name":"one/","is_dir":true}])"};
        return {200, "application/json",
                R"([{"name":"finished","size":0},{"name":"preamble.dat","size":300},)"
                R"({"name":"segment-000.dat","size":4000}])"};
    });

    const auto all = walked(server.url("runs/"));

    QCOMPARE(all.urls, Names{"one/"});
    QCOMPARE(all.files[0].size, std::optional<std::uint64_t>(4300));
}

void TestStoreWalk::addressWithoutAListIsFoundItself()
{
    const StoreServer server([](const StoreRequest &) { return StoreAnswer(); });

    const auto all = walked(server.url("replays/one/"));

    QVERIFY(all.isWhole && *all.isWhole);
    QCOMPARE(all.files.size(), std::size_t{1});
    QCOMPARE(all.files[0].url, server.url("replays/one/"));
}

void TestStoreWalk::foldersWithoutEndEnd()
{
    const StoreServer server([](const StoreRequest &) {
        return StoreAnswer{200, "text/plain", "again/\nx.demo\n"};
    });

    const auto all = walked(server.url());

    QVERIFY(all.isWhole && !*all.isWhole);
    QCOMPARE(all.files.size(), std::size_t{limits::StoreDepth + 1});
    QVERIFY(anyHas(all.complaints, "in a circle"));
}

void TestStoreWalk::listWithoutEndEnds()
{
    // Each page has other keys, and there is always one behind it.
    int pages = 0;
    const StoreServer server([&pages](const StoreRequest &) {
        QList<QByteArray> keys;
        for (int i = 0; i < 1000; ++i)
            keys << QByteArray::number(100'000'000 + 1000 * pages + i) + ".demo";
        return StoreAnswer{200, "application/xml", keyPage(keys, QByteArray::number(++pages))};
    });

    const auto all = walked(server.url("bucket/"));

    QVERIFY(all.isWhole && !*all.isWhole);
    QCOMPARE(all.files.size(), std::size_t{limits::StoreFiles});
    QVERIFY(anyHas(all.complaints, "too many files"));
}

void TestStoreWalk::listThatIsTooLongIsCut()
{
    QByteArray lines;
    while (lines.size() <= static_cast<qsizetype>(limits::StorePageBytes))
        lines += QByteArray(200, 'x') + QByteArray::number(lines.size()) + ".demo\n";
    const StoreServer server([&lines](const StoreRequest &) {
        return StoreAnswer{200, "text/plain", lines};
    });

    const auto all = walked(server.url());

    QVERIFY(all.isWhole && !*all.isWhole);
    QVERIFY(all.files.size() > 70'000);
    QVERIFY(anyHas(all.complaints, "the list is too long"));
}

void TestStoreWalk::nameThatIsListedTwiceIsFoundOnce()
{
    const StoreServer server([](const StoreRequest &request) -> StoreAnswer {
        if (request.target != "/runs/")
            return {200, "text/plain", "x.demo\n"};
        return {200, "text/plain", QByteArray("a.demo\nf/\nb.demo\n").repeated(1000)};
    });

    const auto all = walked(server.url("runs/"));

    QVERIFY(all.isWhole && *all.isWhole);
    QCOMPARE(all.urls, (Names{"a.demo", "b.demo", "f/x.demo"}));
    QCOMPARE(server.requestCount(), 2);
}

void TestStoreWalk::serverThatAnswersNoMoreIsLeftAlone()
{
    const StoreServer server([](const StoreRequest &request) -> StoreAnswer {
        if (request.target != "/runs/")
            return {401};
        QByteArray folders;
        for (int i = 0; i < 1000; ++i)
            folders += QByteArray::number(i) + "/\n";
        return {200, "text/plain", folders};
    });

    const auto all = walked(server.url("runs/"));

    QVERIFY(all.isWhole && !*all.isWhole);
    QCOMPARE(server.requestCount(), 1 + limits::StoreFailures);
    QVERIFY(anyHas(all.complaints, "does not answer any more"));
}

void TestStoreWalk::redirectionToThisMachineIsNotFollowed()
{
    const auto far = addressOfThisMachine();
    if (!far)
        QSKIP("no network");
    const StoreServer here([](const StoreRequest &) {
        return StoreAnswer{200, "text/plain", "secret.demo\n"};
    });
    const auto sending = [&here](const StoreRequest &) {
        return StoreAnswer{302,
                           "text/plain",
                           {},
                           "Location: " + QByteArray::fromStdString(here.url("secret/")) + "\r\n"};
    };
    const StoreServer there(sending, *far);
    const StoreServer beside(sending);
    in_addr address{htonl(*far)};

    const auto all = walked("http://" + std::string(::inet_ntoa(address)) + ':'
                            + std::to_string(there.port()) + "/runs/");

    QVERIFY(!all.isWhole);
    QVERIFY(faultText(all.isWhole.error().fault).find("this machine") != std::string::npos);
    QCOMPARE(here.requestCount(), 0);
    // From as near as that it is followed.
    QCOMPARE(walked(beside.url("runs/")).files.size(), std::size_t{1});
}

void TestStoreWalk::keysOfABucketArePages()
{
    const StoreServer server([](const StoreRequest &request) -> StoreAnswer {
        if (!request.target.contains('?'))
            return {200, "application/xml", keyPage({"unused.demo"})};
        if (!request.target.contains("continuation-token"))
            return {200, "application/xml",
                    keyPage({"a&amp;b.demo", "r/finished", "r/preamble.dat"}, "to+ken")};
        return {200, "application/xml", keyPage({"r/segment-000.dat", "z/folder/", "z/x.demo"})};
    });

    const auto all = walked(server.url("bucket/"));

    QVERIFY(all.isWhole && *all.isWhole);
    QCOMPARE(all.urls, (Names{"a%26b.demo", "r/", "z/x.demo"}));
    QCOMPARE(all.files[1].size, std::optional<std::uint64_t>(210));
    QVERIFY(all.files[0].changed > 0);
    QCOMPARE(server.requests().last(),
             QByteArray("/bucket/?continuation-token=to%2Bken&list-type=2&max-keys=1000&prefix="));
}

void TestStoreWalk::prefixInABucketIsWalked()
{
    const StoreServer server([](const StoreRequest &request) -> StoreAnswer {
        if (request.target == "/bucket/?list-type=2&max-keys=1000&prefix=runs%2F2026%2F")
            return {200, "application/xml", keyPage({"runs/2026/x.demo"})};
        return {404, "application/xml", "<Error><Code>NoSuchKey</Code></Error>"};
    });

    const auto all = walked(server.url("bucket/runs/2026/"));

    QCOMPARE(all.urls, Names{"x.demo"});
}

void TestStoreWalk::bucketThatBeginsAgainEnds()
{
    const StoreServer server([](const StoreRequest &) {
        return StoreAnswer{200, "application/xml", keyPage({"a.demo", "b.demo"}, "more")};
    });

    const auto all = walked(server.url("bucket/"));

    QVERIFY(all.isWhole && !*all.isWhole);
    QCOMPARE(all.urls, (Names{"a.demo", "b.demo"}));
    QVERIFY(anyHas(all.complaints, "in a circle"));
}

void TestStoreWalk::bucketOfOtherKeysWithoutEndEnds()
{
    int pages = 0;
    const StoreServer server([&pages](const StoreRequest &request) -> StoreAnswer {
        if (!request.target.startsWith("/bucket/?"))
            return {404, "application/xml", "<Error><Code>NoSuchKey</Code></Error>"};
        const QByteArray number = QByteArray::number(++pages);
        return {200, "application/xml", keyPage({"other/" + number}, number)};
    });

    const auto all = walked(server.url("bucket/runs/"));

    QVERIFY(all.isWhole && !*all.isWhole);
    QVERIFY(all.files.empty());
    QCOMPARE(server.requestCount(), 2);
}

void TestStoreWalk::keysOutsideTheBucketAreLeftOut()
{
    const StoreServer server([](const StoreRequest &) {
        return StoreAnswer{200, "application/xml",
                           keyPage({"../../etc/passwd", "a//b.demo", "/x.demo", "y.demo"})};
    });

    const auto all = walked(server.url("bucket/"));

    QCOMPARE(all.urls, Names{"y.demo"});
    QVERIFY(anyHas(all.complaints, "3 link"));
}

void TestStoreWalk::privateBucketGetsSignatures()
{
    const StoreServer server([](const StoreRequest &request) -> StoreAnswer {
        if (!isSigned(request, "KEY", "se/c+ret"))
            return {403, "application/xml", "<Error><Code>AccessDenied</Code></Error>"};
        if (!request.target.startsWith("/bucket/?"))
            return {404, "application/xml", "<Error><Code>NoSuchKey</Code></Error>"};
        return {200, "application/xml", keyPage({"runs/a b.demo"})};
    });
    HttpOptions options;

    options.bearerToken = "s3:eu-central-1:KEY:se/c+ret";
    const auto all = walked(server.url("bucket/runs/"), 10, options);
    options.bearerToken = "s3:eu-central-1:KEY:wrong";
    const auto refused = walked(server.url("bucket/runs/"), 10, options);

    QCOMPARE(all.urls, Names{"a%20b.demo"});
    QCOMPARE(refused.urls, Names{""}); // itself, which cannot be opened either
}

void TestStoreWalk::wrongTokenIsAnError()
{
    const StoreServer server([](const StoreRequest &) { return StoreAnswer{401}; });

    const auto all = walked(server.url("runs/"));

    QVERIFY(!all.isWhole);
    QCOMPARE(all.isWhole.error().code, ErrorCode::Unauthorized);
    QVERIFY(all.files.empty());
}

TICKSCOPE_TEST(TestStoreWalk, QCoreApplication)
#include "test_store_walk.moc"
