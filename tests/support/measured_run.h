// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QByteArray>
#include <QFile>
#include <QStringList>
#include <QTemporaryFile>

#include <string>
#include <vector>

#include <fcntl.h>
#include <sys/resource.h>
#include <sys/wait.h>
#include <unistd.h>

#include "tests/support/places.h"

namespace tickscope::test {

/// What a run of the program under limits cost.
struct MeasuredRun {
    int code = -1;   ///< Negative when a signal ended it.
    int signal = 0;  ///< That signal.
    double cpu = 0;  ///< Seconds, of all its threads.
    qint64 peak = 0; ///< MiB that it had in memory at a time.
    QByteArray out;
};

/// Whether the program is built with what takes memory and time of its own.
[[nodiscard]] constexpr bool isInstrumented()
{
#if defined(__SANITIZE_ADDRESS__) || defined(__SANITIZE_THREAD__)
    return true;
#else
    return false;
#endif
}

/// Runs a program, tickscope-cli; one that needs more than \a cpuSeconds is ended by a signal. What
/// a process cost that it started and waited for counts as well.
/// \param keepsOutput  else nobody looks at it.
inline MeasuredRun runMeasured(const QStringList &words, rlim_t cpuSeconds,
                               bool keepsOutput = false,
                               const QString &name = QStringLiteral("tickscope-cli"))
{
    std::vector<std::string> texts{program(name).toStdString()};
    for (const QString &word : words)
        texts.push_back(word.toStdString());
    std::vector<char *> arguments;
    for (std::string &text : texts)
        arguments.push_back(text.data());
    arguments.push_back(nullptr);
    QTemporaryFile out;
    if (keepsOutput && !out.open())
        return {};
    const int target = keepsOutput ? out.handle() : ::open("/dev/null", O_WRONLY | O_CLOEXEC);

    const pid_t child = ::fork();
    if (child == 0) {
        const rlimit limit{cpuSeconds, cpuSeconds + 1};
        ::setrlimit(RLIMIT_CPU, &limit);
        ::dup2(target, STDOUT_FILENO);
        const int nowhere = ::open("/dev/null", O_WRONLY);
        ::dup2(nowhere, STDERR_FILENO);
        ::execv(arguments.front(), arguments.data());
        ::_exit(127);
    }
    MeasuredRun run;
    int status = 0;
    rusage usage{};
    if (child < 0 || ::wait4(child, &status, 0, &usage) != child)
        return run;
    if (!keepsOutput)
        ::close(target);
    const auto seconds = [](const timeval &time) {
        return static_cast<double>(time.tv_sec) + static_cast<double>(time.tv_usec) / 1e6;
    };
    run.code = WIFEXITED(status) ? WEXITSTATUS(status) : -1;
    run.signal = WIFSIGNALED(status) ? WTERMSIG(status) : 0;
    run.cpu = seconds(usage.ru_utime) + seconds(usage.ru_stime);
    run.peak = usage.ru_maxrss / 1024;
    if (keepsOutput) {
        out.seek(0);
        run.out = out.readAll();
    }
    return run;
}

} // namespace tickscope::test
