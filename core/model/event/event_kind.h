// SPDX-License-Identifier: MIT
#pragma once

#include <cstdint>
#include <initializer_list>
#include <string_view>

namespace tickscope {

/// What an event is to a view: decides its lane and its colour, and what is done with it besides
/// the list. A short, closed list.
enum class EventClass : std::uint8_t {
    Chat,          ///< Said by a person; the part with PartRole::Said has the words.
    ServerMessage, ///< The same of the server, in the chat.
    Broadcast,     ///< The same, over the picture.
    Kill,          ///< Who killed whom; the second party died.
    SeenDeath,     ///< A death as it is seen in the world, often besides the kill.
    SeenFinish,    ///< The same of the end of a race.
    Harm,          ///< Hits and explosions.
    Presence,      ///< Somebody comes, or is somebody else now.
    Departure,
    Appearance, ///< Somebody appears in the world.
    Race,
    Match,
    Vote,
    Gesture, ///< Emotes; of an emoticon the part with PartRole::Emoticon has the number.
    Input,
    Command,
    Marker,
    Other,
};

/// Lanes of the timeline.
enum class EventLane : std::uint8_t { Chat, Kills, Joins, Finishes, Scores, Inputs, Other };

[[nodiscard]] constexpr EventLane laneOf(EventClass eventClass)
{
    switch (eventClass) {
    case EventClass::Chat:
    case EventClass::ServerMessage:
    case EventClass::Broadcast:
        return EventLane::Chat;
    case EventClass::Kill:
        return EventLane::Kills;
    case EventClass::Presence:
    case EventClass::Departure:
        return EventLane::Joins;
    case EventClass::Race:
        return EventLane::Finishes;
    case EventClass::Match:
        return EventLane::Scores;
    case EventClass::Input:
        return EventLane::Inputs;
    case EventClass::SeenDeath:
    case EventClass::SeenFinish:
    case EventClass::Harm:
    case EventClass::Appearance:
    case EventClass::Vote:
    case EventClass::Gesture:
    case EventClass::Command:
    case EventClass::Marker:
    case EventClass::Other:
        break;
    }
    return EventLane::Other;
}

/// Whether lists show a kind before somebody asks for it.
enum class EventRate : std::uint8_t {
    Normal,
    Noisy,    ///< Comes many times a second and is of little use to people.
    Internal, ///< The engine's own; also the command line has it only on demand.
};

/// What programs do with events of a kind besides showing them; several at once.
enum class EventTrait : std::uint16_t {
    MovesParties = 1 << 0, ///< Its parties may be elsewhere afterwards, by no way of their own.
    EndsRace = 1 << 1,     ///< Says who finished in which time, as servers say in the chat, too.
    Seam = 1 << 2,         ///< The recorder's word about itself: it began, paused or ended.
    Landmark = 1 << 3,     ///< What a player did, to go to by keys though lists hide it at first.
    AlwaysListed = 1 << 4, ///< People look for it even where there is none.
    // Stimuli, to which a player may react: who did it, or of a hit who was hit.
    SpawnStimulus = 1 << 5,
    HitStimulus = 1 << 6,
    FreezeStimulus = 1 << 7,
    // Of a run, besides EndsRace.
    BeginsRace = 1 << 8,
    PassesCheckpoint = 1 << 9,
    GivesRaceUp = 1 << 10, ///< It ended without a finish.
    /// About who had the client ID in the tick before: somebody else may have it already.
    OfTickBefore = 1 << 11,
};

/// A set of EventTrait.
using EventTraits = std::uint16_t;

[[nodiscard]] constexpr EventTraits traitsOf(std::initializer_list<EventTrait> all)
{
    unsigned traits = 0;
    for (const EventTrait trait : all)
        traits |= static_cast<unsigned>(trait);
    return static_cast<EventTraits>(traits);
}

/// What is known of all events that have one word in common. Static storage; one object for each
/// word.
struct EventKind {
    std::string_view id; ///< "kill", the same in every format, or "FORMAT:name".
    EventClass eventClass = EventClass::Other;
    char16_t sign = u'·';
    /// English words for several and for one ("Kills", "Kill"), translated in the context
    /// "kinds". Null: the name behind the colon is shown as it is, see protocolMessage().
    const char *title = nullptr;
    const char *single = nullptr;
    EventRate rate = EventRate::Normal;
    const char *shortWord = nullptr; ///< For a narrow column, where \a single is long.
    EventTraits traits = 0;

    [[nodiscard]] constexpr bool has(EventTrait trait) const
    {
        return (traits & static_cast<EventTraits>(trait)) != 0;
    }
    /// The same with \a more, for lists of kinds.
    [[nodiscard]] constexpr EventKind with(std::initializer_list<EventTrait> more) const
    {
        EventKind kind = *this;
        kind.traits = static_cast<EventTraits>(traits | traitsOf(more));
        return kind;
    }
    [[nodiscard]] constexpr bool isHiddenAtFirst() const { return rate != EventRate::Normal; }
    /// The id without the format.
    [[nodiscard]] constexpr std::string_view name() const { return id.substr(id.find(':') + 1); }
    [[nodiscard]] friend constexpr bool operator==(const EventKind &kind, std::string_view word)
    {
        return kind.id == word;
    }
};

/// A message of a game's protocol under its own name: for programs and engineers.
[[nodiscard]] constexpr EventKind protocolMessage(std::string_view id)
{
    return {.id = id, .rate = EventRate::Noisy};
}

/// The order of the words, also for a word alone.
struct EventKindOrder {
    using is_transparent = void;
    [[nodiscard]] static std::string_view wordOf(const EventKind *kind) { return kind->id; }
    [[nodiscard]] static std::string_view wordOf(std::string_view word) { return word; }
    template<typename Left, typename Right>
    [[nodiscard]] bool operator()(const Left &left, const Right &right) const
    {
        return wordOf(left) < wordOf(right);
    }
};

} // namespace tickscope
