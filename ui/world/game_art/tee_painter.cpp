// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/world/game_art/tee_painter.h"

#include <algorithm>
#include <cmath>
#include <numbers>

#include "ui/world/game_art/item_art.h"
#include "ui/world/game_art/particles.h"
#include "ui/world/game_art/tee_animation.h"
#include "ui/world/game_art/tee_parts.h"
#include "ui/world/game_art/tee_skin.h"

namespace tickscope {

namespace {

using std::numbers::pi;

/// Width of a tee's pictures; all other sizes are shares of it.
constexpr double EyeSize = 0.4 * TeeSize;
constexpr double BlinkHeight = 0.15 * TeeSize;
constexpr double HandSize = 20;
constexpr double PaleOpacity = 0.4;
/// Links of a hook's chain, and its head.
constexpr QSizeF HookSize{24, 16};
constexpr QPointF HookHand{20, 0};

/// Draws the parts of one skin in its colours.
class SkinBrush
{
public:
    SkinBrush(ArtBrush &brush, const TeeClothes &clothes)
        : m_brush(brush)
        , m_copy(clothes.copy)
        , m_body(clothes.body.value_or(Qt::white).rgb())
        , m_feet(clothes.feet.value_or(Qt::white).rgb())
    {
        const auto found = std::ranges::find_if(clothes.files, [&brush](const QString &file) {
            return brush.has(file, skin_cells::Grid);
        });
        if (found != clothes.files.end())
            m_file = *found;
    }

    [[nodiscard]] bool isReady() const { return !m_file.isEmpty(); }

    void body(QRect cells, const ArtPlace &place) { draw(cells, place, m_body); }
    void foot(QRect cells, const ArtPlace &place) { draw(cells, place, m_feet); }

    void dimFoot(QRect cells, const ArtPlace &place)
    {
        const QColor full = QColor::fromRgb(m_feet);
        draw(cells, place, QColor(full.red() / 2, full.green() / 2, full.blue() / 2).rgb());
    }

    void hand(const HandPlace &hand)
    {
        const ArtPlace place{hand.centre, {HandSize, HandSize}, hand.angle};
        body(skin_cells::HandOutline, place);
        body(skin_cells::Hand, place);
    }

    /// Body, feet and eyes in the order in which they cover each other. Section 4.2.
    void figure(QPointF middle, const Actor &actor, const TeePose &pose);

private:
    void draw(QRect cells, const ArtPlace &place, QRgb tint)
    {
        m_brush.draw({m_file, skin_cells::Grid, cells, m_copy, tint}, place);
    }

