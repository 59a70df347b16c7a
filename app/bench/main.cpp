// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/bench/measures.h"
#include "app/bench/suite.h"
#ifdef TICKSCOPE_BENCH_RENDER
#include "app/bench_render/render_measures.h"
#endif
#include "core/base/try.h"
#include "core/io/byte_source.h"
#include "tests/support/repeated_demo.h"

#include <nlohmann/json.hpp>

#include <algorithm>
#include <cstdio>
#include <cstdlib>
#include <exception>
#include <fstream>
#include <functional>
#include <iterator>
#include <optional>
#include <span>
#include <string_view>
#include <vector>

namespace tickscope::bench {

namespace {

using Json = nlohmann::ordered_json;

/// One picture at 60 a second.
constexpr Seconds Frame(1.0 / 60.0);

/// A measured ratio and what it should be; no target where there is no number above zero.
struct Ratio {
    std::string name;
    double value = 0;
    std::string unit;
    double target = 0;
};

struct Report {
    std::string file;
    std::uint64_t bytes = 0;
    std::optional<Seconds> huffman;
    std::optional<Seconds> unpacking;
    PassTimes passes;
    SeekTimes seeks;
    std::optional<GhostTimes> ghost;
    double memoryBefore = 0; ///< MB, peak of the program before this file.
    double memoryPeak = 0;
};

/// Peak of resident memory so far in MB; 0 where the system does not show it.
double peakMemory()
{
    std::ifstream status("/proc/self/status");
    for (std::string word; status >> word;) {
        if (word != "VmHWM:")
            continue;
        double kilobytes = 0;
        status >> kilobytes;
        return kilobytes / 1024.0;
    }
    return 0;
}

Result<Report> measure(const std::string &path)
{
    Report report;
    report.file = path;
    report.memoryBefore = peakMemory();
    TRY_ASSIGN(const auto source, openFile(path));
    report.bytes = source->size();
    TRY_ASSIGN(report.passes, measurePasses(path));
    TRY_ASSIGN(report.seeks, measureSeeks(path));
    TRY_ASSIGN(report.ghost, measureGhost(path));
    // The yardstick keeps all chunks in memory, so the peak is taken before it.
    report.memoryPeak = peakMemory();
    TRY_ASSIGN(report.huffman, bitwiseHuffman(path));
    TRY_ASSIGN(report.unpacking, plainUnpacking(path));
    return report;
}

std::vector<Ratio> ratiosOf(const Report &report)
{
    std::vector<Ratio> ratios{
        {"cold_seek_median", report.seeks.coldMedian / Frame, "frame", 0},
        {"cold_seek_p99", report.seeks.coldTail / Frame, "frame", 0},
        {"warm_seek_median", report.seeks.warmMedian / Frame, "frame", 0},
        {"warm_seek_p99", report.seeks.warmTail / Frame, "frame", 0},
        {"back_to_forward", report.seeks.oneBack / report.seeks.oneForward, "x", 3.0},
        {"memory", report.memoryPeak - report.memoryBefore, "MB", 48.0},
    };
    if (report.ghost) {
        ratios.push_back({"ghost_tick", report.ghost->tick.count() * 1e6, "us", 2.0});
        ratios.push_back({"ghost_seek_median", report.ghost->seekMedian.count() * 1e6, "us", 0});
    }
    if (report.huffman) {
        ratios.push_back({"full_decode", report.passes.all / *report.huffman, "B", 0.45});
        ratios.push_back({"states_decode", report.passes.states / *report.huffman, "B", 0});
    }
    if (report.unpacking) {
        ratios.push_back({"index_unpacking", report.passes.index / *report.unpacking, "Z", 2.0});
        ratios.push_back({"states_unpacking", report.passes.states / *report.unpacking, "Z", 0});
    }
    return ratios;
}

Json jsonReport(const Report &report)
{
    Json json = {
        {"file", report.file},
        {"bytes", report.bytes},
        {"seconds",
         {{"huffman", report.huffman ? Json(report.huffman->count()) : Json(nullptr)},
          {"unpacking", report.unpacking ? Json(report.unpacking->count()) : Json(nullptr)},
          {"open", report.passes.open.count()},
          {"states", report.passes.states.count()},
          {"all", report.passes.all.count()},
          {"index", report.passes.index.count()},
          {"cold_seek_median", report.seeks.coldMedian.count()},
          {"cold_seek_p99", report.seeks.coldTail.count()},
          {"warm_seek_median", report.seeks.warmMedian.count()},
          {"warm_seek_p99", report.seeks.warmTail.count()},
          {"one_forward", report.seeks.oneForward.count()},
          {"one_back", report.seeks.oneBack.count()}}},
        {"seeks", report.seeks.count},
        {"memory_mb", {{"before", report.memoryBefore}, {"peak", report.memoryPeak}}}};
    for (const Ratio &ratio : ratiosOf(report)) {
        json["ratios"][ratio.name] = {{"value", ratio.value},
                                      {"unit", ratio.unit},
                                      {"target", ratio.target > 0 ? Json(ratio.target) : Json()}};
    }
    return json;
}

void printReport(const Report &report)
{
    std::printf("%s, %.1f MB\n", report.file.c_str(), static_cast<double>(report.bytes) / 1e6);
    std::printf("  open %.2f ms, index %.2f ms, states %.2f ms, everything %.2f ms",
                report.passes.open.count() * 1e3, report.passes.index.count() * 1e3,
                report.passes.states.count() * 1e3, report.passes.all.count() * 1e3);
    if (report.huffman)
        std::printf(", B %.2f ms", report.huffman->count() * 1e3);
    if (report.unpacking)
        std::printf(", Z %.2f ms", report.unpacking->count() * 1e3);
    std::printf(", frame %.1f ms\n", Frame.count() * 1e3);
    for (const Ratio &ratio : ratiosOf(report)) {
        std::printf("  %-17s %9.3f %-5s", ratio.name.c_str(), ratio.value, ratio.unit.c_str());
        if (ratio.target > 0)
            std::printf("  target %g%s", ratio.target,
                        ratio.value <= ratio.target ? "" : ", missed");
        std::printf("\n");
    }
}

#ifdef TICKSCOPE_BENCH_RENDER
Json jsonTimes(const FrameTimes &times)
{
    return {{"pictures", times.count},
            {"mean_ms", times.mean.count() * 1e3},
            {"p95_ms", times.tail.count() * 1e3},
            {"max_ms", times.longest.count() * 1e3},
            {"wall_mean_ms", times.wallMean.count() * 1e3},
            {"wall_p95_ms", times.wallTail.count() * 1e3}};
}

/// Sides of the pictures that are measured.
constexpr std::array<std::pair<int, int>, 3> PictureSizes{
    {{1280, 720}, {1920, 1080}, {3840, 2160}}};

/// Times of drawing the file. Errors: those of opening and reading.
Result<void> reportRender(const std::string &path, bool wantsJson)
{
    Json sizes = Json::array();
    for (const auto &[width, height] : PictureSizes) {
        TRY_ASSIGN(const auto times, measureRender(path, width, height));
        sizes.push_back({{"width", width},
                         {"height", height},
                         {"playing", jsonTimes(times.playing)},
                         {"scrubbing", jsonTimes(times.scrubbing)},
                         {"zooming", jsonTimes(times.zooming)}});
    }
    if (wantsJson) {
        const Json json = {{"file", path}, {"sizes", std::move(sizes)}};
        std::puts(json.dump(-1, ' ', false, Json::error_handler_t::replace).c_str());
        return {};
    }
    for (const Json &size : sizes) {
        std::printf("%s, pictures of %d x %d\n", path.c_str(), size["width"].get<int>(),
                    size["height"].get<int>());
        for (const char *part : {"playing", "scrubbing", "zooming"}) {
            const Json &row = size[part];
            std::printf("  %-10s %4d pictures, CPU ms: mean %6.2f, p95 %6.2f, max %6.2f; "
                        "wall ms: mean %6.2f, p95 %6.2f\n",
                        part, row["pictures"].get<int>(), row["mean_ms"].get<double>(),
                        row["p95_ms"].get<double>(), row["max_ms"].get<double>(),
                        row["wall_mean_ms"].get<double>(), row["wall_p95_ms"].get<double>());
        }
    }
    return {};
}

/// At most so many times an empty window.
constexpr double StartTarget = 1.5;

Result<void> reportStart(const std::string &path, bool wantsJson)
{
    TRY_ASSIGN(const auto times, measureStarts(path));
    const double wall = times.usable.wall / times.empty.wall;
    const double cpu = times.usable.cpu / times.empty.cpu;
    if (wantsJson) {
        const auto json = [](const StartTime &time) {
            return Json{{"wall_ms", time.wall.count() * 1e3}, {"cpu_ms", time.cpu.count() * 1e3}};
        };
        const Json all = {{"file", path},
                          {"starts", times.starts},
                          {"docks", times.docks},
                          {"usable", json(times.usable)},
                          {"whole_picture", json(times.whole)},
                          {"empty_window", json(times.empty)},
                          {"ratio", {{"wall", wall}, {"cpu", cpu}, {"target", StartTarget}}}};
        std::puts(all.dump(-1, ' ', false, Json::error_handler_t::replace).c_str());
        return {};
    }
    std::printf("%s, medians of %d starts\n", path.c_str(), times.starts);
    const auto print = [](const char *title, const StartTime &time) {
        std::printf("  %-19s wall %7.1f ms, CPU %7.1f ms\n", title, time.wall.count() * 1e3,
                    time.cpu.count() * 1e3);
    };
    print("recording, usable", times.usable);
    print("with its map", times.whole);
    std::printf("  window of %2d docks  wall %7.1f ms, CPU %7.1f ms\n", times.docks,
                times.empty.wall.count() * 1e3, times.empty.cpu.count() * 1e3);
    std::printf("  ratio               wall %7.2f,    CPU %7.2f     target %g%s\n", wall, cpu,
                StartTarget, wall <= StartTarget ? "" : ", missed");
    return {};
}

/// A tab costs at most so much beside its recording, and closing gives memory back but for so much.
constexpr double TabMilliseconds = 20;
constexpr double TabMegabytes = 4;
constexpr double KeptShare = 0.10;

Result<void> reportTabs(const std::string &path, bool wantsJson)
{
    TRY_ASSIGN(const auto times, measureTabs(path));
    constexpr double Mega = 1e6;
    const double cost = (times.tabCpu - times.documentCpu).count() * 1e3;
    const double size = (times.tabBytes() - times.documentBytes) / Mega;
    const double kept = times.closedBytes / times.oneTabBytes - 1;
    const Json json = {{"file", path},
                       {"tabs", times.tabs},
                       {"document_cpu_ms", times.documentCpu.count() * 1e3},
                       {"document_mb", times.documentBytes / Mega},
                       {"tab_cpu_ms", times.tabCpu.count() * 1e3},
                       {"tab_mb", times.tabBytes() / Mega},
                       {"switch_cpu_ms", times.switchCpu.count() * 1e3},
                       {"one_tab_mb", times.oneTabBytes / Mega},
                       {"all_tabs_mb", times.allTabsBytes / Mega},
                       {"closed_mb", times.closedBytes / Mega}};
    if (wantsJson) {
        std::puts(json.dump(-1, ' ', false, Json::error_handler_t::replace).c_str());
        return {};
    }
    const auto missed = [](bool isMissed) { return isMissed ? ", missed" : ""; };
    std::printf("%s, %d tabs\n", path.c_str(), times.tabs);
    std::printf("  recording alone    CPU %7.1f ms, %7.1f MB\n", times.documentCpu.count() * 1e3,
                times.documentBytes / Mega);
    std::printf("  tab with it        CPU %7.1f ms, %7.1f MB\n", times.tabCpu.count() * 1e3,
                times.tabBytes() / Mega);
    std::printf("  tab beside it      CPU %7.1f ms, %7.1f MB     targets %g and %g%s\n", cost, size,
                TabMilliseconds, TabMegabytes,
                missed(cost > TabMilliseconds || size > TabMegabytes));
    std::printf("  going to a tab     CPU %7.1f ms\n", times.switchCpu.count() * 1e3);
    std::printf(
        "  window, one tab    %7.1f MB, all %7.1f MB, closed %7.1f MB (%+.0f %%)     target "
        "%+.0f %%%s\n",
        times.oneTabBytes / Mega, times.allTabsBytes / Mega, times.closedBytes / Mega, kept * 100,
        KeptShare * 100, missed(kept > KeptShare));
    return {};
}
constexpr int UsualTogetherSeconds = 30;

Result<void> reportTogether(const std::string &path, int seconds, bool wantsJson)
{
    TRY_ASSIGN(const auto figures,
               measureTogether(path, seconds > 0 ? seconds : UsualTogetherSeconds));
    Json rows = Json::array();
    for (const TogetherFigure &figure : figures) {
        rows.push_back({{"name", figure.name}, {"value", figure.value}, {"unit", figure.unit}});
        if (!wantsJson)
            std::printf("  %-50s %8.2f %s\n", figure.name.c_str(), figure.value,
                        figure.unit.c_str());
    }
    if (wantsJson)
        std::puts(rows.dump().c_str());
    return {};
}
#else
Result<void> reportNothing(const std::string &, bool)
{
    return failure(ErrorCode::Unsupported, {faults::Words, "built without the window"});
}

constexpr auto reportStart = &reportNothing;
constexpr auto reportTabs = &reportNothing;
constexpr auto reportRender = &reportNothing;

Result<void> reportTogether(const std::string &path, int, bool wantsJson)
{
    return reportNothing(path, wantsJson);
}
#endif

Result<void> reportReading(const std::string &path, bool wantsJson)
{
    TRY_ASSIGN(const auto report, measure(path));
    if (wantsJson)
        std::puts(jsonReport(report).dump(-1, ' ', false, Json::error_handler_t::replace).c_str());
    else
        printReport(report);
    return {};
}

/// Recordings of the library that is measured.
constexpr int LibrarySize = 100'000;

Result<void> reportLibrary(bool wantsJson)
{
    TRY_ASSIGN(const auto times, measureLibrary(LibrarySize));
    Json json = {{"recordings", LibrarySize}};
    if (!wantsJson)
        std::printf("library of %d recordings\n", LibrarySize);
    for (const LibraryTime &time : times) {
        json["seconds"][time.name] = time.taken.count();
        if (!wantsJson)
            std::printf("  %-26s %8.1f ms%s\n", time.name.c_str(), time.taken.count() * 1e3,
                        time.target > Seconds(0) && time.taken > time.target ? ", missed" : "");
    }
    if (wantsJson)
        std::puts(json.dump().c_str());
    return {};
}

/// A demo that is many times as long as another: how long recordings are read is measured with it.
Result<void> writeRepeated(const std::vector<std::string> &words)
{
    const int times = words.size() == 3 ? std::atoi(words[0].c_str()) : 0;
    if (times < 1)
        return failure(ErrorCode::Unsupported,
                       {faults::Words, "--repeat takes TIMES IN.demo OUT.demo"});
    std::ifstream in(words[1], std::ios::binary);
    const std::vector<char> chars(std::istreambuf_iterator<char>(in), {});
    const auto demo = std::as_bytes(std::span(chars));
    std::ofstream out(words[2], std::ios::binary | std::ios::trunc);
    return test::writeRepeatedDemo({demo.begin(), demo.end()}, times, out);
}

/// As a table of Markdown, for people and for the documentation.
Result<void> reportSuite(const std::string &folder, bool counts, bool wantsJson)
{
    TRY_ASSIGN(const auto suite, measureSuite(folder, counts));
    Json rows = Json::array();
    if (!wantsJson)
        std::puts("| what | value | at most | |\n|---|---|---|---|");
    for (const SuiteRow &row : suite.rows) {
        rows.push_back({{"name", row.name},
                        {"value", row.value},
                        {"unit", row.unit},
                        {"target", row.target > 0 ? Json(row.target) : Json()},
                        {"pass", row.passes()}});
        if (!wantsJson)
            std::printf("| %s | %.3g %s | %g | %s |\n", row.name.c_str(), row.value,
                        row.unit.c_str(), row.target, row.passes() ? "" : "missed");
    }
    if (wantsJson)
        std::puts(rows.dump(-1, ' ', false, Json::error_handler_t::replace).c_str());
    for (const std::string &why : suite.left)
        std::fprintf(stderr, "tickscope-bench: left out: %s\n", why.c_str());
    return {};
}

int failed(const std::string &why)
{
    std::fprintf(stderr, "tickscope-bench: %s\n", why.c_str());
    return 2;
}

constexpr const char *Help
    = "Usage: tickscope-bench [--json] [--render | --start | --tabs] FILE...\n"
      "       tickscope-bench [--json] --together[=SECONDS] FILE\n"
      "       tickscope-bench [--json] [--count] --suite FOLDER\n"
      "       tickscope-bench [--json] --library\n"
      "       tickscope-bench --repeat TIMES IN.demo OUT.demo\n\n"
      "Measures reading and seeking. B is a bit-by-bit Huffman decode of all chunks of a demo,\n"
      "Z unpacking all chunks of a Hollow Cube replay, frame a 60th of a second.\n"
      "--render measures drawing instead: playing, scrubbing and zooming.\n"
      "--start measures from the start of the window to the first picture, beside that of\n"
      "an empty window with as many docks.\n"
      "--tabs measures what a tab costs, and what closing tabs gives back.\n"
      "--together measures a session of three windows and 47 followers without drawing.\n"
      "--suite measures all that on the largest recordings of the collection and on two of a\n"
      "gigabyte that it makes of them, beside what each figure is to be; --count counts\n"
      "instructions, too.\n"
      "--library measures a library of 100,000 recordings, which it makes.\n"
      "--repeat writes a demo that is many times as long as another, to measure with.";

constexpr std::string_view OtherOptions[]{"--json", "--library", "--suite", "--count", "--repeat"};

int runProgram(const std::vector<std::string> &words)
{
    std::vector<std::string> files;
    const auto has = [&words](std::string_view option) {
        return std::ranges::find(words, option) != words.end();
    };
    if (has("--help")) {
        std::puts(Help);
        return 0;
    }
    const bool wantsJson = has("--json");
    std::function<Result<void>(const std::string &, bool)> report = reportReading;
    for (const std::string &word : words) {
        if (word == "--render")
            report = reportRender;
        else if (word == "--start")
            report = reportStart;
        else if (word == "--tabs")
            report = reportTabs;
        else if (word == "--together" || word.starts_with("--together="))
            report =
                [seconds = std::atoi(word.substr(std::min<std::size_t>(word.size(), 11)).c_str())](
                    const std::string &path, bool isJson) {
                    return reportTogether(path, seconds, isJson);
                };
        else if (!word.starts_with("--"))
            files.push_back(word);
        else if (std::ranges::find(OtherOptions, word) == std::ranges::end(OtherOptions))
            return failed("unknown option " + word);
    }
    if (has("--library") || has("--repeat")) {
        const auto reported = has("--repeat") ? writeRepeated(files) : reportLibrary(wantsJson);
        return reported ? 0 : failed(faultText(reported.error().fault));
    }
    if (files.empty())
        return failed("no FILE given; see --help");
    int code = 0;
    for (const std::string &file : files) {
        const auto reported = has("--suite") ? reportSuite(file, has("--count"), wantsJson)
                                             : report(file, wantsJson);
        if (!reported)
            code = failed(file + ": " + faultText(reported.error().fault));
    }
    return code;
}

} // namespace

} // namespace tickscope::bench

int main(int count, char **words)
{
    try {
        return tickscope::bench::runProgram({words + std::min(count, 1), words + count});
    } catch (const std::exception &error) {
        std::fprintf(stderr, "tickscope-bench: %s\n", error.what());
        return 2;
    }
}
