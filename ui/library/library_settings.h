// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QStringList>

#include "core/library/reading/library_scan.h"

/// What a person chose for the library. LibraryService hears of new folders by itself; after any
/// other change call LibraryService::applySettings().
namespace tickscope::library_settings {

/// Folders of the library, as they were added; addresses end with a slash.
[[nodiscard]] QStringList folders();

/// Whether \a folder is an address on a server.
[[nodiscard]] bool isAddress(const QString &folder);
/// \a folder as folders() has it.
[[nodiscard]] QString placeOf(const QString &folder);
/// "https://example.org:8080" of an address there.
[[nodiscard]] QString serverOf(const QString &address);
/// Whether a folder lies on \a server. What a stranger's address does elsewhere is not known, and
/// a token may go with it: the person is asked first.
[[nodiscard]] bool isOnServer(const QString &server);

/// Adds \a folder, or an address, at the end, unless it lies in one that is there. What lies in it
/// and was added earlier is part of it from now on. Tokens of addresses are no setting: see
/// ui/jobs/server_tokens.h.
void addFolder(const QString &folder);
void removeFolder(const QString &folder);
void setFolders(const QStringList &folders);

/// Recordings that stay at hand, the one that was pinned last first.
[[nodiscard]] QStringList pinned();
[[nodiscard]] bool isPinned(const QString &path);
void setPinned(const QString &path, bool isPinned);

/// Names that were given to worlds, by the id of each.
[[nodiscard]] QHash<QString, QString> worldNames();
/// \param name  empty: none.
void setWorldName(const QString &id, const QString &name);

[[nodiscard]] library::Whispers whispers();
void setWhispers(library::Whispers whispers);

/// Recent and pinned recordings on this machine: the library has them wherever they lie.
[[nodiscard]] QStringList ownFiles();
/// The recording at \a from lies at \a to now.
void recordMove(const QString &from, const QString &to);

} // namespace tickscope::library_settings
