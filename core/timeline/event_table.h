// SPDX-License-Identifier: MIT
#pragma once

#include <cstdint>
#include <cstring>
#include <functional>
#include <map>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "core/base/result.h"
#include "core/model/event/event.h"
#include "core/model/event/event_form.h"
#include "core/model/event/event_kind.h"
#include "core/timeline/event_store.h"

namespace tickscope {

/// One row of an event table, borrowed from it. For its fields see EventTable::fields().
struct EventRow {
    Tick tick;
    const EventForm *form = nullptr; ///< Static storage.
    int client = NoClient;
    int otherClient = NoClient;
    std::string_view values = {}; ///< As EventValues::bytes().
    std::uint64_t byte = 0;
    EventSource source = EventSource::Recorded;

    [[nodiscard]] const EventKind &kind() const;
};

/// \a event as a row, borrowed from it.
[[nodiscard]] inline EventRow rowOf(const Event &event)
{
    return {event.tick,           event.form, event.client, event.otherClient,
            event.values.bytes(), event.byte, event.source};
}

/// The person of \a client, a party of \a row: the one place that says so, since a tick may have
/// several under one client ID. Who leaves has it up to the event of leaving; else the order in the
/// recording decides.
[[nodiscard]] PlayerRef partyOf(const EventRow &row, int client);

/// How many events there are of each kind, by word.
using KindCounts = std::map<const EventKind *, std::size_t, EventKindOrder>;

/// Which events keep what their form has besides its parts (EventForm::hasOwnFields). It is much:
/// a move of a replay has ten numbers, and there are more moves than all else.
using FieldChoice = std::function<bool(const EventRow &)>;

/// An event table as it is written down. Rows and values are as they lie in memory, borrowed from
/// the table, or from what was read.
struct WrittenEvents {
    /// What the numbers of the rows from \a firstRow on are counted from.
    struct Base {
        std::uint64_t firstRow = 0;
        std::uint64_t tick = 0;
        std::uint64_t byte = 0;
    };
    std::vector<std::string> forms; ///< See EventForm::id().
    std::vector<Base> bases;
    std::vector<std::span<const std::byte>> rows;
    std::vector<std::span<const std::byte>> values;
};

/// Events of one stretch, equal values stored once. Rows are in the order in which they
/// happened. Filled by one thread, then shared and constant. Rows have small numbers for forms,
/// which the table explains.
class EventTable
{
public:
    /// In memory without a budget.
    EventTable() = default;
    /// \param ownFields  null: of no event.
    explicit EventTable(std::shared_ptr<EventStore> store, FieldChoice ownFields = {})
        : m_store(std::move(store))
        , m_ownFields(std::move(ownFields))
    {
    }

    /// False, and nothing happens, when there is no room for it on the disk.
    bool append(const Event &event);
    /// The same of one without own fields.
    bool append(const EventRow &event);
    /// One for each of \a clients. False at the first for which there is no room.
    bool append(EventRow event, std::span<const int> clients);
    /// Closes the last block, and gives back the look-up of texts.
    void finish();

    /// Of a table that is finished and has no own fields.
    [[nodiscard]] WrittenEvents written() const;
    /// Believes nothing of \a events. Errors: Damaged for what no table wrote, for forms that
    /// are not among \a forms, and where \a store has no room.
    [[nodiscard]] static Result<EventTable> read(const WrittenEvents &events,
                                                 const EventForms &forms,
                                                 std::shared_ptr<EventStore> store);

    [[nodiscard]] std::size_t size() const { return m_size; }
    [[nodiscard]] EventRow row(std::size_t number) const;
    /// The fields of a row for programs. What its form has besides the parts is there only if the
    /// table keeps it; see eventsAtTick() else.
    [[nodiscard]] std::vector<EventField> fields(std::size_t number) const;
    [[nodiscard]] Tick tick(std::size_t number) const
    {
        return {static_cast<std::int64_t>(baseOf(number).tick + at(number).ticks)};
    }
    [[nodiscard]] const EventForm &form(std::size_t number) const
    {
        return *m_forms[at(number).form];
    }
    /// How many rows each kind has.
    [[nodiscard]] KindCounts kindCounts() const;
    /// As EventStore::forgetPages().
    void forgetPages() const
    {
        if (m_store)
            m_store->forgetPages();
    }
    /// Of rows and values, in memory or not.
    [[nodiscard]] std::size_t byteSize() const;

private:
    using ValuesNumber = std::uint32_t; ///< Block in the upper half, byte in it in the lower one.
    using Base = WrittenEvents::Base;

