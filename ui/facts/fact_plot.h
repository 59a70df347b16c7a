// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>

#include "core/facts/figures.h"
#include "ui/style/small_plot.h"
#include "ui/texts/figure_text.h"

namespace tickscope {

/// The histogram of one figure. A click on a bar chooses it, so do Left and Right; Escape chooses
/// none.
class FactPlot : public SmallPlot
{
    Q_OBJECT

public:
    explicit FactPlot(QWidget *parent = nullptr);

    /// \param figure  null, or one without a histogram, for an empty plot.
    void setFigure(const Figure *figure);
    /// Number of a bar of the histogram, or nothing.
    void chooseBar(std::optional<std::size_t> bar);
    [[nodiscard]] std::optional<std::size_t> chosenBar() const { return m_chosen; }

    /// In the middle of a bar, in pixels of the widget.
    [[nodiscard]] QPoint placeOf(std::size_t bar);
    /// What stands above the highest bar: of a share what counts, else that bar.
    [[nodiscard]] QString peakText() const { return m_peakLabel->text(); }

    [[nodiscard]] QSize sizeHint() const override { return {360, 200}; }

signals:
    /// By hand. Nothing: none is chosen any more.
    void barChosen(std::optional<std::size_t> bar);

protected:
    [[nodiscard]] QString tipAt(QPointF place) const override;
    void mousePressEvent(QMouseEvent *event) override;
    void keyPressEvent(QKeyEvent *event) override;

private:
    class ValueTicker;

    void dress() override;
    void fill();
    void labelPeak();
    void placePeak();
    void choose(std::optional<std::size_t> bar);
    [[nodiscard]] double middleOf(std::size_t bar) const;
    [[nodiscard]] double barWidth() const;
    [[nodiscard]] std::optional<std::size_t> barAt(QPointF place) const;

    Figure m_figure;               ///< Without its occurrences.
    std::optional<BarSpan> m_hits; ///< See hitBars().
    std::optional<std::size_t> m_chosen;
    QCPBars *m_bars;
    QCPBars *m_otherBars;  ///< Those that do not count.
    QCPBars *m_chosenBars; ///< The chosen one, over the others.
    QCPItemText *m_peakLabel;
    QLabel *m_reason; ///< Instead of bars, where there are none.
    QPointF m_peak;   ///< Top of the highest bar, in coordinates of the axes.
    QSharedPointer<ValueTicker> m_values;
};

} // namespace tickscope
