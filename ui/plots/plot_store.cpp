// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/plots/plot_store.h"

#include <algorithm>
#include <utility>

namespace tickscope {

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
