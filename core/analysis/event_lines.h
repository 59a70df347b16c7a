// SPDX-License-Identifier: MIT
#pragma once

#include <algorithm>
#include <memory>
#include <optional>
#include <stop_token>
#include <string>
#include <string_view>
#include <vector>

#include "core/analysis/event_query.h"
#include "core/base/block_list.h"

namespace tickscope {

/// One line of a list: a row of the index and how many equal ones it stands for.
struct EventLine {
    std::uint32_t row = 0;
    std::uint32_t count : 31 = 1;
    /// The row is the server's line in the chat about a finish, which is among them.
    std::uint32_t isOfFinish : 1 = 0;

    friend bool operator==(const EventLine &, const EventLine &) = default;
};

/// Who finished, and when, in the words of a finish or of a server's chat line about it.
struct FinishText {
    std::string who; ///< Empty where only the time is said.
    std::int64_t hundredths = 0;

    [[nodiscard]] bool isOfSame(const FinishText &other) const
    {
        return hundredths == other.hundredths
               && (who.empty() || other.who.empty() || who == other.who);
    }
};

/// Of "Carol finished in 1:02.40, personal record" and DDNet's "Carol finished in: 1
/// minute(s)  2.40 second(s)"; nothing of other sentences.
[[nodiscard]] std::optional<FinishText> finishText(std::string_view sentence);
/// The same of an event that is a finish, or a server's line about one.
[[nodiscard]] std::optional<FinishText> finishText(const EventRow &row);

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

/// The lines of what a query takes. Goes on from the last row when an index grows: what is settled
/// is not looked at again. One thread at a time.
class EventSelection
{
public:
    /// \param words  in which people see the sentences.
    explicit EventSelection(EventQuery query, std::shared_ptr<const SentenceWords> words = {});
    ~EventSelection();

    [[nodiscard]] const EventQuery &query() const { return m_walk.query(); }

    /// Lines for the rows of \a index, in order of time. Errors: Cancelled; then the next call
    /// goes on.
    Result<EventLines> linesOf(const Shared<Index> &index, const std::stop_token &stop);

    /// Rows that were looked at so far, again and again included.
    [[nodiscard]] std::size_t lookedAt() const { return m_walk.lookedAt(); }

private:
    class Folder;

    EventWalk m_walk;
    std::unique_ptr<Folder> m_folder;
};

} // namespace tickscope
