// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <memory>
#include <optional>
#include <vector>

#include <QScrollArea>
#include <QStackedWidget>

#include "core/base/tick.h"
#include "core/library/game_folders.h"
#include "ui/jobs/latest_job.h"

class QLabel;
class QPushButton;
class QVBoxLayout;

namespace tickscope {

class FormatRegistry;

/// What a person sees first: what the program is for, opening, the sample, and folders of games
/// that are installed here.
class WelcomePage : public QScrollArea
{
    Q_OBJECT

public:
    explicit WelcomePage(const FormatRegistry &formats, QWidget *parent = nullptr);

    /// Offers these; one click adds one.
    void offerFolders(const std::vector<library::GameFolder> &folders);
    /// Shows that a file which is held over the window may be dropped.
    void setDropTarget(bool isOn);
    /// The button that the keyboard goes to first.
    [[nodiscard]] QPushButton *firstButton() const { return m_open; }

signals:
    void openWanted();
    void sampleWanted();
    void folderChosen(const QString &folder);
    /// A person wants to choose one.
    void folderWanted();

private:
    [[nodiscard]] QWidget *makeHeader(const FormatRegistry &formats);
    [[nodiscard]] QWidget *makeButtons();
    [[nodiscard]] QWidget *makeFolders();

    QWidget *m_page;
    QLabel *m_dropHint;
    QPushButton *m_open = nullptr;
    QPushButton *m_addFolder = nullptr;
    QVBoxLayout *m_offers = nullptr;
};

class ActiveDocument;
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
    /// Reads the picture of \a path again if it is listed.
    void refreshPicture(const QString &path);
    /// Shows that a file which is held over the window may be dropped.
    void setDropTarget(bool isOn);
    [[nodiscard]] LibraryService &library() { return *m_service; }
    [[nodiscard]] LibraryCommands &commands() { return *m_commands; }

signals:
    void openWanted();
    void fileChosen(const QString &path, std::optional<tickscope::Tick> tick);
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
