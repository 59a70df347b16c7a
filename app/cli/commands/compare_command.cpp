// SPDX-License-Identifier: GPL-3.0-or-later
#include <algorithm>
#include <array>
#include <utility>

#include "app/cli/input/chosen_events.h"
#include "app/cli/input/command.h"
#include "app/cli/input/opened_recording.h"
#include "app/cli/input/who_and_when.h"
#include "app/cli/output/json_text.h"
#include "app/cli/output/plain_text.h"
#include "app/cli/output/translated.h"
#include "core/analysis/compare/differences.h"
#include "core/analysis/runs.h"
#include "core/base/fault.h"
#include "core/formats/format.h"
#include "core/playback/time_command.h"

namespace tickscope::cli {

namespace {

constexpr OptionSpec CompareOptions[]{
    {"--align", "start|tick|time|event:KIND",
     QT_TRANSLATE_NOOP("cli",
                       "What lies beside what: the first ticks (as without it), ticks of one "
                       "number, times of day, or the first event of a type in each")},
    {"--what", "LIST",
     QT_TRANSLATE_NOOP("cli", "Of positions, inputs, events, states and splits, those to compare "
                              "(positions,events without it)")},
    {"--player", "P",
     QT_TRANSLATE_NOOP("cli", "Only this player: exact name, or number (6 or '#6')")},
    {"--from", "T", QT_TRANSLATE_NOOP("cli", "Start at this tick or time")},
    {"--to", "T", QT_TRANSLATE_NOOP("cli", "End at this tick or time")},
    {"--raw", "",
     QT_TRANSLATE_NOOP("cli", "Only what is recorded, nothing rebuilt from it and the map")},
    {"--maps", "DIR",
     QT_TRANSLATE_NOOP("cli", "Look for maps here as well; may be given more than once")},
};

constexpr std::array<std::string_view, 5> Parts{"positions", "inputs", "events", "states",
                                                "splits"};
constexpr std::string_view EventAlignment = "event:";

std::string_view wordOf(ComparedPart part)
{
    return Parts[static_cast<std::size_t>(part)];
}

std::vector<std::string> wantedParts(const Arguments &arguments)
{
    std::vector<std::string> words{"positions", "events"};
    if (const auto list = arguments.value("--what")) {
        words.clear();
        for (std::size_t begin = 0; begin <= list->size();) {
            const std::size_t end = std::min(list->find(',', begin), list->size());
            words.push_back(list->substr(begin, end - begin));
            begin = end + 1;
        }
    }
    return words;
}

Result<Alignment> alignmentIn(const Arguments &arguments)
{
    const std::string word = arguments.value("--align").value_or("start");
    Alignment alignment;
    if (word == "start")
        return alignment;
    if (word == "tick" || word == "time") {
        alignment.by = word == "tick" ? Alignment::By::Tick : Alignment::By::TimeOfDay;
        return alignment;
    }
    if (!word.starts_with(EventAlignment))
        return failure(ErrorCode::BadInput,
                       {faults::MustBeOneOf, "--align", "start, tick, time, event:KIND"});
    const std::string kind = word.substr(EventAlignment.size());
    if (auto checked = checkKind(kind); !checked)
        return tl::unexpected(checked.error());
    alignment.by = Alignment::By::Event;
    alignment.event.kinds.insert(kind);
    alignment.otherEvent.kinds.insert(kind);
    return alignment;
}

Result<ComparedSide> sideOf(const std::string &address, const HttpOptions &http,
                            const Arguments &arguments, std::vector<OpenedRecording> &opened)
{
    const auto recorded = openRecording(address, http);
    if (!recorded)
        return tl::unexpected(recorded.error());
    const auto map = mapFor(*recorded, arguments);
    OpenedRecording whole = arguments.has("--raw") ? *recorded : rebuiltWith(*recorded, map);
    const auto index = readIndex(whole, arguments);
    if (!index)
        return tl::unexpected(index.error());
    auto motion = arguments.has("--raw")
                      ? recordedMotion()
                      : whole.recording->makeMotion(map ? map->content : nullptr);
    ComparedSide side{{whole.recording, *index}, std::move(motion), formatOf(whole).eventForms()};
    opened.push_back(std::move(whole));
    return side;
}

/// Writes what differs between two recordings.
class Comparison
{
public:
    Comparison(const Arguments &arguments, std::string otherFile, Output &output)
        : m_arguments(arguments)
        , m_otherFile(std::move(otherFile))
        , m_output(output)
    {
    }

