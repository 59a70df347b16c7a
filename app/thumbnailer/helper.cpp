// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/thumbnailer/helper.h"

#include <fcntl.h>
#include <sys/mman.h>
#include <sys/prctl.h>
#include <sys/resource.h>
#include <sys/syscall.h>
#include <sys/wait.h>
#include <unistd.h>

#include <algorithm>
#include <cerrno>
#include <csignal>
#include <cstdint>
#include <cstdlib>
#include <initializer_list>
#include <memory>
#include <new>

#include <poll.h>
#include <sched.h>
#include <seccomp.h>

#include <QGuiApplication>
#include <QPainter>

#include "app/thumbnailer/recording_picture.h"
#include "core/io/byte_source.h"

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
    if (!confine(HelperBudget))
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

/// Limits that are narrower already stay.
bool limit(decltype(RLIMIT_DATA) resource, rlim_t most)
{
    rlimit now{};
    if (::getrlimit(resource, &now) != 0)
        return false;
    const rlimit narrowed{std::min(now.rlim_cur, most), std::min(now.rlim_max, most)};
    return ::setrlimit(resource, &narrowed) == 0;
}

/// The numbers and sizes of the kernel's interface, which older headers do not have.
namespace landlock {

constexpr long CreateRuleset = 444;
constexpr long RestrictSelf = 446;
constexpr unsigned AskVersion = 1;

struct Rules {
    std::uint64_t files = 0;
    std::uint64_t network = 0;
    std::uint64_t scopes = 0;
};

/// All that a version can forbid.
Rules everythingOf(long version)
{
    Rules rules;
    int fileRights = 13;
    if (version >= 2)
        ++fileRights; // Moving between folders.
    if (version >= 3)
        ++fileRights; // Truncating.
    if (version >= 5)
        ++fileRights; // Commands to devices.
    rules.files = (std::uint64_t{1} << fileRights) - 1;
    rules.network = version >= 4 ? 3U : 0U;
    rules.scopes = version >= 6 ? 3U : 0U;
    return rules;
}

std::size_t sizeFor(long version)
{
    if (version >= 6)
        return sizeof(Rules);
    return version >= 4 ? 2 * sizeof(std::uint64_t) : sizeof(std::uint64_t);
}

/// A kernel without it leaves the work to the filter of system calls.
void forbidEverything()
{
    const long version = ::syscall(CreateRuleset, nullptr, std::size_t{0}, AskVersion);
    if (version < 1)
        return;
    const Rules rules = everythingOf(version);
    const auto descriptor = static_cast<int>(
        ::syscall(CreateRuleset, &rules, sizeFor(version), 0U));
    if (descriptor < 0)
        return;
    ::syscall(RestrictSelf, descriptor, 0U);
    ::close(descriptor);
}

} // namespace landlock

/// What memory, threads, clocks and open descriptors need. Threads of Qt, which paints on several,
/// wake each other by an event descriptor.
constexpr std::initializer_list<int> AllowedCalls{
    SCMP_SYS(read),
    SCMP_SYS(pread64),
    SCMP_SYS(readv),
    SCMP_SYS(write),
    SCMP_SYS(writev),
    SCMP_SYS(lseek),
    SCMP_SYS(fstat),
    SCMP_SYS(close),
    SCMP_SYS(brk),
    SCMP_SYS(munmap),
    SCMP_SYS(mremap),
    SCMP_SYS(madvise),
    SCMP_SYS(futex),
    SCMP_SYS(clock_gettime),
    SCMP_SYS(clock_nanosleep),
    SCMP_SYS(nanosleep),
    SCMP_SYS(gettimeofday),
    SCMP_SYS(sched_yield),
    SCMP_SYS(getpid),
    SCMP_SYS(gettid),
    SCMP_SYS(getrandom),
    SCMP_SYS(sched_getaffinity),
    SCMP_SYS(sysinfo),
    SCMP_SYS(rt_sigreturn),
    SCMP_SYS(rt_sigaction),
    SCMP_SYS(rt_sigprocmask),
    SCMP_SYS(sigaltstack),
    SCMP_SYS(set_robust_list),
    SCMP_SYS(rseq),
    SCMP_SYS(restart_syscall),
    SCMP_SYS(exit),
    SCMP_SYS(exit_group),
    SCMP_SYS(membarrier),
    SCMP_SYS(poll),
    SCMP_SYS(ppoll),
    SCMP_SYS(eventfd2),
};

bool filterCalls()
{
    const std::unique_ptr<void, decltype(&seccomp_release)> filter(
        seccomp_init(SCMP_ACT_ERRNO(EPERM)), &seccomp_release);
    if (!filter)
        return false;
    bool isWhole = seccomp_attr_set(filter.get(), SCMP_FLTATR_CTL_TSYNC, 1) == 0;
    for (const int call : AllowedCalls)
        isWhole = isWhole && seccomp_rule_add(filter.get(), SCMP_ACT_ALLOW, call, 0) == 0;
    // No new code, but memory.
    for (const int call : {SCMP_SYS(mmap), SCMP_SYS(mprotect)})
        isWhole = isWhole
                  && seccomp_rule_add(filter.get(), SCMP_ACT_ALLOW, call, 1,
                                      SCMP_A2(SCMP_CMP_MASKED_EQ, PROT_EXEC, 0))
                         == 0;
    // Its own threads, as abort() does, and no others.
    isWhole = isWhole
              && seccomp_rule_add(filter.get(), SCMP_ACT_ALLOW, SCMP_SYS(tgkill), 1,
                                  SCMP_A0(SCMP_CMP_EQ, static_cast<scmp_datum_t>(::getpid())))
                     == 0;
    // Threads, but no processes. The C library falls back to the call whose flags can be seen.
    isWhole = isWhole
              && seccomp_rule_add(filter.get(), SCMP_ACT_ALLOW, SCMP_SYS(clone), 1,
                                  SCMP_A0(SCMP_CMP_MASKED_EQ, CLONE_THREAD, CLONE_THREAD))
                     == 0
              && seccomp_rule_add(filter.get(), SCMP_ACT_ERRNO(ENOSYS), SCMP_SYS(clone3), 0) == 0;
    return isWhole && seccomp_load(filter.get()) == 0;
}

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

QImage thumbnailOf(const Shared<ByteSource> &source, const FormatRegistry &registry, int width)
{
    const Work work = [&](int descriptor) {
        drawRecording(source, registry, width,
                      [&](const QImage &picture) { sendPicture(descriptor, picture); });
    };
    return pictureOfHelper(prepareQt, work, pictureSize(width));
}

bool confine(const Budget &allowance)
{
    if (::prctl(PR_SET_NO_NEW_PRIVS, 1, 0, 0, 0) != 0 || ::prctl(PR_SET_DUMPABLE, 0, 0, 0, 0) != 0)
        return false;
    landlock::forbidEverything();
    return limit(RLIMIT_DATA, allowance.memory) && limit(RLIMIT_CPU, allowance.processorSeconds)
           && limit(RLIMIT_CORE, 0) && limit(RLIMIT_FSIZE, 0) && filterCalls();
}

bool sendPicture(int descriptor, const QImage &picture)
{
    const QImage plain = picture.convertToFormat(Pixels);
    const Header header{plain.width(), plain.height()};
    return writeAll(descriptor, &header, sizeof header)
           && writeAll(descriptor, plain.constBits(),
                       static_cast<std::size_t>(plain.sizeInBytes()));
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
