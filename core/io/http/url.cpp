// SPDX-License-Identifier: MIT
#include "core/io/http/url.h"

#include <arpa/inet.h>

#include <algorithm>
#include <array>
#include <cstdint>
#include <filesystem>
#include <span>

#include "core/base/utf8.h"
#include "core/io/file_source.h"
#include "core/io/http/http_source.h"

namespace tickscope {

namespace {

bool isLetterOrDigit(char c)
{
    return (c >= '0' && c <= '9') || (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z');
}

/// \a pattern is in lower case.
bool beginsWithAnyCase(std::string_view text, std::string_view pattern)
{
    return text.size() >= pattern.size()
           && std::ranges::equal(text.substr(0, pattern.size()), pattern, {},
                                 [](char c) { return asciiLower(c); });
}

bool containsAnyCase(std::string_view text, std::string_view pattern)
{
    const auto isSame = [](char left, char right) { return asciiLower(left) == right; };
    return std::search(text.begin(), text.end(), pattern.begin(), pattern.end(), isSame)
           != text.end();
}

/// Where the host begins, behind "https://".
std::size_t hostOf(std::string_view url)
{
    return url.find("://") + 3;
}

struct Block {
    std::uint32_t address;
    int bits;
    Nearness nearness;
};

/// Source: IANA IPv4 Special-Purpose Address Registry.
constexpr std::array<Block, 7> Blocks{{{0x00000000, 8, Nearness::Machine},    // 0.0.0.0
                                       {0x7f000000, 8, Nearness::Machine},    // 127.0.0.0
                                       {0xa9fe0000, 16, Nearness::Link},      // 169.254.0.0
                                       {0x0a000000, 8, Nearness::Network},    // 10.0.0.0
                                       {0x64400000, 10, Nearness::Network},   // 100.64.0.0
                                       {0xac100000, 12, Nearness::Network},   // 172.16.0.0
                                       {0xc0a80000, 16, Nearness::Network}}}; // 192.168.0.0

Nearness nearnessOf(std::span<const unsigned char, 4> bytes)
{
    const auto address = std::uint32_t{bytes[0]} << 24 | std::uint32_t{bytes[1]} << 16
                         | std::uint32_t{bytes[2]} << 8 | std::uint32_t{bytes[3]};
    const auto *const found = std::ranges::find_if(Blocks, [address](const Block &block) {
        return (address ^ block.address) >> (32 - block.bits) == 0;
    });
    return found == Blocks.end() ? Nearness::Anywhere : found->nearness;
}

} // namespace

bool isUrl(std::string_view name)
{
    return beginsWithAnyCase(name, "http://") || beginsWithAnyCase(name, "https://");
}

std::string shownName(const std::string &name)
{
    if (!isUrl(name))
        return name;
    const UrlParts parts = urlParts(name);
    std::string shown = parts.place;
    const std::size_t host = hostOf(shown);
    const std::size_t at = shown.find_last_of('@', shown.find('/', host));
    if (at != std::string::npos && at >= host)
        shown.replace(host, at - host, "…");
    return parts.query.empty() ? shown : shown + "?…";
}

bool UrlParts::isFolder() const
{
    return place.ends_with('/') || place.find('/', hostOf(place)) == std::string::npos;
}

bool UrlParts::isSigned() const
{
    constexpr std::array<std::string_view, 4> Marks{
        "x-amz-signature=", "x-goog-signature=", "awsaccesskeyid=", "sig="};
    return std::ranges::any_of(Marks, [this](auto mark) { return containsAnyCase(query, mark); });
}

UrlParts urlParts(std::string_view url)
{
    const std::string_view sent = url.substr(0, url.find('#'));
    const std::size_t query = std::min(sent.find('?'), sent.size());
    return {std::string(sent.substr(0, query)), std::string(sent.substr(query))};
}

std::string escapedName(std::string_view name)
{
    constexpr std::string_view Digits = "0123456789ABCDEF";
    std::string text;
    for (const char c : name) {
        if (isLetterOrDigit(c) || std::string_view("-._~").find(c) != std::string_view::npos) {
            text += c;
            continue;
        }
        const auto byte = static_cast<unsigned char>(c);
        text += {'%', Digits[byte >> 4], Digits[byte & 15U]};
    }
    return text;
}

std::string siblingUrl(std::string_view url, std::string_view name)
{
    UrlParts parts = urlParts(url);
    const std::size_t slash = parts.place.find_last_of('/');
    if (slash >= hostOf(parts.place))
        parts.place.resize(slash + 1);
    else
        parts.place += '/';
    return parts.place + escapedName(name) + parts.query;
}

Result<Shared<ByteSource>> openNamed(const std::string &name, std::stop_token stop)
{
    return openNamed(name, HttpOptions::fromEnvironment(), std::move(stop));
}

Result<Shared<ByteSource>> openNamed(const std::string &name, const HttpOptions &options,
                                     std::stop_token stop)
{
    if (name == "-")
        return standardInput(stop);
    if (isUrl(name))
        return openUrl(name, options, std::move(stop));
    std::error_code isNoFolder;
    if (std::filesystem::is_directory(name, isNoFolder))
        return folderSource(name);
    return openFile(name, stop);
}

Nearness nearnessOf(const char *address)
{
    std::array<unsigned char, 16> bytes{};
    const std::span<const unsigned char, 16> all(bytes);
    if (::inet_pton(AF_INET, address, bytes.data()) == 1)
        return nearnessOf(all.first<4>());
    if (::inet_pton(AF_INET6, address, bytes.data()) != 1)
        return Nearness::Anywhere;
    const bool isShort = std::ranges::all_of(all.first<10>(), [](auto byte) { return byte == 0; });
    // "::1" and "::"; of those that are one of version 4, that one.
    if (isShort && ((bytes[10] == 0xff && bytes[11] == 0xff) || (bytes[10] | bytes[11]) == 0))
        return bytes[12] == 0 ? Nearness::Machine : nearnessOf(all.last<4>());
    if (bytes[0] == 0xfe && (bytes[1] & 0xc0) == 0x80)
        return Nearness::Link;
    return (bytes[0] & 0xfe) == 0xfc ? Nearness::Network : Nearness::Anywhere;
}

} // namespace tickscope
