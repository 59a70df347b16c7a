// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/main_window.h"

#include <QApplication>
#include <QCloseEvent>
#include <QFileDialog>
#include <QFileInfo>
#include <QMessageBox>
#include <QMimeData>
#include <QScreen>
#include <QSettings>
#include <QStackedWidget>
#include <QToolBar>

#include "core/io/http/url.h"
#include "ui/docks/markers_dock.h"
#include "ui/docks/playback_bar.h"
#include "ui/elided.h"
#include "ui/errors.h"
#include "ui/file_filters.h"
#include "ui/focus_ring.h"
#include "ui/key_policy.h"
#include "ui/map_download.h"
#include "ui/map_folders_dialog.h"
#include "ui/menu_keys.h"
#include "ui/message_bar.h"
#include "ui/open_url_dialog.h"
#include "ui/recent_files.h"
#include "ui/settings_keys.h"
#include "ui/shortcuts_dialog.h"
#include "ui/start_page.h"
#include "ui/theme.h"
#include "ui/thumbnail_maker.h"
#include "ui/timeline/timeline_panel.h"
#include "ui/timeline/timeline_view.h"
#include "ui/view_state.h"
#include "ui/window_docks.h"
#include "ui/window_markers.h"
#include "ui/world/world_view.h"

namespace tickscope {

namespace {

const QString GeometryKey = QStringLiteral("window/geometry");
constexpr QSize FirstSize(1600, 1000);
constexpr QSize SmallestSize(640, 360); // 1280x720 at 200 %
constexpr int ProgressDelay = 1000;     // milliseconds

} // namespace

MainWindow::MainWindow(const FormatRegistry &registry, QWidget *parent)
    : QMainWindow(parent)
    , m_registry(registry)
    , m_document(registry)
    , m_world(new WorldView(m_document, this))
    , m_start(new StartPage(registry, this))
    , m_stack(new QStackedWidget(this))
    , m_messages(new MessageBar(this))
    , m_messageArea(new QToolBar(this))
    , m_docks(new WindowDocks(m_document, *this))
    , m_markers(new WindowMarkers(m_document, *m_messages, *this))
    , m_mapDownload(new MapDownload(m_document, *m_messages, *this))
    , m_actions(new Actions(m_document, windowCommands(), this))
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
    new FocusMark(*this);
    new ElidedTips(this);
    PlaybackBar &bar = m_docks->timeline().playbackBar();
    bar.setActions(*m_actions);
    connect(&bar, &PlaybackBar::wentTo, m_world, qOverload<>(&QWidget::setFocus));
    m_docks->markers().setFileActions({m_actions->action(QStringLiteral("markers.import")),
                                       m_actions->action(QStringLiteral("markers.export"))});
    m_document.setMapFolders(QSettings().value(settings::MapFolders).toStringList()
                             + QStringList{fetchedMapsFolder()});
    makeMessageBar();
    makeMenus();
    restorePlace();

    m_progressTimer.setSingleShot(true);
    m_progressTimer.setInterval(ProgressDelay);
    connect(&m_progressTimer, &QTimer::timeout, this, &MainWindow::showProgress);
    connect(m_start, &StartPage::openWanted, this, &MainWindow::chooseFile);
    connect(m_start, &StartPage::fileChosen, this, [this](const QString &path) { open(path); });
    connect(&m_document, &Document::changed, this, &MainWindow::takeChanges);
    m_world->setMiniMapVisible(QSettings().value(settings::MiniMap, true).toBool());
    m_world->setHudVisible(QSettings().value(settings::Hud, true).toBool());
    const auto showView = [this] {
        showViewState(*m_actions, *m_world);
        m_docks->timeline().view().setPreviewPlane(m_world->plane());
    };
    connect(m_world, &WorldView::viewChanged, this, showView);
    connect(&m_world->tracks(), &TrackLayers::changed, this, showView);
    // Read once for both.
    connect(m_world, &WorldView::mapTexturesChanged, this,
            [this] { m_docks->timeline().view().setPreviewTextures(m_world->mapTextures()); });
    showView();
    auto *thumbnailMaker = new ThumbnailMaker(m_document, this);
    connect(thumbnailMaker, &ThumbnailMaker::written, m_start, &StartPage::refreshPicture);
}

MainWindow::~MainWindow()
{
    // Members go before children do, but every widget refers to the document.
    m_document.disconnect();
    qDeleteAll(findChildren<QWidget *>(QString(), Qt::FindDirectChildrenOnly));
}

