// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>

#include <QElapsedTimer>
#include <QObject>
#include <QTimer>
#include <QWidget>

#include "ui/document/active_document.h"
#include "ui/together/together.h"

namespace tickscope {
class WorldView;
}

namespace tickscope::together {

class SharedView;

/// Shows the leader's pointer over the world of those who follow, and tells the session of that of
/// this person. Lies over all of the view and takes nothing of the mouse.
class PointerOverlay : public QWidget
{
    Q_OBJECT

public:
    PointerOverlay(WorldView &world, SharedView &view);

protected:
    bool eventFilter(QObject *watched, QEvent *event) override;
    void paintEvent(QPaintEvent *event) override;

private:
    WorldView &m_world;
    SharedView &m_view;
};

/// Has the active document show what the leader of a session shows, or the others of a session what
/// it shows. Who moves time or camera by hand looks elsewhere until they come back. UI thread.
class SharedView : public QObject
{
    Q_OBJECT

public:
    SharedView(ActiveDocument &document, Together &session, QObject *parent);

    /// What the person sees of what the leader shows.
    enum class Sight {
        Nothing, ///< No session, no leader, or this person leads.
        Followed,
        Elsewhere,
        Missing, ///< The leader's recording is not here, or not known to be.
    };
    [[nodiscard]] Sight sight() const;
    void comeBack();
    /// Whether this person leads, but others cannot be told of what: it is not read yet.
    [[nodiscard]] bool isUntold() const;
    /// Whether the filter of this person, who leads, is too long to be sent.
    [[nodiscard]] bool isFilterTooLong() const { return m_isFilterTooLong; }
    /// Where the leader's pointer is, or nothing.
    [[nodiscard]] std::optional<QPointF> pointer() const;
    /// Of this person, in the world of the first view.
    void setPointer(const std::optional<QPointF> &place);

signals:
    /// sight(), isUntold() or the pointer.
    void changed();
    /// It is to be made the active document's. \param state  of the leader, with its name.
    void recordingWanted(const tickscope::together::SharedState &state);

private:
    void onDocumentChanged(Document::Changes changes);
    void onSessionChanged();
    void lookElsewhere();
    [[nodiscard]] bool isHere() const;
    // Leading.
    void publish();
    [[nodiscard]] SharedState presentState() const;
    [[nodiscard]] bool isNews(const SharedState &state) const;
    // Following.
    void show();
    void showParts(const ViewState &view);
    void showTime();

    ActiveDocument &m_document;
    Together &m_session;
    QTimer m_due;              ///< Runs while the next state must wait.
    QElapsedTimer m_sinceLast; ///< State that was published.
    std::optional<QPointF> m_pointer;
    bool m_wasLeading = false;
    bool m_isFilterTooLong = false;
    bool m_isElsewhere = false;
    bool m_isApplying = false;
    QString m_wanted;                ///< SHA-256 of the recording that was asked for.
    std::optional<ViewState> m_seen; ///< What is shown of the leader's view; nothing: none yet.
    quint64 m_commands = 0;          ///< Of the playback, with our own.
};

} // namespace tickscope::together
