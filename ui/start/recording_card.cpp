// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/start/recording_card.h"

#include "core/playback/time_command.h"
#include "ui/style/theme.h"

#include <QContextMenuEvent>
#include <QDir>
#include <QFileInfo>
#include <QLocale>
#include <QPainter>
#include <QPainterPath>
#include <QToolButton>

namespace tickscope {

namespace {

constexpr int Edge = 4;
constexpr int Gap = 4;
constexpr double Corner = 6;

} // namespace

RecordingCard::RecordingCard(const QString &path, QWidget *parent)
    : QAbstractButton(parent)
    , m_path(path)
    , m_remove(new QToolButton(this))
    , m_job([this](const thumbnails::Summary &summary) { take(summary); })
{
    setObjectName(QStringLiteral("recordingCard"));
    setFocusPolicy(Qt::StrongFocus);
    setCursor(Qt::PointingHandCursor);
    m_remove->setIcon(theme::icon(QStringLiteral("close")));
    m_remove->setToolTip(tr("Remove from this list  (%1)")
                             .arg(QKeySequence(Qt::Key_Delete).toString(QKeySequence::NativeText)));
    m_remove->setAccessibleName(tr("Remove from this list"));
    m_remove->setAutoFillBackground(true);
    m_remove->setCursor(Qt::ArrowCursor);
    // The card itself takes the key Delete.
    m_remove->setFocusPolicy(Qt::NoFocus);
    m_remove->hide();
    connect(m_remove, &QToolButton::clicked, this, &RecordingCard::removeWanted);
    take({});
    refresh();
}

void RecordingCard::refresh()
{
    m_job.start(*QThreadPool::globalInstance(),
                [path = m_path](const std::stop_token &) { return thumbnails::read(path); });
}

void RecordingCard::take(const thumbnails::Summary &summary)
{
    m_summary = summary;
    const QString name = QFileInfo(m_path).fileName();
    setAccessibleName(QStringLiteral("%1, %2").arg(name, facts()));
    QString hint = QDir::toNativeSeparators(m_path);
    if (isMissing())
        hint += QLatin1Char('\n') + tr("This file no longer exists");
    setToolTip(QStringLiteral("<p style='white-space:pre'>%1</p>").arg(hint.toHtmlEscaped()));
    m_remove->setVisible(isMissing() || underMouse());
    update();
}

QString RecordingCard::facts() const
{
    if (isMissing())
        return tr("File not found");
    QStringList parts;
    if (m_summary.length > Time{0}) {
        // Hundredths say nothing here.
        const QString clock = QString::fromStdString(clockText(m_summary.length));
        parts << clock.section(u'.', 0, 0);
    }
    if (!m_summary.map.isEmpty())
        parts << m_summary.map;
    if (m_summary.date.isValid())
        parts << QLocale().toString(m_summary.date.date(), QLocale::ShortFormat);
    return parts.join(QStringLiteral(" · "));
}

QSize RecordingCard::sizeHint() const
{
    return {thumbnails::Size.width() + 2 * Edge,
            thumbnails::Size.height() + 2 * fontMetrics().height() + 2 * Edge + 2 * Gap};
}

void RecordingCard::paintEvent(QPaintEvent *)
{
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    const QRectF frame = QRectF(rect()).adjusted(0.5, 0.5, -0.5, -0.5);
    if (underMouse() || isDown()) {
        painter.setPen(Qt::NoPen);
        painter.setBrush(palette().button());
        painter.drawRoundedRect(frame, Corner + 2, Corner + 2);
    }
    const QRect place(QPoint(Edge, Edge), thumbnails::Size);
    if (isMissing())
        painter.setOpacity(0.5);
    paintPicture(painter, place);

    const int line = fontMetrics().height();
    QRect text(Edge + 2, place.bottom() + Gap, place.width() - 4, line);
    painter.setPen(theme::color(theme::Token::Text));
    painter.drawText(
        text, Qt::AlignLeft | Qt::AlignVCenter,
        fontMetrics().elidedText(QFileInfo(m_path).fileName(), Qt::ElideMiddle, text.width()));
    text.translate(0, line);
    painter.setOpacity(1);
    painter.setPen(theme::color(theme::Token::QuietText));
    painter.drawText(text, Qt::AlignLeft | Qt::AlignVCenter,
                     fontMetrics().elidedText(facts(), Qt::ElideRight, text.width()));
}

void RecordingCard::paintPicture(QPainter &painter, const QRect &place) const
{
    QPainterPath shape;
    shape.addRoundedRect(place, Corner, Corner);
    painter.save();
    painter.setClipPath(shape);
    painter.fillRect(place, palette().button());
    if (hasPicture()) {
        painter.setRenderHint(QPainter::SmoothPixmapTransform);
        painter.drawImage(place, m_summary.picture);
    } else {
        QRect sign(0, 0, 32, 32);
        sign.moveCenter(place.center());
        theme::icon(QStringLiteral("recent"))
            .paint(&painter, sign, Qt::AlignCenter, QIcon::Disabled);
    }
    painter.restore();
}

void RecordingCard::keyPressEvent(QKeyEvent *event)
{
    if (event->key() == Qt::Key_Return || event->key() == Qt::Key_Enter)
        click();
    else if (event->key() == Qt::Key_Delete)
        emit removeWanted();
    else
        QAbstractButton::keyPressEvent(event);
}

void RecordingCard::contextMenuEvent(QContextMenuEvent *event)
{
    emit menuWanted(event->globalPos());
}

void RecordingCard::resizeEvent(QResizeEvent *)
{
    const QSize size = m_remove->sizeHint();
    m_remove->setGeometry({{Edge + thumbnails::Size.width() - size.width() - 2, Edge + 2}, size});
}

void RecordingCard::enterEvent(QEnterEvent *)
{
    m_remove->show();
    update();
}

void RecordingCard::leaveEvent(QEvent *)
{
    m_remove->setVisible(isMissing());
    update();
}

} // namespace tickscope
