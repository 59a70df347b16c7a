// SPDX-License-Identifier: MIT
#include "core/formats/ddnet_ghost/ghost_writing.h"

#include <algorithm>
#include <chrono>
#include <iterator>
#include <limits>
#include <span>
#include <string_view>
#include <utility>

#include "core/base/fault.h"
#include "core/formats/teeworlds_common/coding/chunk_codec.h"
#include "core/formats/teeworlds_common/scene/actor_looks.h"
#include "core/model/state/field_list.h"

namespace tickscope::teeworlds {

namespace {

constexpr std::size_t NameBytes = 16;
constexpr std::size_t MapNameBytes = 64;
constexpr std::size_t ItemsOfAChunk = 50;

class GhostBytes
{
public:
    void add(std::span<const std::byte> bytes)
    {
        m_bytes.insert(m_bytes.end(), bytes.begin(), bytes.end());
    }
    void addBe(std::uint32_t number, int count)
    {
        for (int shift = 8 * (count - 1); shift >= 0; shift -= 8)
            m_bytes.push_back(static_cast<std::byte>(number >> shift));
    }
    /// With zeros up to \a size, one at least.
    void addText(std::string_view text, std::size_t size)
    {
        std::size_t length = std::min(text.size(), size - 1);
        const auto isInside = [&](std::size_t at) {
            return at < text.size() && (static_cast<unsigned char>(text[at]) & 0xC0U) == 0x80U;
        };
        while (length > 0 && isInside(length))
            --length;
        add(std::as_bytes(std::span(text.data(), length)));
        m_bytes.resize(m_bytes.size() + size - length);
    }
    /// \param ints  of \a items items, all but the first as differences.
    void addChunk(GhostItem type, std::size_t items, std::span<const std::int32_t> ints)
    {
        const std::vector<std::byte> data = m_codec.encode(ints);
        m_bytes.push_back(static_cast<std::byte>(type));
        m_bytes.push_back(static_cast<std::byte>(items));
        addBe(static_cast<std::uint32_t>(data.size()), 2);
        add(data);
    }
    [[nodiscard]] std::vector<std::byte> take() { return std::move(m_bytes); }

private:
    std::vector<std::byte> m_bytes;
    ChunkCodec m_codec;
};

void addHeader(GhostBytes &bytes, const GhostRun &run)
{
    bytes.add(std::as_bytes(std::span(GhostMagic)));
    const std::array version{std::byte(run.mapSha256 ? 6 : 5)};
    bytes.add(version);
    bytes.addText(run.player, NameBytes);
    bytes.addText(run.mapName, MapNameBytes);
    bytes.addBe(run.mapSha256 ? 0 : *run.mapCrc, 4);
    bytes.addBe(static_cast<std::uint32_t>(run.characters.size()), 4);
    bytes.addBe(static_cast<std::uint32_t>(run.milliseconds), 4);
    if (run.mapSha256)
        bytes.add(*run.mapSha256);
}

std::array<std::int32_t, GhostSkinWords> wordsOf(const GhostOutfit &skin)
{
    std::array<std::int32_t, GhostSkinWords> words{};
    constexpr std::size_t TextWords = GhostSkinWords - 3;
    packText(std::span(words).first(TextWords), skin.name);
    words[TextWords - 1] &= ~0xFF; // games end it with a byte that is 0 as it stands
    words[TextWords] = skin.hasColors ? 1 : 0;
    words[TextWords + 1] = skin.body;
    words[TextWords + 2] = skin.feet;
    return words;
}

/// Each chunk begins with a whole character.
void addCharacters(GhostBytes &bytes, std::span<const GhostRun::Character> characters)
{
    while (!characters.empty()) {
        const auto chunk = characters.first(std::min(ItemsOfAChunk, characters.size()));
        std::vector<std::int32_t> ints(chunk.front().begin(), chunk.front().end());
        for (std::size_t i = 1; i < chunk.size(); ++i) {
            // Differences wrap around.
            std::ranges::transform(chunk[i], chunk[i - 1], std::back_inserter(ints),
                                   [](std::int32_t now, std::int32_t before) {
                                       return static_cast<std::int32_t>(
                                           static_cast<std::uint32_t>(now)
                                           - static_cast<std::uint32_t>(before));
                                   });
        }
        bytes.addChunk(GhostItem::Character, chunk.size(), ints);
        characters = characters.subspan(chunk.size());
    }
}

/// Fields of a Character in the order of a ghost. Source: ddnet-ghost.md, section 2.
constexpr std::array<std::string_view, GhostCharacterWords> CharacterFields{
    "X",      "Y",         "VelX",  "VelY",  "Angle",     "Direction",
    "Weapon", "HookState", "HookX", "HookY", "AttackTick"};

std::optional<GhostRun::Character> characterOf(const WorldState &state, int client, Tick tick)
{
    const auto item = itemOf(state, "Character", client);
    if (!item)
        return {};
    GhostRun::Character character{};
    for (std::size_t i = 0; i < CharacterFields.size(); ++i) {
        if (!item->has(CharacterFields[i]))
            return {};
        character[i] = item->integer(CharacterFields[i]);
    }
    // Games leave it out.
    character[GhostVelY] = 0;
    character.back() = static_cast<std::int32_t>(tick.value);
    return character;
}

/// A skin as 0.6 and DDNet have it; other protocols have skins of parts.
std::optional<GhostOutfit> skinOf(const WorldState &state, int client)
{
    const auto item = itemOf(state, "ClientInfo", client);
    if (!item || !item->has("UseCustomColor"))
        return {};
    return GhostOutfit{item->text("Skin"), item->integer("UseCustomColor") != 0,
                       item->integer("ColorBody"), item->integer("ColorFeet")};
}

/// Characters of one client, tick by tick.
class GhostRunWriter : public RunWriter
{
public:
    explicit GhostRunWriter(const RunHead &head)
        : m_client(head.client)
    {
        if (head.info.map) {
            m_run.mapName = head.info.map->name;
            m_run.mapSha256 = head.info.map->sha256;
            m_run.mapCrc = head.info.map->crc32;
        }
        m_run.player = head.player;
        m_run.milliseconds = static_cast<std::int32_t>(std::min<std::int64_t>(
            std::chrono::duration_cast<std::chrono::milliseconds>(head.time).count(),
            std::numeric_limits<std::int32_t>::max()));
        m_run.startTick = static_cast<std::int32_t>(head.start.value);
    }

