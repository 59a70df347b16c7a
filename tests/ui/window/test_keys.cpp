// SPDX-License-Identifier: GPL-3.0-or-later
#include <QTest>

#include <QAbstractItemView>
#include <QAction>
#include <QComboBox>
#include <QDockWidget>
#include <QLineEdit>
#include <QPlainTextEdit>
#include <QSet>
#include <QSettings>
#include <QTabBar>
#include <QTableView>
#include <QTextEdit>
#include <QToolButton>
#include <QTreeView>

#include "tests/support/test_program.h"
#include "tests/support/test_recordings.h"
#include "ui/commands/command_registry.h"
#include "ui/style/elided.h"
#include "ui/style/theme.h"
#include "ui/window/main_window.h"
#include "ui/world/view/world_overlays.h"
#include "ui/world/view/world_view.h"

using namespace tickscope;

namespace {

/// A key, and where it takes the head from 1500 ticks behind the first; the ticks that
/// mean "the end", and playing.
struct PlaybackKey {
    Qt::Key key;
    std::int64_t ticks;
};

constexpr std::int64_t ToEnd = 1'000'000;
constexpr std::int64_t Plays = 2'000'000;
constexpr std::int64_t ToKeyframe = 3'000'000;

constexpr std::array PlaybackKeys{
    PlaybackKey{Qt::Key_Space, Plays},
    PlaybackKey{Qt::Key_L, Plays},
    PlaybackKey{Qt::Key_J, Plays},
    PlaybackKey{Qt::Key_K, 0},
    PlaybackKey{Qt::Key_Comma, -1},
    PlaybackKey{Qt::Key_Period, 1},
    PlaybackKey{Qt::Key_Left, -250},
    PlaybackKey{Qt::Key_Right, 250},
    PlaybackKey{Qt::Key_Home, -1500},
    PlaybackKey{Qt::Key_0, -1500},
    PlaybackKey{Qt::Key_End, ToEnd},
    PlaybackKey{Qt::Key_PageUp, ToKeyframe},
    PlaybackKey{Qt::Key_PageDown, ToKeyframe},
};

/// What a widget keeps for itself, from the guide: all, some, or nothing.
bool keeps(const QWidget &widget, Qt::Key key)
{
    const bool isBox = qobject_cast<const QAbstractButton *>(&widget)
                       || qobject_cast<const QComboBox *>(&widget);
    const bool isTree = qobject_cast<const QTreeView *>(&widget)
                        || qobject_cast<const QTabBar *>(&widget);
    return (isBox && key == Qt::Key_Space)
           || (isTree && (key == Qt::Key_Left || key == Qt::Key_Right));
}

} // namespace

/// What the keyboard does, wherever its focus is.
class TestKeys : public QObject
{
    Q_OBJECT

private slots:
    void initTestCase();
    void init();
    void cleanup() { m_window.reset(); }

    void playbackKeysWorkWhereverTheFocusIs();
    void typingInAListIsNoSearch();
    void upAndDownMoveInAList();
    void spaceTogglesAButtonAndOpensABox();
    void textFieldKeepsWhatIsTyped();
    void escapeEmptiesATextFieldThenLeavesIt();
    void wrongTimeIsSaidAndCanBeMended_data();
    void wrongTimeIsSaidAndCanBeMended();
    void tabLeavesTheWorldViewAndComesBack();
    void scoreboardHasAKeyThatWorksInAList();
    void altAndArrowsMoveThePicture();
    void everyFocusIsVisible_data();
    void everyFocusIsVisible();
    void slowSpeedsReadAsFractions();
    void panelThatIsTickedComesToTheFront();

private:
    [[nodiscard]] QList<QWidget *> focusable() const;
    void showPanel(const QString &name);
    void startAgain();
    /// What happened since startAgain(), in the words of PlaybackKeys.
    [[nodiscard]] bool didAs(const PlaybackKey &key);
    [[nodiscard]] Document &document() const { return m_window->document(); }
    [[nodiscard]] Tick first() const { return document().playback().time().time().ticks().first; }

    QTemporaryDir m_folder;
    QString m_sample;
    FormatRegistry m_registry;
    std::unique_ptr<MainWindow> m_window;
};

void TestKeys::initTestCase()
{
    QCoreApplication::setOrganizationName(QStringLiteral("tickscope-tests"));
    QCoreApplication::setApplicationName(QStringLiteral("keys"));
    registerAllFormats(m_registry);
    m_sample = QString::fromStdString(test::makeSampleDemo(m_folder.path()));
}

