// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/document/document.h"

#include "core/io/http/url.h"
#include "ui/document/document_private.h"

#include <QDateTime>
#include <QFileInfo>

#include <algorithm>

namespace tickscope {

Document::Document(const FormatRegistry &registry, QObject *parent)
    : QObject(parent)
    , m(std::make_unique<Private>(*this, registry))
{
}

Document::~Document()
{
    // Threads end before anything that they post to goes.
    m->reading.reset();
    m->filterJob.cancel();
}

void Document::open(const QString &path, const QString &bearerToken)
{
    m->start(path, bearerToken);
}

void Document::cancelOpening()
{
    if (m->phase == OpenPhase::Opening) {
        close();
    } else if (m->phase == OpenPhase::Indexing) {
        m->reading->stopIndexing();
        m->phase = OpenPhase::Ready;
        m->tell(PhaseChanged);
    }
}

void Document::close()
{
    m->reset();
    m->tell(RecordingChanged | PhaseChanged | IndexChanged | FrameChanged | TimeChanged
            | PreviewChanged | SelectionChanged | FollowChanged | FilterChanged | LinesChanged
            | MarkersChanged | MapChanged | RangeChanged | SecretsChanged | ChainChanged
            | ViewChanged | GrowthChanged | RebuiltChanged);
}

OpenPhase Document::phase() const
{
    return m->phase;
}

const std::optional<Error> &Document::error() const
{
    return m->error;
}

QString Document::path() const
{
    return m->path;
}

QString Document::displayName() const
{
    return QFileInfo(QString::fromStdString(shownName(m->path.toStdString()))).fileName();
}

const Shared<Recording> &Document::recording() const
{
    return m->recording;
}

const Shared<Index> &Document::index() const
{
    return m->index;
}

bool Document::isGrowing() const
{
    return m->isGrowing;
}

bool Document::isRebuilt() const
{
    return m->isRebuilt;
}

const std::vector<TickRange> &Document::bufferedRanges() const
{
    return m->buffered;
}

const Shared<Frame> &Document::frame() const
{
    return m->frame;
}

const Shared<Frame> &Document::preview() const
{
    return m->preview;
}

const Shared<SceneMaker> &Document::sceneMaker() const
{
    return m->scene;
}

const Shared<MapContent> &Document::map() const
{
    return m->map;
}

QString Document::mapNote() const
{
    return m->mapNote;
}

bool Document::mapIsMissing() const
{
    return m->isMapMissing;
}

bool Document::mapNoteIsWarning() const
{
    return m->isMapWarning;
}

void Document::setMapFolders(const QStringList &folders)
{
    m->mapFolders.clear();
    for (const QString &folder : folders)
        m->mapFolders.push_back(folder.toStdString());
    if (m->isMapMissing)
        m->reading->findMap(m->mapFolders);
}

void Document::chooseMap(const QString &path)
{
    if (m->reading)
        m->reading->readMap(path.toStdString());
}

const ChainNeighbours &Document::neighbours() const
{
    return m->neighbours;
}

bool Document::showsSecrets() const
{
    return m->showsSecrets;
}

void Document::setShowsSecrets(bool isOn)
{
    if (!m->recording || m->showsSecrets == isOn)
        return;
    m->showsSecrets = isOn;
    m->tell(SecretsChanged);
}

const TimeController &Document::time() const
{
    return m->time;
}

void Document::apply(const TimeCommand &command)
{
    if (!m->recording)
        return;
    m->time.apply(command, m->landmarks);
    m->updatePlaying();
    m->wantHeadFrame();
    Changes changes = TimeChanged;
    if (const auto loop = m->loopTicks(); loop != m->range) {
        m->range = loop;
        changes |= RangeChanged;
    }
    m->tell(changes);
}

QString Document::wallClockText(Time time) const
{
    if (!m->recording || !m->recording->info().wallClock)
        return {};
    const qint64 seconds = *m->recording->info().wallClock
                           + std::chrono::duration_cast<std::chrono::seconds>(time).count();
    // A recorder's local time is counted as if it were UTC, so that no zone is applied.
    const QString clock = QDateTime::fromSecsSinceEpoch(seconds, Qt::UTC)
                              .toString(QStringLiteral("HH:mm:ss"));
    const TimestampZone zone = m->recording->info().zone;
    return zone == TimestampZone::Utc || zone == TimestampZone::Stated
               ? tr("%1 UTC").arg(clock)
               : tr("%1 recorder’s time").arg(clock);
}

void Document::wantPreview(Tick tick)
{
    if (m->reading)
        m->reading->want(Viewer::Preview, tick);
}

const EventFilter &Document::filter() const
{
    return m->filter;
}

void Document::setFilter(const EventFilter &filter)
{
    if (m->filter == filter)
        return;
    m->filter = filter;
    m->filterSoon(true);
    m->tell(FilterChanged);
}

const Shared<EventLines> &Document::eventLines() const
{
    return m->lines;
}

const std::optional<TickRange> &Document::range() const
{
    return m->range;
}

void Document::setRange(std::optional<TickRange> range)
{
    if (!m->recording || m->range == range)
        return;
    if (range && !range->isEmpty())
        apply({TimeAction::LoopTicks, 0, Time{0}, range->first, range->last});
    else
        apply({TimeAction::ClearLoop, 0, Time{0}, {}});
}

TimeInView Document::timeInView() const
{
    return m->timeInView;
}

void Document::setTimeInView(TimeInView view)
{
    const Time length = std::max(m->time.time().length(), Time{1});
    view.span = std::clamp(view.span, Time{1}, length);
    view.begin = std::clamp(view.begin, Time{0}, length - view.span);
    if (m->timeInView == view)
        return;
    m->timeInView = view;
    m->tell(ViewChanged);
}

Markers &Document::markers()
{
    return m->markers;
}

const Markers &Document::markers() const
{
    return m->markers;
}

const ContentHashJob &Document::contentHash() const
{
    return m->contentHash;
}

} // namespace tickscope
