// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/window/main_window.h"

#include <functional>
#include <utility>

#include <QCloseEvent>
#include <QDir>
#include <QFileInfo>
#include <QMenuBar>
#include <QMimeData>
#include <QSettings>
#include <QStackedWidget>
#include <QToolBar>
#include <QToolTip>

#include "core/io/http/url.h"
#include "ui/cases/annotated_copy_dialog.h"
#include "ui/cases/case_commands.h"
#include "ui/cases/case_store.h"
#include "ui/commands/command_menus.h"
#include "ui/commands/command_registry.h"
#include "ui/commands/history_commands.h"
#include "ui/commands/mnemonic_keys.h"
#include "ui/commands/player_commands.h"
#include "ui/compare/best_runs.h"
#include "ui/compare/compare_dock.h"
#include "ui/compare/ghosts.h"
#include "ui/docks/events/events_dock.h"
#include "ui/docks/markers_dock.h"
#include "ui/export/export_commands.h"
#include "ui/library/file_manager.h"
#include "ui/library/library_commands.h"
#include "ui/library/library_service.h"
#include "ui/library/start_page.h"
#include "ui/links/moment_link.h"
#include "ui/palette/palette_dialog.h"
#include "ui/playback/playback_bar.h"
#include "ui/playback/playback_commands.h"
#include "ui/settings/settings_dialog.h"
#include "ui/settings_notifier.h"
#include "ui/start/thumbnail_maker.h"
#include "ui/style/elided.h"
#include "ui/style/widget_parts.h"
#include "ui/timeline/view/timeline_panel.h"
#include "ui/timeline/view/timeline_view.h"
#include "ui/video/video_dialog.h"
#include "ui/window/appearance.h"
#include "ui/window/cache_places.h"
#include "ui/window/dialogs/clean_up_dialog.h"
#include "ui/window/dialogs/open_url_dialog.h"
#include "ui/window/focus_areas.h"
#include "ui/window/help/help.h"
#include "ui/window/key_policy.h"
#include "ui/window/maps/map_prompts.h"
#include "ui/window/messages/crash_offer.h"
#include "ui/window/messages/first_hint.h"
#include "ui/window/messages/message_bar.h"
#include "ui/window/messages/recording_messages.h"
#include "ui/window/opening/opening.h"
#include "ui/window/picture_bar.h"
#include "ui/window/second_view.h"
#include "ui/window/window_cases.h"
#include "ui/window/window_docks.h"
#include "ui/window/window_links.h"
#include "ui/window/window_markers.h"
#include "ui/window/window_together.h"
#include "ui/world/tracks/track_layers.h"
#include "ui/world/view/shown_scene.h"
#include "ui/world/view/world_levels.h"
#include "ui/world/view/world_view.h"

namespace tickscope {

constexpr QSize SmallestSize(640, 360); // 1280x720 at 200 %

/// What can be opened of what is dragged: paths of files, addresses and links.
static QStringList droppedNames(const QMimeData &dragged)
{
    QStringList names;
    for (const QUrl &url : dragged.urls())
        names << (url.isLocalFile() ? url.toLocalFile() : url.toString(QUrl::FullyEncoded));
    if (names.isEmpty())
        names << dragged.text().trimmed().section(u'\n', 0, 0);
    names.removeIf([](const QString &name) {
        return !QDir::isAbsolutePath(name) && !isLink(name) && !isUrl(name.toStdString());
    });
    return names;
}

WindowContent::WindowContent(const FormatRegistry &formats)
    : m_document(formats)
    , m_active(&m_document)
    , m_caseCommands(std::make_unique<CaseCommands>(m_active))
{
}

WindowContent::~WindowContent() = default;

MainWindow::MainWindow(const FormatRegistry &formats, QWidget *parent)
    : ContentWindow(formats, parent)
    , m_world(new WorldView(m_active, this))
    , m_start(new StartPage(m_active, formats, this))
    , m_stack(new QStackedWidget(this))
    , m_messages(new MessageBar(this))
    , m_docks(new WindowDocks(m_active, *m_caseCommands, *this))
    , m_markers(new WindowMarkers(m_active, *m_messages, *this))
    , m_opening(new Opening(m_active, formats, *this))
    , m_links(new WindowLinks(m_active, formats, *m_messages, *m_docks, *m_opening))
    , m_cases(new WindowCases(m_active, *m_caseCommands, *m_messages, *m_docks, *m_links, *this))
    , m_together(new WindowTogether(m_active, formats, m_caseCommands->cases(), *m_messages,
                                    *m_opening, *m_world, *this))
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
    new MnemonicKeys(this);
    new FocusMark(*this);
    new FocusAreas(m_active, m_docks->layout().all(), *this);
    new ElidedTips(this);
    placeMessageBar();
    bindMessages();
    addAppearanceCommands(m_active, *this);
    new Help(m_active, *m_commands, *this);
    addPaletteCommand(m_active, *m_commands, *this);
    new SettingsCommands(m_active, *m_commands, cachePlaces(m_start->library()), *this);
    bindExports();
    addCleanUpCommand(m_active, m_start->library(), *this);
    addHistoryCommands(m_active, *this);
    new PlayerCommands(m_active, this);
    m_commands->collect(*m_caseCommands);
    m_commands->collect(*this);
    m_commands->setRest([this] { m_docks->fillAll(); });
    connect(m_docks, &WindowDocks::filled, m_commands, &CommandRegistry::collect);
    new FirstHint(m_active, *m_messages, *m_commands, m_together->session(), this);
    new CommandMenus(*m_commands, *menuBar());
    m_docks->layout().restore();

