// SPDX-License-Identifier: MIT
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <memory>
#include <span>
#include <string>
#include <string_view>

namespace tickscope {

using Sha256Digest = std::array<std::byte, 32>;

/// SHA-256 of bytes that arrive in pieces.
class Sha256
{
public:
    Sha256();
    ~Sha256();
    Sha256 &operator=(Sha256 &&) = delete; // no copies

    void add(std::span<const std::byte> bytes);
    /// Digest of everything added; nothing may be added afterwards.
    [[nodiscard]] Sha256Digest finish();

private:
    struct Context;
    std::unique_ptr<Context> m_context;
};

[[nodiscard]] Sha256Digest sha256Of(std::span<const std::byte> bytes);

/// CRC-32 as zlib computes it; \a before is the value of the bytes before these.
[[nodiscard]] std::uint32_t crc32Of(std::span<const std::byte> bytes, std::uint32_t before = 0);

/// Lower-case hex text, two digits a byte.
[[nodiscard]] std::string hexText(std::span<const std::byte> bytes);

/// The \a bytes that \a digits are in hex; false where these are no digits, or not two a byte.
[[nodiscard]] bool readHex(std::string_view digits, std::span<std::byte> bytes);

/// Eight lower-case hex digits.
[[nodiscard]] std::string crcText(std::uint32_t crc);

} // namespace tickscope
