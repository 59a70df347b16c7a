// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <functional>
#include <optional>
#include <stop_token>
#include <vector>

#include <QString>

#include "core/analysis/event_lines.h"
#include "core/export/text/row_writer.h"
#include "core/export/write_rows.h"
#include "core/model/recording.h"
#include "core/model/scene/frame.h"
#include "core/timeline/index.h"

namespace tickscope {

/// What a person can export: rows, or the picture.
enum class ExportSubject { Events, Players, Inputs, Markers, Tracks, State, Picture };

/// A wish to write rows of something of a recording: values only, so that a worker can carry it
/// out.
struct ExportOrder {
    ExportSubject subject = ExportSubject::Events;
    RowFormat format = RowFormat::Csv;
    QString path;     ///< Where to.
    std::string name; ///< Of the recording.
    Shared<Recording> recording;
    Shared<Index> index;
    TickRange ticks = {};
    std::optional<PlayerRef> player = {}; ///< Only what is about them.
    Shared<EventLines> lines = {};        ///< Of events: those that are listed; null for all.
    std::vector<MarkerRow> markers = {};
    Shared<MapContent> map = {}; ///< For tracks; may be null.
    Shared<Frame> frame = {};    ///< Of a state.
};

/// How it went.
struct ExportOutcome {
    QString problem = {}; ///< Empty when the file is there.
    bool wasStopped = false;
    QString remark = {}; ///< What the file lacks; may be empty.
    QString path = {};   ///< Where it is, if not where it was wanted: the first of several.
};

/// Writes what \a order wants. The file is there only when it is whole; one that was there before
/// stays until then. Takes long: for workers.
/// \param progress  receives the share that is done, from 0 to 1.
[[nodiscard]] ExportOutcome writeExport(const ExportOrder &order,
                                        const std::function<void(double)> &progress,
                                        std::stop_token stop);

} // namespace tickscope
