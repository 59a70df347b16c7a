// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>

#include <QMainWindow>

#include "ui/document/document.h"

class QStackedWidget;

namespace tickscope {

class CommandRegistry;
class FormatRegistry;
class MessageBar;
class Opening;
class StartPage;
class WindowCases;
class WindowDocks;
class WindowLinks;
class WindowMarkers;
class WorldView;

/// One window with one recording. Places its parts and binds them to each other, no more: what a
/// person can do is up to the parts and their commands.
class MainWindow : public QMainWindow
{
    Q_OBJECT

public:
    /// \param formats  must live longer than the window.
    explicit MainWindow(const FormatRegistry &formats, QWidget *parent = nullptr);
    ~MainWindow() override;

    /// Opens \a path, and goes to \a tick when it is there.
    void open(const QString &path, std::optional<Tick> tick = {});
    /// Opens a recording on a server. \param bearerToken  empty: none, or the environment's.
    void openUrl(const QString &url, const QString &bearerToken);

    /// Shows the moment of a "tickscope:" link.
    void openLink(const QString &link);

    [[nodiscard]] Document &document() { return m_document; }
    /// All that can be done here, by id.
    [[nodiscard]] CommandRegistry &commands() { return *m_commands; }
    [[nodiscard]] MessageBar &messages() { return *m_messages; }
    [[nodiscard]] WindowMarkers &markers() { return *m_markers; }

protected:
    void dragEnterEvent(QDragEnterEvent *event) override;
    void dragLeaveEvent(QDragLeaveEvent *event) override;
    void dropEvent(QDropEvent *event) override;
    void closeEvent(QCloseEvent *event) override;
    void resizeEvent(QResizeEvent *event) override;

private:
    void collectCommands();
    void placeMessageBar();
    void bindMessages();
    void tellExport(const QString &path, const QString &problem);
    void bindViews();
    void restorePlace();
    void takeChanges(Document::Changes changes);

    Document m_document;
    WorldView *m_world;
    StartPage *m_start;
    QStackedWidget *m_stack;
    MessageBar *m_messages;
    WindowDocks *m_docks;
    WindowMarkers *m_markers;
    Opening *m_opening;
    WindowLinks *m_links;
    WindowCases *m_cases;
    CommandRegistry *m_commands;
};

} // namespace tickscope
