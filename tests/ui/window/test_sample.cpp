// SPDX-License-Identifier: GPL-3.0-or-later
//
// What a person sees of the sample recording who clicks on "Open sample".

#include <QTest>

#include <QDir>
#include <QFile>
#include <QPushButton>
#include <QSettings>

#include "tests/support/test_program.h"
#include "tests/support/test_recordings.h"
#include "ui/style/theme.h"
#include "ui/window/main_window.h"
#include "ui/world/scene_renderer.h"
#include "ui/world/view/world_view.h"

using namespace tickscope;

namespace {

constexpr int SampleTimeout = 120'000; // milliseconds

} // namespace

class TestSample : public QObject
{
    Q_OBJECT

private slots:
    void initTestCase();
    void init();
    void cleanup() { m_window.reset(); }
    void cleanupTestCase();

    void openSamplePlaysIt();
    void playersOfTheFirstFiveSecondsAreInThePicture_data();
    void playersOfTheFirstFiveSecondsAreInThePicture();

private:
    void openSample();
    [[nodiscard]] const TimeController &time() { return m_window->document().playback().time(); }

    QString m_sample;
    FormatRegistry m_registry;
    std::unique_ptr<MainWindow> m_window;
};

void TestSample::initTestCase()
{
    QCoreApplication::setOrganizationName(QStringLiteral("tickscope-tests"));
    QCoreApplication::setApplicationName(QStringLiteral("sample"));
    registerAllFormats(m_registry);
    // Where the program looks for it.
    const QDir program(QCoreApplication::applicationDirPath());
    QVERIFY(program.mkpath(QStringLiteral("../sample")));
    m_sample = QString::fromStdString(
        test::makeSampleDemo(program.filePath(QStringLiteral("../sample"))));
    QVERIFY(!m_sample.isEmpty());
}

void TestSample::init()
{
    QSettings().clear();
    theme::apply(QStringLiteral("light"));
    m_window = std::make_unique<MainWindow>(m_registry);
    m_window->resize(1280, 720);
    m_window->show();
    QVERIFY(QTest::qWaitForWindowActive(m_window.get()));
}

void TestSample::cleanupTestCase()
{
    QFile::remove(m_sample);
}

void TestSample::openSample()
{
    QTest::mouseClick(m_window->findChild<QPushButton *>(QStringLiteral("startSample")),
                      Qt::LeftButton);
    QTRY_VERIFY_WITH_TIMEOUT(time().isPlaying(), SampleTimeout);
}

void TestSample::openSamplePlaysIt()
{
    openSample();

    QCOMPARE(time().speed(), 1.0);
    const Tick first = time().time().ticks().first;
    QTRY_VERIFY_WITH_TIMEOUT(time().tick() > first, SampleTimeout);
}

void TestSample::playersOfTheFirstFiveSecondsAreInThePicture_data()
{
    QTest::addColumn<QSize>("size");

    QTest::newRow("1280x720") << QSize(1280, 720);
    QTest::newRow("1920x1080") << QSize(1920, 1080);
}

void TestSample::playersOfTheFirstFiveSecondsAreInThePicture()
{
    QFETCH(QSize, size);
    m_window->resize(size);
    openSample();
    Document &document = m_window->document();
    document.playback().apply(TimeCommand::of(TimeAction::Pause));
    auto *world = m_window->findChild<WorldView *>();
    const Tick first = time().time().ticks().first;
    // A third of a player at play's sight, so that tees are no dots.
    constexpr double Smallest = 0.33;

    for (int ticks = 0; ticks <= 5 * 50; ticks += 10) {
        document.playback().apply(TimeCommand::goToTick(first + ticks));
        QTRY_VERIFY_WITH_TIMEOUT(document.frame() && document.frame()->asked == first + ticks,
                                 SampleTimeout);
        const auto players = actorBounds(world->scene());
        const QRectF seen = world->camera().visible(world->size());

        QVERIFY(players);
        QVERIFY2(seen.contains(*players), qPrintable(QString::number(ticks)));
        QVERIFY2(Camera::playArea(world->size()).width() >= Smallest * seen.width(),
                 qPrintable(QString::number(ticks)));
    }
}

TICKSCOPE_TEST(TestSample, QApplication)
#include "test_sample.moc"
