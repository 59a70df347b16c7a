// SPDX-License-Identifier: MIT
#pragma once

#include <algorithm>
#include <string>
#include <vector>

#include "core/io/byte_reader.h"
#include "core/io/sticky_reader.h"
#include "core/model/damage.h"

/// What headers of demos and ghosts have in common.
namespace tickscope::teeworlds {

/// Of no tick.
inline void addHeaderDamage(std::vector<Damage> &all, std::uint64_t byte, std::uint64_t size,
                            Fault fault)
{
    Damage damage;
    damage.byte = byte;
    damage.size = size;
    damage.fault = std::move(fault);
    all.push_back(std::move(damage));
}

/// The next \a size bytes, which have to be there, and in which the text must end with a zero.
inline std::string readHeaderText(ByteReader &reader, std::size_t size, const char *name,
                                  std::vector<Damage> &damage)
{
    const std::uint64_t byte = reader.fileOffset();
    const auto bytes = *reader.readBytes(size);
    if (std::ranges::find(bytes, std::byte{}) == bytes.end())
        addHeaderDamage(damage, byte, size,
                        {Fault::tr("the text \"%1\" of the header has no end"), name});
    return std::string(textUntilNul(bytes));
}

} // namespace tickscope::teeworlds