    bindStart();
    connect(&m_active, &ActiveDocument::changed, this, &MainWindow::onDocumentChanged);
    connect(&m_active, &ActiveDocument::entered, this,
            [this] { onDocumentChanged(Document::RecordingChanged); });
    bindViews();
    auto *thumbnailMaker = new ThumbnailMaker(m_active, m_world->tracks().store(), this);
    connect(thumbnailMaker, &ThumbnailMaker::written, m_start, &StartPage::refreshPicture);
}

void MainWindow::bindStart()
{
    if (const auto cases = review::StoreAddress::fromText(CaseStore::chosenPlace(),
                                                          CaseStore::chosenReviewer()))
        m_start->library().setCases(*cases);
    connect(m_start, &StartPage::openWanted, m_opening, &Opening::chooseFile);
    connect(m_start, &StartPage::fileChosen, m_opening,
            [this](const QString &path, std::optional<Tick> tick) {
                m_opening->open(path, Opening::at(tick));
            });
    connect(m_start, &StartPage::sampleChosen, m_opening, [this](const QString &path) {
        m_opening->open(path);
        m_opening->playWhenShown();
    });
    LibraryCommands &library = m_start->commands();
    connect(&library, &LibraryCommands::comparisonWanted, this, &MainWindow::comparisonWanted);
    connect(&library, &LibraryCommands::wanted, this, &MainWindow::libraryWanted);
    connect(&library, &LibraryCommands::addressWanted, this, [this, &library] {
        auto *dialog = new OpenUrlDialog({}, this, OpenUrlDialog::Purpose::AddToLibrary);
        connect(dialog, &OpenUrlDialog::urlChosen, &library, &LibraryCommands::addAddress);
        connect(dialog, &OpenUrlDialog::urlChosen, this, &MainWindow::libraryWanted);
        openOnce(*dialog);
    });
}

void MainWindow::setHasOpen(bool hasOpen)
{
    m_start->commands().setHasOpen(hasOpen);
}

void MainWindow::findInLibrary()
{
    if (m_stack->currentWidget() == m_start)
        m_start->find();
}

void MainWindow::addToLibrary(const QString &folder)
{
    m_start->commands().addFolder(folder);
    m_active->close();
    emit libraryWanted();
}

bool MainWindow::focusNextPrevChild(bool next)
{
    // Nobody pressed Tab where the focus goes since its widget was hidden or disabled: the next key
    // shall not press a button of a message.
    const QWidget *focused = focusWidget();
    if (focused && m_world->isVisible() && !(focused->isVisible() && focused->isEnabled())) {
        m_world->setFocus(Qt::OtherFocusReason);
        return true;
    }
    return moveFocus(*this, next);
}

MainWindow::~MainWindow()
{
    m_active.disconnect(); // parts hear nothing of each other's end
}

void MainWindow::placeMessageBar()
{
    auto *area = named(new QToolBar(this), "messageArea");
    area->setMovable(false);
    area->toggleViewAction()->setVisible(false);
    area->addWidget(m_messages);
    area->hide();
    addToolBar(Qt::TopToolBarArea, area);
    connect(m_messages, &MessageBar::shownChanged, area, &QToolBar::setVisible);
}

