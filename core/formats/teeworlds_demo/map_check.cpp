// SPDX-License-Identifier: MIT
#include <algorithm>
#include <vector>

#include "core/base/fault.h"
#include "core/base/hash.h"
#include "core/base/limits.h"
#include "core/base/try.h"
#include "core/formats/teeworlds_common/map/datafile.h"
#include "core/formats/teeworlds_common/map/map_layers.h"
#include "core/formats/teeworlds_demo/demo_header.h"
#include "core/formats/teeworlds_demo/demo_recording.h"

namespace tickscope::teeworlds {

namespace {

/// Maps are made and given away by strangers; the hashes show whether it is the right one.
/// Nothing when they agree. Errors: Cancelled.
Result<std::optional<Fault>> hashFault(const DemoHeader &header, std::span<const std::byte> file,
                                       const std::stop_token &stop)
{
    Sha256 sha256;
    std::uint32_t crc = 0;
    for (std::size_t offset = 0; offset < file.size(); offset += limits::ReadBlock) {
        TRY(checkStop(stop));
        const auto block = file.subspan(offset, std::min(limits::ReadBlock, file.size() - offset));
        crc = crc32Of(block, crc);
        if (header.mapSha256)
            sha256.add(block);
    }
    if (crc != header.mapCrc)
        return faults::MapOfAnotherCrc;
    if (header.mapSha256 && sha256.finish() != *header.mapSha256)
        return faults::MapOfAnotherSha256;
    return std::nullopt;
}

/// What is left out when the map is read, by the map's table of contents. One word for
/// each map is enough: a hostile one has faults without end.
std::vector<Fault> mapFaults(std::vector<std::byte> file)
{
    constexpr std::size_t MostFaults = 3;
    std::vector<Fault> found;
    const auto map = Datafile::read(std::move(file));
    if (!map) {
        found.emplace_back(Fault::tr("the map in the recording cannot be read: %1"),
                           map.error().fault);
        return found;
    }
    for (const Fault &note : (*map)->notes())
        found.emplace_back(Fault::tr("the map in the recording: %1"), note);
    std::size_t number = 0;
    for (const DatafileItem &item : (*map)->itemsOfType(ItemLayer)) {
        if (const auto size = checkLayerSize((*map)->ints(item)); !size)
            found.emplace_back(Fault::tr("layer %1 of the map in the recording is left out: %2"),
                               number, size.error().fault);
        ++number;
    }
    found.resize(std::min(found.size(), MostFaults));
    return found;
}

} // namespace

Result<std::optional<Damage>> checkEmbeddedMap(const ByteSource &source, const DemoHeader &header,
                                               std::stop_token stop)
{
    if (header.mapSize == 0)
        return std::nullopt;
    auto file = readAll(source, header.mapOffset, header.mapSize, limits::MapBytes, stop);
    if (!file) {
        TRY_READING(file);
        return std::nullopt;
    }
    TRY_ASSIGN(const auto hashed, hashFault(header, *file, stop));
    std::optional<Fault> all = hashed;
    for (const Fault &fault : mapFaults(*std::move(file)))
        all = all ? Fault(faults::Joined, *all, fault) : fault;
    if (!all)
        return std::nullopt;
    return Damage{Tick{}, header.mapOffset, header.mapSize, ErrorCode::Damaged, std::move(*all), 0};
}

bool isHashMismatch(const Damage &damage)
{
    // It is reported first.
    const Fault *fault = &damage.fault;
    while (fault->is(faults::Joined))
        fault = &std::get<Fault>(fault->values().front().content);
    return fault->is(faults::MapOfAnotherCrc) || fault->is(faults::MapOfAnotherSha256);
}

} // namespace tickscope::teeworlds
