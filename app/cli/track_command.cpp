// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/command.h"
#include "app/cli/json_text.h"
#include "app/cli/plain_text.h"
#include "app/cli/tick_walk.h"
#include "app/cli/who_and_when.h"

#include <map>

namespace tickscope::cli {

namespace {

constexpr OptionSpec Options[]{
    {"--player", "P", "Only this player: number or exact name"},
    {"--client", "C", "Only this slot"},
    {"--from", "T", "From this tick on"},
    {"--to", "T", "Up to this tick"},
    {"--step", "N", "Only every N-th recorded tick"},
    {"--raw", "", "Positions as recorded, not moved forward to the tick"},
};

/// Where the fields of a living player lie in an item type; null when it is of none.
struct TrackedType {
    const Field *x = nullptr;
    const Field *y = nullptr;
    const Field *z = nullptr;
    const Field *vx = nullptr;
    const Field *vy = nullptr;
    const Field *vz = nullptr;
};

std::optional<TrackedType> trackedType(const ItemType &type)
{
    TrackedType tracked{type.fieldWithRole(Role::PositionX), type.fieldWithRole(Role::PositionY),
                        type.fieldWithRole(Role::PositionZ), type.fieldWithRole(Role::VelocityX),
                        type.fieldWithRole(Role::VelocityY), type.fieldWithRole(Role::VelocityZ)};
    if (!type.idIsClient || type.isMemory || !tracked.x || !tracked.y)
        return {};
    return tracked;
}

std::optional<double> numberOf(const Field *field, std::span<const std::int32_t> words)
{
    if (!field)
        return {};
    const Value value = field->read(words);
    if (std::holds_alternative<std::monostate>(value))
        return {};
    return tickscope::numberOf(value) * field->scale;
}

enum class Dimensions { Two, Three };

/// Whether the recording has a third coordinate, by the types of its first state.
Dimensions dimensionsOf(const WorldState &state)
{
    for (const auto &[number, type] : state.schema()->types()) {
        const auto tracked = trackedType(*type);
        if (tracked && tracked->z)
            return Dimensions::Three;
    }
    return Dimensions::Two;
}

struct TrackFilter {
    WhoAndWhen chosen;
    std::int64_t step = 1; ///< Only every step-th tick.
};

class TrackPrinter : public TickSink
{
public:
    TrackPrinter(const Task &task, const OpenedRecording &opened, const TrackFilter &filter,
                 std::unique_ptr<Mover> mover)
        : m_task(task)
        , m_opened(opened)
        , m_filter(filter)
        , m_mover(std::move(mover))
        , m_players(opened.ticks().last)
    {
    }

    void playerChanged(const PlayerChange &change) override { m_players.apply(change); }

    void tickEnded(Tick tick, const WorldState &state) override
    {
        if (!m_dimensions)
            begin(state);
        if (!m_filter.chosen.ticks.contains(tick) || m_count++ % m_filter.step != 0)
            return;
        const auto shown = m_mover->moved(std::make_shared<const WorldState>(state), tick);
        std::map<std::int64_t, ItemView> living;
        shown->forEach([&](const ItemView &item) {
            const ItemType *type = shown->schema()->find(item.key.type);
            const bool isWanted = !m_filter.chosen.client || item.key.id == *m_filter.chosen.client;
            const auto tracked = type && isWanted ? trackedType(*type) : std::nullopt;
            // Somebody without a place is there, but does not live.
            if (tracked && numberOf(tracked->x, item.words) && numberOf(tracked->y, item.words))
                living.try_emplace(item.key.id, item);
        });
        for (const auto &[client, item] : living)
            print(tick, item, *trackedType(*shown->schema()->find(item.key.type)));
    }

    /// Also for a recording without ticks: a table has its header.
    void finish()
    {
        if (!m_dimensions)
            begin(WorldState());
    }

private:
    void begin(const WorldState &state)
    {
        m_dimensions = state.schema() ? dimensionsOf(state) : Dimensions::Two;
        if (m_task.arguments.wantsJson() || !m_task.isFirst)
            return;
        const bool hasZ = m_dimensions == Dimensions::Three;
        m_task.output.write(std::string("tick,player,client_id,x,y") + (hasZ ? ",z" : "") + ",vx,vy"
                            + (hasZ ? ",vz" : "") + (m_task.isOnly ? "\n" : ",file\n"));
    }

