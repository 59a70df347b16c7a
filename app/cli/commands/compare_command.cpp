// SPDX-License-Identifier: GPL-3.0-or-later
#include <algorithm>
#include <array>
#include <filesystem>
#include <utility>

#include "app/cli/input/alignment.h"
#include "app/cli/input/command.h"
#include "app/cli/input/opened_recording.h"
#include "app/cli/input/who_and_when.h"
#include "app/cli/output/comparison_text.h"
#include "app/cli/output/facts_text.h"
#include "app/cli/output/plain_text.h"
#include "app/cli/output/translated.h"
#include "app/cli/scan/scan_names.h"
#include "core/base/fault.h"
#include "core/base/try.h"
#include "core/formats/format.h"
#include "core/io/http/url.h"

namespace tickscope::cli {

namespace {

constexpr OptionSpec CompareOptions[]{
    {"--align", AlignmentWords,
     CliText::tr("What lies beside what: the first ticks, ticks of one number, times of day (in "
                 "one session the ticks tell them), the first event of a type in each, or the "
                 "places of a player on the way; without it ticks of one number for recordings of "
                 "the same session, else the first ticks")},
    {"--what", "LIST",
     CliText::tr(
         "Of positions, inputs, events, states and splits, those to compare (positions,events "
         "without it); same-inputs finds where the same inputs come twice")},
    {"--player", "P", CliText::tr("Only this player: exact name, or number (6 or '#6')")},
    {"--from", "T", CliText::tr("Start at this tick or time of the first recording")},
    {"--to", "T", CliText::tr("End at this tick or time of the first recording")},
    {"--raw", "", CliText::tr("Only what is recorded, nothing rebuilt from it and the map")},
    {"--maps", "DIR", CliText::tr("Look for maps here as well; may be given more than once")},
};

constexpr std::array Parts{wordOf(ComparedPart::Positions), wordOf(ComparedPart::Inputs),
                           wordOf(ComparedPart::Events), wordOf(ComparedPart::States), SplitsPart};
constexpr std::string_view SameInputsPart = "same-inputs";
/// Of a way without checkpoints.
constexpr int PartsOfWay = 10;

std::vector<std::string> wantedParts(const Arguments &arguments)
{
    return arguments.has("--what") ? arguments.listed("--what")
                                   : std::vector<std::string>{"positions", "events"};
}

/// Nothing is asked for that would have to be rebuilt, or laid beside each other in time.
bool wantsSameInputsOnly(const Arguments &arguments)
{
    return wantedParts(arguments) == std::vector{std::string(SameInputsPart)};
}

/// Writes what differs between two recordings.
struct Comparison {
    const Arguments &arguments;
    std::string otherFile; ///< Named in rows when there are several.
    Output &output;
    const Player *chosenPlayer = nullptr;     ///< The only one that counts; null: all.
    const Player *other = nullptr;            ///< The same in the other recording.
    std::vector<const Player *> holders = {}; ///< Who may be it there.
    std::optional<PairedWays> ways = {};      ///< Where they are compared by place.
    std::int64_t count = 0;

    Result<void> write(const ComparedSide &left, const ComparedSide &right, TickRange ticks)
    {
        TRY(choosePlayers(*left.content.index, *right.content.index));
        const bool isOfOtherMap = isSameWorld(left.content.recording->info(),
                                              right.content.recording->info())
                                  == SameWorld::No;
        if (isOfOtherMap)
            complain(
                {Fault::tr("the two recordings do not have the same map, or are of two worlds")});
        if (const auto names = differentHeaderValues(left, right); !names.empty())
            complain({Fault::tr("the headers of the two recordings differ: %1"), listOf(names)});
        if (wantsSameInputsOnly(arguments))
            return writeSameInputs(left.content, right.content, ticks);
        TRY_ASSIGN(auto alignment, chosenAlignment(arguments));
        if (!arguments.has("--align")) {
            TRY_ASSIGN(alignment, likelyAlignment(left, right));
        } else if (alignment.by == Alignment::By::TimeOfDay) {
            reportClocks(isSameSession(left.content, right.content));
        }
        TRY_ASSIGN(auto aligned, pairedSides(left, right, alignment, chosenPlayer, other));
        ways = std::move(aligned.ways);
        return write(left, right, aligned.pairing, ticks);
    }

