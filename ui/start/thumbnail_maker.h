// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>

#include <QObject>

#include "ui/document/active_document.h"
#include "ui/start/thumbnails.h"
#include "ui/world/tracks/track_store.h"

namespace tickscope {

/// Keeps a picture of each recording for the start page: one when it is first open, and
/// that of the moment at which it was left. Drawn and written on a worker.
class ThumbnailMaker : public QObject
{
    Q_OBJECT

public:
    /// \param tracks  of the document: without a map, paths are drawn as far as they are read.
    ThumbnailMaker(ActiveDocument &document, const TrackStore &tracks, QObject *parent = nullptr);

signals:
    /// The picture of \a path is in the cache.
    void written(const QString &path);

private:
    /// What the picture of the open recording would be made of.
    struct Moment {
        QString path;
        Shared<Frame> frame;
        Shared<SceneMaker> maker;
        Shared<MapContent> map;
        Shared<TrackSet> tracks;
        thumbnails::Summary facts; ///< Without the picture.
    };

    void onDocumentChanged(Document::Changes changes);
    void note();
    void onTracksChanged();
    void make(const Moment &moment, bool onlyFirst);

    ActiveDocument &m_document;
    const TrackStore &m_tracks;
    std::optional<Moment> m_moment;
    bool m_isFirstMade = false;
};

} // namespace tickscope
