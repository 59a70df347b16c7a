// SPDX-License-Identifier: MIT
#pragma once

#include <memory>
#include <optional>
#include <stop_token>

#include "core/analysis/series.h"
#include "core/timeline/index.h"
#include "core/timeline/walker.h"

namespace tickscope {

/// Reads the values of some keys over a whole recording, part by part, in one walk for all
/// of them. Owns no thread: the window calls advance() on a worker, tests call it themselves.
class SeriesPass
{
public:
    SeriesPass(Shared<Recording> recording, const Index &index, std::vector<SeriesKey> keys);
    /// Goes on behind \a before, which was read while the recording was shorter. Its last part
    /// is read anew: what it ends with may have been half written.
    SeriesPass(Shared<Recording> recording, const Index &index, const SeriesSet &before);
    ~SeriesPass();

    /// Reads one part more and returns the set with it.
    /// Errors: Io, Cancelled, LimitExceeded. What was read before stays, and the pass is over.
    Result<Shared<SeriesSet>> advance(std::stop_token stop);

    /// Nothing more will come: all is read, or reading failed.
    [[nodiscard]] bool atEnd() const;
    [[nodiscard]] const Shared<SeriesSet> &set() const { return m_set; }

private:
    class PartSink;

    /// \param begun  has some of the values.
    SeriesPass(Shared<Recording> recording, const Index &index, Shared<SeriesSet> begun);

    Walker m_walker;
    std::unique_ptr<PartSink> m_sink;
    Shared<SeriesSet> m_set;
    bool m_hasWalked = false; ///< To the end of the recording.
    bool m_hasFailed = false;
};

/// All of it at once. Errors: those of SeriesPass::advance().
Result<Shared<SeriesSet>> readSeries(const Shared<Recording> &recording, const Index &index,
                                     std::vector<SeriesKey> keys, std::stop_token stop);

} // namespace tickscope
