// SPDX-License-Identifier: MIT
#include "core/export/write_tracks.h"

#include <algorithm>
#include <array>
#include <map>
#include <optional>
#include <span>
#include <utility>
#include <vector>

#include "core/analysis/recent_places.h"
#include "core/timeline/walker.h"

namespace tickscope {

namespace {

/// Where the fields of a living player lie in an item type; null when it is of none.
struct TrackedType {
    const ItemType *type = nullptr;
    std::uint32_t number = 0; ///< Of it in its schema.
    const Field *x = nullptr;
    const Field *y = nullptr;
    const Field *z = nullptr;
    const Field *vx = nullptr;
    const Field *vy = nullptr;
    const Field *vz = nullptr;
};

std::optional<TrackedType> trackedType(const ItemType &type)
{
    TrackedType tracked{.type = &type,
                        .x = type.fieldWithRole(Role::PositionX),
                        .y = type.fieldWithRole(Role::PositionY),
                        .z = type.fieldWithRole(Role::PositionZ),
                        .vx = type.fieldWithRole(Role::VelocityX),
                        .vy = type.fieldWithRole(Role::VelocityY),
                        .vz = type.fieldWithRole(Role::VelocityZ)};
    if (!type.idIsClient || type.isMemory || !tracked.x || !tracked.y)
        return {};
    return tracked;
}

std::optional<double> trackedNumber(const Field *field, std::span<const std::int32_t> words)
{
    return field ? field->number(words) : std::nullopt;
}

/// One number of a row.
struct TrackNumber {
    const char *name = nullptr;
    std::optional<double> value;
    bool isVelocity = false;
};

struct TrackRow {
    int client = NoClient;
    std::array<TrackNumber, 6> numbers{};
    std::size_t count = 0;      ///< Of the numbers.
    bool isLastKnown = false;   ///< The state no longer has the place.
    bool lacksVelocity = false; ///< None is recorded, though it should be.
    bool isVelocityDerived = false;

    [[nodiscard]] std::span<TrackNumber> all() { return std::span(numbers).first(count); }
    [[nodiscard]] std::span<const TrackNumber> all() const
    {
        return std::span(numbers).first(count);
    }
    void setVelocity(const std::array<double, 3> &velocity)
    {
        std::size_t axis = 0;
        for (TrackNumber &number : all()) {
            if (number.isVelocity)
                number.value = velocity[axis++];
        }
        isVelocityDerived = true;
    }
};

bool hasStay(const Player &player, int client, Tick tick)
{
    return std::ranges::any_of(player.stays, [client, tick](const Stay &stay) {
        return stay.client == client && stay.ticks.contains(tick);
    });
}

class TrackSink : public TickSink
{
public:
    TrackSink(TrackExport &wanted, const TrackRowShape &shape, RowWriter &writer,
              bool derivesVelocities)
        : m_wanted(wanted)
        , m_shape(shape)
        , m_writer(writer)
        , m_derivesVelocities(derivesVelocities)
    {
    }

    void tickEnded(Tick tick, const WorldState &state) override
    {
        const bool isOfStep = m_count++ % m_wanted.step == 0;
        const bool isPrinted = isOfStep && m_wanted.ticks.contains(tick);
        // What was known last, and what velocities follow from, may lie before the range.
        const bool isNeeded = m_shape.hasLastKnown || m_derivesVelocities;
        if (!isPrinted && (!isNeeded || tick > m_wanted.ticks.last))
            return;
        std::map<std::int64_t, TrackRow> rows = livingAt(tick, state);
        if (m_derivesVelocities)
            deriveVelocities(rows, tick);
        if (m_shape.hasLastKnown) {
            for (const auto &[client, row] : rows)
                m_last[client] = {row, playerAt(row.client, tick)};
            addAbsent(rows, tick);
        }
        for (const auto &[client, row] : rows) {
            if (isPrinted)
                write(tick, row);
        }
    }

private:
    struct LastRow {
        TrackRow row;
        const Player *player = nullptr; ///< Whose it was.
    };

    [[nodiscard]] const Player *playerAt(int client, Tick tick) const
    {
        return client == NoClient ? nullptr : m_wanted.index->players().at(client, tick);
    }

    [[nodiscard]] bool takesClient(int client) const
    {
        return !m_wanted.takesClient || m_wanted.takesClient(client);
    }

