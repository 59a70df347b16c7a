// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/world/view/world_parts.h"

#include <algorithm>

#include <QCoreApplication>
#include <QLocale>

#include "core/analysis/player_rows.h"
#include "ui/strip/time_scale.h"
#include "ui/texts/number_text.h"
#include "ui/texts/player_text.h"
#include "ui/texts/screen_text.h"
#include "ui/texts/sentence_words.h"
#include "ui/world/hud/hud.h"
#include "ui/world/view/camera_control.h"
#include "ui/world/view/mini_map.h"
#include "ui/world/view/world_view.h"

namespace tickscope {

namespace {

struct WorldTips {
    Q_DECLARE_TR_FUNCTIONS(tickscope::WorldTips)
};

} // namespace

QString trailTip(const TrailPlace &place, const Document &document)
{
    if (!document.index())
        return {};
    const QString name = isolated(document.players().title({place.client, place.tick}));
    const Time time = document.index()->time().timeAt(place.tick);
    const QString clock = timeText(time);
    return QStringLiteral("<p style='white-space:pre'>%1</p>")
        .arg(WorldTips::tr("%1 at %2\nClick to go there").arg(name, clock).toHtmlEscaped());
}

QString actorTip(const Actor &actor, const Document &document)
{
    const QLocale locale;
    const QString name = actor.client == NoClient
                             ? screenText(actor.name)
                             : document.players().title(document.players().inFrame(actor.client));
    QString source;
    switch (actor.source) {
    case PositionSource::Recorded:
        source = WorldTips::tr("recorded");
        break;
    case PositionSource::Predicted:
        source = WorldTips::tr("predicted from the last recorded state");
        break;
    case PositionSource::Interpolated:
        source = WorldTips::tr("between two recorded ticks");
        break;
    }
    // A place of its own is in the recording's units, all others in the scene's.
    const GameLength length = document.recording() ? document.recording()->info().length
                                                   : GameLength();
    const double unit = actor.place ? length.inFields : length.inScene;
    const auto number = [&](double value) { return locale.toString(value / unit, 'f', 1); };
    QString text = actor.place
                       ? WorldTips::tr("%1\nx %2, y %3, z %4: %5")
                             .arg(name, number(actor.place->x), number(actor.place->y),
                                  number(actor.place->z), source)
                       : WorldTips::tr("%1\nx %2, y %3: %4")
                             .arg(name, number(actor.position.x), number(actor.position.y), source);
    if (actor.isRecorder)
        text += QLatin1Char('\n') + WorldTips::tr("made this recording");
    if (actor.isFrozen)
        text += QLatin1Char('\n') + WorldTips::tr("frozen");
    // Names are a stranger's text: never let a tooltip take them for markup.
    return QStringLiteral("<p style='white-space:pre'>%1</p>").arg(text.toHtmlEscaped());
}

namespace {

struct WorldParts {
    Q_DECLARE_TR_FUNCTIONS(tickscope::WorldParts)
};

/// "x 1234, y 560", in the recording's own directions.
QString placeText(const Actor &actor)
{
    const auto number = [](double value) { return withoutGrouping(realText(value, 0)); };
    if (actor.place)
        return WorldParts::tr("x %1, y %2, z %3")
            .arg(number(actor.place->x), number(actor.place->y), number(actor.place->z));
    return WorldParts::tr("x %1, y %2").arg(number(actor.position.x), number(actor.position.y));
}

void addFigures(QStringList &words, const PlayerRow &row)
{
    if (row.lastKnown)
        words << WorldParts::tr("last known position");
    if (row.health)
        words << WorldParts::tr("health %1").arg(*row.health);
    if (row.armor)
        words << WorldParts::tr("armor %1").arg(*row.armor);
    if (!row.weaponText.empty())
        words << shownWord(row.weaponText);
    if (!row.teamText.empty())
        words << shownWord(row.teamText);
    else if (row.team)
        words << WorldParts::tr("team %1").arg(*row.team);
}

QStringList stateWords(const Actor &actor, const std::vector<PlayerRow> &rows)
{
    QStringList words{placeText(actor)};
    const auto row = std::ranges::find(rows, actor.client, &PlayerRow::client);
    if (actor.client != NoClient && row != rows.end())
        addFigures(words, *row);
    if (actor.isFrozen)
        words << WorldParts::tr("frozen");
    if (actor.hook)
        words << WorldParts::tr("hook out");
    if (actor.isSitting)
        words << WorldParts::tr("away or paused");
    if (actor.intent.isTyping)
        words << WorldParts::tr("typing");
    if (actor.isRecorder)
        words << WorldParts::tr("made this recording");
    return words;
}

QRect areaOf(const Actor &actor, WorldView &view)
{
    const Camera &camera = view.camera();
    const QPointF middle = camera.toPixel({actor.position.x, actor.position.y}, view.size());
    const double half = std::max(actor.radius * camera.pixelsPerUnit(), 4.0);
    return QRectF(middle.x() - half, middle.y() - half, 2 * half, 2 * half).toAlignedRect();
}

AccessiblePart actorPart(const Actor &actor, const std::vector<PlayerRow> &rows, WorldView &view,
                         ActiveDocument &document)
{
    AccessiblePart part{
        .key = actorPartKey(actor.client),
        .name = document->players().title(document->players().inFrame(actor.client)),
        .area = areaOf(actor, view)};
    QStringList words = stateWords(actor, rows);
    const auto &players = document->players();
    if (players.clientInFrame(document->selection().followed()) == actor.client)
        words << WorldParts::tr("followed");
    if (!part.area.intersects(view.rect()))
        words << WorldParts::tr("outside the picture");
    part.description = words.join(QStringLiteral(", "));
    part.isSelected = players.clientInFrame(document->selection().player()) == actor.client;
    part.press = [&document, client = actor.client] {
        document->selection().selectPlayer(document->players().inFrame(client));
    };
    return part;
}

AccessiblePart playersPart(WorldView &view, ActiveDocument &document)
{
    AccessiblePart list{.key = QStringLiteral("players"),
                        .role = QAccessible::List,
                        .name = WorldParts::tr("Players"),
                        .area = view.rect()};
    const auto &frame = document->frame();
    const auto rows = frame && frame->at
                          ? playersOf(*frame->at, document->index()->players(), frame->lastPlaces)
                          : std::vector<PlayerRow>();
    std::vector<const Actor *> actors;
    for (const Actor &actor : view.scene().actors) {
        if (actor.client != NoClient)
            actors.push_back(&actor);
    }
    std::ranges::sort(actors, {}, &Actor::client);
    actors.resize(std::min(actors.size(), MostAccessibleParts));
    for (const Actor *actor : actors)
        list.parts.push_back(actorPart(*actor, rows, view, document));
    return list;
}

AccessiblePart linesPart(const QString &key, const QString &name, const std::vector<HudLine> &lines,
                         ActiveDocument &document)
{
    AccessiblePart list{.key = key, .role = QAccessible::List, .name = name};
    for (const HudLine &line : lines) {
        AccessiblePart part{
            .key = QStringLiteral("%1/%2/%3").arg(key).arg(line.tick.value).arg(list.parts.size()),
            .name = line.sign.isEmpty() ? spokenText(line.name, line.text)
                                        : QStringLiteral("%1 %2 %3")
                                              .arg(isolated(line.name), line.sign, line.text)};
        part.press = [&playback = document->playback(), tick = line.tick] {
            playback.apply(TimeCommand::goToTick(tick));
        };
        list.parts.push_back(std::move(part));
    }
    return list;
}

AccessiblePart miniMapPart(WorldView &view)
{
    AccessiblePart part{.key = QStringLiteral("miniMap"),
                        .role = QAccessible::Graphic,
                        .name = WorldParts::tr("Mini-map")};
    const QPointF middle = view.camera().centre;
    part.description = WorldParts::tr("The whole world, with a frame around the visible part; its "
                                      "centre is at x %1, y %2. Press to see all of it.")
                           .arg(withoutGrouping(realText(middle.x(), 0)),
                                withoutGrouping(realText(middle.y(), 0)));
    part.area = view.miniMap().area(view.size()).toAlignedRect();
    part.press = [&view] { view.control().fitMap(); };
    return part;
}

} // namespace

std::vector<AccessiblePart> worldParts(WorldView &view, ActiveDocument &document)
{
    std::vector<AccessiblePart> parts{playersPart(view, document)};
    const HudContent &hud = view.hud();
    if (!hud.chat.empty())
        parts.push_back(
            linesPart(QStringLiteral("chat"), WorldParts::tr("Chat"), hud.chat, document));
    if (!hud.kills.empty())
        parts.push_back(
            linesPart(QStringLiteral("kills"), WorldParts::tr("Kills"), hud.kills, document));
    if (view.isMiniMapShown())
        parts.push_back(miniMapPart(view));
    return parts;
}

QString actorPartKey(int client)
{
    return QStringLiteral("player/%1").arg(client);
}

} // namespace tickscope
