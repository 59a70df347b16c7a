// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/input/fact_reading.h"

namespace tickscope::cli {

Result<ReadFacts> readFacts(const OpenedRecording &opened, const Arguments &arguments)
{
    const bool isRaw = arguments.has("--raw");
    const auto map = mapFor(opened, arguments);
    const OpenedRecording whole = isRaw ? opened : rebuiltWith(opened, map);
    const auto index = readIndex(whole, arguments);
    if (!index)
        return tl::unexpected(index.error());
    FactSource source{whole.recording, *index, map, formatOf(opened).info().playerReach};
    const auto material = readFactMaterial(source, {});
    if (!material)
        return tl::unexpected(material.error());
    return ReadFacts{*index, *material};
}

} // namespace tickscope::cli
