// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/fuzz/mutators.h"

#include <algorithm>
#include <cctype>
#include <string_view>

#include "core/formats/teeworlds_common/coding/chunk_codec.h"
#include "tests/support/int_bytes.h"

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

namespace {

bool isText(const Bytes &file)
{
    constexpr std::size_t Looked = 256;
    const auto head = std::span(file).first(std::min(file.size(), Looked));
    return !file.empty() && std::ranges::all_of(head, [](std::byte byte) {
        const auto letter = std::to_integer<char>(byte);
        return byte >= std::byte{' '} || letter == '\t' || letter == '\r' || letter == '\n';
    });
}

bool isOfWord(std::byte byte)
{
    const auto letter = std::to_integer<char>(byte);
    return std::isalnum(std::to_integer<int>(byte)) || letter == '_' || letter == '-';
}

/// Lines with their ends, or words and the signs between them.
std::vector<ByteRange> piecesOf(const Bytes &file, bool byLine)
{
    std::vector<ByteRange> pieces;
    for (std::size_t place = 0; place < file.size(); ++place) {
        const bool goesOn = place > 0
                            && (byLine ? file[place - 1] != std::byte{'\n'}
                                       : isOfWord(file[place - 1]) && isOfWord(file[place]));
        if (goesOn)
            ++pieces.back().size;
        else
            pieces.push_back({place, 1});
    }
    return pieces;
}

} // namespace

std::optional<Bytes> mutatedText(const Bytes &file, Random &random)
{
    static const std::vector<std::string_view> Numbers{
        "0", "-1", "2147483648", "9007199254740993", "9223372036854775807", "1e308", "null", "{}"};
    if (!isText(file))
        return {};
    const auto pieces = piecesOf(file, random() % 3 == 0);
    const ByteRange &piece = oneOf(pieces, random);
    const bool isNumber = std::isdigit(std::to_integer<int>(file[piece.first]));
    if (!isNumber || random() % 2 == 0)
        return splicedFile(file, pieces, random);
    return replaced(file, piece, std::as_bytes(std::span(oneOf(Numbers, random))));
}

std::optional<Bytes> mutatedRecording(const Bytes &file, Random &random)
{
    // Each knows its own by the magic, and nothing else begins alike.
    for (const auto mutated : {mutatedDemo, mutatedGhost, mutatedTeehistorian, mutatedGoldsrcDemo,
                               mutatedReplay, mutatedText}) {
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
