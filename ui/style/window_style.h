// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QProxyStyle>

namespace tickscope {

/// Fusion, but for what people need to be otherwise: nothing glides for those who want no motion,
/// and in a window from right to left what was recorded keeps its own direction.
class WindowStyle : public QProxyStyle
{
    Q_OBJECT

public:
    WindowStyle();

    [[nodiscard]] int styleHint(StyleHint hint, const QStyleOption *option, const QWidget *widget,
                                QStyleHintReturn *more) const override;
    void drawControl(ControlElement element, const QStyleOption *option, QPainter *painter,
                     const QWidget *widget) const override;
};

namespace theme {

/// Whether people want no motion besides that of the recording. Off at first.
[[nodiscard]] bool hasReducedMotion();
void setReducedMotion(bool isOn);

} // namespace theme

} // namespace tickscope
