// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/world/view/world_view.h"

#include <algorithm>
#include <iterator>
#include <utility>

#include <QContextMenuEvent>
#include <QHelpEvent>
#include <QMenu>
#include <QPainter>
#include <QToolTip>

#include "ui/accessible/accessible_source.h"
#include "ui/commands/player_commands.h"
#include "ui/style/elided.h"
#include "ui/style/theme.h"
#include "ui/style/widget_parts.h"
#include "ui/world/hud/hud_painter.h"
#include "ui/world/tracks/track_layers.h"
#include "ui/world/view/camera_control.h"
#include "ui/world/view/mini_map.h"
#include "ui/world/view/picture_export.h"
#include "ui/world/view/shown_scene.h"
#include "ui/world/view/world_levels.h"
#include "ui/world/view/world_notes.h"
#include "ui/world/view/world_overlays.h"
#include "ui/world/view/world_parts.h"

namespace tickscope {

constexpr double LegendGap = 8; ///< Below the mini-map.

WorldView::WorldView(ActiveDocument &document, QWidget *parent, int number)
    : QWidget(parent)
    , m_document(document)
    , m_overlays(new WorldOverlays(document, number, this))
    , m_levels(new WorldLevels(document, *this))
    , m_map(new ShownMap(this))
    , m_scene(new ShownScene(document, *m_levels, *m_overlays, this))
    , m_control(new CameraControl(
          document, number,
          [this]() -> CameraControl::Sight {
              freshen();
              return {m_scene->scene(),  m_scene->actorOf(m_control->followed()),
                      m_map->backdrop(), m_tracks->bounds(),
                      m_levels->plane(), size()};
          },
          this))
    , m_tracks(new TrackLayers(document, this))
    , m_miniMap(new MiniMap(this))
    , m_notes(new WorldNotes(document, *m_scene, *m_tracks, *this))
    , m_export(new PictureExport(
          document, [this](QSize pixels) { return pictureMaker(pixels); }, *this))
    , m_mouse(*this, document)
    , m_commands(new CommandSet(this, document))
    , m_palette(WorldPalette::make(theme::isDark()))
{
    nameWidget(*this, number == 0 ? QStringLiteral("worldView") : QStringLiteral("secondView"),
               number == 0 ? tr("World") : tr("Second view"));
    setAccessibleDescription(tr("The world at the playhead. Alt and the arrow keys move the view, "
                                "plus and minus zoom, the menu key shows more."));
    setFocusPolicy(Qt::StrongFocus);
    setMouseTracking(true);
    setAttribute(Qt::WA_OpaquePaintEvent);
    addCommands();
    wire();
    makeAccessible();
    onDocumentChanged(Document::RecordingChanged);
}

WorldView::~WorldView() = default;

void WorldView::setLayers(std::vector<WorldLayer> others)
{
    m_scene->setLayers(std::move(others));
}

std::vector<CommandSet *> WorldView::commandSets() const
{
    return {&m_overlays->commands(), &m_levels->commands(), &m_control->commands(),
            &m_tracks->commands(),   &m_export->commands(), m_commands};
}

void WorldView::setStandIn(WorldView *other)
{
    const auto own = commandSets();
    const auto others = other ? other->commandSets() : std::vector<CommandSet *>(own.size());
    for (std::size_t i = 0; i < own.size(); ++i)
        own[i]->setStandIn(others[i]);
}

void WorldView::wire()
{
    const auto redraw = qOverload<>(&QWidget::update);
    connect(m_control, &CameraControl::changed, this, redraw);
    connect(m_miniMap, &MiniMap::changed, this, redraw);
    connect(m_tracks, &TrackLayers::changed, this, redraw);
    connect(m_map, &ShownMap::texturesChanged, this, redraw);
    connect(m_scene, &ShownScene::picturesRead, this, redraw);
    connect(m_scene, &ShownScene::layersChanged, this, &WorldView::outdate);
    connect(m_control, &CameraControl::planeWanted, m_levels, &WorldLevels::setPlane);
    connect(m_overlays, &WorldOverlays::changed, this, &WorldView::outdate);
    connect(m_levels, &WorldLevels::levelsChanged, this, &WorldView::outdate);
    connect(m_levels, &WorldLevels::planeChanged, this, [this] {
        outdate();
        m_control->placeAnew();
    });
    connect(m_export, &PictureExport::ended, this, &WorldView::pictureSaved);
    const auto needRun = [this] {
        m_tracks->setBoundsNeeded(m_control->view() == CameraControl::View::Map
                                  && !m_map->backdrop());
    };
    connect(m_control, &CameraControl::changed, this, needRun);
    connect(m_tracks, &TrackLayers::boundsChanged, m_control, &CameraControl::place);
    connect(&m_document, &ActiveDocument::changed, this, &WorldView::onDocumentChanged);
}

void WorldView::makeAccessible()
{
    new AccessibleSource(*this, m_document,
                         {QAccessible::Canvas, [this] { return worldParts(*this, m_document); },
                          [this] {
                              const QString race = hud().race;
                              return race.isEmpty() ? stateText()
                                                    : tr("Race %1. %2").arg(race, stateText());
                          },
                          [this] {
                              const auto client = m_document->players().clientInFrame(
                                  m_document->selection().player());
                              return client ? actorPartKey(*client) : QString();
                          }});
}

void WorldView::addCommands()
{
    m_commands->add("view.followUnderPointer", tr("Follow player under pointer"), {"U"},
                    {MenuName::View, 210},
                    tr("Select and follow the player under the mouse pointer"),
                    [this] { m_mouse.followUnderPointer(); });
}

void WorldView::onDocumentChanged(Document::Changes changes)
{
    if (changes & Document::RecordingChanged) {
        m_scene->reset();
        m_levels->reset();
        m_miniMap->reset();
    }
    if (changes & (Document::RecordingChanged | Document::MapChanged))
        m_map->setContent(m_document->map().content());
    if (changes & (Document::RecordingChanged | Document::MapChanged | Document::PhaseChanged))
        m_tracks->setGround(m_document->phase() != OpenPhase::Ready || m_map->backdrop()
                            || awaitsMap());
    m_control->onDocumentChanged(changes);
    m_notes->noteLateFrame(changes);
    constexpr auto SceneChanges = Document::RecordingChanged | Document::FrameChanged
                                  | Document::TimeChanged | Document::MapChanged
                                  | Document::IndexChanged | Document::PhaseChanged;
    // Who is followed is shown on every level.
    if (changes & (SceneChanges | Document::FollowChanged))
        outdate();
    else if (changes & Document::SelectionChanged)
        update();
}

bool WorldView::awaitsMap() const
{
    const auto &recording = m_document->recording();
    return recording && recording->info().map && !m_document->map().content()
           && !m_document->map().isMissing();
}

void WorldView::outdate()
{
    m_isOutdated = true;
    update();
}

void WorldView::freshen()
{
    if (!std::exchange(m_isOutdated, false))
        return;
    m_scene->make(m_map->backdrop());
    m_tracks->setScene(m_scene->scene(), m_levels->plane());
    m_control->place();
}

const Camera &WorldView::camera()
{
    freshen();
    return m_control->camera();
}

const Scene &WorldView::scene()
{
    freshen();
    return m_scene->scene();
}

const std::vector<SceneLayer> &WorldView::layers()
{
    freshen();
    return m_scene->layers();
}

std::map<int, int> WorldView::playerNumbers()
{
    freshen();
    return m_scene->playerNumbers();
}

const HudContent &WorldView::hud()
{
    freshen();
    return m_scene->hud();
}

QString WorldView::stateText()
{
    freshen();
    return m_notes->stateText();
}

const Actor *WorldView::actorUnder(QPointF pixel)
{
    return actorAt(scene(), pixel, camera(), size());
}

std::optional<TrailPlace> WorldView::trailPlaceAt(QPointF pixel) const
{
    return m_tracks->placeAt(pixel, m_control->camera(), size());
}

bool WorldView::isMiniMapShown() const
{
    // The list of players may cover the whole picture.
    return m_overlays->isMiniMapVisible() && !m_overlays->isScoreboardVisible()
           && m_miniMap->isNeeded(m_control->camera(), size());
}

bool WorldView::isOnMiniMap(QPointF pixel) const
{
    return isMiniMapShown() && m_miniMap->area(size()).contains(pixel);
}

std::vector<QRectF> WorldView::takenPixels()
{
    freshen();
    std::vector<QRectF> taken;
    if (isMiniMapShown())
        taken.push_back(m_miniMap->area(size()));
    if (const QRectF levels = m_levels->takenPixels(); !levels.isEmpty())
        taken.push_back(levels);
    for (const WorldNotes::Note &note : m_notes->notes())
        taken.push_back(note.plate);
    std::ranges::copy(legendPixels(), std::back_inserter(taken));
    return taken;
}

RenderOptions WorldView::optionsFor(QSize size, const Camera &camera)
{
    RenderOptions options;
    options.size = size;
    options.camera = camera;
    options.hud = m_overlays->isHudVisible();
    options.hudContent = m_scene->hud();
    options.bubbles = m_scene->bubbles();
    options.selectedClient = m_document->players().clientInFrame(m_document->selection().player());
    options.playerNumbers = m_scene->playerNumbers();
    options.palette = m_palette;
    options.game = m_scene->game();
    options.sight = m_levels->sight();
    options.mapTextures = m_map->textures();
    options.entities = m_overlays->areEntitiesVisible();
    return options;
}

PictureMaker WorldView::pictureMaker(QSize size)
{
    Camera shown = camera();
    const double scale = double(std::max(size.height(), 1)) / std::max(height(), 1);
    shown.unitsPerPixel /= scale;
    RenderOptions options = optionsFor(size, shown);
    options.underlay = [still = m_tracks->still(), size](QPainter &painter, const Camera &snapped) {
        still(painter, snapped, size);
    };
    return [size, scale, options, map = m_map->content(), layers = m_scene->layers(),
            legends = m_tracks->legends(), plates = legendPixels(), letters = font()] {
        QImage image(size, QImage::Format_RGB32);
        if (image.isNull())
            return image;
        renderLayers(image, map ? &map->backdrop() : nullptr, layers, options);
        // As large as in the view, whatever the size of the picture.
        QPainter painter(&image);
        painter.scale(scale, scale);
        painter.setFont(letters);
        paintLegends(painter, legends, plates, options.palette);
        return image;
    };
}

void WorldView::paintEvent(QPaintEvent *)
{
    freshen();
    paintPicture();
    QPainter painter(this);
    painter.drawImage(QPoint(0, 0), m_picture);
    paintTrailMark(painter);
    paintMiniMap(painter);
    paintTrackLegends(painter);
    m_notes->paint(painter, m_palette);
}

void WorldView::paintTrailMark(QPainter &painter) const
{
    if (!m_mouse.trailMark())
        return;
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setPen(QPen(m_palette.plateText, 2));
    painter.setBrush(m_palette.accent);
    painter.drawEllipse(m_control->camera().toPixel(*m_mouse.trailMark(), size()), 5, 5);
}

void WorldView::paintPicture()
{
    const double ratio = devicePixelRatioF();
    const QSize pixels = (QSizeF(size()) * ratio).toSize();
    if (m_picture.size() != pixels)
        m_picture = newPicture(pixels, QImage::Format_RGB32);
    if (m_picture.isNull())
        return;
    m_picture.setDevicePixelRatio(ratio);
    RenderOptions options = optionsFor(size(), m_control->camera());
    options.mayBeCoarse = true;
    options.taken = takenPixels();
    options.underlay = [this](QPainter &painter, const Camera &snapped) {
        m_tracks->paint(painter, snapped, size());
    };
    m_texts = renderLayers(m_picture, m_map->backdrop(), m_scene->layers(), options,
                           &m_map->painter());
    // Not update() itself: Qt asks not to call it while painting.
    if (!m_map->painter().isComplete())
        QMetaObject::invokeMethod(this, qOverload<>(&QWidget::update), Qt::QueuedConnection);
}

void WorldView::paintMiniMap(QPainter &painter)
{
    m_miniMap->setGround({m_map->content(), m_map->textures(), m_levels->sight(), m_palette,
                          m_tracks->store().tracks(), m_scene->recorderStays()});
    m_miniMap->setScene(m_scene->scene());
    if (isMiniMapShown())
        m_miniMap->paint(painter, m_scene->scene(), m_control->camera(), size(),
                         m_document->players().clientInFrame(m_document->selection().player()));
}

std::vector<QRectF> WorldView::legendPixels() const
{
    // The list of players may cover the whole picture.
    if (m_overlays->isScoreboardVisible())
        return {};
    const double top = isMiniMapShown() ? m_miniMap->area(size()).bottom() + LegendGap : 0;
    return legendPlates(m_tracks->legends(), size(), top, font());
}

void WorldView::paintTrackLegends(QPainter &painter) const
{
    painter.setFont(font());
    paintLegends(painter, m_tracks->legends(), legendPixels(), m_palette);
}

QString WorldView::tipAt(QPointF pixel)
{
    const Actor *actor = actorUnder(pixel);
    if (isOnMiniMap(pixel))
        return tr("Mini-map: click or drag to look there");
    QString cut = m_notes->cutTextAt(pixel);
    if (cut.isEmpty() && m_overlays->isHudVisible())
        cut = elidedHudText(m_scene->hud(), size(), pixel);
    if (!cut.isEmpty())
        return plainTip(cut);
    if (actor)
        return actorTip(*actor, *m_document);
    const auto place = trailPlaceAt(pixel);
    return place ? trailTip(*place, *m_document) : QString();
}

bool WorldView::event(QEvent *event)
{
    if (event->type() != QEvent::ToolTip)
        return QWidget::event(event);
    const auto *help = static_cast<QHelpEvent *>(event);
    const QString text = tipAt(help->pos());
    if (!text.isEmpty())
        QToolTip::showText(help->globalPos(), text, this);
    else
        QToolTip::hideText();
    return true;
}

void WorldView::wheelEvent(QWheelEvent *event)
{
    m_mouse.turnWheel(*event);
    event->accept();
}

void WorldView::keyPressEvent(QKeyEvent *event)
{
    if (!m_mouse.pressKey(*event))
        QWidget::keyPressEvent(event);
}

void WorldView::contextMenuEvent(QContextMenuEvent *event)
{
    freshen();
    // By keyboard the menu is about the selected player.
    const Actor *actor = event->reason() == QContextMenuEvent::Keyboard
                             ? m_scene->actorOf(m_document->selection().player())
                             : actorUnder(event->pos());
    auto *menu = named(new QMenu(this), "worldMenu");
    menu->setAttribute(Qt::WA_DeleteOnClose);
    if (actor && actor->client != NoClient) {
        const PlayerRef player = m_document->players().inFrame(actor->client);
        offerChoosing(*menu, m_document, player);
        offerFilters(*menu, m_document, player);
        menu->addSeparator();
    }
    const auto add = [](QMenu &to, const CommandSet &set, std::initializer_list<const char *> ids) {
        for (const char *id : ids)
            to.addAction(set.action(QString::fromLatin1(id)));
        to.addSeparator();
    };
    add(*menu, m_control->commands(),
        {"view.recorder", "view.fitPlayers", "view.fitMap", "view.stopFollowing"});
    if (m_levels->hasHeights()) {
        add(*menu->addMenu(tr("View from")), m_levels->commands(),
            {"view.plane.top", "view.plane.front", "view.plane.side"});
        menu->addSeparator();
    }
    add(*menu, m_overlays->commands(),
        {"view.hud", "view.miniMap", "view.entities", "view.scoreboard"});
    add(*menu, m_export->commands(), {"picture.copy", "picture.save"});
    menu->popup(event->globalPos());
}

void WorldView::focusInEvent(QFocusEvent *event)
{
    QWidget::focusInEvent(event);
    emit used();
}

void WorldView::resizeEvent(QResizeEvent *)
{
    m_levels->placeSlider();
    freshen();
    m_control->place();
}

void WorldView::changeEvent(QEvent *event)
{
    if (event->type() == QEvent::PaletteChange) {
        m_palette = WorldPalette::make(theme::isDark());
        m_tracks->renewColors();
        outdate();
    }
    QWidget::changeEvent(event);
}

} // namespace tickscope
