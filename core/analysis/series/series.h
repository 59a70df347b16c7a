// SPDX-License-Identifier: MIT
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include "core/analysis/series/sample_pyramid.h"
#include "core/base/tick.h"
#include "core/model/state/schema.h"

namespace tickscope {

/// Names a number of the recording that changes over time: a field of one item. Types and
/// fields by name, as everywhere across ticks.
struct SeriesKey {
    std::string type;
    std::int64_t id = 0; ///< A client ID where the type's id is one.
    std::string field;

    friend auto operator<=>(const SeriesKey &, const SeriesKey &) = default;
};

/// Whether the values of \a field are numbers.
[[nodiscard]] bool isNumeric(const Field &field);
/// \a value of \a field in shownUnit(). What is in radians, clockwise on the screen, is shown in
/// degrees as people count them: from -180 to 180, upwards is more.
[[nodiscard]] double shownNumber(const Field &field, const Value &value);
[[nodiscard]] std::string shownUnit(const Field &field);

/// Some hundred samples that follow each other, of all keys of a set.
struct SeriesPart {
    std::vector<Tick> ticks;            ///< Recorded ones, each greater than the one before.
    std::vector<SamplePyramid> columns; ///< One for each key.

    [[nodiscard]] std::size_t byteSize() const;
};

/// Values of some keys at every recorded tick, in shownUnit() of the field, as far as a pass
/// came. Replaced, never changed: the next one shares its parts.
class SeriesSet
{
public:
    /// Samples of each part but the last.
    static constexpr std::size_t PartSamples = 4096;

    explicit SeriesSet(std::vector<SeriesKey> keys);
    /// A copy that has \a part too. All parts before it must be full.
    [[nodiscard]] SeriesSet with(Shared<SeriesPart> part) const;
    /// A copy without the newest part, if there is one.
    [[nodiscard]] SeriesSet withoutLastPart() const;

    [[nodiscard]] const std::vector<SeriesKey> &keys() const { return m_keys; }
    /// Column of \a key; nothing when the set has none.
    [[nodiscard]] std::optional<std::size_t> find(const SeriesKey &key) const;

    [[nodiscard]] std::size_t size() const { return m_size; }
    [[nodiscard]] Tick tick(std::size_t sample) const;
    /// SampleGap where the item is absent.
    [[nodiscard]] double value(std::size_t column, std::size_t sample) const;
    /// First sample at or after \a tick; size() if there is none.
    [[nodiscard]] std::size_t firstFrom(Tick tick) const;
    /// Value at the last sample at or before \a tick; nothing in a gap, and before the first.
    [[nodiscard]] std::optional<double> valueAt(std::size_t column, Tick tick) const;
    /// Of the samples from \a begin to before \a end, which must be inside.
    [[nodiscard]] ValueRange range(std::size_t column, std::size_t begin, std::size_t end) const;
    [[nodiscard]] std::size_t byteSize() const { return m_bytes; }

private:
    std::vector<SeriesKey> m_keys;
    std::vector<Shared<SeriesPart>> m_parts;
    std::size_t m_size = 0;
    std::size_t m_bytes = 0;
};

} // namespace tickscope
