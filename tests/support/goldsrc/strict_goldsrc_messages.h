// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <map>
#include <memory>
#include <stdexcept>
#include <string>
#include <string_view>
#include <vector>

#include "tests/support/goldsrc/strict_goldsrc.h"

/// The part of the strict reader that goes through the messages of a frame.
namespace tickscope::test {

/// Thrown where a rule is broken, and caught by readStrictGoldsrc().
struct StrictFault : std::runtime_error {
    using std::runtime_error::runtime_error;
};

/// Throws one unless \a holds.
void strictly(bool holds, const char *rule);

/// Goes through bytes and, least significant first, their bits.
class StrictCursor
{
public:
    explicit StrictCursor(std::span<const std::byte> bytes)
        : m_bytes(bytes)
    {
    }

    [[nodiscard]] std::size_t place() const { return m_bit / 8; }
    [[nodiscard]] bool isAtEnd() const { return place() == m_bytes.size(); }
    std::uint64_t bits(unsigned count);
    std::int64_t signedBits(unsigned count);
    bool flag() { return bits(1) != 0; }
    std::uint32_t bytes(unsigned count) { return static_cast<std::uint32_t>(bits(8 * count)); }
    float real();
    std::string text();
    /// Up to the next whole byte; all of it 0.
    void pad();
    void skip(std::size_t byteCount);
    /// The next 16 bits, without taking them.
    [[nodiscard]] std::uint64_t peek16() const;

private:
    std::span<const std::byte> m_bytes;
    std::size_t m_bit = 0;
};

struct StrictField {
    std::string name;
    std::uint32_t kind = 0;
    bool isSigned = false;
    unsigned bits = 0;
    double pre = 1;
    double post = 1;
};
using StrictDescription = std::vector<StrictField>;

/// Values by field name; those that are 0 or empty are left out.
using StrictValues = std::map<std::string, std::string>;
struct StrictEntity {
    char kind = 'n'; ///< Player, normal or custom.
    StrictValues values;
    std::uint64_t digest = 0;
};
using StrictEntities = std::map<unsigned, std::shared_ptr<const StrictEntity>>;

struct StrictClientData {
    StrictValues values;
    std::map<unsigned, StrictValues> weapons;
    std::uint64_t digest = 0;
};

/// What messages have said so far.
class StrictGame
{
public:
    explicit StrictGame(std::uint32_t protocol)
        : m_protocol(protocol)
    {
    }

    /// What was read of a frame goes into \a tick.
    void read(std::span<const std::byte> messages, std::int32_t sequence, StrictGoldsrcTick &tick);
    [[nodiscard]] std::size_t entityCount() const { return m_entities ? m_entities->size() : 0; }
    [[nodiscard]] std::uint64_t digest() const;

    std::string texts;

private:
    /// True for a packet.
    bool readMessage(StrictCursor &cursor, std::uint8_t id);
    void readUserMessage(StrictCursor &cursor, std::uint8_t id);
    void say(const std::string &about, const std::string &what);
    void readParts(StrictCursor &cursor, std::string_view parts);
    void readServerInfo(StrictCursor &cursor);
    void readDescription(StrictCursor &cursor);
    void readBaselines(StrictCursor &cursor);
    void readClientData(StrictCursor &cursor);
    void readEntities(StrictCursor &cursor, bool isDelta);
    void readEvents(StrictCursor &cursor, bool isReliable);
    void readSound(StrictCursor &cursor);
    void readResources(StrictCursor &cursor);
    void readTempEntity(StrictCursor &cursor);
    void readDelta(StrictCursor &cursor, const std::string &name, StrictValues &values) const;
    [[nodiscard]] std::shared_ptr<const StrictEntity> readEntity(
        StrictCursor &cursor, unsigned number, bool isCustom,
        const std::shared_ptr<const StrictEntity> &from) const;
    [[nodiscard]] std::shared_ptr<const StrictEntity> baseline(unsigned number) const;

    template<typename T>
    using Ring = std::map<std::int32_t, std::shared_ptr<const T>>; ///< By packet, 64 of them.
    template<typename T>
    std::shared_ptr<const T> referred(const Ring<T> &ring, unsigned lowByte) const;
    template<typename T>
    void put(Ring<T> &ring, std::shared_ptr<const T> content) const;

    std::uint32_t m_protocol;
    std::int32_t m_sequence = 0;
    float m_time = 0;
    bool m_isHltv = false;
    bool m_refers = false;
    unsigned m_maxClients = 0;
    std::map<std::string, StrictDescription> m_descriptions;
    std::map<unsigned, std::shared_ptr<const StrictEntity>> m_baselines;
    std::vector<std::shared_ptr<const StrictEntity>> m_instanced;
    std::shared_ptr<const StrictEntities> m_entities;
    std::shared_ptr<const StrictClientData> m_clientData;
    Ring<StrictEntities> m_entityRing;
    Ring<StrictClientData> m_clientRing;
    std::map<unsigned, int> m_userSizes;
    std::map<std::string, std::string> m_said; ///< What still holds, by what it is about.
};

} // namespace tickscope::test
