// SPDX-License-Identifier: MIT
#pragma once

#include <functional>
#include <stop_token>
#include <string>

#include "core/formats/format_registry.h"
#include "core/model/recording.h"
#include "core/timeline/index_pass.h"

namespace tickscope {

/// A recording with its outline. Immutable.
struct OutlinedRecording {
    Shared<Recording> recording;
    Shared<Outline> outline;
    std::uint64_t byteSize = 0; ///< Of the file that was named; of all files for a folder.

    [[nodiscard]] const RecordingInfo &info() const { return recording->info(); }
    [[nodiscard]] const Format &format() const { return *allFormats().formatNamed(info().format); }
    [[nodiscard]] const TimeBase &time() const { return outline->time; }
    [[nodiscard]] TickRange ticks() const
    {
        return outline->isEmpty ? TickRange{} : outline->time.ticks();
    }
};

/// Errors: those of Recording::outline().
[[nodiscard]] Result<OutlinedRecording> withOutline(Shared<Recording> recording,
                                                    const std::stop_token &stop);

/// With the format that the bytes belong to. Errors: those of Format::open() and outline().
[[nodiscard]] Result<OutlinedRecording> openOutlined(const Shared<ByteSource> &source,
                                                     const std::stop_token &stop);
/// The same of what openNamed() opens. Errors: its too.
[[nodiscard]] Result<OutlinedRecording> openOutlined(const std::string &name,
                                                     const std::stop_token &stop);

/// The whole index. \param show  gets the share that is read now and then; may be null.
/// Errors: those of IndexPass::advance().
[[nodiscard]] Result<Shared<Index>> readWhole(const OutlinedRecording &opened, IndexExtras extras,
                                              const std::function<void(double share)> &show,
                                              const std::stop_token &stop);

} // namespace tickscope
