// SPDX-License-Identifier: MIT
#pragma once

#include <bitset>
#include <functional>
#include <optional>
#include <string>

#include "core/formats/teehistorian/rebuilt/rebuilt_items.h"
#include "core/formats/teehistorian/recorded/teehistorian_decoder.h"
#include "core/formats/teehistorian/simulation/simulation_pass.h"
#include "core/formats/teehistorian/simulation/world/world_state.h"
#include "core/model/event/event_form.h"

namespace tickscope::teehistorian {

/// The memory that such a decoder wrote. Errors: Damaged.
[[nodiscard]] Result<Shared<DecoderMemory>> rebuiltMemory(ArchiveReader &archive);

/// Decodes a file as TeehistorianDecoder does, and rebuilds the world beside it: its states
/// have the items of both.
///
/// A seek point that was made without the rebuilt world gives states without it, up to the
/// next one that has it.
class RebuiltDecoder : public Decoder
{
public:
    RebuiltDecoder(Shared<ByteSource> source, Shared<Header> header,
                   std::shared_ptr<const ServerRules> rules);

    Result<void> restore(const SeekPoint &point, std::stop_token stop) override;
    Result<Step> step(PassSink *sink, std::stop_token stop) override;
    Result<bool> idleTo(Tick tick, std::stop_token stop) override;
    [[nodiscard]] const WorldState &state() const override;
    [[nodiscard]] Tick tick() const override { return m_recorded.tick(); }
    [[nodiscard]] bool isExact() const override { return m_recorded.isExact(); }
    [[nodiscard]] bool savesDoubt() const override { return m_recorded.savesDoubt(); }
    [[nodiscard]] std::optional<NextStep> next() const override { return m_recorded.next(); }
    [[nodiscard]] SeekPoint savePoint() const override;

private:
    class RecordedSink;

    Result<void> rebuildTo(Tick to, PassSink *sink, const std::stop_token &stop);
    void emitEvent(const RebuiltEvent &from, PassSink &sink) const;
    void finishTick(PassSink &sink, const std::bitset<ClientCount> &recorded);
    void reportGuesses(PassSink &sink);

    Shared<ByteSource> m_source;
    Shared<Header> m_header;
    std::shared_ptr<const ServerRules> m_rules;
    std::bitset<ClientCount> m_guessed;   ///< As reported.
    std::vector<RebuiltEvent> m_finishes; ///< Of this tick; some the file records itself.
    Tick m_firstPending;
    std::uint64_t m_byte = 0;                ///< Where the tick begins.
    std::optional<SimulationPass> m_rebuilt; ///< None while states are only the recorded ones.
    /// Written when somebody asks.
    mutable TeehistorianDecoder m_recorded;
    mutable RebuiltItems m_items;
    mutable std::optional<std::uint64_t> m_writtenChanges; ///< RebuiltWorld::changes() then.
};

/// Forms of all that happens in a rebuilt world, as events of a recording.
[[nodiscard]] EventForms rebuiltEventForms();

/// \a from with the names that \a nameOf gives, empty for who has none; without a form for what
/// is only seen. It is a guess when \a isGuess.
[[nodiscard]] Event rebuiltEvent(const RebuiltEvent &from, bool isGuess,
                                 const std::function<std::string(int)> &nameOf);

} // namespace tickscope::teehistorian
