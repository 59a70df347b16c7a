// SPDX-License-Identifier: MIT
#include "core/analysis/event_query.h"

#include <algorithm>

#include "core/base/fault.h"
#include "core/base/try.h"
#include "core/base/utf8.h"
#include "core/formats/format.h"
#include "core/formats/format_registry.h"
#include "core/model/event/event_form.h"
#include "core/model/event/shared_event_kinds.h"

namespace tickscope {

namespace {

/// Rows between two looks at who may want to stop.
constexpr std::size_t RowsAtOnce = 4096;

bool holds(const FieldCondition &condition, const EventField &field)
{
    if (const auto *wanted = std::get_if<double>(&condition.value)) {
        const bool isNumber = std::holds_alternative<std::int64_t>(field.value)
                              || std::holds_alternative<double>(field.value);
        return isNumber && tickscope::holds(condition.comparison, numberOf(field.value), *wanted);
    }
    const std::string &wanted = std::get<std::string>(condition.value);
    const auto *text = std::get_if<std::string>(&field.value);
    const bool isSame = field.text == wanted || (text && *text == wanted);
    return condition.comparison == Comparison::Equal      ? isSame
           : condition.comparison == Comparison::NotEqual ? !isSame
                                                          : false;
}

std::optional<TextPattern> patternOf(const EventQuery &query)
{
    if (query.text.empty())
        return {};
    if (!query.textRule.isExpression)
        return TextPattern::literal(query.text, query.textRule.letterCase);
    auto pattern = TextPattern::compile(query.text, query.textRule.letterCase);
    return pattern ? std::optional(*std::move(pattern)) : std::nullopt;
}

bool isIn(const TextPattern &pattern, std::string_view text)
{
    return isUtf8(text) ? pattern.matchesIn(text) : pattern.matchesIn(readableText(text));
}

/// The rows that the ticks of \a query leave.
std::pair<std::size_t, std::size_t> rowsOf(const Index &index, const EventQuery &query)
{
    if (!query.ticks)
        return {0, index.eventCount()};
    return {index.rowAtOrAfter(query.ticks->first), index.rowAtOrAfter(query.ticks->last + 1)};
}

} // namespace

const KindSet &kindsHiddenAtFirst()
{
    static const auto kinds = [] {
        KindSet hidden;
        const auto add = [&hidden](const EventKind &kind) {
            if (kind.isHiddenAtFirst())
                hidden.emplace(kind.id);
        };
        for (const EventKind &kind : SharedEventKinds)
            add(kind);
        for (const auto &format : allFormats().formats()) {
            for (const EventForm *form : format->eventForms())
                add(*form->kind);
        }
        return hidden;
    }();
    return kinds;
}

bool holds(Comparison comparison, double left, double right)
{
    switch (comparison) {
    case Comparison::Equal:
        return left == right;
    case Comparison::NotEqual:
        return left != right;
    case Comparison::Less:
        return left < right;
    case Comparison::AtMost:
        return left <= right;
    case Comparison::More:
        return left > right;
    case Comparison::AtLeast:
        return left >= right;
    }
    return false;
}

EventQuery usualEvents()
{
    EventQuery query;
    query.hiddenKinds = kindsHiddenAtFirst();
    query.foldsRepeats = true;
    return query;
}

bool EventQuery::takesKind(const EventKind &kind) const
{
    if (kinds.empty() ? kind.rate > mostRate : !kinds.contains(kind.id))
        return false;
    return !hiddenKinds.contains(kind.id) && (classes.empty() || classes.contains(kind.eventClass))
           && (traits == 0 || (kind.traits & traits) != 0);
}

EventMatcher::EventMatcher(EventQuery query, std::shared_ptr<const SentenceWords> words)
    : m_query(std::move(query))
    , m_words(words ? std::move(words) : std::make_shared<const SentenceWords>())
    , m_text(patternOf(m_query))
{
}

EventMatcher::EventMatcher(EventQuery query, const Index &index,
                           std::shared_ptr<const SentenceWords> words)
    : EventMatcher(std::move(query), std::move(words))
{
    setIndex(index);
}

void EventMatcher::setIndex(const Index &index)
{
    m_index = &index;
    // Pictures ask for each frame, and some recordings have thousands of players.
    const auto &known = index.players().players();
    m_players.assign(m_query.players.empty() ? 0 : known.size(), false);
    for (const PlayerRef ref : m_query.players) {
        if (const Player *player = index.players().of(ref))
            m_players[static_cast<std::size_t>(player->id)] = true;
    }
    const bool looksInNames = m_text && m_query.textRule.isInNames;
    m_named.assign(looksInNames ? known.size() : 0, false);
    for (std::size_t i = 0; i < m_named.size(); ++i)
        m_named[i] = std::ranges::any_of(
            known[i].heldNames, [this](const HeldName &held) { return isIn(*m_text, held.name); });
    m_kinds.clear();
    // Words are compared once for each kind, not for each row.
    if (m_query.kinds.empty() && m_query.hiddenKinds.empty())
        return;
    for (const auto &[kind, count] : index.kindCounts())
        m_kinds.emplace_back(kind, m_query.takesKind(*kind));
}

bool EventMatcher::takesKind(const EventKind &kind) const
{
    const auto known = std::ranges::find(m_kinds, &kind,
                                         [](const auto &entry) { return entry.first; });
    return known == m_kinds.end() ? m_query.takesKind(kind) : known->second;
}

bool EventMatcher::isPartyOf(const Players &players, const EventRow &row) const
{
    const auto holds = [&](int client) {
        const Player *player = client == NoClient || !m_index
                                   ? nullptr
                                   : m_index->players().of(partyOf(row, client));
        return player && players[static_cast<std::size_t>(player->id)];
    };
    return holds(row.client) || holds(row.otherClient);
}

bool EventMatcher::takesFields(const EventRow &row) const
{
    if (m_query.fields.empty())
        return true;
    const auto fields = fieldsOf(*row.form, row.values);
    return std::ranges::all_of(m_query.fields, [&fields](const FieldCondition &condition) {
        return std::ranges::any_of(fields, [&condition](const EventField &field) {
            return field.name == condition.field && holds(condition, field);
        });
    });
}

bool EventMatcher::takesText(const EventRow &row) const
{
    if (m_query.text.empty())
        return true;
    if (!m_text)
        return false;
    return (m_query.textRule.isInNames && isPartyOf(m_named, row))
           || isIn(*m_text, sentenceOf(*row.form, row.values, *m_words));
}

bool EventMatcher::takes(const EventRow &row) const
{
    return takesKind(row.kind()) && takesOfKind(row);
}

std::optional<EventRow> EventMatcher::takenOf(RowReader &rows, std::size_t number) const
{
    if (!takesKind(*rows.form(number).kind))
        return {};
    const EventRow row = rows.event(number);
    return takesOfKind(row) ? std::optional(row) : std::nullopt;
}

bool EventMatcher::takesOfKind(const EventRow &row) const
{
    // What costs most is asked last.
    const auto &client = m_query.client;
    return (!client || row.client == *client || row.otherClient == *client)
           && (!m_query.ticks || m_query.ticks->contains(row.tick))
           && (m_query.players.empty() || isPartyOf(m_players, row))
           && !(m_query.leavesOutPrivate && isPrivateLine(row.otherClient, *row.form, row.values))
           && takesFields(row) && takesText(row);
}

Result<void> forEachEvent(const Index &index, const EventMatcher &matcher,
                          const EventVisitor &visit, const std::stop_token &stop,
                          const std::function<void(double)> &progress)
{
    const auto [first, end] = rowsOf(index, matcher.query());
    RowReader rows(index);
    for (std::size_t number = first; number < end; ++number) {
        if ((number - first) % RowsAtOnce == 0) {
            TRY(checkStop(stop));
            if (progress)
                progress(static_cast<double>(number - first) / static_cast<double>(end - first));
        }
        if (const auto row = matcher.takenOf(rows, number); row && !visit(number, *row))
            break;
    }
    return {};
}

Result<void> forEachEventBackwards(const Index &index, const EventMatcher &matcher,
                                   const EventVisitor &visit, const std::stop_token &stop,
                                   std::size_t mostRows)
{
    const auto [first, end] = rowsOf(index, matcher.query());
    RowReader rows(index);
    for (std::size_t number = end; number > first && end - number < mostRows; --number) {
        if ((end - number) % RowsAtOnce == 0 && stop.stop_requested())
            return cancelled();
        if (const auto row = matcher.takenOf(rows, number - 1); row && !visit(number - 1, *row))
            break;
    }
    return {};
}

Result<void> EventWalk::goOn(const Shared<Index> &index, const std::function<void()> &restart,
                             const std::function<void(std::size_t, const EventRow &)> &visit,
                             const std::stop_token &stop)
{
    // Who somebody is may change as more becomes known.
    const bool isOfPeople = !query().players.empty()
                            || (!query().text.empty() && query().textRule.isInNames);
    if (!m_index || isOfPeople || index->rowsSharedWith(*m_index) < m_nextRow) {
        m_nextRow = 0;
        restart();
    }
    m_index = index;
    m_matcher.setIndex(*index);
    const auto [first, end] = rowsOf(*index, query());
    RowReader rows(*index);
    for (m_nextRow = std::max(m_nextRow, first); m_nextRow < end; ++m_nextRow, ++m_lookedAt) {
        if (m_nextRow % RowsAtOnce == 0 && stop.stop_requested())
            return cancelled();
        if (const auto row = m_matcher.takenOf(rows, m_nextRow))
            visit(m_nextRow, *row);
    }
    index->forgetEventPages();
    return {};
}

} // namespace tickscope