WindowCommands MainWindow::windowCommands()
{
    return {
        .openFile = [this] { chooseFile(); },
        .openUrl = [this] { askForUrl(); },
        .closeFile = [this] { m_document.close(); },
        .quit = [] { QApplication::closeAllWindows(); },
        .openNeighbour = [this](const std::string &path) { open(QString::fromStdString(path)); },
        .exportMarkers = [this] { m_markers->chooseExport(); },
        .importMarkers = [this] { m_markers->chooseImport(); },
        .chooseMap = [this] { chooseMapFile(); },
        .chooseMapFolders = [this] { chooseMapFolders(); },
        .focusGoTo = [this] { m_docks->timeline().playbackBar().focusGoTo(); },
        .find = [this] { m_docks->find(); },
        .fitMap = [this] { m_world->fitMap(); },
        .toggleEntities = [this] { m_world->setEntitiesVisible(!m_world->areEntitiesVisible()); },
        .toggleMiniMap = [this] { setMiniMap(!m_world->isMiniMapVisible()); },
        .toggleHud = [this] { setHud(!m_world->isHudVisible()); },
        .toggleScoreboard =
            [this] { m_world->setScoreboardVisible(!m_world->isScoreboardVisible()); },
        .fitPlayers = [this] { m_world->fitPlayers(); },
        .showRecorderView = [this] { m_world->showRecorderView(); },
        .followSelected = [this] { m_world->followSelected(); },
        .followUnderPointer = [this] { m_world->followUnderPointer(); },
        .followNext = [this](int direction) { m_world->followNext(direction); },
        .stopFollowing = [this] { m_world->setFreeCamera(); },
        .setPlane =
            [this](ViewPlane plane) {
                m_world->setPlane(plane);
                // The same again changes nothing but the mark, which must come back.
                showViewState(*m_actions, *m_world);
            },
        .setTrails = [this](TrackLayers::Trails trails) { m_world->tracks().setTrails(trails); },
        .setHeat = [this](TrackLayers::Heat heat) { m_world->tracks().setHeat(heat); },
        .zoomIn = [this] { m_world->zoomIn(); },
        .zoomOut = [this] { m_world->zoomOut(); },
        .fitTimeline = [this] { m_docks->timeline().view().fit(); },
        .showRange = [this] { m_docks->timeline().view().showRange(); },
        .copyRange = [this] { m_docks->timeline().view().copyRange(); },
        .resetLayout = [this] { m_docks->arrange(); },
        .fullScreen = [this] { toggleFullScreen(); },
        .copyPicture = [this] { m_world->copyPicture(); },
        .savePicture = [this] { m_world->savePicture(); },
        .showShortcuts = [this] { showShortcuts(); },
        .about = [this] { showAbout(); },
    };
}

void MainWindow::makeMessageBar()
{
    m_messageArea->setObjectName(QStringLiteral("messageArea"));
    m_messageArea->setMovable(false);
    m_messageArea->toggleViewAction()->setVisible(false);
    m_messageArea->addWidget(m_messages);
    m_messageArea->hide();
    addToolBar(Qt::TopToolBarArea, m_messageArea);
    connect(m_messages, &MessageBar::shownChanged, m_messageArea, &QToolBar::setVisible);
}

void MainWindow::restorePlace()
{
    const QSize free = screen() ? screen()->availableSize() : FirstSize;
    resize(FirstSize.boundedTo(free));
    // With its frame it would not fit on such a screen.
    if (free.width() <= FirstSize.width() || free.height() <= FirstSize.height())
        setWindowState(Qt::WindowMaximized);
    restoreGeometry(QSettings().value(GeometryKey).toByteArray());
    m_docks->restore();
    m_docks->setShown(false);
}

void MainWindow::beginOpening(std::optional<Tick> tick)
{
    m_messages->clear();
    m_markers->showTrouble();
    m_toldDamage = 0;
    m_toldMap.clear();
    m_wantedTick = tick;
    m_bearerToken.clear();
    m_progressTimer.start();
}

void MainWindow::openUrl(const QString &url, const QString &bearerToken)
{
    beginOpening({});
    m_bearerToken = bearerToken;
    m_document.open(url, bearerToken);
}

/// The same address with the same token, at the same place.
void MainWindow::openAgain()
{
    const QString url = m_document.path();
    const QString token = m_bearerToken;
    const bool isShown = m_document.recording() != nullptr;
    beginOpening(isShown ? std::optional(m_document.time().tick()) : std::nullopt);
    m_bearerToken = token;
    m_document.open(url, token);
}

void MainWindow::open(const QString &path, std::optional<Tick> tick)
{
    beginOpening(tick);
    const bool isAddress = isUrl(path.toStdString());
    m_document.open(isAddress ? path : QFileInfo(path).absoluteFilePath());
}

