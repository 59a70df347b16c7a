// SPDX-License-Identifier: GPL-3.0-or-later
#include <QTest>

#include <QCheckBox>
#include <QComboBox>
#include <QDir>
#include <QFile>
#include <QLabel>
#include <QLineEdit>
#include <QListWidget>
#include <QPushButton>
#include <QSet>
#include <QSettings>

#include "tests/support/test_program.h"
#include "tests/support/test_recordings.h"
#include "translations/translations.h"
#include "ui/commands/command_registry.h"
#include "ui/playback/playback_commands.h"
#include "ui/settings/cache_page.h"
#include "ui/settings/settings_dialog.h"
#include "ui/settings/settings_page.h"
#include "ui/settings_notifier.h"
#include "ui/style/theme.h"
#include "ui/window/main_window.h"
#include "ui/world/view/world_overlays.h"
#include "ui/world/view/world_view.h"

using namespace tickscope;

/// The settings dialog: every change takes effect at once, and pages go back to their defaults.
class TestSettings : public QObject
{
    Q_OBJECT

private slots:
    void initTestCase();
    void init();
    void cleanup() { m_window.reset(); }

    void keyOpensTheSettings();
    void everyPageIsShown_data();
    void everyPageIsShown();
    void everyTextHasItsRoom_data() { everyPageIsShown_data(); }
    void everyTextHasItsRoom();
    void controlsHaveLettersOfTheirOwn_data() { everyPageIsShown_data(); }
    void controlsHaveLettersOfTheirOwn();
    void everySettingHasAPlace();
    void miniMapFollowsItsBoxAndItsCommand();
    void themeTakesEffectAtOnce();
    void jumpLengthTakesEffectAtOnce();
    void languageIsStored();
    void foldersAreAddedAndRemoved();
    void addressIsTakenWithEnter();
    void cacheIsCountedAndCleared();
    void pageGoesBackToItsDefaults();
    void commandOpensAPageByItsName();

private:
    SettingsDialog &show(const QString &page);
    template<typename Control>
    Control &control(const QString &key)
    {
        auto *found = m_window->findChild<Control *>(key);
        if (!found)
            qFatal("no control %s", qPrintable(key));
        return *found;
    }

    QTemporaryDir m_folder;
    FormatRegistry m_registry;
    std::unique_ptr<MainWindow> m_window;
};

void TestSettings::initTestCase()
{
    QCoreApplication::setOrganizationName(QStringLiteral("tickscope-tests"));
    QCoreApplication::setApplicationName(QStringLiteral("settings"));
    registerAllFormats(m_registry);
}

void TestSettings::init()
{
    QSettings().clear();
    theme::apply(QStringLiteral("light"));
    m_window = std::make_unique<MainWindow>(m_registry);
    m_window->resize(1600, 1000);
    m_window->show();
    QVERIFY(QTest::qWaitForWindowActive(m_window.get()));
}

SettingsDialog &TestSettings::show(const QString &page)
{
    if (m_window->commands().run("edit.settings", page) != CommandOutcome::Done)
        qFatal("no settings");
    auto *dialog = m_window->findChild<SettingsDialog *>();
    if (!dialog || !QTest::qWaitForWindowActive(dialog))
        qFatal("no dialog");
    return *dialog;
}

void TestSettings::keyOpensTheSettings()
{
    QTest::keyClick(m_window.get(), Qt::Key_Comma, Qt::ControlModifier);

    const auto *dialog = m_window->findChild<SettingsDialog *>();
    QVERIFY(dialog && dialog->isVisible());
    // Once more shows the same.
    QCOMPARE(m_window->commands().run("edit.settings"), CommandOutcome::Done);
    QCOMPARE(m_window->findChildren<SettingsDialog *>().size(), 1);
}

void TestSettings::everyPageIsShown_data()
{
    QTest::addColumn<QString>("page");

    for (const ListedPage &page : settingsPages())
        QTest::newRow(qPrintable(page.name)) << page.name;
}

void TestSettings::everyPageIsShown()
{
    QFETCH(QString, page);

    const SettingsDialog &dialog = show(page);

    const auto *shown = dialog.findChild<QWidget *>(QStringLiteral("settings.") + page);
    QVERIFY(shown && shown->isVisible());
    const auto *list = dialog.findChild<QListWidget *>(QStringLiteral("settings.pages"));
    QCOMPARE(list->count(), static_cast<int>(settingsPages().size()));
    for (const QWidget *child : shown->findChildren<QWidget *>()) {
        if (child->isVisible() && child->parentWidget() == shown)
            QVERIFY2(shown->rect().contains(child->geometry()), qPrintable(child->objectName()));
    }
}

