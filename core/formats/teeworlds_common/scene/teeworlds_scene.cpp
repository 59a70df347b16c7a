// SPDX-License-Identifier: MIT
#include "core/formats/teeworlds_common/scene/teeworlds_scene.h"

#include <algorithm>
#include <cmath>
#include <numbers>
#include <optional>

#include "core/formats/teeworlds_common/items/item_fields.h"
#include "core/formats/teeworlds_common/map/map_content.h"
#include "core/formats/teeworlds_common/scene/actor_looks.h"
#include "core/formats/teeworlds_common/scene/projectiles.h"

namespace tickscope::teeworlds {

namespace {

constexpr double TeeRadius = 32; ///< Drawn 64 units wide. Source: teeworlds-snapshot.md, section 6.
/// A laser fades in 150 ms. Source: teeworlds-snapshot.md, section 7.1.
constexpr double LaserTicks = 7.5;
/// Units a tick: the dash of a ninja leaves no trace in the velocity.
constexpr double DashSpeed = 50;
constexpr double JumpSlack = 16;

double mixed(double from, double to, double share)
{
    return from + (to - from) * share;
}

Vector2 mixed(Vector2 from, Vector2 to, double share)
{
    return {mixed(from.x, to.x, share), mixed(from.y, to.y, share)};
}

/// Angle on the shorter way from one to the other.
double mixedAngle(double from, double to, double share)
{
    return from + std::remainder(to - from, 2 * std::numbers::pi) * share;
}

Vector2 aimPoint(const ItemFields &extra)
{
    return {extra.number("TargetX"), extra.number("TargetY")};
}

/// Whom a hook holds; nobody where that is not recorded, as in ghosts.
int hookedBy(const ItemFields &character)
{
    return character.has("HookedPlayer") ? character.integer("HookedPlayer") : NoClient;
}

/// Makes one scene; lives as long as its making.
class Builder
{
public:
    Builder(Protocol protocol, const TeeworldsMap *map, const Frame &frame, double position)
        : m_protocol(protocol)
        , m_map(map)
        , m_at(*frame.at)
        , m_now(*frame.at->shown)
        , m_share(frame.shareOfNext(position))
        , m_later(m_share > 0 ? frame.next->shown.get() : nullptr)
        , m_step(m_later ? static_cast<double>(frame.next->tick - m_at.tick) : 1)
        , m_position(position)
        , m_looks(protocol, m_now, map, position)
    {
        m_scene.effects = effectsOf(frame, protocol, position);
        m_scene.seconds = position / TicksPerSecond;
    }

    Scene build()
    {
        m_now.forEach([this](const ItemView &item) {
            const ItemType *type = m_now.schema()->find(item.key.type);
            if (type && !type->isEvent && !type->isMemory)
                addItem(*type, item);
        });
        std::ranges::sort(m_scene.actors, {}, &Actor::client);
        setElsewhere();
        placeHooks();
        placeFlags();
        placeCamera();
        setViewer(m_scene, m_protocol, m_now, m_later, m_share, m_position);
        m_scene.mapSeconds = mapSeconds();
        return std::move(m_scene);
    }

private:
    /// Hook of a character, drawn when all tees have their places.
    struct Hook {
        int client = NoClient;
        Vector2 head;
        int hooked = NoClient;
    };

    void addItem(const ItemType &type, const ItemView &item)
    {
        const ItemFields fields(type, item);
        if (type.name == "Character")
            addCharacter(fields, item);
        else if (isProjectile(type))
            addProjectile(fields, item.key);
        else if (type.name == "Laser" || type.name == "DDNetLaser")
            addLaser(fields, item.key.id);
        else if (type.name == "Pickup" || type.name == "DDNetPickup")
            addPickup(fields);
        else if (type.name == "SpecChar")
            addGhost(fields);
        else if (type.name == "Flag")
            m_flags.emplace_back(fields.place(), fields.integer("Team"));
    }