    void reportSession(SameSession session) const
    {
        if (!arguments.isQuiet())
            complain({session == SameSession::Yes
                          ? Fault::tr("both are of the same session: compared by tick")
                          : Fault::tr("both may be of the same session, though their "
                                      "clocks do not tell: compared by tick")});
    }

    void reportClocks(SameSession session) const
    {
        if (session == SameSession::Yes)
            reportSession(session);
        else if (!arguments.isQuiet())
            complain(Fault::tr("times of day are exact to a second at best: what lies "
                               "so near may be no difference"));
    }

    /// By tick where both seem to be of one session, and says so; else by their first ticks.
    [[nodiscard]] Result<Alignment> likelyAlignment(const ComparedSide &left,
                                                    const ComparedSide &right) const
    {
        const SameSession session = isSameSession(left.content, right.content);
        if (session == SameSession::No)
            return Alignment();
        TRY_ASSIGN(const bool areElsewhere, areMostlyElsewhere(left, right));
        if (areElsewhere)
            return Alignment();
        reportSession(session);
        return Alignment{.by = Alignment::By::Tick};
    }

    Result<void> write(const ComparedSide &left, const ComparedSide &right,
                       const TickPairing &pairing, TickRange ticks)
    {
        const CommonGround common = commonGround(left.content, right.content, pairing, ticks);
        bool isAnythingCompared = false;
        for (const std::string &word : wantedParts(arguments)) {
            if (!canBeCompared(word, common))
                continue;
            auto compared = comparePart(word, left, right, pairing, ticks);
            const bool isNothing = !compared && word == wordOf(ComparedPart::Inputs)
                                   && compared.error().code == ErrorCode::OutOfRange;
            if (isNothing)
                complain({faults::About, word, compared.error().fault});
            else if (!compared)
                return compared;
            const bool isLeftOut = word == wordOf(ComparedPart::Positions)
                                   && !arePlacesOfOneAge(left, right);
            isAnythingCompared = isAnythingCompared || (!isNothing && !isLeftOut);
        }
        if (!isAnythingCompared)
            return outOfRange(Fault::tr("the recordings have nothing in common to compare"));
        if (arguments.isQuiet())
            return {};
        if (!common.ticks.isEmpty())
            complain({Fault::tr("both recordings have ticks %1 to %2 of the first one"),
                      common.ticks.first.value, common.ticks.last.value});
        const Fault text{Fault::trN("%n difference(s)"), count};
        if (otherFile.empty())
            complain(text);
        else
            complain(shownName(otherFile) + ": " + shownFault(text));
        return {};
    }

    Result<void> comparePart(std::string_view word, const ComparedSide &left,
                             const ComparedSide &right, const TickPairing &pairing, TickRange ticks)
    {
        if (word == SameInputsPart)
            return writeSameInputs(left.content, right.content, ticks);
        if (word == SplitsPart)
            return writeSplits(left, right, ticks);
        const auto part = static_cast<ComparedPart>(std::ranges::find(Parts, word) - Parts.begin());
        TRY(reportLimits(word, part, left, right));
        const auto visit = [this](const Difference &difference) {
            if (isWanted(difference)) {
                ++count;
                writeDifference(difference, otherFile, arguments.wantsJson(), output);
            }
            return output.isWanted();
        };
        return findDifferences(part, left, right, pairing, ticks, visit);
    }

