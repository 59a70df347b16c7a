// SPDX-License-Identifier: MIT
#include <array>

#include "core/base/try.h"
#include "core/formats/format.h"
#include "core/formats/note_writer.h"
#include "core/formats/teeworlds_common/items/item_events.h"
#include "core/formats/teeworlds_common/messages/message_events.h"
#include "core/formats/teeworlds_common/scene/race_starts.h"
#include "core/formats/teeworlds_demo/chunk_chain.h"
#include "core/formats/teeworlds_demo/demo_decoder.h"
#include "core/formats/teeworlds_demo/demo_forms.h"
#include "core/formats/teeworlds_demo/demo_recording.h"
#include "core/formats/teeworlds_demo/demo_walk.h"
#include "core/formats/teeworlds_demo/demo_writing.h"
#include "format_info/teeworlds_demo.h"

namespace tickscope {

namespace teeworlds {

namespace {

/// The first list of the teams of a race names no change.
constexpr std::array<std::string_view, 1> FollowingForms{"Sv_TeamsState.member"};

/// A server says to each client who it is, how it is itself, and in DDNet since when it races.
/// Delays are sent to who looks at the scoreboard.
constexpr std::array<std::string_view, 8> ViewerFields{
    "PlayerInfo Local", "De_ClientInfo Local", "PlayerInfo Latency",   "Character Health",
    "Character Armor",  "Character AmmoCount", "GameInfo WarmupTimer", "GameInfo GameStateFlags"};
/// DDNet tells each client its own tuning, by tune zone and team, and 0.7 who watches it.
constexpr std::array<std::string_view, 2> OwnFields{"De_TuneParams", "PlayerInfo PlayerFlags"};
/// 0.7 has no ticks under 0, shows who is frozen with a ninja's sword, and counts other scores.
/// Source: ddnet-rebuild.md, section 15; teeworlds-snapshot.md, section 8.
constexpr std::array<std::string_view, 3> VersionFields{"Character HookTick", "Character Weapon",
                                                        "PlayerInfo Score"};

class DemoFormat : public Format
{
public:
    [[nodiscard]] const FormatInfo &info() const override { return FormatInfo_teeworlds_demo; }

    [[nodiscard]] EventForms eventForms() const override
    {
        return joinedForms({messageForms(),
                            itemEventForms(),
                            characterEventForms(),
                            gameEventForms(),
                            impliedEventForms(),
                            repeatedTuningForms(),
                            {&systemMessageForm(), &unknownMessageForm(), &markerForm()}});
    }

    [[nodiscard]] std::vector<std::string> countNames() const override { return demoCountNames(); }

    [[nodiscard]] Comparability comparability() const override
    {
        return {.viewerFields = ViewerFields,
                .ownFields = OwnFields,
                .versionFields = VersionFields,
                .followingForms = FollowingForms,
                .hasOlderPlaces = true};
    }

    [[nodiscard]] int recorderIn(const WorldState &state) const override
    {
        return localClientIn(state);
    }

    [[nodiscard]] Probe probe(std::span<const std::byte> head, std::string_view) const override
    {
        return probeMagic(head, std::as_bytes(std::span(DemoMagic)));
    }

    Result<Shared<Recording>> open(Shared<ByteSource> source, std::stop_token stop) const override
    {
        TRY_ASSIGN(auto header, readDemoHeader(*source, stop));
        TRY_ASSIGN(const auto form, detectTickForm(source, header, stop));
        return std::make_shared<const DemoRecording>(std::move(source), std::move(header), form);
    }

    [[nodiscard]] const NoteWriter *noteWriter() const override { return &demoNoteWriter(); }
};

} // namespace

} // namespace teeworlds

std::unique_ptr<Format> makeFormat_teeworlds_demo()
{
    return std::make_unique<teeworlds::DemoFormat>();
}

} // namespace tickscope