    [[nodiscard]] std::optional<ItemFields> laterFields(const ItemType &type, ItemKey key) const
    {
        if (!m_later)
            return {};
        const auto words = m_later->find(key);
        if (!words)
            return {};
        return ItemFields(type, {key, *words});
    }

    /// Whether the way between two states is a respawn or a teleport, and not walked.
    /// Source: teeworlds-prediction.md, section 11.
    [[nodiscard]] bool isJump(const ItemFields &now, const ItemFields &later) const
    {
        const Vector2 from = now.place();
        const Vector2 to = later.place();
        const auto speed = [](const ItemFields &fields) {
            return std::hypot(fields.number("VelX"), fields.number("VelY")) / 256;
        };
        const double longest = m_step * std::max({speed(now), speed(later), DashSpeed}) + JumpSlack;
        return std::hypot(to.x - from.x, to.y - from.y) > longest;
    }

    void addCharacter(const ItemFields &now, const ItemView &item)
    {
        auto later = laterFields(now.type(), item.key);
        if (later && isJump(now, *later))
            later.reset();
        Actor actor;
        actor.key = item.key;
        actor.client = static_cast<int>(item.key.id);
        actor.radius = TeeRadius;
        actor.position = later ? mixed(now.place(), later->place(), m_share) : now.place();
        const double toSecond = TicksPerSecond / 256.0;
        actor.velocity = {now.number("VelX") * toSecond, now.number("VelY") * toSecond};
        actor.source = sourceOf(now, item.key, later.has_value());
        actor.aim = aimOf(now, later, item.key.id);
        m_looks.dress(actor, now);
        if (now.integer("HookState") > 0)
            noteHook(actor.client, now, later);
        m_scene.actors.push_back(std::move(actor));
    }

    [[nodiscard]] PositionSource sourceOf(const ItemFields &now, ItemKey key, bool isMixed) const
    {
        if (isMixed)
            return PositionSource::Interpolated;
        const auto recorded = m_at.recorded->find(key);
        if (!recorded)
            return PositionSource::Recorded;
        const Vector2 stored = ItemFields(now.type(), {key, *recorded}).place();
        const Vector2 shown = now.place();
        const bool isSame = stored.x == shown.x && stored.y == shown.y;
        return isSame ? PositionSource::Recorded : PositionSource::Predicted;
    }

    [[nodiscard]] double aimOf(const ItemFields &now, const std::optional<ItemFields> &later,
                               std::int64_t client) const
    {
        const auto extra = itemOf(m_now, "DDNetCharacter", client);
        // Aims came with the tenth field. Source: teeworlds-snapshot.md, section 7.2.
        if (extra && extra->wordCount() >= 10) {
            Vector2 aim = aimPoint(*extra);
            const auto laterExtra = later ? itemOf(*m_later, "DDNetCharacter", client)
                                          : std::nullopt;
            if (laterExtra)
                aim = mixed(aim, aimPoint(*laterExtra), m_share);
            if (aim.x != 0 || aim.y != 0)
                return std::atan2(aim.y, aim.x);
        }
        const double angle = now.number("Angle") / 256;
        return later ? mixedAngle(angle, later->number("Angle") / 256, m_share) : angle;
    }

    void noteHook(int client, const ItemFields &now, const std::optional<ItemFields> &later)
    {
        Hook hook{client, {now.number("HookX"), now.number("HookY")}, hookedBy(now)};
        if (later && later->integer("HookState") > 0) {
            hook.head = mixed(hook.head, {later->number("HookX"), later->number("HookY")}, m_share);
            hook.hooked = hookedBy(*later);
        }
        m_hooks.push_back(hook);
    }

    [[nodiscard]] const Actor *actorOf(int client) const
    {
        const auto found = std::ranges::find(m_scene.actors, client, &Actor::client);
        return found == m_scene.actors.end() ? nullptr : &*found;
    }

