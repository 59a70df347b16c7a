// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstddef>
#include <span>
#include <vector>

#include "core/base/fault.h"
#include "core/io/archive.h"
#include "core/model/recording.h"

namespace tickscope::test {

template<typename Fields>
[[nodiscard]] std::vector<std::byte> archived(const Fields &fields)
{
    ArchiveWriter writer;
    writer(fields);
    return writer.take();
}

/// Errors: Damaged where \a bytes are not those of \a Fields, all of them.
template<typename Fields>
[[nodiscard]] Result<Fields> unarchived(std::span<const std::byte> bytes)
{
    ArchiveReader reader(bytes);
    auto fields = tickscope::unarchived<Fields>(reader);
    if (!reader.isWhole())
        return failure(ErrorCode::Damaged, Fault());
    return fields;
}

[[nodiscard]] inline std::vector<std::byte> bytesOf(const DecoderMemory &memory)
{
    ArchiveWriter writer;
    memory.write(writer);
    return writer.take();
}

/// The same of what \a recording makes of \a bytes.
[[nodiscard]] inline Result<Shared<DecoderMemory>> memoryOf(const Recording &recording,
                                                            std::span<const std::byte> bytes)
{
    ArchiveReader reader(bytes);
    auto memory = recording.decoderMemory(reader);
    if (memory && !reader.isWhole())
        return failure(ErrorCode::Damaged, Fault());
    return memory;
}

} // namespace tickscope::test
