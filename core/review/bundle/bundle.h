// SPDX-License-Identifier: MIT
#pragma once

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

/// What the store shows of a case to who asks: case.json; notes, verdicts and history as CSV;
/// pictures of notes; and report.html, which has all of it in one page. Errors: those of Store.
[[nodiscard]] Stored<std::vector<BundlePart>> bundleParts(Store &store, CaseId id);

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
