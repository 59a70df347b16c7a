// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/tape/tape_layout.h"

#include "ui/style/theme.h"
#include "ui/texts/screen_text.h"
#include "ui/texts/sentence_words.h"

#include <QCoreApplication>
#include <QFontMetricsF>

#include <algorithm>
#include <iterator>

namespace tickscope {

constexpr double ReachPixels = 1; // Around the pointer; a tick mark is not wider.

bool isTitle(const TapeRow &row)
{
    return row.kind == TapeRow::Kind::Lane || row.kind == TapeRow::Kind::Source;
}

void TapeLayout::lay(QSizeF size, const QFont &font)
{
    m_smallFont = smallerFont(font);
    const QFontMetricsF metrics(font);
    const QFontMetricsF small(m_smallFont);
    m_geometry = TapeGeometry::of(size, timelineTitleWidth(font), small.height() + 4);
    m_heights = {metrics.height() + 4, small.height() + 3, 2 * small.height() + 6, 6};
    const TapePieces inView = pieces();
    m_rows = m_document->index() ? makeTapeRows(inView, lanesInOrder(inView), m_choice, m_heights)
                                 : TapeRows{};
}

TimeScale TapeLayout::scale() const
{
    const TimeInView view = m_document->playback().timeInView();
    return {view.begin, view.span, m_geometry.plot.width()};
}

TapePieces TapeLayout::pieces() const
{
    TapePieces pieces;
    const PieceSpan span = m_store.inView();
    for (std::size_t i = span.begin; i < span.end; ++i)
        pieces.push_back(m_store.piece(i));
    if (!pieces.empty())
        std::ranges::transform(m_ghosts, std::back_inserter(pieces), &GhostTape::tape);
    return pieces;
}

std::vector<PixelSpan> TapeLayout::unread() const
{
    std::vector<PixelSpan> spans;
    const PieceSpan view = m_store.inView();
    const TimeBase &base = m_document->index()->time();
    for (std::size_t i = view.begin; i < view.end; ++i) {
        if (m_store.piece(i))
            continue;
        const TickRange ticks = m_store.ticksOf(i);
        const double left = xOf(scale(), base, ticks.first);
        const double right = xOf(scale(), base, ticks.last + 1);
        // Neighbours are one area, or the hatch would have seams.
        if (!spans.empty() && spans.back().right >= left - 1)
            spans.back().right = right;
        else
            spans.push_back({left, right});
    }
    return spans;
}

bool TapeLayout::isSelected(const TapeLane &lane) const
{
    const auto &selected = m_document->selection().player();
    return selected && isLaneOf(lane, *selected);
}

bool TapeLayout::isLaneOf(const TapeLane &lane, PlayerRef player) const
{
    if (!lane.isPerson())
        return false;
    const Player *known = m_document->index()->players().of(player);
    if (known || lane.player)
        return known && lane.player == known->id;
    // Nobody knows yet who that is; where it was chosen, it has that client ID.
    return std::ranges::any_of(lane.stays, [&](const Stay &stay) {
        return stay.client == player.client && stay.ticks.contains(player.tick);
    });
}

const GhostTape *TapeLayout::ghostOf(const TapeLane &lane) const
{
    const auto found = std::ranges::find(m_ghosts, lane.who.client, &GhostTape::client);
    return found == m_ghosts.end() ? nullptr : &*found;
}

/// Each below the lane that it is compared with; without that one it is not seen.
void TapeLayout::placeGhosts(std::vector<Shared<TapeLane>> &lanes) const
{
    std::vector<Shared<TapeLane>> ghosts;
    std::erase_if(lanes, [&](const Shared<TapeLane> &lane) {
        if (ghostOf(*lane))
            ghosts.push_back(lane);
        return ghostOf(*lane) != nullptr;
    });
    for (const Shared<TapeLane> &ghost : ghosts) {
        const auto own = std::ranges::find_if(lanes, [&](const Shared<TapeLane> &lane) {
            return isLaneOf(*lane, ghostOf(*ghost)->beside);
        });
        if (own != lanes.end())
            lanes.insert(own + 1, ghost);
    }
}

const TapeRow *TapeLayout::ownRowOf(const TapeRow &row) const
{
    const GhostTape *ghost = ghostOf(*row.lane);
    const TapeRow *own = nullptr;
    for (const TapeRow &other : m_rows.rows) {
        const bool isSame = ghost && other.kind == row.kind && other.input == row.input
                            && isLaneOf(*other.lane, ghost->beside);
        // Of two sources with such an input the one that the ghost's recording has, too.
        if (isSame && (!own || other.type->name == row.type->name))
            own = &other;
    }
    return own;
}

/// The lane of the selected player first, or alone.
std::vector<Shared<TapeLane>> TapeLayout::lanesInOrder(const TapePieces &pieces) const
{
    auto lanes = tapeLanes(pieces, m_document->index()->players());
    const auto others = std::stable_partition(
        lanes.begin(), lanes.end(),
        [this](const Shared<TapeLane> &lane) { return isSelected(*lane) || ghostOf(*lane); });
    if (m_choice.onlySelected && m_document->selection().player())
        lanes.erase(others, lanes.end());
    placeGhosts(lanes);
    return lanes;
}

LaneTitle TapeLayout::titleOf(const TapeLane &lane) const
{
    if (const GhostTape *ghost = ghostOf(lane))
        return {{ghost->title, {}, {}}, ghost->color, false};
    if (lane.who.client == NoClient)
        return {{QCoreApplication::translate("tickscope::TapeView", "Recorder"), {}, {}},
                theme::color(theme::Token::Accent),
                false};
    const QColor color = theme::clientColor(lane.stays.front().client);
    return {m_document->players().titles(lane.who), color, isSelected(lane)};
}

const TapeRow *TapeLayout::rowAt(QPointF place, double scrolled) const
{
    if (place.y() < m_geometry.plot.top())
        return nullptr;
    return m_rows.at(place.y() - m_geometry.plot.top() + scrolled);
}

std::optional<Tick> TapeLayout::tickAt(QPointF place) const
{
    if (!m_document->index() || plotX(place) < 0)
        return {};
    return m_document->index()->time().tickAt(scale().timeAt(plotX(place)));
}

TapeHint TapeLayout::hintOf(const TapeRow &row, Tick tick) const
{
    const TimeBase &base = m_document->index()->time();
    const TimeScale scale = this->scale();
    const double x = scale.xAt(base.timeAt(tick));
    TickRange near{tick, tick};
    if (isAggregated(scale, base))
        near = {base.tickAt(scale.timeAt(x - ReachPixels)),
                base.tickAt(scale.timeAt(x + ReachPixels))};
    TapeHint hint = tapeHint(pieces(), row, base, tick, near);
    if (!m_ghosts.empty() && !hint.title.isEmpty())
        hint.lines << otherHints(row, tick, near);
    return hint;
}

QStringList TapeLayout::otherHints(const TapeRow &row, Tick tick, TickRange near) const
{
    QStringList lines;
    const TapeRow *own = ownRowOf(row);
    for (const TapeRow &other : m_rows.rows) {
        const bool isOther = own ? &other == own
                                 : other.kind == row.kind && other.input == row.input
                                       && ownRowOf(other) == &row;
        if (isOther)
            lines << spokenText(
                titleOf(*other.lane).who.name,
                tapeHint(pieces(), other, m_document->index()->time(), tick, near).title);
    }
    return lines;
}

QString TapeLayout::gutterText(QPointF place, double scrolled) const
{
    const TapeRow *row = m_document->index() ? rowAt(place, scrolled) : nullptr;
    if (!row)
        return {};
    if (isTitle(*row)) {
        const QString source = shownWord(row->type->inputSource);
        return row->kind == TapeRow::Kind::Lane ? titleOf(*row->lane).who.whole() + u'\n' + source
                                                : source;
    }
    return plotX(place) < 0 ? inputTitle(row->input) : QString();
}

} // namespace tickscope