    /// Tees of other race teams are there without touching the recorder's world.
    void setElsewhere()
    {
        const auto teams = itemOf(m_now, "RaceTeams", 0);
        const auto recorder = std::ranges::find(m_scene.actors, true, &Actor::isRecorder);
        if (!teams || recorder == m_scene.actors.end())
            return;
        const auto teamOf = [&](const Actor &actor) {
            return teams->integer("Team[" + std::to_string(actor.client) + "]");
        };
        const int own = teamOf(*recorder);
        for (Actor &actor : m_scene.actors)
            actor.isElsewhere = teamOf(actor) != own;
    }

    void placeHooks()
    {
        for (const Hook &hook : m_hooks) {
            const auto from = std::ranges::find(m_scene.actors, hook.client, &Actor::client);
            if (from == m_scene.actors.end())
                continue;
            Vector2 head = hook.head;
            if (hook.hooked >= 0) {
                const Actor *hooked = actorOf(hook.hooked);
                if (!hooked)
                    continue; // out of the recorder's view
                head = hooked->position;
            }
            from->hook = head;
            m_scene.lines.push_back({LineKind::Hook, from->position, head, 1.0, hook.client});
        }
    }

    void addProjectile(const ItemFields &fields, ItemKey)
    {
        const auto flight = flightOf(fields, m_protocol, tuningOf(m_now), m_position);
        if (flight) {
            m_scene.sprites.push_back(
                {SpriteKind::Projectile, flight->position, flight->direction, flight->weapon});
        }
    }

    /// What an older server sends beside a laser: 1 a door, 2 to 4 draggers.
    /// Source: teeworlds-snapshot.md, section 7.2.
    [[nodiscard]] LineKind entityLaserKind(std::int64_t id) const
    {
        constexpr int Door = 1;
        constexpr int WeakDragger = 2;
        constexpr int StrongDragger = 4;
        const auto entity = itemOf(m_now, "EntityEx", id);
        const int kind = entity ? entity->integer("EntityClass") : 0;
        if (kind == Door)
            return LineKind::Door;
        return kind >= WeakDragger && kind <= StrongDragger ? LineKind::Dragger : LineKind::Laser;
    }

    void addLaser(const ItemFields &fields, std::int64_t id)
    {
        SceneLine line;
        const bool isExtended = fields.type().name == "DDNetLaser";
        line.to = isExtended ? Vector2{fields.number("ToX"), fields.number("ToY")} : fields.place();
        line.from = {fields.number("FromX"), fields.number("FromY")};
        line.kind = isExtended ? laserKind(fields.integer("Type")) : entityLaserKind(id);
        // An open door has no length.
        if (line.kind == LineKind::Door && line.from == line.to)
            return;
        line.client = isExtended ? fields.integer("Owner") : NoClient;
        const double age = m_position - fields.number("StartTick");
        // Turrets and their plasma look like lasers, but stay.
        constexpr int LastShotType = 1;
        const bool isShot = !isExtended || fields.integer("Type") <= LastShotType;
        const bool fades = isShot
                           && (line.kind == LineKind::Laser || line.kind == LineKind::ShotgunLaser);
        line.strength = fades ? std::clamp(1.0 - age / LaserTicks, 0.0, 1.0) : 1.0;
        if (line.strength > 0)
            m_scene.lines.push_back(line);
    }

    void addPickup(const ItemFields &fields)
    {
        Sprite sprite = pickupOf(fields.integer("Type"), fields.integer("Subtype"), m_protocol);
        sprite.position = fields.place();
        m_scene.sprites.push_back(sprite);
    }

    void addGhost(const ItemFields &fields)
    {
        m_scene.sprites.push_back(
            {SpriteKind::SpectatorGhost, fields.place(), {}, WeaponKind::None});
    }

