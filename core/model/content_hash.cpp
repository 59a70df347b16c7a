// SPDX-License-Identifier: MIT
#include "core/model/content_hash.h"

#include <vector>

#include "core/base/limits.h"
#include "core/base/try.h"
#include "core/io/known_beginning.h"
#include "core/model/recording.h"

namespace tickscope {

static bool isAtHand(const ByteSource &source)
{
    const auto loaded = source.loadedRanges();
    return source.size() == 0
           || (loaded.size() == 1 && loaded.front() == ByteRange{0, source.size()});
}

Result<std::optional<Sha256Digest>> contentHash(const Recording &recording,
                                                const HashProgress &progress, std::stop_token stop)
{
    Sha256 hash;
    std::vector<std::byte> block(limits::ReadBlock);
    std::uint64_t done = 0;
    std::uint64_t all = 0;
    for (std::size_t number = 0;; ++number) {
        TRY_ASSIGN(const auto part, recording.contentPart(number, stop));
        if (!part && number > 0)
            return hash.finish();
        if (!part || !isAtHand(*part))
            return std::nullopt;
        const ByteSource &source = *part;
        // What comes in while it is read belongs to a later state of the recording.
        const std::uint64_t size = source.size();
        all += size;
        for (std::uint64_t offset = 0; offset < size;) {
            TRY(checkStop(stop));
            const auto wanted = std::min<std::uint64_t>(block.size(), size - offset);
            TRY_ASSIGN(const auto count,
                       source.readAt(
                           offset, std::span(block).first(static_cast<std::size_t>(wanted)), stop));
            if (count == 0)
                break;
            hash.add(std::span(block).first(count));
            offset += count;
            done += count;
            progress(done, all);
        }
    }
}

Result<std::string> quickContentKey(const Recording &recording, std::stop_token stop)
{
    TRY_ASSIGN(const auto part, recording.contentPart(0, stop));
    if (!part)
        return std::string();
    TRY_ASSIGN(const auto known, KnownBeginning::of(*part, part->size(), std::move(stop)));
    return std::to_string(known.size()) + ' ' + hexText(known.digest());
}

} // namespace tickscope