    /// Says what cannot: it is no match.
    [[nodiscard]] bool canBeCompared(std::string_view word, const CommonGround &common) const
    {
        if (word == SameInputsPart || word == SplitsPart)
            return true;
        if (common.ticks.isEmpty()) {
            complain(
                {Fault::tr("%1: no tick of one recording lies beside one of the other"), word});
            return false;
        }
        if (word == wordOf(ComparedPart::Events) && !common.ambiguous.empty())
            complain({Fault::tr("%1: left out, as several players had that name at once "
                                "and cannot be told apart: %2"),
                      word, listOf(common.ambiguous)});
        if (word != wordOf(ComparedPart::Positions) && word != wordOf(ComparedPart::Inputs))
            return true;
        if (!common.hasPlayers)
            complain({Fault::tr("%1: no player has the same name in both"), word});
        else if (!common.unmatched.empty() && !chosenPlayer && !arguments.isQuiet())
            complain({Fault::tr("%1: left out, as nobody in the other recording has that name: %2"),
                      word, listOf(common.unmatched)});
        return common.hasPlayers;
    }

    static std::string listOf(const std::vector<std::string> &names, std::size_t most = 10)
    {
        std::string list;
        for (std::size_t i = 0; i < std::min(names.size(), most); ++i)
            list += (i == 0 ? "" : ", ") + screenLine(names[i]);
        return names.size() > most ? list + ", ..." : list;
    }

    /// What of a part is compared, and what is left out.
    [[nodiscard]] Result<void> reportLimits(std::string_view word, ComparedPart part,
                                            const ComparedSide &left,
                                            const ComparedSide &right) const
    {
        if (arguments.isQuiet())
            return {};
        if (part == ComparedPart::Events) {
            TRY_ASSIGN(const auto views, viewsOf(left, right));
            const KindSet kinds = comparedEventKinds(left, right, views).whole;
            if (!kinds.empty())
                complain({Fault::tr("types of events compared: %1"),
                          listOf({kinds.begin(), kinds.end()}, kinds.size())});
        }
        TRY_ASSIGN(const auto limits, limitsOf(part, left, right));
        for (const ComparisonLimit &limit : limits) {
            std::vector<std::string> names(limit.fields.begin(), limit.fields.end());
            for (const EventKind *kind : limit.kinds)
                names.emplace_back(kind->id);
            const Fault text{limit.text, listOf(names, names.size())};
            complain(part == ComparedPart::Events ? shownFault(text)
                                                  : shownFault({faults::About, word, text}));
        }
        return {};
    }

    Result<void> writeSameInputs(const ComparedRecording &left, const ComparedRecording &right,
                                 TickRange ticks)
    {
        const auto player = chosenPlayer ? std::optional(chosenPlayer->id) : std::nullopt;
        TRY_ASSIGN(auto repeated, findRepeatedInputs(left, right, player, {}));
        keepWithin(repeated, ticks);
        writeRepeatedInputs({repeated, *left.index, *right.index, otherFile}, arguments.wantsJson(),
                            output);
        return {};
    }

    [[nodiscard]] bool isWanted(const Difference &difference) const
    {
        if (!chosenPlayer || difference.part == ComparedPart::States)
            return true;
        const bool isEventOfOther = difference.part == ComparedPart::Events && !difference.left;
        const Player *player = isEventOfOther ? other : chosenPlayer;
        return player && (difference.player == player->id || difference.otherPlayer == player->id);
    }

    Result<void> choosePlayers(const Index &left, const Index &right)
    {
        const auto wanted = arguments.value("--player");
        if (!wanted)
            return {};
        TRY_ASSIGN(chosenPlayer, namedPlayer(left, *wanted));
        // Who renamed may be there under an earlier name.
        std::vector<std::string> names = chosenPlayer->names();
        if (!left.players().holdersOf(*wanted).empty())
            names.emplace_back(*wanted);
        for (; !names.empty() && holders.empty(); names.pop_back())
            holders = right.players().holdersOf(names.back());
        other = holders.size() == 1 ? holders.front() : nullptr;
        if (const auto &all = right.players().players(); holders.empty() && all.size() == 1)
            other = &all.front();
        if (holders.empty() && !other && !wantsSameInputsOnly(arguments))
            return outOfRange(
                {Fault::tr("the other recording has no player %1"), chosenPlayer->name()});
        if (!other && chosenAlignment(arguments)->by == Alignment::By::Place)
            return outOfRange({Fault::tr("no place of %1 is recorded"), chosenPlayer->name()});
        return {};
    }

