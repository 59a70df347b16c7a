// SPDX-License-Identifier: GPL-3.0-or-later
//
// Another process reads a recording whole for the window, unless a person wants none.
#include <sys/resource.h>

#include <QGuiApplication>
#include <QSettings>
#include <QTemporaryDir>
#include <QTest>

#include "tests/support/test_program.h"
#include "tests/support/test_recordings.h"
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

} // namespace

class TestConfinedReading : public QObject
{
    Q_OBJECT

private slots:
    void init();
    void processReadsUnlessItIsSwitchedOff_data();
    void processReadsUnlessItIsSwitchedOff();
    void whatWasStoppedGoesOn();

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

TICKSCOPE_TEST(TestConfinedReading, QGuiApplication)
#include "test_confined_reading.moc"
