// SPDX-License-Identifier: MIT
#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>
#include <stop_token>

#include "core/base/result.h"
#include "core/base/tick.h"
#include "core/model/pass_sink.h"
#include "core/model/state/world_state.h"

namespace tickscope {

class ArchiveWriter;

/// What a decoder must know at a seek point and cannot read from the bytes there.
/// Only the format that made it looks inside.
class DecoderMemory
{
public:
    virtual ~DecoderMemory() = default;

    /// Writes all of it, for Recording::decoderMemory().
    virtual void write(ArchiveWriter &archive) const = 0;
    /// What it takes of memory. Only where RecordingInfo::packsCheckpoints.
    [[nodiscard]] virtual std::size_t byteSize() const { return 0; }
};

enum class SeekPointKind {
    Keyframe,   ///< Made by the recorder: the bytes hold a whole state.
    Checkpoint, ///< Made by us: the memory holds the state.
    Claimed,    ///< A keyframe by what stands before it; see Decoder::keepsClaim().
};

/// A place where decoding can start.
struct SeekPoint {
    Tick tick; ///< First tick that a step from here gives.
    /// How far decoding has come there, in steps that only the format knows: what is decoded later
    /// has more. Where bytes are read in the order of the file it is the byte; people see it never.
    std::uint64_t order = 0;
    SeekPointKind kind = SeekPointKind::Keyframe;
    Shared<DecoderMemory> memory; ///< Null as long as no pass came by.
    /// Where its bytes begin in the recording; nothing where no one place has them.
    std::optional<std::uint64_t> byte{};
};

enum class Step {
    Done, ///< One tick more; see state().
    End,  ///< Nothing follows.
};

/// What the next step will give, as far as the bytes already show.
struct NextStep {
    Tick tick;
    std::uint64_t order = 0;   ///< As SeekPoint::order.
    bool isKeyframe = false;   ///< The bytes there hold a whole state.
    bool hasNewMemory = false; ///< The state there holds what only messages brought, and it is
                               ///< new: a seek point there saves decoding them to seek.
    std::optional<std::uint64_t> byte{}; ///< Where its bytes begin; as SeekPoint::byte.
};

/// Reads a recording tick by tick. Knows nothing of seeking. One thread.
class Decoder
{
public:
    virtual ~Decoder() = default;

    /// Whether \a point, a claimed keyframe, is one: bytes may be damaged that nobody has looked at
    /// yet. The decoder is nowhere then, up to restore(). Errors: Io, Cancelled.
    virtual Result<bool> keepsClaim(const SeekPoint & /*point*/, std::stop_token /*stop*/)
    {
        return true;
    }

    /// Goes to \a point; the next step gives its tick.
    virtual Result<void> restore(const SeekPoint &point, std::stop_token stop) = 0;

    /// Decodes one tick and reports it to \a sink; without a sink states only. In a long run of
    /// ticks that are nothing but damage, or in which nothing happens, a step with a sink may go
    /// over several of them.
    ///
    /// Damage that leaves the next tick readable goes to the sink. An Error with a
    /// byte means that nothing can be read up to the next seek point behind it.
    virtual Result<Step> step(PassSink *sink, std::stop_token stop) = 0;

    /// Steps on to before \a end through ticks of which next() tells nothing but their numbers:
    /// none is a keyframe, has new memory or begins at another byte. Reports what steps would, but
    /// for tickEnded(), to a sink that wants neither states nor values nor fields; what is alike
    /// comes together, with the last of the ticks. Returns how many ticks it went: none where there
    /// may be more than \a mostEvents events, or where single steps cost no more. What is wrong
    /// ends it, and is told by the next step.
    virtual std::size_t stepOver(PassSink & /*sink*/, Tick /*end*/, std::uint64_t /*mostEvents*/)
    {
        return 0;
    }

    /// Goes on to \a tick, behind the last step and before next(), in which nothing is recorded,
    /// where the world goes on without records: state() is that of \a tick then, while tick()
    /// stays. In how many calls makes no difference; what happens on the way is not reported.
    /// False where the last state stands.
    virtual Result<bool> idleTo(Tick /*tick*/, std::stop_token /*stop*/) { return false; }

    /// The world after the last step; valid until the next one.
    [[nodiscard]] virtual const WorldState &state() const = 0;
    /// Tick of the last step.
    [[nodiscard]] virtual Tick tick() const = 0;
    /// False when damage makes state() doubtful: since the last seek point, see savesDoubt().
    [[nodiscard]] virtual bool isExact() const = 0;

    /// Nothing when the end, or damage, follows. Cheap; for deciding about savePoint().
    [[nodiscard]] virtual std::optional<NextStep> next() const = 0;
    /// A seek point whose first step gives the tick that the next step would give.
    [[nodiscard]] virtual SeekPoint savePoint() const = 0;
    /// Whether a seek point keeps that state() is doubtful. Else, since all is exact after
    /// restore(), seek points are made of exact states only.
    [[nodiscard]] virtual bool savesDoubt() const { return false; }
};

} // namespace tickscope
