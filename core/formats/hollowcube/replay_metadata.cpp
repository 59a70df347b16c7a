// SPDX-License-Identifier: MIT
#include <algorithm>

#include "core/base/hash.h"
#include "core/base/limits.h"
#include "core/formats/hollowcube/replay_file.h"

namespace tickscope::hollowcube {

namespace {

const NbtCompound *compoundIn(const NbtCompound &parent, std::string_view name)
{
    const NbtTag *tag = parent.find(name);
    return tag ? tag->as<NbtCompound>() : nullptr;
}

std::string textIn(const NbtCompound &parent, std::string_view name)
{
    const NbtTag *tag = parent.find(name);
    const auto *text = tag ? tag->as<std::string>() : nullptr;
    return text ? *text : std::string();
}

/// "speed 0.75" of {check: "speed", score: 0.75}; the label of an annotation; then what it says
/// and its author: "too early: three times (Anna)".
std::string labelOf(const NbtCompound &mark)
{
    std::string label = textIn(mark, "label");
    if (label.empty())
        label = textIn(mark, "check");
    const NbtTag *score = mark.find("score");
    if (const auto number = score ? score->number() : std::nullopt)
        label += ' ' + plainText(Value{*number});
    if (const std::string text = textIn(mark, "text"); !text.empty())
        label += (label.empty() ? "" : ": ") + text;
    if (const std::string author = textIn(mark, "author"); !author.empty())
        label += (label.empty() ? "(" : " (") + author + ')';
    return label;
}

void appendMarks(const NbtCompound *parent, std::string_view name, RecordedMarker::Kind kind,
                 std::vector<ReplayMark> &marks)
{
    const NbtTag *tag = parent ? parent->find(name) : nullptr;
    const auto *list = tag ? tag->as<NbtList>() : nullptr;
    if (!list)
        return;
    for (const NbtTag &entry : list->tags) {
        const auto *mark = entry.as<NbtCompound>();
        const NbtTag *place = mark ? mark->find("tick") : nullptr;
        const auto tick = place ? place->integer() : std::nullopt;
        if (!tick)
            continue;
        const NbtTag *last = mark->find("lastTick");
        marks.push_back({.tick = {*tick},
                         .label = labelOf(*mark),
                         .marker = kind,
                         .lastTick = last ? last->integer() : std::nullopt,
                         .color = textIn(*mark, "color")});
    }
}

NbtTag *tagIn(NbtCompound &parent, std::string_view name)
{
    const auto found = std::ranges::find(parent.entries, name, &NbtEntry::name);
    return found == parent.entries.end() ? nullptr : &found->tag;
}

NbtCompound *compoundIn(NbtCompound &parent, std::string_view name)
{
    NbtTag *tag = tagIn(parent, name);
    return tag ? std::get_if<NbtCompound>(&tag->value) : nullptr;
}

NbtList *listIn(NbtCompound *parent, std::string_view name)
{
    NbtTag *tag = parent ? tagIn(*parent, name) : nullptr;
    return tag ? std::get_if<NbtList>(&tag->value) : nullptr;
}

/// The number at \a name becomes \a number, which is smaller, so that it fits where it was.
void lower(NbtCompound &mark, std::string_view name, std::int64_t number)
{
    std::visit(
        [number](auto &held) {
            using Held = std::remove_reference_t<decltype(held)>;
            if constexpr (std::is_integral_v<Held>)
                held = static_cast<Held>(number);
        },
        tagIn(mark, name)->value);
}

/// Marks of \a ticks only, from the first of them on. What has no tick stays.
void moveMarks(NbtList *marks, TickRange ticks)
{
    const auto numberIn = [](NbtTag &mark, std::string_view name) {
        auto *compound = std::get_if<NbtCompound>(&mark.value);
        const NbtTag *tag = compound ? tagIn(*compound, name) : nullptr;
        return tag ? tag->integer() : std::nullopt;
    };
    if (!marks)
        return;
    std::erase_if(marks->tags, [&](NbtTag &mark) {
        const auto tick = numberIn(mark, "tick");
        return tick && !ticks.contains({*tick});
    });
    for (NbtTag &mark : marks->tags) {
        const auto tick = numberIn(mark, "tick");
        if (!tick)
            continue;
        auto &compound = std::get<NbtCompound>(mark.value);
        lower(compound, "tick", *tick - ticks.first.value);
        if (const auto last = numberIn(mark, "lastTick"); last && *last >= *tick)
            lower(compound, "lastTick", std::min(*last, ticks.last.value) - ticks.first.value);
    }
}

/// Rows for the chunks whose version is not that of the one before; the header has the first.
NbtList dataVersionRows(const DataVersions &versions, std::size_t firstChunk,
                        std::size_t chunkCount)
{
    constexpr std::uint8_t CompoundType = 10;
    NbtList rows;
    for (std::size_t chunk = 1; chunk < chunkCount; ++chunk) {
        const auto version = versions.of(firstChunk + chunk);
        if (!version || version == versions.of(firstChunk + chunk - 1))
            continue;
        NbtCompound row;
        row.set("fromChunk", {static_cast<std::int32_t>(chunk)});
        row.set("dataVersion", {*version});
        rows.elementType = CompoundType;
        rows.tags.push_back({std::move(row)});
    }
    return rows;
}

/// Makes values of tags as long as there is memory for them: a byte of an array becomes a hundred.
struct ValueMaker {
    std::stop_token stop;
    std::size_t room = limits::MetadataMemory;
    std::size_t made = 0;
    std::size_t leftOut = 0;
    bool isCancelled = false;

