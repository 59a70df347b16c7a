// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/gui/crash_report.h"

#include <QDateTime>
#include <QDir>
#include <QFile>

#if defined(Q_OS_UNIX) && __has_include(<execinfo.h>)
#include <execinfo.h>
#include <fcntl.h>
#include <unistd.h>

#include <array>
#include <atomic>
#include <csignal>
#include <cstring>

namespace tickscope::crash_report {

namespace {

struct CrashSignal {
    int number;
    const char *name;
};
constexpr std::array<CrashSignal, 5> CrashSignals{{{SIGSEGV, "SIGSEGV"},
                                                   {SIGBUS, "SIGBUS"},
                                                   {SIGILL, "SIGILL"},
                                                   {SIGFPE, "SIGFPE"},
                                                   {SIGABRT, "SIGABRT"}}};
constexpr int MostFrames = 64;
constexpr unsigned MostSeconds = 5; ///< A crash inside the dynamic linker may hold its lock.

using HashText = std::array<char, 128>;

// All that the handler needs is made before: it may not allocate.
QByteArray reportPath;
QByteArray reportHead;
int stackFile = -1;                                ///< What is to have the stack alone.
std::array<HashText, 2> hashTexts{{{"none"}, {}}}; ///< One is written while the other one is shown.
std::atomic<const char *> shownHash = hashTexts.front().data();
std::array<char, 1 << 16> handlerStack; ///< The thread's own may be what is used up.

void append(int file, const char *text)
{
    (void)!::write(file, text, std::strlen(text));
}

void writeStack(int file)
{
    std::array<void *, MostFrames> frames{};
    const int count = ::backtrace(frames.data(), MostFrames);
    ::backtrace_symbols_fd(frames.data(), count, file);
}

void writeReport(const char *signalName)
{
    if (stackFile >= 0)
        return writeStack(stackFile);
    const int file = ::open(reportPath.constData(), O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC,
                            S_IRUSR | S_IWUSR);
    if (file < 0)
        return;
    append(file, reportHead.constData());
    append(file, "\nsignal: ");
    append(file, signalName);
    append(file, "\nrecording (SHA-256): ");
    append(file, shownHash);
    append(file, "\n\n");
    writeStack(file);
    ::close(file);
}

/// Only calls that a signal handler may make.
void onCrash(int signal)
{
    static std::atomic_flag isWriting;
    // A second thread waits for its end with that of the process.
    while (isWriting.test_and_set())
        ::pause();
    ::signal(SIGALRM, SIG_DFL);
    ::alarm(MostSeconds);
    for (const CrashSignal &crash : CrashSignals) {
        if (crash.number == signal)
            writeReport(crash.name);
    }
    // Then it ends as it would have, with a core file where the system wants one.
    ::signal(signal, SIG_DFL);
    ::raise(signal);
}

void handleCrashes()
{
    // Loads what it needs, which the handler may not.
    std::array<void *, 1> frame{};
    ::backtrace(frame.data(), 1);
    const stack_t stack{handlerStack.data(), 0, handlerStack.size()};
    ::sigaltstack(&stack, nullptr);
    struct sigaction action = {};
    action.sa_handler = &onCrash;
    action.sa_flags = SA_ONSTACK;
    for (const CrashSignal &crash : CrashSignals)
        sigaddset(&action.sa_mask, crash.number);
    for (const CrashSignal &crash : CrashSignals)
        ::sigaction(crash.number, &action, nullptr);
}

} // namespace

void enable(const QString &folder, const QByteArray &versions)
{
    const QString name = QStringLiteral("%1-%2.txt")
                             .arg(QDateTime::currentDateTimeUtc().toString("yyyyMMdd-hhmmss"))
                             .arg(::getpid());
    reportPath = QFile::encodeName(QDir(folder).filePath(name));
    reportHead = versions;
    handleCrashes();
}

void enableStack(int file, qint64 offset)
{
    if (::lseek(file, offset, SEEK_SET) != offset)
        return;
    stackFile = file;
    handleCrashes();
}

void setRecording(const QByteArray &text)
{
    HashText &next = shownHash == hashTexts[0].data() ? hashTexts[1] : hashTexts[0];
    qstrncpy(next.data(), text.constData(), next.size());
    shownHash = next.data();
}

} // namespace tickscope::crash_report

#else

namespace tickscope::crash_report {

void enable(const QString & /*folder*/, const QByteArray & /*versions*/) {}
void enableStack(int /*file*/, qint64 /*offset*/) {}
void setRecording(const QByteArray & /*text*/) {}

} // namespace tickscope::crash_report

#endif
