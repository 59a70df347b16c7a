// SPDX-License-Identifier: MIT
#pragma once

#include <string>

#include "core/base/result.h"

/// Takes recordings away, each by one rename: wherever the program is killed, a
/// recording is whole at its place or not there at all. Links are renamed themselves,
/// never what they lead to.
///
/// In order: prepareRemoval(), takeAway(), deleteTaken(). Who writes down each step can end with
/// endRemoval() what was killed between two of them.
namespace tickscope::library {

/// Where what is removed goes.
enum class RemovalMode { Trash, Delete };

/// A removal that is prepared.
struct Removal {
    std::string path;
    RemovalMode mode = RemovalMode::Trash;
    /// Where it is renamed to: in the trash, or beside its place until it is deleted.
    std::string target;
};

/// Whether what lies at \a path was taken away: it is in a trash, or a killed run has left it.
[[nodiscard]] bool isRemoved(const std::string &path);

/// Whether there is a trash for what lies at \a path, by freedesktop's specification: that of the
/// user's home, or one in the top folder of another disk. Makes its folders. Errors: Io.
[[nodiscard]] Result<void> checkTrash(const std::string &path);

/// Errors: Io. Nothing is removed then.
[[nodiscard]] Result<Removal> prepareRemoval(const std::string &path, RemovalMode mode);
/// Takes it from its place. Errors: Io; then it is where it was.
[[nodiscard]] Result<void> takeAway(const Removal &removal);
/// Undoes takeAway(). Errors: Io, also when something else has the place.
[[nodiscard]] Result<void> putBack(const Removal &removal);
/// Deletes what takeAway() renamed for it; nothing else. Errors: Io, and then some of it is left.
[[nodiscard]] Result<void> deleteTaken(const Removal &removal);

/// Ends what a killed run has begun. Whether it is gone from its place. Errors: Io.
[[nodiscard]] Result<bool> endRemoval(const Removal &removal);

} // namespace tickscope::library