void TestSettings::everyTextHasItsRoom()
{
    QFETCH(QString, page);

    const SettingsDialog &dialog = show(page);

    for (const QLabel *label : dialog.findChildren<QLabel *>()) {
        if (label->isVisible() && label->wordWrap())
            QVERIFY2(label->height() >= label->heightForWidth(label->width()),
                     qPrintable(label->text()));
    }
}

void TestSettings::controlsHaveLettersOfTheirOwn()
{
    QFETCH(QString, page);
    SettingsDialog &dialog = show(QStringLiteral("view"));
    QVERIFY(dialog.showPage(page));

    QSet<QString> letters;
    for (const QWidget *widget : dialog.findChildren<QWidget *>()) {
        const auto *button = qobject_cast<const QAbstractButton *>(widget);
        const auto *label = qobject_cast<const QLabel *>(widget);
        const QString text = button                    ? button->text()
                             : label && label->buddy() ? label->text()
                                                       : QString();
        if (!widget->isVisible() || text.isEmpty())
            continue;
        const QString letter = QKeySequence::mnemonic(text).toString();
        QVERIFY2(!letter.isEmpty(), qPrintable(text));
        QVERIFY2(!letters.contains(letter), qPrintable(text));
        letters.insert(letter);
    }
    QVERIFY(!letters.isEmpty());
}

void TestSettings::everySettingHasAPlace()
{
    QSet<QString> names;
    for (const ListedPage &page : settingsPages()) {
        const SettingsDialog &dialog = show(page.name);
        for (const QWidget *widget : dialog.findChildren<QWidget *>())
            names << widget->objectName();
    }

    for (const QString &key :
         {settings::Theme, settings::Language, settings::SafeColors, settings::MiniMap,
          settings::Hud, settings::MapFolders, settings::MapAddress, settings::RecordingFolders,
          settings::RestoreSession, settings::FirstHint, settings::JumpLength})
        QVERIFY2(names.contains(key), qPrintable(key));
    // Where cases are is asked for in a dialog that checks it.
    QVERIFY(names.contains(QStringLiteral("review.settings")));
}

void TestSettings::miniMapFollowsItsBoxAndItsCommand()
{
    const WorldOverlays &overlays = m_window->findChild<WorldView *>()->overlays();
    QVERIFY(overlays.isMiniMapVisible());
    show(QStringLiteral("view"));
    auto &box = control<QCheckBox>(settings::MiniMap);
    QVERIFY(box.isChecked());

    QTest::mouseClick(&box, Qt::LeftButton, {}, {8, box.height() / 2});
    QVERIFY(!box.isChecked());
    QVERIFY(!overlays.isMiniMapVisible());

    SettingsNotifier::instance().store(settings::MiniMap, true);
    QVERIFY(box.isChecked() && overlays.isMiniMapVisible());
}

void TestSettings::themeTakesEffectAtOnce()
{
    show(QStringLiteral("theme"));
    auto &box = control<QComboBox>(settings::Theme);

    box.setFocus();
    QTest::keyClick(&box, Qt::Key_Down); // from "Follow system" to "Dark"

    QCOMPARE(QSettings().value(settings::Theme).toString(), QStringLiteral("dark"));
    QVERIFY(theme::isDark());
    QVERIFY(m_window->commands().action("theme.dark")->isChecked());
    QTest::keyClick(&box, Qt::Key_Down);
    QVERIFY(!theme::isDark());
}

void TestSettings::jumpLengthTakesEffectAtOnce()
{
    show(QStringLiteral("playback"));
    auto &box = control<QComboBox>(settings::JumpLength);
    QCOMPARE(box.currentText(), QStringLiteral("5 s"));

    box.setFocus();
    QTest::keyClick(&box, Qt::Key_Down);

    const auto &go = *m_window->findChild<GoCommands *>();
    QCOMPARE(go.jumpLength(), Time(std::chrono::seconds(10)));
    QCOMPARE(m_window->findChild<QComboBox *>(QStringLiteral("jumpLengthBox"))->currentText(),
             QStringLiteral("10 s"));
}

