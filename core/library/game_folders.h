// SPDX-License-Identifier: MIT
#pragma once

#include <QStringList>

namespace tickscope::library {

/// Where this person's files lie.
struct PersonalPlaces {
    QString home;
    QStringList data; ///< Where programs keep theirs: "~/.local/share" and the like.

    [[nodiscard]] static PersonalPlaces ofThisUser();
};

/// A folder in which a game that is installed here keeps its recordings.
struct GameFolder {
    QString game; ///< A name of its own: "DDNet".
    QString path;

    friend bool operator==(const GameFolder &, const GameFolder &) = default;
};

/// Those that are there, each once. Looks for a few dozen names and reads Steam's list of folders;
/// nothing is scanned. For workers.
[[nodiscard]] std::vector<GameFolder> gameFolders(const PersonalPlaces &places);

} // namespace tickscope::library
