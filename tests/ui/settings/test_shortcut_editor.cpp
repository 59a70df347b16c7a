// SPDX-License-Identifier: GPL-3.0-or-later
#include <QTest>

#include <QAction>
#include <QLabel>
#include <QLineEdit>
#include <QListWidget>
#include <QPushButton>
#include <QSettings>
#include <QTreeWidget>

#include "tests/support/test_program.h"
#include "tests/support/test_recordings.h"
#include "ui/commands/chosen_keys.h"
#include "ui/commands/command.h"
#include "ui/commands/command_registry.h"
#include "ui/settings/shortcuts_page.h"
#include "ui/window/main_window.h"

using namespace tickscope;

/// Keys of commands that a person changes: recorded, checked, kept, exchanged.
class TestShortcutEditor : public QObject
{
    Q_OBJECT

private slots:
    void initTestCase();
    void init();
    void cleanup() { m_window.reset(); }

    void recordedKeyRunsTheCommand();
    void menusToolTipsAndHelpShowTheNewKey();
    void takenKeyIsNamedAndTakenOver();
    void keysOfDifferentListsDoNotMeet();
    void keyIsRemovedAndBroughtBack();
    void filterFindsCommandsAndKeys();
    void chosenKeysOutliveTheWindow();
    void chosenKeyBeatsADefaultOfALaterVersion();
    void resetBringsBackAllKeys();
    void exportedKeysAreReadAgain();
    void otherFilesAreRefused_data();
    void otherFilesAreRefused();
    void pressedKeysAreNamedAsQtDoes_data();
    void pressedKeysAreNamedAsQtDoes();

private:
    ShortcutsPage &showPage();
    void choose(const QString &id);
    [[nodiscard]] QAction &action(const QString &id) { return *m_window->commands().action(id); }
    template<typename Control>
    Control &child(const char *name)
    {
        return *m_window->findChild<Control *>(QLatin1String(name));
    }
    void press(int key, Qt::KeyboardModifiers modifiers = {})
    {
        QTest::keyClick(&child<KeyRecorder>("shortcuts.recorder"), static_cast<Qt::Key>(key),
                        modifiers);
    }

    QTemporaryDir m_folder;
    QString m_sample;
    FormatRegistry m_registry;
    std::unique_ptr<MainWindow> m_window;
};

void TestShortcutEditor::initTestCase()
{
    QCoreApplication::setOrganizationName(QStringLiteral("tickscope-tests"));
    QCoreApplication::setApplicationName(QStringLiteral("shortcuts"));
    registerAllFormats(m_registry);
    m_sample = test::writeTinyDemo(m_folder.path(), QStringLiteral("tiny.demo"));
}

void TestShortcutEditor::init()
{
    QSettings().clear();
    m_window = std::make_unique<MainWindow>(m_registry);
    m_window->resize(1600, 1000);
    m_window->show();
    QVERIFY(QTest::qWaitForWindowActive(m_window.get()));
}

ShortcutsPage &TestShortcutEditor::showPage()
{
    m_window->commands().run("edit.settings", QStringLiteral("shortcuts"));
    auto *page = m_window->findChild<ShortcutsPage *>();
    if (!page || !QTest::qWaitForWindowActive(page->window()))
        qFatal("no page");
    return *page;
}

void TestShortcutEditor::choose(const QString &id)
{
    auto &table = child<QTreeWidget>("shortcuts.table");
    for (int i = 0; i < table.topLevelItemCount(); ++i) {
        if (table.topLevelItem(i)->data(0, Qt::UserRole).toString() == id)
            table.setCurrentItem(table.topLevelItem(i));
    }
    QCOMPARE(table.currentItem()->data(0, Qt::UserRole).toString(), id);
}

