// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <functional>
#include <memory>
#include <optional>
#include <vector>

#include <QColor>
#include <QObject>
#include <QPointer>

#include "core/analysis/compare/ways.h"
#include "ui/document/active_document.h"
#include "ui/jobs/latest_job.h"
#include "ui/reading/recording_frames.h"
#include "ui/world/view/shown_scene.h"

namespace tickscope {

/// How a ghost is shown. A value.
struct GhostLook {
    Alignment alignment;
    QColor color;
    double opacity = 0.7;               ///< 0.3 to 1.
    std::optional<PlayerRef> subject{}; ///< Only that one; nothing: everybody.

    /// Where it is seen.
    enum class Place {
        InPicture,
        Beside,     ///< In the second view, whole, with a camera of its own.
        BesideTied, ///< There, with the camera of the picture.
    };
    Place place = Place::InPicture;

    /// Which differences of the two recordings are listed.
    enum class Listed { Nothing, PositionsAndEvents, Inputs, Fields, SameInputs };
    Listed listed = Listed::Nothing;
};

/// What the run of a ghost won and lost against that of the open recording. A value.
struct RunComparison {
    std::vector<RunSplit> splits; ///< Empty where neither runs nor places can be compared.
    /// Whose they are; nothing where that is unknown.
    std::optional<PlayerRef> ownPlayer = {};
    std::optional<PlayerRef> player = {};
    std::vector<TickPair> pairs; ///< By place; empty where places cannot be compared.
    std::vector<WayLag> lags;    ///< One at least where there are pairs.
    /// Why there are none.
    std::optional<Fault> fault = {};
    std::optional<Alignment> byStart = {}; ///< Where both have a run.
    bool mayBeOfSession = false;           ///< All but the clocks says that they are of one.
};

/// Compares two runs on a worker. UI thread.
class GhostRuns
{
public:
    /// Whose runs of what.
    struct Subject {
        ComparedSide own;
        ComparedSide ghost;
        std::optional<PlayerRef> ownPlayer;
        std::optional<PlayerRef> player;
    };

    /// \param done  called when the result is there.
    GhostRuns(const Subject &subject, std::function<void()> done);

    [[nodiscard]] bool isOf(const Subject &subject) const;
    [[nodiscard]] const Subject &subject() const { return m_subject; }
    /// Null while it is looked for.
    [[nodiscard]] const Shared<RunComparison> &result() const { return m_result; }

private:
    Subject m_subject;
    Shared<RunComparison> m_result;
    LatestJob<RunComparison> m_job;
};

/// A recording that is seen in the picture of another one.
struct Ghost {
    QString path;
    QString title;             ///< Name of the file.
    QPointer<Document> source; ///< That it is read by; null once that is closed.
    ComparedRecording content; ///< Kept when the source is closed; without index until it is read.
    std::shared_ptr<RecordingFrames> frames = {}; ///< Null until it is read.
    GhostLook look;
    QString wantedSubject = {}; ///< Name of the look's subject, until it is read.
    /// Whether it recorded the same session from another side; nothing until both are read.
    std::optional<bool> isOfSession = {};
    std::shared_ptr<GhostRuns> runs = {}; ///< Null until both are read.
    bool isPlaced = false;      ///< By hand, or by what both recorded: never by itself once more.
    bool isPlacedByRun = false; ///< By place, if that can be compared: see Ghosts::showRun().
    Shared<TickPairing> pairing = {}; ///< Null until it is aligned.
    /// Why it is not seen; nothing when it is, or is still being read.
    std::optional<Fault> fault = {};

    /// Its own time at \a head of the open recording; nothing where it is not there.
    [[nodiscard]] std::optional<Time> timeAt(Time head) const;
};

/// The ghosts of each document that the window shows: other recordings, or other moments of the
/// same one, which are drawn below its own figures. UI thread.
class Ghosts : public QObject
{
    Q_OBJECT

public:
    using Documents = std::function<std::vector<Document *>()>;

    explicit Ghosts(ActiveDocument &document, QObject *parent = nullptr);

    /// Those of the active document, in the order in which they were added.
    [[nodiscard]] const std::vector<Ghost> &all() const { return m_shown->ghosts; }
    /// Those of another one.
    [[nodiscard]] const std::vector<Ghost> &of(const Document &document) const
    {
        return m_shown.of(document).ghosts;
    }
    [[nodiscard]] bool isFull() const;

    /// Recordings that are open in the window, the active one among them.
    [[nodiscard]] std::vector<Document *> sources() const;
    void setSources(Documents documents) { m_documents = std::move(documents); }

    /// Shows the recording of \a source as a ghost as soon as it is read.
    void add(Document &source);
    /// Lays ghost \a ghost by place, and shows only the player called \a player.
    /// \param ownPlayer  whose run it is compared with; nothing for the followed player's, else
    ///                   what comparedRun() says.
    void showRun(std::size_t ghost, const QString &player,
                 const std::optional<PlayerRef> &ownPlayer);
    void remove(std::size_t ghost);
    void setLook(std::size_t ghost, const GhostLook &look);

    /// What the views of the world show in the picture.
    [[nodiscard]] std::vector<WorldLayer> layers() const;
    /// Those that are not in the picture, in the order of all().
    [[nodiscard]] std::vector<const Ghost *> beside() const;
    /// Puts all of beside() into the picture.
    void joinPicture();

signals:
    /// One more, which wants to be placed.
    void added();
    /// Another ghost, or another look of one.
    void changed();
    /// A recording that is not open yet shall be a ghost.
    void fileWanted(const QString &path);

private:
    void onDocumentChanged(Document::Changes changes);
    void onSourceChanged(Document::Changes changes);
    /// Takes what the sources have read since.
    void refresh();
    void readAgain(Ghost &ghost) const;
    void recognise(Ghost &ghost) const;
    void compareRuns(Ghost &ghost);
    static void placeByStart(Ghost &ghost);
    void align(Ghost &ghost) const;

    ActiveDocument &m_document;
    struct Shown {
        QString path; ///< Of the recording that they were added to.
        std::vector<Ghost> ghosts;
    };
    PerDocument<Shown> m_shown;
    Documents m_documents;
};

} // namespace tickscope
