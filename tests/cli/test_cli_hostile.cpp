// SPDX-License-Identifier: GPL-3.0-or-later
//
// Small files that cost much, or hid what was readable: every command ends soon, stays small and
// says what was cut.

#include <QDir>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QTemporaryDir>
#include <QTest>

#include <future>

#include "tests/support/measured_run.h"
#include "tests/support/places.h"
#include "tests/support/skips.h"
#include "tests/support/test_program.h"
#include "tests/support/test_recordings.h"

using namespace tickscope;

namespace {

/// Seconds on a quiet machine (see test::slowness()). The dearest take 2 there.
constexpr double MostCpu = 4;
constexpr int MostRepeats = 3;
constexpr rlim_t MostOfOneRun = 20; ///< Seconds, on any machine.
constexpr qint64 MostMemory = 256;  ///< MiB.
QString hostileFolder()
{
    return test::recordings() + QStringLiteral("/hostile");
}

QStringList hostileFiles()
{
    QStringList names = QDir(hostileFolder()).entryList(QDir::Files);
    names.removeOne(QStringLiteral("README.md"));
    return names;
}

QJsonObject objectOf(const QString &command, const QString &path)
{
    const auto run = test::runMeasured({command, QStringLiteral("--json"), path}, MostOfOneRun,
                                       true);
    return QJsonDocument::fromJson(run.out).object();
}

/// First, middle and last tick; none when the file has none.
QList<qint64> someTicks(const QString &path)
{
    const QJsonObject info = objectOf(QStringLiteral("info"), path);
    if (!info.value(QStringLiteral("first_tick")).isDouble())
        return {};
    const auto first = info.value(QStringLiteral("first_tick")).toInteger();
    const auto last = info.value(QStringLiteral("last_tick")).toInteger();
    return {first, first + (last - first) / 2, last};
}

/// What is wrong with a run of the command line; empty for nothing.
QString problemOf(const QStringList &words)
{
    auto run = test::runMeasured(words, MostOfOneRun);
    double slower = 1;
    for (int more = 0; run.cpu > MostCpu * slower && more < MostRepeats; ++more) {
        auto beside = std::async(std::launch::async, test::slowness);
        run = test::runMeasured(words, MostOfOneRun);
        slower = beside.get();
    }
    if (run.code >= 0 && run.code <= 2 && run.peak <= MostMemory && run.cpu <= MostCpu * slower)
        return {};
    return words.join(u' ')
           + QStringLiteral(": code %1, signal %2, %3 s of at most %4, %5 MiB")
                 .arg(run.code)
                 .arg(run.signal)
                 .arg(run.cpu)
                 .arg(MostCpu * slower)
                 .arg(run.peak);
}

/// Of every second of \a runs, from \a first on.
QStringList problemsOf(const QList<QStringList> &runs, qsizetype first)
{
    QStringList problems;
    for (qsizetype i = first; i < runs.size(); i += 2) {
        if (const QString problem = problemOf(runs[i]); !problem.isEmpty())
            problems << problem;
    }
    return problems;
}

} // namespace

class TestCliHostile : public QObject
{
    Q_OBJECT

private slots:
    void initTestCase();

    void everyCommandEndsSoonAndStaysSmall_data();
    void everyCommandEndsSoonAndStaysSmall();
    void whatWasCutIsSaid_data();
    void whatWasCutIsSaid();
    void runOfEqualDamageIsOneEntry();
    void noKeyOfTheMetadataIsLost_data();
    void noKeyOfTheMetadataIsLost();
    void oddBytesOfAHeaderAreKept();

private:
    QTemporaryDir m_folder;
};

void TestCliHostile::initTestCase()
{
    if (test::isInstrumented())
        QSKIP("a sanitizer takes time and memory of its own");
    if (hostileFiles().isEmpty())
        SKIP_WITHOUT_FILE("hostile");
}

void TestCliHostile::everyCommandEndsSoonAndStaysSmall_data()
{
    QTest::addColumn<QString>("file");

    for (const QString &name : hostileFiles())
        QTest::newRow(qPrintable(name)) << name;
}

void TestCliHostile::everyCommandEndsSoonAndStaysSmall()
{
    SKIP_WITHOUT_ROWS();
    QFETCH(const QString, file);
    const QString path = hostileFolder() + u'/' + file;
    const QList<qint64> ticks = someTicks(path);
    QList<QStringList> runs{
        {QStringLiteral("runs"), path},
        {QStringLiteral("compare"), path, path},
        {QStringLiteral("facts"), QStringLiteral("--player"), QStringLiteral("#0"), path},
        {QStringLiteral("ghost"), QStringLiteral("-o"),
         m_folder.filePath(file + QStringLiteral(".gho")), path}};
    // Text is made from the same reading: only the long run looks at that, too (.ci/long hostile).
    QList<QStringList> forms{{QStringLiteral("--json")}};
    if (qEnvironmentVariableIsSet("TICKSCOPE_HOSTILE_TEXT"))
        forms << QStringList();
    for (const QStringList &form : std::as_const(forms)) {
        for (const char *command : {"verify", "info", "events", "track", "checksums"})
            runs << QStringList{QString::fromLatin1(command)} + form + QStringList{path};
        for (const qint64 tick : ticks) {
            const QStringList at{QStringLiteral("--tick"), QString::number(tick)};
            runs << QStringList{QStringLiteral("state")} + form + at + QStringList{path};
        }
    }
    for (const qint64 tick : ticks) {
        const QString picture = m_folder.filePath(QString::number(tick) + QStringLiteral(".png"));
        runs << QStringList{QStringLiteral("screenshot"),
                            QStringLiteral("--tick"),
                            QString::number(tick),
                            QStringLiteral("-o"),
                            picture,
                            path};
    }

    // Two at a time: what counts is what each of them takes, not how long all do.
    auto other = std::async(std::launch::async, [&runs] { return problemsOf(runs, 1); });
    const QStringList problems = problemsOf(runs, 0) + other.get();

    QVERIFY2(problems.isEmpty(), qPrintable(problems.join(u'\n')));
}

