// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/command.h"
#include "app/cli/json_text.h"
#include "app/cli/opened_recording.h"
#include "app/cli/plain_text.h"
#include "app/cli/tick_walk.h"
#include "app/cli/who_and_when.h"
#include "core/playback/time_command.h"

#include <regex>
#include <set>

namespace tickscope::cli {

namespace {

/// std::regex goes as deep as a text or pattern is long; longer ones would run out of stack.
constexpr std::size_t PatternCharacters = 500;
constexpr std::size_t MatchedCharacters = 4000;

constexpr OptionSpec Options[]{
    {"--kind", "K,...", "Only these kinds (chat, kill, join, ...); may be given more than once"},
    {"--player", "P", "Only what this player did: number or exact name"},
    {"--client", "C", "Only what was done from this slot"},
    {"--from", "T", "From this tick on"},
    {"--to", "T", "Up to this tick"},
    {"--match", "REGEX", "Only texts with a match (ECMAScript syntax)"},
    {"--all", "", "Engine messages too, as --kind system does for them alone"},
};

std::set<std::string, std::less<>> kindsOf(const Arguments &arguments)
{
    std::set<std::string, std::less<>> kinds;
    for (const std::string &list : arguments.values("--kind")) {
        std::size_t begin = 0;
        while (begin <= list.size()) {
            const std::size_t end = std::min(list.find(',', begin), list.size());
            if (end > begin)
                kinds.insert(list.substr(begin, end - begin));
            begin = end + 1;
        }
    }
    return kinds;
}

Result<std::optional<std::wregex>> patternOf(const Arguments &arguments)
{
    const auto text = arguments.value("--match");
    if (!text)
        return std::optional<std::wregex>{};
    if (!isUtf8(*text))
        return failure(ErrorCode::Damaged, "--match: the pattern is no UTF-8");
    if (text->size() > PatternCharacters)
        return failure(ErrorCode::Damaged, "--match: the pattern is too long");
    try {
        return std::wregex(codePoints(*text), std::regex::ECMAScript);
    } catch (const std::regex_error &error) {
        return failure(ErrorCode::Damaged,
                       "--match: \"" + *text + "\" is no regular expression: " + error.what());
    }
}

/// Which events are printed.
struct Filter {
    WhoAndWhen chosen;
    std::set<std::string, std::less<>> kinds; ///< Empty for all.
    bool showsSystem = false;
    std::optional<std::wregex> pattern;

    [[nodiscard]] bool passes(const Event &event) const
    {
        if (!chosen.ticks.contains(event.tick))
            return false;
        if (!kinds.empty() && !kinds.contains(event.kind))
            return false;
        if (kinds.empty() && !showsSystem && event.kind == event_kind::System)
            return false;
        if (chosen.client && event.client != *chosen.client)
            return false;
        if (!pattern)
            return true;
        const std::wstring text = codePoints(
            std::string_view(event.text).substr(0, MatchedCharacters));
        return std::regex_search(text, *pattern);
    }
};

Result<Filter> filterFor(const OpenedRecording &opened, const Arguments &arguments)
{
    auto pattern = patternOf(arguments);
    if (!pattern)
        return tl::unexpected(pattern.error());
    auto chosen = chosenWhoAndWhen(opened, arguments);
    if (!chosen)
        return tl::unexpected(chosen.error());
    return Filter{*chosen, kindsOf(arguments), arguments.has("--all"), std::move(*pattern)};
}

/// Prints events tick by tick, when it is known who is there at that tick.
class EventPrinter : public TickSink
{
public:
    EventPrinter(const Task &task, const OpenedRecording &opened, Filter filter)
        : m_task(task)
        , m_opened(opened)
        , m_filter(std::move(filter))
        , m_players(opened.ticks().last)
    {
    }

    [[nodiscard]] bool wantsFields() const override { return m_task.arguments.wantsJson(); }
    [[nodiscard]] bool wantsSecrets() const override
    {
        return m_task.arguments.has("--show-secrets");
    }

    void eventFound(const Event &event) override
    {
        if (m_filter.passes(event))
            m_waiting.push_back(event);
    }

    void playerChanged(const PlayerChange &change) override { m_players.apply(change); }

    void tickEnded(Tick, const WorldState &) override { printWaiting(); }

    void printWaiting()
    {
        for (const Event &event : m_waiting)
            print(event);
        m_waiting.clear();
    }

private:
    void print(const Event &event)
    {
        const Player *player = m_players.at(event.client, event.tick);
        if (!m_filter.chosen.takes(player))
            return;
        m_task.output.write(m_task.arguments.wantsJson() ? jsonLine(jsonRow(event, player))
                                                         : textRow(event, player));
    }

    [[nodiscard]] Json jsonRow(const Event &event, const Player *player) const
    {
        Json row;
        if (!m_task.isOnly)
            putText(row, "file", m_task.file);
        row["tick"] = event.tick.value;
        row["seconds"] = jsonSeconds(m_opened.time().timeAt(event.tick));
        row["kind"] = event.kind;
        row["player"] = player ? Json(player->id) : Json(nullptr);
        row["client_id"] = event.client == NoClient ? Json(nullptr) : Json(event.client);
        putText(row, "text", event.text);
        Json fields = Json::object();
        Json texts = Json::object();
        for (const EventField &field : event.fields) {
            putValue(fields, field.name, field.value);
            if (!field.text.empty())
                putText(texts, field.name, field.text);
        }
        row["fields"] = std::move(fields);
        if (!texts.empty())
            row["texts"] = std::move(texts);
        return row;
    }

    [[nodiscard]] std::string textRow(const Event &event, const Player *player) const
    {
        const std::size_t digits = std::to_string(m_opened.ticks().last.value).size();
        std::string who;
        if (event.client != NoClient)
            who = std::to_string(event.client) + ' '
                  + (player ? screenLine(player->nameAt(event.tick)) : "");
        std::string line = paddedLeft(std::to_string(event.tick.value), digits) + "  "
                           + clockText(m_opened.time().timeAt(event.tick)) + "  "
                           + padded(std::string(event.kind), 14) + "  " + padded(who, 18) + "  "
                           + screenLine(event.text);
        line.erase(line.find_last_not_of(' ') + 1);
        return line + '\n';
    }

    const Task &m_task;
    const OpenedRecording &m_opened;
    Filter m_filter;
    std::vector<Event> m_waiting;
    PlayersSoFar m_players;
};

Result<void> check(const Arguments &arguments)
{
    return patternOf(arguments).map([](const auto &) {});
}

Result<std::vector<Damage>> read(const Task &task, const OpenedRecording &opened)
{
    auto filter = filterFor(opened, task.arguments);
    if (!filter)
        return tl::unexpected(filter.error());
    if (!task.arguments.wantsJson())
        writeHeading(task);
    EventPrinter printer(task, opened, std::move(*filter));
    const auto damage = walkTicks(opened, task, printer);
    if (!damage)
        return tl::unexpected(damage.error());
    printer.printWaiting();
    return damage;
}

} // namespace

const Command &eventsCommand()
{
    static const Command command{
        .name = "events",
        .summary = "What happened: chat, kills, joins, votes, ... (rows)",
        .details
        = "Repeats that the file holds, one for each receiver, are kept. Only the first 4000\n"
          "bytes of a text are looked at by --match.",
        .options = Options,
        .check = check,
        .read = read,
    };
    return command;
}

} // namespace tickscope::cli
