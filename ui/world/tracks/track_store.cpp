// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/world/tracks/track_store.h"

#include <utility>

namespace tickscope {

TrackStore::TrackStore(ActiveDocument &document, QObject *parent)
    : QObject(parent)
    , m_document(document)
    , m_kept(document)
    , m_job(document.sharedReading(), [this](const Result<Shared<TrackSet>> &found, bool isOver) {
        if (found)
            m_tracks = *found;
        m_isRead = m_isRead || isOver;
        emit changed();
        if (isOver)
            goOn();
    })
{
    connect(&m_document, &ActiveDocument::changed, this, &TrackStore::onDocumentChanged);
    connect(&m_document, &ActiveDocument::leaving, this, [this] {
        // What may grow is read again.
        if (m_isRead && !m_reader)
            *m_kept = {m_document->index(), m_document->map().content(), m_tracks};
    });
    connect(&m_document, &ActiveDocument::entered, this, &TrackStore::bringBack);
}

void TrackStore::bringBack()
{
    const Kept kept = std::exchange(*m_kept, {});
    if (!kept.index || kept.index != m_document->index() || kept.map != m_document->map().content())
        return;
    m_job.cancel();
    m_reader.reset();
    m_tracks = kept.tracks;
    m_isRead = true;
    emit changed();
}

void TrackStore::setWanted(bool isWanted)
{
    m_isWanted = isWanted;
    read();
    goOn();
}

void TrackStore::onDocumentChanged(Document::Changes changes)
{
    // With another map players are shown at other places.
    if (changes & (Document::RecordingChanged | Document::MapChanged)) {
        m_job.cancel();
        m_reader.reset();
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
    const bool isReady = m_document->phase() == OpenPhase::Ready && m_document->index();
    if (!m_isWanted || !isReady || m_isRead || m_job.isRunning())
        return;
    const auto &recording = m_document->recording();
    const Index &index = *m_document->index();
    m_end = RecordingEnd::of(index);
    const auto motion = recording->makeMotion(m_document->map().content());
    m_reader = std::make_shared<TrackReader>(index, motion, m_document->sceneMaker());
    m_job.start(m_reader, m_reader->startIn(recording, index));
}

/// Reads what the recording has grown by.
void TrackStore::goOn()
{
    const auto &index = m_document->index();
    if (!m_isWanted || !m_isRead || m_job.isRunning() || !m_reader || !index
        || !index->isComplete())
        return;
    if (m_end == RecordingEnd::of(*index)) {
        if (!m_end.mayGrow)
            m_reader.reset();
        return;
    }
    m_end = RecordingEnd::of(*index);
    m_reader->goOn(*index);
    m_job.start(m_reader, m_reader->startIn(m_document->recording(), *index));
}

} // namespace tickscope