    [[nodiscard]] bool isRange() const { return arguments.has("--from") || arguments.has("--to"); }

    /// Those of the first recording; of a range those that lie in it.
    [[nodiscard]] Result<std::vector<RaceRun>> runsWithin(TickRange ticks,
                                                          const Shared<Index> &index) const
    {
        TRY_ASSIGN(auto runs, runsOf(index));
        const auto isOutside = [ticks](const RaceRun &run) {
            return run.ticks.first < ticks.first || ticks.last < run.ticks.last;
        };
        if (isRange() && std::erase_if(runs, isOutside) > 0 && runs.empty())
            return outOfRange(Fault::tr("no run of the first recording lies in these ticks"));
        return runs;
    }

    Result<void> writeSplits(const ComparedSide &own, const ComparedSide &others, TickRange ticks)
    {
        const Shared<Index> &left = own.content.index;
        const Shared<Index> &right = others.content.index;
        TRY_ASSIGN(const auto here, runsWithin(ticks, left));
        TRY_ASSIGN(auto there, runsOf(right));
        TRY_ASSIGN(const RaceRun *run, comparedRun(own, here, chosenPlayer));
        if (chosenPlayer && !other) {
            // Of several with that name the fastest counts.
            std::erase_if(there, [&](const RaceRun &each) {
                return std::ranges::find(holders, runnerOf(each, *right)) == holders.end();
            });
        }
        TRY_ASSIGN(const RaceRun *otherRun, comparedRun(others, there, other));
        if (ways && (!run || run->checkpoints.empty())) {
            if (isRange())
                return badInput(Fault::tr(
                    "splits by place are those of the whole way; leave out --from and --to"));
            writeSplits({splitsOfWay(*ways, left->time(), right->time(), PartsOfWay)});
            return {};
        }
        if (!run || !otherRun)
            return outOfRange(Fault::tr("one of the recordings has no run of a race"));
        writeSplits(
            {splitsOf(*run, *otherRun), runnerOf(*run, *left), runnerOf(*otherRun, *right)});
        return {};
    }

    /// Null where that is not known.
    static const Player *runnerOf(const RaceRun &run, const Index &index)
    {
        return run.who ? index.players().of(*run.who) : nullptr;
    }

    void writeSplits(const ComparedSplits &splits)
    {
        for (const RunSplit &split : splits.all)
            count += split.left || split.right ? split.lag() != Time(0) : 0;
        cli::writeSplits(splits, otherFile, arguments.wantsJson(), output);
    }
};

Result<void> checkCompare(const Arguments &arguments)
{
    if (arguments.files().size() < 2)
        return badInput(Fault::tr("give two recordings at least"));
    for (const std::string &word : wantedParts(arguments)) {
        if (std::ranges::find(Parts, word) == Parts.end() && word != SameInputsPart)
            return badInput({faults::MustBeOneOf, "--what",
                             "positions, inputs, events, states, splits, same-inputs"});
    }
    TRY(checkRange(arguments));
    return chosenAlignment(arguments).map([](const auto &) {});
}

/// Compares the first recording with each of the others.
struct Comparisons {
    const Arguments &arguments;
    HttpOptions http;
    Output &output;
    bool isRaw = wantsSameInputsOnly(arguments);
    bool areMany = false;
    std::optional<OpenedSide> first = {};
    TickRange ticks = {};
    ExitCode code = ExitCode::Good;

