// SPDX-License-Identifier: MIT
//
// The turns of tees but for hooks, weapons and tiles. Source: ddnet-rebuild.md, sections 4 and 6.
#include <algorithm>
#include <cmath>
#include <numbers>

#include "core/formats/teehistorian/simulation/world/players.h"
#include "core/formats/teehistorian/simulation/world/tees.h"
#include "core/formats/teehistorian/simulation/world/world.h"
#include "core/formats/teeworlds_common/movement/tee_movement.h"

namespace tickscope::teehistorian {

namespace {

using teeworlds::Tune;
using teeworlds::tile::DeepFreeze;
using teeworlds::tile::Freeze;
using teeworlds::tile::LiveFreeze;

constexpr std::int32_t JumpHeld = 1;
constexpr std::int32_t JumpsUsed = 2;

float dot(Vector left, Vector right)
{
    return left.x * right.x + left.y * right.y;
}

/// Direction of the aim in 1/256 rad, as items have it. Source: sections 6 and 17.
std::int32_t angleOf(const InputNumbers &input, bool divides)
{
    const auto [x, y] = aimOf(input);
    constexpr float Pi = std::numbers::pi_v<float>;
    if (divides) {
        const float angle = x == 0 ? std::atan(y) : std::atan(y / x);
        return static_cast<std::int32_t>((x < 0 ? angle + Pi : angle) * 256.0F);
    }
    const float angle = std::atan2(y, x);
    return static_cast<std::int32_t>((angle < -(Pi / 2) ? angle + 2 * Pi : angle) * 256.0F);
}

void beginTurn(World &world, int client)
{
    using namespace input_number;
    Tee &own = world.tee(client);
    if (own.emoteStop < world.tick) {
        own.emote = world.person(client).emoteDefault;
        own.emoteStop = -1;
    }
    own.input = own.saved;
    own.armor = armorOf(own.freezeTime);
    if (own.is(FlagLiveFrozen) && !own.is(FlagSuper))
        own.input[Direction] = own.input[Jump] = 0;
    if (own.freezeTime > 0) {
        --own.freezeTime;
        own.input[Direction] = own.input[Jump] = own.input[Hook] = 0;
        if (own.freezeTime == 1)
            unfreeze(world, client);
    }
    own.tuneZone = world.tiles().tuneZoneAt(own.place);

    const teeworlds::RaceCell &cell = world.tiles().cell(world.tiles().truncatedIndex(own.place));
    own.isInFreeze = cell.has(Freeze) || cell.has(DeepFreeze) || cell.has(LiveFreeze)
                     || cell.switchType == Freeze || cell.switchType == DeepFreeze
                     || cell.switchType == LiveFreeze;
    saveRescue(world, client);
}

void jump(World &world, Tee &own, bool isGrounded)
{
    if (own.input[input_number::Jump] == 0) {
        own.jumped &= ~JumpHeld;
        return;
    }
    if ((own.jumped & JumpHeld) != 0)
        return;
    const teeworlds::TuningValues &tuning = world.tuningOf(own);
    const bool counts = world.rules().groundJumpsCount;
    if (isGrounded && (counts || (own.jumped & JumpsUsed) == 0 || own.jumps != 0)) {
        own.velocity.y = -tuning[Tune::GroundJump];
        own.jumped |= counts || own.jumps > 1 ? JumpHeld : JumpHeld | JumpsUsed;
        own.jumpedTotal = counts ? 1 : 0;
    } else if ((own.jumped & JumpsUsed) == 0) {
        own.velocity.y = -tuning[Tune::AirJump];
        own.jumped |= JumpHeld | JumpsUsed;
        ++own.jumpedTotal;
    }
}

/// Where the tees in the world are while each has its turn, in which no other one moves. Each of
/// them looks at all others, and most are far away: side by side they are quick to look at.
class Bodies
{
public:
    explicit Bodies(const World &world)
    {
        world.forEachInWorld([&](int client) {
            m_places[static_cast<std::size_t>(client)] = m_count;
            m_clients[m_count] = client;
            m_x[m_count] = world.tee(client).core.x;
            m_y[m_count] = world.tee(client).core.y;
            ++m_count;
        });
    }

