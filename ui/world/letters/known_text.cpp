// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/world/letters/known_text.h"

#include <cmath>
#include <utility>

#include <QFontMetricsF>
#include <QHash>
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
