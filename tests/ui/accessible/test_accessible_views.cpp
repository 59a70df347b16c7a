// SPDX-License-Identifier: GPL-3.0-or-later
#include <QTest>

#include <QAccessible>
#include <QLocale>
#include <QSettings>

#include "tests/support/test_program.h"
#include "tests/support/test_recordings.h"
#include "ui/accessible/accessible_source.h"
#include "ui/commands/command_registry.h"
#include "ui/tape/tape_view.h"
#include "ui/timeline/overview_strip.h"
#include "ui/timeline/view/timeline_view.h"
#include "ui/window/main_window.h"
#include "ui/window/messages/message_bar.h"
#include "ui/world/view/world_view.h"

using namespace tickscope;

namespace {

QList<QAccessibleInterface *> childrenOf(const QAccessibleInterface &parent)
{
    QList<QAccessibleInterface *> children;
    for (int i = 0; i < parent.childCount(); ++i)
        children << parent.child(i);
    return children;
}

QAccessibleInterface *childNamed(const QAccessibleInterface &parent, const QString &name)
{
    for (QAccessibleInterface *child : childrenOf(parent)) {
        if (child->text(QAccessible::Name) == name)
            return child;
    }
    return nullptr;
}

} // namespace

/// What assistive technology is told of the views, on a tiny demo: ticks 1000 to 1400 of 20 ms,
/// Anna and Bö "二", chat in tick 1004, a kill in 1008. What is told without being asked needs
/// somebody who listens: see tests/checks/accessibility_client.py.
class TestAccessibleViews : public QObject
{
    Q_OBJECT

private slots:
    void initTestCase();
    void init();
    void cleanup() { m_window.reset(); }

    void playheadIsAValue_data();
    void playheadIsAValue();
    void valueThatIsSetSeeks_data();
    void valueThatIsSetSeeks();
    void actionsPlayAndGoToEvents();
    void lanesHaveTheirEvents();
    void manyEventsAreGrouped();
    void pressingAnEventGoesThere();
    void playersHavePlaceAndState();
    void selectedPlayerIsTheFocusOfThePicture();
    void partThatIsGoneIsNoLongerValid();
    void inputsSayWhatIsHeldAtThePlayhead();
    void noRecordingHasNoParts();
    void messageBarIsAnAlert();

private:
    [[nodiscard]] QAccessibleInterface &of(const QString &name) const;
    template<typename View>
    [[nodiscard]] QAccessibleInterface &viewOf() const
    {
        return *QAccessible::queryAccessibleInterface(m_window->findChild<View *>());
    }
    [[nodiscard]] Document &document() const { return m_window->document(); }
    [[nodiscard]] Tick head() const { return document().playback().time().tick(); }
    void goTo(std::int64_t tick) { document().playback().apply(TimeCommand::goToTick({tick})); }

    QTemporaryDir m_folder;
    QString m_path;
    FormatRegistry m_registry;
    std::unique_ptr<MainWindow> m_window;
};

void TestAccessibleViews::initTestCase()
{
    QCoreApplication::setOrganizationName(QStringLiteral("tickscope-tests"));
    registerAllFormats(m_registry);
    m_path = test::writeTinyDemo(m_folder.path(), QStringLiteral("tiny.demo"));
}