    void placeFlags()
    {
        constexpr double AboveCarrier = 16;
        for (const auto &[place, team] : m_flags) {
            Sprite flag{team == 0 ? SpriteKind::RedFlag : SpriteKind::BlueFlag,
                        place,
                        {},
                        WeaponKind::None};
            if (const Actor *carrier = actorOf(carrierOf(team)))
                flag.position = {carrier->position.x, carrier->position.y - AboveCarrier};
            m_scene.sprites.push_back(flag);
        }
    }

    [[nodiscard]] int carrierOf(int team) const
    {
        const char *field = team == 0 ? "FlagCarrierRed" : "FlagCarrierBlue";
        for (const char *type : {"GameData", "GameDataFlag"}) {
            const auto data = itemOf(m_now, type, 0);
            if (data && data->has(field))
                return data->integer(field);
        }
        return NoClient;
    }

    void placeCamera()
    {
        if (const auto spectator = itemOf(m_now, "SpectatorInfo", 0)) {
            m_scene.camera = spectator->place();
            const auto later = m_later ? itemOf(*m_later, "SpectatorInfo", 0) : std::nullopt;
            if (later)
                m_scene.camera = mixed(spectator->place(), later->place(), m_share);
            return;
        }
        const auto recorder = std::ranges::find(m_scene.actors, true, &Actor::isRecorder);
        if (recorder != m_scene.actors.end())
            m_scene.camera = recorder->position;
    }

    /// Since the round began; where no round is recorded, since the server's first tick, with
    /// which its first round began.
    /// Source: teeworlds-map.md, section 2.7.
    [[nodiscard]] double mapSeconds() const
    {
        for (const auto &[type, field] :
             {std::pair("GameInfo", "RoundStartTick"), std::pair("GameData", "GameStartTick")}) {
            const auto info = itemOf(m_now, type, 0);
            if (info && info->has(field))
                return (m_position - info->number(field)) / TicksPerSecond;
        }
        return m_position / TicksPerSecond;
    }

    Protocol m_protocol;
    const TeeworldsMap *m_map;
    const Shown &m_at;
    const WorldState &m_now;
    double m_share;            ///< Of what is shown next.
    const WorldState *m_later; ///< Null where it has no share.
    double m_step;             ///< In ticks.
    double m_position;
    ActorLooks m_looks;
    Scene m_scene;
    std::vector<Hook> m_hooks;
    std::vector<std::pair<Vector2, int>> m_flags;
};

class TeeworldsScene : public SceneMaker
{
public:
    TeeworldsScene(Protocol protocol, std::shared_ptr<const TeeworldsMap> map)
        : m_protocol(protocol)
        , m_map(std::move(map))
    {
    }

    [[nodiscard]] std::vector<PlacedClient> clientsIn(const Frame &frame) const override
    {
        std::vector<PlacedClient> clients;
        if (!frame.at)
            return clients;
        const WorldState &now = *frame.at->shown;
        now.forEach([&](const ItemView &item) {
            const ItemType *type = now.schema()->find(item.key.type);
            if (type && type->name == "Character") {
                clients.push_back({static_cast<int>(item.key.id),
                                   clientName(now, item.key.id),
                                   ItemFields(*type, item).place(),
                                   {}});
            }
        });
        std::ranges::sort(clients, {}, &PlacedClient::client);
        return clients;
    }

    [[nodiscard]] Scene make(const Frame &frame, double position) const override
    {
        if (!frame.at)
            return {};
        return Builder(m_protocol, m_map.get(), frame, position).build();
    }

    [[nodiscard]] bool mayBeOutOfSight(const WorldState &state, int client) const override
    {
        return teeworlds::mayBeOutOfSight(state, client);
    }

private:
    Protocol m_protocol;
    std::shared_ptr<const TeeworldsMap> m_map;
};

} // namespace

Shared<SceneMaker> teeworldsScene(Protocol protocol, Shared<MapContent> map)
{
    return std::make_shared<const TeeworldsScene>(
        protocol, std::dynamic_pointer_cast<const TeeworldsMap>(map));
}

} // namespace tickscope::teeworlds
