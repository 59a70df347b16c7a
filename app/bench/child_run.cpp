// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/bench/child_run.h"

#include <fcntl.h>
#include <spawn.h>
#include <sys/wait.h>
#include <unistd.h>

#include <algorithm>
#include <array>
#include <cerrno>

#include "core/base/fault.h"

namespace tickscope::bench {

namespace {

/// Of a report; rows of events are many times that, and only cost time here.
constexpr std::size_t MostOutput = 1U << 20;

std::string lastLineOf(std::string text)
{
    while (text.ends_with('\n'))
        text.pop_back();
    return text.substr(text.rfind('\n') + 1);
}

Seconds secondsOf(const timeval &time)
{
    return Seconds(static_cast<double>(time.tv_sec) + static_cast<double>(time.tv_usec) / 1e6);
}

} // namespace

Result<ChildRun> runChild(const std::vector<std::string> &command)
{
    std::vector<char *> words;
    words.reserve(command.size() + 1);
    for (const std::string &word : command)
        words.push_back(const_cast<char *>(word.c_str()));
    words.push_back(nullptr);
    std::array<int, 2> ends{};
    if (::pipe2(ends.data(), O_CLOEXEC) != 0)
        return failure(ErrorCode::Io, {faults::Words, "no pipe can be made"});
    posix_spawn_file_actions_t actions;
    ::posix_spawn_file_actions_init(&actions);
    ::posix_spawn_file_actions_adddup2(&actions, ends[1], STDOUT_FILENO);
    ::posix_spawn_file_actions_adddup2(&actions, ends[1], STDERR_FILENO);
    pid_t process = 0;
    const int error = ::posix_spawnp(&process, words.front(), &actions, nullptr, words.data(),
                                     environ);
    ::posix_spawn_file_actions_destroy(&actions);
    ::close(ends[1]);
    ChildRun run;
    if (error == 0) {
        std::array<char, 4096> part{};
        for (ssize_t count = 1; count > 0 || (count < 0 && errno == EINTR);) {
            count = ::read(ends[0], part.data(), part.size());
            const auto size = static_cast<std::size_t>(std::max<ssize_t>(count, 0));
            run.output.append(part.data(), std::min(size, MostOutput - run.output.size()));
        }
    }
    ::close(ends[0]);
    int status = 0;
    rusage usage{};
    if (error != 0 || ::wait4(process, &status, 0, &usage) != process)
        return failure(ErrorCode::Io, {faults::Words, command.front() + " cannot be run"});
    if (status != 0)
        return failure(ErrorCode::Io, {faults::Words, lastLineOf(run.output)});
    run.cpu = secondsOf(usage.ru_utime) + secondsOf(usage.ru_stime);
    run.memory = static_cast<double>(usage.ru_maxrss) / 1024.0;
    return run;
}

} // namespace tickscope::bench
