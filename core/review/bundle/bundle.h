// SPDX-License-Identifier: MIT
#pragma once

#include <map>
#include <vector>

#include <QByteArray>
#include <QString>

#include "core/review/store/store.h"

/// Evidence for others: a folder of files that need no program of ours, and a manifest with the
/// SHA-256 of each of them and of the recordings that they are about.
namespace tickscope::review {

/// One file of a bundle.
struct BundlePart {
    QString name; ///< See isPartName().
    QByteArray bytes;
    /// Instead of bytes, a file to copy: recordings are too big for memory.
    QString source;
};

/// The manifest's own name.
inline const QString ManifestName = QStringLiteral("manifest.json");

/// Letters, digits, points, dashes and underscores, beginning with a letter or digit, up to 120 of
/// them: the name of one file in any folder and on any system.
[[nodiscard]] bool isPartName(const QString &name);

/// What people and spreadsheets read: rows with as many cells as there are columns.
struct BundleTable {
    QStringList columns;
    QList<QStringList> rows;
};

/// What the recording shows at a note. Whoever reads recordings works it out; cases know none.
struct NoteEvidence {
    QByteArray picture; ///< PNG, for a note that has none of its own; may be empty.
    BundleTable events; ///< Around it; may be empty.
    BundleTable inputs; ///< Of its player, around it; may be empty.
};

/// What the store shows of a case to who asks: case.json; notes, verdicts and history as CSV;
/// pictures of notes; and report.html, which has all of it in one page. With \a evidence its
/// pictures, and its tables as CSV, too. Errors: those of Store.
[[nodiscard]] Stored<std::vector<BundlePart>> bundleParts(
    Store &store, CaseId id, const std::map<NoteId, NoteEvidence> &evidence = {});

/// Writes \a parts and their manifest into the new folder \a path, which is there whole or not at
/// all. Errors: Unreachable (the disk), Invalid (a name that cannot be, or is there twice).
Stored<void> writeBundle(const QString &path, const Case &value,
                         const std::vector<BundlePart> &parts);

/// What is wrong with one file of a bundle.
struct BundleFault {
    enum class Kind {
        Missing,
        Changed,  ///< Another size or other content.
        Unlisted, ///< A file that the manifest does not name.
        Unusable  ///< A name that leads elsewhere, or something that is no file.
    };
    Kind kind = Kind::Missing;
    QString name;

    friend bool operator==(const BundleFault &, const BundleFault &) = default;
};

struct BundleReport {
    QString manifestSha256; ///< Who has it from its author can tell another manifest.
    std::vector<CaseRecording> sources;
    int parts = 0; ///< That the manifest names.
    std::vector<BundleFault> faults;
};

/// Compares the folder with its manifest. A bundle may come from anybody: names do not lead out of
/// it, links are not followed, and memory is bounded. Errors: Unreachable; Invalid where there is
/// no manifest that can be read.
[[nodiscard]] Stored<BundleReport> verifyBundle(const QString &path);

} // namespace tickscope::review
