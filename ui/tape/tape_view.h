// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <memory>
#include <optional>

#include <QAbstractScrollArea>
#include <QPixmap>

#include "ui/strip/strip_drag.h"
#include "ui/tape/tape_hint.h"
#include "ui/tape/tape_painter.h"
#include "ui/tape/tape_store.h"

namespace tickscope {

class HoverCard;
class HoverWatch;

/// The inputs of all players over the time in view, a lane for each. Press
/// seeks, drag scrubs, middle drag and Shift+wheel pan, Ctrl+wheel zooms about
/// the pointer, wheel scrolls through the lanes, double click fits. A click on
/// a name selects the player.
class TapeView : public QAbstractScrollArea
{
    Q_OBJECT

public:
    TapeView(Document &document, TapeStore &store, QWidget *parent = nullptr);

    [[nodiscard]] const TapeChoice &choice() const { return m_choice; }
    void setChoice(const TapeChoice &choice);
    [[nodiscard]] const TapeRows &rows() const { return m_rows; }
    /// Position of \a time, in pixels of the viewport.
    [[nodiscard]] double xAt(Time time) const;
    /// Middle of a row, in pixels of the viewport; outside of it when scrolled
    /// away.
    [[nodiscard]] double yAt(const TapeRow &row) const;
    /// What stands at \a position of the viewport.
    [[nodiscard]] TapeHint hintAt(QPointF position) const;
    /// What \a row tells about \a tick, with the ticks that stand in its pixel.
    [[nodiscard]] TapeHint hintOf(const TapeRow &row, Tick tick) const;
    /// Tick at \a position of the viewport; nothing beside the plot.
    [[nodiscard]] std::optional<Tick> tickAt(QPointF position) const;
    /// The whole words of the title or gutter at \a position in the viewport.
    [[nodiscard]] QString gutterText(QPointF position) const;
    /// Row at \a position of the viewport; null if there is none.
    [[nodiscard]] const TapeRow *rowAt(QPointF position) const;
    /// Whose lane it is: "Anna", "Recorder".
    [[nodiscard]] QString ownerOf(const TapeLane &lane) const { return titleOf(lane).name; }
    /// The pieces of the stretch in view.
    [[nodiscard]] TapePieces piecesInView() const;

    [[nodiscard]] QSize sizeHint() const override;
    [[nodiscard]] QSize minimumSizeHint() const override;

    /// Shows \a changes of the document.
    void refresh(Document::Changes changes);

signals:
    void rowsChanged();

protected:
    bool viewportEvent(QEvent *event) override;
    void paintEvent(QPaintEvent *event) override;
    void resizeEvent(QResizeEvent *event) override;
    void changeEvent(QEvent *event) override;
    void scrollContentsBy(int dx, int dy) override;
    void mousePressEvent(QMouseEvent *event) override;
    void mouseMoveEvent(QMouseEvent *event) override;
    void mouseReleaseEvent(QMouseEvent *event) override;
    void mouseDoubleClickEvent(QMouseEvent *event) override;
    void wheelEvent(QWheelEvent *event) override;

private:
    void renew();
    void layOut();
    void drawPicture();
    void drawRows(QPainter &painter);
    [[nodiscard]] LaneTitle titleOf(const TapeLane &lane) const;
    [[nodiscard]] bool isSelected(const TapeLane &lane) const;
    [[nodiscard]] std::vector<Shared<TapeLane>> lanesInOrder(const TapePieces &pieces) const;
    [[nodiscard]] std::vector<PixelSpan> unread() const;
    [[nodiscard]] TimeScale scale() const;
    [[nodiscard]] QFont smallFont() const;
    void hoverAt(std::optional<QPointF> position);
    void showCard(QPointF place);
    [[nodiscard]] double plotX(QPointF position) const
    {
        return position.x() - m_geometry.plot.left();
    }

    Document &m_document;
    TapeStore &m_store;
    TapeChoice m_choice;
    TapeRows m_rows;
    TapeGeometry m_geometry;
    QPixmap m_picture; ///< Null when it must be drawn anew.

    std::unique_ptr<StripDrag> m_drag; ///< Null while the hand holds nothing.
    HoverCard *m_card;
    HoverWatch *m_hover;
};

} // namespace tickscope
