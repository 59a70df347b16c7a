// SPDX-License-Identifier: MIT
#pragma once

#include <algorithm>
#include <memory>
#include <set>
#include <stop_token>
#include <string>
#include <vector>

#include "core/base/block_list.h"
#include "core/base/tick.h"
#include "core/model/event/event_sentence.h"
#include "core/timeline/index.h"

namespace tickscope {

/// Words of the kinds of all formats that lists hide at first, as each kind says of itself.
[[nodiscard]] const std::set<std::string, std::less<>> &kindsHiddenAtFirst();

/// Which events a list shows.
struct EventFilter {
    std::set<std::string, std::less<>> hiddenKinds = kindsHiddenAtFirst();
    std::vector<PlayerRef> players; ///< Any of them is a party of an event; empty: anybody.
    /// Part of the sentence, or of any name of who it is about; upper and lower case alike (ASCII).
    std::string text;
    /// Equal events of one tick become one line, and so do all events of one death or finish.
    bool foldRepeats = true;

    friend bool operator==(const EventFilter &, const EventFilter &) = default;
};

/// One line of a list: a row of the index and how many equal ones it stands for.
struct EventLine {
    std::uint32_t row = 0;
    std::uint32_t count = 1;

    friend bool operator==(const EventLine &, const EventLine &) = default;
};

/// Lines in order of time. Copies share what they have in common.
class EventLines
{
public:
    EventLines() = default;
    explicit EventLines(const std::vector<EventLine> &lines)
        : m_lines(lines)
    {
    }

    using Iterator = BlockList<EventLine>::Iterator;
    [[nodiscard]] std::size_t size() const { return m_lines.size(); }
    [[nodiscard]] bool empty() const { return m_lines.empty(); }
    [[nodiscard]] const EventLine &operator[](std::size_t place) const { return m_lines[place]; }
    [[nodiscard]] Iterator begin() const { return m_lines.begin(); }
    [[nodiscard]] Iterator end() const { return m_lines.end(); }

    /// Lines at the beginning that cannot change any more.
    [[nodiscard]] std::size_t settled() const { return m_settled; }
    /// Lines at the beginning of which it is known, without a look, that both have them.
    [[nodiscard]] std::size_t sharedWith(const EventLines &other) const
    {
        return m_origin && m_origin == other.m_origin ? std::min(m_settled, other.m_settled) : 0;
    }

private:
    friend class EventSelection;
    BlockList<EventLine> m_lines;
    std::size_t m_settled = 0;
    std::shared_ptr<const int> m_origin; ///< The same for all that go on from each other.
};

/// The lines that a filter shows. Goes on from the last row when an index grows: what is settled
/// is not looked at again. One thread at a time.
class EventSelection
{
public:
    /// \param words  in which people see the sentences.
    explicit EventSelection(EventFilter filter, std::shared_ptr<const SentenceWords> words = {});
    ~EventSelection();

    [[nodiscard]] const EventFilter &filter() const { return m_filter; }

    /// Lines for the rows of \a index, in order of time. Errors: Cancelled; then the next call
    /// goes on.
    Result<EventLines> linesOf(const Shared<Index> &index, const std::stop_token &stop);

    /// Rows that were looked at so far, again and again included.
    [[nodiscard]] std::size_t lookedAt() const { return m_lookedAt; }

private:
    class Folder;

    EventFilter m_filter;
    std::shared_ptr<const SentenceWords> m_words;
    Shared<Index> m_index; ///< Of the last call.
    std::size_t m_nextRow = 0;
    std::unique_ptr<Folder> m_folder;
    std::size_t m_lookedAt = 0;
};

/// All lines at once. Errors: Cancelled.
Result<EventLines> selectEvents(const Index &index, const EventFilter &filter,
                                const std::stop_token &stop);

} // namespace tickscope
