// SPDX-License-Identifier: MIT
#include "core/export/write_state.h"

#include <algorithm>
#include <array>
#include <unordered_map>
#include <utility>

#include "core/base/try.h"
#include "core/export/text/json_row.h"
#include "core/export/text/text_sink.h"

namespace tickscope {

namespace {

constexpr std::size_t ItemsAtOnce = 1024; ///< Between two looks at who may want to stop.

/// Of several with one name the last counts, in the place of the first.
template<typename Named, typename NameOf>
std::vector<const Named *> eachNameOnce(const std::vector<Named> &all, NameOf &&nameOf)
{
    std::vector<const Named *> once;
    std::unordered_map<std::string, std::size_t> places;
    for (const Named &named : all) {
        const auto [place, isNew] = places.try_emplace(nameOf(named), once.size());
        if (isNew)
            once.push_back(&named);
        else
            once[place->second] = &named;
    }
    return once;
}

std::string partsJson(const std::vector<NumberedText> &parts)
{
    JsonRow row;
    const auto numberOfPart = [](const NumberedText &part) { return std::to_string(part.number); };
    for (const NumberedText *part : eachNameOnce(parts, numberOfPart))
        row.insertText(std::to_string(part->number), part->text);
    return row.finish();
}

std::vector<const ItemField *> namedFields(const std::vector<ItemField> &fields)
{
    return eachNameOnce(fields, [](const ItemField &field) { return field.name; });
}

/// An item as an object, or as a line.
template<typename Writer>
void insertItemHead(Writer &row, const ItemView &item, const ItemType &type)
{
    row.insertText("type", type.name);
    row.insert("id", item.key.id);
    const Origin origin = type.originOf(item.words);
    if (origin.source == ValueSource::Recorded)
        return;
    row.insertText("source", itemSourceWord(origin.source));
    if (!origin.reason.empty())
        row.insertText("source_reason", origin.reason);
}

/// The fields and their words, as two objects.
std::pair<std::string, std::string> fieldObjects(const std::vector<ItemField> &all)
{
    JsonRow fields;
    JsonRow texts;
    for (const ItemField *field : namedFields(all)) {
        if (field->parts)
            fields.insertRaw(field->name, partsJson(*field->parts));
        else
            fields.insertValue(field->name, field->value);
        if (!field->text.empty())
            texts.insertText(field->name, field->text);
    }
    return {fields.finish(), texts.finish()};
}

bool hasMemoryTypes(const Schema &schema)
{
    return std::ranges::any_of(schema.types(),
                               [](const auto &entry) { return entry.second->isMemory; });
}

class StateWriter
{
public:
    StateWriter(const StateExport &wanted, TextSink &sink, const ExportRun &run)
        : m_wanted(wanted)
        , m_sink(sink)
        , m_run(run)
    {
        if (!wanted.frame.at)
            return;
        for (const ItemView &item : wanted.frame.at->recorded->sorted()) {
            if (!wanted.takes || wanted.takes(item))
                m_items.push_back(item);
        }
    }

    Result<void> writeObject()
    {
        const Frame &frame = m_wanted.frame;
        JsonRow json;
        json.insertText("file", m_wanted.file);
        json.insert("tick", frame.asked.value);
        json.insert("recorded_tick",
                    frame.at ? std::optional(frame.at->recordedTick().value) : std::nullopt);
        json.insertSeconds("seconds", m_wanted.time.timeAt(frame.asked));
        json.insertText("exactness", exactnessName(frame.exactness));
        TRY(insertItems(json, "items", false));
        if (frame.at)
            TRY(insertMemory(json));
        m_sink.write(json.line());
        return {};
    }

    Result<void> writeRows(RowFormat format, CsvReader reader)
    {
        std::vector<std::string> columns{"tick",  "type", "id",     "field",
                                         "value", "text", "source", "source_reason"};
        RowWriter rows(m_sink, format, std::move(columns), reader);
        for (std::size_t i = 0; i < m_items.size() && m_sink.isWanted(); ++i) {
            TRY(look(i));
            const auto type = typeOf(m_items[i]);
            if (format == RowFormat::Csv)
                writeFields(rows, m_items[i], *type);
            else
                writeLine(rows, m_items[i], *type);
        }
        rows.finish();
        return {};
    }

private:
    [[nodiscard]] Shared<ItemType> typeOf(const ItemView &item) const
    {
        return m_wanted.frame.at->recorded->schema()->type(item.key.type);
    }

    [[nodiscard]] Result<void> look(std::size_t item) const
    {
        if (item % ItemsAtOnce != 0)
            return {};
        m_run.reportProgress(static_cast<double>(item) / static_cast<double>(m_items.size()));
        return m_run.goOn();
    }

