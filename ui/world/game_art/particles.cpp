// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/world/game_art/particles.h"

#include <algorithm>
#include <cmath>
#include <numbers>

namespace tickscope {

namespace {

using std::numbers::pi;

/// Friction is taken off the speed once in this time.
constexpr double FrictionSeconds = 0.05;

/// Numbers that look random and follow from a seed.
class Dice
{
public:
    explicit Dice(std::uint32_t seed)
        : m_state(seed * 747796405U + 2891336453U)
    {
    }

    /// From 0 up to 1.
    double share()
    {
        m_state = m_state * 747796405U + 2891336453U;
        std::uint32_t mixed = ((m_state >> ((m_state >> 28U) + 4U)) ^ m_state) * 277803737U;
        mixed = (mixed >> 22U) ^ mixed;
        return mixed / 4294967296.0;
    }
    double between(double least, double most) { return least + (most - least) * share(); }
    QPointF direction() { return unitVector(share() * 2 * pi); }

private:
    std::uint32_t m_state;
};

/// One particle from its start on.
struct Particle {
    SheetSprite sprite;
    QPointF start;
    QPointF velocity{}; ///< Units a second.
    double gravity = 0;
    double friction = 0; ///< What is left of the speed after FrictionSeconds; 0 for a resting one.
    double life = 1;     ///< Seconds.
    double startSize = 0;
    double endSize = 0;
    double startAngle = 0;
    double turning = 0; ///< Radians a second.
    double endOpacity = 1;
    double opacity = 1;
    QRgb tint = 0xFFFFFFFF;
};

QPointF placeAfter(const Particle &particle, double seconds)
{
    QPointF place = particle.start;
    QPointF velocity = particle.velocity;
    for (double left = seconds; left > 0; left -= FrictionSeconds) {
        const double step = std::min(left, FrictionSeconds);
        velocity += QPointF(0, particle.gravity * step);
        place += velocity * step;
        velocity *= particle.friction;
    }
    return place;
}

void paintParticle(ArtBrush &brush, const Particle &particle, double seconds)
{
    const double share = seconds / particle.life;
    if (share < 0 || share >= 1)
        return;
    const double size = std::lerp(particle.startSize, particle.endSize, share);
    const double opacity = std::lerp(particle.opacity, particle.opacity * particle.endOpacity,
                                     share);
    ArtPlace place{placeAfter(particle, seconds),
                   {size, size},
                   particle.startAngle + particle.turning * seconds};
    place.changesSize = true;
    brush.draw(ArtPiece::of(particle.sprite, particle.tint), place, opacity);
}

/// Colours in steps: each one is another picture to keep.
QRgb shaded(QColor color, double share)
{
    constexpr double Steps = 8;
    const double stepped = std::round(share * Steps) / Steps;
    return QColor(static_cast<int>(color.red() * stepped),
                  static_cast<int>(color.green() * stepped),
                  static_cast<int>(color.blue() * stepped))
        .rgb();
}

void paintExplosionArt(ArtBrush &brush, QPointF place, double seconds, Dice dice)
{
    constexpr int SmokeCount = 24;
    for (int i = 0; i < SmokeCount; ++i) {
        Particle smoke{.sprite = sprites::Smoke,
                       .start = place,
                       .velocity = dice.direction() * dice.between(1000, 1200),
                       .life = dice.between(0.5, 0.9),
                       .startSize = dice.between(32, 40)};
        smoke.gravity = dice.between(-800, 0);
        smoke.friction = 0.4;
        smoke.tint = shaded(Qt::white, dice.between(0.5, 0.75));
        paintParticle(brush, smoke, seconds);
    }
    paintParticle(brush,
                  {.sprite = sprites::Explosion,
                   .start = place,
                   .life = 0.4,
                   .startSize = 150,
                   .startAngle = dice.share() * 2 * pi},
                  seconds);
}

void paintSpawnArt(ArtBrush &brush, QPointF place, double seconds, Dice dice)
{
    constexpr int Count = 32;
    for (int i = 0; i < Count; ++i) {
        Particle shell{.sprite = sprites::Shell,
                       .start = place,
                       .velocity = dice.direction() * std::pow(dice.share(), 3) * 600,
                       .life = dice.between(0.3, 0.6),
                       .startSize = dice.between(64, 96),
                       .startAngle = dice.share() * 2 * pi,
                       .turning = dice.share() * 2 * pi};
        shell.gravity = dice.between(-400, 0);
        shell.friction = 0.7;
        shell.tint = qRgb(0xB5, 0x50, 0xCB);
        paintParticle(brush, shell, seconds);
    }
}

void paintDeathArt(ArtBrush &brush, const Effect &effect, QPointF place, double seconds, Dice dice)
{
    constexpr int Count = 64;
    const QColor blood = effect.color
                             ? QColor(effect.color->red, effect.color->green, effect.color->blue)
                             : QColor(190, 140, 90);
    for (int i = 0; i < Count; ++i) {
        Particle splat{.sprite = splatSprite(static_cast<unsigned>(dice.share() * 3)),
                       .start = place,
                       .velocity = dice.direction() * dice.between(90, 990),
                       .life = dice.between(0.3, 0.6),
                       .startSize = dice.between(24, 40),
                       .startAngle = dice.share() * 2 * pi,
                       .turning = dice.between(-pi, pi)};
        splat.gravity = 800;
        splat.friction = 0.8;
        splat.opacity = 0.75;
        splat.tint = shaded(blood, dice.between(0.75, 1));
        paintParticle(brush, splat, seconds);
    }
}

void paintAirJumpArt(ArtBrush &brush, QPointF place, double seconds, Dice dice)
{
    for (const double side : {-6.0, 6.0}) {
        Particle puff{.sprite = sprites::AirJump,
                      .start = place + QPointF(side, 16),
                      .velocity = {0, -200},
                      .life = 0.5,
                      .startSize = 48,
                      .startAngle = dice.share() * 2 * pi,
                      .turning = 2 * pi};
        puff.gravity = 500;
        puff.friction = 0.7;
        paintParticle(brush, puff, seconds);
    }
}

void paintHitArt(ArtBrush &brush, QPointF place, double seconds, Dice dice)
{
    paintParticle(brush,
                  {.sprite = sprites::Hit,
                   .start = place,
                   .life = 0.3,
                   .startSize = 120,
                   .startAngle = dice.share() * 2 * pi},
                  seconds);
}

void paintDamageStar(ArtBrush &brush, QPointF place, double angle, double seconds)
{
    constexpr double Life = 0.75;
    constexpr double Reach = 75;
    constexpr double FadeSeconds = 0.1;
    const double left = Life - seconds;
    if (seconds < 0 || left <= 0)
        return;
    const double way = Reach * (1 - std::clamp((left - 0.60) / 0.15, 0.0, 1.0));
    brush.draw(sprites::Star,
               {place - unitVector(angle) * way, drawnSize(sprites::Star, 48), 2 * seconds},
               std::min(1.0, left / FadeSeconds));
}

/// Draws particles that are born \a perSecond times a second, as they are at \a seconds.
template<typename Make>
void paintStream(ArtBrush &brush, double seconds, double perSecond, double life, std::uint32_t seed,
                 Make make)
{
    const double newest = std::floor(seconds * perSecond);
    const int count = static_cast<int>(std::ceil(life * perSecond));
    for (int i = count; i >= 0; --i) {
        const double birth = newest - i;
        Dice dice(seed
                  ^ static_cast<std::uint32_t>(static_cast<std::int64_t>(birth)) * 2246822519U);
        paintParticle(brush, make(dice), seconds - birth / perSecond);
    }
}

} // namespace

bool paintEffectArt(ArtBrush &brush, const Effect &effect)
{
    const Sheet sheet = effect.kind == EffectKind::Damage ? Sheet::Game : Sheet::Particles;
    if (!brush.has(sheet))
        return false;
    const QPointF place(effect.position.x, effect.position.y);
    const double seconds = effect.age / GameTicksPerSecond;
    const Dice dice(effect.seed);
    switch (effect.kind) {
    case EffectKind::Explosion:
        paintExplosionArt(brush, place, seconds, dice);
        break;
    case EffectKind::Spawn:
        paintSpawnArt(brush, place, seconds, dice);
        break;
    case EffectKind::Death:
        paintDeathArt(brush, effect, place, seconds, dice);
        break;
    case EffectKind::Hit:
        paintHitArt(brush, place, seconds, dice);
        break;
    case EffectKind::Damage:
        paintDamageStar(brush, place, effect.angle, seconds);
        break;
    case EffectKind::AirJump:
        paintAirJumpArt(brush, place, seconds, dice);
        break;
    }
    return true;
}

void paintSnow(ArtBrush &brush, const Actor &actor, double seconds)
{
    const auto seed = static_cast<std::uint32_t>(actor.client) * 374761393U;
    paintStream(brush, seconds, 5, 1.5, seed, [&](Dice &dice) {
        Particle flake;
        flake.sprite = sprites::Snowflake;
        flake.start = QPointF(actor.position.x, actor.position.y)
                      + QPointF(dice.between(-16, 16), dice.between(-16, 16));
        flake.gravity = dice.between(0, 250);
        flake.friction = 0.9;
        flake.life = 1.5;
        flake.startSize = dice.between(8, 24);
        flake.endSize = flake.startSize / 2;
        flake.startAngle = dice.share() * 2 * pi;
        flake.turning = pi;
        flake.endOpacity = 0;
        return flake;
    });
}

void paintShine(ArtBrush &brush, QPointF middle, QSizeF reach, double seconds)
{
    paintStream(brush, seconds, 50, 0.5, 668265263U, [&](Dice &dice) {
        Particle glint;
        glint.sprite = sprites::Slice;
        glint.start = middle
                      + QPointF(dice.between(-reach.width(), reach.width()) / 2,
                                dice.between(-reach.height(), reach.height()) / 2);
        glint.gravity = 500;
        glint.friction = 0.9;
        glint.life = 0.5;
        glint.startSize = 16;
        glint.startAngle = dice.share() * 2 * pi;
        glint.turning = 2 * pi;
        return glint;
    });
}

} // namespace tickscope
