// SPDX-License-Identifier: GPL-3.0-or-later
#include <functional>
#include <utility>
#include <vector>

#include <QImage>
#include <QSet>
#include <QSettings>

#include "tests/support/test_program.h"
#include "tests/ui/docks/dock_test.h"
#include "ui/cases/case_commands.h"
#include "ui/cases/dock/cases_dock.h"
#include "ui/commands/command_registry.h"
#include "ui/compare/compare_dock.h"
#include "ui/docks/damage_dock.h"
#include "ui/docks/entities_dock.h"
#include "ui/docks/events/events_dock.h"
#include "ui/docks/info_dock.h"
#include "ui/docks/input_tape_dock.h"
#include "ui/docks/inspector_dock.h"
#include "ui/docks/markers_dock.h"
#include "ui/docks/players_dock.h"
#include "ui/facts/facts_dock.h"
#include "ui/playback/playback_commands.h"
#include "ui/plots/plots_dock.h"
#include "ui/style/theme.h"
#include "ui/timeline/view/timeline_panel.h"
#include "ui/window/main_window.h"
#include "ui/world/view/camera_control.h"
#include "ui/world/view/world_view.h"

using namespace tickscope;

namespace {

using MakePanel = std::function<QWidget *(ActiveDocument &)>;

template<typename Panel>
MakePanel maker()
{
    return [](ActiveDocument &document) { return new Panel(document); };
}

/// One that is given \a Part, too.
template<typename Panel, typename Part>
MakePanel makerWith()
{
    return [](ActiveDocument &document) {
        auto *part = new Part(document);
        auto *panel = new Panel(document, *part);
        part->setParent(panel);
        return panel;
    };
}

std::vector<std::pair<const char *, MakePanel>> panels()
{
    return {{"events", maker<EventsDock>()},
            {"players", maker<PlayersDock>()},
            {"inspector", maker<InspectorDock>()},
            {"info", maker<InfoDock>()},
            {"damage", maker<DamageDock>()},
            {"markers", maker<MarkersDock>()},
            {"entities", maker<EntitiesDock>()},
            {"tape", maker<InputTapeDock>()},
            {"plots", maker<PlotsDock>()},
            {"facts", maker<FactsDock>()},
            {"compare", makerWith<CompareDock, CompareCommands>()},
            {"cases", makerWith<CasesDock, CaseCommands>()},
            {"timeline", maker<TimelinePanel>()},
            {"world", maker<WorldView>()}};
}

/// What of a document has to go with it.
struct Remains {
    explicit Remains(const Document &document)
        : recording(document.recording())
        , index(document.index())
        , frame(document.frame())
    {
    }
    [[nodiscard]] bool areGone() const
    {
        return recording.expired() && index.expired() && frame.expired();
    }

    std::weak_ptr<const Recording> recording;
    std::weak_ptr<const Index> index;
    std::weak_ptr<const Frame> frame;
};

} // namespace

Q_DECLARE_METATYPE(MakePanel)

/// Each panel shows one document, then another one, then none, and keeps nothing of those before.
class TestSetDocument : public test::DockTest
{
    Q_OBJECT

private slots:
    void initTestCase();
    void init();
    void cleanup();
    void panelShowsWhatItIsPointedAt_data();
    void panelShowsWhatItIsPointedAt();
    void hiddenPanelKeepsNothing_data() { panelShowsWhatItIsPointedAt_data(); }
    void hiddenPanelKeepsNothing();
    void everyDockOfTheWindowIsAmongThem();
    void destroyedDocumentIsLeft();
    void twoViewsOfOneDocumentHaveEachTheirCamera();
    void twoViewsShowTwoDocuments();
    void commandsAreAboutTheShownDocument();
    void windowShowsAnotherDocument();

private:
    [[nodiscard]] std::unique_ptr<Document> opened(const QString &path);
    [[nodiscard]] static QImage pictureOf(QWidget &panel);
    [[nodiscard]] static bool shows(QWidget &panel, QWidget &expected, QWidget &before);
    static void showAside(QWidget &panel);

    QString m_otherPath;
    std::unique_ptr<Document> m_other;
};

