// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <qcustomplot.h>

namespace tickscope {

class PlotView;

/// What moves over the graphs: the head, the pointer's line, and the legends with the
/// values at the head.
class PlotOverlay : public QCPLayerable
{
    Q_OBJECT

public:
    explicit PlotOverlay(PlotView &view);

    /// Pixels of a legend besides its text.
    [[nodiscard]] static double legendPadding();

protected:
    void applyDefaultAntialiasingHint(QCPPainter *painter) const override;
    void draw(QCPPainter *painter) override;

private:
    void drawLegend(QCPPainter &painter, std::size_t plot) const;
    void drawMeasures(QCPPainter &painter) const;

    PlotView &m_view;
};

} // namespace tickscope
