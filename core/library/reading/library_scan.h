// SPDX-License-Identifier: MIT
#pragma once

#include <functional>
#include <stop_token>

#include <QHash>

#include "core/formats/format_registry.h"
#include "core/library/library_store.h"

namespace tickscope::library {

enum class Confinement : std::uint8_t;
struct ReaderDeath;

/// What a scan looks at.
struct ScanOrder {
    QStringList folders = {}; ///< With all that lies in them; also addresses of stores.
    QStringList files = {};   ///< Besides: what was opened or pinned.
    Whispers whispers = Whispers::LeftOut;
    QHash<QString, QString> tokens = {};     ///< By the address of a store.
    QHash<QString, QString> worldNames = {}; ///< Of the person, by the id of the world.
    /// In which maps are looked for, beside those of findMap(); folders and recordings.
    std::vector<std::string> mapPlaces = {};
    /// Program that reads the recordings, see ReadingHelper; empty: this one does.
    QString reader = {};
};

/// Of "world 42" the id, by which a person names it; empty for other keys.
[[nodiscard]] QString worldIdOf(const QString &worldKey);

enum class ScanRound {
    Looking,  ///< Through the folders.
    Headers,  ///< Cheap facts of all that is new.
    Contents, ///< Players, chat and content, one recording after the other.
};

struct ScanProgress {
    ScanRound round = ScanRound::Looking;
    qint64 done = 0;
    qint64 all = 0; ///< 0 while it is unknown.
};

/// Who wants to know how it goes. Called in the thread of the scan.
struct ScanListener {
    std::function<void(const ScanProgress &)> progress = {};
    /// A recording that was missing was found by its content.
    std::function<void(const QString &from, const QString &to)> moved = {};
    /// What a server left out, or did not give.
    std::function<void(const Fault &why)> complained = {};
    /// Before ScanOrder::reader reads the first recording. With None this process reads.
    std::function<void(Confinement)> confined = {};
    /// Of a process of ScanOrder::reader that crashed.
    std::function<void(const ReaderDeath &)> died = {};
};

/// Brings the library up to date; what the order does not name is forgotten. One bad file never
/// stops it, nor does one that ends the process of the reader: its row says so. A scan that was
/// stopped goes on with the next one where it was. One file is in memory at a time; of recordings
/// on servers the heads of a few, which this process reads, and no more of them is read. Errors:
/// those of the store; Unreachable when it was stopped counts as none.
Stored<void> scanLibrary(LibraryStore &store, const FormatRegistry &formats, const ScanOrder &order,
                         const ScanListener &listener, const std::stop_token &stop);

} // namespace tickscope::library
