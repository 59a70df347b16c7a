// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>
#include <random>
#include <span>
#include <vector>

#include "core/io/byte_source.h"

/// Changes behind what a fuzzer never finds its way through: Huffman codes, zstd, lengths in front
/// of what they count.
namespace tickscope::fuzzing {

using Bytes = std::vector<std::byte>;
using Random = std::minstd_rand;

// Each unpacks one piece of a file of its family, changes it and packs it again, or splices whole
// pieces. Nothing for other files, and where the piece that it chose cannot be unpacked.

/// Chunks: the integers behind Huffman code and varints.
std::optional<Bytes> mutatedDemo(const Bytes &file, Random &random);
std::optional<Bytes> mutatedGhost(const Bytes &file, Random &random);
/// Records, their numbers and payloads; texts of the JSON header.
std::optional<Bytes> mutatedTeehistorian(const Bytes &file, Random &random);
/// Frames, and bits of messages; the directory is kept right.
std::optional<Bytes> mutatedGoldsrcDemo(const Bytes &file, Random &random);
/// Chunks behind zstd, the tag tree of the metadata; the index is kept right.
std::optional<Bytes> mutatedReplay(const Bytes &file, Random &random);

/// Words, numbers and signs of a text, or whole lines of it; numbers also become the last ones that
/// some type has. Nothing for what is no text.
std::optional<Bytes> mutatedText(const Bytes &file, Random &random);

/// By the family that \a file is of.
std::optional<Bytes> mutatedRecording(const Bytes &file, Random &random);

// What the families share.

/// \a bytes as the fuzzer changes them; up to 64 more.
Bytes mutatedBytes(Bytes bytes);
std::vector<std::int32_t> mutatedInts(std::span<const std::int32_t> ints);

/// A number below \a count, which is more than 0.
inline std::size_t numberBelow(std::size_t count, Random &random)
{
    return random() % count;
}

template<typename T>
const T &oneOf(const std::vector<T> &values, Random &random)
{
    return values[numberBelow(values.size(), random)];
}

/// The bytes of \a file in \a range, which lies in it.
std::span<const std::byte> bytesIn(const Bytes &file, const ByteRange &range);
Bytes replaced(const Bytes &file, const ByteRange &range, std::span<const std::byte> bytes);

/// \a pieces with one of them removed, repeated elsewhere, or put in place of another.
template<typename T>
std::vector<T> spliced(std::vector<T> pieces, Random &random)
{
    const T piece = oneOf(pieces, random);
    const std::size_t place = numberBelow(pieces.size(), random);
    switch (random() % 3) {
    case 0:
        pieces.erase(pieces.begin() + static_cast<std::ptrdiff_t>(place));
        break;
    case 1:
        pieces.insert(pieces.begin() + static_cast<std::ptrdiff_t>(place), piece);
        break;
    default:
        pieces[place] = piece;
    }
    return pieces;
}

/// The same with stretches of a file, which lie behind each other.
Bytes splicedFile(const Bytes &file, const std::vector<ByteRange> &pieces, Random &random);

} // namespace tickscope::fuzzing
