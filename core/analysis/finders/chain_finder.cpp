// SPDX-License-Identifier: MIT
#include "core/analysis/finders/chain_finder.h"

#include <algorithm>
#include <chrono>
#include <filesystem>
#include <tuple>

#include "core/base/try.h"
#include "core/formats/format.h"
#include "core/io/byte_source.h"
#include "core/model/recording.h"

namespace tickscope {

namespace {

namespace fs = std::filesystem;

/// Headers that are read in one folder. A server that changes its map every ten minutes
/// fills more than a month with as many files, and those nearest in time come first.
constexpr std::size_t MostFiles = 5'000;

/// Whether \a name is NAME.SUFFIX, or that with the suffix of a packer behind it.
bool hasSuffix(const std::string &name, std::string_view suffix)
{
    const auto place = name.rfind('.' + std::string(suffix));
    if (place == std::string::npos)
        return false;
    const auto end = place + 1 + suffix.size();
    return end == name.size() || name[end] == '.';
}

std::span<const std::string_view> suffixesOf(const FormatRegistry &registry,
                                             const Recording &recording)
{
    for (const auto &format : registry.formats()) {
        if (format->info().id == recording.info().format)
            return format->info().extensions;
    }
    return {};
}

/// When \a path was written last, in whole seconds, so that differences do not overflow;
/// some time when that is not known.
std::chrono::seconds writeTime(const fs::path &path)
{
    std::error_code unknown;
    const auto time = fs::last_write_time(path, unknown);
    return unknown ? std::chrono::seconds{0}
                   : std::chrono::floor<std::chrono::seconds>(time.time_since_epoch());
}

/// Files beside \a own that may be neighbours, nearest in time first.
std::vector<fs::path> candidates(const fs::path &own, std::span<const std::string_view> suffixes)
{
    struct Candidate {
        std::chrono::seconds distance;
        fs::path path;
    };
    std::vector<Candidate> found;
    const auto ownTime = writeTime(own);
    std::error_code ignored;
    const fs::path folder = own.has_parent_path() ? own.parent_path() : fs::path(".");
    fs::directory_iterator entries(folder, ignored);
    for (; !ignored && entries != fs::directory_iterator(); entries.increment(ignored)) {
        const std::string name = entries->path().filename().string();
        const bool fits = std::ranges::any_of(
            suffixes, [&name](std::string_view suffix) { return hasSuffix(name, suffix); });
        std::error_code unreadable;
        if (!fits || name == own.filename() || !entries->is_regular_file(unreadable))
            continue;
        found.push_back({std::chrono::abs(writeTime(entries->path()) - ownTime), entries->path()});
    }
    std::ranges::sort(found, [](const Candidate &left, const Candidate &right) {
        return std::tie(left.distance, left.path) < std::tie(right.distance, right.path);
    });
    std::vector<fs::path> paths;
    for (std::size_t i = 0; i < std::min(found.size(), MostFiles); ++i)
        paths.push_back(std::move(found[i].path));
    return paths;
}

} // namespace

Result<ChainNeighbours> findChainNeighbours(const FormatRegistry &registry,
                                            const Recording &recording,
                                            const std::string &recordingPath, std::stop_token stop)
{
    const RecordingChain &own = recording.info().chain;
    bool wantsPrevious = !own.previous.empty();
    bool wantsNext = !own.id.empty();
    ChainNeighbours found;
    if (!wantsPrevious && !wantsNext)
        return found;
    for (const fs::path &path : candidates(recordingPath, suffixesOf(registry, recording))) {
        TRY(checkStop(stop));
        const auto source = openFile(path.string());
        const auto other = source ? registry.open(*source, stop)
                                  : Result<Shared<Recording>>(tl::unexpected(source.error()));
        if (!other || (*other)->info().format != recording.info().format)
            continue;
        const RecordingChain &chain = (*other)->info().chain;
        if (wantsPrevious && chain.id == own.previous) {
            found.previous = path.string();
            wantsPrevious = false;
        }
        if (wantsNext && chain.previous == own.id) {
            found.next = path.string();
            wantsNext = false;
        }
        if (!wantsPrevious && !wantsNext)
            break;
    }
    return found;
}

} // namespace tickscope
