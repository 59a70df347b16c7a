// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/world/hud/picture_caption.h"

#include <algorithm>
#include <utility>

#include <QCoreApplication>
#include <QFontMetrics>
#include <QPainter>

#include "core/base/hash.h"
#include "core/base/try.h"
#include "core/model/content_hash.h"
#include "ui/texts/number_text.h"
#include "ui/texts/screen_text.h"

namespace tickscope {

namespace {

struct CaptionTexts {
    Q_DECLARE_TR_FUNCTIONS(tickscope::PictureCaption)
};

constexpr int AllDigits = 64;
constexpr int FewDigits = 16;      ///< Nobody finds another file with these.
constexpr int SmallestLetters = 9; // pixels
constexpr int LinesInPicture = 45;
constexpr QColor Ground(0, 0, 0);
constexpr QColor Letters(255, 255, 255);

QFont fontIn(QSize size)
{
    QFont font;
    font.setPixelSize(std::max(size.height() / LinesInPicture, SmallestLetters));
    return font;
}

} // namespace

Result<PictureCaption> PictureCaption::of(const Recording &recording, const QString &name,
                                          std::stop_token stop)
{
    TRY_ASSIGN(const auto digest,
               contentHash(
                   recording, [](std::uint64_t, std::uint64_t) {}, std::move(stop)));
    return PictureCaption{name, digest ? QString::fromStdString(hexText(*digest)) : QString()};
}

QString PictureCaption::text(Time time, Tick tick, int digits) const
{
    const QString place = CaptionTexts::tr("%1 · %2 · tick %3")
                              .arg(isolated(name), timeText(time), QString::number(tick.value));
    QString line = sha256.isEmpty() || digits == 0
                       ? place
                       : QStringLiteral("%1 · SHA-256 %2").arg(place, sha256.left(digits));
    if (!ghosts.isEmpty())
        line += QStringLiteral(" · ")
                + CaptionTexts::tr("ghosts: %1").arg(ghosts.join(QStringLiteral(", ")));
    return line;
}

int PictureCaption::heightIn(QSize size)
{
    const int line = QFontMetrics(fontIn(size)).height();
    return line + line / 3;
}

void PictureCaption::draw(QImage &image, Time time, Tick tick) const
{
    QPainter painter(&image);
    const QFont font = fontIn(image.size());
    painter.setFont(font);
    const QFontMetrics metrics(font, &image);
    const int margin = metrics.height() / 3;
    const int room = image.width() - 2 * margin;
    QString line;
    for (const int digits : {AllDigits, FewDigits, 0}) {
        line = text(time, tick, digits);
        if (metrics.horizontalAdvance(line) <= room)
            break;
    }
    const int height = heightIn(image.size());
    const QRect strip(0, image.height() - height, image.width(), height);
    painter.fillRect(strip, Ground);
    painter.setPen(Letters);
    // The end has time and tick.
    painter.drawText(strip.adjusted(margin, 0, -margin, 0), Qt::AlignLeft | Qt::AlignVCenter,
                     metrics.elidedText(line, Qt::ElideLeft, room));
}

} // namespace tickscope
