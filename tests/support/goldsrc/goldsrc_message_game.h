// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <sstream>
#include <string>
#include <string_view>
#include <vector>

#include "core/formats/goldsrc/messages/server_messages.h"
#include "tests/support/goldsrc/goldsrc_message_writer.h"

/// A small game for tests of GoldSrc messages: its descriptions, and who reads its frames.
namespace tickscope::test {

/// Flag of a field whose numbers have a sign.
inline constexpr std::uint32_t Signed = 0x80000000U;

inline const GoldsrcDescription PlayerFields{
    "entity_state_player_t", {{"origin[0]", 4 | Signed, 18, 32}, {"modelindex", 8, 10}}};
inline const GoldsrcDescription NormalFields{
    "entity_state_t", {{"origin[0]", 4 | Signed, 16, 8}, {"modelindex", 8, 10}, {"skin", 8, 8}}};
inline const GoldsrcDescription CustomFields{
    "custom_entity_state_t", {{"rendermode", 8, 8}, {"origin[0]", 4 | Signed, 17, 8}}};
inline const GoldsrcDescription ClientFields{"clientdata_t",
                                             {{"health", 4 | Signed, 10}, {"physinfo", 0x80, 0}}};
inline const GoldsrcDescription WeaponFields{"weapon_data_t",
                                             {{"m_iId", 8, 5}, {"m_iClip", 8, 10}}};
inline const GoldsrcDescription EventFields{
    "event_t",
    {{"entindex", 8, 10}, {"origin[0]", 4 | Signed, 26, 128}, {"iparam1", 8 | Signed, 16}}};

inline std::string textOf(const goldsrc::MessageValue &value)
{
    std::ostringstream out;
    out << value.name << '=';
    std::visit([&](const auto &content) { out << content; }, value.value);
    return out.str();
}

/// Keeps each message as "name first=1 second=2".
class TextSink : public goldsrc::MessageSink
{
public:
    void messageRead(const goldsrc::ServerMessage &message, const goldsrc::ServerState &) override
    {
        std::string text(message.name);
        for (const goldsrc::MessageValue &value : message.values)
            text += ' ' + textOf(value);
        if (message.hasOddSize)
            text += " (odd)";
        texts.push_back(text);
        places.push_back({message.byte, message.bytes.size()});
        for (const goldsrc::GameEvent &event : message.gameEvents)
            events.push_back(event);
    }

    struct Place {
        std::uint64_t byte = 0;
        std::size_t size = 0;
    };
    std::vector<std::string> texts;
    std::vector<Place> places; ///< Of the texts.
    std::vector<goldsrc::GameEvent> events;
};

/// Reads frames into one state.
struct Game {
    explicit Game(int protocol = 48)
        : state(protocol, "valve")
    {
    }

    /// The reader's complaints, joined.
    std::string read(const GoldsrcMessages &messages, std::int32_t sequence = 1)
    {
        std::string damage;
        for (const Error &error :
             goldsrc::readServerMessages(messages.bytes(), {sequence, 1000}, state, &sink))
            damage += faultText(error.fault) + '\n';
        return damage;
    }

    [[nodiscard]] double number(unsigned entity, std::string_view field) const
    {
        const goldsrc::EntityState *found = goldsrc::entityIn(*state.entities, entity);
        return found ? goldsrc::numberOf(
                   *state.descriptions->find(goldsrc::descriptionName(found->kind)), found->record,
                   field)
                     : -1;
    }

    TextSink sink;
    goldsrc::ServerState state;
};

/// A game of 4 clients whose descriptions are known.
inline GoldsrcMessages signOn(int protocol = 48)
{
    GoldsrcMessages messages(protocol);
    messages.serverInfo(4, 0);
    for (const auto *description :
         {&PlayerFields, &NormalFields, &CustomFields, &ClientFields, &WeaponFields, &EventFields})
        messages.description(*description);
    return messages;
}

} // namespace tickscope::test
