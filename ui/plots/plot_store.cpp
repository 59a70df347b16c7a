// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/plots/plot_store.h"

#include <algorithm>

namespace tickscope {

namespace {

double secondsAt(const TimeBase &time, Tick tick)
{
    return std::chrono::duration<double>(time.timeAt(tick)).count();
}

/// Samples from \a begin to before \a end.
struct SampleSpan {
    std::size_t begin = 0;
    std::size_t end = 0;
};

/// Samples of \a piece in view, and what is held at the edges.
SampleSpan samplesInView(const PlotPiece &piece, const TimeBase &time, const TimeScale &scale)
{
    const SeriesSet &set = *piece.set;
    const std::size_t first = set.firstFrom(piece.ticks.first);
    const std::size_t behind = set.firstFrom(piece.ticks.last + 1);
    std::size_t begin = std::clamp(set.firstFrom(firstTickFrom(time, scale.begin)), first, behind);
    std::size_t end = std::clamp(set.firstFrom(firstTickFrom(time, scale.end())), begin, behind);
    if (begin > first)
        --begin;
    if (end < behind)
        ++end;
    return {begin, end};
}

/// Whether \a sample comes after a while in which nothing was recorded: files of inputs leave out
/// ticks without a change. The value did not move there, and a line to the next one would show that
/// it did. Snapshots of every second or third tick are no such while.
bool isAfterPause(const SeriesSet &set, std::size_t sample)
{
    constexpr std::int64_t LongestInterval = 3;
    return set.tick(sample) - set.tick(sample - 1) > LongestInterval;
}

void addSamples(PlotCurve &curve, const SeriesSet &set, std::size_t column, const TimeBase &time,
                std::size_t begin, std::size_t end)
{
    for (std::size_t i = begin; i < end; ++i) {
        if (i > begin && isAfterPause(set, i))
            curve.points.emplace_back(secondsAt(time, set.tick(i) - 1), set.value(column, i - 1));
        curve.points.emplace_back(secondsAt(time, set.tick(i)), set.value(column, i));
    }
}

/// Least and greatest value of each column of pixels, so that its line covers all of them.
/// \param samples  those that count.
void addColumns(PlotCurve &curve, const PlotPiece &piece, const SampleSpan &samples,
                const TimeBase &time, const TimeScale &scale)
{
    const SeriesSet &set = *piece.set;
    const std::size_t column = piece.column;
    const std::vector<Tick> ticks = columnTicks(scale, time);
    std::size_t begin = std::max(set.firstFrom(ticks.front()), samples.begin);
    for (std::size_t i = 0; i + 1 < ticks.size(); ++i) {
        const std::size_t end = std::min(set.firstFrom(ticks[i + 1]), samples.end);
        const double left = std::chrono::duration<double>(scale.timeAt(static_cast<double>(i)))
                                .count();
        if (samples.begin < begin && begin < end && isAfterPause(set, begin))
            curve.points.emplace_back(left, set.value(column, begin - 1));
        const double x = std::chrono::duration<double>(scale.timeAt(static_cast<double>(i) + 0.5))
                             .count();
        if (const ValueRange range = set.range(column, begin, end); !range.isEmpty()) {
            // In the order in which they lead on, as far as the ends of the column show.
            const bool falls = set.value(column, begin) > set.value(column, end - 1);
            curve.points.emplace_back(x, falls ? range.most : range.least);
            if (range.least < range.most)
                curve.points.emplace_back(x, falls ? range.least : range.most);
        } else if (begin < end) {
            curve.points.emplace_back(x, SampleGap);
        }
        begin = std::max(begin, end);
    }
}

} // namespace

std::optional<double> PlotPiece::valueAt(Tick tick) const
{
    const bool hasBegun = ticks.contains(tick)
                          && set->firstFrom(ticks.first) < set->firstFrom(tick + 1);
    return hasBegun ? set->valueAt(column, tick) : std::nullopt;
}

std::optional<double> valueAt(const std::vector<PlotPiece> &pieces, Tick tick)
{
    for (const PlotPiece &piece : pieces) {
        if (const auto value = piece.valueAt(tick))
            return value;
    }
    return {};
}

PlotCurve makePlotCurve(const std::vector<PlotPiece> &pieces, const TimeBase &time,
                        const TimeScale &scale)
{
    PlotCurve curve;
    std::vector<SampleSpan> spans;
    std::size_t count = 0;
    for (const PlotPiece &piece : pieces) {
        const SampleSpan span = samplesInView(piece, time, scale);
        curve.range.add(piece.set->range(piece.column, span.begin, span.end));
        count += span.end - span.begin;
        spans.push_back(span);
    }
    curve.isExact = static_cast<double>(count) <= 2 * scale.width;
    for (std::size_t i = 0; i < pieces.size(); ++i) {
        const auto &[set, column, ticks] = pieces[i];
        if (spans[i].begin == spans[i].end)
            continue;
        if (!curve.points.empty())
            curve.points.emplace_back(secondsAt(time, ticks.first), SampleGap);
        if (curve.isExact)
            addSamples(curve, *set, column, time, spans[i].begin, spans[i].end);
        else
            addColumns(curve, pieces[i], spans[i], time, scale);
    }
    return curve;
}

PlotStore::PlotStore(ActiveDocument &document, QObject *parent)
    : QObject(parent)
    , m_document(document)
    , m_kept(document)
    , m_job(document.sharedReading(),
            [this](const auto &found, bool isOver) { take(found, isOver); })
{
    connect(&m_document, &ActiveDocument::changed, this, &PlotStore::onDocumentChanged);
    connect(&m_document, &ActiveDocument::leaving, this, [this] {
        *m_kept = {m_document->index(), m_sets};
    });
    connect(&m_document, &ActiveDocument::entered, this, &PlotStore::bringBack);
}

void PlotStore::bringBack()
{
    Kept kept = std::exchange(*m_kept, {});
    if (!kept.index || kept.index != m_document->index())
        return;
    m_job.cancel();
    m_coming.reset();
    m_sets = std::move(kept.sets);
    readMissing();
    emit changed();
}

void PlotStore::setKeys(const std::vector<SeriesKey> &keys)
{
    if (keys == m_keys)
        return;
    m_keys = keys;
    m_error.reset();
    forgetUnwanted();
    readMissing();
}

void PlotStore::setActive(bool isActive)
{
    m_isActive = isActive;
    readMissing();
}

std::optional<PlottedSeries> PlotStore::find(const SeriesKey &key) const
{
    for (const ReadSet &set : m_sets) {
        if (const auto column = set.values->find(key))
            return PlottedSeries{set.values, *column};
    }
    if (const auto column = m_coming ? m_coming->find(key) : std::nullopt)
        return PlottedSeries{m_coming, *column};
    return {};
}

std::vector<PlotPiece> PlotStore::pieces(const PlotKey &key) const
{
    std::vector<PlotPiece> pieces;
    if (!m_document->index())
        return pieces;
    for (const PlotStretch &stretch : stretchesOf(key, *m_document->index())) {
        if (const auto series = find(stretch.series))
            pieces.push_back({series->set, series->column, stretch.ticks});
    }
    return pieces;
}

std::optional<Tick> PlotStore::readTo() const
{
    if (!m_coming || m_coming->size() == 0)
        return {};
    return m_coming->tick(m_coming->size() - 1);
}

void PlotStore::onDocumentChanged(Document::Changes changes)
{
    if (changes & (Document::RecordingChanged | Document::RebuiltChanged)) {
        m_job.cancel();
        m_sets.clear();
        m_coming.reset();
        m_error.reset();
        emit changed();
    }
    if (changes & (Document::RecordingChanged | Document::PhaseChanged | Document::RebuiltChanged))
        readMissing();
    else if (changes & Document::IndexChanged)
        goOn();
}

void PlotStore::forgetUnwanted()
{
    const auto isUnwanted = [this](const Shared<SeriesSet> &set) {
        return std::ranges::none_of(set->keys(), [this](const SeriesKey &key) {
            return std::ranges::find(m_keys, key) != m_keys.end();
        });
    };
    std::erase_if(m_sets, [&](const ReadSet &set) { return isUnwanted(set.values); });
    if (m_coming && isUnwanted(m_coming)) {
        m_job.cancel();
        m_coming.reset();
    }
}

void PlotStore::readMissing()
{
    // While the index grows, damaged places and checkpoints are not known.
    const bool isReady = m_isActive && m_document->phase() == OpenPhase::Ready
                         && m_document->index();
    if (!isReady || m_job.isRunning() || m_error)
        return;
    std::vector<SeriesKey> missing;
    std::ranges::copy_if(m_keys, std::back_inserter(missing),
                         [this](const SeriesKey &key) { return !find(key); });
    if (missing.empty())
        return goOn();
    m_isGoingOn = false;
    m_comingEnd = RecordingEnd::of(*m_document->index());
    m_coming = std::make_shared<const SeriesSet>(missing);
    const auto reader = std::make_shared<SeriesReader>(std::move(missing));
    m_job.start(reader, reader->startIn(m_document->recording(), *m_document->index()));
}

/// Reads what the recording has grown by, one set after the other.
void PlotStore::goOn()
{
    const auto &index = m_document->index();
    if (!m_isActive || m_job.isRunning() || m_error || !index || !index->isComplete())
        return;
    const RecordingEnd end = RecordingEnd::of(*index);
    const auto behind = std::ranges::find_if(m_sets,
                                             [&](const ReadSet &set) { return set.end != end; });
    if (behind == m_sets.end())
        return;
    m_isGoingOn = true;
    m_comingEnd = end;
    // Shown until there is more.
    m_coming = behind->values;
    m_sets.erase(behind);
    const auto reader = std::make_shared<SeriesReader>(*m_coming);
    m_job.start(reader, reader->startIn(m_document->recording(), *index));
}

void PlotStore::take(const Result<Shared<SeriesSet>> &found, bool isOver)
{
    if (found)
        m_coming = *found;
    else
        m_error = found.error();
    if (isOver) {
        m_sets.push_back({std::exchange(m_coming, nullptr), m_comingEnd});
        readMissing();
    }
    emit changed();
}

} // namespace tickscope