void MainWindow::bindMessages()
{
    // In this order: with a document its messages come back first.
    auto *reading = new RecordingMessages(m_active, *m_opening, *m_messages);
    auto *maps = new MapPrompts(m_active, *m_messages, *this);
    connect(reading, &RecordingMessages::folderWanted, this, &MainWindow::addToLibrary);
    connect(m_opening, &Opening::began, maps, &MapPrompts::forget);
    connect(reading, &RecordingMessages::cleared, m_markers, &WindowMarkers::showTrouble);
    connect(reading, &RecordingMessages::cleared, m_cases, &WindowCases::showTrouble);
    connect(reading, &RecordingMessages::cleared, m_together, &WindowTogether::showMessage);
    connect(reading, &RecordingMessages::cleared, new CrashOffer(*m_messages, *this),
            &CrashOffer::show);
    connect(m_links, &WindowLinks::sessionOffered, m_together, &WindowTogether::offer);
    connect(reading, &RecordingMessages::damageWanted, m_docks,
            [this] { m_docks->layout().raise(QStringLiteral("damage")); });
    connect(&SettingsNotifier::instance(), &SettingsNotifier::changed, m_messages,
            [this, isSaid = false]() mutable {
                const QSettings settings;
                if (isSaid || settings.isWritable())
                    return;
                isSaid = true;
                m_messages->setMessage(
                    MessageBar::Topic::Settings,
                    {.text = tr("Settings last only until Tickscope is closed: their file cannot "
                                "be written."),
                     .details = settings.fileName()});
            });
}

void MainWindow::bindExports()
{
    const auto showPicture = [this](const QString &path, const QString &problem) {
        showExportResult(path, problem, {});
    };
    auto *exports = new ExportCommands(
        m_active, [this](QSize size) { return m_world->pictureMaker(size); }, *this);
    connect(exports, &ExportCommands::ended, this, &MainWindow::showExportResult);
    auto *videos = new VideoCommands(
        m_active,
        [this] {
            return ViewInWindow{m_world->size() * m_world->devicePixelRatioF(), ghosts().layers()};
        },
        *this);
    connect(videos, &VideoCommands::ended, this, &MainWindow::showExportResult);
    addAnnotatedCopyCommand(m_active, m_caseCommands->cases(), *this,
                            std::bind_front(&MainWindow::showExportResult, this));
    connect(m_world, &WorldView::pictureSaved, this, showPicture);
    auto *second = new SecondView(m_active, *m_world, *m_docks, *this);
    connect(second, &SecondView::pictureSaved, this, showPicture);
    bindBestRuns();
    const auto offer = [exports, videos](QMenu *menu, Tick tick) {
        menu->addSeparator();
        exports->commands().offer(*menu, "clip.save", qlonglong{tick.value});
        videos->commands().offer(*menu, "video.save", qlonglong{tick.value});
    };
    connect(&m_docks->timeline().view(), &TimelineView::placeMenuOpening, this, offer);
    connect(&m_docks->events(), &EventsDock::menuOpening, this, offer);
}

void MainWindow::bindBestRuns()
{
    auto *best = new BestRuns(m_active, m_start->library(), this);
    connect(m_docks, &WindowDocks::filled, best, [best](QWidget &page) {
        if (auto *compare = qobject_cast<CompareDock *>(&page))
            compare->offerBeside(best->commands());
    });
    connect(best, &BestRuns::found, this, [this](const library::BestRun &found, const auto &own) {
        const std::size_t before = ghosts().all().size();
        m_commands->run(QStringLiteral("compare.with"), found.path);
        if (ghosts().all().size() > before)
            ghosts().showRun(before, found.run.player, own);
    });
    connect(best, &BestRuns::missed, this, [this](const QString &sentence) {
        m_messages->setMessage(MessageBar::Topic::Export, sentence);
    });
}

void MainWindow::showExportResult(const QString &path, const QString &problem,
                                  const QString &remark)
{
    const QString name = QFileInfo(path).fileName();
    const QString saved = tr("Saved to %1.").arg(QDir::toNativeSeparators(path));
    Message message{tr("%1 could not be written.").arg(name), problem};
    if (problem.isEmpty())
        message = {.text = remark.isEmpty() ? saved : saved + u' ' + remark,
                   .actionText = tr("Show in file manager"),
                   .action = [path] { showInFileManager({path}); }};
    m_messages->setMessage(MessageBar::Topic::Export, std::move(message));
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
    connect(&ghosts(), &Ghosts::changed, m_world,
            [this] { m_world->setLayers(ghosts().layers()); });
    // Read once for both.
    connect(&m_world->map(), &ShownMap::texturesChanged, this,
            [this, &timeline] { timeline.view().setPreviewTextures(m_world->map().textures()); });
}

