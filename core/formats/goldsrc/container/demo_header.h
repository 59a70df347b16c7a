// SPDX-License-Identifier: MIT
#pragma once

#include <cstdint>
#include <stop_token>
#include <string>
#include <string_view>

#include "core/base/result.h"
#include "core/io/byte_source.h"

namespace tickscope::goldsrc {

inline constexpr std::string_view DemoMagic{"HLDEMO\0\0", 8};

/// Bytes of a header with strings of 260 and of 128 bytes.
/// Source: goldsrc-demo.md, sections 2 and 7.
inline constexpr std::size_t HeaderSize = 544;
inline constexpr std::size_t ShortHeaderSize = 280;

/// Network protocols that are read. Source: goldsrc-demo.md, section 1.
inline constexpr std::uint32_t OldestProtocol5 = 42;
inline constexpr std::uint32_t NewestProtocol = 48;
inline constexpr std::uint32_t OldestProtocol4 = 35;
inline constexpr std::uint32_t NewestProtocol4 = 40;

/// Which frames a demo has and how long they are.
struct DemoForm {
    std::uint32_t demoProtocol = 5; ///< 4 or 5.
    std::uint32_t networkProtocol = NewestProtocol;
    std::size_t headerSize = HeaderSize;

    /// Whether messages can be decoded; those of demo protocol 4 are opaque.
    [[nodiscard]] bool hasKnownMessages() const { return demoProtocol == 5; }
    /// Where the header keeps the offset of the directory: its last four bytes.
    [[nodiscard]] std::uint64_t directoryOffsetByte() const { return headerSize - 4; }
};

struct DemoHeader {
    DemoForm form;
    std::string mapName;       ///< Without path and suffix.
    std::string gameDirectory; ///< "valve", "cstrike", ...
    std::uint32_t mapChecksum = 0;
    std::uint32_t directoryOffset = 0; ///< As stored; 0 after a crash.
};

/// Reads the header at the beginning of \a source.
/// Errors: UnknownFormat without the magic, Unsupported for an impossible pair of
/// protocols, Truncated, Io, Cancelled.
[[nodiscard]] Result<DemoHeader> readDemoHeader(const ByteSource &source, std::stop_token stop);

} // namespace tickscope::goldsrc
