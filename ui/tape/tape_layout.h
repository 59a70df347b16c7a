// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>
#include <vector>

#include <QFont>

#include "ui/document/active_document.h"
#include "ui/tape/tape_hint.h"
#include "ui/tape/tape_painter.h"
#include "ui/tape/tape_store.h"
#include "ui/timeline/timeline_painter.h"

namespace tickscope {

/// Which rows the tape has at present, where they stand, and what stands at a place. Places are
/// pixels of the view; rows are scrolled by \a scrolled pixels.
class TapeLayout
{
public:
    TapeLayout(ActiveDocument &document, const TapeStore &store)
        : m_document(document)
        , m_store(store)
    {
    }

    [[nodiscard]] const TapeChoice &choice() const { return m_choice; }
    /// What it changes is seen with the next lay().
    void setChoice(const TapeChoice &choice) { m_choice = choice; }
    /// The same.
    void setGhosts(std::vector<GhostTape> ghosts) { m_ghosts = std::move(ghosts); }
    /// Gives all rows their places in a view of \a size with \a font.
    void lay(QSizeF size, const QFont &font);

    [[nodiscard]] const TapeRows &rows() const { return m_rows; }
    [[nodiscard]] const TapeRowHeights &heights() const { return m_heights; }
    [[nodiscard]] const TapeGeometry &geometry() const { return m_geometry; }
    /// Of all that is no title.
    [[nodiscard]] const QFont &smallFont() const { return m_smallFont; }
    [[nodiscard]] TimeScale scale() const;
    /// The pieces of the stretch in view.
    [[nodiscard]] TapePieces pieces() const;
    /// What of it is not read yet.
    [[nodiscard]] std::vector<PixelSpan> unread() const;
    [[nodiscard]] LaneTitle titleOf(const TapeLane &lane) const;
    /// The row with the same input of the player below whose lane the ghost stands that \a row is
    /// of; null for other rows.
    [[nodiscard]] const TapeRow *ownRowOf(const TapeRow &row) const;

    /// From the left edge of the plot.
    [[nodiscard]] double plotX(QPointF place) const { return place.x() - m_geometry.plot.left(); }
    /// Row at \a place; null if there is none.
    [[nodiscard]] const TapeRow *rowAt(QPointF place, double scrolled) const;
    /// Tick at \a place; nothing beside the plot.
    [[nodiscard]] std::optional<Tick> tickAt(QPointF place) const;
    /// What \a row shows at \a tick, with the ticks that stand in its pixel.
    [[nodiscard]] TapeHint hintOf(const TapeRow &row, Tick tick) const;
    /// The whole words of the title or gutter at \a place.
    [[nodiscard]] QString gutterText(QPointF place, double scrolled) const;

private:
    [[nodiscard]] bool isSelected(const TapeLane &lane) const;
    [[nodiscard]] std::vector<Shared<TapeLane>> lanesInOrder(const TapePieces &pieces) const;
    void placeGhosts(std::vector<Shared<TapeLane>> &lanes) const;
    /// Null for lanes of the open recording.
    [[nodiscard]] const GhostTape *ghostOf(const TapeLane &lane) const;
    [[nodiscard]] bool isLaneOf(const TapeLane &lane, PlayerRef player) const;
    /// What the same input of another lane shows: a line for each.
    [[nodiscard]] QStringList otherHints(const TapeRow &row, Tick tick, TickRange near) const;

    ActiveDocument &m_document;
    const TapeStore &m_store;
    TapeChoice m_choice;
    std::vector<GhostTape> m_ghosts;
    QFont m_smallFont;
    TapeRowHeights m_heights;
    TapeGeometry m_geometry;
    TapeRows m_rows;
};

/// Whether \a row names a lane or a source of one.
[[nodiscard]] bool isTitle(const TapeRow &row);

} // namespace tickscope