void MainWindow::takeChanges(Document::Changes changes)
{
    if (changes & (Document::RecordingChanged | Document::PhaseChanged))
        showPhase();
    if (changes & Document::MapChanged)
        showMapMessage();
    if (changes & Document::IndexChanged) {
        showDamageMessage();
        if (!m_progressTimer.isActive())
            showProgress();
    }
}

void MainWindow::showPhase()
{
    const OpenPhase phase = m_document.phase();
    const bool isOpen = phase != OpenPhase::Empty && phase != OpenPhase::Failed;
    m_docks->setShown(isOpen);
    m_stack->setCurrentWidget(isOpen ? static_cast<QWidget *>(m_world) : m_start);
    setWindowTitle(isOpen ? tr("%1 — Tickscope").arg(m_document.displayName()) : tr("Tickscope"));
    if (phase == OpenPhase::Empty || phase == OpenPhase::Ready || phase == OpenPhase::Failed) {
        m_progressTimer.stop();
        m_messages->remove(MessageBar::Topic::Work);
    }
    if (phase == OpenPhase::Empty) {
        m_messages->clear();
        m_markers->showTrouble();
        m_start->refresh();
    }
    if (m_document.recording() && m_wantedTick) {
        const Tick tick = m_document.index()->ticks().clamp(*m_wantedTick);
        m_wantedTick.reset();
        m_document.apply({TimeAction::GoToTick, 0, Time{0}, tick});
    }
    if (phase == OpenPhase::Indexing || phase == OpenPhase::Ready)
        recent_files::add(m_document.path());
    if (m_document.error())
        showFailure(*m_document.error());
}

void MainWindow::showFailure(const Error &error)
{
    // The only place that is asked for on opening is the first tick: there is none.
    const bool isEmpty = m_document.phase() == OpenPhase::Failed
                         && error.code == ErrorCode::OutOfRange;
    if (isEmpty)
        m_messages->setMessage(
            MessageBar::Topic::Work,
            {tr("%1 is a whole recording without any ticks: there is nothing to show.")
                 .arg(m_document.displayName()),
             {},
             {},
             {},
             {}});
    else
        m_messages->setMessage(MessageBar::Topic::Failure, failureMessage(error));
}

Message MainWindow::failureMessage(const Error &error)
{
    const QString path = m_document.path();
    const bool isServers = error.code == ErrorCode::Io && isUrl(path.toStdString());
    QString text = isServers ? tr("The server does not give the recording.")
                             : errorSentence(error) + u' ' + errorAdvice(error.code);
    if (m_document.phase() == OpenPhase::Failed)
        text.prepend(m_document.displayName() + QStringLiteral(": "));
    Message message{text.trimmed(), errorDetails(error), {}, {}, {}};
    if (error.code == ErrorCode::Unauthorized) {
        message.actionText = tr("Name a token…");
        message.action = [this, path] { askForUrl(path); };
    } else if (isServers) {
        message.actionText = tr("Try again");
        message.action = [this] { openAgain(); };
    }
    return message;
}

void MainWindow::showMapMessage()
{
    const QString warning = m_document.mapNoteIsWarning() ? m_document.mapNote() : QString();
    if (warning.isEmpty())
        m_messages->remove(MessageBar::Topic::Map);
    else if (warning != m_toldMap && m_mapDownload->isPossible()) // once; who closed it knows
        m_messages->setMessage(
            MessageBar::Topic::Map,
            {warning, {}, {}, tr("Download map…"), [this] { m_mapDownload->ask(); }});
    else if (warning != m_toldMap)
        m_messages->setMessage(
            MessageBar::Topic::Map,
            {warning, {}, {}, tr("Choose map file…"), [this] { chooseMapFile(); }});
    m_toldMap = warning;
}

void MainWindow::showDamageMessage()
{
    const auto &index = m_document.index();
    const std::size_t count = index ? index->damage().size() : 0;
    // What a recording lacked at its end came: it is still written.
    if (count == 0 && m_toldDamage > 0)
        m_messages->remove(MessageBar::Topic::Damage);
    m_toldDamage = std::min(m_toldDamage, count);
    // A message that was closed comes back for new damage only.
    if (count <= m_toldDamage)
        return;
    m_toldDamage = count;
    m_messages->setMessage(MessageBar::Topic::Damage,
                           {damageSummary(index->damage(), index->tickTally().lost),
                            {},
                            [this] { m_docks->raise(QStringLiteral("damage")); },
                            {},
                            {}});
}

