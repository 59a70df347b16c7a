// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/goldsrc/strict_goldsrc.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <optional>
#include <utility>

#include "tests/support/goldsrc/strict_goldsrc_messages.h"

namespace tickscope::test {

namespace {

struct Entry {
    std::uint32_t kind = 0; ///< 0 LOADING, 1 Playback.
    float duration = 0;
    std::uint32_t frameCount = 0;
    std::uint32_t offset = 0;
    std::uint32_t length = 0;
};

/// Where numbers lie, and what frames of a type have behind their head. Section 4 and 7.
struct Form {
    bool isOld = false;
    std::size_t headerSize = 544;
    std::size_t textSize = 260;
    std::size_t viewSize = 464;
    std::uint8_t endType = 5;
};

class StrictReader
{
public:
    StrictReader(std::span<const std::byte> bytes, StrictSegments segments, StrictGoldsrc &demo)
        : m_bytes(bytes)
        , m_segments(segments)
        , m_demo(demo)
    {
    }

    void read()
    {
        readHeader();
        const std::vector<Entry> entries = readDirectory();
        std::size_t place = m_form.headerSize;
        for (const Entry &entry : entries) {
            strictly(m_segments == StrictSegments::Any || entry.offset == place,
                     "bytes between the segments");
            readSegment(entry);
            place = std::size_t{entry.offset} + entry.length;
        }
        strictly(m_segments == StrictSegments::Any || place == m_directory,
                 "bytes before the directory");
        if (m_game)
            m_demo.texts += m_game->texts;
    }

private:
    [[nodiscard]] StrictCursor at(std::size_t place) const
    {
        strictly(place <= m_bytes.size(), "a place behind the end");
        return StrictCursor(m_bytes.subspan(place));
    }

    std::string textAt(std::size_t place, std::size_t size) const
    {
        std::string text = at(place).text();
        strictly(text.size() < size, "a text without its end");
        return text;
    }

    void readHeader()
    {
        StrictCursor head = at(0);
        strictly(head.text() == "HLDEMO", "another magic");
        strictly(head.bytes(1) == 0, "another magic");
        const auto demoProtocol = head.bytes(4);
        const auto protocol = head.bytes(4);
        m_form.isOld = demoProtocol == 4;
        strictly(demoProtocol == 5 ? protocol >= 45 && protocol <= 48
                                   : m_form.isOld && (protocol == 35 || protocol == 40),
                 "protocols that do not go together");
        if (protocol == 35)
            m_form = {true, 280, 128, 24, 8};
        else if (m_form.isOld)
            m_form = {true, 544, 260, 24, 8};
        else
            m_game.emplace(protocol);
        m_clientDataSize = !m_form.isOld ? 32 : protocol == 35 ? 56 : 64;
        m_demo.map = textAt(16, m_form.textSize);
        m_demo.game = textAt(16 + m_form.textSize, m_form.textSize);
        m_demo.checksum = at(m_form.headerSize - 8).bytes(4);
        m_directory = at(m_form.headerSize - 4).bytes(4);
    }

    std::vector<Entry> readDirectory()
    {
        StrictCursor cursor = at(m_directory);
        const auto count = cursor.bytes(4);
        strictly(count == 2, "not two segments");
        std::vector<Entry> entries;
        for (std::uint32_t i = 0; i < count; ++i) {
            Entry entry;
            entry.kind = cursor.bytes(4);
            strictly(entry.kind == i, "segments not in their order");
            StrictCursor title = cursor;
            strictly(title.text() == (i == 0 ? "LOADING" : "Playback"), "another title");
            cursor.skip(64);
            strictly(cursor.bytes(4) == 0, "flags of a segment");
            cursor.skip(4);
            entry.duration = cursor.real();
            entry.frameCount = cursor.bytes(4);
            entry.offset = cursor.bytes(4);
            entry.length = cursor.bytes(4);
            entries.push_back(entry);
        }
        strictly(cursor.isAtEnd(), "bytes behind the directory");
        return entries;
    }

