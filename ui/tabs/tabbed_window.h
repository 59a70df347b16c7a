// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <memory>
#include <optional>
#include <vector>

#include <QWidget>

#include "ui/document/view_state.h"
#include "ui/jobs/single_shot_timer.h"

namespace tickscope {

class Document;
class FormatRegistry;
class MainWindow;
class TabBar;
class TabCommands;

/// What a tab shows, as a value.
struct TabState {
    QString path; ///< Absolute, or an address; empty: no recording.
    ViewState view = {};

    friend bool operator==(const TabState &, const TabState &) = default;
};

/// The window of the program: a row of tabs, each a document, and below it the page that shows the
/// one in front. Shows every recording once.
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
    /// Opens \a path in a tab behind, to be a ghost in the one in front.
    void compareWith(const QString &path);
    /// Shows \a paths in one picture; one alone in that of the recording that was seen last.
    void compare(QStringList paths);
    /// Adds tabs behind the others whose recordings are opened when they are first shown, but for
    /// those that are there already.
    void addLater(const std::vector<TabState> &tabs);

    [[nodiscard]] int count() const { return static_cast<int>(m_tabs.size()); }
    [[nodiscard]] int currentTab() const;
    void setCurrentTab(int tab);
    /// Closes the recording of \a tab, and the tab, if there is another one.
    void closeTab(int tab);
    void closeOthers(int tab);
    /// Opens the recording again that was closed last, where and as it was seen then.
    void reopenTab();

    /// Shows itself in front of other windows, where the desktop lets it.
    void comeForward();
    /// Remembers where the window and its panels are.
    void saveLayout();

    /// What shows the document of the tab in front.
    [[nodiscard]] MainWindow &page() { return *m_page; }
    /// Null as long as \a tab was never shown.
    [[nodiscard]] Document *document(int tab) const
    {
        return m_tabs.at(static_cast<std::size_t>(tab)).document.get();
    }
    /// Of all tabs, from left to right.
    [[nodiscard]] std::vector<TabState> states() const;

signals:
    /// Tabs have come, gone or moved, or what is seen of their recordings has.
    void changed();
    /// All recordings are still open.
    void aboutToClose();

protected:
    // What is dropped on the row of tabs is the page's, too.
    void dragEnterEvent(QDragEnterEvent *event) override;
    void dragMoveEvent(QDragMoveEvent *event) override;
    void dragLeaveEvent(QDragLeaveEvent *event) override;
    void dropEvent(QDropEvent *event) override;
    void closeEvent(QCloseEvent *event) override;
    void changeEvent(QEvent *event) override;
    bool focusNextPrevChild(bool next) override;
    void keyPressEvent(QKeyEvent *event) override;

private:
    struct Tab {
        TabState state; ///< Until the recording is there.
        std::unique_ptr<Document> document;
        int seen = 0; ///< The higher, the later it was left for another tab; 0: it never was.
    };

    struct ClosedTab;

    void restorePlace();
    int add(const TabState &state);
    void remove(int tab);
    /// For reopenTab().
    void rememberClosed(int tab);
    /// In a tab of its own beside the recordings that are open.
    void showLibrary();
    void showTab(int tab);
    void makePage();
    void makeDocument(Tab &tab);
    void onPageChanged(const Document &document);
    void updateTabs();
    /// The one in front, or the one that was there before the library; null for none.
    [[nodiscard]] const Document *seen() const;
    /// On a full screen a recording has all the room.
    void giveRoom();
    /// \param place  in the row, if it needs a new tab; nothing: behind the others.
    void goToPlaceOf(const QString &path, std::optional<int> place = {});
    [[nodiscard]] TabState stateOf(const Tab &tab) const;
    [[nodiscard]] int find(const QString &path) const;
    [[nodiscard]] int find(const Document &document) const;

    const FormatRegistry &m_formats;
    QWidget *m_barPlace; ///< Hides the bar, which shows itself by the number of tabs.
    TabBar *m_bar;
    std::vector<Tab> m_tabs;         ///< In the order of the row.
    std::vector<ClosedTab> m_closed; ///< The last ones; with recordings alone.
    int m_seenCount = 0;
    QStringList m_dropped;              ///< At last, and did not fail.
    std::unique_ptr<MainWindow> m_page; ///< Goes before the documents that it shows.
    TabCommands *m_commands;
    SingleShotTimer m_giveBack; ///< Runs when a recording was closed.
};

} // namespace tickscope
