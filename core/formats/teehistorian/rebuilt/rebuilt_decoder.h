// SPDX-License-Identifier: MIT
#pragma once

#include <bitset>
#include <optional>

#include "core/formats/teehistorian/rebuild/rebuild_pass.h"
#include "core/formats/teehistorian/rebuilt/rebuilt_items.h"
#include "core/formats/teehistorian/teehistorian_decoder.h"

namespace tickscope::teehistorian {

/// The memory of such a decoder from its bytes. Errors: Damaged.
[[nodiscard]] Result<Shared<DecoderMemory>> rebuiltMemory(std::span<const std::byte> bytes);

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
    [[nodiscard]] const WorldState &state() const override;
    [[nodiscard]] Tick tick() const override { return m_recorded.tick(); }
    [[nodiscard]] bool isExact() const override { return m_recorded.isExact(); }
    [[nodiscard]] std::optional<NextStep> next() const override { return m_recorded.next(); }
    [[nodiscard]] SeekPoint savePoint() const override;

private:
    class RecordedSink;

    Result<void> rebuildTo(Tick to, PassSink *sink, const std::stop_token &stop);
    void tell(const RebuiltEvent &from, PassSink &sink) const;
    void finishTick(PassSink &sink, const std::bitset<ClientCount> &recorded);
    void tellGuesses(PassSink &sink);

    Shared<ByteSource> m_source;
    Shared<Header> m_header;
    std::shared_ptr<const ServerRules> m_rules;
    std::bitset<ClientCount> m_guessed;   ///< As told.
    std::vector<RebuiltEvent> m_finishes; ///< Of this tick; some the file records itself.
    Tick m_firstUntold;
    std::uint64_t m_byte = 0;             ///< Where the tick begins.
    std::optional<RebuildPass> m_rebuilt; ///< None while states are only the recorded ones.
    /// Written when somebody asks.
    mutable TeehistorianDecoder m_recorded;
    mutable RebuiltItems m_items;
    mutable bool m_areItemsWritten = false;
};

} // namespace tickscope::teehistorian
