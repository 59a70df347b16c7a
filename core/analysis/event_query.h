// SPDX-License-Identifier: MIT
#pragma once

#include <functional>
#include <limits>
#include <memory>
#include <optional>
#include <set>
#include <stop_token>
#include <string>
#include <utility>
#include <variant>
#include <vector>

#include "core/analysis/text_pattern.h"
#include "core/base/tick.h"
#include "core/model/event/event_sentence.h"
#include "core/timeline/index.h"

namespace tickscope {

using KindSet = std::set<std::string, std::less<>>;

/// Words of the kinds of all formats that lists hide at first, as each kind says of itself.
[[nodiscard]] const KindSet &kindsHiddenAtFirst();

enum class Comparison : std::uint8_t { Equal, NotEqual, Less, AtMost, More, AtLeast };

[[nodiscard]] bool holds(Comparison comparison, double left, double right);

/// What a field of an event has to be, by the name that programs know it by.
struct FieldCondition {
    std::string field;
    Comparison comparison = Comparison::Equal;
    /// A number is compared with numbers; a text with texts and words, of which it is one or not.
    std::variant<double, std::string> value;

    friend bool operator==(const FieldCondition &, const FieldCondition &) = default;
};

/// How EventQuery::text is found.
struct TextRule {
    bool isExpression = false; ///< As TextPattern::compile(); else as it stands.
    LetterCase letterCase = LetterCase::Ignored;
    bool isInNames = true; ///< Also in any name of who it is about, besides the sentence.

    friend bool operator==(const TextRule &, const TextRule &) = default;
};

/// Which events are meant: a value that lists, lanes, pictures, keys, scans and exports share. All
/// conditions have to hold; one that is empty holds always.
struct EventQuery {
    KindSet kinds;       ///< Words of kinds.
    KindSet hiddenKinds; ///< None of these.
    std::set<EventClass> classes;
    EventTraits traits = 0;                   ///< Kinds that have one of them.
    EventRate mostRate = EventRate::Internal; ///< Of kinds that are not named.
    std::vector<PlayerRef> players;           ///< Any of them is a party, as one person.
    std::optional<int> client;                ///< Is a party, whoever has it.
    std::optional<TickRange> ticks;
    bool leavesOutPrivate = false; ///< Lines that were for one person's eyes: isPrivateLine().
    std::vector<FieldCondition> fields;
    std::string text;
    TextRule textRule = {};
    /// Equal events of one tick become one line, and so do all events of one death or finish. For
    /// lists: see EventSelection.
    bool foldsRepeats = false;

    [[nodiscard]] bool takesKind(const EventKind &kind) const;

    friend bool operator==(const EventQuery &, const EventQuery &) = default;
};

/// What a list shows at first.
[[nodiscard]] EventQuery usualEvents();

/// A query made ready to be asked of many events. One thread.
class EventMatcher
{
public:
    /// \param words  in which people see the sentences; null: English.
    explicit EventMatcher(EventQuery query, std::shared_ptr<const SentenceWords> words = {});
    /// The same for the rows of \a index, which must live as long as it is asked.
    EventMatcher(EventQuery query, const Index &index,
                 std::shared_ptr<const SentenceWords> words = {});

    [[nodiscard]] const EventQuery &query() const { return m_query; }
    /// Looks players up in \a index from now on; without one, nobody is a player.
    void setIndex(const Index &index);

    [[nodiscard]] bool takes(const EventRow &row) const;
    [[nodiscard]] bool takes(const Event &event) const { return takes(rowOf(event)); }
    /// The event \a number of \a rows, if it is taken.
    [[nodiscard]] std::optional<EventRow> takenOf(RowReader &rows, std::size_t number) const;

private:
    using Players = std::vector<bool>; ///< By Player::id.

    [[nodiscard]] bool takesKind(const EventKind &kind) const;
    [[nodiscard]] bool isPartyOf(const Players &players, const EventRow &row) const;
    [[nodiscard]] bool takesOfKind(const EventRow &row) const;
    [[nodiscard]] bool takesFields(const EventRow &row) const;
    [[nodiscard]] bool takesText(const EventRow &row) const;

    EventQuery m_query;
    std::shared_ptr<const SentenceWords> m_words;
    std::optional<TextPattern> m_text; ///< Null without a text, and for one that is no expression.
    const Index *m_index = nullptr;
    Players m_players; ///< Those of the query that are known yet.
    Players m_named;   ///< Those who have the text in one of their names.
    std::vector<std::pair<const EventKind *, bool>> m_kinds; ///< Of those that there are.
};

/// Receives the number of a row and the row; false: no more is needed.
using EventVisitor = std::function<bool(std::size_t, const EventRow &)>;

/// Calls \a visit for the rows of \a index that \a matcher takes, in order of time, and \a progress
/// now and then with the share of rows that is done. Errors: Cancelled.
Result<void> forEachEvent(const Index &index, const EventMatcher &matcher,
                          const EventVisitor &visit, const std::stop_token &stop = {},
                          const std::function<void(double)> &progress = {});

/// The same from the last row backwards.
/// \param mostRows  that are looked at.
Result<void> forEachEventBackwards(const Index &index, const EventMatcher &matcher,
                                   const EventVisitor &visit, const std::stop_token &stop = {},
                                   std::size_t mostRows = std::numeric_limits<std::size_t>::max());

/// Goes through the rows that a query takes, and goes on from the last one when the index grows:
/// no row is looked at again, unless more that is known may change who somebody is. One thread at a
/// time.
class EventWalk
{
public:
    explicit EventWalk(EventQuery query, std::shared_ptr<const SentenceWords> words = {})
        : m_matcher(std::move(query), std::move(words))
    {
    }

    [[nodiscard]] const EventQuery &query() const { return m_matcher.query(); }

    /// Calls \a restart first where it begins at the first row, then \a visit for the rows of
    /// \a index that are new and that the query takes. Errors: Cancelled; then the next call goes
    /// on.
    Result<void> goOn(const Shared<Index> &index, const std::function<void()> &restart,
                      const std::function<void(std::size_t, const EventRow &)> &visit,
                      const std::stop_token &stop);

    /// Rows that were looked at so far, again and again included.
    [[nodiscard]] std::size_t lookedAt() const { return m_lookedAt; }

private:
    EventMatcher m_matcher;
    Shared<Index> m_index; ///< Of the last call.
    std::size_t m_nextRow = 0;
    std::size_t m_lookedAt = 0;
};

} // namespace tickscope
