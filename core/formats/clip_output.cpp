// SPDX-License-Identifier: MIT
#include "core/formats/clip_output.h"

#include <algorithm>
#include <vector>

#include "core/base/limits.h"
#include "core/base/try.h"

namespace tickscope {

void ClipOutput::write(std::span<const std::byte> bytes)
{
    m_out.write(reinterpret_cast<const char *>(bytes.data()),
                static_cast<std::streamsize>(bytes.size()));
}

Result<void> ClipOutput::copy(const ByteSource &source, ByteRange range,
                              const std::stop_token &stop,
                              const std::function<void(std::span<const std::byte>)> &each)
{
    std::vector<std::byte> block(
        static_cast<std::size_t>(std::min<std::uint64_t>(limits::ReadBlock, range.size)));
    while (range.size > 0) {
        const auto wanted = static_cast<std::size_t>(
            std::min<std::uint64_t>(block.size(), range.size));
        TRY_ASSIGN(const auto read,
                   source.readAt(range.first, std::span(block).first(wanted), stop));
        if (read == 0)
            return ioError(faults::FileEndsEarly, range.first);
        const auto bytes = std::span<const std::byte>(block).first(read);
        if (each)
            each(bytes);
        write(bytes);
        range.first += read;
        range.size -= read;
    }
    return check();
}

void ClipOutput::rewriteBegin(std::span<const std::byte> bytes)
{
    const auto end = m_out.tellp();
    m_out.seekp(m_begin);
    write(bytes);
    m_out.seekp(end);
}

Result<void> ClipOutput::check() const
{
    if (m_out)
        return {};
    return ioError(Fault::tr("the output cannot be written; is the disk full?"));
}

} // namespace tickscope