void TestSetDocument::initTestCase()
{
    QCoreApplication::setOrganizationName(QStringLiteral("tickscope-tests"));
    QCoreApplication::setApplicationName(QStringLiteral("set-document"));
    QSettings().clear();
    theme::apply(QStringLiteral("light"));
    prepare();
    test::TinyDemo other;
    other.firstTick = 5000;
    other.stepCount = 90;
    other.hasMap = false;
    other.markers = {5020};
    m_otherPath = test::writeTinyDemo(m_folder.path(), QStringLiteral("other.demo"), other);
    QVERIFY(!m_otherPath.isEmpty());
}

std::unique_ptr<Document> TestSetDocument::opened(const QString &path)
{
    auto document = std::make_unique<Document>(m_registry);
    document->open(path);
    const bool isThere = QTest::qWaitFor(
        [&document] {
            return document->phase() == OpenPhase::Ready && document->frame()
                   && document->frame()->at && document->events().areCurrent()
                   && document->markers().isLoaded() && !document->contentHash().sha256().isEmpty();
        },
        test::Timeout);
    if (!isThere)
        qFatal("the recording was not read");
    return document;
}

void TestSetDocument::init()
{
    m_document = opened(m_path);
    m_other = opened(m_otherPath);
    m_active = std::make_unique<ActiveDocument>(m_document.get());
}

void TestSetDocument::cleanup()
{
    m_active.reset();
    m_document.reset();
    m_other.reset();
}

void TestSetDocument::showAside(QWidget &panel)
{
    panel.setAttribute(Qt::WA_ShowWithoutActivating);
    panel.resize(620, 480);
    panel.show();
    QVERIFY(QTest::qWaitForWindowExposed(&panel));
}

QImage TestSetDocument::pictureOf(QWidget &panel)
{
    if (QWidget *focus = panel.focusWidget())
        focus->clearFocus();
    return panel.grab().toImage();
}

void TestSetDocument::panelShowsWhatItIsPointedAt_data()
{
    QTest::addColumn<MakePanel>("make");
    for (const auto &[name, make] : panels())
        QTest::newRow(name) << make;
}

/// Pixel by pixel. Smoothed lines of world and timeline differ by what was read first: there it is
/// enough that the picture is not \a before's.
bool TestSetDocument::shows(QWidget &panel, QWidget &expected, QWidget &before)
{
    const bool isSmooth = qobject_cast<WorldView *>(&panel)
                          || qobject_cast<TimelinePanel *>(&panel);
    return isSmooth ? pictureOf(panel) != pictureOf(before)
                    : pictureOf(panel) == pictureOf(expected);
}

void TestSetDocument::panelShowsWhatItIsPointedAt()
{
    QFETCH(MakePanel, make);
    const std::unique_ptr<QWidget> panel(make(*m_active));
    showAside(*panel);
    ActiveDocument active(m_other.get());
    const std::unique_ptr<QWidget> other(make(active));
    showAside(*other);
    ActiveDocument none;
    const std::unique_ptr<QWidget> empty(make(none));
    showAside(*empty);
    QTRY_VERIFY(pictureOf(*panel) != pictureOf(*empty) || qobject_cast<DamageDock *>(panel.get())
                || qobject_cast<CasesDock *>(panel.get())
                || qobject_cast<CompareDock *>(panel.get()));

    m_active->setDocument(m_other.get());
    QTRY_VERIFY(shows(*panel, *other, *empty));

    const Remains remains(*m_document);
    m_document.reset();
    QTRY_VERIFY(remains.areGone());
    QTRY_VERIFY(shows(*panel, *other, *empty));

    m_active->setDocument(nullptr);
    QTRY_VERIFY(shows(*panel, *empty, *other));
}

/// A panel that nobody sees does not read, but it lets go.
void TestSetDocument::hiddenPanelKeepsNothing()
{
    QFETCH(MakePanel, make);
    const std::unique_ptr<QWidget> panel(make(*m_active));
    showAside(*panel);
    QVERIFY(!pictureOf(*panel).isNull());
    panel->hide();

    m_active->setDocument(m_other.get());
    const Remains remains(*m_document);
    m_document.reset();

    QTRY_VERIFY(remains.areGone());
}

