// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <memory>
#include <optional>

#include <QStackedWidget>

#include "core/base/tick.h"
#include "core/library/game_folders.h"
#include "ui/jobs/latest_job.h"

namespace tickscope {

class ActiveDocument;
class FormatRegistry;
class LibraryCommands;
class LibraryPage;
class LibraryService;
class RecentCommands;
class WelcomePage;

/// What the window shows without a recording: the library, or a welcome while that is empty. Its
/// commands are there from the start, the pages when they are first seen: who opens a recording by
/// a double-click does not wait for them.
class StartPage : public QStackedWidget
{
    Q_OBJECT

public:
    StartPage(ActiveDocument &document, const FormatRegistry &formats, QWidget *parent = nullptr);

    /// Looks for what is new: recent files, folders.
    void refresh();
    /// Puts the focus where one types what to look for in the library.
    void find();
    /// To the library.
    void addFolder(const QString &folder);
    void addAddress(const QString &address, const QString &token);
    /// Reads the picture of \a path again if it is listed.
    void refreshPicture(const QString &path);
    /// Whether there is a recording with which one of the library can be compared.
    void setHasOpen(bool hasOpen);
    /// Shows that a file which is held over the window may be dropped.
    void setDropTarget(bool isOn);
    [[nodiscard]] LibraryService &library() { return *m_service; }

signals:
    void openWanted();
    void fileChosen(const QString &path, std::optional<tickscope::Tick> tick);
    void comparisonWanted(const QStringList &paths);
    /// The library is to be shown, while a recording is open or not.
    void libraryWanted();
    /// The address of a server is to be asked for; addAddress() takes it.
    void addressWanted();
    /// To be played at once: it is there to be looked at.
    void sampleChosen(const QString &path);

protected:
    void showEvent(QShowEvent *event) override;

private:
    void makePages();
    void makeLeading();
    void showFolderMenu(QWidget *button);
    /// The library as soon as there is something in it.
    void choosePage();

    const FormatRegistry &m_formats;
    WelcomePage *m_welcome = nullptr; ///< Null, as the other is, until the pages are made.
    LibraryPage *m_libraryPage = nullptr;
    std::shared_ptr<LibraryService> m_service;
    RecentCommands *m_recents;
    LibraryCommands *m_commands; ///< Ask the page what is selected there.
    std::vector<library::GameFolder> m_games;
    LatestJob<std::vector<library::GameFolder>> m_gameJob;
};

/// The sample recording that lies beside the program; empty if there is none.
[[nodiscard]] QString samplePath();

} // namespace tickscope
