// SPDX-License-Identifier: MIT
#include "core/library/pruning/prune_survey.h"

#include <algorithm>
#include <chrono>
#include <filesystem>
#include <utility>

#include "core/analysis/finders/map_finder.h"
#include "core/analysis/runs.h"
#include "core/base/hash.h"
#include "core/formats/format.h"
#include "core/library/pruning/removal.h"

namespace tickscope::library {

namespace {

namespace fs = std::filesystem;

/// A recorder writes more often, also while little happens.
constexpr std::chrono::minutes Settled{5};

/// A folder with more files is no recording.
constexpr std::size_t MostFiles = 100'000;

std::optional<StoredFile> storedFile(const fs::path &path)
{
    std::error_code error;
    if (fs::symlink_status(path, error).type() != fs::file_type::regular)
        return {};
    const auto stamp = stampOf(path.string());
    const auto names = fs::hard_link_count(path, error);
    if (!stamp || error)
        return {};
    return StoredFile{path.filename().string(), *stamp, std::max<std::uint64_t>(names, 1)};
}

/// Whether \a folder is the recording that one of its files belongs to.
bool isRecordingInFiles(const fs::path &folder)
{
    return std::ranges::any_of(allFormats().formats(), [&](const auto &format) {
        std::error_code error;
        return !format->entryFile().empty() && fs::exists(folder / format->entryFile(), error);
    });
}

/// Whether all \a files in a folder are those of a recording of \a format.
bool areOwn(const std::vector<StoredFile> &files, const Format &format)
{
    return std::ranges::all_of(files, [&](const StoredFile &file) {
        return file.name == format.entryFile() || format.probe({}, file.name) != Probe::No;
    });
}

bool canFinish(const Format &format)
{
    return std::ranges::any_of(format.eventForms(), [](const EventForm *form) {
        return form->kind->has(EventTrait::EndsRace);
    });
}

bool isFlagged(const RecordingInfo &info)
{
    return std::ranges::find(info.markers, RecordedMarker::Kind::AnticheatFlag,
                             &RecordedMarker::kind)
           != info.markers.end();
}

void keepFor(FoundRecording &found, KeptFor reason, Fault detail = {})
{
    found.facts.keptFor = reason;
    found.detail = std::move(detail);
}

} // namespace

std::optional<std::vector<StoredFile>> storedFiles(const std::string &path)
{
    std::error_code error;
    std::vector<StoredFile> files;
    const auto add = [&files](const fs::path &file) {
        auto stored = storedFile(file);
        if (!stored)
            return false;
        files.push_back(*std::move(stored));
        return true;
    };
    if (fs::symlink_status(path, error).type() != fs::file_type::directory)
        return add(path) ? std::optional(std::move(files)) : std::nullopt;
    for (fs::directory_iterator entry(path, error), end; !error && entry != end;
         entry.increment(error)) {
        if (files.size() == MostFiles || !add(entry->path()))
            return {};
    }
    if (error)
        return {};
    std::ranges::sort(files, {}, &StoredFile::name);
    return files;
}

std::string placeOnDisk(const std::string &name)
{
    std::error_code error;
    fs::path path = fs::absolute(name, error);
    // "recording/" and "recording/." are the recording, or the link of that name.
    while (path.has_relative_path() && (!path.has_filename() || path.filename() == "."))
        path = path.parent_path();
    // What is above the end of a link the disk knows alone.
    if (path.filename() == "..")
        return fs::canonical(path, error).string();
    const fs::path folder = fs::canonical(path.parent_path(), error);
    return error ? std::string() : (folder / path.filename()).string();
}

Result<Shared<Index>> readWatched(const OutlinedRecording &opened, const std::string &name,
                                  const PruneWatch &watch)
{
    std::function<void(double share)> show;
    if (watch.reading)
        show = [&](double share) { watch.reading(name, share); };
    return readWhole(opened, {}, show, watch.stop);
}

static void readWorld(RetentionFacts &facts, const RecordingInfo &info, WorldName wanted)
{
    if (!info.world.empty() && wanted != WorldName::Map) {
        facts.world = info.world;
        return;
    }
    if (!info.map || wanted == WorldName::World)
        return;
    facts.world = info.map->name;
    // Maps of one name are many.
    if (info.map->sha256)
        facts.worldVersion = hexText(*info.map->sha256);
    else if (info.map->crc32)
        facts.worldVersion = crcText(*info.map->crc32);
}

/// With what its map decides. Null where that map is needed and not there.
static Shared<Recording> rebuilt(const FoundRecording &found, const OutlinedRecording &opened,
                                 const PruneRequest &request, const PruneWatch &watch)
{
    if (!opened.info().needsMapToRebuild)
        return opened.recording;
    const auto map = findMap(*opened.recording, found.path, request.mapFolders, watch.stop);
    return map ? rebuiltWith(*opened.recording, *map) : nullptr;
}

static void readFinishes(FoundRecording &found, const OutlinedRecording &opened,
                         const PruneRequest &request, const PruneWatch &watch)
{
    const auto recording = canFinish(opened.format()) ? rebuilt(found, opened, request, watch)
                                                      : nullptr;
    if (!recording)
        return;
    const auto index = readWatched({recording, opened.outline}, found.name, watch);
    if (!index)
        return keepFor(found, KeptFor::Unreadable, index.error().fault);
    if (!(*index)->damage().empty())
        return keepFor(found, KeptFor::Damaged, (*index)->damage().front().fault);
    const auto runs = runsOf(*index);
    if (!runs)
        return keepFor(found, KeptFor::Unreadable, runs.error().fault);
    std::vector<Time> times;
    for (const RaceRun &run : *runs) {
        if (!run.isFinished)
            continue;
        // Nobody was that fast: its time is not known.
        if (!run.time || *run.time <= Time(0))
            return;
        times.push_back(*run.time);
    }
    found.facts.finishes = std::move(times);
}

static void readFacts(FoundRecording &found, const OutlinedRecording &opened,
                      const PruneRequest &request, const PruneWatch &watch)
{
    const auto now = std::chrono::floor<std::chrono::seconds>(std::chrono::system_clock::now());
    const RecordingInfo &info = opened.info();
    RetentionFacts &facts = found.facts;
    facts.bytes = opened.byteSize;
    facts.age = leastAge(info, now);
    facts.isFlagged = isFlagged(info);
    readWorld(facts, info, request.worldName);
    auto files = storedFiles(found.path);
    if (!files)
        return keepFor(found, KeptFor::OtherFiles);
    found.files = *std::move(files);
    if (found.isFolder && !areOwn(found.files, opened.format()))
        return keepFor(found, KeptFor::OtherFiles);
    facts.bytes = 0; // of a part: it counts with its folder
    if (!found.isFolder && isRecordingInFiles(fs::path(found.path).parent_path()))
        return keepFor(found, KeptFor::PartOfFolder);
    const auto settled = (now - Settled).time_since_epoch();
    bool isSettled = true;
    bool hasOtherNames = false;
    for (const StoredFile &file : found.files) {
        // Under all its names it takes the room of one.
        facts.bytes += file.stamp.size / file.names;
        hasOtherNames = hasOtherNames || file.names > 1;
        isSettled = isSettled && std::chrono::nanoseconds(file.stamp.modified) < settled;
    }
    if (!isSettled || opened.outline->mayGrow)
        return keepFor(found, KeptFor::BeingWritten,
                       isSettled ? Fault::tr("it has no end mark")
                                 : Fault::tr("it has changed in the last minutes"));
    if (!opened.outline->damage.empty())
        return keepFor(found, KeptFor::Damaged, opened.outline->damage.front().fault);
    if (hasOtherNames)
        return keepFor(found, KeptFor::Link,
                       Fault::tr("it has another name, under which it would stay"));
    if (request.needsRuns())
        readFinishes(found, opened, request, watch);
}

std::optional<FoundRecording> lookAt(const std::string &name, bool isNamed,
                                     const PruneRequest &request, const PruneWatch &watch)
{
    FoundRecording found{.name = name, .path = placeOnDisk(name)};
    // It was removed before.
    if (isRemoved(found.path))
        return {};
    std::error_code error;
    const auto type = fs::symlink_status(found.path, error).type();
    found.isFolder = type == fs::file_type::directory;
    if (type == fs::file_type::symlink) {
        keepFor(found, KeptFor::Link);
        return found;
    }
    if (type == fs::file_type::not_found || type == fs::file_type::none) {
        keepFor(
            found, KeptFor::Unreadable,
            {faults::Words, std::make_error_code(std::errc::no_such_file_or_directory).message()});
        return found;
    }
    const auto opened = openOutlined(found.path, watch.stop);
    if (!opened) {
        // Maps, notes and pictures lie beside recordings.
        if (!isNamed && opened.error().code == ErrorCode::UnknownFormat)
            return {};
        keepFor(found, KeptFor::Unreadable, opened.error().fault);
        return found;
    }
    readFacts(found, *opened, request, watch);
    return found;
}

} // namespace tickscope::library
