// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/window/main_window.h"

#include <QCloseEvent>
#include <QFileInfo>
#include <QMenuBar>
#include <QMimeData>
#include <QStackedWidget>
#include <QToolBar>

#include <utility>

#include "ui/cases/case_commands.h"
#include "ui/cases/case_store.h"
#include "ui/commands/command_menus.h"
#include "ui/commands/command_registry.h"
#include "ui/commands/dialog_keys.h"
#include "ui/commands/event_kind_commands.h"
#include "ui/commands/history_commands.h"
#include "ui/commands/marker_commands.h"
#include "ui/commands/menu_keys.h"
#include "ui/commands/player_commands.h"
#include "ui/docks/markers_dock.h"
#include "ui/export/export_commands.h"
#include "ui/library/library_service.h"
#include "ui/library/start_page.h"
#include "ui/palette/palette_commands.h"
#include "ui/playback/go_commands.h"
#include "ui/playback/playback_bar.h"
#include "ui/playback/playback_commands.h"
#include "ui/settings/settings_commands.h"
#include "ui/start/thumbnail_maker.h"
#include "ui/style/elided.h"
#include "ui/timeline/timeline_panel.h"
#include "ui/timeline/timeline_view.h"
#include "ui/window/appearance.h"
#include "ui/window/cache_places.h"
#include "ui/window/focus_mark.h"
#include "ui/window/help/help.h"
#include "ui/window/key_policy.h"
#include "ui/window/maps/map_prompts.h"
#include "ui/window/messages/first_hint.h"
#include "ui/window/messages/message_bar.h"
#include "ui/window/messages/recording_messages.h"
#include "ui/window/opening.h"
#include "ui/window/picture_bar.h"
#include "ui/window/whats_this.h"
#include "ui/window/window_cases.h"
#include "ui/window/window_docks.h"
#include "ui/window/window_links.h"
#include "ui/window/window_markers.h"
#include "ui/world/tracks/track_layers.h"
#include "ui/world/view/shown_map.h"
#include "ui/world/view/world_levels.h"
#include "ui/world/view/world_view.h"

