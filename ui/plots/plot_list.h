// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>
#include <vector>

#include <QColor>
#include <QString>

#include "core/analysis/series/series.h"
#include "ui/document/document.h"

namespace tickscope {

/// What a graph shows: a field of one item, or of the items that one person has under whatever
/// client ID.
struct PlotKey {
    SeriesKey series; ///< Of a person with the client ID of \a player.
    std::optional<PlayerRef> player;

    friend bool operator==(const PlotKey &, const PlotKey &) = default;
};

/// \a series as of \a tick: where its id is a client ID, whose that is then. Two for one person
/// are equal as far as the index knows.
[[nodiscard]] PlotKey plotKey(const SeriesKey &series, const Document &document, Tick tick);

/// One graph: what it shows, and the number of its colour.
struct Plot {
    PlotKey key;
    int color = 0;
    std::optional<Field> field; ///< Its unit and words; nothing until the item type was seen.
    GameLength length = {};     ///< What its units are shown in, as everywhere in the window.

    friend bool operator==(const Plot &left, const Plot &right) { return left.key == right.key; }
    [[nodiscard]] QColor screenColor() const;
    /// Graphs of one measure share an axis: a unit, or a field that has none.
    [[nodiscard]] QString measure() const;
    /// What shown() is in; empty for a field that has none.
    [[nodiscard]] QString unit() const;
    /// A \a value of the series as the graph shows it.
    [[nodiscard]] double shown(double value) const;
    /// A \a value of the series for people, with unit or word.
    [[nodiscard]] QString valueText(double value) const;
    /// Whether it is drawn as stairs: what is chosen or counted has nothing in between.
    [[nodiscard]] bool isStepped() const { return !field || field->unit.empty(); }
};

/// The graphs that are shown, in their order.
class PlotList
{
public:
    /// Graphs at one time: more cannot be distinguished.
    static constexpr std::size_t Most = 24;

    [[nodiscard]] const std::vector<Plot> &plots() const { return m_plots; }
    [[nodiscard]] bool contains(const PlotKey &key) const;
    /// False when it is there already, or too many are.
    bool add(const PlotKey &key);
    bool remove(const PlotKey &key);
    void clear() { m_plots.clear(); }
    [[nodiscard]] std::vector<PlotKey> keys() const;

    /// Learns units and words from the frame of \a document, and whose client IDs are meant
    /// where that was not known: who has one in the frame, else who had it first. Whether
    /// something was new.
    bool learn(const Document &document);

private:
    std::vector<Plot> m_plots;
};

/// Who or what \a plot belongs to: a player's name, "Client 3", "Flag 1".
[[nodiscard]] QString ownerText(const Plot &plot, const Document &document);

/// A stretch that a graph shows, and where its values are.
struct PlotStretch {
    SeriesKey series;
    TickRange ticks;
};

/// All of the item, or the times in which its person had some client ID.
[[nodiscard]] std::vector<PlotStretch> stretchesOf(const PlotKey &key, const Index &index);

/// The graphs that were shown of recordings of that format last.
[[nodiscard]] PlotList storedPlots(const std::string &format);
void storePlots(const PlotList &plots, const std::string &format);

} // namespace tickscope