Cases &MainWindow::cases()
{
    return m_caseCommands->cases();
}

Ghosts &MainWindow::ghosts()
{
    return m_docks->ghosts();
}

QMenuBar *MainWindow::takeMenuBar()
{
    QMenuBar *bar = menuBar();
    bar->setParent(nullptr); // the layout lets go of it
    return bar;
}

bool MainWindow::mayClose()
{
    return m_markers->mayClose() && m_cases->mayClose();
}

void MainWindow::saveLayout() const
{
    m_docks->layout().save();
}

void MainWindow::showDocks()
{
    m_docks->layout().setShown(!m_pictureBar && m_stack->currentWidget() == m_world);
}

void MainWindow::setPictureOnly(bool isOn)
{
    if (isOn == (m_pictureBar != nullptr))
        return;
    delete std::exchange(m_pictureBar, nullptr);
    if (isOn)
        m_pictureBar = new PictureBar(m_active, m_docks->timeline().go(), *m_commands, *m_world);
    showDocks();
}

void MainWindow::open(const QString &path, std::optional<Tick> tick)
{
    m_opening->open(path, Opening::at(tick));
}

void MainWindow::openUrl(const QString &url, const QString &bearerToken)
{
    m_opening->openUrl(url, bearerToken);
}

void MainWindow::openLink(const QString &link)
{
    m_links->openLink(link);
}

void MainWindow::onDocumentChanged(Document::Changes changes)
{
    if (m_active.isSwitching()
        || !(changes & (Document::RecordingChanged | Document::PhaseChanged)))
        return;
    const OpenPhase phase = m_active->phase();
    const bool isOpen = phase != OpenPhase::Empty && phase != OpenPhase::Failed;
    m_stack->setCurrentWidget(isOpen ? static_cast<QWidget *>(m_world) : m_start);
    showDocks();
    setWindowTitle(isOpen ? tr("%1 — Tickscope").arg(m_active->displayName()) : tr("Tickscope"));
    if (phase == OpenPhase::Empty)
        m_start->refresh();
}

void MainWindow::dragEnterEvent(QDragEnterEvent *event)
{
    if (droppedNames(*event->mimeData()).isEmpty())
        return;
    m_start->setDropTarget(true);
    dragMoveEvent(event);
}

void MainWindow::dragMoveEvent(QDragMoveEvent *event)
{
    // With Shift file managers propose to move the file.
    event->setDropAction(Qt::CopyAction);
    event->accept();
    const QString text = isToCompare(*event)      ? tr("Drop to compare with this recording")
                         : document().recording() ? tr("Drop to open; with Shift to compare")
                                                  : tr("Drop to open");
    QToolTip::showText(QCursor::pos(), text, this);
}

void MainWindow::dragLeaveEvent(QDragLeaveEvent *)
{
    m_start->setDropTarget(false);
    QToolTip::hideText();
}

void MainWindow::dropEvent(QDropEvent *event)
{
    event->setDropAction(Qt::CopyAction);
    event->accept();
    dragLeaveEvent(nullptr);
    const bool compares = isToCompare(*event);
    const QStringList names = droppedNames(*event->mimeData());
    emit dropped(names);
    for (const QString &name : names) {
        if (isLink(name))
            openLink(name);
        else if (compares)
            commands().run(QStringLiteral("compare.with"), name);
        else
            m_opening->open(name);
    }
}

bool MainWindow::isToCompare(const QDropEvent &event) const
{
    return event.modifiers().testFlag(Qt::ShiftModifier) && m_active->recording();
}

void MainWindow::closeEvent(QCloseEvent *event)
{
    if (!mayClose())
        return event->ignore();
    saveLayout();
    m_active->close();
    QMainWindow::closeEvent(event);
}

void MainWindow::resizeEvent(QResizeEvent *event)
{
    QMainWindow::resizeEvent(event);
    m_docks->layout().fitWindow();
}

} // namespace tickscope
