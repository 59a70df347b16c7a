// SPDX-License-Identifier: MIT
#include "core/io/byte_window.h"

#include <cstring>
#include <utility>

#include "core/base/limits.h"
#include "core/base/try.h"

namespace tickscope {

/// After a jump little is read at first: a seek wants a keyframe or some ticks, not a megabyte.
constexpr std::size_t FirstRead = 32U << 10;

ByteWindow::ByteWindow(Shared<ByteSource> source)
    : m_source(std::move(source))
    , m_nextRead(FirstRead)
{
}

Result<void> ByteWindow::fill(std::uint64_t offset, std::size_t count, const std::stop_token &stop)
{
    // What is already here and wanted again moves to the front.
    std::size_t kept = 0;
    if (offset >= m_begin && offset - m_begin < m_filled) {
        kept = m_filled - static_cast<std::size_t>(offset - m_begin);
        m_nextRead = std::min(m_nextRead * 2, limits::ReadBlock);
    } else if (offset - (m_begin + m_filled) < FirstRead) {
        // Also where a walk has gone over what it need not read.
        m_nextRead = std::min(m_nextRead * 2, limits::ReadBlock);
    } else {
        m_nextRead = FirstRead;
    }
    const std::size_t wanted = kept + std::max(m_nextRead, count);
    if (m_room < wanted) {
        // At once as much as a walk needs: what is not read into takes no memory.
        m_room = m_nextRead == FirstRead ? wanted : std::max(wanted, limits::ReadBlock + FirstRead);
        auto block = std::make_unique_for_overwrite<std::byte[]>(m_room);
        std::copy_n(m_block.get() + (m_filled - kept), kept, block.get());
        m_block = std::move(block);
    } else {
        std::memmove(m_block.get(), m_block.get() + (m_filled - kept), kept);
    }
    m_begin = offset;
    m_filled = kept;
    TRY_ASSIGN(
        const auto read,
        m_source->readAt(offset + kept, std::span(m_block.get() + kept, wanted - kept), stop));
    m_filled += read;
    return {};
}

} // namespace tickscope
