// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QCache>
#include <QHash>
#include <QImage>
#include <QListView>
#include <QStyledItemDelegate>
#include <QThreadPool>

namespace tickscope {

/// Pictures of recordings for a list of them, read from the disk by a worker; only those that were
/// looked at last are kept.
class CardPictures : public QObject
{
    Q_OBJECT

public:
    explicit CardPictures(QObject *parent = nullptr);
    ~CardPictures() override;

    /// Null while it is not there yet; read() tells. Also null when there is none.
    [[nodiscard]] QImage pictureOf(const QString &path);
    /// Another one has been made.
    void forget(const QString &path) { m_pictures.remove(path); }

signals:
    void read();

private:
    QCache<QString, QImage> m_pictures;
    QSet<QString> m_wanted;
    QThreadPool m_pool;
};

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
    void paintPicture(QPainter &painter, const QRect &place, const QString &path) const;

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

} // namespace tickscope
