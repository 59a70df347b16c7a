// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/world/outlined_text.h"

#include <cmath>

#include <QFontMetricsF>
#include <QHash>
#include <QImage>
#include <QPainterPath>

namespace tickscope {

namespace {

constexpr double OutlineWidth = 3;
/// Room for the outline around the letters.
constexpr double Margin = 3;
constexpr qsizetype TextLimit = 300;

/// All that a kept text depends on.
struct Key {
    QString text;
    QFont font;
    QRgb color = 0;
    double ratio = 1;
    TextOutline outline = TextOutline::Strong;

    friend bool operator==(const Key &, const Key &) = default;
    friend std::size_t qHash(const Key &key, std::size_t seed = 0)
    {
        return qHashMulti(seed, key.text, key.font, key.color);
    }
};

QImage outlined(const QString &text, const QFont &font, const QColor &color, double ratio,
                TextOutline outline)
{
    const QFontMetricsF metrics(font);
    const QSizeF room(metrics.horizontalAdvance(text) + 2 * Margin, metrics.height() + 2 * Margin);
    QImage image((room * ratio).toSize().expandedTo({1, 1}), QImage::Format_ARGB32_Premultiplied);
    image.setDevicePixelRatio(ratio);
    image.fill(Qt::transparent);
    QPainter painter(&image);
    painter.setRenderHint(QPainter::Antialiasing);
    QPainterPath letters;
    letters.addText(QPointF(Margin, Margin + metrics.ascent()), font, text);
    painter.strokePath(letters, QPen(QColor(0, 0, 0, outline == TextOutline::AsInGame ? 128 : 210),
                                     OutlineWidth, Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin));
    painter.fillPath(letters, color);
    return image;
}

} // namespace

void paintOutlinedText(QPainter &painter, const QRectF &place, const QString &text,
                       const QColor &color, TextOutline outline)
{
    // Painting threads share nothing.
    thread_local QHash<Key, QImage> known;
    const double ratio = painter.device() ? painter.device()->devicePixelRatio() : 1.0;
    const Key key{text, painter.font(), color.rgba(), ratio, outline};
    auto found = known.constFind(key);
    if (found == known.constEnd()) {
        if (known.size() >= TextLimit)
            known.clear();
        found = known.insert(key, outlined(text, painter.font(), color, ratio, outline));
    }
    const QSizeF size = QSizeF(found->size()) / ratio;
    const QPointF corner = place.center() - QPointF(size.width() / 2, size.height() / 2);
    painter.drawImage(QPointF(corner.toPoint()), *found);
}

} // namespace tickscope
