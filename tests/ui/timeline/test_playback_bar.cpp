// SPDX-License-Identifier: GPL-3.0-or-later
#include <QTest>

#include <QLabel>
#include <QLineEdit>
#include <QSettings>
#include <QToolButton>

#include "tests/support/test_program.h"
#include "tests/support/test_recordings.h"
#include "ui/playback/playback_bar.h"
#include "ui/style/theme.h"
#include "ui/window/main_window.h"

using namespace tickscope;

/// The bar under the picture, in windows of all widths.
class TestPlaybackBar : public QObject
{
    Q_OBJECT

private slots:
    void initTestCase();
    void cleanupTestCase() { m_window.reset(); }

    void everythingFitsIntoAWideWindow();
    void nothingIsCutOffInASmallOne_data();
    void nothingIsCutOffInASmallOne();
    void whatHasGivenWayComesBack();
    void clockSaysTheTimeOfTheTick();
    void tabGoesAsItIsRead();
    void whatCannotBeGoneToIsForgottenElsewhere();
    void filterIsSaidBelowAndCleared();

private:
    [[nodiscard]] QStringList shown() const;
    [[nodiscard]] QStringList cutOff() const;

    QTemporaryDir m_folder;
    FormatRegistry m_registry;
    std::unique_ptr<MainWindow> m_window;
    PlaybackBar *m_bar = nullptr;
};

void TestPlaybackBar::initTestCase()
{
    QCoreApplication::setOrganizationName(QStringLiteral("tickscope-tests"));
    QCoreApplication::setApplicationName(QStringLiteral("playback-bar"));
    QSettings().clear();
    registerAllFormats(m_registry);
    theme::apply(QStringLiteral("dark"));
    m_window = std::make_unique<MainWindow>(m_registry);
    m_window->setWindowState(Qt::WindowNoState);
    m_window->resize(1600, 1000);
    m_window->show();
    QVERIFY(QTest::qWaitForWindowActive(m_window.get()));
    m_window->open(QString::fromStdString(test::makeSampleDemo(m_folder.path())));
    QTRY_VERIFY_WITH_TIMEOUT(m_window->document().frame() != nullptr, 120'000);
    m_bar = m_window->findChild<PlaybackBar *>();
    QVERIFY(m_bar);
}

QStringList TestPlaybackBar::shown() const
{
    QStringList names;
    for (const QWidget *part : m_bar->findChildren<QWidget *>(Qt::FindDirectChildrenOnly)) {
        if (part->isVisible() && !part->objectName().isEmpty())
            names.append(part->objectName());
    }
    return names;
}

QStringList TestPlaybackBar::cutOff() const
{
    QStringList names;
    for (const QString &name : shown()) {
        const auto *part = m_bar->findChild<QWidget *>(name);
        const bool isWide = part->width() >= part->minimumSizeHint().width();
        if (!isWide || part->geometry().right() > m_bar->rect().right())
            names.append(name);
    }
    return names;
}

void TestPlaybackBar::everythingFitsIntoAWideWindow()
{
    const QStringList parts = shown();

    for (const char *name :
         {"go.previousKeyframe.button", "go.jumpForward.button", "loop.clear.button",
          "marker.add.button", "jumpLengthBox", "tickLabel", "wallClockLabel"})
        QVERIFY2(parts.contains(QLatin1String(name)), name);
}

void TestPlaybackBar::nothingIsCutOffInASmallOne_data()
{
    QTest::addColumn<QSize>("size");

    QTest::newRow("1280x720") << QSize(1280, 720);
    QTest::newRow("1600x1000 at 200 %") << QSize(800, 500);
    QTest::newRow("1280x720 at 200 %") << QSize(640, 360);
}

void TestPlaybackBar::nothingIsCutOffInASmallOne()
{
    QFETCH(const QSize, size);

    m_window->resize(size);

    QTRY_COMPARE(m_window->size(), size);
    QTRY_COMPARE(m_bar->width(), size.width());
    QTRY_COMPARE(cutOff(), QStringList());
    const QStringList parts = shown();
    for (const char *name : {"play.toggle.button", "go.stepBack.button", "go.nextEvent.button",
                             "speedBox", "goToEdit", "clockLabel"})
        QVERIFY2(parts.contains(QLatin1String(name)), name);
}

void TestPlaybackBar::whatHasGivenWayComesBack()
{
    m_window->resize(1600, 1000);
    QTRY_VERIFY(shown().contains(QStringLiteral("wallClockLabel")));
    const QStringList all = shown();

    m_window->resize(640, 360);
    QTRY_VERIFY(!shown().contains(QStringLiteral("wallClockLabel")));
    QVERIFY(shown().size() < all.size());
    m_window->resize(1600, 1000);

    QTRY_COMPARE(shown(), all);
}

/// Also between two ticks: lists and notes say the time of the tick.
void TestPlaybackBar::clockSaysTheTimeOfTheTick()
{
    auto &playback = m_window->document().playback();
    const auto *clock = m_bar->findChild<QLabel *>(QStringLiteral("clockLabel"));
    playback.apply(TimeCommand::goToTick(playback.time().time().ticks().first + 10));
    QTRY_VERIFY(clock->text().startsWith(QStringLiteral("0:00.20 ")));

    playback.apply(TimeCommand::jumpBy(std::chrono::milliseconds{15}));

    QCOMPARE(playback.time().head(), Time{std::chrono::milliseconds{215}});
    QVERIFY2(clock->text().startsWith(QStringLiteral("0:00.20 ")), qPrintable(clock->text()));
}

void TestPlaybackBar::tabGoesAsItIsRead()
{
    QStringList places;
    for (const QWidget *next = m_window->nextInFocusChain(); next != m_window.get();
         next = next->nextInFocusChain()) {
        if (m_bar->isAncestorOf(next) && next->isVisible() && next->focusPolicy() & Qt::TabFocus)
            places << QString::number(next->mapTo(m_bar, QPoint()).x()).rightJustified(6);
    }
    QVERIFY(places.size() > 12);
    QStringList sorted = places;
    sorted.sort();
    QCOMPARE(places, sorted);
}

void TestPlaybackBar::whatCannotBeGoneToIsForgottenElsewhere()
{
    auto *field = m_bar->findChild<QLineEdit *>(QStringLiteral("goToEdit"));
    const auto *problem = m_bar->findChild<QWidget *>(QStringLiteral("goToProblem"));
    field->setFocus();
    QTest::keyClicks(field, QStringLiteral("abc"));
    QTest::keyClick(field, Qt::Key_Return);
    QVERIFY(problem->isVisible());

    QTest::keyClick(field, Qt::Key_Escape);

    QVERIFY(!field->hasFocus());
    QVERIFY(!problem->isVisible());
    QVERIFY(field->text().isEmpty());
}

void TestPlaybackBar::filterIsSaidBelowAndCleared()
{
    auto *sign = m_window->findChild<QToolButton *>(QStringLiteral("timeline.filter"));
    QVERIFY(sign && sign->isHidden());
    ShownEvents &events = m_window->document().events();
    EventQuery filter = events.filter();
    filter.text = "welc";
    events.setFilter(filter);
    QVERIFY(!sign->isHidden());
    QVERIFY(sign->toolTip().contains(QStringLiteral("welc")));

    sign->click();

    QVERIFY(events.filter().text.empty());
    QVERIFY(sign->isHidden());
}

TICKSCOPE_TEST(TestPlaybackBar, QApplication)
#include "test_playback_bar.moc"
