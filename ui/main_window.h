// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <memory>
#include <optional>

#include <QMainWindow>
#include <QTimer>

#include "ui/actions.h"
#include "ui/document/document.h"

class QMenu;
class QStackedWidget;
class QToolBar;

namespace tickscope {

class MapDownload;
class MessageBar;
struct Message;
class StartPage;
class WindowDocks;
class WindowMarkers;
class WorldView;

/// One window with one recording. Places docks and binds actions, no more.
class MainWindow : public QMainWindow
{
    Q_OBJECT

public:
    /// \param registry  must live longer than the window.
    explicit MainWindow(const FormatRegistry &registry, QWidget *parent = nullptr);
    ~MainWindow() override;

    /// Opens \a path, and goes to \a tick when it is there.
    void open(const QString &path, std::optional<Tick> tick = {});
    /// Opens a recording on a server. \param bearerToken  empty: none, or the environment's.
    void openUrl(const QString &url, const QString &bearerToken);

    [[nodiscard]] Document &document() { return m_document; }
    [[nodiscard]] Actions &actions() { return *m_actions; }
    [[nodiscard]] MessageBar &messages() { return *m_messages; }
    [[nodiscard]] WindowMarkers &markers() { return *m_markers; }

protected:
    void dragEnterEvent(QDragEnterEvent *event) override;
    void dragLeaveEvent(QDragLeaveEvent *event) override;
    void dropEvent(QDropEvent *event) override;
    void closeEvent(QCloseEvent *event) override;
    void resizeEvent(QResizeEvent *event) override;

private:
    [[nodiscard]] WindowCommands windowCommands();
    void makeMessageBar();
    void makeMenus();
    void fillRecentMenu();
    void addThemeMenu(QMenu &menu);
    void restorePlace();
    void takeChanges(Document::Changes changes);
    void showPhase();
    void showFailure(const Error &error);
    [[nodiscard]] Message failureMessage(const Error &error);
    void showMapMessage();
    void showDamageMessage();
    void showProgress();
    void chooseFile();
    void askForUrl(const QString &url = {});
    void beginOpening(std::optional<Tick> tick);
    void openAgain();
    void chooseMapFile();
    void chooseMapFolders();
    void setTheme(const QString &scheme);
    void setSafeColors(bool isOn);
    void setMiniMap(bool isOn);
    void setHud(bool isOn);
    void toggleFullScreen();
    void showShortcuts();
    void showAbout();

    const FormatRegistry &m_registry;
    Document m_document;
    WorldView *m_world;
    StartPage *m_start;
    QStackedWidget *m_stack;
    MessageBar *m_messages;
    QToolBar *m_messageArea;
    WindowDocks *m_docks;
    WindowMarkers *m_markers;
    MapDownload *m_mapDownload;
    Actions *m_actions;
    QMenu *m_recentMenu = nullptr;
    QTimer m_progressTimer; ///< Runs out when reading takes long enough to speak of it.
    std::optional<Tick> m_wantedTick;
    /// Typed for a server, to ask that address again; gone when another recording is opened.
    QString m_bearerToken;
    std::size_t m_toldDamage = 0; ///< Damaged places that the message bar has told of.
    QString m_toldMap;            ///< Warning about the map that was shown last.
};

} // namespace tickscope
