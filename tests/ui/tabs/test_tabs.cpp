// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/skips.h"
#include "tests/ui/tabs/tabs_test.h"
#include "ui/compare/ghosts.h"
#include "ui/settings_notifier.h"

using namespace tickscope;

/// Several recordings in one window.
class TestTabs : public test::TabsTest
{
    Q_OBJECT

private slots:
    void initTestCase() { prepare(); }
    void init() { begin(); }
    void cleanup() { end(); }

    void anotherRecordingGetsATabInFront();
    void openFileIsGoneToInsteadOfOpenedTwice();
    void keysGoThroughTheTabs_data();
    void keysGoThroughTheTabs();
    void keysOfTheTabBehindDoNothing();
    void eachTabKeepsTimeSelectionFilterAndMarkers();
    void eachTabKeepsItsCamera();
    void eachTabKeepsItsMessages();
    void failureStaysWithItsTab();
    void hintThatWasClosedIsInNoTab();
    void inspectorSearchBelongsToItsTab();
    void tabsShareOnePage();
    void closeKeyClosesTheTabInFront();
    void closedRecordingIsOpenedAgain();
    void lastTabBecomesTheStartPage();
    void libraryHasATabBesideWhatIsOpen();
    void folderOfSegmentsIsOneRecording();
    void closedRecordingIsFreed();
    void tabBehindDrawsNothing();
    void panelsStandWhereTheyStoodInTheTabBefore();
    void menusAreThoseOfTheTabInFront();
    void noTwoCommandsShareAPlaceInAMenu();
    void tabForLaterOpensWhenItIsShown();
    void mapIsThatOfAnotherTab();
};

void TestTabs::anotherRecordingGetsATabInFront()
{
    open(m_files[0]);
    open(m_files[1]);

    QVERIFY(bar().isVisible());
    QCOMPARE(m_window->currentTab(), 1);
    QCOMPARE(bar().tabText(1), QStringLiteral("b.demo"));
    QCOMPARE(bar().tabToolTip(1), m_files[1]);
    QVERIFY2(m_window->windowTitle().contains(QStringLiteral("b.demo")),
             qPrintable(m_window->windowTitle()));
    QCOMPARE(&m_window->page().document(), m_window->document(1));
}

void TestTabs::openFileIsGoneToInsteadOfOpenedTwice()
{
    open(m_files[0]);
    open(m_files[1]);
    const QString link = m_folder.filePath(QStringLiteral("link.demo"));
    QVERIFY(QFile::link(m_files[0], link));

    m_window->open(link, Tick{30});

    QCOMPARE(m_window->count(), 2);
    QCOMPARE(m_window->currentTab(), 0);
    const Tick first = document(0).index()->ticks().first;
    QCOMPARE(document(0).playback().time().tick(), std::max(first, Tick{30}));
    QVERIFY(QFile::remove(link));
}

void TestTabs::keysGoThroughTheTabs_data()
{
    QTest::addColumn<int>("key");
    QTest::addColumn<Qt::KeyboardModifiers>("modifiers");
    QTest::addColumn<int>("expected"); // from the last of three

    QTest::newRow("Ctrl+Tab") << int(Qt::Key_Tab) << Qt::KeyboardModifiers(Qt::ControlModifier)
                              << 0;
    QTest::newRow("Ctrl+Shift+Tab")
        << int(Qt::Key_Tab) << (Qt::ControlModifier | Qt::ShiftModifier) << 1;
    QTest::newRow("Ctrl+PageDown")
        << int(Qt::Key_PageDown) << Qt::KeyboardModifiers(Qt::ControlModifier) << 0;
    QTest::newRow("Ctrl+PageUp") << int(Qt::Key_PageUp)
                                 << Qt::KeyboardModifiers(Qt::ControlModifier) << 1;
}

void TestTabs::keysGoThroughTheTabs()
{
    QFETCH(int, key);
    QFETCH(Qt::KeyboardModifiers, modifiers);
    QFETCH(int, expected);
    for (const QString &file : m_files)
        open(file);

    press(key, modifiers);

    QCOMPARE(m_window->currentTab(), expected);
}

