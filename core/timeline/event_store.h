// SPDX-License-Identifier: MIT
#pragma once

#include <cstddef>
#include <cstdint>
#include <memory>
#include <mutex>
#include <span>
#include <vector>

#include "core/base/result.h"
#include "core/base/tick.h"

namespace tickscope {

/// Bytes that an EventStore keeps. They stay where they are as long as somebody holds this.
using EventBlock = std::shared_ptr<const std::byte[]>;

/// Where the events of one recording lie, rows and texts alike: in memory up to a budget, and then
/// in a temporary file that no other process sees, which is mapped, so that reading is the same for
/// both. Any thread.
class EventStore : public std::enable_shared_from_this<EventStore>
{
public:
    /// \param memory  bytes that may stay in memory.
    static std::shared_ptr<EventStore> make(std::size_t memory);
    ~EventStore();
    EventStore &operator=(EventStore &&) = delete; // no copies

    /// Makes sure of room for \a bytes, before there are any. False when the disk has none.
    [[nodiscard]] bool reserve(std::uint64_t bytes);
    /// Keeps \a bytes as long as somebody holds the block. Null when the disk has no room for
    /// them.
    [[nodiscard]] EventBlock keep(std::span<const std::byte> bytes);

    /// Takes what of the file was looked at out of memory; it comes back where somebody looks
    /// again. For after a walk over all events, whose pages would stay.
    void forgetPages() const;

    /// Bytes of present blocks in memory.
    [[nodiscard]] std::size_t memoryBytes() const;
    /// Bytes of present blocks in the file.
    [[nodiscard]] std::size_t fileBytes() const;

private:
    /// A stretch of the file in the address space. Its pages need not be in memory.
    struct Mapping {
        explicit Mapping(const std::byte *first);
        ~Mapping();
        void forgetPages() const;
        Mapping &operator=(Mapping &&) = delete; // no copies
        const std::byte *begin;
    };

    explicit EventStore(std::size_t memory);
    [[nodiscard]] EventBlock inMemory(std::span<const std::byte> bytes);
    [[nodiscard]] EventBlock inFile(std::span<const std::byte> bytes);
    [[nodiscard]] bool makeRoom(std::size_t size);
    void giveBack(std::size_t offset, std::size_t size);

    mutable std::mutex m_mutex; ///< Of all below.
    std::size_t m_mayKeep;
    std::size_t m_inMemory = 0;
    std::size_t m_inFile = 0;
    int m_file = -1;          ///< Descriptor; none while everything is in memory.
    std::size_t m_end = 0;    ///< Of what was written.
    std::size_t m_mapped = 0; ///< File bytes that have been mapped.
    std::shared_ptr<const Mapping> m_last;
    std::vector<std::weak_ptr<const Mapping>> m_mappings; ///< All of them.
};

} // namespace tickscope
