// SPDX-License-Identifier: MIT
#include "core/formats/hollowcube/replay_notes.h"

#include <algorithm>
#include <array>
#include <map>
#include <set>
#include <string>

#include "core/base/try.h"
#include "core/formats/hollowcube/limits.h"
#include "core/formats/note_writer.h"

namespace tickscope::hollowcube {

namespace {

constexpr std::string_view OwnKey = "tickscope";
constexpr std::uint8_t CompoundType = 10;

/// Lists of compounds that each addition goes on with.
constexpr std::array<std::string_view, 3> GrowingLists{"annotations", "anticheat", "verdicts"};

Result<NbtCompound> ownCompound(const NbtCompound &metadata)
{
    const NbtTag *tag = metadata.find(OwnKey);
    const auto *present = tag ? tag->as<NbtCompound>() : nullptr;
    if (tag && !present)
        return unsupported(Fault::tr("\"tickscope\" in the metadata is not a compound"));
    return present ? *present : NbtCompound();
}

bool holdsCompounds(const NbtList &list)
{
    return list.tags.empty() || list.elementType == CompoundType;
}

/// What \a entry says, but for when and by which program it was written down.
std::string wordsOf(const NbtTag &entry)
{
    NbtCompound words = *entry.as<NbtCompound>();
    std::erase_if(words.entries, [](const NbtEntry &each) {
        return each.name == "written" || each.name == "program";
    });
    return jsonText({std::move(words)});
}

/// By which it is known again, whatever else of it was changed; empty for none.
std::string idOf(const NbtTag &entry)
{
    const NbtTag *id = entry.as<NbtCompound>()->find("id");
    const auto *text = id ? id->as<std::string>() : nullptr;
    return text ? *text : std::string();
}

/// Entries of \a added that say what no entry of the list says, and those that it has in another
/// version.
Result<void> append(NbtCompound &ours, std::string_view key, const NbtList &added)
{
    const NbtTag *tag = ours.find(key);
    const auto *present = tag ? tag->as<NbtList>() : nullptr;
    const bool areLists = (!tag || present) && (!present || holdsCompounds(*present));
    if (!areLists || !holdsCompounds(added))
        return badInput(
            {Fault::tr("\"%1\" in the metadata is a list of compounds"), std::string(key)});
    NbtList list = present ? *present : NbtList();
    std::set<std::string> known;
    std::map<std::string, std::size_t> places; // of those with an ID
    for (std::size_t i = 0; i < list.tags.size(); ++i) {
        known.insert(wordsOf(list.tags[i]));
        if (std::string id = idOf(list.tags[i]); !id.empty())
            places.emplace(std::move(id), i);
    }
    for (const NbtTag &entry : added.tags) {
        const std::string id = idOf(entry);
        const auto place = places.find(id);
        if (place != places.end()) {
            list.tags[place->second] = entry;
        } else if (known.insert(wordsOf(entry)).second) {
            if (!id.empty())
                places.emplace(id, list.tags.size());
            list.tags.push_back(entry);
        }
    }
    list.elementType = list.tags.empty() ? 0 : CompoundType;
    ours.set(key, {std::move(list)});
    return {};
}

Result<void> addValue(NbtCompound &ours, std::string_view key, NbtTag value)
{
    const auto *list = value.as<NbtList>();
    const bool grows = std::ranges::find(GrowingLists, key) != GrowingLists.end();
    if (grows)
        return append(ours, key, list ? *list : NbtList{value.type(), {value}});
    const NbtTag *present = ours.find(key);
    if (present && present->as<NbtList>() && !list)
        return badInput({Fault::tr("\"%1\" in the metadata is a list"), std::string(key)});
    ours.set(key, std::move(value));
    return {};
}

/// Makes entries of the two lists of notes. Source: hollowcube-replay.md, section 20.1.
class NoteEntries
{
public:
    explicit NoteEntries(const RecordingNotes &notes)
        : m_program(notes.program)
    {
        for (const RecordingNote &note : notes.notes)
            add(note);
    }