    void writeFields(RowWriter &rows, const ItemView &item, const ItemType &type) const
    {
        const std::vector<ItemField> fields = itemFields(item, type);
        for (const ItemField &field : fields) {
            rows.begin();
            rows.insert("tick", m_wanted.frame.at->tick.value);
            insertItemHead(rows, item, type);
            rows.insertText("field", field.name);
            insertFieldValue(rows, field);
            rows.insertText("text", field.text);
            rows.end();
        }
    }

    static void insertFieldValue(RowWriter &rows, const ItemField &field)
    {
        if (field.parts)
            rows.insertRaw("value", partsJson(*field.parts));
        else if (const auto *text = std::get_if<std::string>(&field.value))
            rows.insertText("value", *text);
        else
            rows.insertRaw("value", plainText(field.value));
    }

    void writeLine(RowWriter &rows, const ItemView &item, const ItemType &type) const
    {
        const auto [fields, texts] = fieldObjects(itemFields(item, type));
        rows.begin();
        rows.insert("tick", m_wanted.frame.at->tick.value);
        insertItemHead(rows, item, type);
        rows.insertRaw("fields", fields);
        rows.insertRaw("texts", texts);
        rows.end();
    }

    /// Those that are of the file, or those that are only known from messages.
    Result<void> insertItems(JsonRow &json, std::string_view name, bool areMemory)
    {
        json.beginList(name);
        for (std::size_t i = 0; i < m_items.size() && m_sink.isWanted(); ++i) {
            TRY(look(i));
            const auto type = typeOf(m_items[i]);
            if (type->isMemory != areMemory)
                continue;
            json.addRaw(itemJson(m_items[i], *type));
            json.passOn(m_sink);
        }
        json.endList();
        return {};
    }

    Result<void> insertMemory(JsonRow &json)
    {
        const auto isMemory = [this](const ItemView &item) { return typeOf(item)->isMemory; };
        if (std::ranges::any_of(m_items, isMemory))
            return insertItems(json, "memory", true);
        // What messages set before is not known.
        const Schema &schema = *m_wanted.frame.at->recorded->schema();
        if (m_wanted.messages == KnownMessages::Lately && hasMemoryTypes(schema))
            json.insertNull("memory");
        return {};
    }

    const StateExport &m_wanted;
    TextSink &m_sink;
    const ExportRun &m_run;
    std::vector<ItemView> m_items; ///< That are wanted.
};

} // namespace

std::string_view itemSourceWord(ValueSource source)
{
    constexpr std::array Words{"", "rebuilt", "guess"};
    return Words.at(static_cast<std::size_t>(source));
}

std::string itemJson(const ItemView &item, const ItemType &type,
                     const std::function<bool(const std::string &)> &takes)
{
    JsonRow row;
    insertItemHead(row, item, type);
    std::vector<ItemField> all = itemFields(item, type);
    std::erase_if(all, [&](const ItemField &field) { return takes && !takes(field.name); });
    const auto [fields, texts] = fieldObjects(all);
    row.insertRaw("fields", fields);
    row.insertRaw("texts", texts);
    return row.finish();
}

Result<void> writeState(const StateExport &wanted, RowFormat format, CsvReader reader,
                        TextSink &sink, const ExportRun &run)
{
    StateWriter writer(wanted, sink, run);
    return format == RowFormat::Json ? writer.writeObject() : writer.writeRows(format, reader);
}

std::vector<ItemField> itemFields(const ItemView &item, const ItemType &type)
{
    std::vector<ItemField> fields;
    fields.reserve(type.fields.size());
    std::vector<bool> isNamed(item.words.size(), false);
    for (const Field &field : type.fields) {
        Value value = field.read(item.words);
        std::string text = field.textOf(value);
        fields.push_back({field.name, std::move(value), std::move(text)});
        if (field.encoding == Encoding::NumberedTexts)
            fields.back().parts = field.numberedTexts(item.words);
        const std::size_t end = std::min(field.endWord(isNamed.size()), isNamed.size());
        for (std::size_t i = field.firstWord; i < end; ++i)
            isNamed[i] = true;
    }
    if (type.rebuilt && type.rebuilt->guessWord && *type.rebuilt->guessWord < isNamed.size())
        isNamed[*type.rebuilt->guessWord] = true;
    for (std::size_t i = 0; i < isNamed.size(); ++i) {
        if (!isNamed[i])
            fields.push_back({'[' + std::to_string(i) + ']', std::int64_t{item.words[i]}, {}});
    }
    return fields;
}

} // namespace tickscope
