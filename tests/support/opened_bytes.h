// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstddef>
#include <cstdint>
#include <sstream>
#include <string>
#include <utility>
#include <vector>

#include "core/formats/format_registry.h"
#include "core/io/file_source.h"
#include "core/model/recording.h"

/// What tests do with the bytes of a recording in memory.
namespace tickscope::test {

using Bytes = std::vector<std::byte>;

/// The recording in \a bytes, by whatever format knows it.
[[nodiscard]] inline Result<Shared<Recording>> opened(Bytes bytes)
{
    static const FormatRegistry formats = [] {
        FormatRegistry all;
        registerAllFormats(all);
        return all;
    }();
    return formats.open(memorySource(std::move(bytes), "recording"), {});
}

/// All of the file \a path; empty when it cannot be read.
[[nodiscard]] inline Bytes bytesOfFile(const std::string &path)
{
    const auto source = openFile(path);
    return source ? readAll(**source, 0, (*source)->size(), UINT64_MAX, {}).value_or(Bytes())
                  : Bytes();
}

/// The recording in the file \a path; null when it cannot be read.
[[nodiscard]] inline Shared<Recording> openedFile(const std::string &path)
{
    return opened(bytesOfFile(path)).value_or(nullptr);
}

[[nodiscard]] inline Result<Outline> outlineOf(const Bytes &bytes)
{
    const auto recording = opened(bytes);
    return recording ? (*recording)->outline({}) : tl::unexpected(recording.error());
}

/// The repaired copy; empty when there is nothing to repair.
[[nodiscard]] inline Bytes repaired(const Bytes &bytes, RepairReport *report = nullptr)
{
    std::ostringstream out;
    const auto done = opened(bytes).value()->repair(out, {});
    if (!done)
        return {};
    if (report)
        *report = *done;
    const std::string text = std::move(out).str();
    const auto view = std::as_bytes(std::span(text));
    return {view.begin(), view.end()};
}

/// \a bytes cut off behind \a count of them.
[[nodiscard]] inline Bytes first(const Bytes &bytes, std::size_t count)
{
    return {bytes.begin(), bytes.begin() + static_cast<std::ptrdiff_t>(count)};
}

/// \a bytes with another number of 32 bits, least significant byte first, at \a place.
[[nodiscard]] inline Bytes withNumber(Bytes bytes, std::size_t place, std::uint32_t value)
{
    for (std::size_t i = 0; i < 4; ++i)
        bytes[place + i] = static_cast<std::byte>(value >> (8 * i) & 0xFFU);
    return bytes;
}

} // namespace tickscope::test
