// SPDX-License-Identifier: MIT
#pragma once

#include <cstdint>
#include <map>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <variant>
#include <vector>

#include "core/base/fault.h"
#include "core/base/tick.h"

namespace tickscope {

/// One value of a field as recorded: nothing (the recording lacks it), an integer
/// (also for booleans, enums and flags), a real, or bytes. Text is bytes as
/// recorded; the screen chooses the encoding.
using Value = std::variant<std::monostate, std::int64_t, double, std::string>;

/// The number in \a value, or 0 when it holds none.
[[nodiscard]] double numberOf(const Value &value);

/// Plain text of \a value; empty for nothing. Bytes come back as they are.
[[nodiscard]] std::string plainText(const Value &value);

/// What a field's number means to a reader.
enum class FieldKind {
    Integer,
    Real,
    Boolean,
    Enumeration,
    Flags,
    Angle,
    TickNumber,
    ClientId,
    Text,
    Bytes
};

/// How a field lies in the words (32-bit) of an item.
enum class Encoding {
    Int32,         ///< One word, signed.
    UInt32,        ///< One word, unsigned.
    Int64,         ///< Two words, low one first, signed.
    Float32,       ///< One word: the bits of a float.
    Float64,       ///< Two words, low one first: the bits of a double.
    PackedText,    ///< Four characters a word, most significant first, each xor 0x80,
                   ///< last byte ignored. Source: teeworlds-snapshot.md, section 6.
    Uuid,          ///< Four words of four bytes, most significant first; read as text.
    NumberedTexts, ///< All words from firstWord on: of each text its number, its size in
                   ///< bytes, and its bytes, most significant first. See NumberedText.
};

/// What views, players, plots and tracks know of a field without knowing the
/// format. A short, closed list.
enum class Role {
    None,
    PositionX, ///< World units; y grows downwards where the format says so.
    PositionY,
    PositionZ,
    VelocityX, ///< Scaled to units a second.
    VelocityY,
    VelocityZ,
    AimX, ///< Aim relative to the actor, in world units.
    AimY,
    AimAngle, ///< Scaled to radians, 0 to the right, clockwise on the screen.
    AimPitch, ///< Degrees below the horizon; input tape only.
    Name,
    Clan,
    Team,
    Score,
    ScoresAreTimes, ///< Of all players, where bit 0 is set: seconds of a race, below zero.
    Latency,        ///< Milliseconds.
    Health,
    Armor,
    Ammo,
    Weapon,
    Input, ///< What the player's hands did; the input tape draws it by the field's kind:
           ///< booleans and enums as bars while not 0, flags as a bar each, tick
           ///< numbers as a mark where they change.
};

class WorldState;

/// Whose doing a value of an input is. What a press comes to without the player, such as a hook
/// that has grabbed, is a phase of it; what the game sets begins no press.
enum class ValueCause : std::uint8_t { Player, Phase, Game };

/// A word for one number of an enum, or for one mask of flags. Words of ours are marked for
/// translation in the context "words"; others are names of the game or of the recording.
struct ValueText {
    std::int64_t value = 0;
    std::string text;
    ValueCause cause = ValueCause::Player;
};
using ValueTexts = std::vector<ValueText>;

/// One of a field's texts, such as the item in slot 3.
struct NumberedText {
    std::int32_t number = 0;
    std::string text;

    friend bool operator==(const NumberedText &, const NumberedText &) = default;
};

/// One named field of an item type.
struct Field {
    std::string name;
    FieldKind kind = FieldKind::Integer;
    Role role = Role::None;
    Encoding encoding = Encoding::Int32;
    std::uint32_t firstWord = 0;
    std::uint32_t wordCount = 1;
    double scale = 1.0;       ///< Recorded number times scale is in \a unit.
    std::string unit;         ///< "units", "units/s", "ms", "rad"; empty for plain numbers.
    Shared<ValueTexts> texts; ///< Words of enums and flags, or null.
    std::optional<std::int64_t> fallback; ///< Value when an older, shorter item lacks the field.
    std::optional<std::int64_t> absent;   ///< Number that stands for nothing.
    /// Before a number that has no word: "type #" gives "type #44". Empty: no text then.
    std::string numberPrefix;
    std::string numberSuffix; ///< Behind such a number: " (data version 5000)".
    /// Of flags: those that are conditions, not presses. Of another input: not 0 if it is one.
    std::uint32_t conditionFlags = 0;

    /// Value in \a words; nothing when the item is too short and there is no fallback, and for
    /// a real that is no number.
    [[nodiscard]] Value read(std::span<const std::int32_t> words) const;
    /// That value in \a unit; nothing where it is no finite number: reals of a damaged file may be
    /// anything.
    [[nodiscard]] std::optional<double> number(std::span<const std::int32_t> words) const;
    /// Words for \a value: the enum's, or the set flags joined by " | ". Empty if none is known.
    [[nodiscard]] std::string textOf(const Value &value, const SentenceWords &words = {}) const;

    /// The texts of a field of that encoding, whose value is all of them in one line.
    [[nodiscard]] std::vector<NumberedText> numberedTexts(
        std::span<const std::int32_t> words) const;
    /// Appends \a all to \a words as numberedTexts() reads them.
    static void appendNumberedTexts(std::vector<std::int32_t> &words,
                                    std::span<const NumberedText> all);

