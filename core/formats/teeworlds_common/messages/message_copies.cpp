// SPDX-License-Identifier: MIT
#include "core/formats/teeworlds_common/messages/message_copies.h"

#include <algorithm>
#include <cstddef>
#include <iterator>
#include <string_view>
#include <utility>

#include "core/formats/teeworlds_common/messages/implied_events.h"

namespace tickscope::teeworlds {

namespace {

using Copy = MessageCopies::Copy;

/// Of a flood of them.
constexpr std::size_t MostCopies = 1024;
/// Speaks for whom the receiver does not know; the name stands before the text.
constexpr int StandIn = 15;
constexpr std::string_view BehindName = ": ";
/// Client -1 as the receiver of 0.7, read as the beginning of a text to the team.
constexpr std::string_view ForAll07 = "@";
constexpr std::int32_t ToTeam = 1;
/// What the receiver of a copy got to see for a client ID.
struct Sight {
    int shown = NoClient;
    std::size_t copy = 0;
    bool isTrue = false;
};
using Sights = std::vector<Sight>;

struct Found {
    int client = NoClient;
    bool isSure = false;
};

bool isOfTopic(const Message &message, MessageTopic topic)
{
    return message.type && message.type->topic == topic;
}

bool isLine(const Message &message)
{
    return isOfTopic(message, MessageTopic::Chat06) || isOfTopic(message, MessageTopic::Chat07);
}

std::size_t placeOfClient(const Message &message)
{
    return isOfTopic(message, MessageTopic::Emoticon) ? 0 : 1;
}

/// 0 to all, 1 to the team.
std::int32_t audienceOf(const Message &line)
{
    return line.numberAt(0) - std::int32_t{isOfTopic(line, MessageTopic::Chat07)};
}

std::string_view textOf(const Message &line)
{
    return isLine(line) ? line.textAt(line.values.size() - 1) : std::string_view();
}

/// What stands before the line \a text in \a line; \a text itself where that is none of its copies.
std::string_view prefixOf(const Message &line, std::string_view text)
{
    const std::string_view all = textOf(line);
    const std::string_view prefix = all.substr(0, all.size() - std::min(text.size(), all.size()));
    const bool isKnown = prefix.empty() || prefix == ForAll07
                         || (prefix.ends_with(BehindName) && line.numberAt(1) == StandIn);
    return isKnown && all.ends_with(text) ? prefix : text;
}

/// Whether \a line says the same as a line \a text, to so many.
bool isLineOf(std::string_view text, std::int32_t audience, const Message &line)
{
    const std::string_view prefix = prefixOf(line, text);
    const std::int32_t own = audienceOf(line) - (prefix == ForAll07 ? ToTeam : 0);
    return (prefix != text || text.empty()) && own == audience;
}

/// \param shorter  may be one of 0.7 itself.
bool areOneLine(const Message &shorter, const Message &longer)
{
    const std::string_view text = textOf(shorter);
    return isLineOf(text, audienceOf(shorter), longer)
           || (text.starts_with(ForAll07)
               && isLineOf(text.substr(1), audienceOf(shorter) - ToTeam, longer));
}

/// Whether all copies may be of \a client. Who gets client IDs of its own is the first to itself,
/// and no other is; so many receivers as \a lacking may have got no copy, but who it is of has
/// one.
bool mayBe(int client, const Sights &sights, std::span<const int> receivers, std::size_t lacking)
{
    const auto own = static_cast<std::size_t>(std::ranges::find(receivers, client)
                                              - receivers.begin());
    const auto isOwn = [&](const Sight &sight) {
        return sight.copy <= own && own <= sight.copy + lacking
               && (sight.shown == 0 || sight.shown == client);
    };
    const auto isFirst = [](const Sight &sight) { return sight.shown == 0; };
    const auto first = std::ranges::find_if(sights, isFirst);
    return std::ranges::any_of(sights, isOwn)
           && (client == 0 || first == sights.end()
               || (isOwn(*first) && std::ranges::count_if(sights, isFirst) == 1));
}

/// \param possible  one of these.
Found clientIn(const Sights &sights, const std::vector<int> &possible,
               std::span<const int> receivers, std::size_t lacking)
{
    const auto truth = std::ranges::find(sights, true, &Sight::isTrue);
    if (truth != sights.end()) {
        return {truth->shown, std::ranges::none_of(sights, [&](const Sight &sight) {
                    return sight.isTrue && sight.shown != truth->shown;
                })};
    }
    std::vector<int> fitting;
    std::ranges::copy_if(possible, std::back_inserter(fitting), [&](int client) {
        return possible.size() == 1
               || (sights.back().copy < receivers.size()
                   && mayBe(client, sights, receivers, lacking));
    });
    if (fitting.size() == 1)
        return {fitting.front(), true};
    if (fitting.empty())
        std::ranges::transform(sights, std::back_inserter(fitting), &Sight::shown);
    const int most = *std::ranges::max_element(
        fitting, {}, [&](int client) { return std::ranges::count(sights, client, &Sight::shown); });
    return {most, false};
}

/// False where another one might be it. \param receivers  of a copy each, but for some where there
/// are fewer copies.
bool settlePart(std::span<Copy> copies, std::span<const int> receivers, std::string_view text,
                const MessageCopies::Evidence &evidence)
{
    const std::size_t lacking = receivers.size() - std::min(copies.size(), receivers.size());
    Sights sights;
    Sights killers;
    for (const Copy &copy : copies) {
        std::string_view prefix = prefixOf(copy.message, text);
        const bool isOf07 = copy.isTrue || prefix == ForAll07;
        prefix.remove_suffix(prefix.ends_with(BehindName) ? BehindName.size() : prefix.size());
        const int named = clientNamed(prefix, evidence.names);
        // No client ID of their own is so high.
        const bool isHigh = copy.who > (isLine(copy.message) ? StandIn : StandIn - 1);
        const std::size_t place = sights.size();
        sights.push_back(
            {named == NoClient ? copy.who : named, place, isOf07 || isHigh || named != NoClient});
        // Whom the receiver does not know is the victim there.
        if (copy.killer != copy.who || isOf07)
            killers.push_back(
                {copy.killer, place, isOf07 || copy.killer < 0 || copy.killer >= StandIn});
    }
    std::vector<int> possible(receivers.begin(), receivers.end());
    const auto lives = [&](int client) { return !evidence.deaths.contains(client); };
    const Found killer = killers.empty() ? Found{}
                                         : clientIn(killers, possible, receivers, lacking);
    if (receivers.empty())
        possible.assign(evidence.deaths.begin(), evidence.deaths.end());
    else if (!evidence.deaths.empty())
        std::erase_if(possible, lives);
    const Found who = clientIn(sights, possible, receivers, lacking);
    // Several deaths at once may be among so many copies.
    const bool isOne = evidence.deaths.size() < 2 || copies.size() == receivers.size();
    for (const Sight &sight : sights) {
        Copy &copy = copies[sight.copy];
        if (sight.isTrue)
            copy.who = sight.shown;
        else if (isOne || lives(copy.who))
            copy.who = who.client;
        copy.killer = killers.empty() ? copy.who : killer.client;
    }
    return who.isSure && isOne && (killers.empty() || killer.isSure);
}

/// As it is to most: of 0.6, and without anything before its text.
const Message &plainest(const std::vector<Copy> &copies)
{
    return std::ranges::min_element(
               copies, {},
               [](const Copy &copy) { return std::pair(copy.isTrue, textOf(copy.message).size()); })
        ->message;
}

} // namespace

bool MessageCopies::mayHave(const Message &message)
{
    const bool isOfAll = isLine(message) && audienceOf(message) <= ToTeam;
    return message.numberAt(placeOfClient(message)) >= 0
           && (isOfAll || isOfTopic(message, MessageTopic::Kill)
               || isOfTopic(message, MessageTopic::Emoticon));
}

bool MessageCopies::isDeath() const
{
    return !isEmpty() && isOfTopic(m_copies.front().message, MessageTopic::Kill);
}

bool MessageCopies::continues(const Message &message) const
{
    if (isEmpty() || m_copies.size() >= MostCopies)
        return false;
    const Message &last = m_copies.back().message;
    if (isLine(message) && isLine(last))
        return areOneLine(message, last) || areOneLine(last, message);
    const auto isEqual = [&](std::size_t index) {
        return message.numberAt(index) == last.numberAt(index);
    };
    if (isLine(last) || !isOfTopic(message, last.type->topic))
        return false;
    return isDeath() ? isEqual(message_index::KillWeapon) && isEqual(message_index::ModeSpecial)
                     : isEqual(1);
}

void MessageCopies::add(Message &&message, std::uint64_t byte, bool isFor07)
{
    const int who = message.numberAt(placeOfClient(message));
    const int killer = message.numberAt(message_index::Killer);
    const bool isDeath = isOfTopic(message, MessageTopic::Kill);
    m_copies.push_back({std::move(message), byte, isFor07, who, isDeath ? killer : who});
}

bool MessageCopies::isDoubtful(std::span<const int> present) const
{
    const Copy &first = m_copies.front();
    const auto differs = [&first](const Copy &copy) {
        return copy.who != first.who || copy.killer != first.killer
               || textOf(copy.message) != textOf(first.message);
    };
    return std::ranges::any_of(m_copies, differs)
           || (!present.empty() && !std::ranges::binary_search(present, first.who));
}

EventSource MessageCopies::settle(const Evidence &evidence)
{
    if (!isDoubtful(evidence.receivers.back()))
        return EventSource::Guess; // of who has just come, or of all there are
    const std::string_view text = textOf(plainest(m_copies));
    const auto fits = [this](const std::vector<int> &receivers) {
        return !receivers.empty() && m_copies.size() % receivers.size() == 0;
    };
    const auto found = std::ranges::find_if(evidence.receivers, fits);
    const auto &receivers = found == evidence.receivers.end() ? evidence.receivers.front() : *found;
    const std::size_t size = fits(receivers) ? receivers.size() : m_copies.size();
    // While somebody comes or goes, no place is certain.
    const bool isStill = evidence.receivers.front() == evidence.receivers.back();
    bool isSure = true;
    for (std::size_t i = 0; i < m_copies.size(); i += size)
        isSure &= settlePart(std::span(m_copies).subspan(i, size),
                             isStill ? std::span(receivers) : std::span<const int>(), text,
                             evidence);
    return isSure ? EventSource::Recorded : EventSource::Guess;
}

void MessageCopies::release(
    const std::function<void(const Message &message, std::uint64_t byte)> &emit)
{
    Message message = plainest(m_copies);
    for (const Copy &copy : std::exchange(m_copies, {})) {
        if (isOfTopic(message, MessageTopic::Kill))
            message.values[message_index::Killer] = std::int64_t{copy.killer};
        message.values[placeOfClient(message)] = std::int64_t{copy.who};
        emit(message, copy.byte);
    }
}

} // namespace tickscope::teeworlds
