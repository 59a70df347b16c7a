// SPDX-License-Identifier: GPL-3.0-or-later
#include <QTest>

#include "core/io/http/url.h"
#include "tests/support/test_program.h"

using namespace tickscope;

class TestUrl : public QObject
{
    Q_OBJECT

private slots:
    void onlyHttpAndHttpsAreUrls_data();
    void onlyHttpAndHttpsAreUrls();
    void secretsOfAUrlAreNotShown_data();
    void secretsOfAUrlAreNotShown();
    void siblingIsInTheSameFolder_data();
    void siblingIsInTheSameFolder();
    void signedUrlsAreKnown_data();
    void signedUrlsAreKnown();
    void addressesOfThisMachineAreNearest_data();
    void addressesOfThisMachineAreNearest();
};

void TestUrl::onlyHttpAndHttpsAreUrls_data()
{
    QTest::addColumn<std::string>("name");
    QTest::addColumn<bool>("expected");

    QTest::newRow("http") << std::string("http://h/x") << true;
    QTest::newRow("https in capitals") << std::string("HTTPS://h/x") << true;
    QTest::newRow("file") << std::string("file:///etc/passwd") << false;
    QTest::newRow("path") << std::string("/tmp/http://x") << false;
    QTest::newRow("short") << std::string("http:") << false;
}

void TestUrl::onlyHttpAndHttpsAreUrls()
{
    QFETCH(std::string, name);
    QFETCH(bool, expected);

    QCOMPARE(isUrl(name), expected);
}

void TestUrl::secretsOfAUrlAreNotShown_data()
{
    QTest::addColumn<std::string>("name");
    QTest::addColumn<std::string>("shown");

    QTest::newRow("plain") << std::string("https://h/a/b.demo")
                           << std::string("https://h/a/b.demo");
    QTest::newRow("signed") << std::string("https://h/b?X-Amz-Date=1&X-Amz-Signature=ab#t")
                            << std::string("https://h/b?…");
    QTest::newRow("password") << std::string("https://me:pass@h:81/a@b")
                              << std::string("https://…@h:81/a@b");
    QTest::newRow("at sign in a password")
        << std::string("https://me:p@ss@h") << std::string("https://…@h");
    QTest::newRow("path") << std::string("/runs/what?.demo") << std::string("/runs/what?.demo");
}

void TestUrl::secretsOfAUrlAreNotShown()
{
    QFETCH(std::string, name);
    QFETCH(std::string, shown);

    QCOMPARE(shownName(name), shown);
}

void TestUrl::siblingIsInTheSameFolder_data()
{
    QTest::addColumn<std::string>("url");
    QTest::addColumn<std::string>("sibling");

    QTest::newRow("file") << std::string("https://h/r/preamble.dat")
                          << std::string("https://h/r/s%200");
    QTest::newRow("folder") << std::string("https://h/r/") << std::string("https://h/r/s%200");
    QTest::newRow("host") << std::string("https://h") << std::string("https://h/s%200");
    QTest::newRow("query with a slash")
        << std::string("https://h/r/p?a=/b") << std::string("https://h/r/s%200?a=/b");
    QTest::newRow("fragment") << std::string("https://h/r/p#/x")
                              << std::string("https://h/r/s%200");
}

void TestUrl::siblingIsInTheSameFolder()
{
    QFETCH(std::string, url);
    QFETCH(std::string, sibling);

    QCOMPARE(siblingUrl(url, "s 0"), sibling);
}

void TestUrl::signedUrlsAreKnown_data()
{
    QTest::addColumn<std::string>("url");
    QTest::addColumn<bool>("expected");

    QTest::newRow("S3") << std::string("https://h/x?X-Amz-Signature=1") << true;
    QTest::newRow("S3, old") << std::string("https://h/x?AWSAccessKeyId=1&Signature=2") << true;
    QTest::newRow("other query") << std::string("https://h/x?run=12") << false;
    QTest::newRow("none") << std::string("https://h/sig=/x") << false;
}

void TestUrl::signedUrlsAreKnown()
{
    QFETCH(std::string, url);
    QFETCH(bool, expected);

    QCOMPARE(urlParts(url).isSigned(), expected);
}

void TestUrl::addressesOfThisMachineAreNearest_data()
{
    QTest::addColumn<Nearness>("nearness");

    for (const char *address :
         {"127.0.0.1", "127.9.9.9", "0.0.0.0", "::1", "::", "::ffff:127.0.0.1", "::127.0.0.1"})
        QTest::newRow(address) << Nearness::Machine;
    for (const char *address : {"169.254.169.254", "fe80::1", "febf::1", "::ffff:169.254.1.1"})
        QTest::newRow(address) << Nearness::Link;
    for (const char *address : {"10.1.2.3", "172.16.0.1", "172.31.255.255", "192.168.1.4",
                                "100.64.0.1", "fd00::1", "fc00::1", "::ffff:10.0.0.1"})
        QTest::newRow(address) << Nearness::Network;
    for (const char *address : {"9.255.255.255", "11.0.0.0", "172.32.0.0", "169.255.0.0",
                                "100.128.0.0", "128.0.0.1", "2606:4700::1111", "fec0::1", "h", ""})
        QTest::newRow(address) << Nearness::Anywhere;
}

void TestUrl::addressesOfThisMachineAreNearest()
{
    QFETCH(Nearness, nearness);

    QVERIFY(nearnessOf(QTest::currentDataTag()) == nearness);
}

TICKSCOPE_TEST(TestUrl, QCoreApplication)
#include "test_url.moc"
