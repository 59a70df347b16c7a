// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <algorithm>
#include <cstdint>
#include <memory>
#include <span>
#include <string>
#include <vector>

#include "core/base/limits.h"
#include "core/io/http/http_source.h"
#include "tests/support/servers/fake_server.h"
#include "tests/support/servers/served_files.h"

/// What the tests of remote sources share: a file on a server, and ways to read it.
namespace tickscope::test {

using Bytes = std::vector<std::byte>;
inline constexpr std::uint64_t HttpBlock = limits::HttpBlock;
inline const std::string Url = "https://example.org/runs/one.demo";

/// A server with one file, and a source that reads it.
struct Bench {
    explicit Bench(FakeFile file)
        : bytes(file.bytes)
    {
        options.readsAhead = false;
        server->put(Url, std::move(file));
    }

    Result<Shared<ByteSource>> open(const std::string &url = Url) const
    {
        return openUrl({url, options, server}, {});
    }
    /// What lies there, or what went wrong.
    static Result<Bytes> read(const ByteSource &source, std::uint64_t offset, std::size_t size,
                              std::stop_token stop = {})
    {
        Bytes into(size);
        const auto count = source.readAt(offset, into, std::move(stop));
        if (!count)
            return tl::unexpected(count.error());
        into.resize(*count);
        return into;
    }
    [[nodiscard]] bool gives(const ByteSource &source, std::uint64_t offset, std::size_t size) const
    {
        const auto got = read(source, offset, size);
        return got && got->size() == size
               && std::ranges::equal(*got, std::span(bytes).subspan(offset, size));
    }

    Bytes bytes;
    HttpOptions options;
    std::shared_ptr<FakeServer> server = std::make_shared<FakeServer>();
};

inline FakeFile fileOf(std::size_t size)
{
    return {.bytes = pattern(size)};
}

inline std::uint64_t sum(const std::vector<ByteRange> &ranges)
{
    std::uint64_t bytes = 0;
    for (const ByteRange &range : ranges)
        bytes += range.size;
    return bytes;
}

} // namespace tickscope::test
