// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/scan/scan_reader.h"

#include <algorithm>

#include "app/cli/cases/case_store.h"
#include "app/cli/input/command.h"
#include "app/cli/input/fact_reading.h"
#include "app/cli/input/who_and_when.h"
#include "core/analysis/tape/input_tape.h"
#include "core/analysis/text_pattern.h"
#include "core/base/fault.h"
#include "core/base/try.h"
#include "core/export/text/json_row.h"
#include "core/export/text/text_sink.h"
#include "core/io/http/url.h"
#include "core/model/content_hash.h"

namespace tickscope::cli {

namespace {

/// "regular_intervals" is that of all inputs together, "Hook.regular_intervals" that of one.
const Figure *figureNamed(const std::vector<Figure> &figures, std::string_view name)
{
    const auto point = name.rfind('.');
    const bool hasPart = point != std::string_view::npos;
    const std::string_view id = hasPart ? name.substr(point + 1) : name;
    const auto part = TextPattern::literal(hasPart ? name.substr(0, point) : std::string_view(),
                                           LetterCase::Ignored);
    const auto found = std::ranges::find_if(figures, [&](const Figure &figure) {
        return figure.kind->id == id
               && (part.matches(figure.part) || part.matches(titleOfInput(figure.part)));
    });
    return found == figures.end() ? nullptr : &*found;
}

/// The figures that were asked for; nothing where one of them is not as it shall be.
std::optional<std::vector<FactValue>> factsOf(const std::vector<Figure> &figures,
                                              const std::vector<ScanCondition> &conditions,
                                              SeenFigures &seen)
{
    std::vector<FactValue> facts;
    for (const ScanCondition &condition : conditions) {
        if (condition.source != FigureSource::Facts)
            continue;
        const Figure *figure = figureNamed(figures, condition.figure);
        seen.add(condition, figure ? figure->value : std::nullopt);
        if (!figure || !condition.holds(figure->value))
            return {};
        if (std::ranges::find(facts, condition.figure, &FactValue::figure) == facts.end())
            facts.push_back({condition.figure, *figure->value, figure->samples});
    }
    return facts;
}

/// Whether any of \a conditions is about what players did.
bool askForFacts(const std::vector<ScanCondition> &conditions)
{
    return std::ranges::find(conditions, FigureSource::Facts, &ScanCondition::source)
           != conditions.end();
}

/// The players in \a facts of whom those \a conditions hold, by number. A figure with too few
/// samples has no value, and fulfils nothing; what was found goes to \a seen. Errors: those of
/// namedPlayer().
Result<std::vector<FoundPlayer>> playersWithFacts(const ReadFacts &facts,
                                                  const std::vector<ScanCondition> &conditions,
                                                  const Arguments &arguments, SeenFigures &seen)
{
    std::optional<std::vector<int>> only;
    if (const auto name = arguments.value("--player")) {
        TRY_ASSIGN(only, numbersNamed(*facts.index, *name, Namesakes::All));
    }
    std::vector<FoundPlayer> found;
    seen.addInputs(*facts.material);
    for (const Player &player : facts.index->players().players()) {
        if (player.isProxy || (only && std::ranges::find(*only, player.id) == only->end()))
            continue;
        if (auto matched = factsOf(figuresOf(*facts.material, player.id), conditions, seen))
            found.push_back({player.id, player.name(), std::move(*matched), facts.index});
    }
    return found;
}

/// Options that say which events are meant.
constexpr std::string_view EventOptions[]{"--kind", "--player", "--client", "--from",
                                          "--to",   "--match",  "--all"};

bool holdAll(const ScanRequest &request, FigureSource source, const OpenedRecording &opened,
             const Index &index, SeenFigures &seen)
{
    return std::ranges::all_of(request.conditions, [&](const ScanCondition &condition) {
        if (condition.source != source)
            return true;
        const auto value = infoFigure(condition.figure, opened, index);
        seen.add(condition, value);
        return condition.holds(value);
    });
}

/// What a scan reads of one recording, each once: a pass over all of what the map decides finds
/// events and figures of players together, and the index of what is recorded where that is all.
struct ScanPasses {
    const OpenedRecording &opened;
    const ScanRequest &request;
    OpenedRecording whole{opened};
    std::optional<FactReading> factsRead = {};
    Shared<Index> wholeIndex = {}; ///< Of the whole; null while it is not read.
    Shared<Index> recorded = {};   ///< The same of what is recorded.

    /// The events that are asked for; nothing where no player and no tick is.
    Result<std::optional<ChosenEvents>> events()
    {
        // A stretch has other players, and no figures.
        if (askForFacts(request.conditions) && !readsStretch(request.arguments))
            useFacts();
        else
            whole = wholeRecording(opened, request.arguments);
        auto events = chosenEvents(whole, request.arguments, EventDetail::Fields, listener(),
                                   Namesakes::All);
        if (!events && events.error().code == ErrorCode::OutOfRange)
            return std::optional<ChosenEvents>();
        if (!events)
            return tl::unexpected(events.error());
        if (events->chosen.numbersPlayers)
            wholeIndex = events->chosen.index;
        return std::optional(std::move(*events));
    }

    Result<ReadFacts> facts()
    {
        if (!factsRead) {
            useFacts();
            wholeIndex.reset();
        }
        if (!wholeIndex) {
            TRY_ASSIGN(wholeIndex, readIndex(whole, request.arguments, {.listener = listener()}));
        }
        return factsRead->factsWith(wholeIndex);
    }

    /// Of what is recorded. Null where it is not read yet, and \a isNeeded is not.
    Result<Shared<Index>> recordedIndex(bool isNeeded)
    {
        if (!recorded && whole.recording == opened.recording)
            recorded = wholeIndex;
        if (!recorded && isNeeded) {
            auto index = readIndex(opened, request.arguments);
            if (!index)
                return index;
            recorded = *std::move(index);
        }
        return recorded;
    }

