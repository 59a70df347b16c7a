// SPDX-License-Identifier: MIT
#include "core/base/hash.h"

#include <algorithm>
#include <limits>

// The functions that are not deprecated look for their algorithm in a registry, which takes as long
// to set up as most recordings to be opened.
#define OPENSSL_SUPPRESS_DEPRECATED
#include <openssl/sha.h>
#include <zlib.h>

#include "core/base/parsing.h"

namespace tickscope {

struct Sha256::Context {
    SHA256_CTX sha;
};

Sha256::Sha256()
    : m_context(std::make_unique<Context>())
{
    SHA256_Init(&m_context->sha);
}

Sha256::~Sha256() = default;

void Sha256::add(std::span<const std::byte> bytes)
{
    SHA256_Update(&m_context->sha, bytes.data(), bytes.size());
}

Sha256Digest Sha256::finish()
{
    Sha256Digest digest{};
    SHA256_Final(reinterpret_cast<unsigned char *>(digest.data()), &m_context->sha);
    return digest;
}

Sha256Digest sha256Of(std::span<const std::byte> bytes)
{
    Sha256 hash;
    hash.add(bytes);
    return hash.finish();
}

std::uint32_t crc32Of(std::span<const std::byte> bytes, std::uint32_t before)
{
    uLong crc = before;
    // zlib takes 32-bit lengths.
    while (!bytes.empty()) {
        const auto count = std::min<std::size_t>(bytes.size(), std::numeric_limits<uInt>::max());
        crc = crc32(crc, reinterpret_cast<const Bytef *>(bytes.data()), static_cast<uInt>(count));
        bytes = bytes.subspan(count);
    }
    return static_cast<std::uint32_t>(crc);
}

std::string hexText(std::span<const std::byte> bytes)
{
    static constexpr char Digits[] = "0123456789abcdef";
    std::string text;
    text.reserve(bytes.size() * 2);
    for (const std::byte byte : bytes) {
        text += Digits[std::to_integer<unsigned>(byte) >> 4];
        text += Digits[std::to_integer<unsigned>(byte) & 15U];
    }
    return text;
}

bool readHex(std::string_view digits, std::span<std::byte> bytes)
{
    if (digits.size() != bytes.size() * 2)
        return false;
    for (std::size_t i = 0; i < bytes.size(); ++i) {
        const auto value = parseNumber<std::uint8_t>(digits.substr(2 * i, 2), 16);
        if (!value)
            return false;
        bytes[i] = std::byte{*value};
    }
    return true;
}

std::string crcText(std::uint32_t crc)
{
    const std::array<std::byte, 4> bytes{std::byte(crc >> 24), std::byte(crc >> 16),
                                         std::byte(crc >> 8), std::byte(crc)};
    return hexText(bytes);
}

} // namespace tickscope