    void print(Tick tick, const ItemView &item, const TrackedType &type)
    {
        const int client = static_cast<int>(
            std::clamp<std::int64_t>(item.key.id, NoClient, INT32_MAX));
        const Player *player = m_players.at(client, tick);
        if (!m_filter.chosen.takes(player))
            return;
        const bool hasZ = m_dimensions == Dimensions::Three;
        std::vector<std::pair<const char *, const Field *>> columns{{"x", type.x}, {"y", type.y}};
        if (hasZ)
            columns.emplace_back("z", type.z);
        columns.emplace_back("vx", type.vx);
        columns.emplace_back("vy", type.vy);
        if (hasZ)
            columns.emplace_back("vz", type.vz);
        if (m_task.arguments.wantsJson())
            printJson(tick, item, player, columns);
        else
            printCsv(tick, item, player, columns);
    }

    using Columns = std::vector<std::pair<const char *, const Field *>>;

    void printJson(Tick tick, const ItemView &item, const Player *player, const Columns &columns)
    {
        Json row;
        if (!m_task.isOnly)
            putText(row, "file", m_task.file);
        row["tick"] = tick.value;
        row["player"] = player ? Json(player->id) : Json(nullptr);
        row["client_id"] = item.key.id;
        for (const auto &[name, field] : columns) {
            const auto number = numberOf(field, item.words);
            row[name] = number ? jsonNumber(*number) : Json(nullptr);
        }
        m_task.output.write(jsonLine(row));
    }

    void printCsv(Tick tick, const ItemView &item, const Player *player, const Columns &columns)
    {
        std::string row = std::to_string(tick.value) + ','
                          + (player ? std::to_string(player->id) : std::string()) + ','
                          + std::to_string(item.key.id);
        for (const auto &[name, field] : columns) {
            const auto number = numberOf(field, item.words);
            row += ',' + (number && std::isfinite(*number) ? numberText(*number) : std::string());
        }
        if (!m_task.isOnly)
            row += ',' + csvText(m_task.file);
        m_task.output.write(row + '\n');
    }

    /// In quotes where the text would break the row. Source: RFC 4180, section 2.
    static std::string csvText(const std::string &text)
    {
        if (text.find_first_of(",\"\r\n") == std::string::npos)
            return text;
        std::string quoted = "\"";
        for (const char c : text) {
            quoted += c;
            if (c == '"')
                quoted += c;
        }
        return quoted + '"';
    }

    const Task &m_task;
    const OpenedRecording &m_opened;
    TrackFilter m_filter;
    std::unique_ptr<Mover> m_mover;
    std::optional<Dimensions> m_dimensions;
    std::int64_t m_count = 0;
    PlayersSoFar m_players;
};

Result<TrackFilter> filterFor(const OpenedRecording &opened, const Arguments &arguments)
{
    const auto step = arguments.integer("--step", 1);
    if (!step)
        return tl::unexpected(step.error());
    const auto chosen = chosenWhoAndWhen(opened, arguments);
    if (!chosen)
        return tl::unexpected(chosen.error());
    return TrackFilter{*chosen, step->value_or(1)};
}

std::unique_ptr<Mover> moverFor(const OpenedRecording &opened, const Arguments &arguments)
{
    if (arguments.has("--raw"))
        return recordedMotion()->makeMover();
    const auto map = mapFor(opened, arguments);
    const auto motion = opened.recording->makeMotion(map ? map->content : nullptr);
    if (!motion->predicts() && opened.info().map && !arguments.isQuiet())
        complain(opened.name + ": positions are as recorded, not moved forward to the tick");
    return motion->makeMover();
}

Result<void> check(const Arguments &arguments)
{
    return arguments.integer("--step", 1).map([](const auto &) {});
}

Result<std::vector<Damage>> read(const Task &task, const OpenedRecording &opened)
{
    const auto filter = filterFor(opened, task.arguments);
    if (!filter)
        return tl::unexpected(filter.error());
    TrackPrinter printer(task, opened, *filter, moverFor(opened, task.arguments));
    const auto damage = walkTicks(opened, task, printer);
    if (!damage)
        return tl::unexpected(damage.error());
    printer.finish();
    return damage;
}

} // namespace

const Command &trackCommand()
{
    static const Command command{
        .name = "track",
        .summary = "Where every living player is at every recorded tick (CSV or rows)",
        .details
        = "Positions are in world units, velocities in units a second. Without the map, or\n"
          "with --raw, positions are as recorded.",
        .options = Options,
        .check = check,
        .read = read,
    };
    return command;
}

} // namespace tickscope::cli
