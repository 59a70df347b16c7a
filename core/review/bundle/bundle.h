// SPDX-License-Identifier: MIT
#pragma once

#include <map>
#include <optional>
#include <utility>
#include <vector>

#include <QByteArray>
#include <QCoreApplication>
#include <QString>

#include "core/review/bundle/signature.h"
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

/// Of the manifest; others are refused.
inline constexpr int ManifestVersion = 1;
/// The manifest's own name, and that of its signature.
inline const QString ManifestName = u"manifest.json"_s;
inline const QString SignatureName = u"manifest.json.sig"_s;

/// Letters, digits, points, dashes and underscores, beginning with a letter or digit, up to 120 of
/// them: the name of one file in any folder and on any system.
[[nodiscard]] bool isPartName(const QString &name);

/// Of the copy of a recording, the \a number-th in its bundle.
[[nodiscard]] inline QString recordingPartName(std::size_t number, const QString &sha256,
                                               const std::string &ending)
{
    return u"recording-%1-%2"_s.arg(number).arg(sha256.left(16)) + QString::fromStdString(ending);
}

/// What people and spreadsheets read: rows with as many cells as there are columns.
struct BundleTable {
    QStringList columns;
    QList<QStringList> rows;
};

/// The same for people, in the language of the program, and for programs: in English, with numbers
/// as they write them.
struct TwofoldTable {
    BundleTable shown;
    BundleTable data;
};

/// What the recording shows at a note. Whoever reads recordings works it out; cases know none.
struct NoteEvidence {
    QString time;        ///< Of the note's tick, "0:40.66"; may be empty.
    QByteArray picture;  ///< PNG, for a note that has none of its own; may be empty.
    TwofoldTable events; ///< Around it; may be empty.
    TwofoldTable inputs; ///< Of its player, around it; may be empty.
    QString player = {}; ///< Which one it is about, "npc01 #6, 1:03–1:58"; may be empty.
    /// A file with the ticks around it, by its name in the bundle; empty for none.
    QString clip = {};
    QString video = {};    ///< The same of that clip as a video.
    QString clipTies = {}; ///< When in the recording it begins, and who is who there: sentences.
    QString absence = {};  ///< That its player is not to be seen at its tick; empty where they are.
};

/// How often each value came, in bars of one width side by side.
struct BundlePlot {
    QString unit;     ///< Of the values, "ticks".
    double first = 0; ///< Where the first bar begins.
    double width = 1; ///< More than 0.
    std::vector<qint64> counts;
    QString label; ///< Above the highest bar: "10 ticks: 170 (67.5 %)".
    /// First and last of the bars that the figure counts, which are darker; nothing where all are
    /// alike.
    std::optional<std::pair<std::size_t, std::size_t>> hits = {};
};

/// A figure of a player or of the file, in words. Texts are plain.
struct FigureEvidence {
    QString part; ///< Which input, event or period; empty for all together.
    QString value;
    QString samples;
    QString interval;    ///< Of confidence; empty where none is defined.
    QString others;      ///< The same figure of everybody else; empty for one of the file.
    BundlePlot plot;     ///< May be empty.
    QString barsOf = {}; ///< Whom the bars of the plot are of, where they are not the player's.
    QString places = {}; ///< Where it is to be seen, "0:40.66 (tick 2033); …"; may be empty.
};

/// The figures of one kind, and what is to be known of them.
struct FigureGroup {
    QString title;
    QString measures;
    QString explanations; ///< Innocent reasons.
    QString limits;
    std::vector<FigureEvidence> figures;
};

/// Whose figures, in which recording.
struct PlayerEvidence {
    QString title;
    std::vector<FigureGroup> groups;
    QString remark = {}; ///< What else is to be known of them, a sentence; mostly empty.
};

