// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/world/view/level_slider.h"

#include <algorithm>
#include <cmath>

#include <QKeyEvent>
#include <QLocale>
#include <QMouseEvent>
#include <QPainter>
#include <QToolTip>

#include "ui/style/theme.h"

namespace tickscope {

constexpr int SliderWidth = 22;
constexpr double TrackWidth = 6;
constexpr double ThumbWidth = 12;
constexpr double EdgeRoom = 8;  ///< Above and below the track.
constexpr double GripReach = 6; ///< Pixels about an end of the thumb that drag it.
/// Heights of damaged recordings may be anything.
constexpr double LargestHeight = 1e6;

static int wholeUnits(double height, double unit)
{
    return static_cast<int>(std::clamp(height / unit, -LargestHeight, LargestHeight));
}

LevelSlider::LevelSlider(QWidget *parent)
    : QAbstractSlider(parent)
{
    setObjectName(QStringLiteral("levelSlider"));
    setOrientation(Qt::Vertical);
    setAccessibleName(tr("Visible heights"));
    setAccessibleDescription(
        tr("Only floors and players between these heights are shown. Up and Down move the range, "
           "with Shift its upper end; Escape shows all."));
    setFocusPolicy(Qt::StrongFocus);
    setMouseTracking(true);
    setCursor(Qt::ArrowCursor);
}

QSize LevelSlider::sizeHint() const
{
    return {SliderWidth, 220};
}

void LevelSlider::setHeights(double lowest, double highest, double unit)
{
    const int bottom = wholeUnits(std::floor(lowest / unit) * unit, unit);
    const int total = std::max(wholeUnits(std::ceil(highest / unit) * unit, unit) - bottom, 0);
    if (bottom == m_bottom && total == m_total && unit == m_unit)
        return;
    const bool isAll = coversAll();
    const int lowerHeight = m_bottom + lower();
    const int upperHeight = m_bottom + upper();
    m_unit = unit;
    m_bottom = bottom;
    m_total = total;
    if (isAll)
        setEnds(0, m_total);
    else
        setEnds(lowerHeight - m_bottom, upperHeight - m_bottom);
}

HeightWindow LevelSlider::window() const
{
    if (coversAll())
        return {};
    return {(m_bottom + lower()) * m_unit, (m_bottom + upper()) * m_unit};
}

void LevelSlider::setEnds(int lowerEnd, int upperEnd)
{
    const int least = std::min(m_total, 1); // a window of no thickness shows nothing
    const int low = std::clamp(lowerEnd, 0, m_total - least);
    const int high = std::clamp(upperEnd, low + least, m_total);
    const HeightWindow before = window();
    {
        // One signal for all that changes.
        const QSignalBlocker quiet(this);
        setPageStep(high - low);
        setSingleStep(std::max(1, m_total / 50));
        setRange(0, m_total - (high - low));
        setValue(low);
    }
    update();
    if (window() != before)
        emit windowChanged();
}

void LevelSlider::sliderChange(SliderChange change)
{
    QAbstractSlider::sliderChange(change);
    if (change == SliderValueChange && !signalsBlocked())
        emit windowChanged();
}

QRectF LevelSlider::track() const
{
    return {(width() - TrackWidth) / 2, EdgeRoom, TrackWidth, height() - 2 * EdgeRoom};
}

double LevelSlider::pixelOf(int height) const
{
    const QRectF all = track();
    return all.bottom() - all.height() * height / std::max(m_total, 1);
}

int LevelSlider::heightAt(double pixel) const
{
    const QRectF all = track();
    const double share = (all.bottom() - pixel) / std::max(all.height(), 1.0);
    return static_cast<int>(std::lround(std::clamp(share, 0.0, 1.0) * m_total));
}

LevelSlider::Grip LevelSlider::gripAt(QPointF pixel) const
{
    if (std::abs(pixel.y() - pixelOf(upper())) <= GripReach)
        return Grip::Upper;
    if (std::abs(pixel.y() - pixelOf(lower())) <= GripReach)
        return Grip::Lower;
    const bool isInside = pixel.y() > pixelOf(upper()) && pixel.y() < pixelOf(lower());
    return isInside && !coversAll() ? Grip::Whole : Grip::None;
}

QString LevelSlider::rangeText() const
{
    const QLocale locale;
    if (coversAll())
        return tr("All heights: %1 to %2")
            .arg(locale.toString(m_bottom), locale.toString(m_bottom + m_total));
    return tr("Heights %1 to %2")
        .arg(locale.toString(m_bottom + lower()), locale.toString(m_bottom + upper()));
}

bool LevelSlider::event(QEvent *event)
{
    if (event->type() != QEvent::ToolTip)
        return QAbstractSlider::event(event);
    const auto *help = static_cast<QHelpEvent *>(event);
    QToolTip::showText(
        help->globalPos(),
        rangeText() + QLatin1Char('\n')
            + tr(
                "Drag an end to hide floors and players above or below; double-click to show all."),
        this);
    return true;
}

void LevelSlider::paintEvent(QPaintEvent *)
{
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    // As long as it is not used, it stays in the background.
    const bool isActive = hasFocus() || underMouse() || m_grip != Grip::None || !coversAll();
    const double thumbWidth = isActive ? ThumbWidth : TrackWidth;
    const QRectF all = track();
    QColor rail = theme::color(theme::Token::Panel);
    rail.setAlpha(isActive ? 220 : 90);
    painter.setPen(QPen(theme::color(theme::Token::Hairline), 1));
    painter.setBrush(rail);
    painter.drawRoundedRect(all, TrackWidth / 2, TrackWidth / 2);

    const double top = pixelOf(upper());
    const double bottom = std::max(pixelOf(lower()), top + 4);
    const QRectF thumb((width() - thumbWidth) / 2, top, thumbWidth, bottom - top);
    QColor fill = theme::color(coversAll() ? theme::Token::QuietText : theme::Token::Accent);
    fill.setAlpha(isActive ? 170 : 40);
    painter.setPen(Qt::NoPen);
    painter.setBrush(fill);
    painter.drawRoundedRect(thumb, 4, 4);
    // Ends that can be taken look so.
    fill.setAlpha(isActive ? 255 : 150);
    for (const double end : {top, bottom}) {
        painter.setBrush(fill);
        painter.drawRoundedRect(QRectF(thumb.left() - 2, end - 2, thumbWidth + 4, 4), 2, 2);
    }
}

void LevelSlider::mousePressEvent(QMouseEvent *event)
{
    if (event->button() != Qt::LeftButton)
        return;
    m_grip = gripAt(event->position());
    if (m_grip == Grip::None && !coversAll()) {
        const int middle = heightAt(event->position().y());
        setValue(middle - pageStep() / 2);
        m_grip = Grip::Whole;
    }
    m_grabbed = heightAt(event->position().y()) - lower();
    update();
}

void LevelSlider::mouseMoveEvent(QMouseEvent *event)
{
    const int height = heightAt(event->position().y());
    switch (m_grip) {
    case Grip::None: {
        const Grip grip = gripAt(event->position());
        setCursor(grip == Grip::Upper || grip == Grip::Lower ? Qt::SizeVerCursor : Qt::ArrowCursor);
        return;
    }
    case Grip::Lower:
        setEnds(std::min(height, upper() - 1), upper());
        break;
    case Grip::Upper:
        setEnds(lower(), height);
        break;
    case Grip::Whole:
        setValue(height - m_grabbed);
        break;
    }
    QToolTip::showText(event->globalPosition().toPoint(), rangeText(), this);
}

void LevelSlider::mouseReleaseEvent(QMouseEvent *)
{
    m_grip = Grip::None;
    update();
}

void LevelSlider::mouseDoubleClickEvent(QMouseEvent *event)
{
    if (event->button() == Qt::LeftButton)
        reset();
}

void LevelSlider::keyPressEvent(QKeyEvent *event)
{
    const bool isUpperEnd = event->modifiers() & Qt::ShiftModifier;
    const int way = event->key() == Qt::Key_Up     ? singleStep()
                    : event->key() == Qt::Key_Down ? -singleStep()
                                                   : 0;
    if (isUpperEnd && way != 0)
        setEnds(lower(), upper() + way);
    else if (event->key() == Qt::Key_Escape)
        reset();
    else
        QAbstractSlider::keyPressEvent(event);
}

} // namespace tickscope
