// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/world/tracks/track_store.h"

namespace tickscope {

namespace {

constexpr std::size_t FirstTicks = 4000;

/// Longer from time to time, as every answer is a copy of all points.
Result<Shared<TrackSet>> readOn(TrackPass &pass, const std::stop_token &stop)
{
    const std::size_t grown = FirstTicks + pass.readTicks() / 2;
    return pass.advance(grown, stop);
}

} // namespace

TrackStore::TrackStore(Document &document, QObject *parent)
    : QObject(parent)
    , m_document(document)
    , m_job(m_pool, readOn, [this](const Result<Shared<TrackSet>> &found, bool isOver) {
        if (found)
            m_tracks = *found;
        m_isRead = m_isRead || isOver;
        emit changed();
        if (isOver)
            goOn();
    })
{
    m_pool.setMaxThreadCount(1);
    m_pool.setThreadPriority(QThread::LowPriority);
    connect(&m_document, &Document::changed, this, &TrackStore::takeChanges);
}

TrackStore::~TrackStore()
{
    m_job.cancel();
}

void TrackStore::setWanted(bool isWanted)
{
    m_isWanted = isWanted;
    read();
    goOn();
}

void TrackStore::takeChanges(Document::Changes changes)
{
    // With another map players are shown at other places.
    if (changes & (Document::RecordingChanged | Document::MapChanged)) {
        m_job.cancel();
        m_pass.reset();
        m_tracks.reset();
        m_isRead = false;
        emit changed();
    }
    if (changes & (Document::RecordingChanged | Document::MapChanged | Document::PhaseChanged))
        read();
    if (changes & Document::IndexChanged)
        goOn();
}

void TrackStore::read()
{
    const bool isReady = m_document.phase() == OpenPhase::Ready && m_document.index();
    if (!m_isWanted || !isReady || m_isRead || m_job.isRunning())
        return;
    const auto &recording = m_document.recording();
    const Index &index = *m_document.index();
    m_end = RecordingEnd::of(index);
    m_pass = std::make_shared<TrackPass>(recording, index,
                                         recording->makeMotion(m_document.map().content()),
                                         m_document.sceneMaker());
    m_job.start(m_pass);
}

/// Reads what the recording has grown by.
void TrackStore::goOn()
{
    const auto &index = m_document.index();
    if (!m_isWanted || !m_isRead || m_job.isRunning() || !m_pass || !index || !index->isComplete())
        return;
    if (m_end == RecordingEnd::of(*index)) {
        if (!m_end.mayGrow)
            m_pass.reset();
        return;
    }
    m_end = RecordingEnd::of(*index);
    m_pass->goOn(m_document.recording(), *index);
    m_job.start(m_pass);
}

} // namespace tickscope