void TestSettings::languageIsStored()
{
    show(QStringLiteral("language"));
    auto &box = control<QComboBox>(settings::Language);
    QStringList values;
    for (int row = 0; row < box.count(); ++row)
        values << box.itemData(row).toString();
    values.sort();
    QStringList languages = translatedLanguages() << QString() << QStringLiteral("en");
    languages.sort();
    QCOMPARE(values, languages);

    box.setFocus();
    QTest::keyClick(&box, Qt::Key_D); // one letter: on a busy machine a second may begin anew

    QCOMPARE(QSettings().value(settings::Language).toString(), QStringLiteral("de"));
}

void TestSettings::foldersAreAddedAndRemoved()
{
    show(QStringLiteral("folders"));
    auto &folders = control<FolderList>(settings::RecordingFolders);

    folders.add(m_folder.path());
    folders.add(m_folder.path());
    QCOMPARE(QSettings().value(settings::RecordingFolders).toStringList(),
             QStringList{m_folder.path()});

    auto &list = control<QListWidget>(settings::RecordingFolders + QStringLiteral(".list"));
    auto &remove = control<QPushButton>(settings::RecordingFolders + QStringLiteral(".remove"));
    QVERIFY(!remove.isEnabled());
    list.setCurrentRow(0);
    QTest::mouseClick(&remove, Qt::LeftButton);
    QVERIFY(QSettings().value(settings::RecordingFolders).toStringList().isEmpty());
    QCOMPARE(list.count(), 0);
}

void TestSettings::addressIsTakenWithEnter()
{
    const SettingsDialog &dialog = show(QStringLiteral("network"));
    auto &field = control<QLineEdit>(settings::MapAddress);

    QTest::keyClicks(&field, QStringLiteral(" https://maps.example/{name}.map "));
    QTest::keyClick(&field, Qt::Key_Return);

    QCOMPARE(QSettings().value(settings::MapAddress).toString(),
             QStringLiteral("https://maps.example/{name}.map"));
    QVERIFY(dialog.isVisible());
}

void TestSettings::cacheIsCountedAndCleared()
{
    const QString cache = m_folder.filePath(QStringLiteral("cache"));
    QVERIFY(QDir().mkpath(cache + QStringLiteral("/inner")));
    for (const char *name : {"/one", "/inner/two"}) {
        QFile file(cache + QLatin1String(name));
        QVERIFY(file.open(QIODevice::WriteOnly));
        QCOMPARE(file.write(QByteArray(2048, 'x')), 2048);
    }
    CachePage page({{QStringLiteral("test"), QStringLiteral("Things"), cache}});
    page.show();
    const auto *size = page.findChild<QLabel *>(QStringLiteral("cache.test.size"));
    auto *clear = page.findChild<QPushButton *>(QStringLiteral("cache.test.clear"));
    QTRY_COMPARE(size->text(), QStringLiteral("4.0 KiB"));

    QTest::mouseClick(clear, Qt::LeftButton);

    QTRY_VERIFY(!clear->isEnabled());
    QVERIFY(!QDir(cache).exists());
    QVERIFY(QDir(m_folder.path()).exists());
}

void TestSettings::pageGoesBackToItsDefaults()
{
    show(QStringLiteral("view"));
    auto &hud = control<QCheckBox>(settings::Hud);
    QTest::mouseClick(&hud, Qt::LeftButton, {}, {8, hud.height() / 2});
    QVERIFY(!hud.isChecked());
    SettingsNotifier::instance().store(settings::SafeColors, true); // of another page

    QTest::mouseClick(&control<QPushButton>(QStringLiteral("settings.reset")), Qt::LeftButton);

    QVERIFY(hud.isChecked());
    QVERIFY(!QSettings().contains(settings::Hud));
    QVERIFY(QSettings().value(settings::SafeColors).toBool());
    SettingsNotifier::instance().store(settings::SafeColors, false);
}

void TestSettings::commandOpensAPageByItsName()
{
    QCOMPARE(m_window->commands().run("edit.settings", QStringLiteral("nonsense")),
             CommandOutcome::BadArgument);
    QVERIFY(!m_window->findChild<SettingsDialog *>());
    QCOMPARE(m_window->commands().run("edit.settings", QStringLiteral("cache")),
             CommandOutcome::Done);
    QVERIFY(m_window->findChild<CachePage *>());
}

TICKSCOPE_TEST(TestSettings, QApplication)
#include "test_settings.moc"
