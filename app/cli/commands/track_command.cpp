// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/command.h"
#include "app/cli/input/tick_walk.h"
#include "app/cli/input/who_and_when.h"
#include "app/cli/output/json_text.h"
#include "app/cli/output/plain_text.h"
#include "core/timeline/walker.h"

#include <map>

namespace tickscope::cli {

namespace {

constexpr OptionSpec TrackOptionSpecs[]{
    {"--player", "P", "Only this player: exact name, or number (digits always are one)"},
    {"--client", "C", "Only this slot"},
    {"--from", "T", "From this tick or time on"},
    {"--to", "T", "Up to this tick or time"},
    {"--step", "N", "Only every N-th recorded tick"},
    {"--raw", "", "Positions as recorded, not moved forward to the tick"},
    {"--last-known", "", "Also players whose place is no longer told, where they were last"},
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
    const double number = tickscope::numberOf(value) * field->scale;
    return std::isfinite(number) ? std::optional(number) : std::nullopt;
}

enum class Dimensions { Two, Three };

/// Whether \a state has a third coordinate, by its types.
Dimensions dimensionsOf(const WorldState &state)
{
    if (!state.schema())
        return Dimensions::Two;
    for (const auto &[number, type] : state.schema()->types()) {
        const auto tracked = trackedType(*type);
        if (tracked && tracked->z)
            return Dimensions::Three;
    }
    return Dimensions::Two;
}

/// Whether a recording has a third coordinate, by its first state.
bool hasThirdDimension(const OpenedRecording &opened)
{
    Walker walker(opened.recording, opened.outline->seekPoints);
    return walker.step(nullptr, {}) && dimensionsOf(walker.decoder().state()) == Dimensions::Three;
}

struct TrackFilter {
    WhoAndWhen chosen;
    std::int64_t step = 1; ///< Only every step-th tick.
    bool lastKnown = false;
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
    {
    }

    void tickEnded(Tick tick, const WorldState &state) override
    {
        if (!m_dimensions)
            begin(state);
        const bool isPrinted = m_filter.chosen.ticks.contains(tick)
                               && m_count++ % m_filter.step == 0;
        // What was known last may lie before the range.
        if (!isPrinted && (!m_filter.lastKnown || tick > m_filter.chosen.ticks.last))
            return;
        std::map<std::int64_t, Row> rows = livingAt(tick, state);
        if (m_filter.lastKnown) {
            for (const auto &[client, row] : rows)
                m_last[client] = {row, playerAt(client, tick)};
            addAbsent(rows, tick);
        }
        for (const auto &[client, row] : rows) {
            if (isPrinted)
                print(tick, row);
        }
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
        m_dimensions = dimensionsOf(state);
        if (m_task.arguments.wantsJson())
            return;
        // One table has the columns of all files.
        if (!m_task.isOnly && m_task.all.any(hasThirdDimension))
            m_dimensions = Dimensions::Three;
        if (!m_task.isFirst)
            return;
        const bool hasZ = m_dimensions == Dimensions::Three;
        m_task.output.write(std::string("tick,player,client_id,x,y") + (hasZ ? ",z" : "") + ",vx,vy"
                            + (hasZ ? ",vz" : "") + (m_filter.lastKnown ? ",last_known" : "")
                            + (m_filter.chosen.numbersPlayers ? "" : ",name")
                            + (m_task.isOnly ? "\n" : ",file\n"));
    }

    struct Row {
        std::int64_t client = NoClient;
        std::vector<std::pair<const char *, std::optional<double>>> numbers;
        bool isLastKnown = false; ///< The state no longer tells.
    };
    struct LastRow {
        Row row;
        const Player *player = nullptr; ///< Whose it was.
    };

    [[nodiscard]] const Player *playerAt(std::int64_t client, Tick tick) const
    {
        return m_filter.chosen.who(static_cast<int>(client), tick);
    }

    [[nodiscard]] Row rowOf(const ItemView &item, const TrackedType &type) const
    {
        const bool hasZ = m_dimensions == Dimensions::Three;
        std::vector<std::pair<const char *, const Field *>> columns{{"x", type.x}, {"y", type.y}};
        if (hasZ)
            columns.emplace_back("z", type.z);
        columns.emplace_back("vx", type.vx);
        columns.emplace_back("vy", type.vy);
        if (hasZ)
            columns.emplace_back("vz", type.vz);
        Row row{item.key.id, {}, false};
        for (const auto &[name, field] : columns)
            row.numbers.emplace_back(name, numberOf(field, item.words));
        return row;
    }

    [[nodiscard]] std::map<std::int64_t, Row> livingAt(Tick tick, const WorldState &state)
    {
        const auto shown = m_mover->moved(std::make_shared<const WorldState>(state), tick);
        std::map<std::int64_t, Row> living;
        shown->forEach([&](const ItemView &item) {
            const ItemType *type = shown->schema()->find(item.key.type);
            const bool isWanted = type && type->isPlayer(item.key.id, item.words)
                                  && m_filter.chosen.takesClients(static_cast<int>(item.key.id),
                                                                  NoClient);
            const auto tracked = isWanted ? trackedType(*type) : std::nullopt;
            // Somebody without a place is there, but does not live.
            if (!tracked || !numberOf(tracked->x, item.words) || !numberOf(tracked->y, item.words))
                return;
            // Of what is rebuilt and what is recorded, the one tells the speed as well.
            const auto [place, isNew] = living.try_emplace(item.key.id);
            if (isNew || tracked->vx)
                place->second = rowOf(item, *tracked);
        });
        return living;
    }