    void useFacts()
    {
        factsRead = factReading(opened, request.arguments);
        whole = factsRead->recording;
    }
    [[nodiscard]] std::shared_ptr<PassListener> listener() const
    {
        return factsRead ? factsRead->reader : nullptr;
    }
};

/// Whether the conditions over the index hold, which \a find has then.
Result<bool> indexHolds(ScanFind &find, ScanPasses &passes, bool isNeeded,
                        const ScanRequest &request, bool &isDamaged, SeenFigures &seen)
{
    TRY_ASSIGN(find.index, passes.recordedIndex(isNeeded));
    if (!find.index)
        return true;
    isDamaged = isDamaged || !find.index->damage().empty();
    return holdAll(request, FigureSource::Index, find.opened, *find.index, seen);
}

/// \a find, if there are players as the conditions want them. What they cost most is asked last.
Result<std::optional<ScanFind>> withPlayers(ScanFind find, const ReadFacts &facts,
                                            const ScanRequest &request, SeenFigures &seen)
{
    auto players = playersWithFacts(facts, request.conditions, request.arguments, seen);
    const bool isNobody = players ? players->empty()
                                  : players.error().code == ErrorCode::OutOfRange;
    if (isNobody)
        return std::optional<ScanFind>();
    if (!players)
        return tl::unexpected(players.error());
    // Their events alone.
    if (find.events && find.events->chosen.numbersPlayers) {
        find.events->chosen.players.emplace();
        for (const FoundPlayer &player : *players)
            find.events->chosen.players->push_back(player.player);
    }
    find.players = std::move(*players);
    return std::optional(std::move(find));
}

/// \param player  null: the row is about the recording.
void writeFigures(const ScanFind &find, const FoundPlayer *player, const std::string &sha256,
                  TextSink &sink)
{
    JsonRow row;
    row.insertText("file", find.opened.name);
    if (!sha256.empty())
        row.insertText("sha256", sha256);
    row.insertText("format", find.opened.info().format);
    if (player) {
        row.insert("player", player->player);
        row.insertText("name", player->name);
        row.beginObject("facts");
        for (const FactValue &fact : player->facts) {
            row.beginObject(fact.figure);
            row.insertValue("value", fact.value);
            row.insert("samples", fact.samples);
            row.endObject();
        }
        row.endObject();
    }
    row.insertRaw("figures", figuresJson(find.opened, *find.index));
    sink.write(row.line());
}

} // namespace

Result<ScanRequest> scanRequest(const Arguments &arguments)
{
    TRY(checkEventQuery(arguments));
    TRY_ASSIGN(const auto http, httpOptions(arguments));
    ScanRequest request{arguments, http, {}, false};
    for (const std::string &text : arguments.values("--when")) {
        TRY_ASSIGN(auto condition, parseCondition(text));
        request.conditions.push_back(std::move(condition));
    }
    request.wantsEvents = std::ranges::any_of(
        EventOptions, [&](std::string_view option) { return arguments.has(option); });
    return request;
}

Result<std::optional<ScanFind>> scanRecording(const std::string &name, const ScanRequest &request,
                                              bool &isDamaged, SeenFigures &seen)
{
    TRY_ASSIGN(auto opened, openRecording(name, request.http));
    isDamaged = !opened.outline->damage.empty();
    reportUnread(opened, request.arguments);
    seen.partial += unknownKinds(opened, request.arguments).empty() ? 0 : 1;
    if (!holdAll(request, FigureSource::Outline, opened, Index(opened.outline), seen))
        return std::optional<ScanFind>();
    ScanFind find{std::move(opened)};
    ScanPasses passes{find.opened, request};
    const bool asksFacts = askForFacts(request.conditions);
    const bool asksIndex = std::ranges::find(request.conditions, FigureSource::Index,
                                             &ScanCondition::source)
                           != request.conditions.end();
    // An index costs a tenth of figures and less: it may spare them.
    if (asksFacts && asksIndex) {
        const auto holds = indexHolds(find, passes, true, request, isDamaged, seen);
        if (!holds || !*holds)
            return holds.map([](bool) { return std::optional<ScanFind>(); });
    }
    if (request.wantsEvents) {
        TRY_ASSIGN(auto events, passes.events());
        if (!events)
            return std::optional<ScanFind>();
        const auto &players = events->chosen.players;
        seen.namesakes += players && players->size() > 1 ? 1 : 0;
        find.events = std::move(events);
        isDamaged = isDamaged || !find.events->chosen.index->damage().empty();
    }
    std::optional<ReadFacts> facts;
    if (asksFacts) {
        TRY_ASSIGN(facts, passes.facts());
    }
    const auto holds = indexHolds(find, passes, asksIndex || !request.wantsEvents, request,
                                  isDamaged, seen);
    if (!holds || !*holds)
        return holds.map([](bool) { return std::optional<ScanFind>(); });
    return facts ? withPlayers(std::move(find), *facts, request, seen)
                 : std::optional(std::move(find));
}

bool writeFind(const ScanFind &find, bool saysContent, TextSink &sink)
{
    const std::string sha256 = saysContent && !isUrl(find.opened.name)
                                   ? contentSha256(*find.opened.recording).value_or(std::string())
                                   : std::string();
    if (find.events)
        return writeEventRows(*find.events, find.opened.name, sink, sha256) > 0;
    if (!find.players)
        writeFigures(find, nullptr, sha256, sink);
    for (const FoundPlayer &player : find.players.value_or(std::vector<FoundPlayer>()))
        writeFigures(find, &player, sha256, sink);
    return true;
}

} // namespace tickscope::cli
