// SPDX-License-Identifier: MIT
#pragma once

#include <cstdlib>

#ifdef __GLIBC__
#include <sys/mman.h>

#include <malloc.h>
#include <unistd.h>
#endif

namespace tickscope {

/// Has the heap of a program begin with big pages of memory, where the system has them: to get it
/// 4 KiB at a time takes as long as much of the work in it. For the beginning of main().
inline void useBigPages()
{
#ifdef __GLIBC__
    constexpr int MiB = 1 << 20;
    // By default every thread gets a heap of its own, which has no big pages, and each keeps what
    // an index needed while it grew: of a recording of a gigabyte, half as much again as is in use.
    ::mallopt(M_ARENA_MAX, 1);
    // Large blocks that follow on each other are to be the same memory.
    ::mallopt(M_MMAP_THRESHOLD, 32 * MiB); // it takes no more
    ::mallopt(M_TOP_PAD, 128 * MiB);
    auto *const begin = static_cast<char *>(::sbrk(0));
    void *volatile block = std::malloc(MiB); // else compilers leave both out
    std::free(block);
    const auto size = static_cast<char *>(::sbrk(0)) - begin;
    (void)::madvise(begin, static_cast<std::size_t>(size), MADV_HUGEPAGE);
#endif
}

} // namespace tickscope
