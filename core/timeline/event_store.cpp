// SPDX-License-Identifier: MIT
#include "core/timeline/event_store.h"

#include <algorithm>
#include <cerrno>

#include <fcntl.h>
#include <sys/mman.h>
#include <unistd.h>

#include "core/base/limits.h"
#include "core/io/byte_store.h"

namespace tickscope {

/// What is mapped at a time: few enough mappings for a long recording, and whole pages.
constexpr std::size_t MappedBytes = 32U << 20;

static bool writeAt(int file, std::span<const std::byte> bytes, std::size_t offset)
{
    while (!bytes.empty()) {
        const auto count = ::pwrite(file, bytes.data(), bytes.size(), static_cast<off_t>(offset));
        if (count <= 0 && errno != EINTR)
            return false;
        const auto written = static_cast<std::size_t>(std::max<ssize_t>(count, 0));
        bytes = bytes.subspan(written);
        offset += written;
    }
    return true;
}

EventStore::Mapping::Mapping(const std::byte *first)
    : begin(first)
{
}

EventStore::Mapping::~Mapping()
{
    ::munmap(const_cast<std::byte *>(begin), MappedBytes);
}

void EventStore::Mapping::forgetPages() const
{
    ::madvise(const_cast<std::byte *>(begin), MappedBytes, MADV_DONTNEED);
}

EventStore::EventStore(std::size_t memory)
    : m_mayKeep(memory)
{
}

EventStore::~EventStore()
{
    if (m_file >= 0)
        ::close(m_file);
}

std::shared_ptr<EventStore> EventStore::make(std::size_t memory)
{
    return std::shared_ptr<EventStore>(new EventStore(memory));
}

bool EventStore::reserve(std::uint64_t bytes)
{
    const std::lock_guard lock(m_mutex);
    if (bytes <= m_mayKeep)
        return true;
    if (m_file < 0)
        m_file = openTemporaryFile();
    // Where a file system cannot tell, what has no room is found when it is kept.
    return bytes <= limits::EventFileBytes && m_file >= 0
           && (::fallocate(m_file, FALLOC_FL_KEEP_SIZE, 0, static_cast<off_t>(bytes)) == 0
               || errno == EOPNOTSUPP);
}

EventBlock EventStore::keep(std::span<const std::byte> bytes)
{
    const std::lock_guard lock(m_mutex);
    const bool hasRoom = bytes.size() <= m_mayKeep - std::min(m_inMemory, m_mayKeep);
    return hasRoom ? inMemory(bytes) : inFile(bytes);
}

EventBlock EventStore::inMemory(std::span<const std::byte> bytes)
{
    std::unique_ptr<std::byte[]> copy(new std::byte[bytes.size()]);
    std::ranges::copy(bytes, copy.get());
    m_inMemory += bytes.size();
    const auto free = [store = shared_from_this(), size = bytes.size()](const std::byte *block) {
        delete[] block;
        const std::lock_guard lock(store->m_mutex);
        store->m_inMemory -= size;
    };
    return EventBlock(copy.release(), free);
}

EventBlock EventStore::inFile(std::span<const std::byte> bytes)
{
    if (!makeRoom(bytes.size()) || !writeAt(m_file, bytes, m_end))
        return nullptr;
    const std::size_t offset = m_end;
    m_end += bytes.size();
    m_inFile += bytes.size();
    const std::byte *first = m_last->begin + offset % MappedBytes;
    const auto free = [store = shared_from_this(), mapping = m_last, offset,
                       size = bytes.size()](const std::byte *) { store->giveBack(offset, size); };
    return EventBlock(first, free);
}

/// Sees to it that the next \a size bytes lie in the last mapping.
bool EventStore::makeRoom(std::size_t size)
{
    if (size > MappedBytes || m_inFile + size > limits::EventFileBytes)
        return false;
    if (m_file < 0)
        m_file = openTemporaryFile();
    if (m_file < 0)
        return false;
    if (m_last && size <= m_mapped - m_end)
        return true;
    // Pages that were looked at would stay: the file is for what does not fit into memory.
    if (m_last)
        m_last->forgetPages();
    if (::ftruncate(m_file, static_cast<off_t>(m_mapped + MappedBytes)) != 0)
        return false;
    void *begin = ::mmap(nullptr, MappedBytes, PROT_READ, MAP_SHARED, m_file,
                         static_cast<off_t>(m_mapped));
    if (begin == MAP_FAILED)
        return false;
    m_last = std::make_shared<const Mapping>(static_cast<const std::byte *>(begin));
    std::erase_if(m_mappings, [](const auto &mapping) { return mapping.expired(); });
    m_mappings.push_back(m_last);
    m_end = m_mapped;
    m_mapped += MappedBytes;
    return true;
}

/// The part of a recording that may still change is read again whenever it grows.
void EventStore::giveBack(std::size_t offset, std::size_t size)
{
    const std::lock_guard lock(m_mutex);
    m_inFile -= size;
    ::fallocate(m_file, FALLOC_FL_PUNCH_HOLE | FALLOC_FL_KEEP_SIZE, static_cast<off_t>(offset),
                static_cast<off_t>(size));
}

void EventStore::forgetPages() const
{
    const std::lock_guard lock(m_mutex);
    for (const auto &known : m_mappings) {
        if (const auto mapping = known.lock())
            mapping->forgetPages();
    }
}

std::size_t EventStore::memoryBytes() const
{
    const std::lock_guard lock(m_mutex);
    return m_inMemory;
}

std::size_t EventStore::fileBytes() const
{
    const std::lock_guard lock(m_mutex);
    return m_inFile;
}

} // namespace tickscope