    [[nodiscard]] const NbtList &annotations() const { return m_annotations; }
    [[nodiscard]] const NbtList &flags() const { return m_flags; }
    [[nodiscard]] std::size_t shortened() const { return m_shortened; }

private:
    void add(const RecordingNote &note)
    {
        const bool isFlag = note.kind == RecordingNote::Kind::AnticheatFlag;
        NbtCompound entry;
        if (note.tick)
            entry.set("tick", {static_cast<std::int32_t>(note.tick->value)});
        if (note.lastTick)
            entry.set("lastTick", {static_cast<std::int32_t>(note.lastTick->value)});
        if (isFlag) {
            setText(entry, "check", note.label);
        } else {
            setText(entry, "label", note.label);
            setText(entry, "kind", note.kind == RecordingNote::Kind::Note ? "note" : "marker");
        }
        setText(entry, "id", note.id);
        if (note.score)
            entry.set("score", {*note.score});
        setText(entry, "text", note.text);
        setText(entry, "player", note.player);
        setText(entry, "category", note.category);
        setText(entry, "color", note.color);
        setText(entry, "author", note.author);
        setText(entry, "written", note.written);
        setText(entry, "program", m_program);
        NbtList &list = isFlag ? m_flags : m_annotations;
        list.elementType = CompoundType;
        list.tags.push_back({std::move(entry)});
    }

    void setText(NbtCompound &entry, std::string_view key, const std::string &text)
    {
        if (text.empty())
            return;
        std::string kept = nbtText(text);
        m_shortened += kept.size() < text.size() ? 1 : 0;
        entry.set(key, {std::move(kept)});
    }

    std::string m_program;
    NbtList m_annotations;
    NbtList m_flags;
    std::size_t m_shortened = 0;
};

/// Adds JSON of ours and counts the texts that were cut. Nothing for an empty one.
Result<void> addJson(NbtCompound &ours, std::string_view key, const std::string &json,
                     std::size_t &shortened)
{
    if (json.empty())
        return {};
    TRY_ASSIGN(auto made, nbtOfJson(json));
    shortened += made.shortened;
    return addValue(ours, key, std::move(made.tag));
}

} // namespace

Result<void> addOwnValue(NbtCompound &metadata, std::string_view key, std::string_view value)
{
    TRY_ASSIGN(auto ours, ownCompound(metadata));
    auto made = nbtOfJson(value);
    const bool isText = !made && made.error().code == ErrorCode::UnknownFormat;
    if (!made && !isText)
        return tl::unexpected(made.error());
    const bool isCut = isText ? nbtText(value).size() < value.size() : made->shortened > 0;
    if (isCut)
        return limitExceeded(
            {Fault::tr("\"%1\": a text is longer than NBT holds"), std::string(key)});
    NbtTag tag = isText ? NbtTag{std::string(value)} : std::move(made->tag);
    TRY(addValue(ours, key, std::move(tag)));
    metadata.set(OwnKey, {std::move(ours)});
    return {};
}

Result<NotesReport> addNotes(NbtCompound &metadata, const RecordingNotes &notes)
{
    TRY_ASSIGN(auto ours, ownCompound(metadata));
    const NoteEntries entries(notes);
    std::size_t shortened = entries.shortened();
    if (!entries.annotations().tags.empty())
        TRY(append(ours, "annotations", entries.annotations()));
    if (!entries.flags().tags.empty())
        TRY(append(ours, "anticheat", entries.flags()));
    TRY(addJson(ours, "verdicts", notes.verdicts, shortened));
    TRY(addJson(ours, "facts", notes.figures, shortened));
    metadata.set(OwnKey, {std::move(ours)});

    NotesReport report{notes.notes.size(), !notes.verdicts.empty(), !notes.figures.empty(), {}, {}};
    if (shortened > 0)
        report.shortened.emplace_back(Fault::trN("the end of %n text(s), longer than NBT holds"),
                                      static_cast<std::int64_t>(shortened));
    return report;
}

Result<std::vector<std::byte>> checkedMetadata(const NbtCompound &metadata)
{
    auto bytes = nbtBytes(metadata);
    if (bytes.size() > limits::ReplayMetadataBytes || !parseNbt(bytes))
        return limitExceeded(Fault::tr("too much for the metadata of a replay"));
    return bytes;
}

} // namespace tickscope::hollowcube
