// SPDX-License-Identifier: GPL-3.0-or-later
// What WorldView shows and says: painting, texts, its menu and saved pictures.
#include <algorithm>
#include <utility>

#include <QAction>
#include <QClipboard>
#include <QContextMenuEvent>
#include <QFileDialog>
#include <QFontMetricsF>
#include <QFutureWatcher>
#include <QGuiApplication>
#include <QLocale>
#include <QMenu>
#include <QPainter>
#include <QtConcurrentRun>

#include "core/io/http/url.h"
#include "ui/document/player_text.h"
#include "ui/player_menu.h"
#include "ui/theme.h"
#include "ui/timeline/time_scale.h"
#include "ui/world/hud_painter.h"
#include "ui/world/mini_map.h"
#include "ui/world/track_layers.h"
#include "ui/world/world_view.h"

namespace tickscope {

namespace {

constexpr double NoteEdge = 12;
constexpr double NotePadX = 10;
constexpr double NotePadY = 5;

} // namespace

RenderOptions WorldView::optionsFor(QSize size, const Camera &camera)
{
    RenderOptions options;
    options.size = size;
    options.camera = camera;
    options.hud = m_isHudVisible;
    options.hudContent = m_hud;
    options.bubbles = m_bubbles;
    options.selectedClient = m_document.clientInFrame(m_document.selectedPlayer());
    options.playerNumbers = playerNumbers();
    options.palette = m_palette;
    options.game = m_game;
    options.sight = m_sight;
    options.mapTextures = m_textures;
    options.entities = m_areEntitiesVisible;
    options.underlay = [this, size](QPainter &painter, const Camera &snapped) {
        m_tracks->paint(painter, snapped, size);
    };
    return options;
}

/// Asked for each figure of each picture, and the same until the index grows.
bool WorldView::isNameShared(const Player &player, const std::string &name) const
{
    const Shared<Index> &index = m_document.index();
    if (std::exchange(m_sharedNamesOf, index) != index)
        m_sharedNames.clear();
    const auto [known, isNew] = m_sharedNames.try_emplace({player.id, name}, false);
    if (isNew)
        known->second = !namesakesOf(index->players(), player, screenText(name)).empty();
    return known->second;
}

std::map<int, int> WorldView::playerNumbers()
{
    std::map<int, int> numbers;
    if (!m_document.index())
        return numbers;
    const PlayerTable &players = m_document.index()->players();
    for (const Actor &actor : scene().actors) {
        const Player *player = actor.client == NoClient
                                   ? nullptr
                                   : players.of(m_document.playerInFrame(actor.client));
        if (player && !player->sameNameAs.empty() && isNameShared(*player, actor.name))
            numbers[actor.client] = player->id;
    }
    return numbers;
}

QImage WorldView::picture(QSize size)
{
    QImage image(size, QImage::Format_RGB32);
    if (image.isNull())
        return image;
    freshen();
    Camera camera = m_camera;
    camera.unitsPerPixel *= double(std::max(height(), 1)) / std::max(size.height(), 1);
    renderScene(image, backdrop(), m_scene, optionsFor(size, camera));
    return image;
}

void WorldView::paintEvent(QPaintEvent *)
{
    freshen();
    paintPicture();
    QPainter painter(this);
    painter.drawImage(QPoint(0, 0), m_picture);
    if (m_trailMark) {
        painter.setRenderHint(QPainter::Antialiasing);
        painter.setPen(QPen(m_palette.plateText, 2));
        painter.setBrush(m_palette.accent);
        painter.drawEllipse(m_camera.toPixel(*m_trailMark, size()), 5, 5);
    }
    paintMiniMap(painter);
    paintNotes(painter);
}

void WorldView::paintPicture()
{
    const double ratio = devicePixelRatioF();
    const QSize pixels = (QSizeF(size()) * ratio).toSize();
    if (m_picture.size() != pixels)
        m_picture = QImage(pixels, QImage::Format_RGB32);
    if (m_picture.isNull())
        return;
    m_picture.setDevicePixelRatio(ratio);
    RenderOptions options = optionsFor(size(), m_camera);
    options.mayBeCoarse = true;
    options.taken = takenPixels();
    m_texts = renderScene(m_picture, backdrop(), m_scene, options, &m_mapPainter);
    // Not update() itself: Qt asks not to call it while painting.
    if (!m_mapPainter.isComplete())
        QMetaObject::invokeMethod(this, qOverload<>(&QWidget::update), Qt::QueuedConnection);
}

std::vector<WorldView::Note> WorldView::notes()
{
    std::vector<Note> notes;
    const QFontMetricsF metrics(font());
    double bottom = height() - NoteEdge;
    const auto add = [&](const QString &text, const QColor &bar) {
        if (text.isEmpty())
            return;
        const QString shown = metrics.elidedText(text, Qt::ElideRight, width() * 0.5);
        const QSizeF size(metrics.horizontalAdvance(shown) + 2 * NotePadX,
                          metrics.height() + 2 * NotePadY);
        const QPointF corner(width() - NoteEdge - size.width(), bottom - size.height());
        notes.push_back({QRectF(corner, size), shown, text, bar});
        bottom -= size.height() + 6;
    };
    const auto &frame = m_document.frame();
    const bool isDamaged = frame && frame->exactness == Exactness::Damaged;
    add(stateText(), theme::color(isDamaged ? theme::Token::Damage : theme::Token::Accent));
    add(m_failure, theme::color(theme::Token::Marker));
    return notes;
}

void WorldView::paintNotes(QPainter &painter)
{
    painter.setFont(font());
    painter.setRenderHint(QPainter::Antialiasing);
    for (const Note &note : notes()) {
        painter.setPen(Qt::NoPen);
        painter.setBrush(m_palette.plate);
        painter.drawRoundedRect(note.plate, 4, 4);
        painter.fillRect(
            QRectF(note.plate.left(), note.plate.top() + 3, 3, note.plate.height() - 6), note.bar);
        painter.setPen(m_palette.plateText);
        painter.drawText(note.plate, Qt::AlignCenter | Qt::TextSingleLine, note.text);
    }
}

std::vector<QRectF> WorldView::takenPixels()
{
    std::vector<QRectF> taken;
    if (isMiniMapShown())
        taken.push_back(m_miniMap->area(size()));
    if (m_levels->isVisible())
        taken.push_back(m_levels->geometry());
    for (const Note &note : notes())
        taken.push_back(note.plate);
    return taken;
}

QString WorldView::elidedTextAt(QPointF pixel)
{
    for (const Note &note : notes()) {
        if (note.text != note.whole && note.plate.contains(pixel))
            return note.whole;
    }
    return m_isHudVisible ? elidedHudText(m_hud, size(), pixel) : QString();
}

QString WorldView::stateText()
{
    switch (m_document.phase()) {
    case OpenPhase::Empty:
        return tr("No recording is open");
    case OpenPhase::Opening:
        return tr("Opening %1…").arg(m_document.displayName());
    case OpenPhase::Failed:
        return tr("This recording cannot be shown");
    case OpenPhase::Indexing:
    case OpenPhase::Ready:
        break;
    }
    const auto &frame = m_document.frame();
    const bool isRemote = isUrl(m_document.path().toStdString());
    if (m_isLate)
        return isRemote ? tr("Waiting for the server…") : tr("Loading…");
    if (!frame || frame->exactness == Exactness::NotLoadedYet)
        return tr("Loading…");
    if (isRemote && frame->exactness == Exactness::Damaged && !frame->at
        && m_document.index()->damage().empty())
        return tr("The server does not give this part");
    if (frame->exactness == Exactness::Damaged)
        return frame->at ? tr("Damaged here: shown as far as it can be read")
                         : tr("Damaged: nothing can be read here");
    if (QString absence = absenceText(); !absence.isEmpty())
        return absence;
    if (m_tracks->isReading())
        return tr("Reading the ways of the players…");
    if (scene().actors.empty())
        return tr("Nobody is in the world now");
    return {};
}

QString WorldView::absenceText()
{
    const auto &followed = m_document.followedPlayer();
    if (!followed || actorOf(followed))
        return {};
    const QString name = isolated(m_document.playerTitle(*followed));
    return m_document.clientInFrame(followed) ? tr("%1 is not in play at this time").arg(name)
                                              : tr("%1 is not here at this time").arg(name);
}

QString WorldView::trailText(QPointF pixel) const
{
    const auto place = m_tracks->placeAt(pixel, m_camera, size());
    if (!place || !m_document.index())
        return {};
    const QString name = isolated(m_document.playerTitle({place->client, place->tick}));
    const Time time = m_document.index()->time().timeAt(place->tick);
    const QString clock = QString::fromStdString(axisLabel(time, std::chrono::milliseconds(10)));
    return QStringLiteral("<p style='white-space:pre'>%1</p>")
        .arg(tr("%1 at %2\nClick to go there").arg(name, clock).toHtmlEscaped());
}

QString WorldView::describe(const Actor &actor) const
{
    const QLocale locale;
    const QString name = actor.client == NoClient
                             ? screenText(actor.name)
                             : m_document.playerTitle(m_document.playerInFrame(actor.client));
    QString source;
    switch (actor.source) {
    case PositionSource::Recorded:
        source = tr("recorded");
        break;
    case PositionSource::Predicted:
        source = tr("predicted from the last recorded state");
        break;
    case PositionSource::Interpolated:
        source = tr("between two recorded ticks");
        break;
    }
    const auto number = [&locale](double value) { return locale.toString(value, 'f', 1); };
    QString text = actor.place
                       ? tr("%1\nx %2, y %3, z %4: %5")
                             .arg(name, number(actor.place->x), number(actor.place->y),
                                  number(actor.place->z), source)
                       : tr("%1\nx %2, y %3: %4")
                             .arg(name, number(actor.position.x), number(actor.position.y), source);
    if (actor.isRecorder)
        text += QLatin1Char('\n') + tr("made this recording");
    if (actor.isFrozen)
        text += QLatin1Char('\n') + tr("frozen");
    // Names are a stranger's text: never let a tooltip take them for markup.
    return QStringLiteral("<p style='white-space:pre'>%1</p>").arg(text.toHtmlEscaped());
}

void WorldView::addActorActions(QMenu &menu, PlayerRef player)
{
    // An ampersand in a name is no key of the menu.
    const QString name = isolated(m_document.playerTitle(player))
                             .replace(QLatin1Char('&'), QLatin1String("&&"));
    const bool isFollowed = m_document.clientInFrame(m_document.followedPlayer()) == player.client;
    QAction *follow = menu.addAction(isFollowed ? tr("Stop following %1").arg(name)
                                                : tr("Follow %1").arg(name));
    connect(follow, &QAction::triggered, this, [this, player, isFollowed] {
        m_document.followPlayer(isFollowed ? std::nullopt : std::optional(player));
    });
    connect(menu.addAction(tr("Select %1").arg(name)), &QAction::triggered, this,
            [this, player] { m_document.selectPlayer(player); });
    addPlayerFilters(menu, m_document, player);
    menu.addSeparator();
}

void WorldView::contextMenuEvent(QContextMenuEvent *event)
{
    // By keyboard the menu is about the selected player.
    const Actor *actor = event->reason() == QContextMenuEvent::Keyboard
                             ? actorOf(m_document.selectedPlayer())
                             : actorUnder(event->pos());
    auto *menu = new QMenu(this);
    menu->setObjectName(QStringLiteral("worldMenu"));
    menu->setAttribute(Qt::WA_DeleteOnClose);
    if (actor && actor->client != NoClient)
        addActorActions(*menu, m_document.playerInFrame(actor->client));
    const auto addView = [&](const QString &text, View view, auto slot) {
        QAction *action = menu->addAction(text, this, slot);
        action->setCheckable(true);
        action->setChecked(m_view == view);
        return action;
    };
    addView(tr("Recorder's view"), View::Recorder, &WorldView::showRecorderView)
        ->setEnabled(scene().camera.has_value());
    addView(tr("All players"), View::Players, &WorldView::fitPlayers);
    addView(tr("Whole map"), View::Map, &WorldView::fitMap)->setEnabled(backdrop() != nullptr);
    addView(tr("Free camera"), View::Free, &WorldView::setFreeCamera);
    menu->addSeparator();
    if (m_heights) {
        addPlanes(*menu->addMenu(tr("Plane")));
        menu->addSeparator();
    }
    QAction *hud = menu->addAction(tr("Chat, kills and clock"), this, &WorldView::setHudVisible);
    hud->setCheckable(true);
    hud->setChecked(m_isHudVisible);
    QAction *miniMap = menu->addAction(tr("Mini-map"), this, &WorldView::setMiniMapVisible);
    miniMap->setCheckable(true);
    miniMap->setChecked(m_isMiniMapVisible);
    QAction *entities = menu->addAction(tr("Show entities"), this, &WorldView::setEntitiesVisible);
    entities->setCheckable(true);
    entities->setChecked(m_areEntitiesVisible);
    entities->setEnabled(backdrop() && backdrop()->picture);
    QAction *scores = menu->addAction(tr("Scoreboard"), this, &WorldView::setScoreboardVisible);
    scores->setCheckable(true);
    scores->setChecked(m_isScoreboardVisible);
    menu->addSeparator();
    menu->addAction(tr("Copy picture"), this, &WorldView::copyPicture);
    menu->addAction(tr("Save picture…"), this, &WorldView::savePicture);
    menu->popup(event->globalPos());
}

void WorldView::addPlanes(QMenu &menu)
{
    const auto add = [&](const QString &text, ViewPlane plane) {
        QAction *action = menu.addAction(text, this, [this, plane] { setPlane(plane); });
        action->setCheckable(true);
        action->setChecked(m_sight.plane == plane);
    };
    add(tr("From above"), ViewPlane::Top);
    add(tr("From the front"), ViewPlane::Front);
    add(tr("From the side"), ViewPlane::Side);
}

void WorldView::copyPicture()
{
    QGuiApplication::clipboard()->setImage(picture(size() * devicePixelRatioF()));
}

void WorldView::savePicture()
{
    auto *dialog = new QFileDialog(this, tr("Save picture"));
    dialog->setObjectName(QStringLiteral("savePictureDialog"));
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    dialog->setAcceptMode(QFileDialog::AcceptSave);
    dialog->setNameFilter(tr("PNG pictures (*.png)"));
    dialog->setDefaultSuffix(QStringLiteral("png"));
    dialog->selectFile(
        tr("%1 tick %2.png")
            .arg(m_document.displayName(), QString::number(m_document.time().tick().value)));
    connect(dialog, &QFileDialog::fileSelected, this, &WorldView::writePicture);
    dialog->open();
}

void WorldView::writePicture(const QString &path)
{
    auto *watcher = new QFutureWatcher<bool>(this);
    connect(watcher, &QFutureWatcherBase::finished, this, [this, watcher, path] {
        m_failure = watcher->result() ? QString()
                                      : tr("The picture could not be saved to %1").arg(path);
        watcher->deleteLater();
        update();
    });
    watcher->setFuture(QtConcurrent::run(
        [image = picture(size() * devicePixelRatioF()), path] { return image.save(path, "PNG"); }));
}

} // namespace tickscope