    /// The turn of \a client is over. Who died in it stays, and has to be left out.
    void update(const World &world, int client)
    {
        const std::size_t place = m_places[static_cast<std::size_t>(client)];
        m_x[place] = world.tee(client).core.x;
        m_y[place] = world.tee(client).core.y;
    }

    /// Calls \a use for each whose distance from \a center has no greater square than \a square,
    /// and for the client \a always, by ascending client.
    template<typename Use>
    void forEachNear(Vector center, float square, int always, Use &&use) const
    {
        std::array<float, ClientCount> squares;
        for (std::size_t i = 0; i < m_count; ++i) {
            const Vector apart{m_x[i] - center.x, m_y[i] - center.y};
            squares[i] = apart.x * apart.x + apart.y * apart.y;
        }
        for (std::size_t i = 0; i < m_count; ++i) {
            if (!(squares[i] > square) || m_clients[i] == always)
                use(m_clients[i]);
        }
    }

private:
    std::array<float, ClientCount> m_x;
    std::array<float, ClientCount> m_y;
    std::array<int, ClientCount> m_clients;
    std::array<std::size_t, ClientCount> m_places;
    std::size_t m_count = 0;
};

/// Bodies push each other away, and a hook pulls whom it holds.
void pushTees(World &world, const Bodies &bodies, int client)
{
    Tee &own = world.tee(client);
    const teeworlds::TuningValues &tuning = world.tuningOf(own);
    constexpr float Reach = TeeSize * 1.25F;
    const bool hooks = !own.is(FlagNoHook) && tuning.isOn(Tune::PlayerHooking);
    const int pulled = hooks ? own.hookedPlayer : -1;
    bodies.forEachNear(own.core, Reach * Reach + 1, pulled, [&](int other) {
        Tee &it = world.tee(other);
        const bool isPulled = other == pulled;
        const Vector way = own.core - it.core;
        if (other == client || !it.isInWorld || !world.meet(client, other))
            return;
        const float distance = length(way);
        if (!(distance > 0))
            return;
        const Vector direction = normalized(way);
        const bool collides = world.isSuper(client) || world.isSuper(other)
                              || (!own.is(FlagNoCollision) && !it.is(FlagNoCollision)
                                  && tuning.isOn(Tune::PlayerCollision));
        if (collides && distance < Reach) {
            const float force = TeeSize * 1.45F - distance;
            float share = 0.5F;
            if (length(own.velocity) > 0.0001F)
                share = 1 - (dot(normalized(own.velocity), direction) + 1) / 2;
            own.velocity = own.velocity + direction * force * (share * 0.75F);
            own.velocity = own.velocity * 0.85F;
        }
        if (isPulled && distance > TeeSize * 1.5F) {
            const float pull = tuning[Tune::HookDragAccel] * (distance / tuning[Tune::HookLength]);
            const float limit = tuning[Tune::HookDragSpeed];
            it.velocity = {
                teeworlds::saturatedSum(limit, it.velocity.x, pull * direction.x * 1.5F),
                teeworlds::saturatedSum(limit, it.velocity.y, pull * direction.y * 1.5F)};
            it.coreLimits.apply(it.velocity);
            own.velocity = {
                teeworlds::saturatedSum(limit, own.velocity.x, -pull * direction.x * 0.25F),
                teeworlds::saturatedSum(limit, own.velocity.y, -pull * direction.y * 0.25F)};
            own.coreLimits.apply(own.velocity);
        }
    });
}

void moveCore(World &world, int client)
{
    using namespace input_number;
    Tee &own = world.tee(client);
    if (world.tiles().hasStoppers())
        own.coreLimits = world.tiles().limits(own.core, world.tiles().roundedIndex(own.core),
                                              world.switchesOf(world.teamOf(client)));
    const bool isGrounded = world.collision().isGrounded(own.core);
    const Vector aim = normalized(aimOf(own.input));
    const teeworlds::TuningValues &tuning = world.tuningOf(own);
    own.velocity.y += tuning[Tune::Gravity];
    own.direction = own.input[Direction];
    own.angle = angleOf(own.input, world.rules().dividesForAngles);
    jump(world, own, isGrounded);
    startHook(world, client, aim);
    if (isGrounded) {
        own.jumped &= ~JumpsUsed;
        own.jumpedTotal = 0;
    }
    teeworlds::walk(own.velocity, own.direction, isGrounded, tuning);
    continueHook(world, client, aim);
}

void endMove(World &world, const Bodies &bodies, int client)
{
    pushTees(world, bodies, client);
    Tee &own = world.tee(client);
    if (own.hookState != teeworlds::HookFlying)
        own.hookIsTeleported = false;
    teeworlds::limitSpeed(own.velocity);
}

/// Bodies do not pass through each other.
Vector stopAtTees(World &world, const Bodies &bodies, int client, Vector to)
{
    const Tee &own = world.tee(client);
    const bool collides = world.isSuper(client)
                          || (world.tuningOf(own).isOn(Tune::PlayerCollision)
                              && !own.is(FlagNoCollision) && !own.is(FlagSolo));
    const Vector way = to - own.core;
    const float distance = length(way);
    if (!collides || !(distance > 0))
        return to;
    std::array<Vector, ClientCount> near;
    std::size_t count = 0;
    const float reach = distance + TeeSize + 1;
    bodies.forEachNear(own.core, reach * reach, -1, [&](int other) {
        const Tee &it = world.tee(other);
        if (other == client)
            return;
        const bool passes = !world.isSuper(client) && !world.isSuper(other)
                            && (own.is(FlagSolo) || it.is(FlagSolo) || it.is(FlagNoCollision)
                                || !world.meet(client, other));
        if (!passes)
            near[count++] = it.core;
    });
    if (count == 0 || !world.mayCost(distance * static_cast<float>(count)))
        return to;
    const int end = static_cast<int>(std::min(distance, teeworlds::MaxSpeed * 2) + 1);
    Vector last = own.core;
    for (int i = 0; i < end; ++i) {
        const float share = static_cast<float>(i) / distance;
        const Vector point = own.core + way * share;
        for (std::size_t n = 0; n < count; ++n) {
            const float apart = length(point - near[n]);
            if (apart < TeeSize) {
                if (share > 0)
                    return last;
                return length(to - near[n]) > apart ? to : own.core;
            }
        }
        last = point;
    }
    return to;
}

void moveTee(World &world, const Bodies &bodies, int client)
{
    Tee &own = world.tee(client);
    const teeworlds::TuningValues &tuning = world.tuningOf(own);
    const float ramp = teeworlds::rampFactor(own.velocity, tuning);
    own.velocity.x *= ramp;
    const Vector before = own.velocity;
    Vector to = own.core;
    teeworlds::moveBox(to, own.velocity, world.collision(),
                       {tuning[Tune::ElasticityX], tuning[Tune::ElasticityY]});
    own.isBlockedAtSide = false;
    if (own.velocity.x < 0.001F && own.velocity.x > -0.001F)
        own.isBlockedAtSide = before.x != 0;
    else
        own.hasLeftWall = true;
    own.velocity.x *= 1.0F / ramp;
    own.core = stopAtTees(world, bodies, client, to);
}

void applyJumpRules(const World &world, Tee &own)
{
    if (world.rules().oneJumpUsesAll && (own.jumps == 0 || (own.jumps == 1 && own.jumped > 0)))
        own.jumped = JumpHeld | JumpsUsed;
    else if (own.jumps == -1 || own.jumps == 0 || (own.jumps == 1 && own.jumped > 0))
        own.jumped |= JumpsUsed;
    else if (own.jumpedTotal < own.jumps - 1 && own.jumped > 1)
        own.jumped = JumpHeld;
    if ((own.is(FlagSuper) || own.is(FlagEndlessJump)) && own.jumped > 1)
        own.jumped = JumpHeld;
}

void afterCore(World &world, int client)
{
    Tee &own = world.tee(client);
    if (own.is(FlagEndlessHook) || (own.is(FlagSuper) && world.settings.endlessSuperHook != 0))
        own.hookTick = 0;
    own.wasUnfrozen = false;
    if (own.isDeep && !own.is(FlagSuper))
        freeze(world, client, world.settings.freezeDelay);
    applyJumpRules(world, own);
    if (world.isGone(client) && !world.isTakenOut(client)) {
        const bool isByWorld = hasCornerOn(world, client, teeworlds::tile::Death)
                               || world.tiles().isOutside(own.place);
        die(world, client, isByWorld ? RebuiltEvent::World : RebuiltEvent::Game);
        killTeamOf(world, client, false);
        return;
    }
    handleTiles(world, client);
    if (own.isTeleGunDue) {
        own.core = own.teleGunPlace;
        world.emitEvent(RebuiltEvent::What::Teleported, client);
        if (!own.isTeleGunBlue)
            own.velocity = {};
        own.isTeleGunDue = own.isTeleGunBlue = false;
    }
    own.previous = own.core;
}

/// Whether its place after this tick is that of a new life.
bool respawnsNow(const World &world, int client)
{
    const Placing *place = world.placing(client);
    return world.person(client).respawns || (place && place->what == Placing::What::Gone);
}

} // namespace

void takeTurns(World &world)
{
    // Who dies in its turn leaves the list, so it is walked by a copy.
    const std::vector<std::int32_t> turns = world.order;
    Bodies bodies(world);
    const auto endTurn = [&](int client) {
        endMove(world, bodies, client);
        handleWeapons(world, client);
        afterCore(world, client);
        bodies.update(world, client);
    };
    // sv_no_weak_hook: first all hooks fly, then they pull. Source: ddnet-rebuild.md, section 19.
    const bool isTogether = world.settings.noWeakHook != 0;
    for (const std::int32_t client : turns) {
        if (!world.tee(client).isInWorld)
            continue;
        beginTurn(world, client);
        moveCore(world, client);
        if (!isTogether)
            endTurn(client);
    }
    if (!isTogether)
        return;
    for (const std::int32_t client : turns) {
        if (world.tee(client).isInWorld)
            endTurn(client);
    }
}

void settleMoves(World &world)
{
    const std::vector<std::int32_t> &turns = world.order;
    Bodies bodies(world);
    for (std::size_t i = 0; i < turns.size(); ++i) {
        const int client = turns[i];
        Tee &own = world.tee(client);
        own.turnIndex = static_cast<std::int32_t>(i);
        moveTee(world, bodies, client);
        const Person &one = world.person(client);
        const Vector recorded = one.recorded();
        const Vector before = own.place;
        const Vector reached{static_cast<float>(teeworlds::roundToInt(own.core.x)),
                             static_cast<float>(teeworlds::roundToInt(own.core.y))};
        own.velocity = {teeworlds::rounded256(own.velocity.x),
                        teeworlds::rounded256(own.velocity.y)};
        own.hookPos = {static_cast<float>(teeworlds::roundToInt(own.hookPos.x)),
                       static_cast<float>(teeworlds::roundToInt(own.hookPos.y))};
        own.hookDir = {teeworlds::rounded256(own.hookDir.x), teeworlds::rounded256(own.hookDir.y)};
        own.core = own.place = recorded;
        bodies.update(world, client);
        // Who we hold for frozen shows nothing by resting: the real one may swing on its hook.
        const bool rests = recorded == before && own.hookState == 0 && own.freezeTime == 0;
        if (recorded != reached && !respawnsNow(world, client)) {
            if ((own.guess & Guess::Differs) == 0)
                world.emitEvent(RebuiltEvent::What::Differs, client);
            own.guess |= Guess::Differs;
        } else if (rests && world.collision().isGrounded(recorded)) {
            if (own.velocity == Vector{})
                own.guess &= ~Guess::Differs;
        }
    }
}

} // namespace tickscope::teehistorian
