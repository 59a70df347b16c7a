// SPDX-License-Identifier: MIT
#pragma once

#include <atomic>
#include <memory>

namespace tickscope {

/// Whether nobody else has a part in what \a pointer, which is not null, points to. What others
/// did to it before they let go of it is seen then: it may be changed.
template<typename T>
[[nodiscard]] bool isLastOwner(const std::shared_ptr<T> &pointer)
{
    if (pointer.use_count() > 1)
        return false;
#ifdef __SANITIZE_THREAD__
    // It does not know fences, but it sees the count go up and down.
    const std::shared_ptr<T> seen = pointer;
#else
    std::atomic_thread_fence(std::memory_order_acquire); // another thread let go of it last
#endif
    return true;
}

} // namespace tickscope
