// SPDX-License-Identifier: MIT
#include "core/timeline/event_table.h"

#include <algorithm>
#include <iterator>
#include <limits>

namespace tickscope {

namespace {

/// Client IDs of all formats are small; what a hostile file says beyond is no client.
std::int16_t narrowClient(int client)
{
    const bool fits = client >= 0 && client <= std::numeric_limits<std::int16_t>::max();
    return static_cast<std::int16_t>(fits ? client : NoClient);
}

/// Sizes are small: seven bits a byte, the lowest first.
void appendSize(std::vector<std::byte> &bytes, std::size_t size)
{
    for (; size >= 0x80; size >>= 7)
        bytes.push_back(static_cast<std::byte>(size | 0x80));
    bytes.push_back(static_cast<std::byte>(size));
}

} // namespace

const EventKind &EventRow::kind() const
{
    return *form->kind;
}

PlayerRef partyOf(const EventRow &row, int client)
{
    const EventKind &kind = row.kind();
    if (kind.has(EventTrait::OfTickBefore))
        return {client, row.tick - 1};
    // One place in a recording may hold a leave and the join of who comes instead.
    const bool isLeave = kind.eventClass == EventClass::Departure;
    return {client, row.tick, isLeave ? row.byte : row.byte + 1};
}

/// The next row is often alike.
inline std::uint16_t EventTable::formNumber(const EventForm *form)
{
    if (m_lastForm < m_forms.size() && m_forms[m_lastForm] == form)
        return m_lastForm;
    const auto found = std::ranges::find(m_forms, form);
    m_lastForm = static_cast<std::uint16_t>(found - m_forms.begin());
    if (found == m_forms.end()) {
        m_forms.push_back(form);
        m_formRows.push_back(0);
    }
    return m_lastForm;
}

inline std::optional<EventTable::ValuesNumber> EventTable::valuesNumber(std::string_view values)
{
    return values.empty() && m_noValues ? m_noValues : addValues(values);
}

bool EventTable::append(const Event &event)
{
    EventRow row = rowOf(event);
    if (keepsFieldsOf(*event.form))
        row.values = withOwnFields(event);
    return append(row);
}

bool EventTable::append(const EventRow &event)
{
    if (m_rows.size() == RowsPerBlock && !closeRows())
        return false;
    const auto values = valuesNumber(event.values);
    if (!values)
        return false;
    const auto tick = static_cast<std::uint64_t>(event.tick.value);
    // What lies before the base is far behind it, unsigned.
    std::uint64_t ticks = tick - m_base.tick;
    std::uint64_t bytes = event.byte - m_base.byte;
    if ((ticks | bytes) >> 32 != 0 || m_bases.empty()) {
        m_base = {m_size, tick, event.byte};
        m_bases.push_back(m_base);
        ticks = bytes = 0;
    }
    if (m_rows.empty())
        m_rows.reserve(RowsPerBlock);
    const std::uint16_t form = formNumber(event.form);
    m_rows.push_back({static_cast<std::uint32_t>(ticks), static_cast<std::uint32_t>(bytes), *values,
                      form, narrowClient(event.client), narrowClient(event.otherClient),
                      event.source});
    ++m_formRows[form];
    ++m_size;
    return true;
}

bool EventTable::append(EventRow event, std::span<const int> clients)
{
    while (!clients.empty()) {
        event.client = clients.front();
        if (!append(event))
            return false;
        // Those in the same block need no more than another client.
        const std::size_t more = std::min(clients.size() - 1, RowsPerBlock - m_rows.size());
        Row row = m_rows.back();
        for (const int client : clients.subspan(1, more)) {
            row.client = narrowClient(client);
            m_rows.push_back(row);
        }
        m_formRows[row.form] += more;
        m_size += more;
        clients = clients.subspan(1 + more);
    }
    return true;
}

/// Whether the values of such rows begin with a list of fields, or with nothing in its place.
bool EventTable::keepsFieldsOf(const EventForm &form) const
{
    return m_ownFields && form.hasOwnFields;
}

/// A field is the number of its name, its value, and the text that stands beside it or nothing.
std::string_view EventTable::withOwnFields(const Event &event)
{
    m_all.clear();
    if (m_ownFields(rowOf(event))) {
        m_fields.clear();
        for (const EventField &field : event.fields) {
            m_fields.add(fieldName(field.name)).add(field.value);
            if (field.text.empty())
                m_fields.addNothing();
            else
                m_fields.addText(field.text);
        }
        m_all.addList(m_fields);
    } else {
        m_all.addNothing();
    }
    return m_all.addAll(event.values).bytes();
}

/// Formats have some dozens of names, and most come behind the one that came before them last.
std::int64_t EventTable::fieldName(std::string_view name)
{
    ++m_lastFieldName;
    if (m_lastFieldName >= m_fieldNames.size() || m_fieldNames[m_lastFieldName] != name) {
        const auto known = std::ranges::find(m_fieldNames, name);
        m_lastFieldName = static_cast<std::size_t>(known - m_fieldNames.begin());
        if (known == m_fieldNames.end())
            m_fieldNames.push_back(name);
    }
    return static_cast<std::int64_t>(m_lastFieldName);
}

/// Null when the store has no room. Without a store, in memory.
EventBlock EventTable::keep(std::span<const std::byte> bytes)
{
    if (m_store)
        return m_store->keep(bytes);
    const std::shared_ptr<std::byte[]> copy(new std::byte[bytes.size()]);
    std::ranges::copy(bytes, copy.get());
    return copy;
}

bool EventTable::keepRows(std::span<const std::byte> rows)
{
    auto block = keep(rows);
    if (!block)
        return false;
    m_blocks.push_back(std::move(block));
    return true;
}

bool EventTable::keepValues(std::span<const std::byte> values)
{
    auto block = keep(values);
    if (!block)
        return false;
    m_valueBlocks.push_back(std::move(block));
    m_valueSizes.push_back(values.size());
    return true;
}

bool EventTable::closeRows()
{
    if (!keepRows(std::as_bytes(std::span(m_rows))))
        return false;
    m_rows.clear();
    return true;
}

bool EventTable::closeValues()
{
    if (!keepValues(m_values))
        return false;
    m_values.clear();
    return true;
}

void EventTable::finish()
{
    // What does not fit on the disk stays: it is one block.
    if (!m_rows.empty())
        closeRows();
    if (!m_values.empty())
        closeValues();
    // Braces alone would keep the room: an index has many tables.
    m_rows.shrink_to_fit();
    m_values.shrink_to_fit();
    m_bases.shrink_to_fit();
    m_known = std::vector<KnownValues>();
}

EventRow EventTable::row(std::size_t number) const
{
    const Base &base = baseOf(number);
    const Row row = at(number);
    const Tick tick{static_cast<std::int64_t>(base.tick + row.ticks)};
    const EventForm *form = m_forms[row.form];
    std::string_view values = valuesAt(row.values);
    if (keepsFieldsOf(*form))
        (void)consumeEventValue(values);
    return {tick, form, row.client, row.otherClient, values, base.byte + row.bytes, row.source};
}

std::vector<EventField> EventTable::fields(std::size_t number) const
{
    const Row row = at(number);
    const EventForm &form = *m_forms[row.form];
    std::string_view values = valuesAt(row.values);
    if (!form.hasOwnFields)
        return fieldsOf(form, values);
    std::vector<EventField> fields;
    if (!keepsFieldsOf(form))
        return fields;
    // We packed them ourselves, so they are whole.
    constexpr std::size_t Usual = 10;
    fields.reserve(Usual);
    std::string_view packed = consumeEventValue(values)->text;
    while (const auto name = consumeEventValue(packed)) {
        Value value = consumeEventValue(packed)->value();
        const std::string_view text = consumeEventValue(packed)->text;
        fields.push_back({m_fieldNames[static_cast<std::size_t>(name->number)], std::move(value),
                          std::string(text)});
    }
    return fields;
}

const EventTable::Base &EventTable::baseOf(std::size_t row) const
{
    if (m_bases.size() == 1)
        return m_bases.front();
    return *std::prev(std::ranges::upper_bound(m_bases, row, {}, &Base::firstRow));
}

/// Nothing when there is no room for them.
std::optional<EventTable::ValuesNumber> EventTable::addValues(std::string_view values)
{
    m_known.resize(KnownPlaces);
    const std::size_t hash = std::hash<std::string_view>()(values);
    const auto known = std::span(m_known).subspan(hash % (KnownPlaces / 2) * 2, 2);
    for (const KnownValues &place : known) {
        if (place.isUsed && place.hash == hash && valuesAt(place.number) == values)
            return place.number;
    }
    constexpr std::size_t MostSizeBytes = 10;
    if (!m_values.empty() && m_values.size() + MostSizeBytes + values.size() > ValuesBlockBytes
        && !closeValues())
        return {};
    if (m_valueBlocks.size() > std::numeric_limits<std::uint16_t>::max())
        return {};
    const auto number = static_cast<ValuesNumber>(m_valueBlocks.size() << 16 | m_values.size());
    const std::size_t before = m_values.size();
    appendSize(m_values, values.size());
    const auto bytes = std::as_bytes(std::span(values));
    m_values.insert(m_values.end(), bytes.begin(), bytes.end());
    m_valueBytes += m_values.size() - before;
    // The newer of two is the likelier to come again.
    known[1] = known[0];
    known[0] = {hash, number, true};
    if (values.empty())
        m_noValues = number;
    return number;
}

std::string_view EventTable::valuesAt(ValuesNumber number) const
{
    const std::size_t block = number >> 16;
    const std::byte *place = (block == m_valueBlocks.size() ? m_values.data()
                                                            : m_valueBlocks[block].get())
                             + (number & 0xFFFFU);
    std::size_t size = 0;
    for (unsigned shift = 0;; shift += 7) {
        const auto byte = std::to_integer<std::size_t>(*place++);
        size |= (byte & 0x7F) << shift;
        if (byte < 0x80)
            break;
    }
    return {reinterpret_cast<const char *>(place), size};
}

WrittenEvents EventTable::written() const
{
    WrittenEvents events;
    for (const EventForm *form : m_forms)
        events.forms.push_back(form->id());
    events.bases = m_bases;
    for (std::size_t block = 0; block < m_blocks.size(); ++block) {
        const std::size_t count = std::min(RowsPerBlock, m_size - block * RowsPerBlock);
        events.rows.emplace_back(m_blocks[block].get(), count * sizeof(Row));
    }
    for (std::size_t i = 0; i < m_valueBlocks.size(); ++i)
        events.values.emplace_back(m_valueBlocks[i].get(), m_valueSizes[i]);
    return events;
}

Result<EventTable> EventTable::read(const WrittenEvents &events, const EventForms &forms,
                                    std::shared_ptr<EventStore> store)
{
    const auto impossible = [] {
        return damaged(Fault::tr("a checkpoint with impossible values"));
    };
    EventTable table(std::move(store));
    for (const std::string &id : events.forms) {
        const auto form = std::ranges::find_if(forms, [&id](const EventForm *one) {
            return id.ends_with(one->name) && one->id() == id; // most differ in the end
        });
        if (form == forms.end() || std::ranges::find(table.m_forms, *form) != table.m_forms.end())
            return impossible();
        table.m_forms.push_back(*form);
    }
    table.m_formRows.resize(table.m_forms.size());
    table.m_bases = events.bases;
    for (const auto rows : events.rows)
        table.m_size += rows.size() / sizeof(Row);
    const auto isBehind = [](const Base &one, const Base &other) {
        return one.firstRow >= other.firstRow;
    };
    if ((table.m_size > 0) != !table.m_bases.empty()
        || (!table.m_bases.empty() && table.m_bases.front().firstRow != 0)
        || std::ranges::adjacent_find(table.m_bases, isBehind) != table.m_bases.end())
        return impossible();
    for (const auto values : events.values) {
        if (!table.keepValues(values))
            return impossible();
        table.m_valueBytes += values.size();
    }
    for (const auto &block : events.rows) {
        const bool isLast = &block == &events.rows.back();
        const std::size_t count = block.size() / sizeof(Row);
        if (block.size() % sizeof(Row) != 0 || count == 0 || count > RowsPerBlock
            || (count < RowsPerBlock && !isLast))
            return impossible();
        for (std::size_t place = 0; place < block.size(); place += sizeof(Row)) {
            Row row;
            std::memcpy(&row, block.data() + place, sizeof(Row));
            if (!table.countIfWhole(row))
                return impossible();
        }
        if (!table.keepRows(block))
            return impossible();
    }
    return table;
}

/// Of a row that was read: its numbers are those of a form, a client, and values that are there.
bool EventTable::countIfWhole(const Row &row)
{
    const std::size_t block = row.values >> 16;
    if (row.form >= m_forms.size() || row.source > EventSource::Guess || row.client < NoClient
        || row.otherClient < NoClient || block >= m_valueBlocks.size())
        return false;
    const std::span values(m_valueBlocks[block].get(), m_valueSizes[block]);
    std::size_t place = row.values & 0xFFFFU;
    std::size_t size = 0;
    for (unsigned shift = 0;; shift += 7) {
        constexpr unsigned MostShift = 28;
        if (place >= values.size() || shift > MostShift)
            return false;
        const auto byte = std::to_integer<std::size_t>(values[place++]);
        size |= (byte & 0x7F) << shift;
        if (byte < 0x80)
            break;
    }
    ++m_formRows[row.form];
    return size <= values.size() - place;
}

KindCounts EventTable::kindCounts() const
{
    KindCounts counts;
    for (std::size_t i = 0; i < m_forms.size(); ++i)
        counts[m_forms[i]->kind] += m_formRows[i];
    return counts;
}

std::size_t EventTable::byteSize() const
{
    return m_size * sizeof(Row) + m_bases.size() * sizeof(Base) + m_valueBytes;
}

} // namespace tickscope
