// SPDX-License-Identifier: GPL-3.0-or-later
#include <QTest>

#include <QClipboard>
#include <QLabel>
#include <QSettings>
#include <QTextBrowser>
#include <QToolButton>
#include <QWhatsThis>

#include "tests/support/test_program.h"
#include "tests/support/test_recordings.h"
#include "ui/commands/command_registry.h"
#include "ui/jobs/crash_reports.h"
#include "ui/settings_notifier.h"
#include "ui/window/dialogs/about_dialog.h"
#include "ui/window/main_window.h"
#include "ui/window/messages/message_bar.h"

using namespace tickscope;

/// What the window says of itself: "What's this?", the hint for beginners, About.
class TestHelp : public QObject
{
    Q_OBJECT

private slots:
    void initTestCase();
    void init();
    void cleanup() { m_window.reset(); }

    void everyPartSaysWhatItIs();
    void keyBeginsToAsk();
    void hintStandsOverTheFirstRecordingUntilItIsClosed();
    void withoutTheSettingThereIsNoHint();
    void aboutNamesVersionsLicencesAndArt();

private:
    void open();

    QTemporaryDir m_folder;
    QString m_sample;
    FormatRegistry m_registry;
    std::unique_ptr<MainWindow> m_window;
};

void TestHelp::initTestCase()
{
    QCoreApplication::setOrganizationName(QStringLiteral("tickscope-tests"));
    QCoreApplication::setApplicationName(QStringLiteral("help"));
    registerAllFormats(m_registry);
    m_sample = test::writeTinyDemo(m_folder.path(), QStringLiteral("tiny.demo"));
}

void TestHelp::init()
{
    QSettings().clear();
    m_window = std::make_unique<MainWindow>(m_registry);
    m_window->resize(1600, 1000);
    m_window->show();
    QVERIFY(QTest::qWaitForWindowActive(m_window.get()));
}

void TestHelp::open()
{
    m_window->open(m_sample);
    QTRY_COMPARE_WITH_TIMEOUT(m_window->document().phase(), OpenPhase::Ready, 120'000);
}

void TestHelp::everyPartSaysWhatItIs()
{
    QVERIFY(!m_window->commands().all().empty()); // makes the panels that were not seen yet
    for (const char *name :
         {"worldView", "timelinePanel", "timelineView", "overviewStrip", "goToEdit", "events",
          "players", "inspector", "entities", "info", "markers", "damage", "inputTapeDock",
          "plotsDock", "factsDock", "cases", "startPage"}) {
        const auto *part = m_window->findChild<QWidget *>(QLatin1String(name));
        QVERIFY2(part && !part->whatsThis().isEmpty(), name);
    }
    QVERIFY(m_window->commands().action("play.toggle")->whatsThis().contains("Space"));
}

void TestHelp::keyBeginsToAsk()
{
    QVERIFY(!QWhatsThis::inWhatsThisMode());

    QTest::keyClick(m_window.get(), Qt::Key_F1, Qt::ShiftModifier);

    QVERIFY(QWhatsThis::inWhatsThisMode());
    QWhatsThis::leaveWhatsThisMode();
}

void TestHelp::hintStandsOverTheFirstRecordingUntilItIsClosed()
{
    QSettings().setValue(settings::FirstHint, true);
    QVERIFY(m_window->messages().text().isEmpty());
    open();
    QTRY_VERIFY(m_window->messages().text().startsWith(QStringLiteral("Space plays")));
    QVERIFY(m_window->messages().text().contains(QStringLiteral("Ctrl+Shift+P")));

    QTest::mouseClick(m_window->findChild<QToolButton *>(QStringLiteral("messageClose")),
                      Qt::LeftButton);

    QVERIFY(m_window->messages().text().isEmpty());
    QCOMPARE(QSettings().value(settings::FirstHint).toBool(), false);
    m_window->document().close();
    open();
    QVERIFY(m_window->messages().text().isEmpty());
    // Who switches it on again sees it at once.
    SettingsNotifier::instance().store(settings::FirstHint, true);
    QVERIFY(m_window->messages().text().startsWith(QStringLiteral("Space plays")));
}

void TestHelp::withoutTheSettingThereIsNoHint()
{
    open();

    QVERIFY(m_window->messages().text().isEmpty());
}

void TestHelp::aboutNamesVersionsLicencesAndArt()
{
    QCOMPARE(m_window->commands().run("help.about"), CommandOutcome::Done);
    auto *about = m_window->findChild<AboutDialog *>();
    QVERIFY(about && about->isVisible());

    const QString title = about->findChild<QLabel *>(QStringLiteral("about.title"))->text();
    QVERIFY(title.contains(QStringLiteral(TICKSCOPE_VERSION)));
    QVERIFY(title.contains(QString::fromLatin1(qVersion())));
    const QString credits = about->findChild<QTextBrowser *>(QStringLiteral("about.credits"))
                                ->toPlainText();
    for (const char *named :
         {"GNU General Public License", "MIT", "CC BY-SA 3.0", "DDNet", "QCustomPlot", "OpenSSL"})
        QVERIFY2(credits.contains(QLatin1String(named)), named);
    QVERIFY(crash_reports::versions().startsWith(QStringLiteral("Tickscope " TICKSCOPE_VERSION)));
}

TICKSCOPE_TEST(TestHelp, QApplication)
#include "test_help.moc"
