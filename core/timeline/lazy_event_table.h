// SPDX-License-Identifier: MIT
#pragma once

#include <atomic>
#include <cstddef>
#include <functional>
#include <mutex>
#include <optional>
#include <utility>

#include "core/timeline/event_table.h"

namespace tickscope {

/// Events of one stretch that are read when somebody looks at them. Any thread.
class LazyEventTable
{
public:
    /// Should give as many rows as were announced.
    using Reader = std::function<EventTable()>;

    /// \param size   how many rows there are.
    /// \param first  tick of the first one.
    LazyEventTable(std::size_t size, Tick first, Reader read)
        : m_size(size)
        , m_first(first)
        , m_read(std::move(read))
    {
    }

    [[nodiscard]] std::size_t size() const { return m_size; }
    [[nodiscard]] Tick firstTick() const { return m_first; }
    [[nodiscard]] const EventTable &table() const
    {
        const EventTable *known = tableIfRead();
        return known ? *known : readOnce();
    }
    /// Null before somebody looked.
    [[nodiscard]] const EventTable *tableIfRead() const
    {
        return m_known.load(std::memory_order_acquire);
    }

private:
    const EventTable &readOnce() const
    {
        const std::lock_guard lock(m_mutex);
        if (!m_table) {
            m_table = std::exchange(m_read, {})();
            m_known.store(&*m_table, std::memory_order_release);
        }
        return *m_table;
    }

    std::size_t m_size;
    Tick m_first;
    mutable std::mutex m_mutex; ///< Of the two that follow.
    mutable Reader m_read;
    mutable std::optional<EventTable> m_table;
    mutable std::atomic<const EventTable *> m_known = nullptr; ///< Once it is read.
};

} // namespace tickscope
