// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <functional>
#include <memory>
#include <optional>
#include <vector>

#include <QColor>
#include <QObject>
#include <QPointer>

#include "core/analysis/compare/alignment.h"
#include "ui/document/active_document.h"
#include "ui/reading/recording_frames.h"
#include "ui/world/view/shown_scene.h"

namespace tickscope {

/// How a ghost is shown. A value.
struct GhostLook {
    Alignment alignment;
    QColor color;
    double opacity = 0.7;               ///< 0.3 to 1.
    std::optional<PlayerRef> subject{}; ///< Only that one; nothing: everybody.
};

/// A recording that is seen in the picture of another one.
struct Ghost {
    QString path;
    QString title;             ///< Name of the file.
    QPointer<Document> source; ///< That it is read by; null once that is closed.
    ComparedRecording content; ///< Kept when the source is closed; without index until it is read.
    std::shared_ptr<RecordingFrames> frames = {}; ///< Null until it is read.
    GhostLook look;
    Time offset{0}; ///< Its moment is the playhead's time and this.
    /// Why it is not seen; nothing when it is, or is still being read.
    std::optional<Fault> fault = {};
};

/// The ghosts of each document that the window shows: other recordings, or other moments of the
/// same one, which are drawn below its own figures. UI thread.
class Ghosts : public QObject
{
    Q_OBJECT

public:
    using Documents = std::function<std::vector<Document *>()>;

    explicit Ghosts(ActiveDocument &document, QObject *parent);
    ~Ghosts() override;

    /// Those of the active document, in the order in which they were added.
    [[nodiscard]] const std::vector<Ghost> &all() const { return m_shown->ghosts; }
    [[nodiscard]] bool isFull() const;

    /// Recordings that are open in the window, the active one among them.
    [[nodiscard]] std::vector<Document *> sources() const;
    void setSources(Documents documents) { m_documents = std::move(documents); }

    /// Shows the recording of \a source as a ghost as soon as it is read.
    void add(Document &source);
    void remove(std::size_t ghost);
    void setLook(std::size_t ghost, const GhostLook &look);

    /// What the views of the world show.
    [[nodiscard]] std::vector<WorldLayer> layers() const;

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
