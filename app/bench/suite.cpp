// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/bench/measures.h"

#include <algorithm>
#include <array>
#include <cerrno>
#include <cstdlib>
#include <filesystem>
#include <map>
#include <string_view>
#include <utility>

#include <nlohmann/json.hpp>

#include "core/base/fault.h"

#include <fcntl.h>
#include <spawn.h>
#include <sys/resource.h>
#include <sys/wait.h>
#include <unistd.h>

namespace tickscope::bench {

namespace {

/// What a program that ended has cost, and what it wrote.
struct ChildRun {
    std::string output; ///< Of both its streams, the first MiB.
    Seconds cpu{0};
    double memory = 0; ///< MB, its peak; at least that of this program until then.
};

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

/// Runs a program to its end. Errors: Io where it cannot be started; where it ended with another
/// code than 0, its last line is in the error.
Result<ChildRun> runChild(const std::vector<std::string> &command)
{
    std::vector<char *> words;
    words.reserve(command.size() + 1);
    for (const std::string &word : command)
        words.push_back(const_cast<char *>(word.c_str()));
    words.push_back(nullptr);
    std::array<int, 2> ends{};
    if (::pipe2(ends.data(), O_CLOEXEC) != 0)
        return ioError({faults::Words, "no pipe can be made"});
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
        return ioError({faults::Words, command.front() + " cannot be run"});
    if (status != 0)
        return ioError({faults::Words, lastLineOf(run.output)});
    run.cpu = secondsOf(usage.ru_utime) + secondsOf(usage.ru_stime);
    run.memory = static_cast<double>(usage.ru_maxrss) / 1024.0;
    return run;
}

namespace fs = std::filesystem;
using Json = nlohmann::ordered_json;

/// The recordings, and what the rows call them.
constexpr std::pair<std::string_view, std::string_view> Recordings[]{
    {"W", "ddnet198-client-watch-26min.demo"},
    {"L", "ddnet164-server-long-tutorial.demo"},
    {"T", "ddnet198-dm8-long.teehistorian"},
    {"G", "274_dcj_Desu.dem"},
    {"H", "long-3h.hcrp"},
};
/// Bytes of the recordings that are made.
constexpr double LargeBytes = 1e9;

/// A figure in what a run of this program writes with --json.
struct JsonFigure {
    const char *mode = ""; ///< An option of this program, or none for reading and seeking.
    const char *recording = "";
    std::string_view name;
    std::string_view unit;
    double target = 0;
};
constexpr JsonFigure JsonFigures[]{
    {"", "W", "opened", "ms", 3.2},
    {"", "L", "opened", "ms", 9.9},
    {"", "W", "everything decoded", "ms", 109},
    {"", "L", "everything decoded", "ms", 83},
    {"", "W", "seek, median", "ms", 0.10},
    {"", "W", "seek, 99th percentile", "ms", 0.30},
    {"", "W", "seek of a kept cursor beside a new one", "x", 1.0},
    {"", "W", "one tick forward", "us", 4},
    {"", "T", "states", "ms", 25},
    {"", "T", "everything decoded", "ms", 80},
    {"", "T", "seek of a kept cursor, 99th percentile", "ms", 0.33},
    {"", "H", "index beside unpacking alone", "Z", 2.0},
    {"--render", "W", "picture of 1280 x 720, mean CPU", "ms", 2.5},
    {"--render", "W", "picture of 1920 x 1080, mean CPU", "ms", 4.5},
    {"--render", "W", "picture of 3840 x 2160, 95th percentile", "ms wall", 16.7},
    {"--render", "W", "scrubbing at 1280 x 720, longest", "ms", 12},
    {"--render", "W", "scrubbing at 1920 x 1080, longest", "ms", 16.7},
    {"--render", "W", "scrubbing at 3840 x 2160, longest", "ms", 33},
    {"--render", "W", "zoom step at 1280 x 720, mean CPU", "ms", 8},
    {"--render", "W", "zoom step at 3840 x 2160, mean CPU", "ms", 33},
    {"--start", "W", "window usable", "ms", 90},
    {"--start", "W", "window usable beside an empty one", "x wall", 2.5},
};

/// What a run of tickscope-cli costs.
struct CommandFigure {
    const char *recording = "";
    const char *name = "";
    std::vector<std::string> words;
    double target = 0;
    bool isMemory = false; ///< Its peak in MB, not its CPU time in milliseconds.
};
const std::vector<CommandFigure> &commandFigures()
{
    static const std::vector<CommandFigure> all{
        {"W1000", "opened by info --quick", {"info", "--quick"}, 250},
        {"L1000", "opened by info --quick", {"info", "--quick"}, 330},
        {"W1000", "index read from the disk", {"index"}, 300},
        {"T", "events as recorded", {"events", "--raw"}, 300},
        {"T", "events of the rebuilt world", {"events"}, 2000},
        {"W", "memory of info", {"info"}, 39, true},
        {"W1000", "memory of info", {"info"}, 548, true},
    };
    return all;
}

/// Instructions of info, in thousand millions.
constexpr std::pair<const char *, double> CountTargets[]{
    {"W", 1.0}, {"L", 0.65}, {"T", 0.45}, {"G", 0.06}, {"H", 0.45}};

/// The line of JSON, without what libraries have to say.
std::string reportIn(const std::string &output)
{
    const std::size_t begin = output.starts_with('{') ? 0 : output.find("\n{") + 1;
    return output.substr(begin, output.find('\n', begin) - begin);
}

class SuiteRun
{
public:
    SuiteRun()
    {
        std::string pattern = (fs::temp_directory_path() / "tickscope-suite-XXXXXX").string();
        if (::mkdtemp(pattern.data()))
            m_scratch = pattern;
        // What is kept on the disk is to be of this run.
        for (const char *place :
             {"HOME", "XDG_CACHE_HOME", "XDG_CONFIG_HOME", "XDG_DATA_HOME", "XDG_RUNTIME_DIR"})
            ::setenv(place, m_scratch.c_str(), 1);
        if (!std::getenv("DISPLAY") && !std::getenv("WAYLAND_DISPLAY"))
            ::setenv("QT_QPA_PLATFORM", "offscreen", 1);
    }
    SuiteRun &operator=(SuiteRun &&) = delete; // no copies
    ~SuiteRun()
    {
        std::error_code ignored;
        if (!m_scratch.empty())
            fs::remove_all(m_scratch, ignored);
    }