/// What recordings show of a case.
struct CaseEvidence {
    /// Of each recording, by SHA-256: game, map, server and the like, a line each.
    std::map<QString, QStringList> recordings;
    std::map<NoteId, NoteEvidence> notes;
    std::vector<PlayerEvidence> players;
    BundleTable figures;       ///< All figures as numbers.
    BundleTable bars;          ///< Their histograms.
    BundleTable places;        ///< The ticks on which they rest.
    QStringList reporterNames; ///< All that the reporter was called in the recordings.
    QStringList otherNames;    ///< Of everybody else there.
    QStringList missing;       ///< What could not be gathered, and why: sentences.
};

/// Whether others read who reviewed the case and who reported it, or "Reviewer 1".
enum class ReviewerNames { Hidden, Shown };

/// Stand-ins for names of reviewers: "Reviewer 1" for the first that is asked for.
class HiddenReviewers
{
public:
    /// Empty for no name.
    [[nodiscard]] QString nameFor(const QString &reviewer)
    {
        if (!reviewer.isEmpty() && !m_known.contains(reviewer))
            m_known << reviewer;
        return reviewer.isEmpty()
                   ? reviewer
                   : QCoreApplication::translate("tickscope::HiddenReviewers", "Reviewer %1")
                         .arg(m_known.indexOf(reviewer) + 1);
    }

private:
    QStringList m_known;
};

/// What the store shows of a case to who asks: case.json; notes, verdicts and history as CSV;
/// pictures of notes; and report.html, which has all of it in one page. With \a evidence its
/// pictures and plots, and its tables as CSV, too. Errors: those of Store.
[[nodiscard]] Stored<std::vector<BundlePart>> bundleParts(
    Store &store, CaseId id, const CaseEvidence &evidence = {},
    ReviewerNames names = ReviewerNames::Hidden);

/// Errors: Unreachable where \a path is there already.
[[nodiscard]] Stored<void> checkBundlePlace(const QString &path);

/// Writes \a parts and their manifest into the new folder \a path, which is there whole or not at
/// all. Errors: Unreachable (the disk), Invalid (a name that cannot be, or is there twice).
/// With \a key, a private key of SSH, the manifest is signed: see signature.h.
Stored<void> writeBundle(const QString &path, const Case &value,
                         const std::vector<BundlePart> &parts, const QString &key = {});

/// What is to be said of one file of a bundle.
struct BundleFault {
    enum class Kind {
        Missing,  ///< It is not there, or a part of every bundle is not listed.
        Changed,  ///< Another size or other content.
        Unlisted, ///< A file that the manifest does not name.
        Unusable, ///< A name that leads elsewhere, or something that is no file.
        Repeated, ///< The manifest names it more than once.
        Unsteady, ///< It was written to while it was read.
        // Odd, and no fault: the content is that of the manifest.
        Shared, ///< The file has another name elsewhere (a hard link), and can be changed there.
        Sparse  ///< Parts of it are stored nowhere, and read as zeros.
    };
    Kind kind = Kind::Missing;
    QString name; ///< Bytes that are no UTF-8 as "\xff".

    [[nodiscard]] bool isOnlyOdd() const { return kind >= Kind::Shared; }

    friend bool operator==(const BundleFault &, const BundleFault &) = default;
};

struct BundleReport {
    QString manifestSha256; ///< Who has it from its author can recognise another manifest.
    QString made;           ///< UTC, ISO 8601, by the clock of who made it; as the manifest has it.
    Signature signature;    ///< Of the manifest.
    std::vector<CaseRecording> sources;
    int parts = 0; ///< That the manifest names.
    std::vector<BundleFault> faults;

    /// Nothing but oddities; says nothing of the signature.
    [[nodiscard]] bool isWhole() const;
};

/// Compares the folder with its manifest, and its signature with \a signers, a file of allowed
/// signers (ssh-keygen(1)); empty when the keys of signers are not known. A bundle may come from
/// anybody: names do not lead out of it, links are not followed, and memory is bounded.
/// Errors: Unreachable; Invalid where there is no manifest that can be read in one way only.
[[nodiscard]] Stored<BundleReport> verifyBundle(const QString &path, const QString &signers = {});

} // namespace tickscope::review