namespace tickscope {

namespace {

constexpr QSize SmallestSize(640, 360); // 1280x720 at 200 %

} // namespace

QStringList localFiles(const QMimeData &dragged)
{
    QStringList paths;
    for (const QUrl &url : dragged.urls()) {
        if (url.isLocalFile())
            paths << url.toLocalFile();
    }
    return paths;
}

MainWindow::MainWindow(const FormatRegistry &formats, QWidget *parent)
    : QMainWindow(parent)
    , m_document(formats)
    , m_world(new WorldView(m_document, this))
    , m_start(new StartPage(m_document, formats, this))
    , m_stack(new QStackedWidget(this))
    , m_messages(new MessageBar(this))
    , m_docks(new WindowDocks(m_document, *this))
    , m_markers(new WindowMarkers(m_document, *m_messages, *this))
    , m_opening(new Opening(m_document, formats, *this))
    , m_links(new WindowLinks(m_document, formats, *m_messages, *m_docks, *m_opening))
    , m_cases(new WindowCases(m_document, *m_messages, *m_docks, *m_links, *this))
    , m_commands(new CommandRegistry(*this))
{
    setObjectName(QStringLiteral("mainWindow"));
    setWindowTitle(tr("Tickscope"));
    setAcceptDrops(true);
    setMinimumSize(SmallestSize);
    m_stack->addWidget(m_start);
    m_stack->addWidget(m_world);
    setCentralWidget(m_stack);
    new KeyPolicy(*this, *m_world);
    new MenuKeys(this);
    new DialogKeys(this);
    new FocusMark(*this);
    new ElidedTips(this);
    placeMessageBar();
    bindMessages();
    new Appearance(m_document, *this);
    new Help(m_document, *m_commands, *this);
    new PaletteCommands(m_document, *m_commands, *this);
    new SettingsCommands(m_document, *m_commands, cachePlaces(m_start->library()), *this);
    auto *exports = new ExportCommands(
        m_document, [this](QSize size) { return m_world->pictureMaker(size); }, *this);
    connect(exports, &ExportCommands::ended, this, &MainWindow::tellExport);
    collectCommands();
    new FirstHint(m_document, *m_messages, *m_commands, this);
    explainParts(*this);
    new CommandMenus(*m_commands, *menuBar());
    m_docks->restore();
    m_docks->setShown(false);

    if (const auto cases = review::StoreAddress::fromText(CaseStore::chosenPlace(),
                                                          CaseStore::chosenReviewer()))
        m_start->library().setCases(*cases);
    connect(m_start, &StartPage::openWanted, m_opening, &Opening::chooseFile);
    connect(m_start, &StartPage::fileChosen, m_opening,
            [this](const QString &path) { m_opening->open(path); });
    connect(m_start, &StartPage::sampleChosen, m_opening, [this](const QString &path) {
        Opening &place = m_opening->placeFor(path);
        place.openHere(path);
        place.playWhenShown();
    });
    connect(&m_document, &Document::changed, this, &MainWindow::takeChanges);
    bindViews();
    auto *thumbnailMaker = new ThumbnailMaker(m_document, m_world->tracks().store(), this);
    connect(thumbnailMaker, &ThumbnailMaker::written, m_start, &StartPage::refreshPicture);
}

MainWindow::~MainWindow()
{
    // Members go before children do, but every widget refers to the document.
    m_document.disconnect();
    qDeleteAll(findChildren<QWidget *>(QString(), Qt::FindDirectChildrenOnly));
}

void MainWindow::collectCommands()
{
    commandsOf<PlaybackCommands>(m_document);
    commandsOf<GoCommands>(m_document);
    commandsOf<HistoryCommands>(m_document);
    commandsOf<MarkerCommands>(m_document);
    commandsOf<EventKindCommands>(m_document);
    commandsOf<PlayerCommands>(m_document);
    commandsOf<CaseCommands>(m_document);
    m_commands->collect(m_document);
    m_commands->collect(*this);
}

void MainWindow::placeMessageBar()
{
    auto *area = new QToolBar(this);
    area->setObjectName(QStringLiteral("messageArea"));
    area->setMovable(false);
    area->toggleViewAction()->setVisible(false);
    area->addWidget(m_messages);
    area->hide();
    addToolBar(Qt::TopToolBarArea, area);
    connect(m_messages, &MessageBar::shownChanged, area, &QToolBar::setVisible);
}

void MainWindow::bindMessages()
{
    auto *maps = new MapPrompts(m_document, *m_messages, *this);
    auto *reading = new RecordingMessages(m_document, *m_opening, *m_messages);
    connect(m_opening, &Opening::began, maps, &MapPrompts::forget);
    connect(reading, &RecordingMessages::cleared, m_markers, &WindowMarkers::showTrouble);
    connect(reading, &RecordingMessages::cleared, m_cases, &WindowCases::showTrouble);
    connect(reading, &RecordingMessages::damageWanted, m_docks,
            [this] { m_docks->raise(QStringLiteral("damage")); });
}

void MainWindow::tellExport(const QString &path, const QString &problem)
{
    const QString name = QFileInfo(path).fileName();
    m_messages->setMessage(MessageBar::Topic::Export,
                           {problem.isEmpty() ? tr("Exported to %1.").arg(name)
                                              : tr("%1 could not be written.").arg(name),
                            problem.isEmpty() ? path : problem,
                            {},
                            {},
                            {}});
}

void MainWindow::bindViews()
{
    m_docks->markers().setFileActions(
        {m_commands->action("markers.import"), m_commands->action("markers.export")});
    TimelinePanel &timeline = m_docks->timeline();
    timeline.playbackBar().setCommands(*m_commands);
    connect(&timeline.playbackBar(), &PlaybackBar::wentTo, m_world,
            qOverload<>(&QWidget::setFocus));
    const auto showPlane = [this, &timeline] {
        timeline.view().setPreviewPlane(m_world->levels().plane());
    };
    connect(&m_world->levels(), &WorldLevels::planeChanged, this, showPlane);
    connect(&m_world->levels(), &WorldLevels::heightsChanged, this, showPlane);
    showPlane();
    // Read once for both.
    connect(&m_world->map(), &ShownMap::texturesChanged, this,
            [this, &timeline] { timeline.view().setPreviewTextures(m_world->map().textures()); });
}

QMenuBar *MainWindow::takeMenuBar()
{
    QMenuBar *bar = menuBar();
    bar->setParent(nullptr); // the layout lets go of it
    return bar;
}

void MainWindow::putBehind()
{
    m_isInFront = false;
    showDocks();
}

void MainWindow::putInFrontOf(const MainWindow &other)
{
    m_docks->takeLayout(*other.m_docks);
    m_isInFront = true;
    showDocks();
}

bool MainWindow::mayClose()
{
    return m_markers->mayClose() && m_cases->mayClose();
}

void MainWindow::saveLayout() const
{
    m_docks->save();
}

void MainWindow::showDocks()
{
    m_docks->setShown(m_isInFront && !m_pictureBar && m_stack->currentWidget() == m_world);
}

void MainWindow::setPictureOnly(bool isOn)
{
    if (isOn == (m_pictureBar != nullptr))
        return;
    delete std::exchange(m_pictureBar, nullptr);
    if (isOn)
        m_pictureBar = new PictureBar(m_document, *m_commands, *m_world);
    showDocks();
}

void MainWindow::open(const QString &path, std::optional<Tick> tick)
{
    m_opening->open(path, tick);
}

void MainWindow::openUrl(const QString &url, const QString &bearerToken)
{
    m_opening->openUrl(url, bearerToken);
}

void MainWindow::openLink(const QString &link)
{
    m_links->openLink(link);
}

void MainWindow::takeChanges(Document::Changes changes)
{
    if (!(changes & (Document::RecordingChanged | Document::PhaseChanged)))
        return;
    const OpenPhase phase = m_document.phase();
    const bool isOpen = phase != OpenPhase::Empty && phase != OpenPhase::Failed;
    m_stack->setCurrentWidget(isOpen ? static_cast<QWidget *>(m_world) : m_start);
    showDocks();
    setWindowTitle(isOpen ? tr("%1 — Tickscope").arg(m_document.displayName()) : tr("Tickscope"));
    if (phase == OpenPhase::Empty)
        m_start->refresh();
}

void MainWindow::dragEnterEvent(QDragEnterEvent *event)
{
    if (localFiles(*event->mimeData()).isEmpty())
        return;
    event->acceptProposedAction();
    m_start->setDropTarget(true);
}

void MainWindow::dragLeaveEvent(QDragLeaveEvent *)
{
    m_start->setDropTarget(false);
}

void MainWindow::dropEvent(QDropEvent *event)
{
    event->acceptProposedAction();
    m_start->setDropTarget(false);
    for (const QString &path : localFiles(*event->mimeData()))
        m_opening->open(path);
}

void MainWindow::closeEvent(QCloseEvent *event)
{
    if (!mayClose())
        return event->ignore();
    saveLayout();
    m_document.close();
    QMainWindow::closeEvent(event);
}

void MainWindow::resizeEvent(QResizeEvent *event)
{
    QMainWindow::resizeEvent(event);
    m_docks->fitWindow();
}

} // namespace tickscope
