// SPDX-License-Identifier: MIT
#pragma once

#include <memory>
#include <span>
#include <stop_token>
#include <string_view>

#include "core/formats/format_info.h"
#include "core/io/byte_source.h"
#include "core/model/event/event_form.h"
#include "core/model/recording.h"

namespace tickscope {

/// Answer to "is this file yours?". Not mine is no error.
enum class Probe { No, Maybe, Certain };

/// What a folder under core/formats/ offers. Immutable; any thread.
///
/// Each folder NAME with a format.json defines `std::unique_ptr<Format>
/// makeFormat_NAME()`, which the build collects into registerAllFormats().
class Format
{
public:
    virtual ~Format() = default;

    /// What its format.json says: `return FormatInfo_NAME`, of "format_info/NAME.h".
    [[nodiscard]] virtual const FormatInfo &info() const = 0;

    /// Name of the file with which a recording of several files is opened when its folder
    /// is named; empty when recordings are one file.
    [[nodiscard]] virtual std::string_view entryFile() const { return {}; }

    /// What the events of its recordings can be, forms and kinds of its own among them. Static
    /// storage.
    [[nodiscard]] virtual EventForms eventForms() const { return {}; }

    /// \param head  the first bytes of the file, ProbeBytes or all of a shorter one.
    [[nodiscard]] virtual Probe probe(std::span<const std::byte> head,
                                      std::string_view name) const = 0;

    /// Reads headers only. \a source may be any file of the recording that probe()
    /// claimed; the others are its siblings. Errors: Unsupported for a version that is
    /// not read.
    virtual Result<Shared<Recording>> open(Shared<ByteSource> source,
                                           std::stop_token stop) const = 0;
};

/// Bytes that every probe gets to see.
inline constexpr std::size_t ProbeBytes = 4096;

} // namespace tickscope
