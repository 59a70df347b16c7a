// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <functional>
#include <memory>
#include <optional>
#include <vector>

#include <QPointer>
#include <QStackedWidget>
#include <QWidget>

#include "ui/commands/command_set.h"
#include "ui/document/active_document.h"

class QLabel;
class QSplitter;

namespace tickscope {

class WorldView;
struct Ghost;

/// A ghost beside the picture: a view of its recording, with a camera of its own or that of the
/// picture. Its head goes with the document's.
class GhostView : public QWidget
{
    Q_OBJECT

public:
    /// \param first  the picture; both must live longer.
    GhostView(ActiveDocument &document, WorldView &first, QWidget *parent);

    /// \param isFree  whether nobody else shows a document, so that its head may be moved.
    void showGhost(const Ghost &ghost, const std::function<bool(const Document &)> &isFree);
    /// Takes the head of \a ghost, and its camera, where those of the picture are.
    void follow(const Ghost &ghost);
    void setTitle(const QString &title);

    /// Null only before it shows one.
    [[nodiscard]] WorldView *view() const { return m_view; }
    /// The one that it shows; null for none.
    [[nodiscard]] const Document *shownDocument() const;

signals:
    /// It shall follow() again: more of the recording is read, or a view has another size.
    void outdated();
    /// Another view(), as the recording is another one.
    void viewMade();
    /// The recording that it was seen by is closed.
    void documentLost();

protected:
    bool eventFilter(QObject *watched, QEvent *event) override;

private:
    /// That has the recording of \a ghost: a tab's, or one of its own where none is free.
    [[nodiscard]] Document &documentOf(const Ghost &ghost,
                                       const std::function<bool(const Document &)> &isFree);
    void lookAtSubject();

    ActiveDocument &m_document;
    WorldView &m_first;
    std::unique_ptr<Document> m_own;
    ActiveDocument m_ghost;
    std::optional<PlayerRef> m_subject;
    QLabel *m_title;
    /// The view, or why there is none. Goes before what it shows.
    std::unique_ptr<QStackedWidget> m_pages;
    QLabel *m_absence;
    QPointer<WorldView> m_view;
};

class GhostView;
class Ghosts;
class MainWindow;
class WindowDocks;

/// A second view of the world beside the first one, with a camera of its own, in a dock. It is
/// there while its dock is open. Commands of the view are about the one that was used last.
///
/// It shows the same recording, or those ghosts that are to be beside the picture, one above the
/// other.
class SecondView : public QObject
{
    Q_OBJECT

public:
    SecondView(ActiveDocument &document, WorldView &first, WindowDocks &docks, MainWindow &window);

signals:
    /// As WorldView has it.
    void pictureSaved(const QString &path, const QString &problem);

private:
    void open();
    void make();
    void remove();
    void onDockToggled(bool isOpen);
    /// As many views as there are ghosts beside the picture.
    void showGhosts();
    void makeGhostViews(std::size_t count);
    void adopt(WorldView &view);
    /// The same colour means the same speed everywhere.
    void shareScales(WorldView &view);
    void follow();

    ActiveDocument &m_document;
    WorldView &m_first;
    WindowDocks &m_docks;
    Ghosts &m_ghosts;
    QSplitter *m_views;         ///< What the dock has.
    QPointer<WorldView> m_view; ///< Of the same recording, while the dock is open.
    std::vector<QPointer<GhostView>> m_ghostViews; ///< By Ghosts::beside().
    CommandSet m_commands;
};

} // namespace tickscope