void TestTabs::keysOfTheTabBehindDoNothing()
{
    open(m_files[0]);
    open(m_files[1]);

    press(Qt::Key_End);

    QTRY_COMPARE(document(1).playback().time().tick(), document(1).index()->ticks().last);
    QCOMPARE(document(0).playback().time().tick(), document(0).index()->ticks().first);
}

void TestTabs::eachTabKeepsTimeSelectionFilterAndMarkers()
{
    open(m_files[0]);
    press(Qt::Key_End);
    const auto *field = m_window->page()
                            .findChild<QWidget *>(QStringLiteral("eventsDockFrame"))
                            ->findChild<QLineEdit *>();
    QTest::keyClick(m_window.get(), Qt::Key_F, Qt::ControlModifier);
    QTest::keyClicks(QApplication::focusWidget(), QStringLiteral("kill"));
    const auto marked = TickRange{document(0).index()->ticks().first,
                                  document(0).index()->ticks().first + 10};
    document(0).playback().setRange(marked);
    open(m_files[1]);

    QCOMPARE(document(1).playback().time().tick(), document(1).index()->ticks().first);
    QCOMPARE(document(1).playback().range(), std::optional<TickRange>());
    QCOMPARE(field->text(), QString());
    press(Qt::Key_Tab, Qt::ControlModifier);

    QCOMPARE(m_window->currentTab(), 0);
    QCOMPARE(document(0).playback().time().tick(), document(0).index()->ticks().last);
    QCOMPARE(document(0).playback().range(), std::optional(marked));
    QCOMPARE(field->text(), QStringLiteral("kill"));
}

void TestTabs::eachTabKeepsItsCamera()
{
    open(m_files[0]);
    auto &world = *m_window->page().findChild<WorldView *>();
    world.control().lookAt({320, 480});
    world.control().zoomIn();
    const Camera first = world.camera();
    open(m_files[1]);
    QCOMPARE(world.control().view(), CameraControl::View::Recorder);
    world.control().lookAt({64, 64});

    m_window->setCurrentTab(0);

    QCOMPARE(world.control().view(), CameraControl::View::Free);
    QCOMPARE(world.camera().centre, first.centre);
    QCOMPARE(world.camera().unitsPerPixel, first.unitsPerPixel);
    m_window->setCurrentTab(1);
    QCOMPARE(world.camera().centre, QPointF(64, 64));
}

void TestTabs::eachTabKeepsItsMessages()
{
    open(m_files[0]);
    MessageBar &messages = m_window->page().messages();
    messages.clear();
    messages.setMessage(MessageBar::Topic::Export, {QStringLiteral("of the first one")});
    open(m_files[1]);
    QVERIFY(messages.text() != QStringLiteral("of the first one"));

    m_window->setCurrentTab(0);

    QCOMPARE(messages.text(), QStringLiteral("of the first one"));
}