    bool addTick(Tick tick, const WorldState &shown) override
    {
        const auto character = characterOf(shown, m_client, tick);
        if (character)
            m_run.characters.push_back(*character);
        if (const auto skin = m_hasSkin ? std::nullopt : skinOf(shown, m_client)) {
            m_run.skin = *skin;
            m_hasSkin = true;
        }
        return character.has_value();
    }

    Result<std::vector<std::byte>> finish() override { return ghostFile(m_run); }

private:
    int m_client;
    GhostRun m_run;
    bool m_hasSkin = false;
};

} // namespace

Result<std::vector<std::byte>> ghostFile(const GhostRun &run)
{
    if (run.characters.empty() || run.milliseconds <= 0)
        return badInput(Fault::tr("the run has no place or no time to show"));
    if ((!run.mapSha256 && !run.mapCrc) || run.mapName.size() >= MapNameBytes)
        return badInput(Fault::tr("the recording does not say on which map the run was"));
    GhostBytes bytes;
    addHeader(bytes, run);
    bytes.addChunk(GhostItem::StartTick, 1, std::span(&run.startTick, 1));
    bytes.addChunk(GhostItem::Skin, 1, wordsOf(run.skin));
    addCharacters(bytes, run.characters);
    return bytes.take();
}

std::unique_ptr<RunWriter> makeGhostWriter(const RunHead &head)
{
    return std::make_unique<GhostRunWriter>(head);
}

} // namespace tickscope::teeworlds
