// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/world/canvas/pixel_area.h"

#include <cstdlib>

#ifdef Q_OS_LINUX
#include <sys/mman.h>
#endif

namespace tickscope {

QImage newPicture(QSize size, QImage::Format format)
{
#ifdef Q_OS_LINUX
    constexpr qsizetype BigPage = 2 << 20;
    const qsizetype line = size.width() * qsizetype(sizeof(QRgb));
    const qsizetype pages = (line * size.height() + BigPage - 1) / BigPage;
    // Below that much of the last page would lie idle.
    if (line * size.height() >= BigPage) {
        const auto bytes = static_cast<std::size_t>(pages * BigPage);
        if (void *memory = std::aligned_alloc(BigPage, bytes)) {
            // A kernel without them gives small ones.
            (void)::madvise(memory, bytes, MADV_HUGEPAGE);
            return {static_cast<uchar *>(memory),
                    size.width(),
                    size.height(),
                    line,
                    format,
                    std::free,
                    memory};
        }
    }
#endif
    return {size, format};
}

} // namespace tickscope