    /// Adds those who are there, but whose place is told no longer, where they were last.
    void addAbsent(std::map<std::int64_t, Row> &rows, Tick tick) const
    {
        for (const auto &[client, last] : m_last) {
            const Player *player = playerAt(client, tick);
            const bool isThere = player && player == last.player
                                 && std::ranges::any_of(player->stays, [&](const Stay &stay) {
                                        return stay.client == client && stay.ticks.contains(tick);
                                    });
            if (!isThere || rows.contains(client))
                continue;
            Row row = last.row;
            row.isLastKnown = true;
            // How fast somebody is now follows from nothing.
            for (auto &[name, number] : row.numbers)
                number = std::string_view(name).starts_with('v') ? std::nullopt : number;
            rows.emplace(client, std::move(row));
        }
    }

    void print(Tick tick, const Row &row)
    {
        const Player *player = playerAt(row.client, tick);
        if (!m_filter.chosen.takesPlayers(player, nullptr))
            return;
        if (m_task.arguments.wantsJson())
            printJson(tick, row, player);
        else
            printCsv(tick, row, player);
    }

    void printJson(Tick tick, const Row &row, const Player *player)
    {
        Json json;
        if (!m_task.isOnly)
            putText(json, "file", m_task.file);
        json["tick"] = tick.value;
        const bool hasNumber = player && m_filter.chosen.numbersPlayers;
        json["player"] = hasNumber ? Json(player->id) : Json(nullptr);
        if (player && !hasNumber)
            putText(json, "name", player->nameAt(tick));
        json["client_id"] = row.client;
        for (const auto &[name, number] : row.numbers)
            json[name] = number ? jsonNumber(*number) : Json(nullptr);
        if (m_filter.lastKnown)
            json["last_known"] = row.isLastKnown;
        m_task.output.write(jsonLine(json));
    }

    void printCsv(Tick tick, const Row &row, const Player *player)
    {
        const bool isNumbered = m_filter.chosen.numbersPlayers;
        std::string line = std::to_string(tick.value) + ','
                           + (player && isNumbered ? std::to_string(player->id) : std::string())
                           + ',' + std::to_string(row.client);
        for (const auto &[name, number] : row.numbers)
            line += ',' + (number && std::isfinite(*number) ? numberText(*number) : std::string());
        if (m_filter.lastKnown)
            line += row.isLastKnown ? ",1" : ",0";
        if (!isNumbered)
            line += ',' + (player ? csvText(utf8Text(player->nameAt(tick))) : std::string());
        if (!m_task.isOnly)
            line += ',' + csvText(m_task.file);
        m_task.output.write(line + '\n');
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
    std::map<std::int64_t, LastRow> m_last; ///< By client, with --last-known.
};

Result<TrackFilter> trackFilterFor(const OpenedRecording &opened, const Arguments &arguments)
{
    const auto step = arguments.integer("--step", 1);
    if (!step)
        return tl::unexpected(step.error());
    // Where somebody was last may be told any time before.
    const bool lastKnown = arguments.has("--last-known");
    const auto chosen = chosenWhoAndWhen(opened, arguments,
                                         lastKnown ? Earlier::Everything : Earlier::Nothing);
    if (!chosen)
        return tl::unexpected(chosen.error());
    return TrackFilter{*chosen, step->value_or(1), lastKnown};
}

/// What recording and map tell, and how its states become those of their ticks.
struct Source {
    OpenedRecording recording;
    std::unique_ptr<Mover> mover;
};

Source sourceOf(const OpenedRecording &opened, const Arguments &arguments)
{
    if (arguments.has("--raw"))
        return {opened, recordedMotion()->makeMover()};
    const auto map = mapFor(opened, arguments);
    OpenedRecording whole = rebuiltWith(opened, map);
    const auto motion = whole.recording->makeMotion(map ? map->content : nullptr);
    const bool isRebuilt = whole.recording != opened.recording;
    if (!motion->predicts() && !isRebuilt && opened.info().map && !arguments.isQuiet())
        complain(opened.name + ": positions are as recorded, not moved forward to the tick");
    return {std::move(whole), motion->makeMover()};
}

Result<void> checkTrack(const Arguments &arguments)
{
    if (auto checked = checkRange(arguments); !checked)
        return checked;
    return arguments.integer("--step", 1).map([](const auto &) {});
}

Result<std::vector<Damage>> readTrack(const Task &task, const OpenedRecording &opened)
{
    const auto filter = trackFilterFor(opened, task.arguments);
    if (!filter)
        return tl::unexpected(filter.error());
    Source source = sourceOf(opened, task.arguments);
    TrackPrinter printer(task, source.recording, *filter, std::move(source.mover));
    const OpenedRecording &recording = source.recording;
    TickRange ticks = filter->chosen.ticks;
    if (filter->lastKnown)
        ticks.first = recording.ticks().first;
    const auto damage = walkTicks(recording, task, printer, recording.outline->seekPoints, ticks);
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
          "with --raw, positions are as recorded. Rows of --last-known say in a column of that\n"
          "name whether the place is only the last known one. A table of several files has a\n"
          "column for the file, and all columns that any of them has. T is a tick, or a time as\n"
          "in --at if it has a colon or a point: 12.5, mm:ss, hh:mm:ss.fff. A range is read "
          "alone:\n"
          "its players have names, and numbers only if --player is one.",
        .options = TrackOptionSpecs,
        .check = checkTrack,
        .read = readTrack,
    };
    return command;
}

} // namespace tickscope::cli
