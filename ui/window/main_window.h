// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <memory>
#include <optional>

#include <QMainWindow>

#include "ui/document/active_document.h"

class QMenuBar;
class QMimeData;
class QStackedWidget;

namespace tickscope {

class CaseCommands;
class Cases;
class CommandRegistry;
class FormatRegistry;
class Ghosts;
class MessageBar;
class Opening;
class PictureBar;
class StartPage;
class WindowCases;
class WindowDocks;
class WindowLinks;
class WindowMarkers;
class WindowTogether;
class WorldView;

/// What all parts of a window show.
class WindowContent
{
protected:
    explicit WindowContent(const FormatRegistry &formats);
    ~WindowContent();

    Document m_document;
    ActiveDocument m_active;
    std::unique_ptr<CaseCommands> m_caseCommands;
};

/// A window with a content that outlives its child widgets: a member would not, a base does.
/// A class of its own, since moc demands a QObject as the first base.
class ContentWindow
    : protected WindowContent
    , public QMainWindow
{
protected:
    ContentWindow(const FormatRegistry &formats, QWidget *parent)
        : WindowContent(formats)
        , QMainWindow(parent)
    {
    }
};

/// Everything that shows the active document, a window because its panels dock. Places its parts
/// and binds them to each other, no more: what a person can do is up to the parts and their
/// commands.
class MainWindow : public ContentWindow
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

    /// Shows the moment of a "tickscope:" link, or offers to join the session of one.
    void openLink(const QString &link);
    /// Watching with others.
    [[nodiscard]] WindowTogether &together() { return *m_together; }

    /// The active one: of its own, until the window is pointed at another one.
    [[nodiscard]] Document &document() { return *m_active; }
    [[nodiscard]] ActiveDocument &activeDocument() { return m_active; }
    /// All that can be done here, by id.
    [[nodiscard]] CommandRegistry &commands() { return *m_commands; }
    [[nodiscard]] MessageBar &messages() { return *m_messages; }
    [[nodiscard]] WindowMarkers &markers() { return *m_markers; }
    [[nodiscard]] Opening &opening() { return *m_opening; }
    [[nodiscard]] Cases &cases();
    /// What is seen besides the recording.
    [[nodiscard]] Ghosts &ghosts();

    /// Hands out the menu bar, which stands somewhere else from now on.
    [[nodiscard]] QMenuBar *takeMenuBar();
    /// Shows the picture without panels, with a bar for playback that hides.
    void setPictureOnly(bool isOn);
    /// Whether a recording is open that one of the library can be compared with.
    void setHasOpen(bool hasOpen);
    /// Where one types what to look for in the library gets the focus, if the library is shown.
    void findInLibrary();
    /// Whether all that was done is stored. If not, the person is asked; closes the window on a
    /// yes.
    [[nodiscard]] bool mayClose();
    /// Remembers where its panels are.
    void saveLayout() const;

    // Also for what stands around this window.
    void dragEnterEvent(QDragEnterEvent *event) override;
    void dragMoveEvent(QDragMoveEvent *event) override;
    void dragLeaveEvent(QDragLeaveEvent *event) override;
    void dropEvent(QDropEvent *event) override;

signals:
    /// The library is to be shown beside what is open.
    void libraryWanted();
    /// These recordings are to be compared, or this one with that which is open.
    void comparisonWanted(const QStringList &paths);
    /// These are opened next; the last one comes to the front.
    void dropped(const QStringList &names);

protected:
    bool focusNextPrevChild(bool next) override;
    void closeEvent(QCloseEvent *event) override;
    void resizeEvent(QResizeEvent *event) override;

private:
    void placeMessageBar();
    void bindStart();
    void addToLibrary(const QString &folder);
    void bindMessages();
    void bindExports();
    void bindBestRuns();
    void showExportResult(const QString &path, const QString &problem, const QString &remark);
    void bindViews();
    void onDocumentChanged(Document::Changes changes);
    /// Panels are seen with a recording that is seen.
    void showDocks();
    /// Whether what is dragged becomes a ghost instead of a tab.
    [[nodiscard]] bool isToCompare(const QDropEvent &event) const;

    WorldView *m_world;
    StartPage *m_start;
    QStackedWidget *m_stack;
    MessageBar *m_messages;
    WindowDocks *m_docks;
    WindowMarkers *m_markers;
    Opening *m_opening;
    WindowLinks *m_links;
    WindowCases *m_cases;
    WindowTogether *m_together;
    CommandRegistry *m_commands;
    PictureBar *m_pictureBar = nullptr; ///< While the picture is shown without panels.
};

} // namespace tickscope
