// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/world/hud/hud_painter.h"

#include <algorithm>
#include <cmath>
#include <span>

#include <QFontMetricsF>

#include "ui/world/figures/weapon_shapes.h"
#include "ui/world/letters/outlined_text.h"

namespace tickscope {

namespace {

/// Shares of the picture's width.
constexpr double WidestChat = 0.32;
constexpr double WidestKill = 0.25;
constexpr double WidestTitle = 0.5; ///< Less TitleRoom: kills are right of it, the map left.
constexpr double TitleRoom = 64;    ///< Pixels.
/// Of a line's room, so that something of its text is left.
constexpr double WidestName = 0.6;
/// What is left of a plate where a figure is under it, and how near that counts, in pixels.
constexpr double ThinnestPlate = 0.4;
constexpr double FigureReach = 24;
constexpr double PadX = 6;
/// Height of a weapon's picture, of that of its line.
constexpr double IconShare = 0.85;
constexpr double PadY = 2;
constexpr double Edge = 12;
constexpr double TitlePadX = 10;
constexpr double BroadcastShare = 0.16; ///< Of the height, above it.

QFont hudFont(QSize size)
{
    QFont font;
    font.setPixelSize(std::clamp(size.height() / 54, 11, static_cast<int>(18 * textGrowth(size))));
    return font;
}

QFont boldOf(QFont font)
{
    font.setWeight(QFont::DemiBold);
    return font;
}

double lineHeight(const QFont &font)
{
    return QFontMetricsF(font).height() + 2 * PadY + 2;
}

/// The newest of \a lines that fit into half of the picture's height: it is not there for them.
std::span<const HudLine> fitting(const std::vector<HudLine> &lines, QSize size)
{
    const double room = size.height() / 2.0 - Edge;
    const auto count = static_cast<std::size_t>(std::max(1.0, room / lineHeight(hudFont(size))));
    return std::span(lines).last(std::min(lines.size(), count));
}

/// Where a column of lines stands.
struct Column {
    double edge = 0; ///< Left edge of the plates, or right one.
    bool isRight = false;
    double widest = 0;
};

HudLinePlace placeLine(const HudLine &line, const QFont &font, double top, const Column &column)
{
    const QFontMetricsF metrics(font);
    const double gap = known_text::widthOf(QStringLiteral(" "), font) * 1.5;
    HudLinePlace placed;
    if (line.weapon != WeaponKind::None)
        placed.signWidth = weaponIconWidth(line.weapon, metrics.height() * IconShare) + gap;
    else if (!line.sign.isEmpty())
        placed.signWidth = known_text::widthOf(line.sign, font) + gap;
    const QFont bold = boldOf(font);
    // A line without a text has its whole room for the name.
    const double nameRoom = column.widest * (line.text.isEmpty() ? 1.0 : WidestName)
                            - placed.signWidth;
    placed.name = known_text::elided(line.name, bold, nameRoom);
    if (!placed.name.isEmpty())
        placed.nameWidth = known_text::widthOf(placed.name, bold) + gap;
    const double room = std::max(40.0, column.widest - placed.nameWidth - placed.signWidth);
    placed.text = known_text::elided(line.text, font, room);
    placed.isElided = placed.text != line.text || placed.name != line.name;
    const double width = placed.nameWidth + placed.signWidth
                         + known_text::widthOf(placed.text, font) + 2 * PadX;
    placed.plate = QRectF(column.isRight ? column.edge - width : column.edge, std::round(top),
                          width, metrics.height() + 2 * PadY);
    return placed;
}

/// Adds \a text below \a top and returns where the next one begins.
double addTitle(std::vector<HudTitlePlace> &titles, const QString &text, QSize size, double top,
                int pixels, QFont font)
{
    if (text.isEmpty())
        return top;
    font.setPixelSize(pixels);
    font.setWeight(QFont::DemiBold);
    const double widest = std::max(60.0, size.width() * WidestTitle - TitleRoom - 2 * TitlePadX);
    HudTitlePlace placed{{}, known_text::elided(text, font, widest), font, text};
    const double width = known_text::widthOf(placed.text, font) + 2 * TitlePadX;
    const double height = QFontMetricsF(font).height() + 4;
    placed.plate = QRectF(std::round((size.width() - width) / 2), top, width, height);
    titles.push_back(placed);
    return placed.plate.bottom() + 3;
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

/// What lines are drawn with.
struct LineLook {
    QFont font;
    const std::vector<QRectF> &figures;
    const WorldPalette &palette;
    const std::shared_ptr<const GameData> &game;
};

void paintLine(QPainter &painter, const HudLine &line, const HudLinePlace &placed,
               const LineLook &look)
{
    const WorldPalette &palette = look.palette;
    const QRectF &plate = placed.plate;
    QColor cover = palette.plate;
    cover.setAlphaF(cover.alphaF() * static_cast<float>(plateShare(plate, look.figures)));
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
        known_text::draw(painter, left, plate.center().y(), words);
        left += advance;
    };
    part(placed.name, boldOf(look.font), inkOn(palette, line.nameColor), placed.nameWidth);
    if (line.weapon != WeaponKind::None) {
        const double height = QFontMetricsF(look.font).height() * IconShare;
        paintWeaponIcon(painter,
                        QRectF(left, plate.center().y() - height / 2,
                               weaponIconWidth(line.weapon, height), height),
                        line.weapon, look.game);
        left += placed.signWidth;
    } else {
        part(line.sign, look.font, inkOn(palette, line.signColor), placed.signWidth);
    }
    part(placed.text, look.font, line.isServer ? inkOn(palette, line.signColor) : palette.plateText,
         0);
}

void paintTitle(QPainter &painter, const HudTitlePlace &title, const WorldPalette &palette)
{
    painter.setFont(title.font);
    painter.setPen(Qt::NoPen);
    painter.setBrush(palette.plate);
    painter.drawRoundedRect(title.plate, 4, 4);
    painter.setPen(palette.plateText);
    known_text::draw(painter, title.plate.left() + TitlePadX, title.plate.center().y(), title.text);
}

} // namespace

std::vector<QRectF> HudLayout::plates() const
{
    std::vector<QRectF> all;
    for (const auto *lines : {&chat, &kills}) {
        for (const HudLinePlace &line : *lines)
            all.push_back(line.plate);
    }
    for (const HudTitlePlace &title : titles)
        all.push_back(title.plate);
    return all;
}

HudLayout layOutHud(const HudContent &content, QSize size)
{
    HudLayout layout;
    const QFont font = hudFont(size);
    const double height = lineHeight(font);
    const auto chat = fitting(content.chat, size);
    double top = size.height() - Edge - height * static_cast<double>(chat.size());
    for (const HudLine &line : chat) {
        layout.chat.push_back(placeLine(line, font, top, {Edge, false, size.width() * WidestChat}));
        top += height;
    }
    top = Edge;
    for (const HudLine &line : fitting(content.kills, size)) {
        layout.kills.push_back(
            placeLine(line, font, top, {size.width() - Edge, true, size.width() * WidestKill}));
        top += height;
    }
    const int pixels = font.pixelSize();
    top = addTitle(layout.titles, content.clock, size, Edge - 4, pixels + 4, font);
    top = addTitle(layout.titles, content.race, size, top, pixels + 1, font);
    top = addTitle(layout.titles, content.spectating, size, top, pixels, font);
    addTitle(layout.titles, content.broadcast, size,
             std::max(top, std::round(size.height() * BroadcastShare)), pixels + 3, font);
    return layout;
}

QString elidedHudText(const HudContent &content, QSize size, QPointF pixel)
{
    // The scoreboard lies over the rest.
    if (QString score = elidedScoreText(content.scores, size, pixel); !score.isEmpty())
        return score;
    const HudLayout layout = layOutHud(content, size);
    const auto inLines = [pixel](std::span<const HudLine> lines,
                                 const std::vector<HudLinePlace> &places) {
        for (std::size_t i = 0; i < places.size(); ++i) {
            if (places[i].isElided && places[i].plate.contains(pixel))
                return QStringList{lines[i].name, lines[i].text}.join(u' ').trimmed();
        }
        return QString();
    };
    for (const HudTitlePlace &title : layout.titles) {
        if (title.text != title.whole && title.plate.contains(pixel))
            return title.whole;
    }
    const QString said = inLines(fitting(content.chat, size), layout.chat);
    return said.isEmpty() ? inLines(fitting(content.kills, size), layout.kills) : said;
}

void paintHud(QPainter &painter, const HudContent &content, QSize size,
              const std::vector<QRectF> &figures, const WorldPalette &palette,
              const std::shared_ptr<const GameData> &game)
{
    painter.save();
    painter.setRenderHint(QPainter::Antialiasing);
    const HudLayout layout = layOutHud(content, size);
    const LineLook look{hudFont(size), figures, palette, game};
    const auto paintLines = [&](const std::vector<HudLine> &lines,
                                const std::vector<HudLinePlace> &places) {
        const auto shown = fitting(lines, size);
        for (std::size_t i = 0; i < places.size(); ++i)
            paintLine(painter, shown[i], places[i], look);
    };
    paintLines(content.chat, layout.chat);
    paintLines(content.kills, layout.kills);
    painter.setOpacity(1.0);
    for (const HudTitlePlace &title : layout.titles)
        paintTitle(painter, title, palette);
    painter.setFont(look.font);
    if (!content.scores.empty())
        paintScoreboard(painter, content.scores, size, palette);
    painter.restore();
}

} // namespace tickscope
