// SPDX-License-Identifier: MIT
#include "core/formats/teeworlds_common/messages/message_filter.h"

#include <algorithm>
#include <array>
#include <string>
#include <string_view>

#include "core/base/parsing.h"
#include "core/formats/teeworlds_common/coding/varint.h"
#include "core/formats/teeworlds_common/messages/message_forms.h"
#include "core/model/secrets.h"

namespace tickscope::teeworlds {

namespace {

/// Lines of the remote console repeat what is said. Section 6.
constexpr int ConsoleLine06 = 11;
constexpr int ConsoleLine07 = 13;
/// Names of votes, alike in both protocols. Sections 2 and 4.
constexpr std::array<int, 3> VoteOptionIds{12, 13, 14};

/// Places of what people are called.
struct NamePlaces {
    std::optional<std::size_t> name;
    std::optional<std::size_t> clan = {};
};

NamePlaces namePlaces(MessageTopic topic)
{
    switch (topic) {
    case MessageTopic::ClientInfo:
        return {3, 4};
    case MessageTopic::ClientEnter:
    case MessageTopic::ClientLeave:
        return {0};
    default:
        return {};
    }
}

constexpr std::array<std::string_view, 3> VoteWords{"' called vote to ", "' called for vote to ",
                                                    "' voted to "};
/// What is voted on stands behind them.
constexpr std::array<std::string_view, 3> BallotWords{VoteWords[0], VoteWords[1],
                                                      " forced server option "};
constexpr std::array<std::string_view, 8> BehindQuoted{
    "' entered and joined ",
    "' has left the game",
    "' joined the ",
    "' changed name to '",
    VoteWords[0],
    VoteWords[1],
    VoteWords[2],
    "' would have timed out",
};
constexpr std::string_view BehindFinisher = " finished in: ";
constexpr std::string_view BehindRanked = " Time: ";
/// What such lines are made of.
constexpr std::array<std::string_view, 14> ServerWords{
    BehindQuoted[0], BehindQuoted[1], BehindQuoted[2], BehindQuoted[3],          BehindQuoted[4],
    BehindQuoted[5], BehindQuoted[6], BehindQuoted[7], BehindFinisher,           BehindRanked,
    "New record: ",  " minute(s) ",   " second(s) ",   "better luck next time.",
};

/// Names in a line of the server, which may be of somebody who is in no state of the recording.
/// Lines of servers have no number: these are those of Teeworlds and DDNet.
std::vector<std::string_view> namesInLine(std::string_view line)
{
    constexpr std::size_t LongestName = 15;
    std::vector<std::string_view> names;
    for (const std::string_view behind : BehindQuoted) {
        const std::size_t end = line.find(behind);
        if (line.starts_with('\'') && end != std::string_view::npos)
            names.push_back(line.substr(1, end - 1));
        if (end != std::string_view::npos && behind.ends_with('\'') && line.ends_with('\''))
            names.push_back(trimmed(line.substr(end + behind.size()), "'"));
    }
    if (const std::size_t end = line.find(BehindFinisher); end != std::string_view::npos)
        names.push_back(line.substr(0, end));
    // "1. Anna Time: 0:12.34" in the list of ranks.
    const std::size_t rank = std::min(line.find_first_not_of("0123456789"), line.size());
    const std::size_t end = line.find(BehindRanked);
    if (rank > 0 && line.substr(rank).starts_with(". ") && end > rank + 2
        && end != std::string_view::npos)
        names.push_back(line.substr(rank + 2, end - rank - 2));
    std::erase_if(names, [](std::string_view name) { return name.size() > LongestName; });
    return names;
}

std::string_view lineOf(const Message &message)
{
    return message.textAt(message.values.size() - 1);
}

/// Whether a line says who came, left, was renamed or finished; no vote, and not what somebody says
/// of himself by /me.
bool isAboutPeople(std::string_view line)
{
    const bool isVote = std::ranges::any_of(
        VoteWords, [line](auto words) { return line.find(words) != std::string_view::npos; });
    return !isVote && !line.starts_with("### ") && !namesInLine(line).empty();
}

/// \a line without what people are called and vote on. Words of the server stay, whoever is called
/// like them.
std::string maskedLine(std::string_view line, const Pseudonyms &pseudonyms)
{
    constexpr std::size_t LongestLine = 512; // that games write; others are searched too often
    std::string shown = withoutChatSecrets(line, Pseudonyms::HiddenWord);
    for (const std::string_view words : BallotWords) {
        if (const std::size_t at = shown.find(words); at != std::string::npos)
            shown.replace(at + words.size(), std::string::npos, Pseudonyms::HiddenWord);
    }
    std::string_view left = shown;
    std::string kept;
    while (shown.size() <= LongestLine) {
        std::size_t at = std::string_view::npos;
        std::string_view found;
        for (const std::string_view words : ServerWords) {
            if (const std::size_t place = left.find(words); place < at) {
                at = place;
                found = words;
            }
        }
        if (found.empty())
            break;
        kept += pseudonyms.masked(left.substr(0, at)) + std::string(found);
        left.remove_prefix(at + found.size());
    }
    return kept + pseudonyms.masked(left);
}

bool isBallot(MessageTopic topic)
{
    return topic == MessageTopic::VoteSet06 || topic == MessageTopic::VoteSet07
           || topic == MessageTopic::VoteStatus || topic == MessageTopic::OwnVote
           || topic == MessageTopic::CallVote;
}

/// Also votes.
bool isTalk(MessageTopic topic)
{
    return topic == MessageTopic::Chat06 || topic == MessageTopic::Chat07
           || topic == MessageTopic::Say06 || topic == MessageTopic::Say07 || isBallot(topic);
}

bool isConsoleLine(const MessageHeader &header, Protocol protocol)
{
    return header.isSystem
           && header.id == (protocol == Protocol::V06 ? ConsoleLine06 : ConsoleLine07);
}

/// Whether a message has texts that are nobody's to read: codes, and what is voted on.
bool isPrivate(const Message &message)
{
    return message.type->topic == MessageTopic::SaveCode
           || (!message.header.uuid
               && std::ranges::find(VoteOptionIds, message.header.id) != VoteOptionIds.end());
}

void appendMessageText(std::vector<std::byte> &bytes, std::string_view text)
{
    const auto added = std::as_bytes(std::span(text));
    bytes.insert(bytes.end(), added.begin(), added.end());
    bytes.push_back({});
}

} // namespace

std::optional<std::span<const std::byte>> MessageFilter::filtered(std::span<const std::byte> bytes)
{
    const bool hides = m_pseudonyms || m_hidesSecrets;
    if (m_chat == ClipOptions::Chat::Kept && !hides)
        return bytes;
    const auto header = readMessageHeader(bytes);
    if (!header)
        return hides ? std::nullopt : std::optional(bytes);
    const MessageType *type = typeOf(*header, m_protocol);
    const bool talks = type ? isTalk(type->topic) : isConsoleLine(*header, m_protocol);
    if (m_chat == ClipOptions::Chat::LeftOut && talks) {
        const auto message = decodeMessage(*header, bytes, m_protocol);
        if (!message || !message->type || !isServerLine(*message)
            || !isAboutPeople(lineOf(*message)))
            return {};
    }
    if (m_pseudonyms)
        return masked(*header, bytes);
    return hides ? withoutItsSecrets(*header, bytes) : std::optional(bytes);
}

/// What cannot be read and may hold a secret is left out.
std::optional<std::span<const std::byte>> MessageFilter::withoutItsSecrets(
    const MessageHeader &header, std::span<const std::byte> bytes)
{
    if (header.isSystem)
        return isConsoleLine(header, m_protocol) ? std::nullopt : std::optional(bytes);
    const auto message = decodeMessage(header, bytes, m_protocol);
    if (!message || !message->type)
        return mayHoldSecrets(bytes, m_protocol) ? std::nullopt : std::optional(bytes);
    const auto hidden = withoutSecrets(*message, Pseudonyms::HiddenWord);
    if (!hidden)
        return bytes;
    if (hidden->layout != MessageLayout::Fixed)
        return {};
    m_bytes.assign(bytes.begin(), bytes.begin() + static_cast<std::ptrdiff_t>(header.size));
    for (std::size_t i = 0; i < hidden->values.size(); ++i) {
        if (hidden->fieldOf(i)->kind == MessageFieldKind::Text)
            appendMessageText(m_bytes, hidden->textAt(i));
        else
            appendVarint(m_bytes, hidden->numberAt(i));
    }
    return m_bytes;
}

/// What cannot be read may hold a name: engine messages hold whole snapshots. All others are
/// written anew, since nobody knows what stands behind their fields.
std::optional<std::span<const std::byte>> MessageFilter::masked(const MessageHeader &header,
                                                                std::span<const std::byte> bytes)
{
    const auto message = decodeMessage(header, bytes, m_protocol);
    if (!message || !message->type || isPrivate(*message))
        return {};
    if (message->layout != MessageLayout::Fixed)
        return bytes; // numbers alone
    const NamePlaces places = namePlaces(message->type->topic);
    m_bytes.assign(bytes.begin(), bytes.begin() + static_cast<std::ptrdiff_t>(header.size));
    for (std::size_t i = 0; i < message->values.size(); ++i) {
        const std::string_view text = message->textAt(i);
        if (message->fieldOf(i)->kind != MessageFieldKind::Text)
            appendVarint(m_bytes, message->numberAt(i));
        else if (isBallot(message->type->topic))
            appendMessageText(m_bytes, {});
        else if (places.name == i)
            appendMessageText(m_bytes, m_pseudonyms->nameFor(text));
        else if (places.clan == i)
            appendMessageText(m_bytes, m_pseudonyms->clanFor(text));
        else if (isServerLine(*message))
            appendMessageText(m_bytes, maskedLine(text, *m_pseudonyms));
        else
            appendMessageText(m_bytes, m_pseudonyms->masked(text));
    }
    return m_bytes;
}

Result<void> addNames(const Message &message, Pseudonyms &pseudonyms)
{
    if (!message.type)
        return {};
    const MessageTopic topic = message.type->topic;
    if (isServerLine(message)) {
        for (const std::string_view name : namesInLine(lineOf(message))) {
            if (auto added = pseudonyms.addName(name); !added)
                return added;
        }
    }
    const NamePlaces places = namePlaces(topic);
    auto added = places.name ? pseudonyms.addName(message.textAt(*places.name)) : Result<void>{};
    if (added && places.clan)
        added = pseudonyms.addClan(message.textAt(*places.clan));
    return added;
}

} // namespace tickscope::teeworlds
