// SPDX-License-Identifier: MIT
#pragma once

#include <functional>
#include <stop_token>

#include "core/formats/format_registry.h"
#include "core/library/library_store.h"

namespace tickscope::library {

enum class Confinement : std::uint8_t;

/// What a scan looks at.
struct ScanOrder {
    QStringList folders = {}; ///< With all that lies in them.
    QStringList files = {};   ///< Besides: what was opened or pinned.
    Whispers whispers = Whispers::LeftOut;
    /// Program that reads the recordings, see ReadingHelper; empty: this one does.
    QString reader = {};
};

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
    /// Before ScanOrder::reader reads the first recording. With None this process reads.
    std::function<void(Confinement)> confined = {};
};

/// Brings the library up to date; what the order does not name is forgotten. One bad file never
/// stops it, nor does one that ends the process of the reader: its row says so. A scan that was
/// stopped goes on with the next one where it was. One file is in memory at a time. Errors: those
/// of the store; Unreachable when it was stopped counts as none.
Stored<void> scanLibrary(LibraryStore &store, const FormatRegistry &formats, const ScanOrder &order,
                         const ScanListener &listener, const std::stop_token &stop);

} // namespace tickscope::library
