// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <memory>

#include <QPointer>

#include "ui/commands/command_set.h"
#include "ui/document/active_document.h"

class QLabel;
class QStackedWidget;

namespace tickscope {

class Ghosts;
class MainWindow;
class WindowDocks;
class WorldView;
struct Ghost;

/// A second view of the world beside the first one, with a camera of its own, in a dock. It is
/// there while its dock is open. Commands of the view are about the one that was used last.
///
/// It shows the same recording, or a ghost that is to be beside the picture: then it is a view of
/// that recording, whose head goes with the document's.
class SecondView : public QObject
{
    Q_OBJECT

public:
    SecondView(ActiveDocument &document, WorldView &first, WindowDocks &docks, MainWindow &window);
    ~SecondView() override;

signals:
    /// As WorldView has it.
    void pictureSaved(const QString &path, const QString &problem);

private:
    void open();
    void make();
    void remove();
    void onDockToggled(bool isOpen);
    void showGhost();
    /// That has the recording of \a ghost: a tab's, or one of its own where none is free.
    [[nodiscard]] Document &documentOf(const Ghost &ghost);
    void lookAtSubject();
    /// Takes the head of the ghost, and its camera, where those of the first view are.
    void follow();

    ActiveDocument &m_document;
    WorldView &m_first;
    WindowDocks &m_docks;
    Ghosts &m_ghosts;
    std::unique_ptr<Document> m_own; ///< Only for the ghost.
    ActiveDocument m_ghost;          ///< None while the second view shows the same recording.
    QStackedWidget *m_pages;         ///< What the dock has: the view, or why there is none.
    QLabel *m_absence;
    QPointer<WorldView> m_view; ///< While the dock is open.
    CommandSet m_commands;
};

} // namespace tickscope
