// SPDX-License-Identifier: MIT
#pragma once

#include <vector>

#include "core/export/text/text_sink.h"
#include "core/model/decoder.h"
#include "core/model/pass_sink.h"
#include "core/model/recording.h"

namespace tickscope {

/// A sink that collects damage; exports add what else they want to know.
class TickSink : public PassSink
{
public:
    [[nodiscard]] bool wantsValues() const override { return false; }
    void damageFound(const Damage &found) override { addDamage(damage, found); }

    /// Whether the state of the tick that ends is known, and not what damage left of it.
    [[nodiscard]] bool isExact() const { return !m_decoder || m_decoder->isExact(); }
    /// \a decoder is there while it is listened to.
    void listenTo(const Decoder *decoder) { m_decoder = decoder; }

    std::vector<Damage> damage;

private:
    const Decoder *m_decoder = nullptr;
};

/// Ticks of an open recording, and from where they can be read.
struct TickWalk {
    Shared<Recording> recording;
    Shared<Outline> outline;
    /// Of the outline, or of an index, which may have more of them.
    const std::vector<SeekPoint> &points;
    TickRange ticks;
};

/// Reads into \a sink from the seek point before the ticks of \a walk to their end, as long as
/// \a reader wants more. The sink receives ticks before and behind them, too. Returns all damage,
/// that of the outline too. Errors: Io, Cancelled.
[[nodiscard]] Result<std::vector<Damage>> walkTicks(const TickWalk &walk, TickSink &sink,
                                                    const TextSink &reader,
                                                    const ExportRun &run = {});

} // namespace tickscope
