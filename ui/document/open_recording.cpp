// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/document/open_recording.h"

#include <QFileInfo>

#include "core/io/http/url.h"
#include "ui/texts/number_text.h"

#include <utility>

namespace tickscope {

OpenRecording::OpenRecording(const FormatRegistry &formats, QObject *parent)
    : QObject(parent)
    , m_formats(formats)
{
}

void OpenRecording::open(const QString &path, const QString &bearerToken)
{
    open(std::make_unique<Reading>(m_formats, path.toStdString(), bearerToken.toStdString(),
                                   nullptr));
}

void OpenRecording::open(std::unique_ptr<Reading> begun)
{
    close();
    m_path = QString::fromStdString(begun->path());
    m_phase = OpenPhase::Opening;
    m_reading = std::move(begun);
    m_reading->setInFront(m_isInFront);
    connect(m_reading.get(), &Reading::opened, this, &OpenRecording::receiveOpened);
    connect(m_reading.get(), &Reading::leftUnread, this, &OpenRecording::onLeftUnread);
    connect(m_reading.get(), &Reading::loadedChanged, this, [this](const auto &loaded) {
        if (std::exchange(m_buffered, loaded) != loaded)
            emit changed(IndexChanged);
    });
    connect(m_reading.get(), &Reading::indexed, this, &OpenRecording::receiveProgress);
    connect(m_reading.get(), &Reading::failed, this, &OpenRecording::receiveFailure);
    connect(m_reading.get(), &Reading::fileChanged, this, [this] {
        m_isFileChanged = true;
        m_frame = doubted(m_frame);
        emit changed(PhaseChanged | FrameChanged);
    });
    connect(m_reading.get(), &Reading::weaklyConfined, this, [this](library::Confinement how) {
        m_weakConfinement = how;
        emit changed(PhaseChanged);
    });
    connect(m_reading.get(), &Reading::frameReady, this, &OpenRecording::receiveFrame);
    connect(m_reading.get(), &Reading::mapAnswered, this, &OpenRecording::receiveMap);
    connect(m_reading.get(), &Reading::rebuiltOn, this, &OpenRecording::receiveRebuilt);
    connect(m_reading.get(), &Reading::neighboursFound, this, [this](const auto &found) {
        m_neighbours = found;
        emit changed(ChainChanged);
    });
}

void OpenRecording::close()
{
    m_reading.reset();
    m_phase = OpenPhase::Empty;
    m_error.reset();
    m_path.clear();
    m_recording.reset();
    m_index.reset();
    m_isGrowing = false;
    m_isFileChanged = false;
    m_weakConfinement.reset();
    m_buffered.clear();
    m_frame.reset();
    m_preview.reset();
    m_wantedTick.reset();
    m_scene.reset();
    m_motion.reset();
    m_neighbours = {};
    m_plain = {};
    m_map.reset();
    m_mapDecidesMore = false;
    m_rebuiltOf.reset();
    m_rebuiltOn.reset();
    m_isRebuilding = false;
    m_isRebuilt = false;
}

void OpenRecording::setInFront(bool isInFront)
{
    m_isInFront = isInFront;
    if (m_reading)
        m_reading->setInFront(isInFront);
}

void OpenRecording::stopIndexing()
{
    m_reading->stopIndexing();
    onLeftUnread();
}

void OpenRecording::onLeftUnread()
{
    m_phase = OpenPhase::Ready;
    emit changed(PhaseChanged);
}

void OpenRecording::readOn()
{
    if (!isPartlyRead())
        return;
    m_phase = OpenPhase::Indexing;
    m_reading->readOn(m_index);
    emit changed(PhaseChanged);
}

bool OpenRecording::isPartlyRead() const
{
    return m_phase == OpenPhase::Ready && !m_error && m_index && !m_index->isComplete()
           && !m_isGrowing && !m_isRebuilt;
}

QString OpenRecording::displayName() const
{
    return QFileInfo(QString::fromStdString(shownName(m_path.toStdString()))).fileName();
}

QString OpenRecording::wallClockText(Time time) const
{
    return m_recording && m_index
               ? tickscope::wallClockText(m_recording->info(), m_index->ticks().first, time)
               : QString();
}

void OpenRecording::wantHead(Tick tick)
{
    if (!m_reading || !m_recording || m_wantedTick == tick)
        return;
    m_wantedTick = tick;
    m_reading->want(Viewer::Head, tick);
}

void OpenRecording::wantPreview(Tick tick)
{
    if (m_reading)
        m_reading->want(Viewer::Preview, tick);
}

void OpenRecording::findMap(const std::vector<std::string> &places)
{
    if (m_reading)
        m_reading->findMap(places);
}

void OpenRecording::readMap(const QString &path)
{
    if (m_reading)
        m_reading->readMap(path.toStdString());
}

void OpenRecording::receiveOpened(const Shared<Recording> &recording, const Shared<Index> &outline)
{
    m_recording = recording;
    m_index = outline;
    m_plain = {recording, outline, false, {}};
    m_phase = OpenPhase::Indexing;
    m_motion = m_recording->makeMotion(nullptr);
    m_scene = m_recording->makeScene(nullptr);
    m_reading->use(m_recording, m_index, m_motion);
    emit opened();
    emit changed(RecordingChanged | PhaseChanged | IndexChanged);
}

DocumentChange::Changes OpenRecording::receiveGrowth(const IndexProgress &progress)
{
    m_buffered = progress.loaded;
    return std::exchange(m_isGrowing, progress.isGrowing) == progress.isGrowing
               ? Changes()
               : Changes(GrowthChanged);
}

void OpenRecording::receiveIndex(const IndexProgress &progress, Changes changes)
{
    changes |= IndexChanged;
    const Growth growth{
        m_index->ticks() != progress.index->ticks(),
        m_index->outline().mayGrow && !progress.index->outline().mayGrow,
        m_recording->info().markers != progress.recording->info().markers,
    };
    m_recording = progress.recording;
    m_index = progress.index;
    changes |= receiveGrowth(progress);
    if (m_index->isComplete() && m_phase != OpenPhase::Ready) {
        m_phase = OpenPhase::Ready;
        changes |= PhaseChanged;
    }
    m_reading->use(m_recording, m_index, m_motion);
    emit grown(growth);
    emit changed(changes);
}

void OpenRecording::receiveProgress(const IndexProgress &progress)
{
    m_plain = progress;
    // What is shown already has more; it follows when the rest is rebuilt, too.
    if (!m_isRebuilt)
        receiveIndex(progress, {});
    else if (const Changes changes = receiveGrowth(progress))
        emit changed(changes);
    rebuildSoon();
}

/// Behind the ordinary index, which comes first.
void OpenRecording::rebuildSoon()
{
    if (!m_mapDecidesMore || m_isRebuilding || !isRebuildDue() || !m_plain.index
        || !m_plain.index->isComplete())
        return;
    const bool goesOn = m_rebuiltOf && m_map == m_rebuiltOn;
    m_isRebuilding = true;
    m_rebuiltOf = m_plain.index;
    m_rebuiltOn = m_map;
    m_reading->rebuild(m_plain.recording, m_map, m_plain.index, goesOn);
}

void OpenRecording::receiveRebuilt(const RebuildProgress &progress)
{
    // Another map may have been chosen meanwhile.
    const bool isWanted = m_mapDecidesMore && m_map == m_rebuiltOn;
    if (progress.isComplete || progress.error)
        m_isRebuilding = false;
    if (isWanted && progress.isComplete) {
        const bool isNew = !m_isRebuilt;
        m_isRebuilt = true;
        IndexProgress whole = m_plain;
        whole.recording = progress.recording;
        whole.index = progress.index;
        receiveIndex(whole, isNew ? Changes(RebuiltChanged) : Changes());
    } else if (isWanted && !m_isRebuilt && progress.index) {
        m_reading->use(progress.recording, progress.index, m_motion);
    }
    if (progress.error)
        emit changed(PhaseChanged); // no more events come
    rebuildSoon();
}

void OpenRecording::receiveFailure(const Error &reason)
{
    m_error = reason;
    m_phase = m_recording ? OpenPhase::Ready : OpenPhase::Failed;
    emit changed(PhaseChanged);
}

/// Where the file was cut or replaced, the last state that it still has is not that of the moment
/// if a seek point behind it had another one.
Shared<Frame> OpenRecording::doubted(const Shared<Frame> &frame) const
{
    if (!m_isFileChanged || !frame || !frame->at || frame->exactness != Exactness::Recorded
        || !m_index || m_index->seekPoints().empty())
        return frame;
    const Tick known = m_index->seekPoints()[m_index->seekPointBefore(frame->asked)].tick;
    if (frame->asked < known || frame->at->tick >= known)
        return frame;
    Frame stale = *frame;
    stale.exactness = Exactness::Damaged;
    return std::make_shared<const Frame>(std::move(stale));
}

void OpenRecording::receiveFrame(Viewer viewer, const Shared<Frame> &frame)
{
    (viewer == Viewer::Head ? m_frame : m_preview) = doubted(frame);
    emit changed(viewer == Viewer::Head ? FrameChanged : PreviewChanged);
}

void OpenRecording::receiveMap(const MapAnswer &answer)
{
    if (answer.content) {
        m_map = answer.content;
        m_motion = answer.motion;
        m_scene = answer.scene;
        m_mapDecidesMore = answer.decidesMore;
        if (std::exchange(m_isRebuilt, false))
            receiveIndex(m_plain, RebuiltChanged);
        else
            m_reading->use(m_recording, m_index, m_motion);
    }
    emit mapAnswered(answer);
    rebuildSoon();
}

} // namespace tickscope
