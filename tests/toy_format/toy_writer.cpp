// SPDX-License-Identifier: GPL-3.0-or-later
#include "toy.h"

#include "core/base/hash.h"

namespace tickscope::toy {

namespace {

constexpr std::size_t BodyWords = 4;
constexpr std::size_t InfoWords = 2 + NameWords;

void put(std::vector<std::byte> &bytes, std::uint64_t value, unsigned count)
{
    for (unsigned i = 0; i < count; ++i)
        bytes.push_back(static_cast<std::byte>(value >> (8 * i) & 0xFFU));
}

} // namespace

Writer::Writer(std::uint16_t ticksPerSecond, std::string_view headerText)
{
    for (const char c : Magic)
        m_file.push_back(static_cast<std::byte>(c));
    put(m_file, ticksPerSecond, 2);
    put(m_file, headerText.size(), 2);
    for (const char c : headerText)
        m_file.push_back(static_cast<std::byte>(c));
}

void Writer::beginFrame(Tick tick, FrameKind kind)
{
    endFrame();
    m_tick = tick;
    m_kind = kind;
    m_isInFrame = true;
}

void Writer::endFrame()
{
    if (!m_isInFrame)
        return;
    std::vector<std::byte> head;
    put(head, static_cast<std::uint64_t>(m_kind), 1);
    put(head, static_cast<std::uint64_t>(m_tick.value), 4);
    put(head, m_body.size(), 4);
    put(head, crc32Of(m_body, crc32Of(head)), 4);
    m_file.insert(m_file.end(), head.begin(), head.end());
    m_file.insert(m_file.end(), m_body.begin(), m_body.end());
    m_body.clear();
}

void Writer::body(const Figure &figure)
{
    for (const unsigned byte : {unsigned{'S'}, unsigned{BodyType}, unsigned{figure.client},
                                static_cast<unsigned>(BodyWords)})
        put(m_body, byte, 1);
    for (const std::int32_t word : {figure.x, figure.y, figure.vx, figure.vy})
        put(m_body, static_cast<std::uint32_t>(word), 4);
}

void Writer::info(const Figure &figure)
{
    for (const unsigned byte : {unsigned{'S'}, unsigned{InfoType}, unsigned{figure.client},
                                static_cast<unsigned>(InfoWords)})
        put(m_body, byte, 1);
    put(m_body, static_cast<std::uint32_t>(figure.team), 4);
    put(m_body, static_cast<std::uint32_t>(figure.score), 4);
    for (std::size_t word = 0; word < NameWords; ++word) {
        std::uint32_t packed = 0;
        for (std::size_t i = 4 * word; i < 4 * word + 4; ++i) {
            const auto byte = i < figure.name.size() && i + 1 < 4 * NameWords
                                  ? static_cast<std::uint8_t>(figure.name[i])
                                  : std::uint8_t{0};
            packed = packed << 8 | (byte ^ 0x80U);
        }
        put(m_body, packed, 4);
    }
}

void Writer::remove(std::uint8_t type, std::uint8_t client)
{
    for (const unsigned byte : {unsigned{'R'}, unsigned{type}, unsigned{client}})
        put(m_body, byte, 1);
}

void Writer::event(RecordKind kind, std::uint8_t client, std::uint8_t other, std::string_view text)
{
    text = text.substr(0, 255);
    for (const auto byte : {std::size_t{'E'}, static_cast<std::size_t>(kind), std::size_t{client},
                            std::size_t{other}, text.size()})
        put(m_body, byte, 1);
    for (const char c : text)
        m_body.push_back(static_cast<std::byte>(c));
}

std::vector<std::byte> Writer::finish()
{
    endFrame();
    m_isInFrame = false;
    return std::move(m_file);
}

namespace {

void sampleFrame(Writer &writer, std::vector<Figure> &figures, std::int64_t tick, bool isWhole)
{
    Figure &ada = figures[0];
    Figure &bob = figures[1];
    const std::int64_t age = tick - SampleFirstTick;
    for (Figure &figure : figures) {
        const auto lane = 80 * figure.client;
        figure.vx = figure.client % 2 == 0 ? 4 : -4;
        figure.x = static_cast<std::int32_t>(200 + lane + figure.vx * age);
        figure.y = static_cast<std::int32_t>(100 + lane + age % 7);
    }
    bob.name = tick >= 130 ? "Bo b" : "bob";
    const bool isKill = tick % 20 == 0;
    bob.score += isKill ? 1 : 0;

    writer.beginFrame({tick}, isWhole ? FrameKind::Whole : FrameKind::Changes);
    const bool cydPlays = tick >= 106 && tick < 124;
    for (const Figure &figure : figures) {
        if (figure.client == 2 && !cydPlays)
            continue;
        writer.body(figure);
        if (isWhole || isKill || tick == 130 || (tick == 106 && figure.client == 2))
            writer.info(figure);
    }
    if (tick == 106)
        writer.event(RecordKind::Join, 2, Nobody, "cyd joins");
    if (tick == 124 && !isWhole) {
        writer.remove(BodyType, 2);
        writer.remove(InfoType, 2);
    }
    if (isKill)
        writer.event(RecordKind::Kill, bob.client, ada.client, "bob kills ada");
    if (tick % 10 == 0)
        writer.event(RecordKind::Chat, ada.client, Nobody, "it is tick " + std::to_string(tick));
}

} // namespace

std::vector<std::byte> sampleRecording(std::int64_t tickCount)
{
    std::vector<Figure> figures(3);
    figures[0].name = "ada";
    figures[2].name = "cyd";
    figures[1].client = 1;
    figures[1].team = 1;
    figures[2].client = 2;
    Writer writer(20);
    std::int64_t frames = 0;
    for (std::int64_t age = 0; age < tickCount; ++age) {
        if (age % 3 == 2)
            continue;
        sampleFrame(writer, figures, SampleFirstTick + age, frames % SampleFramesPerKeyframe == 0);
        ++frames;
    }
    return writer.finish();
}

} // namespace tickscope::toy
