// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/thumbnailer/helper.h"

#include <csignal>
#include <cstdlib>
#include <new>

#include <fcntl.h>
#include <QGuiApplication>
#include <QPainter>
#include <sys/prctl.h>
#include <sys/wait.h>
#include <unistd.h>

#include "app/thumbnailer/recording_picture.h"

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
    if (!confine(HelperAllowance))
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
    // Its event loops want more rights than Qt's own, for each thread anew.
    ::setenv("QT_NO_GLIB", "1", 1);
    static QGuiApplication application(count, words);
    QImage scratch(16, 16, QImage::Format_RGB32);
    QPainter(&scratch).drawText(scratch.rect(), QStringLiteral("0"));
}

} // namespace

QImage pictureOfHelper(const std::function<void()> &prepare, const Work &work, QSize size,
                       const Patience &patience)
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
        picture = receivePicture(ends[0], size, patience);
        ::kill(helper, SIGKILL);
        ::waitpid(helper, nullptr, 0);
    }
    ::close(ends[0]);
    return picture;
}

QImage thumbnailOf(const Shared<ByteSource> &source, const FormatRegistry &registry, int width)
{
    const Work work = [&](int descriptor) {
        drawRecording(source, registry, width,
                      [&](const QImage &picture) { sendPicture(descriptor, picture); });
    };
    return pictureOfHelper(prepareQt, work, pictureSize(width));
}

} // namespace tickscope::thumbnailer
