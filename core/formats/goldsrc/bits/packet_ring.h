// SPDX-License-Identifier: MIT
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <memory>
#include <utility>

#include "core/base/tick.h"
#include "core/io/archive.h"

namespace tickscope::goldsrc {

/// Changes what copies of the state may share: a copy of it, unless it has only one owner.
/// Without that a hostile frame could have a big table copied for every few bytes.
/// \a content must have been made as a T, not a const one.
template<typename T, typename Change>
void changeShared(Shared<T> &content, Change &&change)
{
    if (!isLastOwner(content))
        content = std::make_shared<T>(*content);
    change(const_cast<T &>(*content));
}

/// A copy of \a content, or itself, where it has no other owner and was made as a T.
template<typename T>
[[nodiscard]] T takenFrom(const Shared<T> &content)
{
    return isLastOwner(content) ? std::move(const_cast<T &>(*content)) : *content;
}

/// What the last packets held, for deltas that refer to them by the low byte of their
/// number. Copies share the contents. Source: goldsrc-netmessages.md, section 5.4.
template<typename T, typename Content = Shared<T>>
class PacketRing
{
public:
    void put(std::int32_t sequence, Content content)
    {
        Entry &entry = m_entries[indexOf(sequence)];
        entry.sequence = sequence;
        entry.content = std::move(content);
    }

    /// What the newest packet at or before \a current with that low byte held; null when
    /// it is not known.
    [[nodiscard]] Content find(std::uint8_t lowByte, std::int32_t current) const
    {
        const auto distance = static_cast<std::uint8_t>(static_cast<std::uint32_t>(current)
                                                        - static_cast<std::uint32_t>(lowByte));
        const auto wanted = static_cast<std::int32_t>(static_cast<std::uint32_t>(current)
                                                      - distance);
        const Entry &entry = m_entries[indexOf(wanted)];
        return entry.content && entry.sequence == wanted ? entry.content : Content();
    }

    /// Calls \a visit for what each known packet held, in no useful order.
    template<typename Visit>
    void forEach(Visit &&visit) const
    {
        for (const Entry &entry : m_entries) {
            if (entry.content)
                visit(entry.content);
        }
    }

    template<typename Archive, Visited<PacketRing> Ring>
    friend void visitFields(Archive &archive, Ring &ring)
    {
        for (auto &entry : ring.m_entries)
            archive(entry.sequence, entry.content);
    }

private:
    /// Packets to remember. Source: goldsrc-demo.md, section 8.
    static constexpr std::size_t Size = 64;

    struct Entry {
        std::int32_t sequence = 0;
        Content content{};
    };

    [[nodiscard]] static std::size_t indexOf(std::int32_t sequence)
    {
        return static_cast<std::uint32_t>(sequence) % Size;
    }

    std::array<Entry, Size> m_entries;
};

} // namespace tickscope::goldsrc
