// SPDX-License-Identifier: MIT
#pragma once

#include <memory>
#include <optional>
#include <stop_token>

#include "core/timeline/index.h"
#include "core/timeline/walker.h"

namespace tickscope {

/// Builds the index of a recording from its beginning, part by part. Owns no
/// thread: the window calls advance() on a worker, tests call it themselves.
class IndexPass
{
public:
    IndexPass(Shared<Recording> recording, Shared<Outline> outline);
    ~IndexPass();

    /// Decodes up to \a ticks ticks more and returns the index with them.
    /// Errors: Io, Cancelled. Nothing of that call is kept, and the pass is over.
    Result<Shared<Index>> advance(std::size_t ticks, std::stop_token stop);

    [[nodiscard]] bool atEnd() const { return m_error || m_index->isComplete(); }
    [[nodiscard]] const Shared<Index> &index() const { return m_index; }

private:
    class PartSink;

    [[nodiscard]] bool isCheckpointDue(const NextStep &next) const;

    Shared<Recording> m_recording;
    Walker m_walker;
    PlayerTracker m_players;
    Shared<Index> m_index;
    Tick m_lastSeekPoint;
    std::uint64_t m_lastSeekByte = 0;
    bool m_hasSeekPoints; ///< The recorder made some.
    std::size_t m_eventCount = 0;
    std::optional<Error> m_error; ///< What ended the pass before its time.
};

/// The whole index at once. Errors: Io, Cancelled, and those of Recording::outline.
Result<Shared<Index>> buildIndex(const Shared<Recording> &recording, std::stop_token stop);

/// Whether passwords and the like are told in clear.
enum class Secrets { Hidden, Shown };

/// All events of \a tick with their fields, by decoding that tick again.
/// \param secrets  Shown only on a person's wish.
/// Errors: those of Decoder; OutOfRange.
Result<std::vector<Event>> eventsAtTick(const Shared<Recording> &recording, const Index &index,
                                        Tick tick, std::stop_token stop,
                                        Secrets secrets = Secrets::Hidden);

} // namespace tickscope
