// SPDX-License-Identifier: GPL-3.0-or-later
//
// Teehistorian files: a JSON header, and records of varints, texts and payloads.

#include <algorithm>

#include "core/formats/teehistorian/records/header.h"
#include "core/formats/teehistorian/records/record_reader.h"
#include "core/formats/teeworlds_common/coding/varint.h"
#include "tests/fuzz/mutators.h"

namespace tickscope::fuzzing {

namespace {

using namespace teehistorian;

std::vector<ByteRange> recordsOf(const Bytes &file, std::uint64_t at)
{
    std::vector<ByteRange> records;
    Record record;
    while (at < file.size()
           && readRecord(std::span(file).subspan(at), record) == RecordStatus::Whole) {
        records.push_back({at, record.size});
        at += record.size;
    }
    return records;
}

/// The texts and numbers of the JSON object, without quotes.
std::vector<ByteRange> wordsOf(const Bytes &file, std::uint64_t end)
{
    constexpr std::string_view Marks = "{}[]\",:";
    std::vector<ByteRange> words;
    std::uint64_t begin = Magic.size();
    for (std::uint64_t at = begin; at < end; ++at) {
        if (Marks.find(static_cast<char>(file[at])) == std::string_view::npos)
            continue;
        if (at > begin)
            words.push_back({begin, at - begin});
        begin = at + 1;
    }
    return words;
}

bool isNumbersOnly(RecordKind kind)
{
    switch (kind) {
    case RecordKind::PlayerDiff:
    case RecordKind::TickSkip:
    case RecordKind::PlayerNew:
    case RecordKind::PlayerOld:
    case RecordKind::InputDiff:
    case RecordKind::InputNew:
        return true;
    default:
        return false;
    }
}

void appendInts(Bytes &bytes, std::span<const std::int32_t> ints)
{
    for (const std::int32_t value : ints)
        teeworlds::appendVarint(bytes, value);
}

Bytes withOtherNumbers(std::span<const std::byte> record)
{
    std::vector<std::int32_t> ints(record.size());
    ints.resize(teeworlds::decodeInts(record, ints).value_or(0));
    Bytes changed;
    appendInts(changed, mutatedInts(ints));
    return changed;
}

/// The size in front of the payload is that of the new one.
Bytes withOtherPayload(std::span<const std::byte> bytes, std::span<const std::byte> payload)
{
    const auto sizeOf = [](std::size_t size) {
        Bytes varint;
        teeworlds::appendVarint(varint, static_cast<std::int32_t>(size));
        return varint;
    };
    const std::size_t head = bytes.size() - payload.size();
    const std::size_t sizeBytes = std::min(head, sizeOf(payload.size()).size());
    const auto before = bytes.first(head - sizeBytes);
    const Bytes other = mutatedBytes({payload.begin(), payload.end()});
    const Bytes size = sizeOf(other.size());
    Bytes changed(before.begin(), before.end());
    changed.insert(changed.end(), size.begin(), size.end());
    changed.insert(changed.end(), other.begin(), other.end());
    return changed;
}

Bytes mutatedRecord(std::span<const std::byte> bytes)
{
    Record record;
    if (readRecord(bytes, record) == RecordStatus::Whole) {
        if (isNumbersOnly(record.kind))
            return withOtherNumbers(bytes);
        if (!record.payload.empty())
            return withOtherPayload(bytes, record.payload);
    }
    return mutatedBytes({bytes.begin(), bytes.end()});
}

Bytes mutatedWord(const Bytes &file, const ByteRange &place)
{
    const auto word = bytesIn(file, place);
    Bytes changed = mutatedBytes({word.begin(), word.end()});
    // It would end the header.
    std::ranges::replace(changed, std::byte{0}, std::byte{'0'});
    return replaced(file, place, changed);
}

} // namespace

std::optional<Bytes> mutatedTeehistorian(const Bytes &file, Random &random)
{
    constexpr unsigned HeaderShare = 6;
    constexpr unsigned SplicedShare = 3;
    const auto header = readHeader(*memorySource(file, "fuzz"), {});
    if (!header)
        return {};
    const auto records = recordsOf(file, header->recordsOffset);
    const auto words = wordsOf(file, header->recordsOffset);
    if (!words.empty() && (records.empty() || random() % HeaderShare == 0))
        return random() % SplicedShare == 0 ? splicedFile(file, words, random)
                                            : mutatedWord(file, oneOf(words, random));
    if (records.empty())
        return {};
    if (random() % SplicedShare == 0)
        return splicedFile(file, records, random);
    const ByteRange place = oneOf(records, random);
    return replaced(file, place, mutatedRecord(bytesIn(file, place)));
}

} // namespace tickscope::fuzzing