    HeaderValue make(std::string name, const NbtTag &tag)
    {
        HeaderValue value{std::move(name), {}, false};
        std::visit([this, &value](const auto &held) { fill(value, held); }, tag.value);
        return value;
    }

    void addMembers(HeaderValue &group, const NbtCompound &compound) { fill(group, compound); }

    static constexpr std::size_t StopEvery = 4096;

    void fill(HeaderValue &value, const std::string &text) { value.value = text; }
    void fill(HeaderValue &value, const NbtList &list)
    {
        value.shape = HeaderValue::Shape::List;
        addParts(value, list.tags, [](const NbtTag &tag) { return &tag; });
    }
    void fill(HeaderValue &value, const NbtCompound &compound)
    {
        value.shape = HeaderValue::Shape::Group;
        addParts(value, compound.entries, [](const NbtEntry &entry) { return &entry; });
    }
    template<typename T>
    void fill(HeaderValue &value, const std::vector<T> &array)
    {
        value.shape = HeaderValue::Shape::List;
        addParts(value, array, [](T number) { return std::int64_t{number}; });
    }
    template<typename T>
    requires std::is_integral_v<T>
    void fill(HeaderValue &value, T number) { value.value = std::int64_t{number}; }
    template<typename T>
    requires std::is_floating_point_v<T>
    void fill(HeaderValue &value, T number) { value.value = static_cast<double>(number); }

    template<typename Members, typename Convert>
    void addParts(HeaderValue &value, const Members &members, Convert convert)
    {
        value.parts.reserve(std::min(members.size(), room / sizeof(HeaderValue)));
        for (const auto &member : members) {
            isCancelled = isCancelled || (++made % StopEvery == 0 && stop.stop_requested());
            if (isCancelled)
                return;
            addPart(value, convert(member));
        }
    }

    void addPart(HeaderValue &value, const NbtTag *tag)
    {
        const auto *text = tag->as<std::string>();
        if (hasRoom(text ? text->size() : 0))
            value.parts.push_back(make(std::to_string(value.parts.size()), *tag));
    }
    void addPart(HeaderValue &value, const NbtEntry *entry)
    {
        const auto *text = entry->tag.as<std::string>();
        if (hasRoom(entry->name.size() + (text ? text->size() : 0)))
            value.parts.push_back(make(entry->name, entry->tag));
    }
    void addPart(HeaderValue &value, std::int64_t number)
    {
        if (hasRoom(0))
            value.parts.push_back({std::to_string(value.parts.size()), number, false});
    }

