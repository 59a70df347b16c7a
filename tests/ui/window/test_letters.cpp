// SPDX-License-Identifier: GPL-3.0-or-later
#include <QTest>

#include <QAbstractButton>
#include <QDialog>
#include <QLabel>
#include <QMenuBar>
#include <QSet>
#include <QSettings>
#include <QVariant>

#include "tests/support/test_program.h"
#include "tests/support/test_recordings.h"
#include "ui/commands/command_registry.h"
#include "ui/commands/mnemonic_keys.h"
#include "ui/style/window_style.h"
#include "ui/window/main_window.h"

using namespace tickscope;

/// Menus and dialogs by keyboard: every item and field has a letter, and the focus is seen.
class TestLetters : public QObject
{
    Q_OBJECT

private slots:
    void initTestCase();
    void init();
    void cleanup() { m_window.reset(); }

    void everyMenuItemHasALetterOfItsOwn();
    void letterChoosesAnItemOfAMenu();
    void everyButtonOfADialogHasALetterOfItsOwn_data();
    void everyButtonOfADialogHasALetterOfItsOwn();
    void lettersAreGivenWhereTheyAreFree();
    void focusIsSeenInADialog();

private:
    QTemporaryDir m_folder;
    QString m_sample;
    FormatRegistry m_registry;
    std::unique_ptr<MainWindow> m_window;
};

void TestLetters::initTestCase()
{
    QCoreApplication::setOrganizationName(QStringLiteral("tickscope-tests"));
    QCoreApplication::setApplicationName(QStringLiteral("letters"));
    registerAllFormats(m_registry);
    m_sample = QString::fromStdString(test::makeSampleDemo(m_folder.path()));
}

void TestLetters::init()
{
    QSettings().clear();
    m_window = std::make_unique<MainWindow>(m_registry);
    m_window->setWindowState(Qt::WindowNoState);
    m_window->resize(1600, 1000);
    m_window->show();
    QVERIFY(QTest::qWaitForWindowActive(m_window.get()));
    m_window->open(m_sample);
    QTRY_COMPARE_WITH_TIMEOUT(m_window->document().phase(), OpenPhase::Ready, 120'000);
    QTRY_VERIFY(m_window->document().frame() != nullptr);
}

void TestLetters::everyMenuItemHasALetterOfItsOwn()
{
    QList<QMenu *> menus = m_window->menuBar()->findChildren<QMenu *>();
    QVERIFY(menus.size() >= 10);
    for (QMenu *menu : menus) {
        menu->popup({0, 0});
        QSet<QString> letters;
        for (const QAction *action : menu->actions()) {
            if (action->isSeparator() || !action->isVisible())
                continue;
            const QString letter = QKeySequence::mnemonic(action->text()).toString();
            QVERIFY2(!letter.isEmpty(), qPrintable(menu->title() + u' ' + action->text()));
            QVERIFY2(!letters.contains(letter), qPrintable(menu->title() + u' ' + action->text()));
            letters.insert(letter);
        }
        menu->close();
    }
}

void TestLetters::letterChoosesAnItemOfAMenu()
{
    Playback &playback = m_window->document().playback();
    playback.apply(TimeCommand::goToTick(playback.time().time().ticks().last));
    QMenu *menu = nullptr;
    for (QMenu *each : m_window->menuBar()->findChildren<QMenu *>()) {
        if (each->actions().contains(m_window->commands().action(QStringLiteral("play.reverse"))))
            menu = each;
    }
    QVERIFY(menu);
    menu->popup({0, 0});
    const QAction *reverse = m_window->commands().action(QStringLiteral("play.reverse"));
    const QString letter = QKeySequence::mnemonic(reverse->text()).toString().right(1);
    QVERIFY(!letter.isEmpty());

    QTest::keyClick(menu, letter.front().toLatin1());

    QCOMPARE(playback.time().speed(), -1.0);
}

void TestLetters::everyButtonOfADialogHasALetterOfItsOwn_data()
{
    QTest::addColumn<QString>("command");

    for (const char *command :
         {"file.openUrl", "edit.settings", "file.mapFolders", "review.settings", "help.about",
          "lane.addText", "marker.addNamed", "clip.save", "video.save"})
        QTest::newRow(command) << QString::fromLatin1(command);
}

void TestLetters::everyButtonOfADialogHasALetterOfItsOwn()
{
    QFETCH(QString, command);
    const bool needsTick = command == QLatin1String("marker.addNamed");
    const qlonglong tick = m_window->document().playback().time().tick().value;

    QCOMPARE(m_window->commands().run(command, needsTick ? QVariant(tick) : QVariant()),
             CommandOutcome::Done);

    QDialog *dialog = nullptr;
    for (QDialog *each : m_window->findChildren<QDialog *>())
        dialog = each->isVisible() ? each : dialog;
    QVERIFY(dialog);
    QStringList texts;
    for (const QAbstractButton *button : dialog->findChildren<QAbstractButton *>()) {
        if (button->isVisible() && !button->text().isEmpty())
            texts << button->text();
    }
    for (const QLabel *label : dialog->findChildren<QLabel *>()) {
        if (label->buddy())
            texts << label->text();
    }
    QVERIFY(!texts.isEmpty());
    QSet<QString> letters;
    for (const QString &text : texts) {
        const QString letter = QKeySequence::mnemonic(text).toString();
        QVERIFY2(!letter.isEmpty(), qPrintable(text));
        QVERIFY2(!letters.contains(letter), qPrintable(text));
        letters.insert(letter);
    }
    dialog->reject();
}

void TestLetters::lettersAreGivenWhereTheyAreFree()
{
    // "Cup" has to leave its first letter to "C", which has no other; the mark of "Paste" stays.
    const std::vector<QString> marked = withMnemonics(
        {QStringLiteral("Cup"), QStringLiteral("C"), QStringLiteral("&Paste"), QString(u'…')});

    QCOMPARE(marked, (std::vector<QString>{QStringLiteral("C&up"), QStringLiteral("&C"),
                                           QStringLiteral("&Paste"), QString(u'…')}));
    QCOMPARE(withoutMnemonic(QStringLiteral("R&&D &lab")), QStringLiteral("R&&D lab"));
    QCOMPARE(withoutMnemonic(QStringLiteral("转到(&G)")), QStringLiteral("转到"));
    QCOMPARE(mnemonicOf(QStringLiteral("R&&D &lab")), QChar(u'L'));
    QVERIFY(mnemonicOf(QStringLiteral("R&&D")).isNull());
}

void TestLetters::focusIsSeenInADialog()
{
    QCOMPARE(m_window->commands().run("file.openUrl"), CommandOutcome::Done);
    auto *dialog = m_window->findChild<QDialog *>(QStringLiteral("openUrlDialog"));
    QVERIFY(dialog);
    QVERIFY(QTest::qWaitForWindowActive(dialog));

    for (int i = 0; i < 2; ++i) {
        QTRY_VERIFY(dialog->focusWidget() && dialog->focusWidget()->hasFocus());
        QVERIFY2(dialog->focusWidget()->findChild<FocusRing *>(),
                 dialog->focusWidget()->metaObject()->className());
        QTest::keyClick(dialog->focusWidget(), Qt::Key_Tab);
    }
    QCOMPARE(dialog->findChildren<FocusRing *>().size(), 1);
    dialog->reject();
}

TICKSCOPE_TEST(TestLetters, QApplication)
#include "test_letters.moc"
