// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QAbstractSlider>

#include "ui/world/map/height_ramp.h"

namespace tickscope {

/// Chooses which heights the world view shows: a thumb on a track, both ends of which can
/// be dragged. At first it covers all heights; a double click brings that back.
///
/// As a slider its value is the window's lower end and its page step the window's
/// thickness, in units of labels; so keys move the window, and with Shift its upper end.
class LevelSlider : public QAbstractSlider
{
    Q_OBJECT

public:
    explicit LevelSlider(QWidget *parent = nullptr);

    /// Heights that there are, in world units. A window over all of them stays one.
    /// \param unit  world units that labels count as 1.
    void setHeights(double lowest, double highest, double unit);
    /// Whether there is anything to choose.
    [[nodiscard]] bool hasHeights() const { return m_total >= LeastTotal; }
    /// What is chosen, in world units; everything while the thumb covers the track.
    [[nodiscard]] HeightWindow window() const;
    /// Shows heights from \a lowest to \a highest, in units of labels.
    void choose(int lowest, int highest) { setEnds(lowest - m_bottom, highest - m_bottom); }
    void reset() { setEnds(0, m_total); }

    [[nodiscard]] QSize sizeHint() const override;

signals:
    void windowChanged();

protected:
    bool event(QEvent *event) override;
    void paintEvent(QPaintEvent *event) override;
    void mousePressEvent(QMouseEvent *event) override;
    void mouseMoveEvent(QMouseEvent *event) override;
    void mouseReleaseEvent(QMouseEvent *event) override;
    void mouseDoubleClickEvent(QMouseEvent *event) override;
    void keyPressEvent(QKeyEvent *event) override;
    void sliderChange(SliderChange change) override;

private:
    enum class Grip { None, Lower, Upper, Whole };
    static constexpr int LeastTotal = 2;

    /// Window in units over m_bottom.
    [[nodiscard]] int lower() const { return value(); }
    [[nodiscard]] int upper() const { return value() + pageStep(); }
    [[nodiscard]] bool coversAll() const { return pageStep() >= m_total; }
    void setEnds(int lowerEnd, int upperEnd);
    [[nodiscard]] QRectF track() const;
    [[nodiscard]] double pixelOf(int height) const;
    [[nodiscard]] int heightAt(double pixel) const;
    [[nodiscard]] Grip gripAt(QPointF pixel) const;
    [[nodiscard]] QString rangeText() const;

    double m_unit = 1;
    int m_bottom = 0; ///< Lowest height, in units of labels.
    int m_total = 0;  ///< From there to the highest.
    Grip m_grip = Grip::None;
    int m_grabbed = 0; ///< Height under the pointer when the whole was taken, over lower().
};

} // namespace tickscope