    Result<ExitCode> run()
    {
        const std::vector<std::string> &files = arguments.files();
        TRY_ASSIGN(first, openedSide(files.front(), http, arguments, isRaw));
        TRY_ASSIGN(ticks, chosenTicks(first->opened, arguments));
        code = isDamaged(*first) ? ExitCode::Damaged : ExitCode::Good;
        for (std::size_t i = 1; i < files.size(); ++i) {
            std::error_code error;
            if (std::filesystem::is_directory(files[i], error)) {
                areMany = true;
                takeFolder(files[i]);
                continue;
            }
            areMany = areMany || files.size() > 2;
            TRY(compareWith(files[i]));
        }
        return code;
    }

    [[nodiscard]] bool isDamaged(const OpenedSide &side) const
    {
        reportUnread(side.opened, arguments);
        const std::vector<Damage> &damage = side.side.content.index->damage();
        reportDamage(side.opened, damage, arguments);
        return !damage.empty();
    }

    Result<void> compareWith(const std::string &file)
    {
        // One that is compared with itself, two runs of it, is read once.
        const bool isItself = file == arguments.files().front();
        TRY_ASSIGN(const auto right, isItself ? Result<OpenedSide>(*first)
                                              : openedSide(file, http, arguments, isRaw));
        Comparison comparison{.arguments = arguments,
                              .otherFile = areMany ? right.opened.name : std::string(),
                              .output = output};
        TRY(comparison.write(first->side, right.side, ticks));
        if (isDamaged(right))
            code = ExitCode::Damaged;
        return {};
    }

    /// All recordings in it but the first one itself; one that cannot be read stops no others.
    void takeFolder(const std::string &folder)
    {
        const auto visit = [this](const std::string &name, NameOrigin origin) {
            std::error_code error;
            if (!output.isWanted()
                || std::filesystem::equivalent(name, arguments.files().front(), error))
                return;
            const auto compared = compareWith(name);
            if (compared
                || (origin == NameOrigin::Met && compared.error().code == ErrorCode::UnknownFormat))
                return;
            complain(shownName(name), compared.error());
            code = ExitCode::Damaged;
        };
        forEachName({folder}, http, visit,
                    [this](const std::string &place, const std::string &why) {
                        complain(shownName(place) + ": " + why);
                        code = ExitCode::Damaged;
                    });
    }
};

Result<ExitCode> runCompare(const Arguments &arguments, Output &output)
{
    TRY_ASSIGN(auto http, httpOptions(arguments));
    return Comparisons{.arguments = arguments, .http = std::move(http), .output = output}.run();
}

} // namespace

constinit const Command CompareCommand{
    .name = "compare",
    .summary = CliText::tr("Shows how recordings differ from the first (rows)"),
    .details = CliText::tr(
        "A row for each position, input, event or field of an item that differs, with the ticks\n"
        "of both. Players are compared by name, or if both recordings have one only; positions\n"
        "are those of the tick. What a recording does not hold at a tick, or its format cannot,\n"
        "is no difference: nor is an event that the other has up to 2 ticks before or behind, or\n"
        "that lies so near to an end of the other; nor is an input within 2 ticks, unless both\n"
        "recordings hold each input at its tick or are of one player. What only some are told or\n"
        "shown (lines to a team or one person, words of the server, finishes, health) is compared\n"
        "where both recordings are of one player or of the server; beside the server's recording\n"
        "a line is a difference only if that one lacks it. What is left out is named on standard\n"
        "error. Equal events of one tick count once, as servers record one for each receiver. Who\n"
        "has the name of somebody else is told by client ID in recordings of the same session; in\n"
        "others their events are left out. splits compares the times of the fastest finished runs\n"
        "at checkpoints and at the finish; --player chooses whose, without it those of who\n"
        "recorded count first. With --align place the other one is taken where it was at the same\n"
        "point of the way, and splits of a course without checkpoints are tenths of the way.\n"
        "same-inputs lists where all inputs and the aim are tick by tick those of another visit,\n"
        "whenever that was, also within one recording (A A), and for how long other pairs of\n"
        "visits are the same by chance. A folder stands for the recordings in it."),
    .options = CompareOptions,
    .check = checkCompare,
    .runWhole = runCompare,
    .usage = "A B...",
};

} // namespace tickscope::cli
