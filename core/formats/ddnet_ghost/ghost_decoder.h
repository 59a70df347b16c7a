// SPDX-License-Identifier: MIT
#pragma once

#include <string>

#include "core/formats/ddnet_ghost/ghost_file.h"
#include "core/formats/ddnet_ghost/ghost_walk.h"
#include "core/formats/teeworlds_common/items/character_events.h"
#include "core/model/decoder.h"

namespace tickscope::teeworlds {

/// Client ID of the one player of a ghost.
inline constexpr int GhostClient = 0;

/// Forms of the events in ghosts.
[[nodiscard]] EventForms ghostEventForms();

/// Decodes a ghost, a character for each tick that has one. What is behind damage has a seek point
/// in the outline.
class GhostDecoder : public Decoder
{
public:
    GhostDecoder(Shared<ByteSource> source, const GhostHeader &header);

    Result<void> restore(const SeekPoint &point, std::stop_token stop) override;
    Result<Step> step(PassSink *sink, std::stop_token stop) override;
    [[nodiscard]] const WorldState &state() const override { return m_state; }
    [[nodiscard]] Tick tick() const override { return m_tick; }
    [[nodiscard]] bool isExact() const override { return m_isExact; }
    [[nodiscard]] bool savesDoubt() const override { return true; }
    [[nodiscard]] std::optional<NextStep> next() const override;
    [[nodiscard]] SeekPoint savePoint() const override;

private:
    void setPlayer(const std::optional<GhostSkin> &skin);
    void setCharacter(const GhostCharacterInts &words);
    void report(const GhostPlace &before, PassSink &sink);
    void emitEvent(const EventForm &form, EventValues values, PassSink &sink) const;

    GhostWalk m_walk;
    std::uint64_t m_firstChunk;
    std::string m_name;
    std::int32_t m_characters;   ///< As the header states.
    std::int32_t m_milliseconds; ///< The same.
    WorldState m_state;
    CharacterEvents m_events;
    Tick m_tick;
    std::uint64_t m_byte = 0; ///< Of the last step.
    bool m_isExact = false;
    bool m_isReported = false; ///< A sink knows the player.
};

} // namespace tickscope::teeworlds
