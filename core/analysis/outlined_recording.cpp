// SPDX-License-Identifier: MIT
#include "core/analysis/outlined_recording.h"

#include <limits>
#include <utility>

#include "core/base/try.h"
#include "core/io/http/url.h"

namespace tickscope {

/// Ticks up to the first look at how far it is.
static constexpr std::size_t FirstTicks = 50'000;

Result<OutlinedRecording> withOutline(Shared<Recording> recording, const std::stop_token &stop)
{
    TRY_ASSIGN(auto outline, recording->outline(stop));
    return OutlinedRecording{std::move(recording),
                             std::make_shared<const Outline>(std::move(outline))};
}

Result<OutlinedRecording> openOutlined(const Shared<ByteSource> &source,
                                       const std::stop_token &stop)
{
    TRY_ASSIGN(auto recording, allFormats().open(source, stop));
    TRY_ASSIGN(auto opened, withOutline(std::move(recording), stop));
    opened.byteSize = source->isFolder() ? opened.info().byteSize : source->size();
    return opened;
}

Result<OutlinedRecording> openOutlined(const std::string &name, const std::stop_token &stop)
{
    TRY_ASSIGN(const auto source, openNamed(name, stop));
    return openOutlined(source, stop);
}

Result<Shared<Index>> readWhole(const OutlinedRecording &opened, IndexExtras extras,
                                const std::function<void(double share)> &show,
                                const std::stop_token &stop)
{
    IndexPass pass(opened.recording, opened.outline, std::move(extras));
    const TickRange ticks = opened.ticks();
    // Each time more, since each time all players are gone through; at once where nobody looks.
    const std::size_t first = show ? FirstTicks : std::numeric_limits<std::size_t>::max();
    for (std::size_t count = first; !pass.atEnd(); count += count / 4) {
        TRY_ASSIGN(const auto index, pass.advance(count, stop));
        if (show && !ticks.isEmpty())
            show(static_cast<double>(index->indexedTo() - ticks.first + 1)
                 / static_cast<double>(ticks.last - ticks.first + 1));
    }
    return pass.index();
}

} // namespace tickscope
