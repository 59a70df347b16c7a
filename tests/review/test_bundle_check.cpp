// SPDX-License-Identifier: GPL-3.0-or-later
#include <algorithm>
#include <filesystem>
#include <fstream>

#include <sys/stat.h>

#include <QDir>
#include <QFile>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QProcess>
#include <QStandardPaths>
#include <QTemporaryDir>
#include <QTest>

#include "core/review/bundle/bundle.h"
#include "tests/review/review_sample.h"
#include "tests/support/test_program.h"

using namespace tickscope;
using namespace tickscope::review;

namespace {

QByteArray fileContent(const QString &path)
{
    QFile file(path);
    return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
}

void putFile(const QString &path, const QByteArray &bytes)
{
    QFile file(path);
    QVERIFY(file.open(QIODevice::WriteOnly | QIODevice::Truncate));
    QCOMPARE(file.write(bytes), bytes.size());
}

} // namespace

/// A bundle that comes from anybody, held against its manifest and its signature.
class TestBundleCheck : public QObject
{
    Q_OBJECT

private slots:
    void init();

    void changeIsFound_data();
    void changeIsFound();
    void foreignBytesAreAName();
    void partListedTwiceIsAFault();
    void manifestSaysEverythingOnce();
    void whatEveryBundleHasIsListed_data();
    void whatEveryBundleHasIsListed();
    void whatIsOddIsSaid();
    void signerIsKnownByTheList();
    void signatureOfAnotherManifestIsWrong();
    void hostileManifestLeadsNowhere_data();
    void hostileManifestLeadsNowhere();

private:
    QString path(const char *name) const { return m_folder->filePath(QString::fromLatin1(name)); }
    /// Writes the bundle of the sample case to "bundle".
    void writeSample();
    /// A private key of SSH without a passphrase, and beside it the public one.
    void makeKey(const char *name);

    std::unique_ptr<QTemporaryDir> m_folder;
    std::unique_ptr<Store> m_store;
    Case m_case;
};

void TestBundleCheck::init()
{
    m_store.reset();
    m_folder = std::make_unique<QTemporaryDir>();
    m_store = test::openFile(path("cases.sqlite"), QStringLiteral("anna"));
    Case value = test::sampleCase();
    value.assignee = QStringLiteral("anna");
    m_case = test::save(*m_store, value);
    test::save(*m_store, test::sampleNote(m_case.id));
    test::save(*m_store, test::sampleOpinion(m_case.id, Finding::Proven));
    m_case = test::got(m_store->cases().withId(m_case.id));
}

void TestBundleCheck::writeSample()
{
    const auto parts = test::got(bundleParts(*m_store, m_case.id));
    const auto written = writeBundle(path("bundle"), m_case, parts);
    QVERIFY2(written, qPrintable(written ? QString() : written.error().text()));
}

void TestBundleCheck::makeKey(const char *name)
{
    if (QStandardPaths::findExecutable(QStringLiteral("ssh-keygen")).isEmpty())
        QSKIP("there is no ssh-keygen");
    QCOMPARE(QProcess::execute(QStringLiteral("ssh-keygen"),
                               {"-q", "-t", "ed25519", "-N", "", "-f", path(name)}),
             0);
}

void TestBundleCheck::changeIsFound_data()
{
    QTest::addColumn<QString>("change");
    QTest::addColumn<QString>("name");
    QTest::addColumn<int>("kind");
    const auto add = [](const char *change, const char *name, BundleFault::Kind kind) {
        QTest::newRow(change) << change << name << static_cast<int>(kind);
    };
    add("one letter", "report.html", BundleFault::Kind::Changed);
    add("one more", "notes.csv", BundleFault::Kind::Changed);
    add("removed", "verdicts.csv", BundleFault::Kind::Missing);
    add("added", "extra.txt", BundleFault::Kind::Unlisted);
    add("hidden", ".extra", BundleFault::Kind::Unlisted);
    add("link", "history.csv", BundleFault::Kind::Unusable);
    add("folder", "case.json", BundleFault::Kind::Unusable);
}

void TestBundleCheck::changeIsFound()
{
    QFETCH(QString, change);
    QFETCH(QString, name);
    QFETCH(int, kind);
    writeSample();
    const QString file = path("bundle/") + name;
    QByteArray content = fileContent(file);

    if (change == u"one letter") {
        content[content.size() / 2] = content.at(content.size() / 2) == 'x' ? 'y' : 'x';
        putFile(file, content);
    } else if (change == u"one more" || change == u"added" || change == u"hidden") {
        putFile(file, content + 'x');
    } else {
        QVERIFY(QFile::remove(file));
    }
    if (change == u"link") {
        putFile(path("outside"), content);
        QVERIFY(QFile::link(path("outside"), file));
    } else if (change == u"folder") {
        QVERIFY(QDir().mkdir(file));
    }
    const auto report = test::got(verifyBundle(path("bundle")));

    QCOMPARE(report.faults, (std::vector{BundleFault{static_cast<BundleFault::Kind>(kind), name}}));
}

