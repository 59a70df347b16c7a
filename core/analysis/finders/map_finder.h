// SPDX-License-Identifier: MIT
#pragma once

#include <filesystem>
#include <stop_token>
#include <string>
#include <vector>

#include "core/model/recording.h"

namespace tickscope {

/// A map that was found, and why it is taken for the right one.
struct FoundMap {
    enum class Match {
        Embedded, ///< Lies in the recording.
        Sha256,
        Crc32,
        Name,    ///< The recording states no hash, so nothing proves it: unverified.
        Differs, ///< A person chose it, and the stated hash or size is another: unverified.
    };
    std::string path; ///< Of the map, or of another recording that it lies in; empty for one
                      ///< that is embedded in this one.
    Match match = Match::Name;
    Shared<MapContent> content; ///< Null when it is left out.

    [[nodiscard]] bool isVerified() const
    {
        return match != Match::Name && match != Match::Differs;
    }
};

/// Whether what is found is read, which costs more than finding it.
enum class MapContents { Read, LeftOut };

/// Where findMap() looks first: the folder of the recording, "maps" in it and beside it.
[[nodiscard]] std::vector<std::filesystem::path> mapFoldersBeside(const std::string &recordingPath);

/// The map of \a recording: the embedded one, else a file NAME.map (or
/// NAME_<hash>.map) in the recording's folder, in a folder "maps" in it or beside
/// it, in one of \a places, or where the game keeps its maps; by SHA-256, then
/// CRC-32, then name. A file whose name fits and whose stated hash or size does not is
/// never taken. Where files are handed over (FileGiver), no folder is listed: the file has one of
/// the usual names, NAME.map, NAME_<SHA-256>.map or <SHA-256>.map.
/// \param places  folders, and recordings in which a map with that hash may lie.
/// Errors: UnknownFormat when there is none or the format has no maps, Cancelled,
/// and those of Recording::embeddedMapFile and readMap.
Result<FoundMap> findMap(const Recording &recording, const std::string &recordingPath,
                         const std::vector<std::string> &places, std::stop_token stop,
                         MapContents contents = MapContents::Read);

/// The file at \a path as the map of \a recording, whatever its name and hash.
/// Errors: Io, Cancelled, LimitExceeded, and those of Recording::readMap.
Result<FoundMap> readMapFile(const Recording &recording, const std::string &path,
                             std::stop_token stop);

/// \a recording with what \a map decides: see Recording::rebuiltWith(). Null where that is no more
/// than is recorded, or where nothing proves that it is the map of the recording.
Shared<Recording> rebuiltWith(const Recording &recording, const FoundMap &map);

} // namespace tickscope
