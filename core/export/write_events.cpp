// SPDX-License-Identifier: MIT
#include "core/export/write_events.h"

#include <algorithm>
#include <array>
#include <span>
#include <string>
#include <unordered_map>
#include <utility>
#include <variant>

#include "core/analysis/distinct_names.h"
#include "core/base/hash.h"
#include "core/base/try.h"
#include "core/base/utf8.h"
#include "core/export/text/json_row.h"
#include "core/export/text/text_sink.h"
#include "core/model/event/event_form.h"
#include "core/model/event/event_sentence.h"

namespace tickscope {

namespace {

constexpr std::size_t RowsAtOnce = 4096; ///< Between two looks at who may want to stop.

/// Whether a name comes twice, or may: many are not all compared.
bool mayRepeatNames(const std::vector<EventField> &fields)
{
    constexpr std::size_t Few = 12;
    for (std::size_t i = 1; i < fields.size() && fields.size() <= Few; ++i) {
        const auto before = std::span(fields).first(i);
        if (std::ranges::find(before, fields[i].name, &EventField::name) != before.end())
            return true;
    }
    return fields.size() > Few;
}

/// Of several values with one name a list is made, in the place of the first, which alone has its
/// bytes where it is text that is no UTF-8.
void insertGathered(JsonRow &row, const std::vector<EventField> &fields)
{
    std::unordered_map<std::string_view, std::vector<const EventField *>> byName;
    for (const EventField &field : fields)
        byName[field.name].push_back(&field);
    for (const EventField &field : fields) {
        const auto &named = byName.at(field.name);
        if (named.size() == 1)
            row.insertValue(field.name, field.value);
        if (named.size() == 1 || named.front() != &field)
            continue;
        row.beginList(field.name);
        for (const EventField *each : named)
            row.add(each->value);
        row.endList();
        if (const auto *text = std::get_if<std::string>(&field.value); text && !isUtf8(*text))
            row.insertText(std::string(field.name) + "_hex",
                           hexText(std::as_bytes(std::span(*text))));
    }
}

std::string fieldsJson(const std::vector<EventField> &fields)
{
    JsonRow row;
    if (mayRepeatNames(fields)) {
        insertGathered(row, fields);
    } else {
        for (const EventField &field : fields)
            row.insertValue(field.name, field.value);
    }
    return row.finish();
}

/// The words of those that have some; of several with one name the last counts.
std::string textsJson(const std::vector<EventField> &fields)
{
    std::vector<const EventField *> withText;
    for (const EventField &field : fields) {
        if (field.text.empty())
            continue;
        const auto before = std::ranges::find(withText, field.name,
                                              [](const EventField *other) { return other->name; });
        if (before == withText.end())
            withText.push_back(&field);
        else
            *before = &field;
    }
    if (withText.empty())
        return {};
    JsonRow row;
    for (const EventField *field : withText)
        row.insertText(field->name, field->text);
    return row.finish();
}

} // namespace

std::string_view eventSourceWord(EventSource source)
{
    constexpr std::array Words{"recorded", "rebuilt", "guess"};
    return Words.at(static_cast<std::size_t>(source));
}

EventRows::EventRows(RowWriter &writer, Shared<Index> index, EventRowShape shape)
    : m_writer(writer)
    , m_index(std::move(index))
    , m_shape(std::move(shape))
{
}

std::vector<std::string> EventRows::columns(const EventRowShape &shape)
{
    std::vector<std::string> all{"tick", "seconds", "kind", "source"};
    for (const std::string prefix : {"", "other_"}) {
        all.push_back(prefix + (shape.numbersPlayers ? "player" : "name"));
        all.push_back(prefix + "client_id");
        if (shape.numbersPlayers && shape.hasNames)
            all.push_back(prefix + "name");
    }
    all.insert(all.end(), {"text", "fields", "texts"});
    if (shape.hasCounts)
        all.emplace_back("count");
    if (!shape.file.empty())
        all.emplace_back("file");
    return all;
}

const std::string &EventRows::secondsOf(Tick tick)
{
    if (m_secondsTick != tick)
        m_seconds = secondsJson(m_index->time().timeAt(tick));
    m_secondsTick = tick;
    return m_seconds;
}

void EventRows::insertParty(const PartyColumns &columns, int client, const Player *player,
                            const std::string *name)
{
    if (player && m_shape.numbersPlayers && !player->isProxy)
        m_writer.insert(columns.player, player->id);
    else
        m_writer.insertNull(columns.player);
    if (name)
        m_writer.insertText(columns.name, *name);
    if (client != NoClient)
        m_writer.insert(columns.client, client);
    else
        m_writer.insertNull(columns.client);
}

void EventRows::insertParty(const PartyColumns &columns, Parties &parties, const PlayerRef &who)
{
    const int client = who.client;
    if (m_playerRef != who) {
        m_player = client == NoClient ? nullptr : m_index->players().of(who);
        m_playerRef = who;
    }
    const bool hasName = m_player && (!m_shape.numbersPlayers || m_shape.hasNames);
    const std::string *name = hasName ? &m_player->nameAt(who) : nullptr;
    // Client IDs are what the recording says: as many are kept as a game has, and some.
    constexpr std::size_t MostParties = 1024;
    if (parties.size() >= MostParties && !parties.contains(client))
        parties.clear();
    Party &party = parties[client];
    if (!party.part || party.player != m_player || party.name != name)
        party = {m_player, name,
                 m_writer.part([&] { insertParty(columns, client, m_player, name); })};
    m_writer.insert(*party.part);
}

void EventRows::insertSaid(const EventRow &event, std::string_view values,
                           const std::vector<EventField> &fields)
{
    m_writer.insertText("text", sentenceOf(*event.form, values));
    m_writer.insertRaw("fields", fieldsJson(fields));
    if (const std::string texts = textsJson(fields); !texts.empty())
        m_writer.insertRaw("texts", texts);
}

void EventRows::write(std::size_t number, const EventRow &event, std::int64_t count)
{
    m_writer.begin();
    if (!m_shape.file.empty())
        m_writer.insertText("file", m_shape.file);
    if (!m_shape.sha256.empty())
        m_writer.insertText("sha256", m_shape.sha256);
    m_writer.insert("tick", event.tick.value);
    m_writer.insertRaw("seconds", secondsOf(event.tick));
    m_writer.insertText("kind", event.kind().id);
    if (event.source != EventSource::Recorded)
        m_writer.insertText("source", eventSourceWord(event.source));
    insertParty({"player", "name", "client_id"}, m_parties, partyOf(event, event.client));
    insertParty({"other_player", "other_name", "other_client_id"}, m_otherParties,
                partyOf(event, event.otherClient));
    const auto apart = withDistinctNames(event, m_index->players(),
                                         m_shape.numbersPlayers ? DistinctBy::Number
                                                                : DistinctBy::Client);
    if (event.form->hasOwnFields || apart)
        insertSaid(event, apart ? apart->bytes() : event.values,
                   event.form->hasOwnFields ? m_index->eventFields(number)
                                            : fieldsOf(*event.form, event.values));
    else
        m_writer.insert(m_said.of(*event.form, event.values, [&] {
            return m_writer.part(
                [&] { insertSaid(event, event.values, fieldsOf(*event.form, event.values)); });
        }));
    if (m_shape.hasCounts)
        m_writer.insert("count", count);
    m_writer.end();
}

Result<void> EventRows::writeAll(const EventQuery &query, const ExportRun &run)
{
    const auto writeRow = [this](std::size_t row, const EventRow &event) {
        if (m_writer.isWanted())
            write(row, event, 1);
        return m_writer.isWanted();
    };
    return forEachEvent(*m_index, EventMatcher(query, *m_index), writeRow, run.stop, run.progress);
}

Result<void> EventRows::writeLines(const EventLines &lines, const EventQuery &query,
                                   const ExportRun &run)
{
    const EventMatcher matcher(query, *m_index);
    for (std::size_t i = 0; i < lines.size() && m_writer.isWanted(); ++i) {
        if (i % RowsAtOnce == 0) {
            TRY(run.goOn());
            run.reportProgress(static_cast<double>(i) / static_cast<double>(lines.size()));
        }
        const EventLine line = lines[i];
        if (const EventRow event = m_index->event(line.row); matcher.takes(event))
            write(line.row, event, line.count);
    }
    return {};
}

Result<Shared<Index>> indexWithFields(const Shared<Recording> &recording,
                                      const Shared<Outline> &outline, FieldChoice takes,
                                      const ExportRun &run)
{
    constexpr std::size_t TicksAtOnce = 20'000;
    IndexPass pass(recording, outline, {.ownFields = std::move(takes)});
    while (!pass.atEnd()) {
        TRY_ASSIGN(const auto index, pass.advance(TicksAtOnce, run.stop));
        const TickRange ticks = index->ticks();
        run.reportProgress(
            static_cast<double>(index->indexedTo() - ticks.first)
            / static_cast<double>(std::max<std::int64_t>(ticks.last - ticks.first, 1)));
    }
    return pass.index();
}

} // namespace tickscope
