// SPDX-License-Identifier: MIT
#pragma once

#include <cstdint>
#include <functional>
#include <optional>
#include <stop_token>
#include <string>

#include "core/base/hash.h"
#include "core/base/result.h"

namespace tickscope {

class Recording;

/// Called with the bytes that were hashed so far and all that are known of.
using HashProgress = std::function<void(std::uint64_t done, std::uint64_t all)>;

/// SHA-256 of the content of \a recording: of its unpacked bytes, of several files one after the
/// other. The same for every copy, whatever it is called and however it is packed. Nothing when
/// the recording has no bytes, or when some of them would have to be loaded from a server first.
/// Errors: Io, Cancelled.
[[nodiscard]] Result<std::optional<Sha256Digest>> contentHash(const Recording &recording,
                                                              const HashProgress &progress,
                                                              std::stop_token stop);

/// Size and a digest of the two ends of the content, as text: at once at hand, and nearly as good
/// as the hash. Empty when the recording has no bytes. Errors: Io, Cancelled.
[[nodiscard]] Result<std::string> quickContentKey(const Recording &recording, std::stop_token stop);

} // namespace tickscope
