// SPDX-License-Identifier: MIT
#include "core/formats/teeworlds_common/messages/message_tables.h"

#include <algorithm>
#include <array>
#include <bit>
#include <utility>

#include "core/model/event/event_kind.h"

namespace tickscope::teeworlds {

namespace {

template<typename... Names>
constexpr std::array<std::string_view, sizeof...(Names)> names(Names... all)
{
    return {all...};
}

// Source: teeworlds-messages.md, section 6. Number 0 is an UUID message.
constexpr std::array SystemNames06 = names(
    "extended", "info", "map change", "map data", "con ready", "snap", "snap empty", "snap single",
    "snap small", "input timing", "rcon auth status", "rcon line", "", "", "ready", "enter game",
    "input", "rcon cmd", "rcon auth", "request map data", "", "", "ping", "ping reply", "",
    "rcon cmd add", "rcon cmd remove");
constexpr std::array SystemNames07 = names(
    "extended", "info", "map change", "map data", "server info", "con ready", "snap", "snap empty",
    "snap single", "snap small", "input timing", "rcon auth on", "rcon auth off", "rcon line",
    "rcon cmd add", "rcon cmd remove", "auth challenge", "auth result", "ready", "enter game",
    "input", "rcon cmd", "rcon auth", "request map data", "auth start", "auth response", "ping",
    "ping reply", "error", "maplist entry add", "maplist entry remove");

template<typename Rows>
std::string_view nameIn(const Rows &names, int id)
{
    if (id < 0 || static_cast<std::size_t>(id) >= names.size())
        return {};
    return names[static_cast<std::size_t>(id)];
}

} // namespace

std::vector<MessageField> message_field::joined(std::vector<MessageField> first,
                                                const std::vector<MessageField> &second)
{
    first.insert(first.end(), second.begin(), second.end());
    return first;
}

MessageType message_field::own(std::string_view name, MessageTopic topic,
                               std::vector<MessageField> fields, MessageLayout layout)
{
    return {name, "teeworlds_demo:" + std::string(name), topic, std::move(fields), layout};
}

MessageType message_field::of(const EventKind &kind, std::string_view name, MessageTopic topic,
                              std::vector<MessageField> fields)
{
    return {name, std::string(kind.id), topic, std::move(fields)};
}

const MessageType *messageType(Protocol protocol, int id)
{
    const auto types = protocol == Protocol::V06 ? messageTables06() : messageTables07();
    if (id < 0 || static_cast<std::size_t>(id) >= types.size())
        return nullptr;
    const MessageType &type = types[static_cast<std::size_t>(id)];
    return type.name.empty() ? nullptr : &type;
}

const MessageType *messageType(const Uuid &uuid)
{
    // The first half tells nearly all apart, as one number.
    const auto half = [](const Uuid &whole) {
        return std::bit_cast<std::array<std::uint64_t, 2>>(whole.bytes)[0];
    };
    const auto types = messageTablesDdnet();
    const auto found = std::ranges::find_if(
        types, [&uuid, &half, wanted = half(uuid)](const ExtendedMessage &known) {
            return half(known.uuid) == wanted && known.uuid == uuid;
        });
    return found == types.end() ? nullptr : &found->type;
}

std::string_view systemMessageName(Protocol protocol, int id)
{
    return protocol == Protocol::V06 ? nameIn(SystemNames06, id) : nameIn(SystemNames07, id);
}

} // namespace tickscope::teeworlds
