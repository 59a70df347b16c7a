// SPDX-License-Identifier: MIT
#include "core/io/byte_source.h"

#include <algorithm>

#include "core/base/try.h"

namespace tickscope {

namespace {

/// A name that stays in its folder, on disk and in a URL.
bool isPlainFileName(const std::string &name)
{
    constexpr std::string_view Separators("/\\\0", 3);
    return !name.empty() && name != "." && name != ".."
           && name.find_first_of(Separators) == std::string::npos;
}

tl::unexpected<Error> notBeside()
{
    return damaged(Fault::tr("the recording names a file that is not beside it"));
}

class MemorySource : public ByteSource
{
public:
    MemorySource(std::vector<std::byte> bytes, std::string name)
        : m_bytes(std::move(bytes))
        , m_name(std::move(name))
    {
    }

    [[nodiscard]] std::uint64_t size() const override { return m_bytes.size(); }

    Result<std::size_t> readAt(std::uint64_t offset, std::span<std::byte> into,
                               std::stop_token) const override
    {
        if (offset >= m_bytes.size())
            return std::size_t{0};
        const auto rest = std::span(m_bytes).subspan(static_cast<std::size_t>(offset));
        const auto count = std::min(rest.size(), into.size());
        std::ranges::copy(rest.first(count), into.begin());
        return count;
    }

    [[nodiscard]] std::string name() const override { return m_name; }

private:
    std::vector<std::byte> m_bytes;
    std::string m_name;
};

} // namespace

Result<Shared<ByteSource>> ByteSource::sibling(const std::string &name, std::stop_token stop) const
{
    if (!isPlainFileName(name))
        return notBeside();
    return openSibling(name, std::move(stop));
}

Result<Shared<ByteSource>> ByteSource::finishedSibling(const std::string &name,
                                                       const std::string &owner,
                                                       std::stop_token stop) const
{
    if (!isPlainFileName(name))
        return notBeside();
    return openFinishedSibling(name, owner, std::move(stop));
}

Result<Shared<ByteSource>> ByteSource::openSibling(const std::string &, std::stop_token) const
{
    return nullptr;
}

Shared<ByteSource> memorySource(std::vector<std::byte> bytes, std::string name)
{
    return std::make_shared<const MemorySource>(std::move(bytes), std::move(name));
}

Result<std::vector<std::byte>> readAll(const ByteSource &source, std::uint64_t offset,
                                       std::uint64_t size, std::uint64_t limit,
                                       std::stop_token stop)
{
    const auto there = source.size();
    if (offset > there || size > there - offset)
        return truncated(faults::FileEndsEarly, there);
    if (size > limit)
        return limitExceeded(Fault::tr("too big to be read into memory"), offset);
    std::vector<std::byte> bytes(static_cast<std::size_t>(size));
    TRY_ASSIGN(const auto count, source.readAt(offset, bytes, stop));
    if (count != bytes.size())
        return truncated(faults::FileEndsEarly, offset + count);
    return bytes;
}

} // namespace tickscope
