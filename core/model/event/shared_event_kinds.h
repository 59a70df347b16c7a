// SPDX-License-Identifier: MIT
#pragma once

#include <array>
#include <string_view>

#include "core/base/fault.h"
#include "core/model/event/event_kind.h"

namespace tickscope {

/// The kinds that every format may have, one entry each: this is the one place for a new one.
/// A format's own kinds stand in its folder. Few files include this, so that a new kind rebuilds
/// little: events carry a pointer only.
inline constexpr std::array SharedEventKinds{
    EventKind{"chat", EventClass::Chat, u'●', KindText::tr("Chat"), KindText::tr("Chat")}.with(
        {EventTrait::AlwaysListed}),
    EventKind{"server_message", EventClass::ServerMessage, u'○', KindText::tr("Server messages"),
              KindText::tr("Server message"), EventRate::Normal, KindText::tr("Server")},
    EventKind{"broadcast", EventClass::Broadcast, u'◎', KindText::tr("Broadcasts"),
              KindText::tr("Broadcast")},
    EventKind{"kill", EventClass::Kill, u'✕', KindText::tr("Kills"), KindText::tr("Kill")}.with(
        {EventTrait::MovesParties, EventTrait::AlwaysListed}),
    EventKind{"join", EventClass::Presence, u'▲', KindText::tr("Joins"), KindText::tr("Join")}.with(
        {EventTrait::MovesParties, EventTrait::AlwaysListed}),
    EventKind{"leave", EventClass::Departure, u'▼', KindText::tr("Leaves"), KindText::tr("Leave")}
        .with({EventTrait::AlwaysListed}),
    EventKind{"rename", EventClass::Presence, u'✎', KindText::tr("Renames"),
              KindText::tr("Rename")},
    EventKind{"team", EventClass::Presence, u'◧', KindText::tr("Team changes"),
              KindText::tr("Team change"), EventRate::Normal, KindText::tr("Team")}
        .with({EventTrait::MovesParties}),
    EventKind{"skin", EventClass::Other, u'◐', KindText::tr("Skin changes"),
              KindText::tr("Skin change"), EventRate::Normal, KindText::tr("Skin")},
    EventKind{"ready", EventClass::Other, u'✓', KindText::tr("Ready"), KindText::tr("Ready")},
    EventKind{"spawn", EventClass::Appearance, u'△', KindText::tr("Spawns"), KindText::tr("Spawn")}
        .with({EventTrait::MovesParties, EventTrait::SpawnStimulus}),
    EventKind{"damage", EventClass::Harm, u'✶', KindText::tr("Hits"), KindText::tr("Hit"),
              EventRate::Noisy},
    EventKind{"finish", EventClass::Race, u'⚑', KindText::tr("Finishes"), KindText::tr("Finish")}
        .with({EventTrait::EndsRace, EventTrait::AlwaysListed}),
    EventKind{"checkpoint", EventClass::Race, u'⚐', KindText::tr("Checkpoints"),
              KindText::tr("Checkpoint")}
        .with({EventTrait::PassesCheckpoint}),
    EventKind{"start", EventClass::Race, u'▷', KindText::tr("Race starts"),
              KindText::tr("Race start"), EventRate::Normal, KindText::tr("Start")}
        .with({EventTrait::BeginsRace}),
    EventKind{"score", EventClass::Match, u'★', KindText::tr("Scores"), KindText::tr("Score")},
    EventKind{"round", EventClass::Match, u'◯', KindText::tr("Rounds"), KindText::tr("Round")},
    EventKind{"pause", EventClass::Other, u'‖', KindText::tr("Pauses"), KindText::tr("Pause")},
    EventKind{"vote", EventClass::Vote, u'☑', KindText::tr("Votes"), KindText::tr("Vote")},
    EventKind{"emote", EventClass::Gesture, u'☺', KindText::tr("Eye emotes"),
              KindText::tr("Eye emote"), EventRate::Normal, KindText::tr("Emote")},
    EventKind{"emoticon", EventClass::Gesture, u'☻', KindText::tr("Emoticons"),
              KindText::tr("Emoticon")},
    EventKind{"pickup", EventClass::Other, u'+', KindText::tr("Pickups"), KindText::tr("Pickup")},
    EventKind{"sound", EventClass::Other, u'♪', KindText::tr("Sounds"), KindText::tr("Sound"),
              EventRate::Noisy},
    EventKind{"explosion", EventClass::Harm, u'✺', KindText::tr("Explosions"),
              KindText::tr("Explosion"), EventRate::Noisy},
    EventKind{"input", EventClass::Input, u'▮', KindText::tr("Inputs"), KindText::tr("Input"),
              EventRate::Noisy},
    EventKind{"command", EventClass::Command, u'›', KindText::tr("Commands"),
              KindText::tr("Command")},
    EventKind{"login", EventClass::Command, u'◈', KindText::tr("Logins"), KindText::tr("Login")},
    EventKind{"practice", EventClass::Race, u'◇', KindText::tr("Practice"),
              KindText::tr("Practice")}
        .with({EventTrait::MovesParties}),
    EventKind{"save", EventClass::Race, u'▣', KindText::tr("Saves"), KindText::tr("Save")},
    EventKind{"load", EventClass::Race, u'▢', KindText::tr("Loads"), KindText::tr("Load")}.with(
        {EventTrait::MovesParties}),
    EventKind{"swap", EventClass::Race, u'⇄', KindText::tr("Swaps"), KindText::tr("Swap")}.with(
        {EventTrait::MovesParties}),
    EventKind{"hook", EventClass::Command, u'↗', KindText::tr("Hooks"), KindText::tr("Hook"),
              EventRate::Noisy}
        .with({EventTrait::Landmark}),
    EventKind{"unhook", EventClass::Command, u'↘', KindText::tr("Hook releases"),
              KindText::tr("Hook release"), EventRate::Noisy, KindText::tr("Unhook")},
    EventKind{"shot", EventClass::Harm, u'→', KindText::tr("Shots"), KindText::tr("Shot"),
              EventRate::Noisy},
    EventKind{"hit", EventClass::Harm, u'✷', KindText::tr("Player hits"),
              KindText::tr("Player hit")}
        .with({EventTrait::HitStimulus, EventTrait::Landmark}),
    EventKind{"freeze", EventClass::Appearance, u'❄', KindText::tr("Freezes"),
              KindText::tr("Freeze")}
        .with({EventTrait::FreezeStimulus}),
    EventKind{"unfreeze", EventClass::Appearance, u'☀', KindText::tr("Thaws"),
              KindText::tr("Thaw")},
    EventKind{"teleport", EventClass::Appearance, u'⇝', KindText::tr("Teleports"),
              KindText::tr("Teleport")}
        .with({EventTrait::MovesParties}),
    EventKind{"map", EventClass::Other, u'▦', KindText::tr("Maps"), KindText::tr("Map")}.with(
        {EventTrait::MovesParties}),
    EventKind{"marker", EventClass::Marker, u'◆', KindText::tr("Markers"), KindText::tr("Marker")},
    EventKind{"recording", EventClass::Other, u'◉', KindText::tr("Recording"),
              KindText::tr("Recording")}
        .with({EventTrait::Seam}),
    EventKind{"system", EventClass::Other, u'⚙', KindText::tr("Engine messages"),
              KindText::tr("Engine message"), EventRate::Internal, KindText::tr("System")},
    EventKind{"unknown", EventClass::Other, u'?', KindText::tr("Unknown messages"),
              KindText::tr("Unknown message"), EventRate::Normal, KindText::tr("Unknown")},
};

/// The shared kind of that word, or null.
[[nodiscard]] constexpr const EventKind *findSharedKind(std::string_view word)
{
    for (const EventKind &kind : SharedEventKinds) {
        if (kind.id == word)
            return &kind;
    }
    return nullptr;
}

/// The same for a word that stands in the program: one that is in no entry does not compile.
[[nodiscard]] consteval const EventKind &sharedKind(std::string_view word)
{
    return *findSharedKind(word);
}

} // namespace tickscope
