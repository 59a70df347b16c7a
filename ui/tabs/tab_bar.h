// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QPointer>
#include <QStringList>
#include <QTabBar>

class QToolButton;

namespace tickscope {

/// The row of tabs. One tab alone is not shown.
class TabBar : public QTabBar
{
    Q_OBJECT

public:
    explicit TabBar(QWidget *parent = nullptr);

    /// Gives the tabs, one for each of \a paths, their titles and tool tips. A path may be an
    /// address, or empty: no recording.
    void setPaths(const QStringList &paths);

    /// Opens a menu of all tabs, for when they are more than the row has room for. Shown as the row
    /// is; of the caller.
    [[nodiscard]] QToolButton *makeMenuButton();

signals:
    void closeOthersWanted(int tab);

protected:
    void mouseReleaseEvent(QMouseEvent *event) override;
    void contextMenuEvent(QContextMenuEvent *event) override;
    [[nodiscard]] QSize tabSizeHint(int tab) const override;
    /// Titles stay readable: what has no room is scrolled to.
    [[nodiscard]] QSize minimumTabSizeHint(int tab) const override;
    void tabLayoutChange() override;
    void tabInserted(int tab) override;
    void initStyleOption(QStyleOptionTab *option, int tab) const override;

private:
    QPointer<QToolButton> m_menuButton;
};

/// The names of the files, with that of the folder where two files have one name.
[[nodiscard]] QStringList tabTitles(const QStringList &paths);

/// \a title without what it shares with \a others, so that it fits and differs from them.
[[nodiscard]] QString elidedTitle(const QString &title, const QStringList &others,
                                  const QFontMetrics &metrics, int width);

} // namespace tickscope
