// SPDX-License-Identifier: MIT
#pragma once

#include <cstdint>
#include <limits>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "core/base/uuid.h"
#include "core/formats/teeworlds_common/messages/enum_texts.h"
#include "core/formats/teeworlds_common/protocol.h"

namespace tickscope {
struct EventKind;
}

namespace tickscope::teeworlds {

enum class MessageFieldKind : std::uint8_t { Int, Bool, Tick, Client, Flags, Text };

/// White space at the start of a text field.
enum class LeadingSpace : std::uint8_t { Kept, Cut };

/// One field of a message. A value outside minimum to maximum makes the whole
/// message invalid, as does the lack of a field without fallback.
struct MessageField {
    std::string_view name;
    MessageFieldKind kind = MessageFieldKind::Int;
    LeadingSpace leadingSpace = LeadingSpace::Kept;
    std::int32_t minimum = std::numeric_limits<std::int32_t>::min();
    std::int32_t maximum = std::numeric_limits<std::int32_t>::max();
    TextTable texts = nullptr;            ///< Words of its numbers, or null.
    std::optional<std::int32_t> fallback; ///< Of fields that older writers lack.
};

/// How the fields of a message are laid out.
enum class MessageLayout : std::uint8_t {
    Fixed,            ///< As in the table.
    TuneParams06,     ///< Ints in the order of TuningNames.
    TuneParams07,     ///< Ints in one of two orders, chosen by their number.
    TeamsState,       ///< One int for each client.
    VoteOptions06,    ///< A count, then always 15 texts.
    VoteOptions07,    ///< A count, then as many texts.
    ExtraProjectiles, ///< A count, then as many groups of six ints.
    GameMessage,      ///< An id, then parameters that depend on it.
};

/// What a message is about; decides how it becomes an event.
enum class MessageTopic : std::uint8_t {
    Other,
    Text, ///< Field 0 is a text for people.
    Chat06,
    Chat07,
    Say06,
    Say07,
    Kill,
    KillTeam,
    Sound,
    MapSound,
    WeaponPickup,
    Emoticon,
    OwnEmoticon,
    VoteSet06,
    VoteSet07,
    VoteStatus,
    OwnVote,
    CallVote,
    Team,
    OwnTeam,
    RaceTime,
    Record,
    RaceFinish,
    Checkpoint,
    Input,
    SaveCode,
    GameMessage,
    GameInfo,
    SkinChange,
    ClientInfo,
    ClientDrop,
    ClientEnter,
    ClientLeave,
};

/// One kind of game message. Names have static storage.
struct MessageType {
    std::string_view name; ///< Empty for a number that is not used.
    std::string eventKind;
    MessageTopic topic = MessageTopic::Other;
    std::vector<MessageField> fields = {};
    MessageLayout layout = MessageLayout::Fixed;
};

/// Game message of that number, or null. Number 0 stands for UUID messages and is none.
/// Source: teeworlds-messages.md, sections 2 and 4.
[[nodiscard]] const MessageType *messageType(Protocol protocol, int id);

/// Game message of that UUID, or null; the same in both protocols.
/// Source: teeworlds-messages.md, section 3.
[[nodiscard]] const MessageType *messageType(const Uuid &uuid);

/// Name of an engine message, or empty. Source: teeworlds-messages.md, section 6.
[[nodiscard]] std::string_view systemMessageName(Protocol protocol, int id);

/// Words in which the tables are written.
namespace message_field {

inline constexpr std::int32_t LastClient = 127;

constexpr MessageField number(std::string_view name)
{
    return {.name = name, .kind = MessageFieldKind::Int, .fallback = {}};
}

constexpr MessageField inRange(std::string_view name, std::int32_t minimum, std::int32_t maximum,
                               TextTable texts = nullptr)
{
    return {.name = name,
            .kind = MessageFieldKind::Int,
            .minimum = minimum,
            .maximum = maximum,
            .texts = texts,
            .fallback = {}};
}

constexpr MessageField client(std::string_view name, std::int32_t minimum = 0)
{
    return {.name = name,
            .kind = MessageFieldKind::Client,
            .minimum = minimum,
            .maximum = LastClient,
            .fallback = {}};
}

constexpr MessageField boolean(std::string_view name)
{
    return {
        .name = name, .kind = MessageFieldKind::Bool, .minimum = 0, .maximum = 1, .fallback = {}};
}

constexpr MessageField flags(std::string_view name, TextTable texts)
{
    return {.name = name, .kind = MessageFieldKind::Flags, .texts = texts, .fallback = {}};
}

constexpr MessageField tick(std::string_view name)
{
    return {.name = name, .kind = MessageFieldKind::Tick, .fallback = {}};
}

constexpr MessageField text(std::string_view name)
{
    return {.name = name, .kind = MessageFieldKind::Text, .fallback = {}};
}

/// Text whose leading white space the game cuts, too.
constexpr MessageField trimmedText(std::string_view name)
{
    return {.name = name,
            .kind = MessageFieldKind::Text,
            .leadingSpace = LeadingSpace::Cut,
            .fallback = {}};
}

constexpr MessageField orElse(MessageField field, std::int32_t fallback)
{
    field.fallback = fallback;
    return field;
}

[[nodiscard]] std::vector<MessageField> joined(std::vector<MessageField> first,
                                               const std::vector<MessageField> &second);

/// A message whose events are of a kind of its own.
[[nodiscard]] MessageType own(std::string_view name, MessageTopic topic = MessageTopic::Other,
                              std::vector<MessageField> fields = {},
                              MessageLayout layout = MessageLayout::Fixed);

/// A message whose events are of a kind that other formats have, too.
[[nodiscard]] MessageType of(const EventKind &kind, std::string_view name,
                             MessageTopic topic = MessageTopic::Other,
                             std::vector<MessageField> fields = {});

} // namespace message_field

// The files of message tables, for message_tables.cpp only.

struct ExtendedMessage {
    Uuid uuid;
    MessageType type;
};

/// Types by number; those that are not used have no name.
std::span<const MessageType> messageTables06();
std::span<const MessageType> messageTables07();
std::span<const ExtendedMessage> messageTablesDdnet();

} // namespace tickscope::teeworlds
