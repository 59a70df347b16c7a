// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>
#include <vector>

#include <QWidget>

#include "core/base/tick.h"

class QMenuBar;
class QStackedWidget;

namespace tickscope {

class FormatRegistry;
class MainWindow;
class Opening;
class TabBar;
class TabCommands;

/// What a tab shows, as a value.
struct TabState {
    QString path;             ///< Absolute, or an address; empty: no recording.
    std::optional<Tick> tick; ///< Where the playhead is; none: at the start.

    friend bool operator==(const TabState &, const TabState &) = default;
};

/// The window of the program: a row of tabs, and below it the page of the one in front, whose menus
/// and title are those of the window. Shows every recording once.
class TabbedWindow : public QWidget
{
    Q_OBJECT

public:
    /// \param formats  must live longer than the window.
    explicit TabbedWindow(const FormatRegistry &formats, QWidget *parent = nullptr);
    ~TabbedWindow() override;

    /// Opens the path, address or "tickscope:" link \a name in a tab, or goes to the tab that has
    /// it.
    void open(const QString &name, std::optional<Tick> tick = {});
    /// Adds tabs behind the others whose recordings are opened when they are first shown, but for
    /// those that are there already.
    void addLater(const std::vector<TabState> &tabs);

    [[nodiscard]] int count() const { return static_cast<int>(m_tabs.size()); }
    [[nodiscard]] int currentTab() const;
    void setCurrentTab(int tab);
    /// Closes the recording of \a tab, and the tab, if there is another one.
    void closeTab(int tab);
    void closeOthers(int tab);

    /// Shows itself in front of other windows, where the desktop lets it.
    void comeForward();
    /// Remembers where the window and its panels are.
    void saveLayout();

    /// The page in front.
    [[nodiscard]] MainWindow &page();
    /// Null as long as \a tab was never shown.
    [[nodiscard]] MainWindow *page(int tab)
    {
        return m_tabs.at(static_cast<std::size_t>(tab)).page;
    }
    /// Of all tabs, from left to right.
    [[nodiscard]] std::vector<TabState> states() const;

signals:
    /// Tabs have come, gone or moved, or a playhead has.
    void changed();
    /// All recordings are still open.
    void aboutToClose();

protected:
    // Pages take what is dropped on them; here it is for the row of tabs.
    void dragEnterEvent(QDragEnterEvent *event) override;
    void dropEvent(QDropEvent *event) override;
    void closeEvent(QCloseEvent *event) override;
    void changeEvent(QEvent *event) override;
    void keyPressEvent(QKeyEvent *event) override;

private:
    struct Tab {
        TabState state; ///< Until the recording is there.
        MainWindow *page = nullptr;
        QMenuBar *menus = nullptr;
        TabCommands *commands = nullptr;
    };

    void restorePlace();
    int add(const TabState &state);
    void remove(int tab);
    void showTab(int tab);
    void makePage(Tab &tab);
    void takeChanges(const MainWindow &page);
    void tellTabs();
    /// On a full screen a recording has all the room.
    void giveRoom();
    [[nodiscard]] Opening &placeFor(const QString &path);
    [[nodiscard]] TabState stateOf(const Tab &tab) const;
    [[nodiscard]] int find(const QString &path) const;
    [[nodiscard]] int find(const MainWindow &page) const;
    /// Whether another recording may be opened in \a tab: it shows none.
    [[nodiscard]] bool isFree(const Tab &tab) const;

    const FormatRegistry &m_formats;
    QWidget *m_barPlace; ///< Hides the bar, which shows itself by the number of tabs.
    TabBar *m_bar;
    QStackedWidget *m_pages;
    std::vector<Tab> m_tabs; ///< In the order of the row.
};

} // namespace tickscope
