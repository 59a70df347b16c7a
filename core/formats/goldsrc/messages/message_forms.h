// SPDX-License-Identifier: MIT
#pragma once

#include "core/model/event/event_form.h"
#include "core/model/secrets.h"

/// What the events of messages and frames are. All have more in the recording than they say, so
/// their parts stand in sentences only.
namespace tickscope::goldsrc {

/// A form of one text, as recorded, of each kind that has one.
enum class TextForm : std::uint8_t {
    Chat,
    ServerMessage,
    Broadcast,
    Team,
    Skin,
    Map,
    Pickup,
    Sound,
    Command,
    System,
    Explosion,
    TempEntity, ///< An effect.
    StuffText,  ///< Commands that the server makes the client run.
    Count,
};
[[nodiscard]] const EventForm &textForm(TextForm form);

/// Second value of TextForm::Chat, where it is certain.
inline constexpr std::int64_t SaidToTeam = 1;

/// Those with more, or other, values.
enum class ValueForm : std::uint8_t {
    Kill,          ///< weapon, headshot, alone, client, other
    Score,         ///< frags, deaths
    TeamScore,     ///< team, score
    RoundEnd,      ///< result
    RoundTime,     ///< seconds
    Intermission,  ///< nothing
    Damage,        ///< health, armor
    Spawn,         ///< nothing
    Ammo,          ///< amount
    Weapon,        ///< number, where it has no name
    Unknown,       ///< name, bytes
    Join,          ///< name
    Leave,         ///< client
    Rename,        ///< client, to
    NamelessSound, ///< index, isSentence
    Script,        ///< A sound or effect script, such as a shot: text or index.
    Director,      ///< text or command
    DirectorEvent, ///< entity, other, priority, flags
    Pause,         ///< paused
    Recording,     ///< isEnd
    ClientEvent,   ///< index
    Animation,     ///< sequence
    Buffer,        ///< bytes, kind, number
    Count,
};
[[nodiscard]] const EventForm &valueForm(ValueForm form);

/// Words for the flags of ValueForm::DirectorEvent, but for the priority in the lowest four bits.
extern const ValueTexts DirectorFlags;
inline constexpr std::int64_t DirectorPriority = 15;

/// Results of ValueForm::RoundEnd.
inline constexpr std::int64_t TerroristsWin = 0;
inline constexpr std::int64_t CounterTerroristsWin = 1;
inline constexpr std::int64_t RoundDraw = 2;

[[nodiscard]] EventForms allForms();

/// What messages bring, alone or beside frames.
[[nodiscard]] std::vector<const EventKind *> kindsOfMessages();

/// Whether a field of that name holds orders to a console.
[[nodiscard]] bool holdsOrders(std::string_view field);

/// \a text of a message's \a field without secrets: orders, the settings of a client, or a line.
[[nodiscard]] std::string withoutSecrets(std::string_view field, std::string_view text,
                                         std::string_view standIn = HiddenSecret);

/// Puts HiddenSecret in place of the secrets of an event of this format.
void hideSecrets(Event &event);

} // namespace tickscope::goldsrc
