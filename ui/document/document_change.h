// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QFlags>

namespace tickscope {

/// What can be new about a document. Its parts signal their own, the document all.
class DocumentChange
{
public:
    /// Several can come with one signal.
    enum Change {
        RecordingChanged = 1 << 0, ///< Another recording, or none.
        PhaseChanged = 1 << 1,
        IndexChanged = 1 << 2,
        FrameChanged = 1 << 3,
        TimeChanged = 1 << 4, ///< Head, speed, playing, or loop.
        PreviewChanged = 1 << 5,
        SelectionChanged = 1 << 6, ///< Selected player.
        FollowChanged = 1 << 7,
        FilterChanged = 1 << 8,
        LinesChanged = 1 << 9, ///< The filtered event lines.
        MarkersChanged = 1 << 10,
        MapChanged = 1 << 11,
        RangeChanged = 1 << 12, ///< Selected range of ticks.
        SecretsChanged = 1 << 13,
        ChainChanged = 1 << 14,  ///< Files of the same server before and after this one.
        ViewChanged = 1 << 15,   ///< Time in view.
        GrowthChanged = 1 << 16, ///< Whether somebody writes the recording.
        /// States and events of the same recording have more, or less, than before.
        RebuiltChanged = 1 << 17,
        NamesChanged = 1 << 18,         ///< How somebody is called at the head; see PlayerNames.
        HashChanged = 1 << 19,          ///< Of the content, or how far it is computed.
        ChosenMarkerChanged = 1 << 20,  ///< Which one is chosen.
        MarkerTroubleChanged = 1 << 21, ///< Whether markers can be stored.
        HistoryChanged = 1 << 22,       ///< What can be undone.
        CameraChanged = 1 << 23,        ///< What a person chose that a view looks at.
        LanesChanged = 1 << 24,         ///< Which lanes it is shown with.
        Everything = (LanesChanged << 1) - 1, ///< There is another recording, or none.
    };
    Q_DECLARE_FLAGS(Changes, Change)
};

Q_DECLARE_OPERATORS_FOR_FLAGS(DocumentChange::Changes)

} // namespace tickscope