    bool hasRoom(std::size_t textBytes)
    {
        const std::size_t bytes = sizeof(HeaderValue) + textBytes;
        if (bytes > room) {
            ++leftOut;
            return false;
        }
        room -= bytes;
        return true;
    }
};

} // namespace

std::vector<ReplayMark> marksOf(const NbtCompound &metadata)
{
    std::vector<ReplayMark> marks;
    const NbtCompound *ours = compoundIn(metadata, "tickscope");
    appendMarks(ours, "anticheat", RecordedMarker::Kind::AnticheatFlag, marks);
    appendMarks(ours, "annotations", RecordedMarker::Kind::Marker, marks);
    appendMarks(compoundIn(metadata, "anticheat"), "flags", RecordedMarker::Kind::AnticheatFlag,
                marks);
    std::ranges::stable_sort(marks, {}, &ReplayMark::tick);
    return marks;
}

NbtCompound metadataOfTicks(NbtCompound metadata, TickRange ticks, const DataVersions &versions,
                            std::size_t firstChunk, std::size_t chunkCount)
{
    NbtCompound *ours = compoundIn(metadata, "tickscope");
    moveMarks(listIn(ours, "anticheat"), ticks);
    moveMarks(listIn(ours, "annotations"), ticks);
    moveMarks(listIn(compoundIn(metadata, "anticheat"), "flags"), ticks);
    if (ours) // figures of all ticks are none of these, and the report has the whole
        std::erase_if(ours->entries, [](const NbtEntry &entry) {
            return entry.name == "facts" || entry.name == "report";
        });
    if (listIn(ours, "dataVersions"))
        ours->set("dataVersions", {dataVersionRows(versions, firstChunk, chunkCount)});
    return metadata;
}

double tickRateOf(const NbtCompound &metadata)
{
    constexpr double Fastest = 1000.0;
    const NbtCompound *ours = compoundIn(metadata, "tickscope");
    const NbtTag *tag = ours ? ours->find("tickRate") : nullptr;
    const auto rate = tag ? tag->number() : std::nullopt;
    return rate && *rate >= 1.0 && *rate <= Fastest ? *rate : DefaultTickRate;
}

std::string runnerOf(const NbtCompound &metadata)
{
    std::string name = textIn(metadata, "runner");
    return name.empty() ? "Subject" : name;
}

Result<HeaderValues> headerValues(const Preamble &preamble, std::stop_token stop)
{
    const ReplayHeader &header = preamble.header;
    std::vector<HeaderValue> values{
        {"version", std::int64_t{header.version}},
        {"flags", std::int64_t{header.flags}},
        {"world_id", header.worldId.text()},
        {"world_version", hexText(header.worldVersion)},
        {"timestamp", header.timestamp},
        {"dictionary", std::int64_t{header.dictionary}},
        {"metadata_length", std::int64_t{header.metadataLength}},
        {"index_length", std::int64_t{header.indexLength}},
        {"tick_count", std::int64_t{header.tickCount}},
        {"chunk_count", std::int64_t{header.chunkCount}},
    };
    if (!header.isSeedLiteral())
        values.push_back({"data_version", std::int64_t{header.dataVersion}});
    ValueMaker maker{std::move(stop)};
    HeaderValue metadata{"metadata", {}, false, HeaderValue::Shape::Group};
    maker.addMembers(metadata, preamble.metadata);
    values.push_back(std::move(metadata));
    if (maker.isCancelled)
        return cancelled();
    return HeaderValues{std::move(values), maker.leftOut};
}

} // namespace tickscope::hollowcube
