// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QLabel>
#include <QObject>
#include <QStackedWidget>
#include <QString>

#include <set>
#include <vector>

class QAbstractItemView;
class QHeaderView;
class QTableView;
class QTreeView;

namespace tickscope {

/// Looks of all lists: rows of 22 px, no grid, no row numbers, whole rows selected,
/// equally wide digits.
void prepareTable(QTableView &view);
/// Height of a row that fits the view's font, 22 px at least.
[[nodiscard]] int rowHeight(const QAbstractItemView &view);

/// Selected rows of \a view, or all, as lines of columns parted by tabs.
[[nodiscard]] QString tableText(const QTableView &view);

/// Shows as many columns as fit into a table, the important ones first, so that it
/// never scrolls sideways.
class ColumnFit : public QObject
{
    Q_OBJECT

public:
    struct Plan {
        int column = 0;
        QString sample;         ///< Text that shall fit into the column.
        bool stretches = false; ///< Takes what is left; one of the columns does.
        /// Where the stretching one lacks some of what it wishes, it has its least, or is not
        /// shown.
        bool givesWay = false;
        QString least = {}; ///< Text that is enough where there is no room for the sample.
    };

    /// \param plans  by importance; columns that are not in it are never shown.
    ColumnFit(QTableView &view, std::vector<Plan> plans);
    ColumnFit(QTreeView &view, std::vector<Plan> plans);

    /// Another text that shall fit into \a column, which is in the plans. The title always does.
    void setSample(int column, const QString &sample);
    [[nodiscard]] QString sample(int column) const;
    /// A longer text for which columns of the stretching one's table give way.
    void setWish(const QString &wish);
    /// A column without content is not shown.
    void setHasContent(int column, bool hasContent);

protected:
    bool eventFilter(QObject *watched, QEvent *event) override;

private:
    ColumnFit(QAbstractItemView &view, QHeaderView &header, std::vector<Plan> plans);
    void fit();

    QAbstractItemView &m_view;
    QHeaderView &m_header;
    std::vector<Plan> m_plans;
    QString m_wish;
    std::set<int> m_silent; ///< Columns without content.
    int m_fittedWidth = -1;
};

/// A widget, or in its place a sentence that says why there is nothing to see.
class NoteStack : public QStackedWidget
{
    Q_OBJECT

public:
    NoteStack(QWidget &content, QWidget *parent);

    /// Shows \a note (rich text of our own, with links), or the content when it is empty.
    void setNote(const QString &note);
    [[nodiscard]] QString note() const { return m_note->text(); }

signals:
    void linkActivated(const QString &link);

private:
    QLabel *m_note;
};

} // namespace tickscope
