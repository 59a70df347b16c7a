// SPDX-License-Identifier: MIT
#include "core/formats/hollowcube/replay_metadata.h"

#include <algorithm>

#include "core/base/hash.h"

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

/// "speed 0.75" of {check: "speed", score: 0.75}; the label of an annotation.
std::string labelOf(const NbtCompound &mark)
{
    std::string label = textIn(mark, "label");
    if (label.empty())
        label = textIn(mark, "check");
    const NbtTag *score = mark.find("score");
    if (const auto number = score ? score->number() : std::nullopt)
        label += ' ' + plainText(Value{*number});
    return label;
}

void appendMarks(const NbtCompound *parent, std::string_view name, TickRange ticks,
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
        if (tick && ticks.contains({*tick}))
            marks.push_back({{*tick}, labelOf(*mark), event_kind::Marker});
    }
}

HeaderValue headerValue(std::string name, const NbtTag &tag);

struct ValueOf {
    HeaderValue &value;

    void operator()(const std::string &text) const { value.value = text; }
    void operator()(const NbtList &list) const
    {
        value.shape = HeaderValue::Shape::List;
        for (const NbtTag &tag : list.tags)
            value.parts.push_back(headerValue(std::to_string(value.parts.size()), tag));
    }
    void operator()(const NbtCompound &compound) const
    {
        value.shape = HeaderValue::Shape::Group;
        for (const NbtEntry &entry : compound.entries)
            value.parts.push_back(headerValue(entry.name, entry.tag));
    }
    template<typename T>
    void operator()(const std::vector<T> &array) const
    {
        value.shape = HeaderValue::Shape::List;
        for (const T number : array)
            value.parts.push_back(
                {std::to_string(value.parts.size()), std::int64_t{number}, false});
    }
    template<typename T>
    requires std::is_integral_v<T>
    void operator()(T number) const { value.value = std::int64_t{number}; }
    template<typename T>
    requires std::is_floating_point_v<T>
    void operator()(T number) const { value.value = static_cast<double>(number); }
};

HeaderValue headerValue(std::string name, const NbtTag &tag)
{
    HeaderValue value{std::move(name), {}, false};
    std::visit(ValueOf{value}, tag.value);
    return value;
}

} // namespace

std::vector<ReplayMark> marksOf(const NbtCompound &metadata, TickRange ticks)
{
    std::vector<ReplayMark> marks;
    const NbtCompound *ours = compoundIn(metadata, "tickscope");
    appendMarks(ours, "anticheat", ticks, marks);
    appendMarks(ours, "annotations", ticks, marks);
    appendMarks(compoundIn(metadata, "anticheat"), "flags", ticks, marks);
    std::ranges::stable_sort(marks, {}, &ReplayMark::tick);
    return marks;
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

std::vector<HeaderValue> headerValues(const Preamble &preamble)
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
    values.push_back(headerValue("metadata", {preamble.metadata}));
    return values;
}

} // namespace tickscope::hollowcube
