// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>
#include <vector>

#include <QColor>
#include <QString>

#include "core/analysis/series.h"
#include "ui/document/document.h"

namespace tickscope {

/// One graph: what it shows, and the number of its colour.
struct Plot {
    SeriesKey key;
    int color = 0;
    std::optional<Field> field; ///< Its unit and words; nothing until the item type was seen.

    friend bool operator==(const Plot &left, const Plot &right) { return left.key == right.key; }
    [[nodiscard]] QColor screenColor() const;
    /// Graphs of one measure share an axis: a unit, or a field that has none.
    [[nodiscard]] QString measure() const;
    /// A number of this graph for people, with unit or word.
    [[nodiscard]] QString valueText(double value) const;
    /// Whether it is drawn as stairs: what is chosen or counted has nothing in between.
    [[nodiscard]] bool isStepped() const;
};

/// The graphs that are shown, in their order.
class PlotList
{
public:
    /// Graphs at one time: more cannot be told apart.
    static constexpr std::size_t Most = 24;

    [[nodiscard]] const std::vector<Plot> &plots() const { return m_plots; }
    [[nodiscard]] bool contains(const SeriesKey &key) const;
    /// False when it is there already, or too many are.
    bool add(const SeriesKey &key);
    bool remove(const SeriesKey &key);
    void clear() { m_plots.clear(); }
    [[nodiscard]] std::vector<SeriesKey> keys() const;

    /// Learns units and words from \a state; whether something was new.
    bool learn(const WorldState &state);

private:
    std::vector<Plot> m_plots;
};

/// Who or what the key belongs to, at \a tick: a player's name, "Client 3", "Flag 1".
[[nodiscard]] QString ownerText(const SeriesKey &key, const Document &document, Tick tick);

/// The graphs that were shown of recordings of that format last.
[[nodiscard]] PlotList storedPlots(const std::string &format);
void storePlots(const PlotList &plots, const std::string &format);

} // namespace tickscope