    void readSegment(const Entry &entry)
    {
        strictly(entry.offset + std::size_t{entry.length} <= m_directory, "a segment too long");
        StrictCursor cursor = at(entry.offset);
        const bool isPlayback = entry.kind == 1;
        std::uint32_t ticks = 0;
        float last = 0;
        for (std::size_t number = 0;; ++number) {
            const std::size_t begin = entry.offset + cursor.place();
            const auto type = static_cast<std::uint8_t>(cursor.bytes(1));
            const float time = cursor.real();
            cursor.skip(4);
            strictly(!isPlayback || number > 0 || type == 2, "Playback begins with no start");
            strictly(!isPlayback || number == 0 || (type != 2 && time >= last),
                     "times that fall, or a second start");
            strictly(!isPlayback || number > 0 || std::abs(time) < 0.001F,
                     "times that do not begin at 0");
            last = time;
            if (type == m_form.endType)
                break;
            const std::size_t size = payloadSize(cursor, type);
            const auto payload = m_bytes.subspan(begin + 9, size);
            cursor.skip(size);
            if (type <= 1) {
                strictly(type == (isPlayback ? 1 : 0), "a network frame in the wrong segment");
                readMessages(payload, time, isPlayback);
                ++ticks;
            } else {
                m_frames.emplace_back(m_bytes.begin() + static_cast<std::ptrdiff_t>(begin),
                                      m_bytes.begin()
                                          + static_cast<std::ptrdiff_t>(begin + 9 + size));
                std::fill_n(m_frames.back().begin() + 1, 4, std::byte{});
                noteCommand(type, payload);
                if (type == 2)
                    m_frames.clear();
            }
        }
        if (!isPlayback) {
            strictly(entry.duration == 0 && entry.frameCount == 0, "numbers of LOADING");
            m_frames.clear();
        } else {
            strictly(entry.duration == last, "another duration");
            strictly(entry.frameCount == ticks, "another number of frames");
            m_demo.duration = last;
        }
        strictly(m_segments == StrictSegments::Any || cursor.place() == entry.length,
                 "another length of a segment");
    }

    [[nodiscard]] std::size_t payloadSize(StrictCursor cursor, std::uint8_t type) const
    {
        const auto withLength = [&cursor](std::size_t before, std::size_t behind) {
            cursor.skip(before);
            const auto length = cursor.bytes(4);
            strictly(length <= 65535, "an impossible length");
            return before + 4 + length + behind;
        };
        if (type <= 1)
            return withLength(m_form.viewSize, 0);
        if (m_form.isOld) {
            const std::array<std::size_t, 8> sizes{0, 0, 0, 28, 0, 64, m_clientDataSize, 0};
            strictly(type < sizes.size(), "a frame of no type");
            return type == 7 ? withLength(0, 0) : sizes[type];
        }
        const std::array<std::size_t, 8> sizes{0, 0, 0, 64, 32, 0, 84, 8};
        strictly(type <= 9, "a frame of no type");
        return type == 8 ? withLength(4, 16) : type == 9 ? withLength(0, 0) : sizes[type];
    }

    void noteCommand(std::uint8_t type, std::span<const std::byte> payload)
    {
        if (type != (m_form.isOld ? 5 : 3))
            return;
        for (const std::byte byte : payload)
            m_demo.texts += static_cast<char>(byte);
        m_demo.texts += '\n';
    }

    void readMessages(std::span<const std::byte> payload, float time, bool isPlayback)
    {
        StrictGoldsrcTick tick;
        const auto view = payload.first(m_form.viewSize);
        const auto messages = payload.subspan(m_form.viewSize + 4);
        if (m_game) {
            // The first of the sequence info, behind the demo info.
            const auto sequence = static_cast<std::int32_t>(
                StrictCursor(view.subspan(436)).bytes(4));
            m_game->read(messages, sequence, tick);
            tick.digest = m_game->digest();
            tick.entityCount = m_game->entityCount();
        } else {
            tick.messages.emplace_back(messages.begin(), messages.end());
        }
        if (!isPlayback) {
            m_demo.loading.insert(m_demo.loading.end(), tick.messages.begin(), tick.messages.end());
            return;
        }
        strictly(!m_demo.ticks.empty() || !tick.refersToOthers,
                 "the first packet refers to another one");
        tick.time = time;
        tick.view.assign(view.begin(), view.end());
        tick.frames = std::exchange(m_frames, {});
        m_demo.ticks.push_back(std::move(tick));
    }

    std::span<const std::byte> m_bytes;
    StrictSegments m_segments;
    StrictGoldsrc &m_demo;
    Form m_form;
    std::size_t m_clientDataSize = 32;
    std::size_t m_directory = 0;
    std::optional<StrictGame> m_game; ///< Where messages are read.
    std::vector<StrictBytes> m_frames;
};

} // namespace

StrictGoldsrc readStrictGoldsrc(std::span<const std::byte> bytes, StrictSegments segments)
{
    StrictGoldsrc demo;
    try {
        StrictReader(bytes, segments, demo).read();
    } catch (const StrictFault &fault) {
        demo.fault = std::string(fault.what()) + " in tick " + std::to_string(demo.ticks.size());
    }
    return demo;
}

} // namespace tickscope::test
