// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/thumbnailer/picture_pipe.h"

#include <algorithm>
#include <cerrno>
#include <cstdint>

#include <poll.h>
#include <unistd.h>

namespace tickscope::thumbnailer {

namespace {

using Clock = std::chrono::steady_clock;

constexpr QImage::Format Pixels = QImage::Format_RGB32;

struct Header {
    std::int32_t width = 0;
    std::int32_t height = 0;
};

bool writeAll(int descriptor, const void *bytes, std::size_t size)
{
    const auto *next = static_cast<const char *>(bytes);
    while (size > 0) {
        const auto written = ::write(descriptor, next, size);
        if (written < 0 && errno == EINTR)
            continue;
        if (written <= 0)
            return false;
        next += written;
        size -= static_cast<std::size_t>(written);
    }
    return true;
}

/// False at the end, or when the time is over.
bool readAll(int descriptor, void *into, std::size_t size, Clock::time_point until)
{
    auto *next = static_cast<char *>(into);
    while (size > 0) {
        const auto left = std::chrono::ceil<std::chrono::milliseconds>(until - Clock::now());
        pollfd wanted{descriptor, POLLIN, 0};
        const int ready = left.count() > 0 ? ::poll(&wanted, 1, static_cast<int>(left.count())) : 0;
        if (ready < 0 && errno == EINTR)
            continue;
        if (ready <= 0)
            return false;
        const auto count = ::read(descriptor, next, size);
        if (count < 0 && errno == EINTR)
            continue;
        if (count <= 0)
            return false;
        next += count;
        size -= static_cast<std::size_t>(count);
    }
    return true;
}

} // namespace

bool sendPicture(int descriptor, const QImage &picture)
{
    const QImage plain = picture.convertToFormat(Pixels);
    const Header header{plain.width(), plain.height()};
    return writeAll(descriptor, &header, sizeof header)
           && writeAll(descriptor, plain.constBits(),
                       static_cast<std::size_t>(plain.sizeInBytes()));
}

QImage receivePicture(int descriptor, QSize size, const Patience &patience)
{
    const auto begin = Clock::now();
    QImage last;
    for (;;) {
        const auto until = begin + (last.isNull() ? patience.forFirst : patience.forBetter);
        Header header;
        if (!readAll(descriptor, &header, sizeof header, until)
            || QSize(header.width, header.height) != size)
            return last;
        QImage next(size, Pixels);
        if (next.isNull()
            || !readAll(descriptor, next.bits(), static_cast<std::size_t>(next.sizeInBytes()),
                        until))
            return last;
        last = std::move(next);
    }
}

} // namespace tickscope::thumbnailer
