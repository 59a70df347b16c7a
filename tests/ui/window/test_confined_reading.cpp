// SPDX-License-Identifier: GPL-3.0-or-later
//
// Another process reads a recording whole for the window, unless a person wants none.
#include <sys/resource.h>
#include <unistd.h>

#include <csignal>
#include <optional>
#include <thread>

#include <QDir>
#include <QGuiApplication>
#include <QSettings>
#include <QTemporaryDir>
#include <QTest>
#include <QThread>

#include "tests/support/test_program.h"
#include "tests/support/test_recordings.h"
#include "ui/jobs/crash_reports.h"
#include "ui/reading/confined_reader.h"
#include "ui/reading/reading.h"

using namespace tickscope;

namespace {

constexpr int ReadingTimeout = 120'000; // milliseconds

/// Goes up with each process that was waited for.
long pagesOfChildren()
{
    rusage used{};
    ::getrusage(RUSAGE_CHILDREN, &used);
    return used.ru_minflt;
}

/// Numbers of the processes that this one has started, as long as they read.
std::vector<pid_t> readers()
{
    std::vector<pid_t> found;
    for (const QString &name : QDir(QStringLiteral("/proc")).entryList(QDir::Dirs)) {
        QFile file(QStringLiteral("/proc/%1/stat").arg(name));
        if (name.toInt() == 0 || !file.open(QIODevice::ReadOnly))
            continue;
        // "12 (name) S 1 …": state and parent.
        const QByteArrayList words = file.readAll().split(')').last().simplified().split(' ');
        if (words.size() > 1 && words[0] != "Z" && words[1].toInt() == ::getpid())
            found.push_back(name.toInt());
    }
    return found;
}

} // namespace

class TestConfinedReading : public QObject
{
    Q_OBJECT

private slots:
    void init();
    void processReadsUnlessItIsSwitchedOff_data();
    void processReadsUnlessItIsSwitchedOff();
    void whatWasStoppedGoesOn();
    void fewProcessesReadAtTheSameTime();
    void whoIsInFrontComesFirst();
    void whoWaitsCanBeStopped();
    void crashOfAProcessLeavesAReport();

private:
    std::unique_ptr<QTemporaryDir> m_folder;
};

void TestConfinedReading::init()
{
    if (confined_reader::program().isEmpty())
        QSKIP("recordings are not read by a process of their own here");
    m_folder = std::make_unique<QTemporaryDir>();
    // What was kept would be all that is read.
    qputenv("XDG_CACHE_HOME", m_folder->path().toLocal8Bit());
}

void TestConfinedReading::processReadsUnlessItIsSwitchedOff_data()
{
    QTest::addColumn<bool>("isWanted");
    QTest::newRow("on") << true;
    QTest::newRow("off") << false;
}

void TestConfinedReading::processReadsUnlessItIsSwitchedOff()
{
    QFETCH(bool, isWanted);
    FormatRegistry formats;
    registerAllFormats(formats);
    const QString path = test::writeTinyDemo(m_folder->path(), QStringLiteral("tiny.demo"));
    confined_reader::setWanted(isWanted);
    const long before = pagesOfChildren();
    Shared<Index> index;
    {
        Reading reading(formats, path.toStdString(), {}, nullptr);
        connect(&reading, &Reading::indexed, this,
                [&index](const IndexProgress &progress) { index = progress.index; });
        QTRY_VERIFY_WITH_TIMEOUT(index && index->isComplete(), ReadingTimeout);
    }
    confined_reader::setWanted(true);

    QCOMPARE(pagesOfChildren() > before, isWanted);
    QVERIFY(index->eventCount() > 0);
    QVERIFY(index->damage().empty());
}

void TestConfinedReading::whatWasStoppedGoesOn()
{
    FormatRegistry formats;
    registerAllFormats(formats);
    const QString path = test::writeTinyDemo(m_folder->path(), QStringLiteral("tiny.demo"));
    Shared<Index> index;
    bool hasFailed = false;
    Reading reading(formats, path.toStdString(), {}, nullptr);
    connect(&reading, &Reading::failed, this, [&hasFailed] { hasFailed = true; });
    connect(&reading, &Reading::opened, this, [&](const auto &, const Shared<Index> &outline) {
        index = outline;
        reading.stopIndexing();
    });
    QTRY_VERIFY_WITH_TIMEOUT(index, ReadingTimeout);
    connect(&reading, &Reading::indexed, this,
            [&index](const IndexProgress &progress) { index = progress.index; });

    reading.readOn(index);

    QTRY_VERIFY_WITH_TIMEOUT(index->isComplete(), ReadingTimeout);
    QVERIFY(!hasFailed);
}

