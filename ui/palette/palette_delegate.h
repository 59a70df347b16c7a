// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QStyledItemDelegate>

namespace tickscope {

class PaletteModel;

/// Draws a line of the palette: title with the letters that were found, place, keys or obstacle.
class PaletteDelegate : public QStyledItemDelegate
{
    Q_OBJECT

public:
    PaletteDelegate(const PaletteModel &model, QObject *parent);

    void paint(QPainter *painter, const QStyleOptionViewItem &option,
               const QModelIndex &index) const override;
    [[nodiscard]] QSize sizeHint(const QStyleOptionViewItem &option,
                                 const QModelIndex &index) const override;

private:
    /// Title in \a area; returns the pixels that it took.
    [[nodiscard]] static double paintTitle(QPainter &painter, const QRectF &area,
                                           const QString &title,
                                           const std::vector<qsizetype> &places,
                                           const QColor &color, const QColor &found);

    const PaletteModel &m_model;
};

} // namespace tickscope
