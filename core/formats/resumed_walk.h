// SPDX-License-Identifier: MIT
#pragma once

#include <utility>

#include "core/io/known_beginning.h"
#include "core/model/recording.h"

namespace tickscope {

/// Memory of a walk over one file, which goes on behind the bytes that it has passed.
/// \tparam Passed  what the format's walk knows of them.
template<typename Passed>
struct WalkMemory : OutlineMemory {
    WalkMemory(KnownBeginning beginning, Passed known)
        : walked(beginning)
        , passed(std::move(known))
    {
    }

    KnownBeginning walked;
    Passed passed;
};

/// Of a walk over \a source that has passed \a size bytes. Null when they cannot be read any more:
/// the next walk is a whole one then.
template<typename Passed>
Shared<OutlineMemory> rememberWalk(const ByteSource &source, std::uint64_t size, Passed passed,
                                   std::stop_token stop)
{
    const auto bytes = KnownBeginning::of(source, size, std::move(stop));
    return bytes ? std::make_shared<const WalkMemory<Passed>>(*bytes, std::move(passed)) : nullptr;
}

/// What \a earlier knows of \a source; null when that is another recording by now, or when
/// there is no earlier one. Errors: Io, Cancelled.
template<typename Passed>
Result<Shared<WalkMemory<Passed>>> recallWalk(const Outline *earlier, const ByteSource &source,
                                              std::stop_token stop)
{
    auto memory = std::dynamic_pointer_cast<const WalkMemory<Passed>>(earlier ? earlier->memory
                                                                              : nullptr);
    if (!memory)
        return nullptr;
    return memory->walked.isOf(source, std::move(stop)).map([&memory](bool isKnown) {
        return isKnown ? memory : nullptr;
    });
}

} // namespace tickscope
