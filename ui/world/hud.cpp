// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/world/hud.h"

#include <algorithm>
#include <array>
#include <cmath>

#include <QFontMetricsF>

#include "core/playback/time_command.h"
#include "ui/document/document.h"
#include "ui/theme.h"
#include "ui/world/known_text.h"
#include "ui/world/weapon_icon.h"

namespace tickscope {

namespace {

using namespace std::chrono_literals;

// The event list has it all; the picture belongs to the players.
constexpr Time ChatTime = 8s;
constexpr Time KillTime = 5s;
constexpr Time BroadcastTime = 4s;
constexpr Time FadeTime = 2s;
constexpr std::size_t ChatLines = 5;
constexpr std::size_t KillLines = 4;
/// Shares of the picture's width.
constexpr double WidestChat = 0.32;
constexpr double WidestKill = 0.25;
/// What is left of a plate where a figure is under it, and how near that counts, in pixels.
constexpr double ThinnestPlate = 0.4;
constexpr double FigureReach = 24;
/// Rows that are looked at before the head; a burst of sounds must not cost a frame.
constexpr std::size_t RowLimit = 4000;
constexpr double PadX = 6;
/// Height of a weapon's picture, of that of its line.
constexpr double IconShare = 0.85;
constexpr double PadY = 2;
constexpr double Edge = 12;

double opacityAt(Time age, Time life)
{
    const auto left = static_cast<double>((life - age).count());
    return std::clamp(left / static_cast<double>(FadeTime.count()), 0.0, 1.0);
}

QString nameAt(const Index &index, int client, Tick tick)
{
    return screenText(index.players().nameAt(client, tick));
}

HudLine chatLine(const Index &index, const EventRow &event)
{
    HudLine line;
    line.isServer = event.kind != event_kind::Chat || event.client == NoClient;
    line.name = line.isServer ? QString() : nameAt(index, event.client, event.tick);
    line.nameColor = theme::clientColor(event.client);
    line.text = screenText(event.text);
    if (line.isServer) {
        line.sign = theme::kindSign(event_kind::ServerMessage);
        line.signColor = theme::kindColor(event_kind::ServerMessage);
    }
    return line;
}

/// The weapon that a kill's text ends with in parentheses.
WeaponKind weaponIn(std::string_view text)
{
    static constexpr std::array<std::pair<std::string_view, WeaponKind>, 6> Words{
        {{"(hammer)", WeaponKind::Hammer},
         {"(gun)", WeaponKind::Gun},
         {"(shotgun)", WeaponKind::Shotgun},
         {"(grenade)", WeaponKind::Grenade},
         {"(laser)", WeaponKind::Laser},
         {"(ninja)", WeaponKind::Ninja}}};
    const auto found = std::ranges::find_if(
        Words, [text](const auto &word) { return text.ends_with(word.first); });
    return found == Words.end() ? WeaponKind::None : found->second;
}

HudLine killLine(const Index &index, const EventRow &event)
{
    HudLine line;
    line.sign = theme::kindSign(event_kind::Kill);
    line.signColor = theme::kindColor(event_kind::Kill);
    line.weapon = weaponIn(event.text);
    if (event.client != event.otherClient) {
        line.name = nameAt(index, event.client, event.tick);
        line.nameColor = theme::clientColor(event.client);
    }
    const int victim = event.otherClient == NoClient ? event.client : event.otherClient;
    line.text = nameAt(index, victim, event.tick);
    return line;
}

void keepLine(std::vector<HudLine> &lines, HudLine line, std::size_t most)
{
    // Equal lines to several receivers are one.
    const bool isRepeated = !lines.empty() && lines.back().name == line.name
                            && lines.back().text == line.text;
    if (lines.size() < most && !isRepeated && !(line.name.isEmpty() && line.text.isEmpty()))
        lines.push_back(std::move(line));
}

/// How much of \a plate may cover what is behind it; less the nearer a figure is, so that
/// nothing flickers when one walks by.
double plateShare(const QRectF &plate, const std::vector<QRectF> &figures)
{
    double nearest = FigureReach;
    for (const QRectF &figure : figures) {
        const double x = std::max(
            {0.0, figure.left() - plate.right(), plate.left() - figure.right()});
        const double y = std::max(
            {0.0, figure.top() - plate.bottom(), plate.top() - figure.bottom()});
        nearest = std::min(nearest, std::hypot(x, y));
    }
    return ThinnestPlate + (1 - ThinnestPlate) * nearest / FigureReach;
}

/// Where lines are drawn, and what they should not hide.
struct LinePlace {
    double edge = 0; ///< Left edge of the plate, or right one.
    bool isRight = false;
    double widest = 0;
    const std::vector<QRectF> &figures;
    const std::shared_ptr<const GameData> &game;
};

void paintLine(QPainter &painter, const HudLine &line, double top, const LinePlace &place,
               const WorldPalette &palette)
{
    QFont bold = painter.font();
    bold.setWeight(QFont::DemiBold);
    const QFont plain = painter.font();
    const QFontMetricsF metrics(plain);
    const double gap = known_text::widthOf(QStringLiteral(" "), plain) * 1.5;
    const double nameWidth = line.name.isEmpty() ? 0 : known_text::widthOf(line.name, bold) + gap;
    const bool hasIcon = line.weapon != WeaponKind::None;
    const double iconHeight = metrics.height() * IconShare;
    const double iconWidth = weaponIconWidth(line.weapon, iconHeight);
    double signWidth = line.sign.isEmpty() ? 0 : known_text::widthOf(line.sign, plain) + gap;
    if (hasIcon)
        signWidth = iconWidth + gap;
    const double widest = std::max(40.0, place.widest - nameWidth - signWidth);
    const QString text = known_text::elided(line.text, plain, widest);
    const double textWidth = known_text::widthOf(text, plain);
    const double width = nameWidth + signWidth + textWidth + 2 * PadX;
    const double height = metrics.height() + 2 * PadY;
    const QRectF plate(place.isRight ? place.edge - width : place.edge, top, width, height);
    QColor cover = palette.plate;
    cover.setAlphaF(cover.alphaF() * static_cast<float>(plateShare(plate, place.figures)));
    painter.setOpacity(line.opacity);
    painter.setPen(Qt::NoPen);
    painter.setBrush(cover);
    painter.drawRoundedRect(plate, 3, 3);

    double left = plate.left() + PadX;
    const auto part = [&](const QString &words, const QFont &font, const QColor &color,
                          double advance) {
        if (words.isEmpty())
            return;
        painter.setFont(font);
        painter.setPen(color);
        known_text::draw(painter, left, top + height / 2, words);
        left += advance;
    };
    part(line.name, bold, inkOn(palette, line.nameColor), nameWidth);
    if (hasIcon) {
        paintWeaponIcon(painter,
                        QRectF(left, top + (height - iconHeight) / 2, iconWidth, iconHeight),
                        line.weapon, place.game);
        left += signWidth;
    } else {
        part(line.sign, plain, inkOn(palette, line.signColor), signWidth);
    }
    part(text, plain, line.isServer ? inkOn(palette, line.signColor) : palette.plateText,
         textWidth);
    painter.setFont(plain);
}

/// Returns where the next line begins.
double paintCentred(QPainter &painter, const QString &text, QSize size, double top, int pixels,
                    const WorldPalette &palette)
{
    if (text.isEmpty())
        return top;
    QFont font = painter.font();
    font.setPixelSize(pixels);
    font.setWeight(QFont::DemiBold);
    painter.save();
    painter.setFont(font);
    const QString shown = known_text::elided(text, font, size.width() * 0.6);
    const double width = known_text::widthOf(shown, font) + 20;
    const double height = QFontMetricsF(font).height() + 4;
    const QRectF plate(std::round((size.width() - width) / 2), top, width, height);
    painter.setPen(Qt::NoPen);
    painter.setBrush(palette.plate);
    painter.drawRoundedRect(plate, 4, 4);
    painter.setPen(palette.plateText);
    known_text::draw(painter, plate.left() + 10, plate.center().y(), shown);
    painter.restore();
    return plate.bottom() + 3;
}

} // namespace

HudContent hudAt(const Index &index, Time head)
{
    HudContent content;
    // Whole seconds: the playback bar has the rest, and these would only flicker.
    content.clock = QString::fromStdString(clockText(head)).section(QLatin1Char('.'), 0, 0);
    const TimeBase &time = index.time();
    const Tick first = time.tickAt(head - ChatTime);
    std::size_t row = index.rowAtOrAfter(time.tickAt(head) + 1);
    for (std::size_t looked = 0; row > 0 && looked < RowLimit; ++looked) {
        const EventRow event = index.event(--row);
        if (event.tick < first)
            break;
        const Time age = head - time.timeAt(event.tick);
        if (event.kind == event_kind::Chat || event.kind == event_kind::ServerMessage) {
            HudLine line = chatLine(index, event);
            line.opacity = opacityAt(age, ChatTime);
            keepLine(content.chat, std::move(line), ChatLines);
        } else if (event.kind == event_kind::Kill && age < KillTime) {
            HudLine line = killLine(index, event);
            line.opacity = opacityAt(age, KillTime);
            keepLine(content.kills, std::move(line), KillLines);
        } else if (event.kind == event_kind::Broadcast && age < BroadcastTime
                   && content.broadcast.isEmpty()) {
            content.broadcast = screenText(event.text);
        }
    }
    std::ranges::reverse(content.chat);
    std::ranges::reverse(content.kills);
    return content;
}

void paintHud(QPainter &painter, const HudContent &content, QSize size,
              const std::vector<QRectF> &figures, const WorldPalette &palette,
              const std::shared_ptr<const GameData> &game)
{
    painter.save();
    painter.setRenderHint(QPainter::Antialiasing);
    QFont font = painter.font();
    font.setPixelSize(std::clamp(size.height() / 54, 11, 18));
    painter.setFont(font);
    const double lineHeight = QFontMetricsF(font).height() + 2 * PadY + 2;

    double top = size.height() - Edge - lineHeight * static_cast<double>(content.chat.size());
    const LinePlace left{Edge, false, size.width() * WidestChat, figures, game};
    for (const HudLine &line : content.chat) {
        paintLine(painter, line, std::round(top), left, palette);
        top += lineHeight;
    }
    top = Edge;
    const LinePlace right{size.width() - Edge, true, size.width() * WidestKill, figures, game};
    for (const HudLine &line : content.kills) {
        paintLine(painter, line, std::round(top), right, palette);
        top += lineHeight;
    }
    painter.setOpacity(1.0);
    top = paintCentred(painter, content.clock, size, Edge - 4, font.pixelSize() + 4, palette);
    top = paintCentred(painter, content.race, size, top, font.pixelSize() + 1, palette);
    top = paintCentred(painter, content.spectating, size, top, font.pixelSize(), palette);
    paintCentred(painter, content.broadcast, size, std::max(top, size.height() * 0.16),
                 font.pixelSize() + 3, palette);
    if (!content.scores.empty())
        paintScoreboard(painter, content.scores, size, palette);
    painter.restore();
}

} // namespace tickscope
