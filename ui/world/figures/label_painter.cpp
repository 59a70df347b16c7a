// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/world/figures/label_painter.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <numeric>

#include <QCoreApplication>
#include <QFontMetricsF>

#include "ui/style/theme.h"
#include "ui/texts/number_text.h"
#include "ui/texts/screen_text.h"
#include "ui/world/figures/item_painter.h"
#include "ui/world/letters/outlined_text.h"

namespace tickscope {

namespace {

constexpr double PlatePadX = 5.0;
constexpr double PlatePadY = 1.5;
/// Room for the mark of the recorder before a name.
constexpr double MarkWidth = 11.0;
constexpr int LongestName = 32;
/// Units from a tee to the middle of its name in the game, and the size of its letters.
/// Source: teeworlds-game-data.md, section 4.8.
constexpr double GameNameUp = 82.5;
constexpr double GameNameSize = 28;
/// Pixels a world unit from which everybody shows hearts and shields.
constexpr double VitalsScale = 1.25;

bool isSelected(const Actor &actor, const LabelSetting &setting)
{
    return setting.selectedClient && actor.client == *setting.selectedClient;
}

/// Lower comes first.
int rankOf(const Actor &actor, const LabelSetting &setting)
{
    if (isSelected(actor, setting))
        return 0;
    return actor.isRecorder ? 1 : 2;
}

/// " #12  ↥36": which of several of that name, height in the recording's own unit, and whether
/// somebody is there still.
QString moreText(const Actor &actor, const Scene &scene, const LabelSetting &setting)
{
    QString text;
    if (const auto number = setting.playerNumbers.find(actor.client);
        number != setting.playerNumbers.end())
        text = QStringLiteral(" #%1").arg(number->second);
    if (actor.height)
        text += QStringLiteral("  ↥") + numberText(std::lround(*actor.height / scene.heightUnit));
    if (actor.lastKnown)
        text += QStringLiteral("  ")
                + QCoreApplication::translate("tickscope::WorldView", "last known position");
    return text;
}

double vitalsHeight(const Actor &actor, const ActorLook &look, bool selected)
{
    if (!showsVitals(actor, look, selected))
        return 0.0;
    return actor.armor ? 16.0 : 8.0;
}

/// Preferred top of a name of that height.
double topOfName(const ActorLook &look, double height, double vitals, bool isGameLike)
{
    if (isGameLike)
        return look.pixel.y() - GameNameUp * look.scale - height / 2;
    return look.pixel.y() - bodyPixels(look) * 1.35 - 5 - height - vitals;
}

/// Source: teeworlds-game-data.md, section 4.8.
QColor gameNameColor(const Actor &actor)
{
    if (!actor.hasTeamColor || actor.team < 0)
        return Qt::white;
    return actor.team == 0 ? QColor(255, 128, 128) : QColor(179, 179, 255);
}

/// The first place for a name near \a wanted that nothing else has, on whole pixels, which
/// keep the letters sharp.
std::optional<QRectF> freePlace(const QRectF &wanted, const Actor &actor, const ActorLook &look,
                                const std::vector<NamePlate> &plates, const LabelSetting &setting)
{
    const double body = bodyPixels(look);
    const double line = wanted.height() + 1;
    const double below = look.pixel.y() + body * 1.1 + 3;
    const double beside = look.pixel.y() - wanted.height() / 2;
    const double right = look.pixel.x() + body * 1.2 + 2;
    const double left = look.pixel.x() - body * 1.2 - 2 - wanted.width();
    const std::array<QPointF, 8> corners{
        wanted.topLeft(),
        {wanted.left(), wanted.top() - line},
        {wanted.left(), below},
        {wanted.left(), wanted.top() - 2 * line},
        {wanted.left(), below + line},
        {right, beside},
        {left, beside},
        {wanted.left(), below + 2 * line},
    };
    const QRectF picture(QPointF(0, 0), QSizeF(setting.size));
    const auto isFree = [&](const QRectF &place) {
        const auto isCovered = [&place](const QRectF &other) { return other.intersects(place); };
        return picture.contains(place) && std::ranges::none_of(setting.taken, isCovered)
               && std::ranges::none_of(plates, isCovered, &NamePlate::place);
    };
    for (const QPointF &corner : corners) {
        if (const QRectF place(corner.toPoint(), wanted.size()); isFree(place))
            return place;
    }
    // That of the selected one stands above all that is in the way, or below it.
    for (double step = line; isSelected(actor, setting) && step < picture.height(); step += line) {
        for (const double top : {wanted.top() - step, below + step}) {
            if (const QRectF place(QPointF(wanted.left(), top).toPoint(), wanted.size());
                isFree(place))
                return place;
        }
    }
    return {};
}

} // namespace

bool showsVitals(const Actor &actor, const ActorLook &look, bool isSelected)
{
    // No player lives with no health: recordings hold 0 for players whose health is unknown.
    return actor.health && *actor.health > 0 && (isSelected || look.scale >= VitalsScale);
}

std::vector<NamePlate> placeNames(const Scene &scene, const std::vector<ActorLook> &looks,
                                  const LabelSetting &setting)
{
    std::vector<std::size_t> order(scene.actors.size());
    std::iota(order.begin(), order.end(), 0U);
    std::ranges::stable_sort(order, {},
                             [&](std::size_t i) { return rankOf(scene.actors[i], setting); });

    const QFontMetricsF metrics(setting.font);
    const QRectF picture(QPointF(0, 0), QSizeF(setting.size));
    std::vector<NamePlate> plates;
    for (const std::size_t number : order) {
        const Actor &actor = scene.actors[number];
        const ActorLook &look = looks[number];
        const double body = bodyPixels(look);
        if (actor.name.empty() || (actor.isRecorder && setting.omitsOwnName)
            || !picture.adjusted(-body, -body, body, body).contains(look.pixel))
            continue;
        NamePlate plate;
        plate.actor = number;
        plate.text = screenText(actor.name).left(LongestName);
        plate.more = moreText(actor, scene, setting);
        const double width = known_text::widthOf(plate.text + plate.more, setting.font)
                             + 2 * PlatePadX + (actor.isRecorder ? MarkWidth : 0.0);
        const double height = metrics.height() + 2 * PlatePadY;
        // Names of figures at the edge stay readable.
        const double left = std::clamp(look.pixel.x() - width / 2, 2.0,
                                       std::max(2.0, setting.size.width() - width - 2));
        const double vitals = vitalsHeight(actor, look, isSelected(actor, setting));
        const double above = topOfName(look, height, vitals, setting.isGameLike);
        const auto place = freePlace({left, above, width, height}, actor, look, plates, setting);
        if (!place && !isSelected(actor, setting))
            continue;
        plate.place = place.value_or(QRectF(left, above, width, height));
        plates.push_back(std::move(plate));
    }
    return plates;
}

void paintNames(QPainter &painter, const Scene &scene, const std::vector<NamePlate> &plates,
                const LabelSetting &setting, const WorldPalette &palette)
{
    painter.save();
    painter.setFont(setting.font);
    painter.setRenderHint(QPainter::Antialiasing);
    const auto paintOne = [&](const NamePlate &plate) {
        const Actor &actor = scene.actors[plate.actor];
        QRectF text = plate.place;
        if (setting.isGameLike && !isSelected(actor, setting)) {
            const auto outline = setting.omitsOwnName && !setting.tint ? TextOutline::AsInGame
                                                                       : TextOutline::Strong;
            // Light: the outline is dark in both themes.
            const QColor color = setting.tint ? withLightness(*setting.tint, 0.72, 0.98)
                                              : gameNameColor(actor);
            const double more = known_text::widthOf(plate.more, setting.font);
            paintOutlinedText(painter, plate.place.adjusted(0, 0, -more, 0), plate.text, color,
                              outline);
            if (more > 0)
                paintOutlinedText(painter,
                                  plate.place.adjusted(plate.place.width() - more, 0, 0, 0),
                                  plate.more, mixed(color, Qt::black, 0.25), outline);
            return;
        }
        if (isSelected(actor, setting)) {
            painter.setPen(QPen(palette.accent, 1.5));
            painter.setBrush(palette.plate);
            painter.drawRoundedRect(plate.place, 3, 3);
        } else {
            painter.setPen(Qt::NoPen);
            painter.setBrush(palette.plate);
            painter.drawRoundedRect(plate.place, 3, 3);
        }
        if (setting.hasTeams && actor.team >= 0) {
            painter.fillRect(QRectF(plate.place.left() + 3, plate.place.bottom() - 2,
                                    plate.place.width() - 6, 2),
                             teamColor(actor.team));
        }
        if (actor.isRecorder) {
            painter.setPen(Qt::NoPen);
            painter.setBrush(inkOn(palette, theme::color(theme::Token::Damage)));
            painter.drawEllipse(QPointF(text.left() + PlatePadX + 3.5, text.center().y()), 3.5,
                                3.5);
            text.adjust(MarkWidth, 0, 0, 0);
        }
        painter.setPen(setting.tint ? inkOn(palette, *setting.tint) : palette.plateText);
        // By the line of these letters, where those of other fonts are higher and deeper.
        const QPointF line(text.left() + PlatePadX,
                           text.top() + PlatePadY + QFontMetricsF(setting.font).ascent());
        painter.drawText(line, plate.text);
        if (plate.more.isEmpty())
            return;
        painter.setPen(mixed(palette.plateText, palette.accent, 0.55));
        painter.drawText(line + QPointF(known_text::widthOf(plate.text, setting.font), 0),
                         plate.more);
    };
    for (const NamePlate &plate : plates)
        paintOne(plate);
    painter.restore();
}

void paintVitals(QPainter &painter, const Actor &actor, const ActorLook &look)
{
    if (!actor.health)
        return;
    constexpr int Most = 10;
    constexpr double Step = 7.0;
    const double left = look.pixel.x() - Most * Step / 2;
    double top = look.pixel.y() - bodyPixels(look) * 1.35 - 5 - (actor.armor ? 16 : 8);
    const auto row = [&](int count, const QPainterPath &shape, const QColor &color) {
        for (int i = 0; i < Most; ++i) {
            painter.save();
            painter.translate(left + (i + 0.5) * Step, top + 3.5);
            painter.scale(7, 7);
            painter.setPen(QPen(QColor(0, 0, 0, 170), 0.12));
            painter.setBrush(i < count ? color : QColor(0, 0, 0, 90));
            painter.drawPath(shape);
            painter.restore();
        }
        top += 8;
    };
    painter.setRenderHint(QPainter::Antialiasing);
    row(*actor.health, heartShape(), HeartColor);
    if (actor.armor)
        row(*actor.armor, shieldShape(), ShieldColor);
}

QFont gameNameFont(double scale)
{
    QFont font(QStringLiteral("DejaVu Sans"));
    font.setStyleHint(QFont::SansSerif);
    font.setPixelSize(std::clamp(static_cast<int>(std::round(scale * GameNameSize)), 11, 40));
    return font;
}

QFont nameFont(double scale)
{
    QFont font;
    font.setPixelSize(std::clamp(static_cast<int>(scale * 17), 11, 20));
    font.setWeight(QFont::Medium);
    return font;
}

} // namespace tickscope
