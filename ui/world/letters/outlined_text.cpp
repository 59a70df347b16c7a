// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/world/letters/outlined_text.h"

#include <algorithm>
#include <cmath>
#include <cstdint>
#include <utility>
#include <vector>

#include <QFontMetricsF>
#include <QHash>
#include <QImage>
#include <QStaticText>

namespace tickscope::known_text {

namespace {

using TextKey = std::pair<QFont, QString>;

/// Some pictures' worth; the clock brings a new text every second.
constexpr qsizetype TextLimit = 500;

template<typename Value, typename Make>
Value &entryOf(QHash<TextKey, Value> &known, const QString &text, const QFont &font, Make make)
{
    const TextKey key(font, text);
    const auto found = known.find(key);
    if (found != known.end())
        return *found;
    if (known.size() >= TextLimit)
        known.clear();
    return *known.insert(key, make());
}

} // namespace

double widthOf(const QString &text, const QFont &font)
{
    thread_local QHash<TextKey, double> known;
    return entryOf(known, text, font, [&] { return QFontMetricsF(font).horizontalAdvance(text); });
}

QString elided(const QString &text, const QFont &font, double widest)
{
    if (widthOf(text, font) <= widest)
        return text;
    // Most texts have the same room in each picture.
    thread_local QHash<TextKey, std::pair<double, QString>> known;
    auto &[room, shown] = entryOf(known, text, font, [] { return std::pair(-1.0, QString()); });
    if (room != widest) {
        room = widest;
        shown = QFontMetricsF(font).elidedText(text, Qt::ElideRight, widest);
    }
    return shown;
}

void draw(QPainter &painter, double left, double middle, const QString &text)
{
    thread_local QHash<TextKey, QStaticText> known;
    QStaticText &letters = entryOf(known, text, painter.font(), [&] {
        QStaticText made(text);
        made.setTextFormat(Qt::PlainText);
        made.prepare({}, painter.font());
        return made;
    });
    // Letters that another font lends are often higher; the line as a whole is centred.
    const double top = middle - letters.size().height() / 2;
    painter.drawStaticText(QPointF(left, std::round(top)), letters);
}

} // namespace tickscope::known_text

namespace tickscope {

namespace {

constexpr double OutlineRadius = 1.5;
/// Room for the outline around the letters.
constexpr double OutlineMargin = 3;
constexpr qsizetype OutlinedLimit = 300;

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

/// Shares of a pixel, 0 to 255, that letters or their outline cover.
class Coverage
{
public:
    explicit Coverage(QSize size)
        : m_size(size)
        , m_shares(static_cast<std::size_t>(size.width()) * static_cast<std::size_t>(size.height()))
    {
    }

    [[nodiscard]] static Coverage of(const QImage &image)
    {
        Coverage coverage(image.size());
        for (int y = 0; y < image.height(); ++y) {
            const auto *line = reinterpret_cast<const QRgb *>(image.constScanLine(y));
            std::transform(line, line + image.width(), coverage.row(y),
                           [](QRgb pixel) { return static_cast<std::uint8_t>(qAlpha(pixel)); });
        }
        return coverage;
    }

    /// Everything within \a radius pixels. Stroking the curves of the letters looks the same
    /// and takes ten times as long.
    [[nodiscard]] Coverage widened(double radius) const
    {
        Coverage wide(m_size);
        const int reach = static_cast<int>(std::ceil(radius));
        for (int dy = -reach; dy <= reach; ++dy) {
            for (int dx = -reach; dx <= reach; ++dx) {
                // A pixel reaches half a pixel from its middle, and so does the one it covers.
                const double share = std::clamp(radius + 1 - std::hypot(dx, dy), 0.0, 1.0);
                wide.add(*this, dx, dy, static_cast<unsigned>(std::lround(share * 256)));
            }
        }
        return wide;
    }

    [[nodiscard]] QImage painted(const QColor &color) const
    {
        QImage image(m_size, QImage::Format_ARGB32_Premultiplied);
        for (int y = 0; y < m_size.height(); ++y) {
            auto *line = reinterpret_cast<QRgb *>(image.scanLine(y));
            std::transform(row(y), row(y) + m_size.width(), line, [&color](std::uint8_t share) {
                const int alpha = color.alpha() * share / 255;
                return qPremultiply(qRgba(color.red(), color.green(), color.blue(), alpha));
            });
        }
        return image;
    }

private:
    [[nodiscard]] std::uint8_t *row(int y) { return m_shares.data() + y * m_size.width(); }
    [[nodiscard]] const std::uint8_t *row(int y) const
    {
        return m_shares.data() + y * m_size.width();
    }

    /// The greater of what is there and \a share, of 256, of \a other moved by \a dx, \a dy.
    void add(const Coverage &other, int dx, int dy, unsigned share)
    {
        const int begin = std::max(dx, 0);
        const int count = std::max(m_size.width() - std::abs(dx), 0);
        for (int y = std::max(dy, 0); y < m_size.height() + std::min(dy, 0); ++y) {
            std::uint8_t *to = row(y) + begin;
            const std::uint8_t *from = other.row(y - dy) + begin - dx;
            for (int x = 0; x < count; ++x)
                to[x] = std::max(to[x], static_cast<std::uint8_t>(from[x] * share >> 8));
        }
    }

    QSize m_size;
    std::vector<std::uint8_t> m_shares; ///< Row by row.
};

QImage outlined(const QString &text, const QFont &font, const QColor &color, double ratio,
                TextOutline outline)
{
    const QFontMetricsF metrics(font);
    const QSizeF room(metrics.horizontalAdvance(text) + 2 * OutlineMargin,
                      metrics.height() + 2 * OutlineMargin);
    QImage letters((room * ratio).toSize().expandedTo({1, 1}), QImage::Format_ARGB32_Premultiplied);
    letters.setDevicePixelRatio(ratio);
    letters.fill(Qt::transparent);
    QPainter painter(&letters);
    // Not as a path: Qt leaves the fraction of a pixel by which it moved the last letter of this
    // font in the outlines that it gives next, so that they depend on what was drawn before.
    painter.setFont(font);
    painter.setPen(QColor(color.rgb()));
    painter.drawText(QPointF(OutlineMargin, OutlineMargin + metrics.ascent()), text);
    painter.end();

    const QColor dark(0, 0, 0, outline == TextOutline::AsInGame ? 128 : 210);
    QImage image = Coverage::of(letters).widened(OutlineRadius * ratio).painted(dark);
    image.setDevicePixelRatio(ratio);
    painter.begin(&image);
    painter.setOpacity(color.alphaF());
    painter.drawImage(QPointF(), letters);
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
        if (known.size() >= OutlinedLimit)
            known.clear();
        found = known.insert(key, outlined(text, painter.font(), color, ratio, outline));
    }
    const QSizeF size = QSizeF(found->size()) / ratio;
    const QPointF corner = place.center() - QPointF(size.width() / 2, size.height() / 2);
    painter.drawImage(QPointF(corner.toPoint()), *found);
}

} // namespace tickscope