    ArtBrush &m_brush;
    QString m_file;
    GreyCopy m_copy;
    QRgb m_body;
    QRgb m_feet;
};

ArtPlace placed(QPointF middle, const PartPose &part, QSizeF size)
{
    return {middle + part.place, size, part.turns * 2 * pi};
}

void paintEyes(SkinBrush &skin, QPointF body, double aim, EyeKind eyes)
{
    const QPointF look = unitVector(aim);
    const QPointF middle = body + TeeSize * QPointF(0.125 * look.x(), -0.05 + 0.10 * look.y());
    const QPointF apart(TeeSize * (0.075 - 0.010 * std::abs(look.x())), 0);
    const QSizeF size(EyeSize, eyes == EyeKind::Blink ? BlinkHeight : EyeSize);
    const QRect cells = skin_cells::eye(eyes);
    skin.body(cells, {middle - apart, size});
    skin.body(cells, {middle + apart, size, 0, true});
}

void SkinBrush::figure(QPointF middle, const Actor &actor, const TeePose &pose)
{
    constexpr QSizeF BodySize{TeeSize, TeeSize};
    constexpr QSizeF FootSize{TeeSize, TeeSize / 2};
    const ArtPlace torso = placed(middle, pose.body, BodySize);
    ArtPlace back = placed(middle, pose.backFoot, FootSize);
    ArtPlace front = placed(middle, pose.frontFoot, FootSize);
    back.isMirrored = front.isMirrored = actor.isSitting && std::cos(actor.aim) < 0;
    const auto filledFoot = [&](const ArtPlace &place) {
        if (actor.hasAirJumped)
            dimFoot(skin_cells::Foot, place);
        else
            foot(skin_cells::Foot, place);
    };
    foot(skin_cells::FootOutline, back);
    body(skin_cells::BodyOutline, torso);
    foot(skin_cells::FootOutline, front);
    filledFoot(back);
    body(skin_cells::Body, torso);
    paintEyes(*this, torso.centre, actor.aim, actor.eyes);
    filledFoot(front);
}

template<typename Skin>
void paintHands(Skin &skin, const Actor &actor, const TeePose &pose)
{
    const WeaponArt *art = artOf(actor.weapon);
    if (art && art->hasHand && !actor.isFrozen)
        skin.hand(
            handAt(heldWeaponPlace(actor, pose).centre, actor.aim, art->handTurn, art->handOffset));
}

template<typename Skin>
void paintHookHand(Skin &skin, const Actor &actor)
{
    if (!actor.hook)
        return;
    const double angle = std::atan2(actor.hook->y - actor.position.y,
                                    actor.hook->x - actor.position.x);
    skin.hand(handAt(placeOf(actor), angle, -pi / 2, HookHand));
}

/// \param skin  of one picture or of parts.
template<typename Skin>
void paintDressed(ArtBrush &brush, Skin &skin, const Actor &actor)
{
    const TeePose pose = poseOf(actor);
    brush.setOpacity(actor.isElsewhere ? PaleOpacity : 1.0);
    paintHookHand(skin, actor);
    if (!actor.isFrozen) {
        paintHeldWeaponArt(brush, actor, pose);
        paintHands(skin, actor, pose);
    }
    skin.figure(placeOf(actor), actor, pose);
    brush.setOpacity(1.0);
}

void paintFreezeBar(ArtBrush &brush, QPointF middle, double share)
{
    constexpr double End = 16; // drawn width of a picture; half of it holds the bar
    constexpr double Height = 16;
    constexpr double Room = 48;
    const QPointF left = middle + QPointF(-32, 32);
    const double full = share * Room;
    const auto piece = [&](const SheetSprite &sprite, double from, double width,
                           bool isMirrored = false) {
        if (width > 0)
            brush.draw(
                sprite,
                {left + QPointF(from + width / 2, Height / 2), {width, Height}, 0, isMirrored});
    };
    // The ends change their picture as a whole when the bar reaches into them.
    piece(full > 0 ? sprites::FreezeEndFull : sprites::FreezeEndEmpty, 0, End, full <= 0);
    const double inside = std::clamp(full - 8, 0.0, 32.0);
    piece(sprites::FreezeFull, End, inside);
    piece(sprites::FreezeEmpty, End + inside, 32 - inside);
    const bool isFullEnd = full >= Room;
    piece(isFullEnd ? sprites::FreezeEndFull : sprites::FreezeEndEmpty, 64 - End, End, isFullEnd);
}

/// What others hold down, over their figures. Section 4.8.
void paintKeys(ArtBrush &brush, QPointF middle, const Intent &intent)
{
    constexpr QSizeF Size{24, 24};
    constexpr double Up = 48;
    constexpr double Apart = 29;
    const auto arrow = [&](double x, double angle) {
        brush.draw(ArtPiece{arrowFile()}, {middle + QPointF(x, -Up), Size, angle});
    };
    if (intent.direction < 0)
        arrow(-Apart, pi);
    if (intent.isJumping)
        arrow(0, -pi / 2);
    if (intent.direction > 0)
        arrow(Apart, 0);
}

} // namespace

bool paintTee(ArtBrush &brush, const Actor &actor)
{
    if (PartsBrush parts(brush, actor); parts.isReady()) {
        paintDressed(brush, parts, actor);
        return true;
    }
    SkinBrush skin(brush, clothesOf(actor));
    if (skin.isReady())
        paintDressed(brush, skin, actor);
    return skin.isReady();
}

bool paintSpectatorMark(ArtBrush &brush, Vector2 place)
{
    TeeClothes clothes;
    clothes.files = {skinFile("x_spec")};
    SkinBrush skin(brush, clothes);
    if (!skin.isReady())
        return false;
    Actor mark;
    mark.position = place;
    mark.isOnGround = true;
    mark.eyes = EyeKind::Blink;
    skin.figure({place.x, place.y}, mark, poseOf(mark));
    return true;
}

bool paintHookArt(ArtBrush &brush, Vector2 from, Vector2 to)
{
    const QPointF tee(from.x, from.y);
    const QPointF head(to.x, to.y);
    const QPointF way = tee - head;
    const double length = std::hypot(way.x(), way.y());
    if (!brush.has(Sheet::Game))
        return false;
    const double angle = std::atan2(-way.y(), -way.x());
    brush.draw(sprites::HookHead, {head, HookSize, angle});
    if (length <= 0)
        return true;
    // Recordings may say anything; no hook is this long.
    const double reach = std::min(length, 4000.0);
    for (double at = HookSize.width(); at < reach; at += HookSize.width())
        brush.draw(sprites::HookChain, {head + way / length * at, HookSize, angle});
    return true;
}

void paintTeeStates(ArtBrush &brush, const Actor &actor, double seconds)
{
    brush.setOpacity(actor.isElsewhere ? PaleOpacity : 1.0);
    if (actor.isFrozen || actor.isHeld)
        paintSnow(brush, actor, seconds);
    if (actor.weapon == WeaponKind::Ninja && !actor.isFrozen)
        paintShine(brush, placeOf(actor), {32, 12}, seconds);
    if (actor.freezeShare)
        paintFreezeBar(brush, placeOf(actor), *actor.freezeShare);
    if (!actor.isRecorder)
        paintKeys(brush, placeOf(actor), actor.intent);
    const int sign = actor.isSitting ? EmoticonSleep : EmoticonDots;
    if (actor.isSitting || actor.intent.isTyping)
        brush.draw(emoticonSprite(sign), {placeOf(actor) + QPointF(24, -40), {TeeSize, TeeSize}});
    brush.setOpacity(1.0);
}

} // namespace tickscope