    Result<Suite> measure(const std::string &folder, bool counts)
    {
        if (m_scratch.empty())
            return ioError({faults::Words, "no folder can be made"});
        findRecordings(folder);
        for (const JsonFigure &figure : JsonFigures)
            addJson(figure);
        makeLarge("W");
        makeLarge("L");
        for (const CommandFigure &figure : commandFigures())
            addCommand(figure);
        for (const auto &[recording, target] : CountTargets) {
            if (counts)
                addCount(recording, target);
        }
        return std::move(m_suite);
    }

private:
    void findRecordings(const std::string &folder)
    {
        std::error_code error;
        for (const auto &entry : fs::recursive_directory_iterator(folder, error)) {
            const std::string name = entry.path().filename().string();
            const auto *known = std::ranges::find(
                Recordings, name, &std::pair<std::string_view, std::string_view>::second);
            if (known != std::ranges::end(Recordings))
                m_paths.emplace(known->first, entry.path().string());
        }
        for (const auto &[letter, name] : Recordings) {
            if (!m_paths.contains(letter))
                leave(std::string(letter), std::string(name) + " is not in the folder");
        }
    }

    /// W1000 of W, and so on.
    void makeLarge(const std::string &letter)
    {
        const auto small = m_paths.find(letter);
        if (small == m_paths.end())
            return;
        std::error_code error;
        const auto bytes = static_cast<double>(fs::file_size(small->second, error));
        const std::string path = (m_scratch / (letter + "1000.demo")).string();
        // In a process of its own: what this one has taken, those that it starts seem to take.
        const auto made = runChild({programBeside("tickscope-bench"), "--repeat",
                                    std::to_string(static_cast<int>(LargeBytes / bytes)),
                                    small->second, path});
        if (made)
            m_paths.emplace(letter + "1000", path);
        else
            leave(letter + "1000", faultText(made.error().fault));
    }

