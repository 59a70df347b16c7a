// SPDX-License-Identifier: MIT
#include "core/io/http/http_options.h"

#include <algorithm>
#include <cstdlib>
#include <string_view>

#include "core/base/try.h"
#include "core/io/byte_source.h"
#include "core/io/disk_cache.h"

namespace tickscope {

namespace {

std::string environmentText(const char *name)
{
    const char *value = std::getenv(name);
    return value ? value : "";
}

/// Without the line's end that editors leave.
std::string tokenOf(std::string_view text)
{
    while (!text.empty() && (text.back() == '\n' || text.back() == '\r' || text.back() == ' '))
        text.remove_suffix(1);
    return std::string(text);
}

/// What a header may hold: no line end that would begin another header.
bool isToken(std::string_view text)
{
    return !text.empty() && std::ranges::all_of(text, [](char c) { return c > ' ' && c < 0x7f; });
}

} // namespace

HttpOptions HttpOptions::fromEnvironment()
{
    HttpOptions options;
    if (const std::string token = tokenOf(environmentText("TICKSCOPE_BEARER_TOKEN"));
        isToken(token))
        options.bearerToken = token;
    options.cacheFolder = userCacheFolder("http");
    return options;
}

Result<std::string> readTokenFile(const std::string &path)
{
    TRY_ASSIGN(const auto file, openFile(path));
    TRY_ASSIGN(const auto bytes, readAll(*file, 0, file->size(), limits::TokenBytes, {}));
    std::string token = tokenOf({reinterpret_cast<const char *>(bytes.data()), bytes.size()});
    if (!isToken(token))
        return damaged({Fault::tr("%1: holds no token"), path});
    return token;
}

} // namespace tickscope
