// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QByteArray>
#include <QFile>
#include <QStringList>
#include <QTemporaryFile>

#include <algorithm>
#include <ctime>
#include <map>
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
#elif defined(__has_feature) // clang
    return __has_feature(address_sanitizer) || __has_feature(thread_sanitizer);
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

/// How many times as long as on a quiet machine a fixed work takes now, in CPU time: a slower
/// processor, or caches and clock rate that other programs take. At least 1. Limits in seconds are
/// for the quiet machine, and what exceeds them is asked beside this work.
[[nodiscard]] inline double slowness()
{
    constexpr double Quiet = 0.16; ///< Seconds that the work takes where the limits were found.
    const auto now = [] {
        timespec time{};
        ::clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time);
        return static_cast<double>(time.tv_sec) + static_cast<double>(time.tv_nsec) / 1e9;
    };
    const double begin = now();
    // As readers do: small pieces of memory, far from each other.
    std::map<quint32, quint32> places;
    quint32 key = 1;
    for (quint32 i = 0; i < 300'000; ++i) {
        key = key * 1'664'525 + 1'013'904'223;
        places.emplace(key, i);
    }
    while (!places.empty())
        places.erase(places.begin());
    return std::max(1.0, (now() - begin) / Quiet);
}

} // namespace tickscope::test
