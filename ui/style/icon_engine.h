// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QIconEngine>
#include <QString>

namespace tickscope {

/// Draws one of our line icons in the text colour of the present palette, so that
/// it follows when the palette changes, and sharp at every size.
class IconEngine : public QIconEngine
{
public:
    /// \param path  of an SVG that draws in black.
    explicit IconEngine(QString path);

    void paint(QPainter *painter, const QRect &rect, QIcon::Mode mode, QIcon::State state) override;
    QPixmap pixmap(const QSize &size, QIcon::Mode mode, QIcon::State state) override;
    [[nodiscard]] QIconEngine *clone() const override;

private:
    QString m_path;
};

} // namespace tickscope