void MainWindow::showProgress()
{
    const OpenPhase phase = m_document.phase();
    if (phase != OpenPhase::Opening && phase != OpenPhase::Indexing)
        return;
    QString text = tr("Opening %1 …").arg(m_document.displayName());
    if (const auto &index = m_document.index()) {
        const TickRange ticks = index->ticks();
        const auto whole = std::max<std::int64_t>(ticks.last - ticks.first, 1);
        const auto done = std::clamp<std::int64_t>(index->indexedTo() - ticks.first, 0, whole);
        text = tr("Finding events: %1 %").arg(done * 100 / whole);
    }
    m_messages->setMessage(MessageBar::Topic::Work,
                           {text, {}, {}, tr("Stop"), [this] { m_document.cancelOpening(); }});
}

void MainWindow::chooseFile()
{
    QStringList recent = recent_files::paths();
    recent.removeIf([](const QString &path) { return isUrl(path.toStdString()); });
    const QString folder = recent.isEmpty() ? QString() : QFileInfo(recent.first()).absolutePath();
    const QString path = QFileDialog::getOpenFileName(this, tr("Open recording"), folder,
                                                      fileFilters(m_registry));
    if (!path.isEmpty())
        open(path);
}

void MainWindow::askForUrl(const QString &url)
{
    auto *dialog = new OpenUrlDialog(url, this);
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    connect(dialog, &OpenUrlDialog::urlChosen, this, &MainWindow::openUrl);
    dialog->open();
}

void MainWindow::chooseMapFile()
{
    const auto &recording = m_document.recording();
    if (!recording)
        return;
    const auto &map = recording->info().map;
    QString filters = tr("All files (*)");
    if (map && !map->fileSuffix.empty())
        filters.prepend(tr("Maps (*%1)").arg(QString::fromStdString(map->fileSuffix))
                        + QStringLiteral(";;"));
    const QString path = QFileDialog::getOpenFileName(
        this, tr("Choose map file"), QFileInfo(m_document.path()).absolutePath(), filters);
    if (!path.isEmpty())
        m_document.chooseMap(path);
}

void MainWindow::chooseMapFolders()
{
    QSettings stored;
    auto *dialog = new MapFoldersDialog(stored.value(settings::MapFolders).toStringList(),
                                        stored.value(settings::MapAddress).toString(), this);
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    connect(dialog, &MapFoldersDialog::placesChosen, this,
            [this](const QStringList &folders, const QString &address) {
                QSettings().setValue(settings::MapFolders, folders);
                QSettings().setValue(settings::MapAddress, address);
                m_toldMap.clear();
                m_document.setMapFolders(folders + QStringList{fetchedMapsFolder()});
            });
    dialog->open();
}

void MainWindow::setTheme(const QString &scheme)
{
    QSettings().setValue(settings::Theme, scheme);
    theme::apply(scheme);
}

void MainWindow::setSafeColors(bool isOn)
{
    QSettings().setValue(settings::SafeColors, isOn);
    theme::setSafeColors(isOn);
}

void MainWindow::setMiniMap(bool isOn)
{
    QSettings().setValue(settings::MiniMap, isOn);
    m_world->setMiniMapVisible(isOn);
}

void MainWindow::setHud(bool isOn)
{
    QSettings().setValue(settings::Hud, isOn);
    m_world->setHudVisible(isOn);
}

void MainWindow::toggleFullScreen()
{
    setWindowState(windowState() ^ Qt::WindowFullScreen);
}

void MainWindow::showShortcuts()
{
    auto *dialog = new ShortcutsDialog(*m_actions, this);
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    dialog->show();
}

void MainWindow::showAbout()
{
    auto *box = new QMessageBox(
        QMessageBox::NoIcon, tr("About Tickscope"),
        tr("<h3>Tickscope %1</h3><p>Opens game recordings and scrubs through them.</p>"
           "<p>Free software under the GNU General Public License, version 3 or later.</p>")
            .arg(QStringLiteral(TICKSCOPE_VERSION)),
        QMessageBox::Close, this);
    box->setIconPixmap(QIcon(QStringLiteral(":/icons/tickscope.svg")).pixmap(64, 64));
    box->setAttribute(Qt::WA_DeleteOnClose);
    box->setModal(false);
    box->show();
}

void MainWindow::dragEnterEvent(QDragEnterEvent *event)
{
    const auto urls = event->mimeData()->urls();
    if (urls.isEmpty() || !urls.first().isLocalFile())
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
    open(event->mimeData()->urls().first().toLocalFile());
}

void MainWindow::closeEvent(QCloseEvent *event)
{
    if (!m_markers->mayClose())
        return event->ignore();
    QSettings().setValue(GeometryKey, saveGeometry());
    m_docks->save();
    m_document.close();
    QMainWindow::closeEvent(event);
}

void MainWindow::resizeEvent(QResizeEvent *event)
{
    QMainWindow::resizeEvent(event);
    m_docks->fitWindow();
}

} // namespace tickscope
