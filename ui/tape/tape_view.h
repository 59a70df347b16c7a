// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>

#include <QAbstractScrollArea>

#include "ui/strip/kept_picture.h"
#include "ui/strip/strip_widget.h"
#include "ui/tape/tape_layout.h"

namespace tickscope {

class AccessibleSource;
class HoverCard;
class HoverTracker;

/// The inputs of all players over the time in view, a lane for each. Press seeks, drag scrubs,
/// middle drag and Shift+wheel pan, Ctrl+wheel zooms about the pointer, wheel scrolls through the
/// lanes, double click fits. A click on a name selects the player. Up and Down choose a row, whose
/// player Enter selects and whose menu is that of the playhead; Alt and the arrows pan and zoom.
class TapeView : public StripWidget<QAbstractScrollArea>
{
    Q_OBJECT

public:
    TapeView(ActiveDocument &document, TapeStore &store, QWidget *parent = nullptr);

    [[nodiscard]] const TapeChoice &choice() const { return m_layout.choice(); }
    void setChoice(const TapeChoice &choice);
    /// Of other recordings, each below a lane of this one.
    void setGhosts(std::vector<GhostTape> ghosts);
    [[nodiscard]] const TapeRows &rows() const { return m_layout.rows(); }
    /// Middle of a row, in pixels of the viewport; outside of it when scrolled away.
    [[nodiscard]] double yAt(const TapeRow &row) const;
    /// What stands at \a position of the viewport.
    [[nodiscard]] TapeHint hintAt(QPointF position) const;
    /// What \a row shows at \a tick, with the ticks that stand in its pixel.
    [[nodiscard]] TapeHint hintOf(const TapeRow &row, Tick tick) const
    {
        return m_layout.hintOf(row, tick);
    }
    /// Tick at \a position of the viewport; nothing beside the plot.
    [[nodiscard]] std::optional<Tick> tickAt(QPointF position) const
    {
        return m_layout.tickAt(position);
    }
    /// The whole words of the title or gutter at \a position in the viewport.
    [[nodiscard]] QString gutterText(QPointF position) const;
    /// Row at \a position of the viewport; null if there is none.
    [[nodiscard]] const TapeRow *rowAt(QPointF position) const;
    /// Whose lane it is: "Anna", "Recorder".
    [[nodiscard]] QString ownerOf(const TapeLane &lane) const
    {
        return m_layout.titleOf(lane).who.name;
    }
    /// The row that the keyboard is at; null without rows.
    [[nodiscard]] const TapeRow *currentRow() const;
    [[nodiscard]] const TapeRow *ownRowOf(const TapeRow &row) const
    {
        return m_layout.ownRowOf(row);
    }
    /// All rows of \a player, a Player::id, at the time in view, or what a view of \a size shows of
    /// everybody; null without any. As wide as \a size.
    [[nodiscard]] QImage pictureOf(std::optional<int> player, QSize size) const;
    /// The pieces of the stretch in view.
    [[nodiscard]] TapePieces piecesInView() const { return m_layout.pieces(); }

    [[nodiscard]] QSize sizeHint() const override { return {640, 220}; }
    [[nodiscard]] QSize minimumSizeHint() const override { return {320, 90}; }
    /// The cursor is where the playhead crosses the current row: the menu key asks there.
    [[nodiscard]] QVariant inputMethodQuery(Qt::InputMethodQuery query) const override;

    /// Shows \a changes of the document.
    void refresh(Document::Changes changes);

signals:
    void rowsChanged();

protected:
    bool viewportEvent(QEvent *event) override;
    void paintEvent(QPaintEvent *event) override;
    [[nodiscard]] QRectF plot() const override { return m_layout.geometry().plot; }
    void renewLook() override { renew(); }
    void renewOver() override { viewport()->update(); }
    [[nodiscard]] QString tipAt(QPointF position) const override;
    void hoverAt(std::optional<QPointF> position) override;
    void scrollContentsBy(int dx, int dy) override;
    void mousePressEvent(QMouseEvent *event) override;
    void mouseMoveEvent(QMouseEvent *event) override;
    void mouseReleaseEvent(QMouseEvent *) override { m_mouse.release(); }
    void wheelEvent(QWheelEvent *event) override;
    void keyPressEvent(QKeyEvent *event) override;

private:
    void renew();
    void layOut();
    [[nodiscard]] double scrolled() const;
    void showCard(QPointF place);
    void makeAccessible();
    void chooseRow(std::size_t row);

    TapeLayout m_layout;
    KeptPicture m_picture;
    StripMouse m_mouse;
    std::size_t m_current = 0; ///< Row that the keyboard is at; may be behind the last one.
    HoverCard *m_card;
    HoverTracker *m_hover;
    AccessibleSource *m_accessible = nullptr;
};

} // namespace tickscope
