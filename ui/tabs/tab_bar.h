// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QStringList>
#include <QTabBar>

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

signals:
    void closeOthersWanted(int tab);

protected:
    void mouseReleaseEvent(QMouseEvent *event) override;
    void contextMenuEvent(QContextMenuEvent *event) override;
    [[nodiscard]] QSize tabSizeHint(int tab) const override;
    void tabInserted(int tab) override;
};

/// The names of the files, with that of the folder where two files have one name.
[[nodiscard]] QStringList tabTitles(const QStringList &paths);

} // namespace tickscope