void TestSetDocument::everyDockOfTheWindowIsAmongThem()
{
    QSet<QByteArray> tried;
    for (const auto &[name, make] : panels())
        tried.insert(std::unique_ptr<QWidget>(make(*m_active))->metaObject()->className());
    MainWindow window(m_registry);
    // Those that are closed are made for who asks for all commands.
    QVERIFY(window.findChildren<DockPage *>().size() < 8);
    QVERIFY(window.commands().all().size() > 100);
    const auto docks = window.findChildren<DockPage *>();
    QVERIFY(docks.size() > 10);
    for (const DockPage *dock : docks) {
        const char *name = dock->metaObject()->className();
        QVERIFY2(tried.contains(name), name);
    }
}

void TestSetDocument::destroyedDocumentIsLeft()
{
    EventsDock dock(*m_active);
    showAside(dock);
    const Remains remains(*m_document);

    m_document.reset();

    QCOMPARE((*m_active)->phase(), OpenPhase::Empty);
    QTRY_VERIFY(remains.areGone());
    m_active->setDocument(m_other.get());
    QCOMPARE((*m_active)->path(), m_otherPath);
}

void TestSetDocument::twoViewsOfOneDocumentHaveEachTheirCamera()
{
    WorldView near(*m_active);
    WorldView far(*m_active, nullptr, 1);
    showAside(near);
    showAside(far);
    QTRY_VERIFY(!near.scene().actors.empty());
    const Camera before = far.camera();

    near.control().zoomIn();
    m_document->playback().apply(TimeCommand::stepBy(3));
    QTRY_COMPARE(m_document->frame()->asked, m_document->playback().time().tick());

    QVERIFY(near.camera().unitsPerPixel < far.camera().unitsPerPixel);
    QCOMPARE(far.camera().unitsPerPixel, before.unitsPerPixel);
    QCOMPARE(near.scene().actors.size(), far.scene().actors.size());
}

void TestSetDocument::twoViewsShowTwoDocuments()
{
    ActiveDocument other(m_other.get());
    InfoDock first(*m_active);
    InfoDock second(other);
    showAside(first);
    showAside(second);

    QTRY_VERIFY(pictureOf(first) != pictureOf(second));
    other.setDocument(m_document.get());
    QTRY_COMPARE(pictureOf(first), pictureOf(second));
}

void TestSetDocument::commandsAreAboutTheShownDocument()
{
    PlaybackCommands playback(*m_active);
    CommandSet &commands = playback.commands();
    const Tick before = m_document->playback().time().tick();
    m_active->setDocument(m_other.get());
    QVERIFY(commands.action("play.toggle")->isEnabled());

    QCOMPARE(commands.run("play.toggle"), CommandOutcome::Done);
    QVERIFY(m_other->playback().time().isPlaying());
    QVERIFY(!m_document->playback().time().isPlaying());
    QCOMPARE(m_document->playback().time().tick(), before);

    m_active->setDocument(nullptr);
    QVERIFY(!commands.action("play.toggle")->isEnabled());
    QCOMPARE(commands.run("play.toggle"), CommandOutcome::Disabled);
}

/// All at once, with what binds them.
void TestSetDocument::windowShowsAnotherDocument()
{
    MainWindow window(m_registry);
    window.resize(1600, 900);
    window.show();
    QVERIFY(QTest::qWaitForWindowExposed(&window));
    ActiveDocument &active = window.activeDocument();
    for (int round = 0; round < 2; ++round) {
        active.setDocument(m_document.get());
        QCoreApplication::processEvents();
        QVERIFY(window.windowTitle().contains(QStringLiteral("tiny.demo")));
        active.setDocument(m_other.get());
        QCoreApplication::processEvents();
        QVERIFY(window.windowTitle().contains(QStringLiteral("other.demo")));
    }

    const Remains remains(*m_document);
    m_document.reset();
    QTRY_VERIFY(remains.areGone());
    active.setDocument(nullptr);
    QCOMPARE(window.windowTitle(), QStringLiteral("Tickscope"));
    const Remains others(*m_other);
    m_other.reset();
    QTRY_VERIFY(others.areGone());
}

TICKSCOPE_TEST(TestSetDocument, QApplication)

#include "test_set_document.moc"