    [[nodiscard]] TrackRow rowOf(const ItemView &item, const TrackedType &type) const
    {
        const bool hasZ = m_shape.dimensions == Dimensions::Three;
        TrackRow row{.client = static_cast<int>(item.key.id)};
        const auto add = [&](const char *name, const Field *field, bool isVelocity) {
            row.numbers[row.count++] = {name, trackedNumber(field, item.words), isVelocity};
        };
        add("x", type.x, false);
        add("y", type.y, false);
        if (hasZ)
            add("z", type.z, false);
        add("vx", type.vx, true);
        add("vy", type.vy, true);
        if (hasZ)
            add("vz", type.vz, true);
        // A type without one is a way to look on, where others have one.
        row.lacksVelocity = (type.vx || !m_hasVelocityType)
                            && std::ranges::none_of(row.all(), [](const TrackNumber &number) {
                                   return number.isVelocity && number.value;
                               });
        return row;
    }

    [[nodiscard]] std::map<std::int64_t, TrackRow> livingAt(Tick tick, const WorldState &state)
    {
        // Nobody comes to life in a state by being moved.
        if (m_deserted && *m_deserted == state)
            return {};
        const auto moved = m_wanted.mover ? m_wanted.mover->moved(
                               std::make_shared<const WorldState>(state), tick)
                                          : nullptr;
        const WorldState &shown = moved ? *moved : state;
        std::map<std::int64_t, TrackRow> living;
        learnTypes(shown.schema());
        shown.forEach([&](const ItemView &item) {
            const auto tracked = std::ranges::find(m_types, item.key.type, &TrackedType::number);
            // Somebody without a place is there, but does not live.
            if (tracked == m_types.end() || !tracked->type->isPlayer(item.key.id, item.words)
                || !takesClient(static_cast<int>(item.key.id))
                || !trackedNumber(tracked->x, item.words) || !trackedNumber(tracked->y, item.words))
                return;
            // Of what is rebuilt and what is recorded, the one has the speed as well.
            const auto [place, isNew] = living.try_emplace(item.key.id);
            if (isNew || tracked->vx)
                place->second = rowOf(item, *tracked);
        });
        // A copy makes the next change dearer: kept only where little seems to change.
        m_deserted = living.empty() && m_wasDeserted ? std::optional(state) : std::nullopt;
        m_wasDeserted = living.empty();
        return living;
    }

    /// Finding their fields costs more than reading them.
    void learnTypes(const Shared<Schema> &schema)
    {
        if (m_schema == schema)
            return;
        m_schema = schema;
        m_types.clear();
        for (const auto &[number, type] : schema->types()) {
            if (auto tracked = trackedType(*type)) {
                tracked->number = number;
                m_types.push_back(*tracked);
            }
        }
        m_hasVelocityType = std::ranges::any_of(
            m_types, [](const TrackedType &type) { return type.vx != nullptr; });
    }

    /// As playersOf() derives speeds.
    void deriveVelocities(std::map<std::int64_t, TrackRow> &rows, Tick tick)
    {
        if (rows.empty() && m_places.isEmpty())
            return;
        const Time time = m_wanted.index->time().timeAt(tick);
        std::vector<PlayerPlace> places;
        for (auto &[client, row] : rows) {
            if (!row.lacksVelocity)
                continue;
            PlayerPlace here{.client = row.client, .player = playerAt(row.client, tick)};
            std::size_t axis = 0;
            for (const TrackNumber &number : row.all()) {
                if (!number.isVelocity)
                    here.place[axis++] = number.value.value_or(0);
            }
            if (const auto velocity = m_places.velocityOf(here, tick, time))
                row.setVelocity(*velocity);
            places.push_back(here);
        }
        m_places.tickEnded(tick, time, std::move(places));
    }

    /// Adds those who are there, but whose place is no longer known, where they were last.
    void addAbsent(std::map<std::int64_t, TrackRow> &rows, Tick tick) const
    {
        for (const auto &[client, last] : m_last) {
            const Player *player = playerAt(last.row.client, tick);
            const bool isThere = player && player == last.player
                                 && hasStay(*player, last.row.client, tick);
            if (!isThere || rows.contains(client))
                continue;
            TrackRow row = last.row;
            row.isLastKnown = true;
            // How fast somebody is now follows from nothing.
            for (TrackNumber &number : row.all())
                number.value = number.isVelocity ? std::nullopt : number.value;
            row.isVelocityDerived = false;
            rows.emplace(client, row);
        }
    }