void TestConfinedReading::fewProcessesReadAtTheSameTime()
{
    constexpr int Recordings = 20;
    FormatRegistry formats;
    registerAllFormats(formats);
    const auto most = static_cast<std::size_t>(std::max(QThread::idealThreadCount(), 2));
    std::vector<std::unique_ptr<Reading>> readings;
    int complete = 0;
    for (int i = 0; i < Recordings; ++i) {
        const QString path = test::writeTinyDemo(m_folder->path(),
                                                 QStringLiteral("%1.demo").arg(i));
        readings.push_back(
            std::make_unique<Reading>(formats, path.toStdString(), std::string(), nullptr));
        connect(readings.back().get(), &Reading::indexed, this,
                [&complete](const IndexProgress &progress) {
                    complete += progress.index->isComplete() ? 1 : 0;
                });
    }
    readings[10].reset(); // a tab that is closed
    std::size_t seen = 0;
    const auto areRead = [&] {
        seen = std::max(seen, readers().size());
        return complete >= Recordings - 1;
    };
    QVERIFY(QTest::qWaitFor(areRead, ReadingTimeout));

    QVERIFY2(seen <= most, qPrintable(QString::number(seen)));
}

void TestConfinedReading::whoIsInFrontComesFirst()
{
    ReaderPlaces places(1);
    std::atomic<bool> isBehind = false;
    std::atomic<bool> isInFront = false;
    std::atomic<int> turns = 0;
    int turnBehind = 0;
    int turnInFront = 0;
    std::optional<ReaderPlace> held(std::in_place, places, isBehind, std::stop_token());
    QVERIFY(held->isTaken());
    {
        std::jthread behind([&](const std::stop_token &stop) {
            const ReaderPlace place(places, isBehind, stop);
            turnBehind = ++turns;
        });
        std::jthread front([&](const std::stop_token &stop) {
            const ReaderPlace place(places, isInFront, stop);
            turnInFront = ++turns;
        });
        QCOMPARE(turns.load(), 0);

        isInFront = true;
        places.update();
        QTRY_COMPARE_WITH_TIMEOUT(turns.load(), 1, ReadingTimeout);
        held.reset();
        QTRY_COMPARE_WITH_TIMEOUT(turns.load(), 2, ReadingTimeout);
    }
    QCOMPARE(turnInFront, 1); // though all places are taken
    QCOMPARE(turnBehind, 2);
}

void TestConfinedReading::whoWaitsCanBeStopped()
{
    ReaderPlaces places(1);
    const std::atomic<bool> isInFront = false;
    const ReaderPlace held(places, isInFront, {});
    bool isTaken = true;
    std::jthread waiting([&](const std::stop_token &stop) {
        isTaken = ReaderPlace(places, isInFront, stop).isTaken();
    });

    waiting.request_stop();
    waiting.join();

    QVERIFY(!isTaken);
}

/// One that nobody can trace to the recording, but by its size.
void TestConfinedReading::crashOfAProcessLeavesAReport()
{
    qputenv("XDG_DATA_HOME", m_folder->filePath(QStringLiteral("data")).toLocal8Bit());
    FormatRegistry formats;
    registerAllFormats(formats);
    const QString path = test::writeTinyDemo(m_folder->path(), QStringLiteral("long.demo"),
                                             {.stepCount = 150'000});
    bool isOver = false;
    bool isUnderWay = false;
    Reading reading(formats, path.toStdString(), {}, nullptr);
    connect(&reading, &Reading::failed, this, [&isOver] { isOver = true; });
    connect(&reading, &Reading::indexed, this, [&](const IndexProgress &progress) {
        isOver = isOver || progress.index->isComplete();
        const auto found = readers();
        if (!isOver && !found.empty() && !std::exchange(isUnderWay, true))
            ::kill(found.front(), SIGSEGV);
    });

    QTRY_COMPARE_WITH_TIMEOUT(crash_reports::kept().size(), qsizetype{1}, ReadingTimeout);
    QTRY_VERIFY_WITH_TIMEOUT(isOver, ReadingTimeout); // once more, or given up
    const QFileInfo report = crash_reports::kept().first();
    QVERIFY(crash_reports::isOfReader(report.fileName()));
    QVERIFY(!(report.permissions() & (QFile::ReadGroup | QFile::ReadOther)));
    QFile written(report.filePath());
    QVERIFY(written.open(QIODevice::ReadOnly));
    const QByteArray text = written.readAll();
    QVERIFY(text.startsWith("Tickscope "));
    QVERIFY2(text.contains("\nsignal: 11, "), text);
    QVERIFY2(text.contains("\nrecording (SHA-256): not known yet; the file has "
                           + QByteArray::number(QFileInfo(path).size()) + " bytes\n"),
             text);
    QVERIFY2(!text.contains("long.demo") && !text.contains(m_folder->path().toUtf8()), text);
}

TICKSCOPE_TEST(TestConfinedReading, QGuiApplication)
#include "test_confined_reading.moc"
