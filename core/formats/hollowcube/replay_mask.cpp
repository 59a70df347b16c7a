// SPDX-License-Identifier: MIT
#include "core/formats/hollowcube/replay_mask.h"

#include <algorithm>
#include <initializer_list>
#include <string_view>
#include <utility>

namespace tickscope::hollowcube {

namespace {

constexpr std::string_view RunnerKey = "runner";

template<typename T>
const T *tagOf(const NbtCompound &parent, std::string_view name)
{
    const NbtTag *tag = parent.find(name);
    return tag ? tag->as<T>() : nullptr;
}

void keepNumbers(const NbtCompound &from, std::initializer_list<std::string_view> names,
                 NbtCompound &to)
{
    for (const std::string_view name : names) {
        const NbtTag *tag = from.find(name);
        if (tag && tag->number())
            to.set(name, *tag);
    }
}

/// \a list with what \a masked makes of its compounds; all else is left out.
template<typename Mask>
NbtList compoundsOf(const NbtList &list, Mask &&masked)
{
    NbtList kept;
    for (const NbtTag &tag : list.tags) {
        if (const auto *compound = tag.as<NbtCompound>())
            kept.tags.push_back({masked(*compound)});
    }
    if (!kept.tags.empty())
        kept.elementType = kept.tags.front().type();
    return kept;
}

/// As names of the game's things are: "minecraft:ender_pearl".
bool isIdentifier(std::string_view text)
{
    return std::ranges::all_of(text, [](char byte) {
        return (byte >= 'a' && byte <= 'z') || (byte >= '0' && byte <= '9')
               || std::string_view("_.:/-").find(byte) != std::string_view::npos;
    });
}

/// Names of kinds of events, by their place; what is no name is empty.
NbtList identifiersOf(const NbtList &registry)
{
    NbtList kept;
    for (const NbtTag &tag : registry.tags) {
        const auto *text = std::get_if<std::string>(&tag.value);
        kept.tags.push_back({text && isIdentifier(*text) ? *text : std::string()});
    }
    if (!kept.tags.empty())
        kept.elementType = kept.tags.front().type();
    return kept;
}

/// Players give items names, write books, and wear each other's heads.
std::vector<std::byte> maskedItem(std::span<const std::byte> bytes)
{
    NbtCompound kept;
    if (const auto item = parseNbt(bytes)) {
        const auto *id = tagOf<std::string>(*item, "id");
        if (id && isIdentifier(*id))
            kept.set("id", {*id});
        keepNumbers(*item, {"count"}, kept);
    }
    return nbtBytes(kept);
}

} // namespace

ReplayMask::ReplayMask(MoveEncoding moves, const NbtCompound &metadata)
    : m_moves(moves)
{
    if (const auto *runner = tagOf<std::string>(metadata, RunnerKey))
        m_runner = *runner;
    // One name is never too many.
    (void)m_pseudonyms.addName(m_runner);
    m_pseudonyms.settle();
}

void ReplayMask::write(PrimitiveWriter &writer, const ReplayEvent &event,
                       std::span<const std::byte> bytes) const
{
    if (const auto *set = std::get_if<SetItem>(&event)) {
        std::vector<std::vector<std::byte>> items;
        SetItem masked{set->entity, set->items};
        items.reserve(set->items.size());
        for (SlotItem &item : masked.items)
            item.item = items.emplace_back(maskedItem(item.item));
        writeEvent(writer, masked);
    } else if (const auto *reached = std::get_if<CheckpointReached>(&event)) {
        const std::string checkpoint = m_pseudonyms.masked(reached->checkpoint);
        writeEvent(writer, CheckpointReached{checkpoint, reached->runTime});
    } else {
        writer.writeBytes(bytes);
    }
}

EventBytes ReplayMask::masked(const EventBytes &events) const
{
    EventBytes masked{{}, events.count};
    PrimitiveWriter writer(masked.bytes);
    PrimitiveReader reader(events.bytes);
    for (int i = 0; i < events.count; ++i) {
        const std::size_t begin = reader.position();
        const ReplayEvent event = readEvent(reader, m_moves);
        write(writer, event, reader.bytesSince(begin));
    }
    return masked;
}

NbtCompound ReplayMask::masked(const NbtCompound &metadata) const
{
    NbtCompound kept;
    if (!m_runner.empty())
        kept.set(RunnerKey, {m_pseudonyms.nameFor(m_runner)});
    if (const auto *ours = tagOf<NbtCompound>(metadata, "tickscope"))
        kept.set("tickscope", {maskedOurs(*ours)});
    const auto *anticheat = tagOf<NbtCompound>(metadata, "anticheat");
    if (const auto *flags = anticheat ? tagOf<NbtList>(*anticheat, "flags") : nullptr) {
        NbtCompound group;
        group.set("flags", {maskedMarks(*flags)});
        kept.set("anticheat", {std::move(group)});
    }
    return kept;
}

NbtCompound ReplayMask::maskedOurs(const NbtCompound &ours) const
{
    NbtCompound kept;
    if (const auto *registry = tagOf<NbtList>(ours, "registry"))
        kept.set("registry", {identifiersOf(*registry)});
    keepNumbers(ours, {"registryVersion", "tickRate", "nextEntityId"}, kept);
    if (const auto *versions = tagOf<NbtList>(ours, "dataVersions")) {
        kept.set("dataVersions", {compoundsOf(*versions, [](const NbtCompound &row) {
                     NbtCompound numbers;
                     keepNumbers(row, {"fromChunk", "dataVersion"}, numbers);
                     return numbers;
                 })});
    }
    for (const std::string_view marks : {"anticheat", "annotations"}) {
        if (const auto *list = tagOf<NbtList>(ours, marks))
            kept.set(marks, {maskedMarks(*list)});
    }
    return kept;
}

/// Labels are what people wrote, of anybody; checks are named by programs.
NbtList ReplayMask::maskedMarks(const NbtList &marks) const
{
    return compoundsOf(marks, [this](const NbtCompound &mark) {
        NbtCompound kept;
        keepNumbers(mark, {"tick", "score"}, kept);
        for (const std::string_view key : {"check", "kind"}) {
            if (const auto *text = tagOf<std::string>(mark, key))
                kept.set(key, {m_pseudonyms.masked(*text)});
        }
        if (mark.find("label"))
            kept.set("label", {std::string(Pseudonyms::HiddenWord)});
        return kept;
    });
}

} // namespace tickscope::hollowcube
