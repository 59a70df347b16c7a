// SPDX-License-Identifier: MIT
#pragma once

#include <cstddef>
#include <cstdint>
#include <span>
#include <string>
#include <vector>

#include "core/base/result.h"

/// zstd dictionaries for chunks. The game server knows none, so a recording with one is for
/// our own readers only. Source: hollowcube-replay.md, sections 10 and 20.5.
namespace tickscope::recorder {

/// A dictionary with the number that headers name it by.
struct Dictionary {
    std::int16_t number = 0;
    std::vector<std::byte> bytes;

    /// Name of its file beside the recordings that need it.
    [[nodiscard]] std::string fileName() const;
};

/// Plain bytes of chunks that a dictionary is trained on.
class DictionarySamples
{
public:
    /// Takes \a plain, cut into pieces that are worth comparing. False when it has enough.
    bool add(std::span<const std::byte> plain);

    /// Errors: Unsupported when the samples are too few or too much alike for one.
    [[nodiscard]] Result<Dictionary> train(int level) const;

private:
    std::vector<std::byte> m_bytes;
    std::vector<std::size_t> m_sizes;
};

/// A dictionary that a file holds. Errors: Damaged; Unsupported when its number does not fit
/// into a header.
[[nodiscard]] Result<Dictionary> dictionaryOf(std::vector<std::byte> bytes);

} // namespace tickscope::recorder
