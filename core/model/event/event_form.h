// SPDX-License-Identifier: MIT
#pragma once

#include <array>
#include <initializer_list>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "core/base/fault.h"
#include "core/model/event/event.h"
#include "core/model/event/event_kind.h"
#include "core/model/event/event_values.h"
#include "core/model/state/schema.h"

namespace tickscope {

/// What the value of a part is, and how it is written.
enum class PartKind : std::uint8_t {
    Plain,            ///< A number, a real or a text.
    Name,             ///< Name of a client, or its number; a negative one is the server.
    Word,             ///< A number with a word in EventPart::words, or a text.
    Choice,           ///< The same, but to a program the word is the value.
    Flags,            ///< Masks of EventPart::words.
    Milliseconds,     ///< Written as "1:02.34".
    Centiseconds,     ///< The same.
    Ticks50,          ///< The same; 50 are a second.
    RaceTicks,        ///< The same; a negative number is no time.
    BestCentiseconds, ///< The same; 0 is none.
    MillisecondsMore, ///< A difference: "+0.25"; 0 is none.
    CentisecondsMore, ///< The same.
    RunClock,         ///< Milliseconds, written as "1:02.345".
    Fault,            ///< What is wrong, as addFault() packs it; to a program its English sentence.
};

/// What views know of a part without knowing the form.
enum class PartRole : std::uint8_t {
    None,
    Said,       ///< Words of somebody: chat, commands, what a server says.
    Subject,    ///< Name of who did it.
    Thing,      ///< Name of what did it; a player or not.
    Weapon,     ///< Number of the weapon as in WeaponKind, from 0 for the hammer; or its name.
    WeaponNote, ///< Set if the text of the part's phrase goes with the weapon.
    Emoticon,   ///< Its number in the game.
    Audience,   ///< Who may read a line: 0 all, from EventPart::privateFrom on one person only.
    StartTick,  ///< From which the time of a race counts, where it is not that of the event.
};

/// Who of an event's parties.
enum class MovedParty : std::uint8_t { None, First, Second };

/// Where a part is shown.
enum class PartUse : std::uint8_t {
    Field,         ///< A field to programs.
    OptionalField, ///< The same; left out when it is nothing.
    SentenceOnly,
};

/// One value of a form.
struct EventPart {
    std::string_view name; ///< Static storage.
    PartKind kind = PartKind::Plain;
    PartUse use = PartUse::Field;
    PartRole role = PartRole::None;
    const ValueTexts *words = nullptr; ///< Static storage.
    /// Before a number without a word: "level " gives "level 7".
    std::string_view numberPrefix = {};
    /// English phrase for so many of it, or for so long a list: "%n frag(s)"; for
    /// PartRole::WeaponNote the note.
    const char *phrase = nullptr;
    /// Name of the field for each member of a list; null: all have the part's own.
    std::string_view (*memberName)(std::size_t) = nullptr;
    std::int64_t privateFrom = 0; ///< Of PartRole::Audience.

    /// The word for \a number, or prefix and number where there is a prefix; else empty.
    [[nodiscard]] std::string wordOf(std::int64_t number) const;
};

/// What a part has to be for a sentence to fit an event.
struct PartTest {
    enum class Is : std::uint8_t { Anything, Set, Unset, Said, Equal, Below, Above };
    std::string_view part = {}; ///< Its name; static storage.
    Is is = Is::Anything;
    std::int64_t number = 0;
};

/// Neither nothing nor 0 nor empty, or the contrary.
[[nodiscard]] constexpr PartTest isSet(std::string_view part)
{
    return {part, PartTest::Is::Set};
}
[[nodiscard]] constexpr PartTest isUnset(std::string_view part)
{
    return {part, PartTest::Is::Unset};
}
/// There is a text for it: for a difference of 0 there is none.
[[nodiscard]] constexpr PartTest hasText(std::string_view part)
{
    return {part, PartTest::Is::Said};
}
[[nodiscard]] constexpr PartTest isNumber(std::string_view part, std::int64_t number)
{
    return {part, PartTest::Is::Equal, number};
}
[[nodiscard]] constexpr PartTest isBelow(std::string_view part, std::int64_t number)
{
    return {part, PartTest::Is::Below, number};
}
[[nodiscard]] constexpr PartTest isAbove(std::string_view part, std::int64_t number)
{
    return {part, PartTest::Is::Above, number};
}

/// Something that is said of an event which passes all of \a tests.
struct Sentence {
    /// English, with "{part}" for the values of parts; translated in the context "events".
    const char *text = "";
    std::array<PartTest, 3> tests = {};
};

/// What may be said of events of a form. The first sentence that fits is said, and nothing where
/// none does; where there are none at all, the name of the form.
class Sentences
{
public:
    Sentences() = default;
    Sentences(const char *always)
        : m_all{{always}}
    {
    }
    Sentences(std::initializer_list<Sentence> all)
        : m_all(all)
    {
    }

