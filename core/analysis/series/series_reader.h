// SPDX-License-Identifier: MIT
#pragma once

#include <memory>

#include "core/analysis/series/series.h"
#include "core/timeline/index.h"
#include "core/timeline/shared_pass.h"

namespace tickscope {

/// Reads the values of some keys over a whole recording, part by part.
class SeriesReader : public PassListener
{
public:
    using Found = Shared<SeriesSet>;

    explicit SeriesReader(std::vector<SeriesKey> keys);
    /// Goes on behind \a before, which was read while the recording was shorter. Its last part
    /// is read again: what it ends with may have been half written.
    explicit SeriesReader(const SeriesSet &before);
    ~SeriesReader() override;

    /// Where it begins in \a recording.
    [[nodiscard]] SharedPass::Start startIn(Shared<Recording> recording, const Index &index) const;

    [[nodiscard]] PassSink &sink() override;
    void follow(const Decoder &decoder) override;
    [[nodiscard]] bool isFull() const override;

    /// The set with what was read since. \param isOver  nothing more will come.
    /// Errors: LimitExceeded. What was taken before stays.
    Result<Shared<SeriesSet>> take(bool isOver);
    [[nodiscard]] const Shared<SeriesSet> &set() const { return m_set; }

private:
    class PartSink;

    /// \param begun  has some of the values.
    explicit SeriesReader(Shared<SeriesSet> begun);

    std::unique_ptr<PartSink> m_sink;
    Shared<SeriesSet> m_set;
};

} // namespace tickscope
