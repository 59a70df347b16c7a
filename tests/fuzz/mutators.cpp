// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/fuzz/mutators.h"

#include <algorithm>

#include "core/formats/teeworlds_common/coding/chunk_codec.h"

extern "C" {
/// Of libFuzzer, or of run_inputs.cpp.
std::size_t LLVMFuzzerMutate(std::uint8_t *data, std::size_t size, std::size_t most);
std::size_t LLVMFuzzerCustomMutator(std::uint8_t *data, std::size_t size, std::size_t most,
                                    unsigned seed);
}

namespace tickscope::fuzzing {

Bytes mutatedBytes(Bytes bytes)
{
    constexpr std::size_t MostGrowth = 64;
    const std::size_t size = bytes.size();
    bytes.resize(size + MostGrowth);
    bytes.resize(
        LLVMFuzzerMutate(reinterpret_cast<std::uint8_t *>(bytes.data()), size, bytes.size()));
    return bytes;
}

std::vector<std::int32_t> mutatedInts(std::span<const std::int32_t> ints)
{
    return teeworlds::intsOfBytes(mutatedBytes(teeworlds::bytesOfInts(ints)));
}

std::span<const std::byte> bytesIn(const Bytes &file, const ByteRange &range)
{
    return std::span(file).subspan(range.first, range.size);
}

Bytes replaced(const Bytes &file, const ByteRange &range, std::span<const std::byte> bytes)
{
    Bytes changed(file.begin(), file.begin() + static_cast<std::ptrdiff_t>(range.first));
    changed.insert(changed.end(), bytes.begin(), bytes.end());
    const auto behind = std::span(file).subspan(range.first + range.size);
    changed.insert(changed.end(), behind.begin(), behind.end());
    return changed;
}

Bytes splicedFile(const Bytes &file, const std::vector<ByteRange> &pieces, Random &random)
{
    Bytes middle;
    for (const ByteRange &piece : spliced(pieces, random)) {
        const auto bytes = bytesIn(file, piece);
        middle.insert(middle.end(), bytes.begin(), bytes.end());
    }
    const std::uint64_t begin = pieces.front().first;
    return replaced(file, {begin, pieces.back().first + pieces.back().size - begin}, middle);
}

std::optional<Bytes> mutatedRecording(const Bytes &file, Random &random)
{
    // Each knows its own by the magic, and nothing else begins alike.
    for (const auto mutated :
         {mutatedDemo, mutatedGhost, mutatedTeehistorian, mutatedGoldsrcDemo, mutatedReplay}) {
        if (auto changed = mutated(file, random))
            return changed;
    }
    return {};
}

} // namespace tickscope::fuzzing

/// What libFuzzer asks for another input.
std::size_t LLVMFuzzerCustomMutator(std::uint8_t *data, std::size_t size, std::size_t most,
                                    unsigned seed)
{
    using namespace tickscope::fuzzing;
    // Headers and lengths are wrong only where bytes are changed as they stand.
    constexpr unsigned PlainShare = 4;
    Random random(seed);
    if (random() % PlainShare != 0) {
        const auto bytes = std::as_bytes(std::span(data, size));
        const auto changed = mutatedRecording({bytes.begin(), bytes.end()}, random);
        if (changed && !changed->empty() && changed->size() <= most) {
            std::ranges::copy(*changed, reinterpret_cast<std::byte *>(data));
            return changed->size();
        }
    }
    return LLVMFuzzerMutate(data, size, most);
}
