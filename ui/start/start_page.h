// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QScrollArea>

class QGridLayout;
class QLabel;

namespace tickscope {

class Document;
class FormatRegistry;
class RecentCommands;

/// What the window shows without a recording: opening, the sample, recent ones.
class StartPage : public QScrollArea
{
    Q_OBJECT

public:
    StartPage(Document &document, const FormatRegistry &registry, QWidget *parent = nullptr);

    /// Lists the recent files anew.
    void refresh();
    /// Reads the picture of \a path anew if it is listed.
    void refreshPicture(const QString &path);
    /// Shows that a file which is held over the window may be dropped.
    void setDropTarget(bool isOn);

signals:
    void openWanted();
    void fileChosen(const QString &path);

private:
    [[nodiscard]] QWidget *makeHeader(const FormatRegistry &registry);
    [[nodiscard]] QWidget *makeButtons();
    void addCard(const QString &path, int place);
    void showMenu(const QString &path, QPoint place);
    /// After a change of the list.
    void showRecents();

    RecentCommands *m_recents;
    QWidget *m_page;
    QLabel *m_dropHint;
    QLabel *m_recentTitle;
    QWidget *m_recentBox;
    QGridLayout *m_recent;
};

/// The sample recording that lies beside the program; empty if there is none.
[[nodiscard]] QString samplePath();

} // namespace tickscope
