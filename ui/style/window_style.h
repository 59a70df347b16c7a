// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QIcon>
#include <QProxyStyle>
#include <QWidget>

namespace tickscope {

/// Fusion, but with hairlines and flat buttons and tabs, and for what people need to be otherwise:
/// nothing glides for those who want no motion, and in a window from right to left what was
/// recorded keeps its own direction. It is no style sheet, with whose rules every widget would be
/// compared before it is first shown: that was a quarter of the start.
class WindowStyle : public QProxyStyle
{
    Q_OBJECT

public:
    WindowStyle();

    using QProxyStyle::polish;
    /// Before \a widget is first shown: no dialog is larger than its screen.
    void polish(QWidget *widget) override;
    [[nodiscard]] int styleHint(StyleHint hint, const QStyleOption *option, const QWidget *widget,
                                QStyleHintReturn *more) const override;
    [[nodiscard]] int pixelMetric(PixelMetric metric, const QStyleOption *option,
                                  const QWidget *widget) const override;
    [[nodiscard]] QSize sizeFromContents(ContentsType type, const QStyleOption *option,
                                         const QSize &contents,
                                         const QWidget *widget) const override;
    [[nodiscard]] QIcon standardIcon(StandardPixmap standard, const QStyleOption *option,
                                     const QWidget *widget) const override;
    void drawPrimitive(PrimitiveElement element, const QStyleOption *option, QPainter *painter,
                       const QWidget *widget) const override;
    void drawControl(ControlElement element, const QStyleOption *option, QPainter *painter,
                     const QWidget *widget) const override;
    void drawComplexControl(ComplexControl control, const QStyleOptionComplex *option,
                            QPainter *painter, const QWidget *widget) const override;

private:
    mutable QIcon m_floatIcon; ///< Of docks.
};

namespace theme {

/// Whether people want no motion besides that of the recording. Off at first.
void setReducedMotion(bool isOn);

} // namespace theme

/// A frame in the accent colour around one widget, inside its edges. Takes no clicks.
class FocusRing : public QWidget
{
    Q_OBJECT

public:
    explicit FocusRing(QWidget &framed);

protected:
    bool eventFilter(QObject *watched, QEvent *event) override;
    void paintEvent(QPaintEvent *event) override;

private:
    void cover(QSize size);
};

} // namespace tickscope
