// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>
#include <utility>
#include <vector>

#include <QObject>

#include "core/analysis/series/series.h"
#include "core/analysis/series/series_reader.h"
#include "core/model/time_base.h"
#include "ui/document/active_document.h"
#include "ui/document/shared_reading.h"
#include "ui/plots/plot_list.h"
#include "ui/reading/recording_end.h"
#include "ui/strip/time_scale.h"

namespace tickscope {

/// What is drawn of a series over the stretch in view: as many points as pixels ask for.
struct PlotCurve {
    std::vector<std::pair<double, double>> points; ///< Seconds and value; a gap is no number.
    ValueRange range;                              ///< Of what is in view.
    bool isExact = false; ///< Every sample is a point; else least and greatest of each column.
};

/// Values of one series that count inside \a ticks only.
struct PlotPiece {
    Shared<SeriesSet> set;
    std::size_t column = 0;
    TickRange ticks;

    /// Value at \a tick; nothing outside.
    [[nodiscard]] std::optional<double> valueAt(Tick tick) const;
};

/// Of the piece that \a tick lies in; nothing outside of all.
[[nodiscard]] std::optional<double> valueAt(const std::vector<PlotPiece> &pieces, Tick tick);

/// Points of \a pieces, in order of time, over \a scale. There is a gap between two of them.
[[nodiscard]] PlotCurve makePlotCurve(const std::vector<PlotPiece> &pieces, const TimeBase &time,
                                      const TimeScale &scale);

/// Where the values of one key are.
struct PlottedSeries {
    Shared<SeriesSet> set;
    std::size_t column = 0;
};

/// The values of the wanted keys of the open recording, as far as they are read. All that
/// are missing are read in one pass on a worker, which other parts of the window may share. UI
/// thread.
class PlotStore : public QObject
{
    Q_OBJECT

public:
    explicit PlotStore(ActiveDocument &document, QObject *parent = nullptr);

    /// Keys that are kept; others are forgotten.
    void setKeys(const std::vector<SeriesKey> &keys);
    /// Reads while somebody looks only.
    void setActive(bool isActive);

    /// Nothing as long as no value of it is read.
    [[nodiscard]] std::optional<PlottedSeries> find(const SeriesKey &key) const;
    /// What is read of a graph; empty as long as nothing is.
    [[nodiscard]] std::vector<PlotPiece> pieces(const PlotKey &key) const;
    /// Going on with what has grown does not count: all but its last moments is there.
    [[nodiscard]] bool isReading() const { return m_job.isRunning() && !m_isGoingOn; }
    /// Last tick that is read of everything.
    [[nodiscard]] std::optional<Tick> readTo() const;
    /// Why the last pass ended early.
    [[nodiscard]] const std::optional<Error> &error() const { return m_error; }

signals:
    void changed();

private:
    /// Values up to the end that the recording had then.
    struct ReadSet {
        Shared<SeriesSet> values;
        RecordingEnd end;
    };

    /// What was read of a document that is not shown just now.
    struct Kept {
        Shared<Index> index;
        std::vector<ReadSet> sets;
    };

    void onDocumentChanged(Document::Changes changes);
    void bringBack();
    void forgetUnwanted();
    void readMissing();
    void goOn();
    void take(const Result<Shared<SeriesSet>> &found, bool isOver);

    ActiveDocument &m_document;
    std::vector<SeriesKey> m_keys;
    std::vector<ReadSet> m_sets; ///< Wholly read, as far as that is possible.
    Shared<SeriesSet> m_coming;  ///< Of the pass that runs; null otherwise.
    RecordingEnd m_comingEnd;
    bool m_isGoingOn = false; ///< The pass that runs.
    bool m_isActive = false;
    std::optional<Error> m_error;
    PerDocument<Kept> m_kept;
    SharedJob<SeriesReader> m_job;
};

} // namespace tickscope