    void write(Tick tick, const TrackRow &row)
    {
        const Player *player = playerAt(row.client, tick);
        if (m_wanted.takesPlayer && !m_wanted.takesPlayer(player))
            return;
        if (row.isVelocityDerived && m_wanted.velocityDerived)
            std::exchange(m_wanted.velocityDerived, {})();
        m_writer.begin();
        if (!m_shape.file.empty())
            m_writer.insertText("file", m_shape.file);
        m_writer.insert("tick", tick.value);
        if (player && m_shape.numbersPlayers)
            m_writer.insert("player", player->id);
        else
            m_writer.insertNull("player");
        if (player && (!m_shape.numbersPlayers || m_shape.hasNames))
            m_writer.insertText("name", player->nameAt(tick));
        m_writer.insert("client_id", row.client);
        for (const TrackNumber &number : row.all())
            m_writer.insertNumber(number.name, number.value);
        if (row.isVelocityDerived)
            m_writer.insertText("velocity_source", "positions");
        if (m_shape.hasLastKnown)
            m_writer.insertFlag("last_known", row.isLastKnown);
        m_writer.end();
    }

    TrackExport &m_wanted;
    const TrackRowShape &m_shape;
    RowWriter &m_writer;
    Shared<Schema> m_schema;
    std::vector<TrackedType> m_types; ///< Of that schema.
    bool m_hasVelocityType = false;   ///< One of them has a velocity.
    bool m_derivesVelocities;         ///< None is recorded.
    RecentPlaces m_places;            ///< Where they are derived.
    std::int64_t m_count = 0;
    bool m_wasDeserted = false;             ///< No player lived in the last tick.
    std::optional<WorldState> m_deserted;   ///< The state then, if none lived before, either.
    std::map<std::int64_t, LastRow> m_last; ///< By client, with the last known places.
};

/// Looks at the first state that comes.
class FirstState : public TickSink
{
public:
    void tickEnded(Tick, const WorldState &first) override
    {
        if (!state)
            state = first;
    }

    std::optional<WorldState> state;
};

/// The first state of \a walk; nothing when there is none.
std::optional<WorldState> firstState(const TickWalk &walk)
{
    if (walk.points.empty())
        return {};
    Walker walker(walk.recording, walk.points, seekPointBefore(walk.points, walk.ticks.first - 1));
    FirstState first;
    // Where the beginning is damaged the first state comes later.
    while (!first.state) {
        const auto stepped = walker.step(&first, {});
        if (!stepped || *stepped != Step::Done)
            break;
    }
    return std::move(first.state);
}

/// Whether a velocity of a player is recorded in \a state.
bool hasVelocities(const WorldState &state)
{
    bool isFound = false;
    state.forEach([&](const ItemView &item) {
        const auto type = state.schema()->find(item.key.type);
        const auto tracked = type ? trackedType(*type) : std::nullopt;
        isFound = isFound
                  || (tracked && type->isPlayer(item.key.id, item.words)
                      && trackedNumber(tracked->vx, item.words));
    });
    return isFound;
}

} // namespace

Dimensions dimensionsOf(const WorldState &state)
{
    const bool hasThree = state.schema()
                          && std::ranges::any_of(state.schema()->types(), [](const auto &type) {
                                 const auto tracked = trackedType(*type.second);
                                 return tracked && tracked->z;
                             });
    return hasThree ? Dimensions::Three : Dimensions::Two;
}

Dimensions dimensionsOf(const TickWalk &walk)
{
    const auto first = firstState(walk);
    return first ? dimensionsOf(*first) : Dimensions::Two;
}

std::vector<std::string> trackColumns(const TrackRowShape &shape)
{
    const bool hasZ = shape.dimensions == Dimensions::Three;
    std::vector<std::string> all{"tick", "player", "client_id", "x", "y"};
    if (hasZ)
        all.emplace_back("z");
    all.insert(all.end(), {"vx", "vy"});
    if (hasZ)
        all.emplace_back("vz");
    if (shape.hasLastKnown)
        all.emplace_back("last_known");
    if (!shape.numbersPlayers || shape.hasNames)
        all.emplace_back("name");
    if (!shape.file.empty())
        all.emplace_back("file");
    return all;
}

Result<std::vector<Damage>> writeTracks(TrackExport wanted, const TrackRowShape &shape,
                                        RowWriter &writer, const TextSink &reader,
                                        const ExportRun &run)
{
    const auto first = firstState(wanted.walk);
    const bool derivesVelocities = first && first->schema() && !hasVelocities(*first);
    // Rows of a range are those of the whole.
    if (derivesVelocities)
        wanted.walk.ticks.first = wanted.walk.ticks.first - PlaceMemory;
    TrackSink sink(wanted, shape, writer, derivesVelocities);
    return walkTicks(wanted.walk, sink, reader, run);
}

} // namespace tickscope
