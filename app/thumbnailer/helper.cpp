// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/thumbnailer/helper.h"

#include <fcntl.h>
#include <sys/prctl.h>
#include <sys/wait.h>
#include <unistd.h>

#include <cerrno>
#include <csignal>
#include <cstdint>
#include <cstdlib>
#include <new>
#include <span>

#include <poll.h>

#include <QGuiApplication>
#include <QPainter>

#include "app/thumbnailer/recording_picture.h"
#include "core/io/byte_source.h"
#include "core/io/byte_store.h"
#include "ui/world/canvas/game_data.h"

namespace tickscope::thumbnailer {

namespace {

[[noreturn]] void runHelper(const std::function<void()> &prepare, const Work &work, int descriptor)
{
    // Nobody waits for it any more when the parent is gone.
    ::prctl(PR_SET_PDEATHSIG, SIGKILL, 0, 0, 0);
    const int nothing = ::open("/dev/null", O_RDWR);
    for (const int standard : {STDIN_FILENO, STDOUT_FILENO, STDERR_FILENO})
        ::dup2(nothing, standard);
    ::close(nothing);
    prepare();
    if (confine(HelperBudget) == Confinement::None)
        ::_exit(1);
    try {
        work(descriptor);
    } catch (const std::bad_alloc &) {
        // What was sent before holds.
        ::_exit(1);
    }
    // Nothing is tidied: what would be saved may no longer be written.
    ::_exit(0);
}

/// Opens no display. What painters of text want is read now: later there are no files.
void prepareQt()
{
    static int count = 1;
    static char name[] = "tickscope-thumbnailer";
    static char *words[] = {name, nullptr};
    ::setenv("QT_QPA_PLATFORM", "offscreen", 1);
    // Its event loops want more rights than Qt's own, for each thread again.
    ::setenv("QT_NO_GLIB", "1", 1);
    static QGuiApplication application(count, words);
    QImage scratch(16, 16, QImage::Format_RGB32);
    QPainter(&scratch).drawText(scratch.rect(), QStringLiteral("0"));
}

using Clock = std::chrono::steady_clock;

constexpr QImage::Format Pixels = QImage::Format_RGB32;

struct Header {
    std::int32_t width = 0;
    std::int32_t height = 0;
};

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

QImage pictureOfHelper(const std::function<void()> &prepare, const Work &work, QSize size,
                       const Timeout &timeout)
{
    int ends[2] = {-1, -1};
    if (::pipe(ends) != 0)
        return {};
    const pid_t helper = ::fork();
    if (helper == 0) {
        ::close(ends[0]);
        runHelper(prepare, work, ends[1]);
    }
    ::close(ends[1]);
    QImage picture;
    if (helper > 0) {
        picture = receivePicture(ends[0], size, timeout);
        ::kill(helper, SIGKILL);
        ::waitpid(helper, nullptr, 0);
    }
    ::close(ends[0]);
    return picture;
}

QImage thumbnailOf(const Shared<ByteSource> &source, const FormatRegistry &registry, int width,
                   bool isDark)
{
    std::shared_ptr<const GameData> game;
    const auto prepare = [&game] {
        prepareQt();
        // Which of them a map names is known when files can no longer be opened.
        game = GameData::heldForMaps();
    };
    const Work work = [&](int descriptor) {
        drawRecording(source, registry, width, isDark, game,
                      [&](const QImage &picture) { sendPicture(descriptor, picture); });
    };
    return pictureOfHelper(prepare, work, pictureSize(width));
}

bool sendPicture(int descriptor, const QImage &picture)
{
    const QImage plain = picture.convertToFormat(Pixels);
    const Header header{plain.width(), plain.height()};
    return writeAll(descriptor, std::as_bytes(std::span(&header, 1)))
           && writeAll(descriptor,
                       std::as_bytes(std::span(plain.constBits(),
                                               static_cast<std::size_t>(plain.sizeInBytes()))));
}

QImage receivePicture(int descriptor, QSize size, const Timeout &timeout)
{
    const auto begin = Clock::now();
    QImage last;
    for (;;) {
        const auto until = begin + (last.isNull() ? timeout.forFirst : timeout.forBetter);
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