    Result<void> write(const ComparedSide &left, const ComparedSide &right,
                       const TickPairing &pairing, TickRange ticks)
    {
        if (auto chosen = choosePlayer(*left.content.index); !chosen)
            return chosen;
        const auto visit = [this](const Difference &difference) {
            if (!m_player || !isOfPlayer(difference.part) || difference.player == m_playerId)
                write(difference);
            return m_output.isWanted();
        };
        for (const std::string &word : wantedParts(m_arguments)) {
            auto done = word == "positions"
                            ? findPositionDifferences(left, right, pairing, ticks, visit)
                        : word == "inputs"
                            ? findInputDifferences(left, right, pairing, ticks, visit)
                        : word == "events"
                            ? findEventDifferences(left, right, pairing, ticks, visit)
                        : word == "states"
                            ? findStateDifferences(left, right, pairing, ticks, visit)
                            : writeSplits(left.content.index, right.content.index);
            if (!done)
                return done;
        }
        if (!m_arguments.isQuiet())
            complain(shownFault({faultKind<QT_TRANSLATE_N_NOOP("faults", "%n difference(s)")>,
                                 static_cast<std::int64_t>(m_count)}));
        return {};
    }

private:
    static bool isOfPlayer(ComparedPart part)
    {
        return part == ComparedPart::Positions || part == ComparedPart::Inputs;
    }

    Result<void> choosePlayer(const Index &index)
    {
        const auto wanted = m_arguments.value("--player");
        if (!wanted)
            return {};
        const auto player = namedPlayer(index, *wanted);
        if (!player)
            return tl::unexpected(player.error());
        m_player = (*player)->name();
        m_playerId = (*player)->id;
        return {};
    }

    void write(const Difference &difference)
    {
        ++m_count;
        if (m_arguments.wantsJson())
            writeJson(difference);
        else
            writeText(difference);
    }

    void writeJson(const Difference &difference)
    {
        Json row;
        if (!m_otherFile.empty())
            insertText(row, "file", m_otherFile);
        row["tick_a"] = difference.left ? Json(difference.left->value) : Json();
        row["tick_b"] = difference.right ? Json(difference.right->value) : Json();
        row["seconds"] = jsonSeconds(difference.time);
        row["what"] = wordOf(difference.part);
        switch (difference.part) {
        case ComparedPart::Positions:
        case ComparedPart::Inputs:
            insertText(row, "player", difference.subject);
            break;
        case ComparedPart::Events:
            row["kind"] = difference.subject;
            break;
        case ComparedPart::States:
            insertText(row, "item", difference.subject);
            break;
        }
        if (!difference.field.empty())
            insertText(row, "field", difference.field);
        insertValue(row, "a", difference.leftValue);
        insertValue(row, "b", difference.rightValue);
        if (difference.distance)
            row["distance"] = jsonNumber(*difference.distance);
        if (difference.part == ComparedPart::Inputs)
            row["ticks"] = difference.ticks;
        m_output.write(jsonLine(row));
    }

    static std::string textOf(const Value &value)
    {
        return std::holds_alternative<std::monostate>(value) ? "-" : screenLine(plainText(value));
    }

    void writeText(const Difference &difference)
    {
        const auto tickText = [](std::optional<Tick> tick) {
            return paddedLeft(tick ? std::to_string(tick->value) : "-", 8);
        };
        std::string line = tickText(difference.left) + tickText(difference.right) + "  "
                           + clockText(difference.time) + "  "
                           + padded(std::string(wordOf(difference.part)), 10)
                           + screenLine(difference.subject);
        if (!difference.field.empty())
            line += ' ' + screenLine(difference.field);
        line += ": " + textOf(difference.leftValue) + " | " + textOf(difference.rightValue);
        if (difference.part == ComparedPart::Inputs)
            line += " (" + countText(difference.ticks, "tick") + ')';
        m_output.write(line + '\n');
    }

    Result<void> writeSplits(const Shared<Index> &left, const Shared<Index> &right)
    {
        const auto here = runsOf(left);
        const auto there = runsOf(right);
        if (!here || !there)
            return tl::unexpected(here ? there.error() : here.error());
        const Player *player = m_player ? left->players().withId(m_playerId) : nullptr;
        const Player *other = nullptr;
        if (m_player) {
            const auto holders = right->players().holdersOf(*m_player);
            other = holders.size() == 1 ? holders.front() : nullptr;
        }
        const RaceRun *run = comparedRun(*here, left->players(), player);
        const RaceRun *otherRun = comparedRun(*there, right->players(), other);
        if (!run || !otherRun || (m_player && !other))
            return failure(ErrorCode::OutOfRange,
                           {faultKind<QT_TRANSLATE_NOOP(
                               "faults", "one of the recordings has no run of a race")>});
        const auto splits = splitsOf(*run, *otherRun);
        if (m_arguments.wantsJson())
            writeSplitRows(splits);
        else
            writeSplitTable(splits);
        return {};
    }

    static std::string nameOf(const RunSplit &split)
    {
        return split.name.empty() ? "finish" : split.name;
    }

