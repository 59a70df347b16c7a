// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>

#include <QColor>
#include <QWidget>

#include "core/timeline/index.h"

namespace tickscope {

struct Ghost;

/// The open recording and a ghost as bars of time, one below the other, as they are laid. The
/// ghost's bar can be dragged. Hidden where the two do not run equally fast.
class AlignStrip : public QWidget
{
    Q_OBJECT

public:
    explicit AlignStrip(QWidget *parent = nullptr);

    /// \param ghost  null: none. \param own  of the open recording; may be null.
    void show(const Ghost *ghost, const Shared<Index> &own);
    /// Marks where the open recording is.
    void showHead(Time head);

    [[nodiscard]] QSize sizeHint() const override;

signals:
    /// A person wants the ghost to be as much further by hand.
    void nudged(tickscope::Time nudge);

protected:
    bool event(QEvent *event) override;
    void paintEvent(QPaintEvent *event) override;
    void mousePressEvent(QMouseEvent *event) override;
    void mouseMoveEvent(QMouseEvent *event) override;
    void mouseReleaseEvent(QMouseEvent *event) override;

private:
    [[nodiscard]] QRectF barOf(Time begin, Time length, int row) const;
    [[nodiscard]] double xOf(Time time) const;
    [[nodiscard]] Time perPixel() const;
    void fitInSight();
    [[nodiscard]] bool isOnGhost(QPointF place) const;

    struct Drag {
        double x = 0; ///< Where the pointer was last.
        Time before;  ///< Nudge.
        Time moved{0};
    };

    // All times are those of the open recording.
    Time m_length{0};
    Time m_tick{0};
    Time m_ghostBegin{0};
    Time m_ghostLength{0};
    Time m_nudge{0};
    Time m_first{0}; ///< Of what is in sight; stays while something is dragged.
    Time m_last{0};
    Time m_head{0};
    QColor m_color;
    std::optional<Drag> m_drag;
};

} // namespace tickscope
