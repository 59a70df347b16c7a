// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/ghost_writer.h"

#include <algorithm>
#include <bit>

#include "core/formats/teeworlds_common/items/item_builder.h"
#include "core/model/state/field_list.h"

namespace tickscope::test {

using teeworlds::GhostItem;

namespace {

void appendText(std::vector<std::byte> &bytes, std::string_view text, std::size_t size)
{
    for (std::size_t i = 0; i < size; ++i)
        bytes.push_back(i < text.size() ? static_cast<std::byte>(text[i]) : std::byte{0});
}

void appendBe(std::vector<std::byte> &bytes, std::uint32_t number, unsigned size)
{
    for (unsigned i = size; i > 0; --i)
        bytes.push_back(static_cast<std::byte>(number >> (8 * (i - 1)) & 0xFFU));
}

std::int32_t wrappedDifference(std::int32_t left, std::int32_t right)
{
    return std::bit_cast<std::int32_t>(std::bit_cast<std::uint32_t>(left)
                                       - std::bit_cast<std::uint32_t>(right));
}

} // namespace

GhostWriter::GhostWriter(const teeworlds::GhostHeader &header)
    : m_version(header.version)
{
    appendText(m_bytes, "TWGHOST", 8);
    m_bytes.push_back(static_cast<std::byte>(header.version));
    appendText(m_bytes, header.player, 16);
    appendText(m_bytes, header.mapName, 64);
    appendBe(m_bytes, header.mapCrc.value_or(0), 4);
    appendBe(m_bytes, static_cast<std::uint32_t>(header.characters), 4);
    appendBe(m_bytes, static_cast<std::uint32_t>(header.milliseconds), 4);
    if (header.mapSha256)
        raw(*header.mapSha256);
}

GhostWriter &GhostWriter::chunk(GhostItem type, std::span<const Item> items)
{
    if (m_version > 4)
        m_lastType.reset();
    Item ints;
    for (const Item &item : items) {
        for (std::size_t i = 0; i < item.size(); ++i)
            ints.push_back(m_lastType == type ? wrappedDifference(item[i], m_last[i]) : item[i]);
        m_lastType = type;
        m_last = item;
    }
    const auto data = m_codec.encode(ints);
    m_bytes.push_back(static_cast<std::byte>(type));
    m_bytes.push_back(static_cast<std::byte>(items.size()));
    appendBe(m_bytes, static_cast<std::uint32_t>(data.size()), 2);
    return raw(data);
}

GhostWriter &GhostWriter::startTick(std::int32_t tick)
{
    const std::vector<Item> items{{tick}};
    return chunk(GhostItem::StartTick, items);
}

GhostWriter &GhostWriter::skin(std::string_view name, bool hasColors, std::int32_t body,
                               std::int32_t feet)
{
    Item item(6);
    packText(item, name);
    item.back() &= ~0xFF; // games end it with a byte that is 0 as it stands
    item.insert(item.end(), {hasColors ? 1 : 0, body, feet});
    const std::vector<Item> items{item};
    return chunk(GhostItem::Skin, items);
}

GhostWriter &GhostWriter::characters(GhostItem type, std::span<const Item> items)
{
    constexpr std::size_t ItemsOfChunk = 50;
    for (std::size_t i = 0; i < items.size(); i += ItemsOfChunk)
        chunk(type, items.subspan(i, std::min(ItemsOfChunk, items.size() - i)));
    return *this;
}

GhostWriter &GhostWriter::raw(std::span<const std::byte> bytes)
{
    m_bytes.insert(m_bytes.end(), bytes.begin(), bytes.end());
    return *this;
}

GhostWriter::Item ghostCharacter(int number, bool hasTicks)
{
    const int tick = 1000 + (hasTicks ? 2 * number : number);
    const int shot = number == 0 ? -1 : number < 20 ? 1 : number / 20 * 20;
    const int attackTick = shot < 0 ? 990 : 1000 + (hasTicks ? 2 * shot : shot);
    const bool hooks = number >= 10 && number < 15;
    const int x = 320 + 5 * number;
    GhostWriter::Item item{x, 640,           1280, 0,   -8 * (number % 3), 1,
                           1, hooks ? 5 : 0, x,    640, attackTick};
    if (hasTicks)
        item.push_back(tick);
    return item;
}

std::vector<std::byte> makeGhost(const GhostRun &run)
{
    teeworlds::GhostHeader header;
    header.version = run.version;
    header.player = "nameless tee";
    header.mapName = "dm1";
    header.characters = run.characters;
    header.milliseconds = 20 * (run.hasTicks ? 2 : 1) * (run.characters - 1);
    if (run.version >= 6)
        header.mapSha256 = sha256Of({});
    else
        header.mapCrc = 0x12345678;
    std::vector<GhostWriter::Item> items;
    for (int i = 0; i < run.characters; ++i)
        items.push_back(ghostCharacter(i, run.hasTicks));
    GhostWriter writer(header);
    writer.startTick(1000).skin("default", false, 0, 0);
    writer.characters(run.hasTicks ? GhostItem::Character : GhostItem::CharacterWithoutTick, items);
    return writer.bytes();
}

} // namespace tickscope::test
