// SPDX-License-Identifier: MIT
#include "core/analysis/series/series_reader.h"

#include <algorithm>
#include <cmath>
#include <utility>

#include "core/base/limits.h"

namespace tickscope {

static std::optional<Tick> lastTickOf(const SeriesSet &set)
{
    return set.size() > 0 ? std::optional(set.tick(set.size() - 1)) : std::nullopt;
}

/// Collects the samples of one part.
class SeriesReader::PartSink : public PassSink
{
public:
    /// \param known  the last tick of which the values are known, if any are.
    PartSink(std::vector<SeriesKey> keys, std::optional<Tick> known)
        : m_keys(std::move(keys))
        , m_places(m_keys.size())
        , m_known(known)
        , m_last(known)
        , m_columns(m_keys.size())
    {
    }

    void follow(const Decoder &decoder) { m_decoder = &decoder; }

    void damageFound(const Damage &damage) override { m_isLost = m_isLost || damage.lostTicks > 0; }

    void tickEnded(Tick tick, const WorldState &state) override
    {
        // Damage can lead back in time; what was read first counts.
        if (m_last && tick <= *m_last) {
            // The gap of what was lost before a known tick is known, too.
            m_isLost = m_isLost && tick > m_known;
            return;
        }
        // What is lost is not known, so no value is held over it.
        if (std::exchange(m_isLost, false) && m_last && *m_last + 1 < tick)
            addGap(*m_last + 1);
        useSchema(state.schema());
        const bool isExact = m_decoder->isExact();
        begin(tick);
        for (std::size_t i = 0; i < m_keys.size(); ++i)
            m_columns[i].push_back(isExact ? sample(m_places[i], m_keys[i].id, state) : SampleGap);
    }

    [[nodiscard]] bool isEmpty() const { return m_ticks.empty(); }
    [[nodiscard]] bool isFull() const { return m_ticks.size() >= SeriesSet::PartSamples; }

    /// The oldest samples, as many as a part has. A tick behind a loss leaves one more.
    [[nodiscard]] Shared<SeriesPart> takePart()
    {
        auto part = std::make_shared<SeriesPart>();
        part->ticks = takeFirst(m_ticks);
        for (std::vector<double> &column : m_columns)
            part->columns.emplace_back(takeFirst(column));
        return part;
    }

private:
    /// Where the values of a key lie in the states of one schema.
    struct Place {
        std::uint32_t number = 0; ///< Of the type.
        const ItemType *type = nullptr;
        const Field *field = nullptr; ///< Null when the schema has no such field.
    };

    void useSchema(const Shared<Schema> &schema)
    {
        if (schema == m_schema)
            return;
        m_schema = schema;
        for (std::size_t i = 0; i < m_keys.size(); ++i) {
            m_places[i] = {};
            const auto number = schema ? schema->numberOf(m_keys[i].type) : std::nullopt;
            const ItemType *type = number ? schema->find(*number) : nullptr;
            const Field *field = type ? type->fieldNamed(m_keys[i].field) : nullptr;
            if (field && isNumeric(*field))
                m_places[i] = {*number, type, field};
        }
    }

    [[nodiscard]] static double sample(const Place &place, std::int64_t id, const WorldState &state)
    {
        const auto words = place.field ? state.find({place.number, id}) : std::nullopt;
        if (!words || !place.type->isRecorded(*place.field, *words))
            return SampleGap;
        const Value value = place.field->read(*words);
        if (std::holds_alternative<std::monostate>(value))
            return SampleGap;
        const double number = shownNumber(*place.field, value);
        // Reals of a file may be anything; what is no number cannot be drawn.
        return std::isfinite(number) ? number : SampleGap;
    }

    template<typename T>
    [[nodiscard]] static std::vector<T> takeFirst(std::vector<T> &samples)
    {
        const auto count = std::min(samples.size(), SeriesSet::PartSamples);
        std::vector<T> rest(samples.begin() + static_cast<std::ptrdiff_t>(count), samples.end());
        samples.resize(count);
        samples.shrink_to_fit();
        return std::exchange(samples, std::move(rest));
    }

    void begin(Tick tick)
    {
        m_last = tick;
        m_ticks.push_back(tick);
    }

    void addGap(Tick tick)
    {
        begin(tick);
        for (std::vector<double> &column : m_columns)
            column.push_back(SampleGap);
    }

    std::vector<SeriesKey> m_keys;
    const Decoder *m_decoder = nullptr;
    std::vector<Place> m_places;
    Shared<Schema> m_schema;
    std::optional<Tick> m_known;
    std::optional<Tick> m_last;
    bool m_isLost = false; ///< Ticks behind the last one.
    std::vector<Tick> m_ticks;
    std::vector<std::vector<double>> m_columns;
};

SeriesReader::SeriesReader(std::vector<SeriesKey> keys)
    : SeriesReader(std::make_shared<const SeriesSet>(std::move(keys)))
{
}

SeriesReader::SeriesReader(const SeriesSet &before)
    : SeriesReader(std::make_shared<const SeriesSet>(before.withoutLastPart()))
{
}

SeriesReader::SeriesReader(Shared<SeriesSet> begun)
    : m_sink(std::make_unique<PartSink>(begun->keys(), lastTickOf(*begun)))
    , m_set(std::move(begun))
{
}

SeriesReader::~SeriesReader() = default;

SharedPass::Start SeriesReader::startIn(Shared<Recording> recording, const Index &index) const
{
    const auto last = lastTickOf(*m_set);
    return {std::move(recording), index.seekPoints(), last ? index.seekPointBefore(*last) : 0};
}

PassSink &SeriesReader::sink()
{
    return *m_sink;
}

void SeriesReader::follow(const Decoder &decoder)
{
    m_sink->follow(decoder);
}

bool SeriesReader::isFull() const
{
    return m_sink->isFull();
}

Result<Shared<SeriesSet>> SeriesReader::take(bool isOver)
{
    while (m_sink->isFull() || (isOver && !m_sink->isEmpty())) {
        const auto part = m_sink->takePart();
        if (part->byteSize() > limits::SeriesBytes - m_set->byteSize())
            return limitExceeded(Fault::tr("more values than fit into memory"));
        m_set = std::make_shared<const SeriesSet>(m_set->with(part));
    }
    return m_set;
}

} // namespace tickscope
