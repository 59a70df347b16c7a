// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/bench/measures.h"
#ifdef TICKSCOPE_BENCH_RENDER
#include "app/bench_render/render_measures.h"
#endif
#include "core/base/big_pages.h"
#include "core/base/try.h"
#include "tests/support/repeated_demo.h"

#include <nlohmann/json.hpp>

#include <algorithm>
#include <cstdio>
#include <exception>
#include <fstream>
#include <functional>
#include <iterator>
#include <span>
#include <string_view>
#include <vector>

namespace tickscope::bench {

namespace {

using Json = nlohmann::ordered_json;

Json jsonOf(const Figures &figures)
{
    Json rows = Json::array();
    for (const Figure &figure : figures)
        rows.push_back({{"name", figure.name},
                        {"value", figure.value},
                        {"unit", figure.unit},
                        {"target", figure.target > 0 ? Json(figure.target) : Json()},
                        {"pass", figure.passes()}});
    return rows;
}

void printJson(const Json &json)
{
    std::puts(json.dump(-1, ' ', false, Json::error_handler_t::replace).c_str());
    // Before libraries say something at the end: who reads both streams would find it in the
    // middle.
    std::fflush(stdout);
}

void print(const std::string &title, const Figures &figures, bool wantsJson)
{
    if (wantsJson)
        return printJson({{"file", title}, {"figures", jsonOf(figures)}});
    std::printf("%s\n", title.c_str());
    for (const Figure &figure : figures) {
        std::printf("  %-50s %9.3f %s", figure.name.c_str(), figure.value, figure.unit.c_str());
        if (figure.target > 0)
            std::printf(", at most %g%s", figure.target, figure.passes() ? "" : ": missed");
        std::printf("\n");
    }
}

#ifndef TICKSCOPE_BENCH_RENDER
Result<Figures> measureRender(const std::string &)
{
    return unsupported({faults::Words, "built without the window"});
}

constexpr auto measureStarts = &measureRender;
constexpr auto measureTabs = &measureRender;

Result<Figures> measureTogether(const std::string &path, int)
{
    return measureRender(path);
}
#endif

/// A demo that is many times as long as another: how long recordings are read is measured with it.
Result<void> writeRepeated(const std::vector<std::string> &words)
{
    const int times = words.size() == 3 ? std::atoi(words[0].c_str()) : 0;
    if (times < 1)
        return unsupported({faults::Words, "--repeat takes TIMES IN.demo OUT.demo"});
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
    if (wantsJson) {
        printJson(jsonOf(suite.rows));
    } else {
        std::puts("| what | value | at most | |\n|---|---|---|---|");
        for (const Figure &row : suite.rows)
            std::printf("| %s | %.3g %s | %g | %s |\n", row.name.c_str(), row.value,
                        row.unit.c_str(), row.target, row.passes() ? "" : "missed");
    }
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
      "Measures reading and seeking. Z is unpacking all chunks of a Hollow Cube replay.\n"
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

constexpr std::string_view OtherOptions[]{"--json", "--suite", "--count", "--repeat"};

/// Of "--together=SECONDS".
int secondsIn(const std::string &word)
{
    constexpr int Usual = 30;
    const int seconds = std::atoi(word.substr(word.find('=') + 1).c_str());
    return seconds > 0 ? seconds : Usual;
}

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
    std::function<Result<Figures>(const std::string &)> measure = measureReading;
    for (const std::string &word : words) {
        if (word == "--render")
            measure = measureRender;
        else if (word == "--start")
            measure = measureStarts;
        else if (word == "--tabs")
            measure = measureTabs;
        else if (word == "--together" || word.starts_with("--together="))
            measure = [seconds = secondsIn(word)](const std::string &path) {
                return measureTogether(path, seconds);
            };
        else if (word == "--library")
            files.emplace_back("library");
        else if (!word.starts_with("--"))
            files.push_back(word);
        else if (std::ranges::find(OtherOptions, word) == std::ranges::end(OtherOptions))
            return failed("unknown option " + word);
    }
    if (has("--library"))
        measure = [](const std::string &) { return measureLibrary(); };
    if (has("--repeat")) {
        const auto written = writeRepeated(files);
        return written ? 0 : failed(faultText(written.error().fault));
    }
    if (files.empty())
        return failed("no FILE given; see --help");
    int code = 0;
    for (const std::string &file : files) {
        const auto reported = has("--suite") ? reportSuite(file, has("--count"), wantsJson)
                                             : measure(file).map([&](const Figures &figures) {
                                                   print(file, figures, wantsJson);
                                               });
        if (!reported)
            code = failed(file + ": " + faultText(reported.error().fault));
    }
    return code;
}

} // namespace

} // namespace tickscope::bench

int main(int count, char **words)
{
    tickscope::useBigPages();
    try {
        return tickscope::bench::runProgram({words + std::min(count, 1), words + count});
    } catch (const std::exception &error) {
        std::fprintf(stderr, "tickscope-bench: %s\n", error.what());
        return 2;
    }
}
