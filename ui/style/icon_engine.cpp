// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/style/icon_engine.h"

#include <QFile>
#include <QGuiApplication>
#include <QPainter>
#include <QPalette>
#include <QPixmapCache>
#include <QSvgRenderer>

namespace tickscope {

namespace {

QColor modeColor(QIcon::Mode mode)
{
    const QPalette palette = QGuiApplication::palette();
    if (mode == QIcon::Selected)
        return palette.color(QPalette::HighlightedText);
    return palette.color(mode == QIcon::Disabled ? QPalette::Disabled : QPalette::Active,
                         QPalette::ButtonText);
}

} // namespace

IconEngine::IconEngine(QString path)
    : m_path(std::move(path))
{
}

void IconEngine::paint(QPainter *painter, const QRect &rect, QIcon::Mode mode, QIcon::State state)
{
    const qreal ratio = painter->device()->devicePixelRatio();
    QPixmap drawn = pixmap(rect.size() * ratio, mode, state);
    drawn.setDevicePixelRatio(ratio);
    painter->drawPixmap(rect.topLeft(), drawn);
}

QPixmap IconEngine::pixmap(const QSize &size, QIcon::Mode mode, QIcon::State)
{
    const QColor color = modeColor(mode);
    const QString key = QStringLiteral("%1 %2x%3 %4")
                            .arg(m_path)
                            .arg(size.width())
                            .arg(size.height())
                            .arg(color.name());
    QPixmap drawn;
    if (QPixmapCache::find(key, &drawn))
        return drawn;

    drawn = QPixmap(size);
    drawn.fill(Qt::transparent);
    QFile file(m_path);
    if (file.open(QIODevice::ReadOnly)) {
        QSvgRenderer renderer(file.readAll().replace("#000", color.name().toLatin1()));
        renderer.setAspectRatioMode(Qt::KeepAspectRatio);
        QPainter painter(&drawn);
        renderer.render(&painter, QRectF(QPointF(), QSizeF(size)));
    }
    QPixmapCache::insert(key, drawn);
    return drawn;
}

QIconEngine *IconEngine::clone() const
{
    return new IconEngine(m_path);
}

} // namespace tickscope