void TestKeys::init()
{
    QSettings().clear();
    theme::apply(QStringLiteral("dark"));
    m_window = std::make_unique<MainWindow>(m_registry);
    m_window->setWindowState(Qt::WindowNoState);
    m_window->resize(1600, 1000);
    m_window->show();
    QVERIFY(QTest::qWaitForWindowActive(m_window.get()));
    m_window->open(m_sample);
    QTRY_COMPARE_WITH_TIMEOUT(document().phase(), OpenPhase::Ready, 120'000);
    QTRY_VERIFY(document().frame() != nullptr);
}

QList<QWidget *> TestKeys::focusable() const
{
    QList<QWidget *> widgets;
    for (QWidget *widget : m_window->findChildren<QWidget *>()) {
        if (widget->focusPolicy() != Qt::NoFocus && !widget->focusProxy() && widget->isEnabled()
            && widget->window() == m_window.get() && !widget->visibleRegion().isEmpty())
            widgets << widget;
    }
    return widgets;
}

void TestKeys::showPanel(const QString &name)
{
    auto *dock = m_window->findChild<QDockWidget *>(name + QStringLiteral("DockFrame"));
    QVERIFY(dock);
    if (!dock->toggleViewAction()->isChecked())
        dock->toggleViewAction()->trigger();
    dock->raise();
    QTRY_VERIFY(!dock->visibleRegion().isEmpty());
}

void TestKeys::startAgain()
{
    document().playback().apply(TimeCommand::of(TimeAction::Pause));
    document().playback().apply(TimeCommand::setSpeed(1.0));
    document().playback().apply(TimeCommand::goToTick(first() + 1500));
}

bool TestKeys::didAs(const PlaybackKey &key)
{
    const TimeController &time = document().playback().time();
    const std::int64_t moved = time.tick() - (first() + 1500);
    switch (key.ticks) {
    case Plays:
        return time.isPlaying();
    case ToEnd:
        return time.tick() == time.time().ticks().last;
    case ToKeyframe:
        return (key.key == Qt::Key_PageUp) == (moved < 0) && moved != 0;
    default:
        return moved == key.ticks && !time.isPlaying();
    }
}

void TestKeys::playbackKeysWorkWhereverTheFocusIs()
{
    QSet<QWidget *> seen;
    QStringList wrong;
    for (const char *panel :
         {"events", "players", "inspector", "info", "markers", "damage", "inputTape", "plots"}) {
        showPanel(QString::fromLatin1(panel));
        for (QWidget *widget : focusable()) {
            // What is typed has a test of its own.
            if (seen.contains(widget) || qobject_cast<QLineEdit *>(widget)
                || qobject_cast<QTextEdit *>(widget) || qobject_cast<QPlainTextEdit *>(widget))
                continue;
            seen.insert(widget);
            for (const PlaybackKey &key : PlaybackKeys) {
                if (keeps(*widget, key.key))
                    continue;
                startAgain();
                widget->setFocus();
                QVERIFY2(widget->hasFocus(), qPrintable(widget->objectName()));
                QTest::keyClick(widget, key.key);
                if (!didAs(key))
                    wrong << QStringLiteral("%1: %2").arg(widget->objectName(),
                                                          QKeySequence(key.key).toString());
            }
        }
    }

    QVERIFY2(seen.size() > 30, qPrintable(QString::number(seen.size())));
    QVERIFY2(wrong.isEmpty(), qPrintable(wrong.join(QStringLiteral(", "))));
}

void TestKeys::typingInAListIsNoSearch()
{
    showPanel(QStringLiteral("info"));
    auto *list = m_window->findChild<QTableView *>(QStringLiteral("info.list"));
    list->setFocus();
    list->setCurrentIndex(list->model()->index(1, 0));
    const QModelIndex before = list->currentIndex();
    bool couldMatch = false;
    QSet<QKeySequence> taken;
    for (const auto &[command, set] : m_window->commands().all())
        taken.unite(QSet<QKeySequence>(command->shortcuts.begin(), command->shortcuts.end()));
    // Commands have all letters but one, with which nothing begins here.
    m_window->commands().action(QStringLiteral("review.addNote"))->setShortcuts({});
    taken.remove(QKeySequence(QStringLiteral("D")));
    for (char letter = 'a'; letter <= 'z'; ++letter) {
        if (taken.contains(QKeySequence(QString(QChar(letter)))))
            continue;
        couldMatch |= !list->model()
                           ->match(before.siblingAtRow(2), Qt::DisplayRole, QString(QChar(letter)),
                                   1, Qt::MatchStartsWith | Qt::MatchWrap)
                           .isEmpty();
        QTest::keyClick(list, letter);
    }

    QVERIFY(couldMatch);
    QCOMPARE(list->currentIndex(), before);
}

void TestKeys::upAndDownMoveInAList()
{
    auto *list = m_window->findChild<QTableView *>(QStringLiteral("events.list"));
    QTRY_VERIFY(list->model()->rowCount() > 5);
    list->setFocus();
    list->selectRow(3);

    QTest::keyClick(list, Qt::Key_Down);
    QCOMPARE(list->currentIndex().row(), 4);
    QTest::keyClick(list, Qt::Key_Up);
    QCOMPARE(list->currentIndex().row(), 3);

    showPanel(QStringLiteral("inspector"));
    auto *tree = m_window->findChild<QTreeView *>(QStringLiteral("inspector.tree"));
    tree->setFocus();
    tree->setCurrentIndex(tree->model()->index(0, 0));
    startAgain();
    QTest::keyClick(tree, Qt::Key_Right);
    QVERIFY(tree->isExpanded(tree->model()->index(0, 0)));
    QCOMPARE(document().playback().time().tick(), first() + 1500);
}

void TestKeys::spaceTogglesAButtonAndOpensABox()
{
    startAgain();
    auto *fold = m_window->findChild<QToolButton *>(QStringLiteral("events.fold"));
    const bool wasOn = fold->isChecked();
    fold->setFocus();

    QTest::keyClick(fold, Qt::Key_Space);
    QCOMPARE(fold->isChecked(), !wasOn);

    auto *speed = m_window->findChild<QComboBox *>(QStringLiteral("speedBox"));
    speed->setFocus();
    QTest::keyClick(speed, Qt::Key_Space);
    QVERIFY(speed->view()->isVisible());
    speed->hidePopup();
    QVERIFY(!document().playback().time().isPlaying());
}

void TestKeys::textFieldKeepsWhatIsTyped()
{
    startAgain();
    for (const char *name : {"goToEdit", "events.filter", "inspector.find"}) {
        if (name == std::string_view("inspector.find"))
            showPanel(QStringLiteral("inspector"));
        auto *field = m_window->findChild<QLineEdit *>(QLatin1String(name));
        field->setFocus();
        QTest::keyClicks(field, QStringLiteral("a b,.5jkls<"));
        QTest::keyClick(field, Qt::Key_Home);
        QTest::keyClick(field, Qt::Key_Right);
        QTest::keyClick(field, Qt::Key_Backspace);
        QTest::keyClick(field, Qt::Key_End);
        QTest::keyClick(field, Qt::Key_Left);
        QTest::keyClick(field, Qt::Key_Delete);

        QCOMPARE(field->text(), QStringLiteral(" b,.5jkls"));
    }
    QCOMPARE(document().playback().time().tick(), first() + 1500);
    QVERIFY(!document().playback().time().isPlaying());
}

void TestKeys::escapeEmptiesATextFieldThenLeavesIt()
{
    auto *field = m_window->findChild<QLineEdit *>(QStringLiteral("events.filter"));
    field->setFocus();
    QTest::keyClicks(field, QStringLiteral("hello"));
    QCOMPARE(document().events().filter().text, std::string("hello"));

    QTest::keyClick(field, Qt::Key_Escape);
    QCOMPARE(field->text(), QString());
    QCOMPARE(document().events().filter().text, std::string());
    QVERIFY(field->hasFocus());

    QTest::keyClick(field, Qt::Key_Escape);
    QVERIFY(m_window->findChild<WorldView *>()->hasFocus());
}

void TestKeys::wrongTimeIsSaidAndCanBeMended_data()
{
    QTest::addColumn<QSize>("size");

    QTest::newRow("1280x720") << QSize(1280, 720);
    QTest::newRow("1600x1000") << QSize(1600, 1000);
}

void TestKeys::wrongTimeIsSaidAndCanBeMended()
{
    QFETCH(const QSize, size);
    m_window->resize(size);
    QTRY_COMPARE(m_window->size(), size);
    startAgain();
    auto *field = m_window->findChild<QLineEdit *>(QStringLiteral("goToEdit"));
    const auto *problem = m_window->findChild<ElidedLabel *>(QStringLiteral("goToProblem"));
    QTest::keyClick(m_window.get(), Qt::Key_G);
    QTRY_VERIFY(field->hasFocus());

    QTest::keyClicks(field, QStringLiteral("soon"));
    QTest::keyClick(field, Qt::Key_Return);
    QVERIFY(problem->isVisible());
    QCOMPARE(problem->text(), QStringLiteral("Not a time or a tick"));
    QCOMPARE(field->text(), QStringLiteral("soon"));
    QVERIFY(field->hasFocus());

    // It is all selected, so that the next try takes its place.
    QTest::keyClicks(field, QStringLiteral("9:00:00"));
    QTest::keyClick(field, Qt::Key_Return);
    // The sample lasts two minutes, 6000 ticks from the first to the last but one.
    QVERIFY2(problem->text().startsWith(QStringLiteral("Outside the recording (0:00–")),
             qPrintable(problem->text()));
    QTRY_VERIFY(!problem->isElided());
    QVERIFY(field->geometry().right() < problem->geometry().left());
    QVERIFY(problem->geometry().right() <= problem->parentWidget()->rect().right());

    QTest::keyClicks(field, QStringLiteral("0:02"));
    QVERIFY(!problem->isVisible());
    QTest::keyClick(field, Qt::Key_Return);
    QCOMPARE(document().playback().time().tick(), first() + 100);
    QVERIFY(m_window->findChild<WorldView *>()->hasFocus());
}

void TestKeys::tabLeavesTheWorldViewAndComesBack()
{
    auto *world = m_window->findChild<WorldView *>();
    world->setFocus();

    QTest::keyClick(world, Qt::Key_Tab);
    QVERIFY(!world->hasFocus());
    QVERIFY(!world->overlays().isScoreboardVisible());

    int steps = 1;
    while (!world->hasFocus() && steps++ < 200)
        QTest::keyClick(QApplication::focusWidget(), Qt::Key_Tab);
    QVERIFY2(world->hasFocus(), qPrintable(QApplication::focusWidget()->objectName()));
}

void TestKeys::scoreboardHasAKeyThatWorksInAList()
{
    auto *world = m_window->findChild<WorldView *>();
    const QAction *action = m_window->commands().action(QStringLiteral("view.scoreboard"));
    auto *list = m_window->findChild<QTableView *>(QStringLiteral("events.list"));
    QCOMPARE(action->shortcuts().size(), 1);
    QVERIFY(action->shortcut() != QKeySequence(Qt::Key_Tab));
    const auto key = static_cast<Qt::Key>(action->shortcut()[0].key());
    list->setFocus();

    const auto modifiers = action->shortcut()[0].keyboardModifiers();
    QTest::keyClick(list, key, modifiers);
    QVERIFY(world->overlays().isScoreboardVisible() && action->isChecked());
    QTest::keyClick(list, key, modifiers);
    QVERIFY(!world->overlays().isScoreboardVisible() && !action->isChecked());
}

void TestKeys::altAndArrowsMoveThePicture()
{
    auto *world = m_window->findChild<WorldView *>();
    world->setFocus();
    startAgain();
    const QPointF before = world->camera().centre;

    QTest::keyClick(world, Qt::Key_Right, Qt::AltModifier);

    QVERIFY(world->camera().centre.x() > before.x());
    QCOMPARE(document().playback().time().tick(), first() + 1500);
}

void TestKeys::everyFocusIsVisible_data()
{
    QTest::addColumn<QString>("scheme");

    QTest::newRow("dark") << QStringLiteral("dark");
    QTest::newRow("light") << QStringLiteral("light");
}

void TestKeys::everyFocusIsVisible()
{
    QFETCH(const QString, scheme);
    theme::apply(scheme);
    const QColor accent = theme::color(theme::Token::Accent);
    QStringList dark;
    for (const char *panel : {"events", "players", "info", "markers", "inputTape", "plots"}) {
        showPanel(QString::fromLatin1(panel));
        for (QWidget *widget : focusable()) {
            widget->setFocus();
            const QImage picture = widget->grab().toImage();
            const bool isMarked = picture.pixelColor(1, picture.height() / 2) == accent
                                  && picture.pixelColor(picture.width() / 2, 1) == accent;
            if (!isMarked)
                dark << widget->objectName() + u' '
                            + QString::fromLatin1(widget->metaObject()->className());
            m_window->setFocus();
        }
    }

    QVERIFY2(dark.isEmpty(), qPrintable(dark.join(QStringLiteral(", "))));
}

void TestKeys::slowSpeedsReadAsFractions()
{
    const auto *speed = m_window->findChild<QComboBox *>(QStringLiteral("speedBox"));
    QStringList texts;
    for (int i = 0; i < speed->count(); ++i)
        texts << speed->itemText(i);

    for (const char *text :
         {"×1/16", "×⅛", "×¼", "×½", "×1", "×2", "×64", "×−1/16", "×−⅛", "×−¼", "×−½", "×−1"})
        QVERIFY2(texts.contains(QString::fromUtf8(text)), text);
}

void TestKeys::panelThatIsTickedComesToTheFront()
{
    auto *markers = m_window->findChild<QDockWidget *>(QStringLiteral("markersDockFrame"));
    auto *inspector = m_window->findChild<QDockWidget *>(QStringLiteral("inspectorDockFrame"));
    QTRY_VERIFY(!inspector->visibleRegion().isEmpty());
    markers->toggleViewAction()->trigger();
    QVERIFY(!markers->toggleViewAction()->isChecked());

    markers->toggleViewAction()->trigger();

    QTRY_VERIFY(!markers->visibleRegion().isEmpty());
    QVERIFY(inspector->visibleRegion().isEmpty());
}

TICKSCOPE_TEST(TestKeys, QApplication)
#include "test_keys.moc"
