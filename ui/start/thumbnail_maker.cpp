// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/start/thumbnail_maker.h"

#include "ui/start/recent_files.h"
#include "ui/style/theme.h"
#include "ui/world/canvas/game_data.h"
#include "ui/world/small_picture.h"

#include <QCoreApplication>
#include <QFutureWatcher>
#include <QtConcurrentRun>
#include <QThreadPool>

namespace tickscope {

static thumbnails::Summary factsOf(ActiveDocument &document)
{
    const RecordingInfo &info = document->recording()->info();
    thumbnails::Summary facts;
    facts.length = document->playback().time().time().length();
    if (info.map)
        facts.map = screenText(info.map->name);
    // The recorder's local time, see Document::wallClockText().
    if (info.wallClock)
        facts.date = QDateTime::fromSecsSinceEpoch(*info.wallClock, Qt::UTC);
    return facts;
}

/// Pictures are made one after the other: the last one of a recording is to stay.
static QThreadPool &onlyThread()
{
    static QThreadPool pool;
    static const bool isSetUp = [] {
        pool.setMaxThreadCount(1);
        // Without the application there are no fonts to draw with.
        qAddPostRoutine([] { pool.waitForDone(); });
        return true;
    }();
    Q_UNUSED(isSetUp)
    return pool;
}

ThumbnailMaker::ThumbnailMaker(ActiveDocument &document, const TrackStore &tracks, QObject *parent)
    : QObject(parent)
    , m_document(document)
    , m_tracks(tracks)
{
    connect(&tracks, &TrackStore::changed, this, &ThumbnailMaker::onTracksChanged);
    connect(&document, &ActiveDocument::changed, this, &ThumbnailMaker::onDocumentChanged);
}

void ThumbnailMaker::onDocumentChanged(Document::Changes changes)
{
    if (changes & Document::RecordingChanged) {
        // The document has let go of it already.
        if (m_moment)
            make(*m_moment, false);
        m_moment.reset();
        m_isFirstMade = false;
    }
    if (!m_document->recording() || !m_document->frame() || !m_document->sceneMaker())
        return;
    if (changes & (Document::FrameChanged | Document::MapChanged | Document::PhaseChanged))
        note();
}

void ThumbnailMaker::note()
{
    const Shared<Frame> &frame = m_document->frame();
    if (!frame->at)
        return;
    if (!m_moment)
        m_moment = Moment{m_document->path(), {}, {}, {}, {}, factsOf(m_document)};
    m_moment->frame = frame;
    m_moment->maker = m_document->sceneMaker();
    m_moment->map = m_document->map().content();
    // They may have been there before the first picture.
    if (!m_moment->tracks && !m_tracks.isReading())
        m_moment->tracks = m_tracks.tracks();
    // By then the map was looked for, too.
    if (m_document->phase() == OpenPhase::Ready && !std::exchange(m_isFirstMade, true))
        make(*m_moment, true);
}

void ThumbnailMaker::onTracksChanged()
{
    // Those of a recording that is no longer open went with it; the moment keeps its own.
    if (!m_moment || !m_tracks.tracks() || m_tracks.isReading())
        return;
    const bool isFirst = !std::exchange(m_moment->tracks, m_tracks.tracks());
    if (isFirst && !m_moment->map)
        make(*m_moment, false);
}

void ThumbnailMaker::make(const Moment &moment, bool onlyFirst)
{
    // What is not listed, such as a signed address, leaves no trace.
    if (!recent_files::paths().contains(moment.path))
        return;
    SmallPictureOrder order;
    order.frame = moment.frame;
    order.maker = moment.maker;
    order.map = moment.map;
    order.tracks = moment.tracks;
    order.size = thumbnails::Size;
    order.devicePixelRatio = 2;
    order.palette = WorldPalette::make(theme::isDark());
    auto *watcher = new QFutureWatcher<bool>(this);
    connect(watcher, &QFutureWatcherBase::finished, this, [this, watcher, path = moment.path] {
        if (watcher->result())
            emit written(path);
        watcher->deleteLater();
    });
    watcher->setFuture(QtConcurrent::run(
        &onlyThread(), [order, path = moment.path, summary = moment.facts, onlyFirst]() mutable {
            // One of the other program has no length, and not the pictures of the game either.
            if (onlyFirst && thumbnails::read(path).length > Time{0})
                return false;
            // Pictures of the game as the window draws them, for as long as this one takes.
            order.game = GameData::installed({}, GameData::usualCache());
            order.mapTextures = loadTextures(order);
            summary.picture = makeSmallPicture(order);
            return !summary.picture.isNull() && thumbnails::write(path, summary);
        }));
}

} // namespace tickscope