void TestBundleCheck::foreignBytesAreAName()
{
    writeSample();
    const std::string folder = path("bundle").toStdString();
    QVERIFY(::mkdir((folder + "/\xff").c_str(), 0700) == 0);
    std::ofstream(folder + "/a\xc3(.txt") << "x";

    const auto report = test::got(verifyBundle(path("bundle")));

    QCOMPARE(report.faults, (std::vector<BundleFault>{
                                {BundleFault::Kind::Unlisted, QStringLiteral("\\xff")},
                                {BundleFault::Kind::Unlisted, QStringLiteral("a\\xc3(.txt")}}));
    QVERIFY(!report.isWhole());
}

void TestBundleCheck::partListedTwiceIsAFault()
{
    writeSample();
    const QString file = path("bundle/manifest.json");
    QJsonObject manifest = QJsonDocument::fromJson(fileContent(file)).object();
    QJsonArray parts = manifest["parts"].toArray();
    parts.append(parts.first());
    manifest["parts"] = parts;
    putFile(file, QJsonDocument(manifest).toJson());

    const auto report = test::got(verifyBundle(path("bundle")));

    QCOMPARE(report.faults, (std::vector{BundleFault{BundleFault::Kind::Repeated,
                                                     parts.first()["name"].toString()}}));
    QVERIFY(!report.isWhole());
}

void TestBundleCheck::manifestSaysEverythingOnce()
{
    writeSample();
    const QString file = path("bundle/manifest.json");
    const QByteArray content = fileContent(file);
    for (const char *again :
         {"\"parts\": [],", "\"made\": \"never\",", "\"x\": {\"a\": 1, \"a\": 2},"}) {
        QByteArray doubled = content;
        putFile(file, doubled.insert(doubled.indexOf('{') + 1, again));

        const auto report = verifyBundle(path("bundle"));

        QVERIFY(!report);
        QCOMPARE(report.error().kind, StoreError::Kind::Invalid);
    }
}

void TestBundleCheck::whatEveryBundleHasIsListed_data()
{
    QTest::addColumn<QStringList>("unlisted");

    QTest::newRow("page") << QStringList{"report.html"};
    QTest::newRow("case") << QStringList{"case.json"};
    QTest::newRow("both") << QStringList{"report.html", "case.json"};
}

void TestBundleCheck::whatEveryBundleHasIsListed()
{
    QFETCH(QStringList, unlisted);
    writeSample();
    const QString file = path("bundle/manifest.json");
    QJsonObject manifest = QJsonDocument::fromJson(fileContent(file)).object();
    QJsonArray parts;
    for (const QJsonValue part : manifest["parts"].toArray()) {
        if (!unlisted.contains(part["name"].toString()))
            parts.append(part);
    }
    manifest["parts"] = unlisted.size() > 1 ? QJsonValue() : QJsonValue(parts);
    putFile(file, QJsonDocument(manifest).toJson());

    const auto report = test::got(verifyBundle(path("bundle")));

    QVERIFY(!report.isWhole());
    for (const QString &name : unlisted) {
        for (const auto kind : {BundleFault::Kind::Missing, BundleFault::Kind::Unlisted})
            QCOMPARE(std::ranges::count(report.faults, BundleFault{kind, name}), 1);
    }
}

void TestBundleCheck::whatIsOddIsSaid()
{
    putFile(path("run.demo"), QByteArray(1 << 20, '\0'));
    QVERIFY(writeBundle(
        path("bundle"), m_case,
        {{"report.html", "x", {}}, {"case.json", "{}", {}}, {"run.demo", {}, path("run.demo")}}));
    QVERIFY(QFile::remove(path("bundle/run.demo")));
    QFile hollow(path("bundle/run.demo"));
    QVERIFY(hollow.open(QIODevice::WriteOnly) && hollow.resize(1 << 20));
    hollow.close();
    std::filesystem::create_hard_link(path("bundle/run.demo").toStdString(),
                                      path("elsewhere").toStdString());

    const auto report = test::got(verifyBundle(path("bundle")));

    QCOMPARE(report.faults, (std::vector<BundleFault>{{BundleFault::Kind::Shared, "run.demo"},
                                                      {BundleFault::Kind::Sparse, "run.demo"}}));
    QVERIFY(report.isWhole());
}

