// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QTreeView>

namespace tickscope {

class LibraryModel;

/// Recordings of a LibraryModel as a table with headings. Shows as many columns as fit, the
/// important ones first.
class RecordingTable : public QTreeView
{
    Q_OBJECT

public:
    explicit RecordingTable(QWidget *parent = nullptr);

    /// Whether there are hits to show.
    void setShowsHits(bool isOn);
    /// Shows by which column the model is sorted.
    void showSort();
    void setLibrary(LibraryModel &model);

protected:
    void drawRow(QPainter *painter, const QStyleOptionViewItem &option,
                 const QModelIndex &index) const override;
    void resizeEvent(QResizeEvent *event) override;

private:
    void fitColumns();

    LibraryModel *m_model = nullptr;
    bool m_showsHits = false;
    int m_sorted = -1; ///< Column of the model's order; the header has changed its own by then.
};

} // namespace tickscope
