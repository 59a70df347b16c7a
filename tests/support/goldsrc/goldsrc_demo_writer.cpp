// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/goldsrc/goldsrc_demo_writer.h"

#include <algorithm>
#include <bit>
#include <utility>

namespace tickscope::test {

namespace {
constexpr std::size_t DemoInfoSize = 436;
constexpr std::size_t LongDemoInfoSize = 532;
} // namespace

GoldsrcDemoWriter::GoldsrcDemoWriter(GoldsrcDemoForm form)
    : m_form(std::move(form))
{
    const std::size_t textSize = m_form.networkProtocol == 35 ? 128 : 260;
    text("HLDEMO", 8);
    u32(m_form.demoProtocol);
    u32(m_form.networkProtocol);
    text(m_form.map, textSize);
    text(m_form.game, textSize);
    u32(m_form.checksum);
    u32(0);
}

void GoldsrcDemoWriter::beginSegment(std::int32_t type)
{
    m_entries.push_back({type, static_cast<std::uint32_t>(m_file.size()), 0, 0});
}

void GoldsrcDemoWriter::header(std::uint8_t type, GoldsrcMoment moment)
{
    m_file.push_back(static_cast<std::byte>(type));
    f32(moment.time);
    i32(moment.number);
    if (!m_entries.empty() && m_entries.back().type == 1)
        m_entries.back().duration = moment.time;
}

void GoldsrcDemoWriter::message(std::uint8_t type, GoldsrcMoment moment,
                                std::span<const std::byte> messages, std::int32_t sequence,
                                const std::optional<GoldsrcView> &view)
{
    header(type, moment);
    if (type == 1 && m_entries.back().type == 1)
        ++m_entries.back().frameCount;
    if (m_form.demoProtocol == 4) {
        const GoldsrcView known = view.value_or(GoldsrcView{});
        for (std::size_t i = 0; i < 3; ++i) {
            f32(known.viewAngles[i]);
            f32(known.playerOrigin[i]);
        }
    } else {
        const std::size_t begin = m_file.size();
        if (view)
            demoInfo(*view);
        m_file.resize(begin + (m_form.networkProtocol <= 43 ? LongDemoInfoSize : DemoInfoSize));
        i32(sequence);
        zeros(24);
    }
    u32(static_cast<std::uint32_t>(messages.size()));
    raw(messages);
}

/// Section 5.1, from its beginning to the movement variables.
void GoldsrcDemoWriter::demoInfo(const GoldsrcView &view)
{
    const std::size_t begin = m_file.size();
    const auto goTo = [&](std::size_t offset) { m_file.resize(begin + offset); };
    f32(0);
    vector(view.viewOrigin);
    vector(view.viewAngles);
    goTo(72);
    i32(view.intermission);
    goTo(80);
    i32(view.spectator);
    goTo(92);
    vector(view.velocity);
    vector(view.playerOrigin);
    if (m_form.networkProtocol <= 43)
        return;
    goTo(144);
    i32(view.health);
    goTo(236 + 4);
    vector(view.viewAngles);
    goTo(236 + 30);
    u16(view.buttons);
    goTo(288);
    f32(view.gravity);
    goTo(288 + 68);
    text(view.skyName, 32);
}

void GoldsrcDemoWriter::demoStart(GoldsrcMoment moment)
{
    header(2, moment);
}

void GoldsrcDemoWriter::endMark(GoldsrcMoment moment)
{
    header(m_form.demoProtocol == 4 ? 8 : 5, moment);
}

void GoldsrcDemoWriter::command(GoldsrcMoment moment, std::string_view words)
{
    header(m_form.demoProtocol == 4 ? 5 : 3, moment);
    text(words, 64);
}

void GoldsrcDemoWriter::clientData(GoldsrcMoment moment, GoldsrcVector origin, GoldsrcVector angles,
                                   std::uint32_t weaponBits, float fov)
{
    if (m_form.demoProtocol == 5) {
        header(4, moment);
        vector(origin);
        vector(angles);
        u32(weaponBits);
        f32(fov);
        return;
    }
    header(6, moment);
    vector(origin);
    f32(28);
    f32(320);
    vector(angles);
    zeros(12 + 4);
    u32(weaponBits);
    f32(fov);
    if (m_form.networkProtocol != 35)
        zeros(8);
}

void GoldsrcDemoWriter::clientEvent(GoldsrcMoment moment, std::int32_t index)
{
    header(6, moment);
    i32(0);
    i32(index);
    zeros(76);
}

void GoldsrcDemoWriter::weaponAnimation(GoldsrcMoment moment, std::int32_t sequence,
                                        std::int32_t body)
{
    header(7, moment);
    i32(sequence);
    i32(body);
}

void GoldsrcDemoWriter::sound(GoldsrcMoment moment, std::string_view name)
{
    header(8, moment);
    i32(1);
    u32(static_cast<std::uint32_t>(name.size()));
    text(name, name.size());
    f32(0.8F);
    f32(1.0F);
    i32(0);
    i32(100);
}

void GoldsrcDemoWriter::buffer(GoldsrcMoment moment, std::span<const std::byte> bytes)
{
    header(m_form.demoProtocol == 4 ? 7 : 9, moment);
    u32(static_cast<std::uint32_t>(bytes.size()));
    raw(bytes);
}

void GoldsrcDemoWriter::sequenceInfo(GoldsrcMoment moment, std::int32_t sequence)
{
    header(3, moment);
    i32(sequence);
    zeros(24);
}

void GoldsrcDemoWriter::frameComplete(GoldsrcMoment moment)
{
    header(4, moment);
}

void GoldsrcDemoWriter::raw(std::span<const std::byte> bytes)
{
    m_file.insert(m_file.end(), bytes.begin(), bytes.end());
}

std::vector<std::byte> GoldsrcDemoWriter::finished(std::optional<std::uint32_t> offset) const
{
    GoldsrcDemoWriter whole = *this;
    const auto directory = static_cast<std::uint32_t>(m_file.size());
    whole.u32(static_cast<std::uint32_t>(m_entries.size()));
    for (std::size_t i = 0; i < m_entries.size(); ++i) {
        const Entry &entry = m_entries[i];
        const std::uint32_t end = i + 1 < m_entries.size() ? m_entries[i + 1].offset : directory;
        whole.i32(entry.type);
        whole.text(entry.type == 0 ? "LOADING" : "Playback", 64);
        whole.i32(0);
        whole.i32(-1);
        whole.f32(entry.duration);
        whole.i32(entry.frameCount);
        whole.u32(entry.offset);
        whole.u32(end - entry.offset);
    }
    const std::size_t headerSize = m_form.networkProtocol == 35 ? 280 : 544;
    whole.put(headerSize - 4, offset.value_or(directory));
    return whole.m_file;
}

void GoldsrcDemoWriter::u16(std::uint16_t value)
{
    m_file.push_back(static_cast<std::byte>(value & 0xFFU));
    m_file.push_back(static_cast<std::byte>(value >> 8));
}

void GoldsrcDemoWriter::u32(std::uint32_t value)
{
    for (const unsigned shift : {0U, 8U, 16U, 24U})
        m_file.push_back(static_cast<std::byte>(value >> shift & 0xFFU));
}

void GoldsrcDemoWriter::f32(float value)
{
    u32(std::bit_cast<std::uint32_t>(value));
}

void GoldsrcDemoWriter::vector(const GoldsrcVector &value)
{
    for (const float number : value)
        f32(number);
}

void GoldsrcDemoWriter::text(std::string_view words, std::size_t size)
{
    for (std::size_t i = 0; i < size; ++i)
        m_file.push_back(i < words.size() ? static_cast<std::byte>(words[i]) : std::byte{0});
}

void GoldsrcDemoWriter::put(std::size_t place, std::uint32_t value)
{
    for (std::size_t i = 0; i < 4; ++i)
        m_file[place + i] = static_cast<std::byte>(value >> (8 * i) & 0xFFU);
}

} // namespace tickscope::test