    [[nodiscard]] const std::vector<Sentence> &all() const { return m_all; }

private:
    std::vector<Sentence> m_all;
};

/// One way in which events of a kind come: which values they have, and what is said of them.
/// Formats make theirs once and keep them for the life of the program.
struct EventForm {
    const EventKind *kind = nullptr;
    /// Unique among the forms of the kind in the same format; what is behind a point is not
    /// shown.
    std::string name = {};
    std::vector<EventPart> parts = {};
    Sentences sentences = {};
    /// The recording has more than the parts, which is decoded when somebody asks.
    bool hasOwnFields = false;
    /// It is known by the places where its parties were alone, so it is no reason for them.
    bool isSeenByPlaces = false;
    /// Who may be elsewhere afterwards; that it is so is a guess. See EventTrait::MovesParties for
    /// what is certain.
    MovedParty mayMove = MovedParty::None;
    /// It is of the next tick: recorders write a message before the marker of the tick in which the
    /// server sends it.
    bool isBeforeItsTick = false;

    /// By which a written table can name it: "kill/Sv_KillMsg".
    [[nodiscard]] std::string id() const { return std::string(kind->id) + '/' + name; }
};

/// Pointers to forms in static storage.
using EventForms = std::vector<const EventForm *>;

[[nodiscard]] EventForms joinedForms(std::initializer_list<EventForms> parts);

/// The fields of an event for programs: those of its values, or those that it has of its own.
[[nodiscard]] std::vector<EventField> fieldsOf(const Event &event);
[[nodiscard]] std::vector<EventField> fieldsOf(const EventForm &form, std::string_view values);

/// A part with its value.
struct FoundPart {
    const EventPart &part;
    EventValue value;

    /// The value as a text, or its word.
    [[nodiscard]] std::string text() const;
};
[[nodiscard]] std::optional<FoundPart> partWith(PartRole role, const EventForm &form,
                                                std::string_view values);
[[nodiscard]] bool hasPart(PartRole role, const EventForm &form);
/// Word for who may read a line, "team" or "whisper"; empty for all, and where it is unknown.
[[nodiscard]] std::string audienceOf(const EventForm &form, std::string_view values);
/// Whether a line was for one person's eyes: its second party is the other one, or its audience
/// says so where it is unknown who that was.
[[nodiscard]] bool isPrivateLine(int otherClient, const EventForm &form, std::string_view values);

/// The kinds of \a forms in order of the alphabet, each once.
[[nodiscard]] std::vector<const EventKind *> eventKindsOf(const EventForms &forms);

/// Forms that have nothing of a format: those for events of a rebuilt world. Null for
/// other kinds. The forms' comments are in event_form.cpp.
[[nodiscard]] const EventForm *sharedForm(std::string_view kind);
[[nodiscard]] EventForms sharedForms();

/// Packs \a fault as one value: a list of its English sentence and its values. Kinds of faults have
/// no number that a written table could explain; they differ by their sentence.
void addFault(EventValues &values, const Fault &fault);

/// What a value that addFault() packed says. Empty for any other.
[[nodiscard]] std::string packedFaultText(const EventValue &fault, const SentenceWords &words = {});

} // namespace tickscope