void TestBundleCheck::signerIsKnownByTheList()
{
    makeKey("anna");
    makeKey("bert");
    const auto parts = test::got(bundleParts(*m_store, m_case.id));
    QVERIFY(writeBundle(path("bundle"), m_case, parts, path("anna")));

    const auto unlisted = test::got(verifyBundle(path("bundle")));
    QCOMPARE(unlisted.signature.state, Signature::State::Unknown);
    QVERIFY(unlisted.signature.key.startsWith(QStringLiteral("ED25519 key SHA256:")));
    QVERIFY(unlisted.faults.empty());

    const QByteArray anna = "anna@example.org " + fileContent(path("anna.pub"));
    const QByteArray bert = "bert@example.org " + fileContent(path("bert.pub"));
    putFile(path("signers"), bert);
    QCOMPARE(test::got(verifyBundle(path("bundle"), path("signers"))).signature.state,
             Signature::State::Unknown);
    putFile(path("signers"), bert + anna);
    const auto known = test::got(verifyBundle(path("bundle"), path("signers"))).signature;
    QCOMPARE(known.state, Signature::State::Known);
    QCOMPARE(known.signer, QStringLiteral("anna@example.org"));
    QCOMPARE(known.key, unlisted.signature.key);
    // A key that may sign other things only.
    putFile(path("signers"),
            "anna@example.org namespaces=\"git\" " + fileContent(path("anna.pub")));
    QCOMPARE(test::got(verifyBundle(path("bundle"), path("signers"))).signature.state,
             Signature::State::Unknown);
    QVERIFY(!verifyBundle(path("bundle"), path("no such file")));
}

void TestBundleCheck::signatureOfAnotherManifestIsWrong()
{
    makeKey("anna");
    const auto parts = test::got(bundleParts(*m_store, m_case.id));
    QVERIFY(writeBundle(path("bundle"), m_case, parts, path("anna")));
    const auto state = [this] { return test::got(verifyBundle(path("bundle"))).signature.state; };
    const QByteArray manifest = fileContent(path("bundle/manifest.json"));

    putFile(path("bundle/manifest.json"), manifest + ' ');
    QCOMPARE(state(), Signature::State::Wrong);
    putFile(path("bundle/manifest.json"), manifest);
    QCOMPARE(state(), Signature::State::Unknown);
    putFile(path("bundle/manifest.json.sig"), "no signature");
    QCOMPARE(state(), Signature::State::Wrong);
    QVERIFY(QFile::remove(path("bundle/manifest.json.sig")));
    QVERIFY(QFile::link(path("anna"), path("bundle/manifest.json.sig")));
    QCOMPARE(state(), Signature::State::Wrong);
    QVERIFY(QFile::remove(path("bundle/manifest.json.sig")));
    QCOMPARE(state(), Signature::State::None);
    // No key, no bundle.
    QVERIFY(!writeBundle(path("unsigned"), m_case, parts, path("no such key")));
    QVERIFY(!QFile::exists(path("unsigned")));
}

void TestBundleCheck::hostileManifestLeadsNowhere_data()
{
    QTest::addColumn<QByteArray>("manifest");
    QTest::addColumn<bool>("isReadable");
    QTest::newRow("no JSON") << QByteArray("no") << false;
    QTest::newRow("empty") << QByteArray() << false;
    QTest::newRow("a list") << QByteArray("[]") << false;
    QTest::newRow("later version") << QByteArray(R"({"tickscope_bundle": 99})") << false;
    for (const char *name :
         {"../outside", "/etc/passwd", "", ".", "..", "a/b", "manifest.json", "manifest.json.sig"})
        QTest::newRow(name) << QByteArray(R"({"tickscope_bundle": 1, "parts": [{"name": ")") + name
                                   + R"(", "size": 1, "sha256": ""}]})"
                            << true;
    QTest::newRow("parts of another kind")
        << QByteArray(R"({"tickscope_bundle": 1, "parts": [5, null, {"name": 3}]})") << true;
}

void TestBundleCheck::hostileManifestLeadsNowhere()
{
    QFETCH(QByteArray, manifest);
    QFETCH(bool, isReadable);
    QVERIFY(QDir().mkdir(path("bundle")));
    putFile(path("outside"), "x");
    putFile(path("bundle/manifest.json"), manifest);

    const auto report = verifyBundle(path("bundle"));

    QCOMPARE(report.has_value(), isReadable);
    if (isReadable) {
        const auto others = std::ranges::count_if(report->faults, [](const BundleFault &each) {
            return each.kind != BundleFault::Kind::Unusable;
        });
        QCOMPARE(others, 2); // the page and the case, which it does not list
        QVERIFY(report->faults.size() > 2);
    }
}

TICKSCOPE_TEST(TestBundleCheck, QCoreApplication)
#include "test_bundle_check.moc"
