// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/input/fact_reading.h"

#include "core/formats/format.h"

namespace tickscope::cli {

Result<FactSource> factSource(const OpenedRecording &opened, const Arguments &arguments)
{
    const auto map = mapFor(opened, arguments);
    const OpenedRecording whole = arguments.has("--raw") ? opened : rebuiltWith(opened, map);
    const auto index = readIndex(whole, arguments);
    if (!index)
        return tl::unexpected(index.error());
    return FactSource{whole.recording, *index, map, formatOf(opened).info().playerReach};
}

Result<ReadFacts> readFacts(const OpenedRecording &opened, const Arguments &arguments)
{
    const auto source = factSource(opened, arguments);
    if (!source)
        return tl::unexpected(source.error());
    const auto material = readFactMaterial(*source, {});
    if (!material)
        return tl::unexpected(material.error());
    return ReadFacts{source->index, *material};
}

} // namespace tickscope::cli
