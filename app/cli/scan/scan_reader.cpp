// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/scan/scan_reader.h"

#include <algorithm>

#include "app/cli/input/command.h"
#include "core/base/fault.h"
#include "core/export/text/json_row.h"
#include "core/export/text/text_sink.h"

namespace tickscope::cli {

namespace {

/// Options that say which events are meant.
constexpr std::string_view EventOptions[]{
    "--kind", "--player", QT_TRANSLATE_NOOP("cli", "--client"),
    "--from", "--to",     QT_TRANSLATE_NOOP("cli", "--match"),
    "--all"};

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

/// What a scan reads of one recording, each once: one pass finds all that is asked of what the map
/// decides. What is recorded alone takes another one only where that is less.
class ScanPasses
{
public:
    ScanPasses(const OpenedRecording &opened, const ScanRequest &request)
        : m_opened(opened)
        , m_request(request)
        , m_whole(opened)
    {
        if (askForFacts(request.conditions)) {
            m_facts = factReading(opened, request.arguments);
            m_whole = m_facts->recording;
        } else if (request.wantsEvents) {
            m_whole = wholeRecording(opened, request.arguments);
        }
    }

    /// The events that are asked for; nothing where no player and no tick is.
    Result<std::optional<ChosenEvents>> events()
    {
        auto events = chosenEvents(m_whole, m_request.arguments, EventDetail::Fields, listener());
        if (!events && events.error().code == ErrorCode::OutOfRange)
            return std::optional<ChosenEvents>();
        if (!events)
            return tl::unexpected(events.error());
        if (events->chosen.numbersPlayers)
            m_index = events->chosen.index;
        return std::optional(std::move(*events));
    }

    /// Of what is recorded. Null where it would have to be read, and \a isNeeded is not.
    Result<Shared<Index>> recordedIndex(bool isNeeded)
    {
        if (m_whole.recording != m_opened.recording)
            return isNeeded ? readIndex(m_opened, m_request.arguments) : Shared<Index>();
        return isNeeded ? wholeIndex() : m_index;
    }

    [[nodiscard]] bool hasFacts() const { return m_facts.has_value(); }
    Result<ReadFacts> facts()
    {
        const auto index = wholeIndex();
        if (!index)
            return tl::unexpected(index.error());
        return m_facts->factsWith(*index);
    }

private:
    [[nodiscard]] std::shared_ptr<PassListener> listener() const
    {
        return m_facts ? m_facts->reader : nullptr;
    }
    Result<Shared<Index>> wholeIndex()
    {
        if (!m_index) {
            auto index = readIndex(m_whole, m_request.arguments, {.listener = listener()});
            if (!index)
                return index;
            m_index = *std::move(index);
        }
        return m_index;
    }

    const OpenedRecording &m_opened;
    const ScanRequest &m_request;
    OpenedRecording m_whole;
    std::optional<FactReading> m_facts;
    Shared<Index> m_index; ///< Of the whole; null while it is not read.
};

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

std::string factsJson(const std::vector<FactValue> &facts)
{
    JsonRow row;
    for (const FactValue &fact : facts) {
        row.beginObject(fact.figure);
        row.insertRaw("value", realJson(fact.value));
        row.insert("samples", fact.samples);
        row.endObject();
    }
    return row.finish();
}

/// \param player  null: the row is about the recording.
void writeFigures(const ScanFind &find, const FoundPlayer *player, TextSink &sink)
{
    JsonRow row;
    row.insertText("file", find.opened.name);
    row.insertText("format", find.opened.info().format);
    if (player) {
        row.insert("player", player->player);
        row.insertText("name", player->name);
        row.insertRaw("facts", factsJson(player->facts));
    }
    row.insertRaw("figures", figuresJson(find.opened, *find.index));
    sink.write(row.finish() + '\n');
}

} // namespace

Result<ScanRequest> scanRequest(const Arguments &arguments)
{
    if (auto checked = checkEventQuery(arguments); !checked)
        return tl::unexpected(checked.error());
    const auto http = httpOptions(arguments);
    if (!http)
        return tl::unexpected(http.error());
    ScanRequest request{arguments, *http, {}, false};
    for (const std::string &text : arguments.values("--when")) {
        auto condition = parseCondition(text);
        if (!condition)
            return tl::unexpected(condition.error());
        request.conditions.push_back(std::move(*condition));
    }
    request.wantsEvents = std::ranges::any_of(
        EventOptions, [&](std::string_view option) { return arguments.has(option); });
    return request;
}

Result<std::optional<ScanFind>> scanRecording(const std::string &name, const ScanRequest &request,
                                              bool &isDamaged, SeenFigures &seen)
{
    auto opened = openRecording(name, request.http);
    if (!opened)
        return tl::unexpected(opened.error());
    isDamaged = !opened->outline->damage.empty();
    if (!holdAll(request, FigureSource::Outline, *opened, Index(opened->outline), seen))
        return std::optional<ScanFind>();
    ScanFind find{std::move(*opened)};
    ScanPasses passes(find.opened, request);
    if (request.wantsEvents) {
        auto events = passes.events();
        if (!events)
            return tl::unexpected(events.error());
        if (!*events)
            return std::optional<ScanFind>();
        find.events = std::move(*events);
        isDamaged = isDamaged || !find.events->chosen.index->damage().empty();
    }
    const bool needsIndex = !request.wantsEvents
                            || std::ranges::any_of(request.conditions, [](const auto &condition) {
                                   return condition.source == FigureSource::Index;
                               });
    auto index = passes.recordedIndex(needsIndex);
    if (!index)
        return tl::unexpected(index.error());
    find.index = std::move(*index);
    if (find.index) {
        isDamaged = isDamaged || !find.index->damage().empty();
        if (!holdAll(request, FigureSource::Index, find.opened, *find.index, seen))
            return std::optional<ScanFind>();
    }
    if (!passes.hasFacts())
        return std::optional(std::move(find));
    const auto facts = passes.facts();
    if (!facts)
        return tl::unexpected(facts.error());
    return withPlayers(std::move(find), *facts, request, seen);
}

bool writeFind(const ScanFind &find, TextSink &sink)
{
    if (find.events)
        return writeEventRows(*find.events, find.opened.name, sink) > 0;
    if (!find.players)
        writeFigures(find, nullptr, sink);
    for (const FoundPlayer &player : find.players.value_or(std::vector<FoundPlayer>()))
        writeFigures(find, &player, sink);
    return true;
}

} // namespace tickscope::cli
