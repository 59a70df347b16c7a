// SPDX-License-Identifier: MIT
#include "core/analysis/finders/map_finder.h"

#include <algorithm>
#include <filesystem>

#include "core/base/hash.h"
#include "core/base/limits.h"
#include "core/base/try.h"
#include "core/formats/format_registry.h"
#include "core/io/byte_source.h"
#include "core/io/file_source.h"

namespace tickscope {

namespace {

namespace fs = std::filesystem;

/// Files that are looked at in one folder; a folder of a million maps must not
/// keep the search busy for ever.
constexpr std::size_t FilesPerFolder = 20'000;

std::vector<fs::path> searchPlaces(const Recording &recording, const std::string &recordingPath,
                                   const std::vector<std::string> &places)
{
    std::vector<fs::path> all = mapFoldersBeside(recordingPath);
    all.insert(all.end(), places.begin(), places.end());
    for (std::string &folder : recording.gameMapFolders())
        all.emplace_back(std::move(folder));
    return all;
}

/// The name without its folder, whatever separators a hostile header holds.
bool isPlainName(const std::string &name)
{
    return !name.empty() && name != "." && name != ".." && name.find('/') == std::string::npos
           && name.find('\0') == std::string::npos;
}

std::vector<fs::path> candidates(const fs::path &folder, const MapReference &map)
{
    std::vector<fs::path> files;
    if (fileGiver()) { // A process that is handed its files lists no folder.
        const std::string hash = map.sha256 ? hexText(*map.sha256) : std::string();
        for (const std::string &name : {map.name, map.name + '_' + hash, hash})
            files.push_back((folder / (name + map.fileSuffix)).lexically_normal());
        return files;
    }
    std::vector<fs::path> renamed;
    std::error_code ignored;
    fs::directory_iterator entries(folder, ignored);
    std::size_t looked = 0;
    for (; entries != fs::directory_iterator() && ++looked < FilesPerFolder;
         entries.increment(ignored)) {
        const std::string name = entries->path().filename().string();
        const bool isMap = name.ends_with(map.fileSuffix);
        // NAME.map, or NAME_hash.map as clients name what they download.
        const bool exact = name.size() == map.name.size() + map.fileSuffix.size();
        const bool isNamed = isMap && name.starts_with(map.name)
                             && (exact || name[map.name.size()] == '_');
        // A file that was renamed is known by its hash, which need not be taken of all.
        const bool mayBeRenamed = isMap && !isNamed && map.sha256 && map.size > 0
                                  && entries->file_size(ignored) == map.size && !ignored;
        ignored.clear();
        if ((isNamed || mayBeRenamed) && entries->is_regular_file(ignored))
            (isNamed ? files : renamed).push_back(entries->path());
        if (ignored)
            break;
    }
    std::ranges::sort(files);
    std::ranges::sort(renamed);
    files.insert(files.end(), renamed.begin(), renamed.end());
    return files;
}

/// What the hashes say of \a file, else its size.
FoundMap::Match matchOf(const std::vector<std::byte> &file, const Recording &recording)
{
    using Match = FoundMap::Match;
    const auto &map = recording.info().map;
    if (map && map->sha256)
        return sha256Of(file) == *map->sha256 ? Match::Sha256 : Match::Differs;
    if (map && map->crc32)
        return recording.mapCrc32(file) == map->crc32 ? Match::Crc32 : Match::Differs;
    return map && map->size > 0 && map->size != file.size() ? Match::Differs : Match::Name;
}

/// The map in \a file. Null, when that is wanted, where it could be read.
Result<Shared<MapContent>> contentOf(const Recording &recording, std::vector<std::byte> &&file,
                                     MapContents contents)
{
    if (contents == MapContents::Read)
        return recording.readMap(std::move(file));
    return recording.checkMap(std::move(file)).map([] { return Shared<MapContent>(); });
}

Result<std::vector<std::byte>> bytesOf(const std::string &path, std::stop_token stop)
{
    TRY_ASSIGN(const auto source, openFile(path));
    return readAll(*source, 0, source->size(), limits::MapBytes, std::move(stop));
}

/// The map that lies in another recording.
Result<std::vector<std::byte>> mapIn(const std::string &recordingPath, std::stop_token stop)
{
    TRY_ASSIGN(const auto source, openFile(recordingPath));
    TRY_ASSIGN(const auto other, allFormats().open(source, stop));
    return other->embeddedMapFile(std::move(stop));
}

} // namespace

std::vector<fs::path> mapFoldersBeside(const std::string &recordingPath)
{
    const fs::path own = fs::path(recordingPath).parent_path();
    const fs::path home = own.empty() ? fs::path(".") : own;
    return {home, home / "maps", home / ".." / "maps"};
}

Result<FoundMap> findMap(const Recording &recording, const std::string &recordingPath,
                         const std::vector<std::string> &places, std::stop_token stop,
                         MapContents contents)
{
    const auto &map = recording.info().map;
    if (!map)
        return unknownFormat(Fault::tr("the recording names no map"));
    if (map->isEmbedded) {
        TRY_ASSIGN(auto file, recording.embeddedMapFile(stop));
        return contentOf(recording, std::move(file), contents).map([](auto content) {
            return FoundMap{{}, FoundMap::Match::Embedded, std::move(content)};
        });
    }
    if (!isPlainName(map->name))
        return unknownFormat(Fault::tr("the map's name is no file name"));
    for (const fs::path &place : searchPlaces(recording, recordingPath, places)) {
        std::error_code unknown;
        const bool isRecording = fs::is_regular_file(place, unknown);
        for (const fs::path &path : isRecording ? std::vector{place} : candidates(place, *map)) {
            TRY(checkStop(stop));
            auto file = isRecording ? mapIn(path.string(), stop) : bytesOf(path.string(), stop);
            if (!file)
                continue;
            const auto match = matchOf(*file, recording);
            // Of another recording the name says nothing.
            if (match == FoundMap::Match::Differs
                || (isRecording && match == FoundMap::Match::Name))
                continue;
            if (auto content = contentOf(recording, std::move(*file), contents))
                return FoundMap{path.string(), match, std::move(*content)};
        }
    }
    return unknownFormat(Fault::tr("no file of that map was found"));
}

Result<FoundMap> readMapFile(const Recording &recording, const std::string &path,
                             std::stop_token stop)
{
    TRY_ASSIGN(auto file, bytesOf(path, std::move(stop)));
    const auto match = matchOf(file, recording);
    return recording.readMap(std::move(file)).map([&](auto content) {
        return FoundMap{path, match, std::move(content)};
    });
}

Shared<Recording> rebuiltWith(const Recording &recording, const FoundMap &map)
{
    return map.isVerified() ? recording.rebuiltWith(map.content) : nullptr;
}

} // namespace tickscope
