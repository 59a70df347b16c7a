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
    EventKind{"chat", EventClass::Chat, u'●', QT_TRANSLATE_NOOP("kinds", "Chat"),
              QT_TRANSLATE_NOOP("kinds", "Chat")}
        .with({EventTrait::AlwaysListed}),
    EventKind{"server_message", EventClass::ServerMessage, u'○',
              QT_TRANSLATE_NOOP("kinds", "Server messages"),
              QT_TRANSLATE_NOOP("kinds", "Server message"), EventRate::Normal,
              QT_TRANSLATE_NOOP("kinds", "Server")},
    EventKind{"broadcast", EventClass::Broadcast, u'◎', QT_TRANSLATE_NOOP("kinds", "Broadcasts"),
              QT_TRANSLATE_NOOP("kinds", "Broadcast")},
    EventKind{"kill", EventClass::Kill, u'✕', QT_TRANSLATE_NOOP("kinds", "Kills"),
              QT_TRANSLATE_NOOP("kinds", "Kill")}
        .with({EventTrait::MovesParties, EventTrait::AlwaysListed}),
    EventKind{"join", EventClass::Presence, u'▲', QT_TRANSLATE_NOOP("kinds", "Joins"),
              QT_TRANSLATE_NOOP("kinds", "Join")}
        .with({EventTrait::MovesParties, EventTrait::AlwaysListed}),
    EventKind{"leave", EventClass::Departure, u'▼', QT_TRANSLATE_NOOP("kinds", "Leaves"),
              QT_TRANSLATE_NOOP("kinds", "Leave")}
        .with({EventTrait::AlwaysListed}),
    EventKind{"rename", EventClass::Presence, u'✎', QT_TRANSLATE_NOOP("kinds", "Renames"),
              QT_TRANSLATE_NOOP("kinds", "Rename")},
    EventKind{"team", EventClass::Presence, u'◧', QT_TRANSLATE_NOOP("kinds", "Team changes"),
              QT_TRANSLATE_NOOP("kinds", "Team change"), EventRate::Normal,
              QT_TRANSLATE_NOOP("kinds", "Team")}
        .with({EventTrait::MovesParties}),
    EventKind{"skin", EventClass::Other, u'◐', QT_TRANSLATE_NOOP("kinds", "Skin changes"),
              QT_TRANSLATE_NOOP("kinds", "Skin change"), EventRate::Normal,
              QT_TRANSLATE_NOOP("kinds", "Skin")},
    EventKind{"ready", EventClass::Other, u'✓', QT_TRANSLATE_NOOP("kinds", "Ready"),
              QT_TRANSLATE_NOOP("kinds", "Ready")},
    EventKind{"spawn", EventClass::Appearance, u'△', QT_TRANSLATE_NOOP("kinds", "Spawns"),
              QT_TRANSLATE_NOOP("kinds", "Spawn")}
        .with({EventTrait::MovesParties, EventTrait::SpawnStimulus}),
    EventKind{"damage", EventClass::Harm, u'✶', QT_TRANSLATE_NOOP("kinds", "Hits"),
              QT_TRANSLATE_NOOP("kinds", "Hit"), EventRate::Noisy},
    EventKind{"finish", EventClass::Race, u'⚑', QT_TRANSLATE_NOOP("kinds", "Finishes"),
              QT_TRANSLATE_NOOP("kinds", "Finish")}
        .with({EventTrait::EndsRace, EventTrait::AlwaysListed}),
    EventKind{"checkpoint", EventClass::Race, u'⚐', QT_TRANSLATE_NOOP("kinds", "Checkpoints"),
              QT_TRANSLATE_NOOP("kinds", "Checkpoint")}
        .with({EventTrait::PassesCheckpoint}),
    EventKind{"start", EventClass::Race, u'▷', QT_TRANSLATE_NOOP("kinds", "Race starts"),
              QT_TRANSLATE_NOOP("kinds", "Race start"), EventRate::Normal,
              QT_TRANSLATE_NOOP("kinds", "Start")}
        .with({EventTrait::BeginsRace}),
    EventKind{"score", EventClass::Match, u'★', QT_TRANSLATE_NOOP("kinds", "Scores"),
              QT_TRANSLATE_NOOP("kinds", "Score")},
    EventKind{"round", EventClass::Match, u'◯', QT_TRANSLATE_NOOP("kinds", "Rounds"),
              QT_TRANSLATE_NOOP("kinds", "Round")},
    EventKind{"pause", EventClass::Other, u'‖', QT_TRANSLATE_NOOP("kinds", "Pauses"),
              QT_TRANSLATE_NOOP("kinds", "Pause")},
    EventKind{"vote", EventClass::Vote, u'☑', QT_TRANSLATE_NOOP("kinds", "Votes"),
              QT_TRANSLATE_NOOP("kinds", "Vote")},
    EventKind{"emote", EventClass::Gesture, u'☺', QT_TRANSLATE_NOOP("kinds", "Eye emotes"),
              QT_TRANSLATE_NOOP("kinds", "Eye emote"), EventRate::Normal,
              QT_TRANSLATE_NOOP("kinds", "Emote")},
    EventKind{"emoticon", EventClass::Gesture, u'☻', QT_TRANSLATE_NOOP("kinds", "Emoticons"),
              QT_TRANSLATE_NOOP("kinds", "Emoticon")},
    EventKind{"pickup", EventClass::Other, u'+', QT_TRANSLATE_NOOP("kinds", "Pickups"),
              QT_TRANSLATE_NOOP("kinds", "Pickup")},
    EventKind{"sound", EventClass::Other, u'♪', QT_TRANSLATE_NOOP("kinds", "Sounds"),
              QT_TRANSLATE_NOOP("kinds", "Sound"), EventRate::Noisy},
    EventKind{"explosion", EventClass::Harm, u'✺', QT_TRANSLATE_NOOP("kinds", "Explosions"),
              QT_TRANSLATE_NOOP("kinds", "Explosion"), EventRate::Noisy},
    EventKind{"input", EventClass::Input, u'▮', QT_TRANSLATE_NOOP("kinds", "Inputs"),
              QT_TRANSLATE_NOOP("kinds", "Input"), EventRate::Noisy},
    EventKind{"command", EventClass::Command, u'›', QT_TRANSLATE_NOOP("kinds", "Commands"),
              QT_TRANSLATE_NOOP("kinds", "Command")},
    EventKind{"login", EventClass::Command, u'◈', QT_TRANSLATE_NOOP("kinds", "Logins"),
              QT_TRANSLATE_NOOP("kinds", "Login")},
    EventKind{"practice", EventClass::Race, u'◇', QT_TRANSLATE_NOOP("kinds", "Practice"),
              QT_TRANSLATE_NOOP("kinds", "Practice")}
        .with({EventTrait::MovesParties}),
    EventKind{"save", EventClass::Race, u'▣', QT_TRANSLATE_NOOP("kinds", "Saves"),
              QT_TRANSLATE_NOOP("kinds", "Save")},
    EventKind{"load", EventClass::Race, u'▢', QT_TRANSLATE_NOOP("kinds", "Loads"),
              QT_TRANSLATE_NOOP("kinds", "Load")}
        .with({EventTrait::MovesParties}),
    EventKind{"swap", EventClass::Race, u'⇄', QT_TRANSLATE_NOOP("kinds", "Swaps"),
              QT_TRANSLATE_NOOP("kinds", "Swap")}
        .with({EventTrait::MovesParties}),
    EventKind{"hook", EventClass::Command, u'↗', QT_TRANSLATE_NOOP("kinds", "Hooks"),
              QT_TRANSLATE_NOOP("kinds", "Hook"), EventRate::Noisy}
        .with({EventTrait::Landmark}),
    EventKind{"unhook", EventClass::Command, u'↘', QT_TRANSLATE_NOOP("kinds", "Hook releases"),
              QT_TRANSLATE_NOOP("kinds", "Hook release"), EventRate::Noisy,
              QT_TRANSLATE_NOOP("kinds", "Unhook")},
    EventKind{"shot", EventClass::Harm, u'→', QT_TRANSLATE_NOOP("kinds", "Shots"),
              QT_TRANSLATE_NOOP("kinds", "Shot"), EventRate::Noisy},
    EventKind{"hit", EventClass::Harm, u'✷', QT_TRANSLATE_NOOP("kinds", "Hits of players"),
              QT_TRANSLATE_NOOP("kinds", "Hit of a player"), EventRate::Normal,
              QT_TRANSLATE_NOOP("kinds", "Hit player")}
        .with({EventTrait::HitStimulus, EventTrait::Landmark}),
    EventKind{"freeze", EventClass::Appearance, u'❄', QT_TRANSLATE_NOOP("kinds", "Freezes"),
              QT_TRANSLATE_NOOP("kinds", "Freeze")}
        .with({EventTrait::FreezeStimulus}),
    EventKind{"unfreeze", EventClass::Appearance, u'☀', QT_TRANSLATE_NOOP("kinds", "Unfreezes"),
              QT_TRANSLATE_NOOP("kinds", "Unfreeze")},
    EventKind{"teleport", EventClass::Appearance, u'⇝', QT_TRANSLATE_NOOP("kinds", "Teleports"),
              QT_TRANSLATE_NOOP("kinds", "Teleport")}
        .with({EventTrait::MovesParties}),
    EventKind{"map", EventClass::Other, u'▦', QT_TRANSLATE_NOOP("kinds", "Maps"),
              QT_TRANSLATE_NOOP("kinds", "Map")}
        .with({EventTrait::MovesParties}),
    EventKind{"marker", EventClass::Marker, u'◆', QT_TRANSLATE_NOOP("kinds", "Markers"),
              QT_TRANSLATE_NOOP("kinds", "Marker")},
    EventKind{"recording", EventClass::Other, u'◉', QT_TRANSLATE_NOOP("kinds", "Recording"),
              QT_TRANSLATE_NOOP("kinds", "Recording")}
        .with({EventTrait::Seam}),
    EventKind{"system", EventClass::Other, u'⚙', QT_TRANSLATE_NOOP("kinds", "Engine messages"),
              QT_TRANSLATE_NOOP("kinds", "Engine message"), EventRate::Internal,
              QT_TRANSLATE_NOOP("kinds", "System")},
    EventKind{"unknown", EventClass::Other, u'?', QT_TRANSLATE_NOOP("kinds", "Unknown messages"),
              QT_TRANSLATE_NOOP("kinds", "Unknown message"), EventRate::Normal,
              QT_TRANSLATE_NOOP("kinds", "Unknown")},
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
