// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/goldsrc/goldsrc_message_writer.h"

#include <bit>
#include <cmath>

namespace tickscope::test {

GoldsrcBits &GoldsrcBits::bits(std::uint32_t value, unsigned count)
{
    const bool isLowFirst = m_order == goldsrc::BitOrder::LowFirst;
    for (unsigned i = 0; i < count; ++i) {
        const unsigned shift = isLowFirst ? i : count - 1 - i;
        const unsigned place = static_cast<unsigned>(m_count % 8);
        if (place == 0)
            m_bytes.push_back(std::byte{0});
        if ((value >> shift & 1U) != 0)
            m_bytes.back() |= std::byte{1} << (isLowFirst ? place : 7 - place);
        ++m_count;
    }
    return *this;
}

GoldsrcBits &GoldsrcBits::signedBits(std::int32_t value, unsigned count)
{
    flag(value < 0);
    return bits(static_cast<std::uint32_t>(std::abs(value)), count - 1);
}

GoldsrcBits &GoldsrcBits::text(std::string_view text)
{
    for (const char c : text)
        bits(static_cast<unsigned char>(c), 8);
    return bits(0, 8);
}

GoldsrcBits &GoldsrcBits::coordinate(double value)
{
    const auto eighths = static_cast<std::uint32_t>(std::lround(std::abs(value) * 8));
    flag(eighths / 8 != 0).flag(eighths % 8 != 0);
    if (eighths == 0)
        return *this;
    flag(value < 0);
    if (eighths / 8 != 0)
        bits(eighths / 8, 12);
    if (eighths % 8 != 0)
        bits(eighths % 8, 3);
    return *this;
}

GoldsrcBits &GoldsrcBits::vector(double x, double y, double z)
{
    flag(x != 0).flag(y != 0).flag(z != 0);
    for (const double value : {x, y, z}) {
        if (value != 0)
            coordinate(value);
    }
    return *this;
}

void GoldsrcDescription::write(GoldsrcBits &bits, const Record &record) const
{
    std::uint64_t mask = 0;
    for (const auto &[place, number] : record.numbers)
        mask |= std::uint64_t{1} << place;
    for (const auto &[place, text] : record.texts)
        mask |= std::uint64_t{1} << place;
    const auto maskBytes = static_cast<unsigned>((std::bit_width(mask) + 7) / 8);
    bits.bits(maskBytes, 3);
    for (unsigned i = 0; i < maskBytes; ++i)
        bits.bits(static_cast<std::uint32_t>(mask >> (8 * i) & 0xFFU), 8);
    for (std::size_t place = 0; place < fields.size(); ++place) {
        if ((mask >> place & 1U) == 0)
            continue;
        if (const auto text = record.texts.find(place); text != record.texts.end()) {
            bits.text(text->second);
            continue;
        }
        const std::int64_t number = record.numbers.at(place);
        constexpr std::uint32_t SignedKinds = 0x80000000U | 0x20U | 0x40U;
        if ((fields[place].flags & SignedKinds) != 0)
            bits.signedBits(static_cast<std::int32_t>(number), fields[place].bits);
        else
            bits.bits(static_cast<std::uint32_t>(number), fields[place].bits);
    }
}

GoldsrcMessages &GoldsrcMessages::u8(std::uint32_t value)
{
    m_bytes.push_back(static_cast<std::byte>(value & 0xFFU));
    return *this;
}

GoldsrcMessages &GoldsrcMessages::u16(std::uint32_t value)
{
    return u8(value).u8(value >> 8);
}

GoldsrcMessages &GoldsrcMessages::u32(std::uint32_t value)
{
    return u16(value).u16(value >> 16);
}

GoldsrcMessages &GoldsrcMessages::f32(float value)
{
    return u32(std::bit_cast<std::uint32_t>(value));
}

GoldsrcMessages &GoldsrcMessages::coord(double value)
{
    return u16(static_cast<std::uint32_t>(std::lround(value * 8)));
}

GoldsrcMessages &GoldsrcMessages::text(std::string_view text)
{
    return raw(text).u8(0);
}

GoldsrcMessages &GoldsrcMessages::raw(std::string_view bytes)
{
    for (const char c : bytes)
        u8(static_cast<unsigned char>(c));
    return *this;
}

GoldsrcMessages &GoldsrcMessages::zeros(std::size_t count)
{
    m_bytes.resize(m_bytes.size() + count);
    return *this;
}

GoldsrcMessages &GoldsrcMessages::bits(const std::function<void(GoldsrcBits &)> &write)
{
    GoldsrcBits written(m_protocol >= 45 ? goldsrc::BitOrder::LowFirst
                                         : goldsrc::BitOrder::HighFirst);
    write(written);
    m_bytes.insert(m_bytes.end(), written.bytes().begin(), written.bytes().end());
    return *this;
}

GoldsrcMessages &GoldsrcMessages::time(float seconds)
{
    return u8(7).f32(seconds);
}

GoldsrcMessages &GoldsrcMessages::serverInfo(unsigned maxClients, unsigned recorderSlot,
                                             std::string_view game)
{
    u8(11).i32(m_protocol).i32(1).u32(0).zeros(16).u8(maxClients).u8(recorderSlot).u8(1).text(game);
    if (m_protocol > 43)
        text("Server");
    text("maps/room.bsp").text("room\n");
    return m_protocol > 43 ? u8(0) : *this;
}

GoldsrcMessages &GoldsrcMessages::description(const GoldsrcDescription &description)
{
    static const GoldsrcDescription Meta{"delta_description_t",
                                         {{"flags", 8, 32},
                                          {"name", 0x80, 0},
                                          {"offset", 8, 16},
                                          {"size", 8, 8},
                                          {"bits", 8, 8},
                                          {"pre", 4, 32},
                                          {"post", 4, 32}}};
    u8(14).text(description.name);
    return bits([&](GoldsrcBits &out) {
        out.bits(static_cast<std::uint32_t>(description.fields.size()), 16);
        for (const GoldsrcField &field : description.fields) {
            Meta.write(out, {{{0, field.flags},
                              {3, 1},
                              {4, field.bits},
                              {5, std::llround(field.preMultiplier * 4000)},
                              {6, std::llround(field.postMultiplier * 4000)}},
                             {{1, field.name}}});
        }
    });
}

GoldsrcMessages &GoldsrcMessages::userInfo(unsigned slot, std::int32_t userId,
                                           std::string_view userText)
{
    u8(13).u8(slot).i32(userId).text(userText);
    return m_protocol > 43 ? zeros(16) : *this;
}

GoldsrcMessages &GoldsrcMessages::newUserMessage(unsigned id, int size, std::string_view name)
{
    return u8(39).u8(id).u8(static_cast<std::uint32_t>(size)).raw(name).zeros(16 - name.size());
}

GoldsrcMessages &GoldsrcMessages::userMessage(unsigned id, std::string_view payload)
{
    return u8(id).u8(static_cast<std::uint32_t>(payload.size())).raw(payload);
}

} // namespace tickscope::test