void TestAccessibleViews::init()
{
    QSettings().clear();
    m_window = std::make_unique<MainWindow>(m_registry);
    m_window->setWindowState(Qt::WindowNoState);
    m_window->resize(1600, 1000);
    m_window->show();
    QVERIFY(QTest::qWaitForWindowActive(m_window.get()));
    m_window->open(m_path);
    QTRY_COMPARE_WITH_TIMEOUT(document().phase(), OpenPhase::Ready, 120'000);
    QTRY_VERIFY(document().frame() && document().frame()->at);
    QTRY_VERIFY(!document().events().lines()->empty());
    QTRY_VERIFY(childNamed(viewOf<TimelineView>(), QStringLiteral("Kills"))->childCount() > 0);
    QVERIFY(!m_window->commands().all().empty()); // makes the panels that were not seen yet
    goTo(1000);
}

QAccessibleInterface &TestAccessibleViews::of(const QString &name) const
{
    return *QAccessible::queryAccessibleInterface(m_window->findChild<QWidget *>(name));
}

void TestAccessibleViews::playheadIsAValue_data()
{
    QTest::addColumn<QString>("view");
    QTest::addColumn<QAccessible::Role>("role");

    QTest::newRow("timeline") << "timelineView" << QAccessible::Slider;
    QTest::newRow("overview") << "overviewStrip" << QAccessible::Slider;
    QTest::newRow("tape") << "inputTape.view" << QAccessible::Chart;
    QTest::newRow("graphs") << "plots.view" << QAccessible::Chart;
    QTest::newRow("picture") << "worldView" << QAccessible::Canvas;
}

void TestAccessibleViews::playheadIsAValue()
{
    QFETCH(const QString, view);
    QFETCH(const QAccessible::Role, role);
    goTo(1017);

    QAccessibleInterface &shown = of(view);
    QAccessibleValueInterface *value = shown.valueInterface();

    QCOMPARE(shown.role(), role);
    QVERIFY(!shown.text(QAccessible::Name).isEmpty());
    QVERIFY(value);
    QCOMPARE(value->currentValue().toDouble(), 1017.0);
    QCOMPARE(value->minimumValue().toDouble(), 1000.0);
    QCOMPARE(value->maximumValue().toDouble(), 1400.0);
    QCOMPARE(value->minimumStepSize().toDouble(), 1.0);
    const QString words = shown.text(QAccessible::Description);
    QVERIFY2(words.contains(QStringLiteral("tick 1,017, paused.")), qPrintable(words));
    QVERIFY2(words.contains(QStringLiteral("0.34,")), qPrintable(words)); // 17 ticks of 20 ms
}

void TestAccessibleViews::valueThatIsSetSeeks_data()
{
    QTest::addColumn<QVariant>("value");
    QTest::addColumn<qint64>("tick");

    QTest::newRow("a tick") << QVariant(1234.0) << qint64{1234};
    QTest::newRow("between two") << QVariant(1100.4) << qint64{1100};
    QTest::newRow("before the first") << QVariant(-1e300) << qint64{1000};
    QTest::newRow("behind the last") << QVariant(1e300) << qint64{1400};
    QTest::newRow("no number") << QVariant(qQNaN()) << qint64{1005};
    QTest::newRow("a text") << QVariant("soon") << qint64{1005};
}

void TestAccessibleViews::valueThatIsSetSeeks()
{
    QFETCH(const QVariant, value);
    QFETCH(const qint64, tick);
    goTo(1005);

    viewOf<TimelineView>().valueInterface()->setCurrentValue(value);

    QCOMPARE(head(), Tick{tick});
}

void TestAccessibleViews::actionsPlayAndGoToEvents()
{
    QAccessibleActionInterface *actions = viewOf<TimelineView>().actionInterface();
    QVERIFY(actions);
    for (const QString &name : actions->actionNames())
        QVERIFY2(!actions->localizedActionName(name).isEmpty(), qPrintable(name));

    actions->doAction(QStringLiteral("nextEvent"));
    QCOMPARE(head(), Tick{1000 + test::TinyChatTicks});
    actions->doAction(QStringLiteral("nextEvent"));
    QCOMPARE(head(), Tick{1000 + test::TinyKillTicks});
    actions->doAction(QStringLiteral("previousEvent"));
    QCOMPARE(head(), Tick{1000 + test::TinyChatTicks});
    actions->doAction(QStringLiteral("play"));
    QVERIFY(document().playback().time().isPlaying());
}

void TestAccessibleViews::lanesHaveTheirEvents()
{
    QAccessibleInterface *kills = childNamed(viewOf<TimelineView>(), QStringLiteral("Kills"));

    QVERIFY(kills);
    QCOMPARE(kills->role(), QAccessible::List);
    QCOMPARE(kills->text(QAccessible::Description), QStringLiteral("1 event in view"));
    QCOMPARE(kills->childCount(), 1);
    const QString name = kills->child(0)->text(QAccessible::Name);
    QVERIFY2(name.contains(QLatin1String(test::TinyFirstName))
                 && name.contains(QString::fromUtf8(test::TinySecondName)),
             qPrintable(name));
    QCOMPARE(kills->child(0)->parent(), kills);
    QCOMPARE(kills->indexOfChild(kills->child(0)), 0);
    QVERIFY(!kills->child(0)->rect().isEmpty());
}

void TestAccessibleViews::manyEventsAreGrouped()
{
    const std::string sample = test::makeSampleDemo(m_folder.path());
    m_window->open(QString::fromStdString(sample));
    QTRY_COMPARE_WITH_TIMEOUT(document().phase(), OpenPhase::Ready, 120'000);
    EventQuery all = document().events().filter();
    all.hiddenKinds.clear();
    document().events().setFilter(all);

    QAccessibleInterface &timeline = viewOf<TimelineView>();
    const auto most = [&timeline] {
        int count = 0;
        for (const QAccessibleInterface *lane : childrenOf(timeline))
            count = std::max(count, lane->childCount());
        return count;
    };
    const auto hasGroups = [&timeline] {
        for (QAccessibleInterface *lane : childrenOf(timeline)) {
            const int said = QLocale().toInt(
                lane->text(QAccessible::Description).section(u' ', 0, 0));
            if (said > int(MostAccessibleParts) && lane->childCount() > 1)
                return true;
        }
        return false;
    };
    QTRY_VERIFY(hasGroups());
    QVERIFY(most() <= int(MostAccessibleParts));
}

void TestAccessibleViews::pressingAnEventGoesThere()
{
    QAccessibleInterface *kills = childNamed(viewOf<TimelineView>(), QStringLiteral("Kills"));

    kills->child(0)->actionInterface()->doAction(QAccessibleActionInterface::pressAction());

    QCOMPARE(head(), Tick{1000 + test::TinyKillTicks});
}

void TestAccessibleViews::playersHavePlaceAndState()
{
    QAccessibleInterface *players = childNamed(viewOf<WorldView>(), QStringLiteral("Players"));
    QVERIFY(players);
    QAccessibleInterface *anna = childNamed(*players, QLatin1String(test::TinyFirstName));
    QVERIFY(anna);

    const QString words = anna->text(QAccessible::Description);
    const QString place = QStringLiteral("x %1, y %2").arg(test::TinyStartX).arg(test::TinyY);
    QVERIFY2(words.startsWith(place), qPrintable(words));
    QVERIFY(!anna->state().selected);

    anna->actionInterface()->doAction(QAccessibleActionInterface::pressAction());
    QVERIFY(anna->state().selected);
    QCOMPARE(document().selection().player()->client, 0);
}

void TestAccessibleViews::selectedPlayerIsTheFocusOfThePicture()
{
    auto *world = m_window->findChild<WorldView *>();
    world->setFocus();

    document().selection().selectPlayer(document().players().inFrame(0));

    QAccessibleInterface *focused = viewOf<WorldView>().focusChild();
    QVERIFY(focused);
    QCOMPARE(focused->text(QAccessible::Name), QLatin1String(test::TinyFirstName));
}

void TestAccessibleViews::partThatIsGoneIsNoLongerValid()
{
    QAccessibleInterface &timeline = viewOf<TimelineView>();
    QAccessibleInterface *kill = childNamed(timeline, QStringLiteral("Kills"))->child(0);
    QVERIFY(kill->isValid());
    const QAccessible::Id id = QAccessible::uniqueId(kill);

    const Time second = std::chrono::seconds(1);
    document().playback().setTimeInView({second * 4, second});

    QCOMPARE(childNamed(timeline, QStringLiteral("Kills"))->childCount(), 0);
    QVERIFY(!kill->isValid());
    QCOMPARE(kill->text(QAccessible::Name), QString());
    QTRY_VERIFY(!QAccessible::accessibleInterface(id));
}

void TestAccessibleViews::inputsSayWhatIsHeldAtThePlayhead()
{
    auto *dock = m_window->findChild<QDockWidget *>(QStringLiteral("inputTapeDockFrame"));
    dock->show();
    dock->raise();
    QAccessibleInterface &tape = viewOf<TapeView>();
    QTRY_VERIFY(childNamed(tape, QLatin1String(test::TinyFirstName)));

    const QAccessibleInterface *anna = childNamed(tape, QLatin1String(test::TinyFirstName));
    QVERIFY(anna->childCount() > 0);
    for (const QAccessibleInterface *input : childrenOf(*anna))
        QVERIFY(!input->text(QAccessible::Name).isEmpty());
    QVERIFY(!anna->child(0)->text(QAccessible::Description).isEmpty());
}

void TestAccessibleViews::noRecordingHasNoParts()
{
    QAccessibleInterface &timeline = viewOf<TimelineView>();
    document().close();

    // The field for names of markers is there, hidden.
    for (const QAccessibleInterface *child : childrenOf(timeline))
        QVERIFY(child->state().invisible);
    QCOMPARE(timeline.valueInterface()->currentValue().toDouble(), 0.0);
    timeline.valueInterface()->setCurrentValue(5.0);
    QVERIFY(timeline.text(QAccessible::Description)
                .startsWith(QStringLiteral("No recording is open.")));
}

void TestAccessibleViews::messageBarIsAnAlert()
{
    MessageBar &bar = m_window->messages();
    bar.clear();

    bar.setMessage(MessageBar::Topic::Map, {QStringLiteral("Map not found."), {}, {}, {}, {}});

    const QAccessibleInterface *told = QAccessible::queryAccessibleInterface(&bar);
    QCOMPARE(told->role(), QAccessible::AlertMessage);
    QCOMPARE(told->text(QAccessible::Name), QStringLiteral("Map not found."));
}

TICKSCOPE_TEST(TestAccessibleViews, QApplication)

#include "test_accessible_views.moc"
