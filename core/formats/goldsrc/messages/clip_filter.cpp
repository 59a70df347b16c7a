// SPDX-License-Identifier: MIT
#include "core/formats/goldsrc/messages/clip_filter.h"

#include <algorithm>
#include <array>

#include "core/base/parsing.h"
#include "core/base/try.h"
#include "core/base/utf8.h"
#include "core/formats/goldsrc/messages/message_forms.h"
#include "core/formats/goldsrc/messages/message_tables.h"

namespace tickscope::goldsrc {

namespace {

constexpr std::string_view SayText{"SayText"};
constexpr std::string_view TextMessage{"TextMsg"};

/// Messages whose texts anybody may have written. Those of all others are words of the game.
constexpr std::array<std::string_view, 21> FreeTexts{
    "svc_disconnect", "svc_print", "svc_stufftext", "svc_serverinfo", "svc_centerprint",
    "svc_finale", "svc_cutscene", "svc_temp_entity", "svc_director", "svc_filetxferfailed", SayText,
    TextMessage, "MOTD", "ServerName", "StatusText",
    // Where each plays alone the team is a name.
    "TeamInfo", "TeamScore", "HudText", "HudTextPro", "HudTextArgs", "svc_updateuserinfo"};
/// Fields of these that are words of the game all the same, or no texts.
constexpr std::array<std::string_view, 6> GameWords{"game",        "map",        "hash",
                                                    "client_hash", "extra_data", "extra_hash"};
/// What belongs to a person: voices, pictures, addresses of servers, names of saved games.
constexpr std::array<std::string_view, 4> PrivateMessages{"svc_customization", "svc_voicedata",
                                                          "svc_resourcelocation", "svc_restore"};
/// Settings of a client that say nothing of who it is.
constexpr std::array<std::string_view, 10> PublicSettings{
    "name",          "model", "topcolor", "bottomcolor", "rate",
    "cl_updaterate", "cl_lw", "cl_lc",    "*hltv",       "*team"};
/// Commands behind which stand names and addresses.
constexpr std::array<std::string_view, 4> PrivateCommands{"name", "rcon_address", "setinfo",
                                                          "connect"};

template<typename Words>
bool isAmong(const Words &words, std::string_view word)
{
    return std::ranges::find(words, word) != words.end();
}

std::string_view firstWord(std::string_view command)
{
    return command.substr(0, command.find_first_of(" \t"));
}

bool isRadio(const ServerMessage &message)
{
    return message.name == TextMessage && message.text("argument1").starts_with("#Game_radio");
}

bool isTalk(const ServerMessage &message)
{
    return message.name == SayText || message.name == "svc_voicedata" || isRadio(message);
}

/// Whether it is not known what \a message says. One of few bytes that are always as many has no
/// room for a name.
bool isOpaque(const ServerMessage &message, const ServerState &before)
{
    if (!message.isUserMessage() || userMessageLayout(message.name, before.game))
        return false;
    const auto &known = (*before.userMessages)[message.id - FirstUserMessage];
    return !known || known->size < 0;
}

std::string withoutPrivateCommands(std::string_view orders)
{
    return withoutCommandSecrets(orders, Pseudonyms::HiddenWord, PrivateCommands);
}

/// Whether nothing of \a message may be in a clip without names.
bool isPrivate(const ServerMessage &message, const ServerState &before)
{
    const std::string_view orders = message.text("command");
    return isOpaque(message, before) || (message.id == svc::Director && message.hasOddSize)
           || isAmong(PrivateMessages, message.name)
           || (message.name == "svc_stufftext" && withoutPrivateCommands(orders) != orders);
}

/// Calls \a visit with each "\key\value".
template<typename Visit>
void forEachSetting(std::string_view userInfo, Visit &&visit)
{
    while (userInfo.starts_with('\\')) {
        const std::size_t keyEnd = userInfo.find('\\', 1);
        if (keyEnd == std::string_view::npos)
            return;
        const std::size_t end = std::min(userInfo.find('\\', keyEnd + 1), userInfo.size());
        visit(userInfo.substr(1, keyEnd - 1), userInfo.substr(keyEnd + 1, end - keyEnd - 1));
        userInfo.remove_prefix(end);
    }
}

} // namespace

std::optional<std::span<const std::byte>> ClipFilter::filtered(const ServerMessage &message,
                                                               const ServerState &before)
{
    if (m_chat == ClipOptions::Chat::LeftOut && isTalk(message))
        return {};
    if (!m_pseudonyms && !m_hidesSecrets)
        return message.bytes;
    if (m_pseudonyms && isPrivate(message, before))
        return {};
    return isAmong(FreeTexts, message.name) ? masked(message, before) : message.bytes;
}

/// Texts are views into the message, so all else stays as it is.
std::optional<std::span<const std::byte>> ClipFilter::masked(const ServerMessage &message,
                                                             const ServerState &before)
{
    constexpr std::size_t MostByLength = 255;
    const auto head = message.bytes.first(message.bytes.size() - message.payload.size());
    m_bytes.assign(head.begin(), head.end());
    const auto *const begin = reinterpret_cast<const char *>(message.payload.data());
    const std::string_view payload(begin, message.payload.size());
    std::size_t place = 0;
    bool isChanged = false;
    const auto append = [this](std::string_view text) {
        const auto added = std::as_bytes(std::span(text));
        m_bytes.insert(m_bytes.end(), added.begin(), added.end());
    };
    for (const MessageValue &value : message.values) {
        const auto *text = std::get_if<std::string_view>(&value.value);
        if (!text || isAmong(GameWords, value.name))
            continue;
        const auto at = static_cast<std::size_t>(text->data() - begin);
        append(payload.substr(place, at - place));
        const std::string shown = maskedText(value.name, *text);
        isChanged = isChanged || shown != *text;
        append(shown);
        place = at + text->size();
    }
    if (!m_pseudonyms && !isChanged)
        return message.bytes;
    // What stands behind the fields is not known.
    append(message.hasOddSize ? payload.substr(place, 1) : payload.substr(place));
    const std::size_t size = m_bytes.size() - head.size();
    if (m_pseudonyms && message.id == svc::UpdateUserInfo && before.networkProtocol > 43)
        std::fill(m_bytes.end() - 16, m_bytes.end(), std::byte{}); // of the account's key
    const bool hasLength = message.isUserMessage() ? head.size() > 1 : message.id == svc::Director;
    if (hasLength) {
        const std::size_t counted = message.isUserMessage() ? size : size - 1;
        if (counted > MostByLength)
            return {};
        m_bytes[1] = static_cast<std::byte>(counted);
    } else if (message.isUserMessage() && size != message.payload.size()) {
        return {};
    }
    return m_bytes;
}

std::string ClipFilter::maskedText(std::string_view field, std::string_view text) const
{
    if (!m_pseudonyms)
        return withoutSecrets(field, text, Pseudonyms::HiddenWord);
    if (field == "userinfo")
        return maskedUserInfo(text);
    return m_pseudonyms->masked(holdsOrders(field) ? withoutPrivateCommands(text)
                                                   : std::string(text));
}

std::string ClipFilter::maskedUserInfo(std::string_view userInfo) const
{
    std::string kept;
    forEachSetting(userInfo, [&](std::string_view key, std::string_view value) {
        if (!isAmong(PublicSettings, key))
            return;
        kept += '\\';
        kept += key;
        kept += '\\';
        kept += key == "name" ? m_pseudonyms->nameFor(value) : m_pseudonyms->masked(value);
    });
    return kept;
}

std::optional<std::string> ClipFilter::filteredCommand(std::string_view command) const
{
    const std::string word = asciiLower(firstWord(trimmed(command)));
    const bool talks = word == "say" || word == "say_team";
    if (talks && m_chat == ClipOptions::Chat::LeftOut)
        return {};
    return m_pseudonyms || m_hidesSecrets ? maskedText("command", command) : std::string(command);
}

bool ClipFilter::keepsBuffer(std::string_view bytes) const
{
    return !m_pseudonyms || !m_pseudonyms->isRevealedBy(bytes);
}

/// Who speaks stands before the words, also by the name of before; see speechOf().
static std::string_view speakerIn(std::string_view line)
{
    constexpr std::size_t LongestName = 31;
    line = trimmed(line, "\1\2\3\4\n");
    while (line.starts_with('(') || line.starts_with('*')) {
        const std::size_t end = line.find(line.front() == '(' ? ") " : "* ", 1);
        if (end == std::string_view::npos)
            break;
        line.remove_prefix(end + 2);
    }
    const std::size_t end = line.find(": ");
    return end <= LongestName ? line.substr(0, end) : std::string_view();
}

/// Those of "Anna was kicked by Bob", a line of the server.
static Result<void> addKicked(std::string_view line, Pseudonyms &pseudonyms)
{
    constexpr std::string_view Words = " was kicked";
    constexpr std::string_view By = " by ";
    const std::string_view shown = trimmed(line, "\1\2\3\4\n");
    const std::size_t words = shown.find(Words);
    if (words == std::string_view::npos)
        return {};
    TRY(pseudonyms.addName(shown.substr(0, words)));
    const std::string_view rest = shown.substr(words + Words.size());
    return rest.starts_with(By) ? pseudonyms.addName(rest.substr(By.size())) : Result<void>();
}

Result<void> addNames(const ServerMessage &message, Pseudonyms &pseudonyms)
{
    if (message.name == SayText) {
        TRY(pseudonyms.addName(message.text("name")));
        return message.integer("player") > 0 && !message.find("words")
                   ? pseudonyms.addName(speakerIn(message.text("text")))
                   : Result<void>();
    }
    if (message.name == TextMessage || message.name == "svc_print")
        return addKicked(message.text("text"), pseudonyms);
    if (message.id != svc::UpdateUserInfo)
        return {};
    const UserInfo info{0, std::string(message.text("userinfo"))};
    TRY(pseudonyms.addName(info.name()));
    TRY(pseudonyms.addClan(info.steamId()));
    return pseudonyms.addClan(info.value("*sid"));
}

} // namespace tickscope::goldsrc
