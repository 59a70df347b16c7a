// SPDX-License-Identifier: MIT
#pragma once

#include <optional>
#include <string>
#include <unordered_map>

#include "core/analysis/event_lines.h"
#include "core/export/text/row_writer.h"
#include "core/model/event/event_memo.h"
#include "core/timeline/index_pass.h"

namespace tickscope {

/// The word of programs: "recorded", "rebuilt", "guess".
[[nodiscard]] std::string_view eventSourceWord(EventSource source);

/// What rows of events have besides the events.
struct EventRowShape {
    /// Only the index of a whole recording gives players their numbers; else they are named.
    bool numbersPlayers = true;
    std::string file = {};   ///< For rows of several recordings; empty: no such column.
    std::string sha256 = {}; ///< Of that file; empty: no such column.
    bool hasNames = false;   ///< Beside the numbers.
    bool hasCounts = false;  ///< How many equal events each row stands for.
};

/// Writes events of an index as rows, one each. One thread.
class EventRows
{
public:
    /// \param writer  of columns(); must live longer.
    EventRows(RowWriter &writer, Shared<Index> index, EventRowShape shape);

    [[nodiscard]] static std::vector<std::string> columns(const EventRowShape &shape);
    /// All rows that \a query takes. Errors: Cancelled.
    Result<void> writeAll(const EventQuery &query, const ExportRun &run);
    /// The same of the rows of \a lines. Errors: Cancelled.
    Result<void> writeLines(const EventLines &lines, const EventQuery &query, const ExportRun &run);

private:
    /// Names of the columns of one party.
    struct PartyColumns {
        const char *player;
        const char *name;
        const char *client;
    };
    /// What rows say of a client, as long as the same player has it under the same name.
    struct Party {
        const Player *player = nullptr;
        const std::string *name = nullptr; ///< Null where rows have none.
        std::optional<RowPart> part;
    };
    using Parties = std::unordered_map<int, Party>;

    /// \param number  of the row in the index.
    void write(std::size_t number, const EventRow &event, std::int64_t count);
    void insertParty(const PartyColumns &columns, Parties &parties, const PlayerRef &who);
    void insertParty(const PartyColumns &columns, int client, const Player *player,
                     const std::string *name);
    /// \param values  of the sentence.
    void insertSaid(const EventRow &event, std::string_view values,
                    const std::vector<EventField> &fields);
    /// Many events have the same tick.
    const std::string &secondsOf(Tick tick);

    RowWriter &m_writer;
    Shared<Index> m_index;
    EventRowShape m_shape;
    std::optional<Tick> m_secondsTick;
    std::string m_seconds; ///< Of that tick.
    // Who had a client last asked for: events of one tick are often about the same.
    std::optional<PlayerRef> m_playerRef;
    const Player *m_player = nullptr;
    Parties m_parties;
    Parties m_otherParties;
    EventMemo<RowPart> m_said; ///< Of form and values.
};

/// An index of the same recording that keeps of each event that \a takes lets through what its form
/// has besides its parts, so that it can be written without decoding again.
/// Errors: Io, Cancelled.
Result<Shared<Index>> indexWithFields(const Shared<Recording> &recording,
                                      const Shared<Outline> &outline, FieldChoice takes,
                                      const ExportRun &run);

} // namespace tickscope
