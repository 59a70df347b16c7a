// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/input/fact_reading.h"

#include "core/base/try.h"

namespace tickscope::cli {

FactReading factReading(const OpenedRecording &opened, const Arguments &arguments)
{
    const auto map = mapFor(opened, arguments);
    OpenedRecording whole = arguments.has("--raw") ? opened : rebuiltWith(opened, map);
    FactSource source = factSourceOf(whole.recording, std::make_shared<const Index>(whole.outline),
                                     map);
    return {std::move(whole), std::make_shared<FactReader>(std::move(source), std::stop_token())};
}

Result<ReadFacts> FactReading::factsWith(const Shared<Index> &index) const
{
    return reader->takeWith(index).map([&index](const Shared<FactMaterial> &material) {
        return ReadFacts{index, material};
    });
}

Result<ReadFacts> readFacts(const OpenedRecording &opened, const Arguments &arguments)
{
    const FactReading facts = factReading(opened, arguments);
    TRY_ASSIGN(const auto index, readIndex(facts.recording, arguments,
                                           {.seeks = IndexSeeks::One, .listener = facts.reader}));
    return facts.factsWith(index);
}

} // namespace tickscope::cli
