// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QListView>
#include <QStyledItemDelegate>
#include <QTreeView>

#include "ui/library/card_pictures.h"

namespace tickscope {

/// Draws a recording of a LibraryModel as a card: picture, name, and length, map and date, or where
/// the words that are looked for stand. A heading is a card without a picture.
class CardPainter : public QStyledItemDelegate
{
    Q_OBJECT

public:
    CardPainter(CardPictures &pictures, QObject *parent);

    void paint(QPainter *painter, const QStyleOptionViewItem &option,
               const QModelIndex &index) const override;
    [[nodiscard]] QSize sizeHint(const QStyleOptionViewItem &option,
                                 const QModelIndex &index) const override;

private:
    void paintPicture(QPainter &painter, const QRect &place, const QModelIndex &index) const;

    CardPictures &m_pictures;
};

/// Cards of a LibraryModel, as many in a row as fit.
class RecordingCards : public QListView
{
    Q_OBJECT

public:
    explicit RecordingCards(QWidget *parent = nullptr);

    [[nodiscard]] CardPictures &pictures() { return *m_pictures; }

private:
    CardPictures *m_pictures;
};

/// \a text with the marks of a hit, on one line: what is found is bold, and not cut.
void paintHit(QPainter &painter, const QRect &place, const QString &text);

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