    void writeSplitRows(const std::vector<RunSplit> &splits)
    {
        const auto insertSide = [](Json &row, const std::string &letter,
                                   const std::optional<RunSplit::Side> &side) {
            row["tick_" + letter] = side ? Json(side->tick.value) : Json();
            row[letter] = side ? jsonSeconds(side->time) : Json();
        };
        for (const RunSplit &split : splits) {
            Json row;
            if (!m_otherFile.empty())
                insertText(row, "file", m_otherFile);
            row["what"] = Parts.back();
            insertText(row, "split", nameOf(split));
            insertSide(row, "a", split.left);
            insertSide(row, "b", split.right);
            row["difference"] = split.lag() ? jsonSeconds(*split.lag()) : Json();
            m_output.write(jsonLine(row));
        }
    }

    void writeSplitTable(const std::vector<RunSplit> &splits)
    {
        using Align = TextTable::Align;
        TextTable table({Align::Left, Align::Right, Align::Right, Align::Right});
        const auto clock = [](const std::optional<RunSplit::Side> &side) {
            return side ? clockText(side->time) : "-";
        };
        for (const RunSplit &split : splits) {
            const auto lag = split.lag();
            const std::string sign = !lag ? "" : *lag < Time(0) ? "-" : "+";
            table.add({screenLine(nameOf(split)), clock(split.left), clock(split.right),
                       sign + (lag ? clockText(std::chrono::abs(*lag)) : "-")});
        }
        if (const auto best = sumOfBest(splits); best && splits.size() > 1)
            table.add({"sum of best", clockText(*best), "", ""});
        m_output.write(table.text(""));
    }

    const Arguments &m_arguments;
    std::string m_otherFile; ///< Named in rows when there are several.
    Output &m_output;
    std::optional<std::string> m_player;
    int m_playerId = 0;
    std::uint64_t m_count = 0;
};

Result<void> checkCompare(const Arguments &arguments)
{
    if (arguments.files().size() < 2)
        return failure(ErrorCode::BadInput,
                       {faultKind<QT_TRANSLATE_NOOP("faults", "give two recordings at least")>});
    for (const std::string &word : wantedParts(arguments)) {
        if (std::ranges::find(Parts, word) == Parts.end())
            return failure(ErrorCode::BadInput, {faults::MustBeOneOf, "--what",
                                                 "positions, inputs, events, states, splits"});
    }
    if (auto checked = checkRange(arguments); !checked)
        return checked;
    return alignmentIn(arguments).map([](const auto &) {});
}

Result<ExitCode> runCompare(const Arguments &arguments, Output &output)
{
    const auto http = httpOptions(arguments);
    const auto alignment = alignmentIn(arguments);
    if (!http || !alignment)
        return tl::unexpected(http ? alignment.error() : http.error());
    std::vector<OpenedRecording> opened;
    const auto left = sideOf(arguments.files().front(), *http, arguments, opened);
    if (!left)
        return tl::unexpected(left.error());
    const auto ticks = chosenTicks(opened.front(), arguments);
    if (!ticks)
        return tl::unexpected(ticks.error());
    bool isDamaged = !left->content.index->damage().empty();
    reportDamage(opened.front(), left->content.index->damage(), arguments);
    const bool areMany = arguments.files().size() > 2;
    for (std::size_t i = 1; i < arguments.files().size(); ++i) {
        const auto right = sideOf(arguments.files()[i], *http, arguments, opened);
        if (!right)
            return tl::unexpected(right.error());
        const auto offset = offsetBetween(*alignment, left->content, right->content);
        if (!offset)
            return tl::unexpected(offset.error());
        const TickPairing pairing(left->content.index->time(), right->content.index->time(),
                                  *offset);
        Comparison comparison(arguments, areMany ? opened.back().name : std::string(), output);
        if (auto done = comparison.write(*left, *right, pairing, *ticks); !done)
            return tl::unexpected(done.error());
        reportDamage(opened.back(), right->content.index->damage(), arguments);
        isDamaged = isDamaged || !right->content.index->damage().empty();
    }
    return isDamaged ? ExitCode::Damaged : ExitCode::Good;
}

} // namespace

const Command &compareCommand()
{
    static const Command command{
        .name = "compare",
        .summary = QT_TRANSLATE_NOOP("cli", "Shows how recordings differ from the first (rows)"),
        .details = QT_TRANSLATE_NOOP(
            "cli",
            "A row for each position, input, event or field of an item that differs, with the\n"
            "ticks of both. Players are compared by name, or if both recordings have one only;\n"
            "positions are those of the tick. What a recording does not hold at a tick, or its\n"
            "format cannot, is no difference. splits compares the times of the fastest finished\n"
            "runs at checkpoints and at the finish; --player chooses whose."),
        .options = CompareOptions,
        .check = checkCompare,
        .runWhole = runCompare,
        .usage = "A B...",
    };
    return command;
}

} // namespace tickscope::cli