void TestShortcutEditor::recordedKeyRunsTheCommand()
{
    m_window->open(m_sample);
    QTRY_COMPARE_WITH_TIMEOUT(m_window->document().phase(), OpenPhase::Ready, 120'000);
    ShortcutsPage &page = showPage();
    choose(QStringLiteral("go.end"));

    press(Qt::Key_Y, Qt::ControlModifier | Qt::AltModifier);

    QCOMPARE(action(QStringLiteral("go.end")).shortcuts(), keys({"End", "Ctrl+Alt+Y"}));
    QTRY_COMPARE(child<QListWidget>("shortcuts.keys").count(), 2);
    page.window()->close();
    m_window->activateWindow();
    QVERIFY(QTest::qWaitForWindowActive(m_window.get()));
    QTest::keyClick(m_window.get(), Qt::Key_Y, Qt::ControlModifier | Qt::AltModifier);
    const Document &document = m_window->document();
    QCOMPARE(document.playback().time().tick(), document.index()->ticks().last);
}

void TestShortcutEditor::menusToolTipsAndHelpShowTheNewKey()
{
    showPage();
    choose(QStringLiteral("go.end"));
    press(Qt::Key_F7);

    QVERIFY(action(QStringLiteral("go.end")).toolTip().contains(QStringLiteral("F7")));
    m_window->commands().run("help.shortcuts");
    const auto rows = child<QTreeWidget>("shortcutsTable")
                          .findItems(QStringLiteral("End"), Qt::MatchExactly);
    QCOMPARE(rows.size(), 1);
    QCOMPARE(rows.first()->text(1), QStringLiteral("End, F7"));
}

void TestShortcutEditor::takenKeyIsNamedAndTakenOver()
{
    showPage();
    choose(QStringLiteral("go.end"));
    auto &takeOver = child<QPushButton>("shortcuts.takeOver");
    QVERIFY(!takeOver.isVisible());
    // The longest of all languages: French.
    const auto &recorder = child<KeyRecorder>("shortcuts.recorder");
    QVERIFY(recorder.width() > recorder.fontMetrics().horizontalAdvance(
                QStringLiteral("Appuyez sur une touche pour l’ajouter")));

    press(Qt::Key_O, Qt::ControlModifier);
    QCOMPARE(child<QLabel>("shortcuts.note").text(),
             QStringLiteral("Ctrl+O is already used by “Open”."));
    QCOMPARE(action(QStringLiteral("go.end")).shortcuts(), keys({"End"}));
    QCOMPARE(action(QStringLiteral("file.open")).shortcuts(), keys({"Ctrl+O"}));

    QTest::mouseClick(&takeOver, Qt::LeftButton);
    QCOMPARE(action(QStringLiteral("go.end")).shortcuts(), keys({"End", "Ctrl+O"}));
    QCOMPARE(action(QStringLiteral("file.open")).shortcuts(), QList<QKeySequence>());
}

void TestShortcutEditor::keysOfDifferentListsDoNotMeet()
{
    const CommandRegistry &registry = m_window->commands();
    const Command &events = *registry.find(QStringLiteral("events.goto")).command;
    QVERIFY(events.focus);
    QVERIFY(registry.action(QStringLiteral("markers.goto"))
                ->shortcuts()
                .contains(QKeySequence(Qt::Key_Return)));

    // The lists of events and of markers both have Return; a command of the window may not.
    QVERIFY(registry.rivalsOf(events, QKeySequence(Qt::Key_Return)).empty());
    const Command &window = *registry.find(QStringLiteral("go.end")).command;
    QVERIFY(!registry.rivalsOf(window, QKeySequence(Qt::Key_Return)).empty());
}

void TestShortcutEditor::keyIsRemovedAndBroughtBack()
{
    showPage();
    choose(QStringLiteral("go.to")); // Ctrl+G and G
    auto &list = child<QListWidget>("shortcuts.keys");
    QCOMPARE(list.count(), 2);
    list.setCurrentRow(0);

    QTest::mouseClick(&child<QPushButton>("shortcuts.remove"), Qt::LeftButton);
    QCOMPARE(action(QStringLiteral("go.to")).shortcuts(), keys({"G"}));

    auto &resetOne = child<QPushButton>("shortcuts.resetOne");
    QTRY_VERIFY(resetOne.isEnabled());
    QTest::mouseClick(&resetOne, Qt::LeftButton);
    QCOMPARE(action(QStringLiteral("go.to")).shortcuts(), keys({"Ctrl+G", "G"}));
    QVERIFY(chosen_keys::all().empty());
}

void TestShortcutEditor::filterFindsCommandsAndKeys()
{
    showPage();
    auto &filter = child<QLineEdit>("shortcuts.filter");
    const auto shown = [this] {
        QStringList ids;
        const auto &table = child<QTreeWidget>("shortcuts.table");
        for (int i = 0; i < table.topLevelItemCount(); ++i) {
            if (!table.topLevelItem(i)->isHidden())
                ids << table.topLevelItem(i)->data(0, Qt::UserRole).toString();
        }
        return ids;
    };

    QTest::keyClicks(&filter, QStringLiteral("ctrl+shift+p"));
    QCOMPARE(shown(), QStringList{QStringLiteral("help.palette")});
    QCOMPARE(child<QTreeWidget>("shortcuts.table").currentItem()->data(0, Qt::UserRole).toString(),
             QStringLiteral("help.palette"));

    filter.clear();
    QTest::keyClicks(&filter, QStringLiteral("full screen"));
    QVERIFY(shown().contains(QStringLiteral("view.fullScreen")));
    QVERIFY(!shown().contains(QStringLiteral("go.end")));
}

void TestShortcutEditor::chosenKeysOutliveTheWindow()
{
    const Command &command = *m_window->commands().find(QStringLiteral("go.end")).command;
    chosen_keys::choose(command, keys({"F7"}));
    // Of a command that only another version has.
    QSettings().setValue(chosen_keys::settingOfKeys(QStringLiteral("other.command")),
                         QStringList{QStringLiteral("F8")});

    m_window = std::make_unique<MainWindow>(m_registry);

    QCOMPARE(action(QStringLiteral("go.end")).shortcuts(), keys({"F7"}));
    QCOMPARE(chosen_keys::all().at(QStringLiteral("other.command")), keys({"F8"}));
}

void TestShortcutEditor::chosenKeyBeatsADefaultOfALaterVersion()
{
    // As if "Open" had got its key after the person had given it to something else.
    const Command &command = *m_window->commands().find(QStringLiteral("go.end")).command;
    chosen_keys::choose(command, keys({"Ctrl+O"}));

    QCOMPARE(action(QStringLiteral("file.open")).shortcuts(), QList<QKeySequence>());
    m_window = std::make_unique<MainWindow>(m_registry);
    QCOMPARE(action(QStringLiteral("file.open")).shortcuts(), QList<QKeySequence>());

    chosen_keys::forget(QStringLiteral("go.end"));
    QCOMPARE(action(QStringLiteral("file.open")).shortcuts(), keys({"Ctrl+O"}));
}

void TestShortcutEditor::resetBringsBackAllKeys()
{
    showPage();
    choose(QStringLiteral("go.end"));
    press(Qt::Key_F7);
    choose(QStringLiteral("go.start"));
    press(Qt::Key_F8);

    QTest::mouseClick(&child<QPushButton>("settings.reset"), Qt::LeftButton);

    QCOMPARE(action(QStringLiteral("go.end")).shortcuts(), keys({"End"}));
    QCOMPARE(action(QStringLiteral("go.start")).shortcuts(), keys({"Home"}));
}

void TestShortcutEditor::exportedKeysAreReadAgain()
{
    ShortcutsPage &page = showPage();
    choose(QStringLiteral("go.end"));
    press(Qt::Key_F7);
    press(Qt::Key_Question, Qt::ShiftModifier | Qt::ControlModifier);
    const QString path = m_folder.filePath(QStringLiteral("keys.json"));
    QCOMPARE(page.exportTo(path), QString());
    page.reset();
    choose(QStringLiteral("go.start"));
    press(Qt::Key_F9);

    page.importFrom(path);

    QCOMPARE(action(QStringLiteral("go.end")).shortcuts(), keys({"End", "F7", "Ctrl+?"}));
    QCOMPARE(action(QStringLiteral("go.start")).shortcuts(), keys({"Home"}));
    QVERIFY(!page.exportTo(m_folder.filePath(QStringLiteral("no/such/folder.json"))).isEmpty());
}

void TestShortcutEditor::otherFilesAreRefused_data()
{
    QTest::addColumn<QByteArray>("json");
    QTest::addColumn<bool>("isRead");
    QTest::addColumn<qsizetype>("commands");

    const QByteArray head = R"({"format":"tickscope shortcuts","version":1,"commands":)";
    QTest::newRow("no JSON") << QByteArray("keys") << false << qsizetype{0};
    QTest::newRow("other JSON") << QByteArray(R"({"commands":{}})") << false << qsizetype{0};
    QTest::newRow("a list") << head + "[]}" << false << qsizetype{0};
    QTest::newRow("too much") << head + QByteArray(chosen_keys::LargestFile, ' ') + "{}}" << false
                              << qsizetype{0};
    QTest::newRow("nothing") << head + "{}}" << true << qsizetype{0};
    QTest::newRow("no keys") << head + R"({"a":"F1","b":[],"c/d":["F1"]}})" << true << qsizetype{1};
}

void TestShortcutEditor::otherFilesAreRefused()
{
    QFETCH(QByteArray, json);
    QFETCH(bool, isRead);
    QFETCH(qsizetype, commands);

    const auto read = chosen_keys::fromJson(json);

    QCOMPARE(read.has_value(), isRead);
    QCOMPARE(static_cast<qsizetype>(read ? read->size() : 0), commands);
}

void TestShortcutEditor::pressedKeysAreNamedAsQtDoes_data()
{
    QTest::addColumn<int>("key");
    QTest::addColumn<int>("modifiers");
    QTest::addColumn<QString>("name");

    QTest::newRow("letter") << int(Qt::Key_A) << int(Qt::NoModifier) << "A";
    QTest::newRow("shifted letter") << int(Qt::Key_A) << int(Qt::ShiftModifier) << "Shift+A";
    QTest::newRow("sign") << int(Qt::Key_Question) << int(Qt::ShiftModifier) << "?";
    QTest::newRow("sign with Ctrl")
        << int(Qt::Key_Plus) << int(Qt::ShiftModifier | Qt::ControlModifier) << "Ctrl++";
    QTest::newRow("function") << int(Qt::Key_F5) << int(Qt::ShiftModifier) << "Shift+F5";
    QTest::newRow("number pad") << int(Qt::Key_5) << int(Qt::KeypadModifier) << "5";
    QTest::newRow("Shift alone") << int(Qt::Key_Shift) << int(Qt::ShiftModifier) << "";
    QTest::newRow("space") << int(Qt::Key_Space) << int(Qt::ShiftModifier) << "Shift+Space";
}

void TestShortcutEditor::pressedKeysAreNamedAsQtDoes()
{
    QFETCH(int, key);
    QFETCH(int, modifiers);
    QFETCH(QString, name);

    const QKeyEvent event(QEvent::KeyPress, key, Qt::KeyboardModifiers(modifiers));

    QCOMPARE(pressedKey(event).toString(QKeySequence::PortableText), name);
}

TICKSCOPE_TEST(TestShortcutEditor, QApplication)
#include "test_shortcut_editor.moc"