    void addJson(const JsonFigure &figure)
    {
        const Json *report = reportOf(figure.mode, figure.recording);
        if (!report)
            return;
        const auto row = std::ranges::find_if(*report, [&figure](const Json &each) {
            return each.value("name", "") == figure.name && each.value("unit", "") == figure.unit;
        });
        const Json value = row == report->end() ? Json() : row->value("value", Json());
        if (value.is_number())
            add(figure.recording, figure.name, value.get<double>(), figure.unit, figure.target);
        else
            leave(figure.recording, std::string(figure.name) + " was not measured");
    }

    /// What this program says of a recording in a mode; null where it could not.
    const Json *reportOf(const std::string &mode, const std::string &letter)
    {
        const auto [place, isNew] = m_reports.try_emplace({mode, letter});
        if (const auto path = m_paths.find(letter); isNew && path != m_paths.end()) {
            std::vector<std::string> command{programBeside("tickscope-bench"), "--json"};
            if (!mode.empty())
                command.push_back(mode);
            command.push_back(path->second);
            if (const auto run = runChild(command)) {
                const Json report = Json::parse(reportIn(run->output), nullptr, false);
                if (!report.is_object())
                    leave(letter + " " + mode, "the report cannot be read");
                else
                    place->second = report.value("figures", Json());
            } else {
                leave(letter + " " + mode, faultText(run.error().fault));
            }
        }
        return place->second.is_array() ? &place->second : nullptr;
    }

    void addCommand(const CommandFigure &figure)
    {
        const auto path = m_paths.find(figure.recording);
        if (path == m_paths.end())
            return;
        std::vector<std::string> command{programBeside("tickscope-cli")};
        command.insert(command.end(), figure.words.begin(), figure.words.end());
        command.insert(command.end(), {"--", path->second});
        // The first run makes what the second one finds on the disk.
        auto run = runChild(command);
        if (run)
            run = runChild(command);
        if (!run)
            leave(figure.recording, faultText(run.error().fault));
        else if (figure.isMemory)
            add(figure.recording, figure.name, run->memory, "MB", figure.target);
        else
            add(figure.recording, figure.name, run->cpu.count() * 1e3, "ms", figure.target);
    }

    void addCount(const std::string &letter, double target)
    {
        const auto path = m_paths.find(letter);
        if (path == m_paths.end())
            return;
        constexpr std::string_view Collected = "Collected : ";
        const auto run = runChild({"valgrind", "--tool=callgrind", "--toggle-collect=main",
                                   "--callgrind-out-file=/dev/null", programBeside("tickscope-cli"),
                                   "info", "--", path->second});
        const auto place = run ? run->output.find(Collected) : std::string::npos;
        if (place == std::string::npos)
            leave(letter, run ? "callgrind counted nothing" : faultText(run.error().fault));
        else
            add(letter, "instructions of info",
                std::strtod(run->output.c_str() + place + Collected.size(), nullptr) / 1e9, "G",
                target);
    }

    [[nodiscard]] static std::string programBeside(const char *name)
    {
        return (fs::read_symlink("/proc/self/exe").parent_path() / name).string();
    }

    void add(const std::string &letter, std::string_view name, double value, std::string_view unit,
             double target)
    {
        m_suite.rows.push_back(
            {letter + ": " + std::string(name), value, std::string(unit), target});
    }

    void leave(const std::string &what, const std::string &why)
    {
        m_suite.left.push_back(what + ": " + why);
    }

    fs::path m_scratch;
    std::map<std::string, std::string, std::less<>> m_paths; ///< By what rows call them.
    std::map<std::pair<std::string, std::string>, Json> m_reports;
    Suite m_suite;
};

} // namespace

Result<Suite> measureSuite(const std::string &folder, bool counts)
{
    return SuiteRun().measure(folder, counts);
}

} // namespace tickscope::bench