/// The layout of a recording that a message stood over when it was left showed that of the other.
void TestTabs::failureStaysWithItsTab()
{
    open(m_files[0]);
    MessageBar &messages = m_window->page().messages();
    messages.setMessage(MessageBar::Topic::Export, {QStringLiteral("of the first one")});
    QFile broken(m_folder.filePath(QStringLiteral("broken.demo")));
    QVERIFY(broken.open(QIODevice::WriteOnly) && broken.write("no recording") > 0);
    broken.close();
    m_window->open(broken.fileName());
    QTRY_COMPARE_WITH_TIMEOUT(m_window->page().document().phase(), OpenPhase::Failed, 120'000);
    QVERIFY(messages.text().startsWith(QStringLiteral("broken.demo")));

    m_window->setCurrentTab(0);
    QCOMPARE(messages.text(), QStringLiteral("of the first one"));
    messages.clear();
    m_window->setCurrentTab(1);
    QVERIFY(messages.text().startsWith(QStringLiteral("broken.demo")));
    m_window->setCurrentTab(0);

    QCOMPARE(messages.text(), QString());
    QVERIFY(!messages.isVisible());
}

void TestTabs::hintThatWasClosedIsInNoTab()
{
    QSettings().setValue(settings::FirstHint, true);
    MessageBar &messages = m_window->page().messages();
    open(m_files[0]);
    const QString hint = messages.text();
    QVERIFY(hint.startsWith(QStringLiteral("Space plays")));
    open(m_files[1]);
    QCOMPARE(messages.text(), hint);

    QTest::mouseClick(messages.findChild<QToolButton *>(QStringLiteral("messageClose")),
                      Qt::LeftButton);
    QCOMPARE(messages.text(), QString());
    m_window->setCurrentTab(0);

    QCOMPARE(messages.text(), QString());
    QVERIFY(!messages.isVisible());
}

void TestTabs::inspectorSearchBelongsToItsTab()
{
    open(m_files[0]);
    auto *find = m_window->page().findChild<QLineEdit *>(QStringLiteral("inspector.find"));
    auto *changed = m_window->page().findChild<QToolButton *>(QStringLiteral("inspector.changed"));
    QTest::keyClicks(find, QStringLiteral("health"));
    changed->click();

    open(m_files[1]);
    QCOMPARE(find->text(), QString());
    QVERIFY(!changed->isChecked());
    m_window->setCurrentTab(0);
    QCOMPARE(find->text(), QStringLiteral("health"));
    QVERIFY(changed->isChecked());

    // Nor does what is opened in its place later have it.
    press(Qt::Key_W, Qt::ControlModifier);
    press(Qt::Key_W, Qt::ControlModifier);
    QCOMPARE(m_window->page().document().phase(), OpenPhase::Empty);
    open(m_files[2]);
    QCOMPARE(find->text(), QString());
    QVERIFY(!changed->isChecked());
}

void TestTabs::tabsShareOnePage()
{
    for (const QString &file : m_files)
        open(file);

    QCOMPARE(m_window->findChildren<MainWindow *>().size(), 1);
    QCOMPARE(m_window->findChildren<QMenuBar *>().size(), 1);
    for (int tab = 0; tab < m_window->count(); ++tab) {
        m_window->setCurrentTab(tab);
        QCOMPARE(&m_window->page().document(), m_window->document(tab));
        QVERIFY(m_window->windowTitle().contains(QFileInfo(m_files[tab]).fileName()));
    }
}

void TestTabs::closeKeyClosesTheTabInFront()
{
    for (const QString &file : m_files)
        open(file);
    m_window->setCurrentTab(1);

    press(Qt::Key_W, Qt::ControlModifier);

    QCOMPARE(names(), QStringList({"a.demo", "c.demo"}));
    QCOMPARE(m_window->currentTab(), 1);
    QVERIFY(m_window->page().isVisible());
}

void TestTabs::closedRecordingIsOpenedAgain()
{
    const auto reopen = [this] { press(Qt::Key_T, Qt::ControlModifier | Qt::ShiftModifier); };
    for (const QString &file : m_files)
        open(file);
    m_window->setCurrentTab(1);
    press(Qt::Key_End);
    const Tick tick = document(1).playback().time().tick();
    m_window->compareWith(m_files[2]);
    GhostLook look = m_window->page().ghosts().all().front().look;
    look.opacity = 0.4;
    m_window->page().ghosts().setLook(0, look);

    press(Qt::Key_W, Qt::ControlModifier);
    m_window->closeTab(0);
    QCOMPARE(names(), QStringList({"c.demo"}));
    reopen();
    reopen();

    QCOMPARE(names(), QStringList({"a.demo", "b.demo", "c.demo"}));
    QCOMPARE(m_window->currentTab(), 1);
    QTRY_COMPARE_WITH_TIMEOUT(document(1).phase(), OpenPhase::Ready, 120'000);
    QTRY_COMPARE(document(1).playback().time().tick(), tick);
    QCOMPARE(m_window->page().ghosts().all().size(), std::size_t{1});
    const Ghost &ghost = m_window->page().ghosts().all().front();
    QCOMPARE(ghost.path, m_files[2]);
    QCOMPARE(ghost.look.opacity, 0.4);
    reopen(); // none is left
    QCOMPARE(m_window->count(), 3);
}

void TestTabs::lastTabBecomesTheStartPage()
{
    open(m_files[0]);

    press(Qt::Key_W, Qt::ControlModifier);

    QCOMPARE(m_window->count(), 1);
    QCOMPARE(document(0).phase(), OpenPhase::Empty);
    open(m_files[1]);
    QCOMPARE(names(), QStringList({"b.demo"}));
}

void TestTabs::libraryHasATabBesideWhatIsOpen()
{
    open(m_files[0]);

    press(Qt::Key_L, Qt::ControlModifier);
    QCOMPARE(names(), QStringList({"a.demo", ""}));
    QCOMPARE(m_window->currentTab(), 1);
    QCOMPARE(bar().tabText(1), QStringLiteral("Library"));
    QCOMPARE(document(0).phase(), OpenPhase::Ready);

    // There is one; it goes like any other tab, and becomes that of what is opened there.
    m_window->setCurrentTab(0);
    press(Qt::Key_L, Qt::ControlModifier);
    QCOMPARE(m_window->currentTab(), 1);
    press(Qt::Key_W, Qt::ControlModifier);
    QCOMPARE(names(), QStringList({"a.demo"}));
    press(Qt::Key_L, Qt::ControlModifier);
    open(m_files[1]);
    QCOMPARE(names(), QStringList({"a.demo", "b.demo"}));
}

void TestTabs::folderOfSegmentsIsOneRecording()
{
    const auto folder = test::realRecording(QStringLiteral("hollowcube/tiny-segmented"));
    if (!folder)
        SKIP_MISSING();
    open(*folder);
    const TickRange ticks = document(0).index()->ticks();
    QVERIFY(ticks.last > ticks.first);

    // What a file manager opens on a double-click.
    open(*folder + QStringLiteral("/preamble.dat"));

    QCOMPARE(m_window->page().document().index()->ticks(), ticks);
}

void TestTabs::closedRecordingIsFreed()
{
    open(m_files[0]);
    open(m_files[1]);
    const std::weak_ptr<const Recording> recording = document(1).recording();
    const std::weak_ptr<const Index> index = document(1).index();
    const QPointer<Document> closed = m_window->document(1);

    press(Qt::Key_W, Qt::ControlModifier);

    QTRY_VERIFY(closed.isNull());
    QTRY_VERIFY(recording.expired());
    QTRY_VERIFY(index.expired());
}

void TestTabs::tabBehindDrawsNothing()
{
    open(m_files[0]);
    open(m_files[1]);
    const QSignalSpy shown(&m_window->page().activeDocument(), &ActiveDocument::changed);
    const QSignalSpy inFront(&document(1), &Document::changed);
    const QSignalSpy behind(&document(0), &Document::changed);

    // It plays on behind the other one.
    document(0).playback().apply(TimeCommand::of(TimeAction::PlayForward));
    const Tick before = document(0).playback().time().tick();
    QTRY_VERIFY(document(0).playback().time().tick() > before);

    // All that draws hears of the document in front only.
    QVERIFY(!behind.isEmpty());
    QCOMPARE(shown.size(), inFront.size());
}

void TestTabs::panelsStandWhereTheyStoodInTheTabBefore()
{
    open(m_files[0]);
    open(m_files[1]);
    m_window->page().commands().run(QStringLiteral("panel.events"));
    auto *players = m_window->page().findChild<QDockWidget *>(QStringLiteral("playersDockFrame"));
    players->setFloating(true);
    QTRY_VERIFY(players->isVisible());

    m_window->setCurrentTab(0);

    QVERIFY(
        m_window->page().findChild<QDockWidget *>(QStringLiteral("eventsDockFrame"))->isHidden());
    QVERIFY(players->isFloating());
    QVERIFY(players->isVisible());
}

void TestTabs::menusAreThoseOfTheTabInFront()
{
    open(m_files[0]);
    open(m_files[1]);
    press(Qt::Key_Tab, Qt::ControlModifier);
    int visible = 0;
    QMenuBar *menus = nullptr;
    for (QMenuBar *bar : m_window->findChildren<QMenuBar *>()) {
        visible += bar->isVisible() ? 1 : 0;
        menus = bar->isVisible() ? bar : menus;
    }
    QCOMPARE(visible, 1);

    // The End key's command, from the menu Go.
    const auto actions = menus->actions();
    const auto go = std::ranges::find(actions, QStringLiteral("&Go"), &QAction::text);
    QVERIFY(go != actions.end());
    QAction *end = m_window->page().commands().action(QStringLiteral("go.end"));
    QVERIFY((*go)->menu()->actions().contains(end));
    QCOMPARE(menus->parentWidget(), m_window.get());
}

/// Which of them would come first, nothing says.
void TestTabs::noTwoCommandsShareAPlaceInAMenu()
{
    open(m_files[0]);
    std::map<std::pair<MenuName, int>, QString> places;

    for (const CommandRegistry::Found &found : m_window->page().commands().all()) {
        const MenuPlace &place = found.command->place;
        if (place.menu == MenuName::None)
            continue;
        const auto [at, isFree] = places.try_emplace({place.menu, place.position},
                                                     found.command->id);
        QVERIFY2(isFree, qPrintable(at->second + QStringLiteral(" and ") + found.command->id));
    }

    QVERIFY(places.size() > 100);
}

void TestTabs::tabForLaterOpensWhenItIsShown()
{
    open(m_files[0]);
    m_window->addLater({{m_files[1], Tick{40}}, {m_files[0], {}}});

    QCOMPARE(names(), QStringList({"a.demo", "b.demo"}));
    QCOMPARE(m_window->document(1), nullptr);
    QCOMPARE(m_window->states()[1], (TabState{m_files[1], Tick{40}}));
    press(Qt::Key_Tab, Qt::ControlModifier);

    QTRY_COMPARE(document(1).phase(), OpenPhase::Ready);
    const TickRange ticks = document(1).index()->ticks();
    QCOMPARE(document(1).playback().time().tick(), ticks.clamp(Tick{40}));
}

/// The demo of a race holds the map that the server's own file names by its hash.
void TestTabs::mapIsThatOfAnotherTab()
{
    SKIP_WITHOUT_RECORDING("teehistorian/ddnet198-racebox.teehistorian");
    SKIP_WITHOUT_RECORDING("teeworlds/ddnet198-client-carol-racebox.demo");
    const QString alone = m_folder.filePath(QStringLiteral("alone.teehistorian"));
    QVERIFY(QFile::copy(
        *test::realRecording(QStringLiteral("teehistorian/ddnet198-racebox.teehistorian")), alone));
    const QString demo = *test::realRecording(
        QStringLiteral("teeworlds/ddnet198-client-carol-racebox.demo"));
    open(alone);
    QTRY_VERIFY(document(0).map().isMissing());
    open(demo);

    m_window->setCurrentTab(0);

    QTRY_VERIFY(document(0).map().found());
    QCOMPARE(document(0).map().found()->match, FoundMap::Match::Sha256);
    QCOMPARE(QFileInfo(QString::fromStdString(document(0).map().found()->path)).canonicalFilePath(),
             QFileInfo(demo).canonicalFilePath());
    QTRY_VERIFY_WITH_TIMEOUT(document(0).reading().isRebuilt(), 120'000);
    QVERIFY2(m_window->page().messages().text().isEmpty(),
             qPrintable(m_window->page().messages().text()));
}

TICKSCOPE_TEST(TestTabs, QApplication)
#include "test_tabs.moc"
