// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <vector>

#include <QScrollArea>

#include "core/library/game_folders.h"

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

} // namespace tickscope