    /// A recording has a million of them and more.
    struct Row {
        std::uint32_t ticks = 0; ///< Since the base.
        std::uint32_t bytes = 0; ///< Since the base.
        std::uint32_t values = 0;
        std::uint16_t form = 0;
        std::int16_t client = 0;
        std::int16_t otherClient = 0;
        EventSource source = EventSource::Recorded;
    };
    static_assert(sizeof(Row) == 20);

    /// Rows lie in blocks, so that growing copies none of them.
    static constexpr std::size_t RowsPerBlock = 4096;
    /// The same for values. Longer ones have a block of their own.
    static constexpr std::size_t ValuesBlockBytes = 1U << 16;
    /// Places for recent values, to be stored once; two for each hash.
    static constexpr std::size_t KnownPlaces = 1U << 13;
    struct KnownValues {
        std::size_t hash = 0;
        ValuesNumber number = 0;
        bool isUsed = false;
    };

    [[nodiscard]] Row at(std::size_t number) const
    {
        const std::size_t block = number / RowsPerBlock;
        if (block == m_blocks.size())
            return m_rows[number % RowsPerBlock];
        Row row;
        std::memcpy(&row, m_blocks[block].get() + number % RowsPerBlock * sizeof(Row), sizeof(Row));
        return row;
    }
    [[nodiscard]] std::string_view valuesAt(ValuesNumber number) const;
    [[nodiscard]] bool countIfWhole(const Row &row);
    [[nodiscard]] bool keepsFieldsOf(const EventForm &form) const;
    [[nodiscard]] std::string_view withOwnFields(const Event &event);
    [[nodiscard]] std::int64_t fieldName(std::string_view name);
    [[nodiscard]] EventBlock keep(std::span<const std::byte> bytes);
    bool keepRows(std::span<const std::byte> rows);
    bool keepValues(std::span<const std::byte> values);
    bool closeRows();
    bool closeValues();
    [[nodiscard]] const Base &baseOf(std::size_t row) const;
    [[nodiscard]] std::uint16_t formNumber(const EventForm *form);
    [[nodiscard]] std::optional<ValuesNumber> valuesNumber(std::string_view values);
    [[nodiscard]] std::optional<ValuesNumber> addValues(std::string_view values);

    std::shared_ptr<EventStore> m_store;
    FieldChoice m_ownFields;
    std::vector<std::string_view> m_fieldNames; ///< Static storage; own fields have their numbers.
    std::size_t m_lastFieldName = 0;            ///< Of the last field.
    EventValues m_fields;                       ///< Room for those of an event that is appended.
    EventValues m_all;                          ///< The same, and its values.
    std::vector<EventBlock> m_blocks; ///< Of RowsPerBlock rows, the last one perhaps of fewer.
    std::vector<Row> m_rows;          ///< Behind them.
    std::size_t m_size = 0;
    std::vector<Base> m_bases; ///< By row; one is enough for most stretches.
    Base m_base;               ///< The last one.
    std::vector<const EventForm *> m_forms;
    std::vector<std::size_t> m_formRows; ///< Of each form.
    std::vector<EventBlock> m_valueBlocks;
    std::vector<std::size_t> m_valueSizes;  ///< Of each block.
    std::vector<std::byte> m_values;        ///< Behind them: size in groups of 7 bits, then bytes.
    std::size_t m_valueBytes = 0;           ///< Of all of them.
    std::vector<KnownValues> m_known;       ///< Empty until there are some.
    std::uint16_t m_lastForm = 0;           ///< Of the last row: the next is often alike.
    std::optional<ValuesNumber> m_noValues; ///< What most rows of some formats have.
};

} // namespace tickscope
