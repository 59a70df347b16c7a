// SPDX-License-Identifier: MIT
#include "core/formats/teeworlds_demo/map_check.h"

#include <algorithm>
#include <vector>

#include "core/base/hash.h"
#include "core/base/limits.h"
#include "core/formats/teeworlds_common/datafile.h"
#include "core/formats/teeworlds_common/map_item_types.h"
#include "core/formats/teeworlds_common/map_layers.h"

namespace tickscope::teeworlds {

namespace {

/// Maps are made and given away by strangers; the hashes tell whether it is the right one.
/// Errors: Cancelled.
Result<std::string> hashNote(const DemoHeader &header, std::span<const std::byte> file,
                             const std::stop_token &stop)
{
    Sha256 sha256;
    std::uint32_t crc = 0;
    for (std::size_t offset = 0; offset < file.size(); offset += limits::ReadBlock) {
        if (stop.stop_requested())
            return failure(ErrorCode::Cancelled, "cancelled");
        const auto block = file.subspan(offset, std::min(limits::ReadBlock, file.size() - offset));
        crc = crc32Of(block, crc);
        if (header.mapSha256)
            sha256.add(block);
    }
    if (crc != header.mapCrc)
        return "the map in the recording does not have the CRC-32 that the header states";
    if (header.mapSha256 && sha256.finish() != *header.mapSha256)
        return "the map in the recording does not have the SHA-256 that the header states";
    return "";
}

/// What the map's table of contents tells to be left out when the map is read. One word for
/// each map is enough: a hostile one has faults without end.
std::vector<std::string> mapFaults(std::vector<std::byte> file)
{
    constexpr std::size_t MostFaults = 3;
    std::vector<std::string> faults;
    const auto map = Datafile::read(std::move(file));
    if (!map) {
        faults.push_back("the map in the recording cannot be read: " + map.error().what);
        return faults;
    }
    for (const std::string &note : (*map)->notes())
        faults.push_back("the map in the recording: " + note);
    std::size_t number = 0;
    for (const DatafileItem &item : (*map)->itemsOfType(ItemLayer)) {
        if (const auto size = checkLayerSize((*map)->ints(item)); !size)
            faults.push_back("layer " + std::to_string(number)
                             + " of the map in the recording is left out: " + size.error().what);
        ++number;
    }
    faults.resize(std::min(faults.size(), MostFaults));
    return faults;
}

} // namespace

Result<std::optional<Damage>> checkEmbeddedMap(const ByteSource &source, const DemoHeader &header,
                                               std::stop_token stop)
{
    if (header.mapSize == 0)
        return std::nullopt;
    auto file = readAll(source, header.mapOffset, header.mapSize, limits::MapBytes, stop);
    if (!file) {
        if (endsReading(file.error().code))
            return tl::unexpected(file.error());
        return std::nullopt;
    }
    const auto hashed = hashNote(header, *file, stop);
    if (!hashed)
        return tl::unexpected(hashed.error());
    std::string note = *hashed;
    for (const std::string &fault : mapFaults(*std::move(file)))
        note += (note.empty() ? "" : "; ") + fault;
    if (note.empty())
        return std::nullopt;
    return Damage{Tick{}, header.mapOffset, header.mapSize, ErrorCode::Damaged, std::move(note), 0};
}

} // namespace tickscope::teeworlds