void TestCliHostile::whatWasCutIsSaid_data()
{
    QTest::addColumn<QString>("file");
    QTest::addColumn<QString>("said");

    const auto row = [](const char *file, const char *said) {
        QTest::newRow(file) << QString::fromLatin1(file) << QString::fromLatin1(said);
    };
    row("bare-keyframes.demo.gz", "keyframe without a snapshot");
    row("nbt-array-16M.hcrp.zst", "values of them are left out");
    row("events-50M.hcrp", "more events than a recording of its size can hold");
    row("ghost-blocks-4M.hcrp.xz", "more blocks are set than are kept");
    row("overlapping-2k.hcrp.xz", "shares its bytes with others");
    row("bad-utf8-header.teehistorian", "bytes that JSON forbids");
    row("map-65535.demo", "layer is too big");
    row("joins-700k.teehistorian.gz", "change their names more often than is kept");
}

void TestCliHostile::whatWasCutIsSaid()
{
    QFETCH(const QString, file);
    QFETCH(const QString, said);

    for (const char *command : {"verify", "info"}) {
        // What reads no players leaves none out.
        if (file.startsWith(u"joins") && qstrcmp(command, "verify") == 0)
            continue;
        const QJsonObject object = objectOf(QString::fromLatin1(command),
                                            hostileFolder() + u'/' + file);
        QStringList words;
        for (const QJsonValue &place : object.value(QStringLiteral("damage")).toArray())
            words << place.toObject().value(QStringLiteral("what")).toString();
        QVERIFY2(words.join(u'\n').contains(said), qPrintable(words.join(u'\n')));
    }
}

void TestCliHostile::runOfEqualDamageIsOneEntry()
{
    const QJsonObject object = objectOf(QStringLiteral("verify"),
                                        hostileFolder() + QStringLiteral("/zeros.teehistorian.gz"));

    const QJsonArray damage = object.value(QStringLiteral("damage")).toArray();
    QVERIFY2(damage.size() >= 1 && damage.size() <= 3, qPrintable(QString::number(damage.size())));
    // 63,003,917 bytes after unpacking, all but the first 3,915 of them zero: three to a record.
    qint64 most = 0;
    for (const QJsonValue &place : damage)
        most = std::max(most, place.toObject().value(QStringLiteral("size")).toInteger());
    QVERIFY2(most > 62'900'000, qPrintable(QString::number(most)));
}

void TestCliHostile::noKeyOfTheMetadataIsLost_data()
{
    QTest::addColumn<QString>("file");
    QTest::addColumn<int>("count");

    QTest::newRow("teehistorian") << QStringLiteral("header-110k-keys.teehistorian.xz") << 110'000;
    QTest::newRow("Hollow Cube") << QStringLiteral("nbt-500k-keys.hcrp.xz") << 499'000;
}

void TestCliHostile::noKeyOfTheMetadataIsLost()
{
    QFETCH(const QString, file);
    QFETCH(const int, count);

    const auto run = test::runMeasured(
        {QStringLiteral("info"), QStringLiteral("--json"), hostileFolder() + u'/' + file},
        MostOfOneRun, true);

    // Each value has a colon, and some texts have one, too.
    QVERIFY2(run.out.count("\":") >= count, qPrintable(QString::number(run.out.count("\":"))));
    QVERIFY(!QJsonDocument::fromJson(run.out).isNull());
}

void TestCliHostile::oddBytesOfAHeaderAreKept()
{
    const QJsonObject info = objectOf(
        QStringLiteral("info"), hostileFolder() + QStringLiteral("/bad-utf8-header.teehistorian"));
    const QJsonObject metadata = info.value(QStringLiteral("metadata")).toObject();

    // As the file has it: ff fe 1b "[31m".
    QCOMPARE(metadata.value(QStringLiteral("server_name_hex")).toString(),
             QStringLiteral("fffe1b5b33316d"));
    QCOMPARE(metadata.value(QStringLiteral("server_port")).toString(), QStringLiteral("8412"));
}

TICKSCOPE_TEST(TestCliHostile, QCoreApplication)
#include "test_cli_hostile.moc"