    /// Behind the field's last word in an item of \a itemSize words.
    [[nodiscard]] std::size_t endWord(std::size_t itemSize) const;

private:
    [[nodiscard]] Value readOwn(std::span<const std::int32_t> own) const;
};

/// Which items of a type are players'.
struct PlayerRule {
    std::size_t field = 0;              ///< Place of the field that says what an item is.
    std::optional<std::int64_t> player; ///< Its number for a player; nothing when not known.
    /// Id of the item that is a player's in any case, and there also while it has no place:
    /// see Frame::lastPlaces.
    std::int64_t subject = -1;
};

/// Where a value comes from.
enum class ValueSource {
    Recorded,
    Rebuilt, ///< It follows from the recording and its map.
    Guess,   ///< The same, but something that decides about it is not known.
};

/// One thing that may make values of an item guesses.
struct GuessReason {
    std::int32_t bit = 0;
    std::string text;                ///< English, half a sentence.
    std::vector<std::string> fields; ///< Those that it concerns; empty: all of the item.
};

/// Of a type whose items no recording holds, so that they are rebuilt, or not for sure.
struct RebuiltRule {
    /// Word of an item with the bits of the reasons that hold for it. It is no field, and
    /// shown nowhere.
    std::optional<std::uint32_t> guessWord;
    std::vector<GuessReason> reasons;
    ValueSource otherwise = ValueSource::Rebuilt; ///< Where none of them holds.
};

/// Where a value comes from, and why it is only a guess.
struct Origin {
    ValueSource source = ValueSource::Recorded;
    std::string reason; ///< Of a guess.
};

/// One kind of item. Words behind the last field are kept and shown raw.
struct ItemType {
    std::string name;
    std::vector<Field> fields;
    bool idIsClient = false; ///< The item's id is a client ID.
    /// Where only some items of the type are players'; the others are entities.
    std::optional<PlayerRule> playerRule;
    bool isEvent = false;  ///< Lives for one snapshot; its content is in the event list.
    bool isMemory = false; ///< Made by us of messages; no item of the recording.
    bool isKnown = true;   ///< False for a type that is shown raw.
    /// How the inputs in it came to be known ("recorded input", "derived from the character");
    /// empty when no field holds inputs. Aim and weapon of such a type count as inputs.
    std::string inputSource;
    /// Appends the ids of those items that do not show in a state what their players press; null
    /// where all do.
    void (*hiddenInputs)(const WorldState &, std::vector<std::int64_t> &ids) = nullptr;
    /// Whose inputs they are where the item's id is no client ID: NoClient where the state does not
    /// say, as for all where this is null.
    int (*inputClient)(const WorldState &) = nullptr;
    std::optional<RebuiltRule> rebuilt; ///< Nothing for what is recorded.

    /// No recording holds its items.
    [[nodiscard]] bool isRebuilt() const
    {
        return rebuilt && rebuilt->otherwise == ValueSource::Rebuilt;
    }
    /// Of an item, which is a guess as soon as one of its values is.
    [[nodiscard]] Origin originOf(std::span<const std::int32_t> words) const;
    /// Of one of its fields.
    [[nodiscard]] Origin originOf(std::span<const std::int32_t> words, const Field &field) const;

    /// Whether the item of that id is a player's: the id is a client ID then.
    [[nodiscard]] bool isPlayer(std::int64_t id, std::span<const std::int32_t> words) const;
    [[nodiscard]] const Field *fieldNamed(std::string_view fieldName) const;
    [[nodiscard]] const Field *fieldWithRole(Role role) const;
    /// Field::number() of the field with \a role; nothing where there is no such field.
    [[nodiscard]] std::optional<double> number(Role role,
                                               std::span<const std::int32_t> words) const;
    /// The same of a text; empty where there is none.
    [[nodiscard]] std::string text(Role role, std::span<const std::int32_t> words) const;
    /// Whether the recording has the value of \a field. Servers send health, armor and ammunition
    /// to the player himself only; for all others a client's demo holds 0, and no player who stands
    /// somewhere has no health.
    [[nodiscard]] bool isRecorded(const Field &field, std::span<const std::int32_t> words) const;
};

/// The item types that one state uses, by their number in that state. Immutable;
/// a recording that defines types on the way makes a new schema. Across ticks
/// types and fields are matched by name, never by number.
class Schema
{
public:
    Schema() = default;
    explicit Schema(std::map<std::uint32_t, Shared<ItemType>> types);

    /// Type with that number, or a raw one named "type #N" made for it.
    [[nodiscard]] Shared<ItemType> type(std::uint32_t number) const;
    /// Type with that number, or null; cheap.
    [[nodiscard]] const ItemType *find(std::uint32_t number) const;
    [[nodiscard]] std::optional<std::uint32_t> numberOf(std::string_view typeName) const;
    [[nodiscard]] const std::map<std::uint32_t, Shared<ItemType>> &types() const { return m_types; }

    /// A copy that knows one type more (or another one under that number).
    [[nodiscard]] Schema with(std::uint32_t number, Shared<ItemType> type) const;

private:
    std::map<std::uint32_t, Shared<ItemType>> m_types;
};

/// Names one item of a state: its type's number in the state's schema, and its id.
struct ItemKey {
    std::uint32_t type = 0;
    std::int64_t id = 0;

    friend auto operator<=>(const ItemKey &, const ItemKey &) = default;
};

/// What the players of a game count lengths in.
enum class LengthUnit : std::uint8_t { Units, Tiles, Blocks };

/// How the lengths of a recording become those that its players know.
struct GameLength {
    LengthUnit unit = LengthUnit::Units;
    double inFields = 1; ///< So much of positions and, a second, of velocities is one unit.
    double inScene = 1;  ///< The same of places in a Scene.

    friend bool operator==(const GameLength &, const GameLength &) = default;
};

} // namespace tickscope
