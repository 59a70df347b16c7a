// SPDX-License-Identifier: GPL-3.0-or-later
#include <QPainter>
#include <QPainterPath>
#include <QTextLayout>

#include "ui/library/library_model.h"
#include "ui/library/recording_views.h"
#include "ui/start/thumbnails.h"
#include "ui/style/theme.h"

namespace tickscope {

using library::RecordingRow;

constexpr int CardEdge = 6;
constexpr int CardGap = 4;
constexpr double CardCorner = 6;

/// The row that \a index shows; null while it is not there yet.
static const RecordingRow *rowAt(const QModelIndex &index)
{
    const auto *model = qobject_cast<const LibraryModel *>(index.model());
    return model ? model->recordingAt(index.row()) : nullptr;
}

CardPainter::CardPainter(CardPictures &pictures, QObject *parent)
    : QStyledItemDelegate(parent)
    , m_pictures(pictures)
{
}

QSize CardPainter::sizeHint(const QStyleOptionViewItem &option, const QModelIndex &) const
{
    return {thumbnails::Size.width() + 2 * CardEdge, thumbnails::Size.height()
                                                         + 2 * option.fontMetrics.height()
                                                         + 2 * CardEdge + 2 * CardGap};
}

void CardPainter::paint(QPainter *painter, const QStyleOptionViewItem &option,
                        const QModelIndex &index) const
{
    painter->save();
    painter->setRenderHint(QPainter::Antialiasing);
    const QRect card(option.rect.topLeft(), sizeHint(option, index));
    const int line = option.fontMetrics.height();
    const QRect place(card.topLeft() + QPoint(CardEdge, CardEdge), thumbnails::Size);
    const QString heading = index.data(LibraryModel::HeadingRole).toString();
    if (!heading.isEmpty()) {
        QFont bold = option.font;
        bold.setWeight(QFont::DemiBold);
        painter->setFont(bold);
        painter->setPen(theme::color(theme::Token::Text));
        painter->drawText(place, Qt::AlignLeft | Qt::AlignBottom | Qt::TextWrapAnywhere, heading);
        painter->setPen(theme::color(theme::Token::Hairline));
        painter->drawLine(place.bottomLeft() + QPoint(0, CardGap),
                          place.bottomRight() + QPoint(0, CardGap));
        painter->restore();
        return;
    }
    const bool isSelected = option.state.testFlag(QStyle::State_Selected);
    if (isSelected || option.state.testFlag(QStyle::State_MouseOver)) {
        QColor fill = isSelected ? theme::color(theme::Token::Accent)
                                 : theme::color(theme::Token::Hairline);
        fill.setAlphaF(isSelected ? 0.22F : 0.5F);
        painter->setPen(Qt::NoPen);
        painter->setBrush(fill);
        painter->drawRoundedRect(card.adjusted(1, 1, -1, -1), CardCorner + 2, CardCorner + 2);
    }
    if (option.state.testFlag(QStyle::State_HasFocus)) {
        painter->setPen(QPen(theme::color(theme::Token::Accent), 2));
        painter->setBrush(Qt::NoBrush);
        painter->drawRoundedRect(card.adjusted(2, 2, -2, -2), CardCorner + 2, CardCorner + 2);
    }
    if (index.data(LibraryModel::MissingRole).toBool())
        painter->setOpacity(0.5);
    paintPicture(*painter, place, index);
    QRect text(place.left() + 2, place.bottom() + CardGap, place.width() - 4, line);
    painter->setPen(theme::color(theme::Token::Text));
    painter->drawText(
        text, Qt::AlignLeft | Qt::AlignVCenter,
        option.fontMetrics.elidedText(index.data().toString(), Qt::ElideMiddle, text.width()));
    painter->setOpacity(1);
    text.translate(0, line);
    const QString hit = index.data(LibraryModel::HitRole).toString();
    const RecordingRow *row = rowAt(index);
    painter->setPen(row && library_texts::isBad(*row) ? theme::color(theme::Token::Damage)
                                                      : theme::color(theme::Token::QuietText));
    if (!hit.isEmpty())
        paintHit(*painter, text, hit);
    else if (row)
        painter->drawText(text, Qt::AlignLeft | Qt::AlignVCenter,
                          option.fontMetrics.elidedText(library_texts::facts(*row), Qt::ElideRight,
                                                        text.width()));
    painter->restore();
}

void CardPainter::paintPicture(QPainter &painter, const QRect &place,
                               const QModelIndex &index) const
{
    const RecordingRow *row = rowAt(index);
    // Of one on a server that would take all of it.
    const bool mayBeMade = row && !row->isMissing && !row->isAddress()
                           && row->state != library::ReadState::Unreadable;
    const QImage picture = m_pictures.pictureOf(index.data(LibraryModel::PathRole).toString(),
                                                mayBeMade ? CardPictures::Missing::Make
                                                          : CardPictures::Missing::Leave);
    QPainterPath shape;
    shape.addRoundedRect(place, CardCorner, CardCorner);
    painter.save();
    painter.setClipPath(shape);
    painter.fillRect(place, theme::color(theme::Token::Hairline));
    if (!picture.isNull()) {
        painter.setRenderHint(QPainter::SmoothPixmapTransform);
        painter.drawImage(place, picture);
    } else {
        QRect sign(0, 0, 40, 40);
        sign.moveCenter(place.center());
        theme::icon(QStringLiteral("play")).paint(&painter, sign, Qt::AlignCenter, QIcon::Disabled);
    }
    painter.restore();
}

RecordingCards::RecordingCards(QWidget *parent)
    : QListView(parent)
    , m_pictures(new CardPictures(this))
{
    setFrameShape(QFrame::NoFrame);
    setItemDelegate(new CardPainter(*m_pictures, this));
    setFlow(QListView::LeftToRight);
    setWrapping(true);
    setResizeMode(QListView::Adjust);
    setUniformItemSizes(true);
    setSpacing(4);
    setSelectionMode(QAbstractItemView::ExtendedSelection);
    setMouseTracking(true);
    setVerticalScrollMode(QAbstractItemView::ScrollPerPixel);
    connect(m_pictures, &CardPictures::read, viewport(), qOverload<>(&QWidget::update));
}

void paintHit(QPainter &painter, const QRect &place, const QString &text)
{
    // What stands before the first hit gives way.
    QString line = text;
    line.replace(u'\n', u' ');
    QString plain;
    QList<QTextLayout::FormatRange> bold;
    for (const QChar letter : line) {
        if (letter == QChar(RecordingRow::HitBegin)) {
            QTextLayout::FormatRange range;
            range.start = static_cast<int>(plain.size());
            range.format.setFontWeight(QFont::Bold);
            range.format.setForeground(theme::color(theme::Token::Text));
            bold << range;
        } else if (letter == QChar(RecordingRow::HitEnd)) {
            if (!bold.isEmpty())
                bold.last().length = static_cast<int>(plain.size()) - bold.last().start;
        } else {
            plain += letter;
        }
    }
    QTextLayout layout(plain, painter.font());
    layout.setFormats(bold);
    layout.beginLayout();
    QTextLine shown = layout.createLine();
    shown.setNumColumns(static_cast<int>(plain.size()));
    layout.endLayout();
    const double hitEnd = bold.isEmpty()
                              ? 0
                              : shown.cursorToX(bold.first().start + bold.first().length);
    const double shift = std::max(0.0, hitEnd + 8 - place.width());
    painter.save();
    painter.setClipRect(place);
    layout.draw(&painter,
                QPointF(place.left() - shift, place.top() + (place.height() - shown.height()) / 2));
    painter.restore();
}

} // namespace tickscope
