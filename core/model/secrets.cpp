// SPDX-License-Identifier: MIT
#include "core/model/secrets.h"

#include <algorithm>
#include <array>

#include "core/base/utf8.h"

namespace tickscope {

namespace {

constexpr std::array<std::string_view, 14> SecretCommands{
    "timeout",       "save",  "load",     "rcon",         "rcon_auth",
    "rcon_login",    "auth",  "auth_add", "auth_add_p",   "auth_change",
    "auth_change_p", "login", "register", "add_sqlserver"};
/// Those of them that are words of a language: behind another command they mean nothing.
constexpr std::array<std::string_view, 4> EverydayWords{"timeout", "save", "load", "register"};
/// Commands that say something to people, or name somebody.
constexpr std::array<std::string_view, 13> TalkCommands{
    "say", "say_team", "amx_say", "amx_chat", "amx_psay", "name",     "me",
    "w",   "whisper",  "c",       "converse", "r",        "broadcast"};

constexpr std::string_view Blanks = " \t";

template<typename Words>
bool isAmongWords(const Words &words, std::string_view word)
{
    return std::ranges::find(words, word) != std::ranges::end(words);
}

/// Parts words in a console. GoldSrc also ends them at these signs.
bool partsWords(char byte)
{
    constexpr std::string_view Signs = "{}()':,";
    return static_cast<unsigned char>(byte) <= ' ' || Signs.find(byte) != std::string_view::npos;
}

/// Where the order that \a orders begins with ends: at a ';' outside of quotes, or with the line.
std::size_t orderEnd(std::string_view orders)
{
    bool isQuoted = false;
    for (std::size_t i = 0; i < orders.size(); ++i) {
        if (orders[i] == '\n' || orders[i] == '\r' || (orders[i] == ';' && !isQuoted))
            return i;
        isQuoted = isQuoted != (orders[i] == '"');
    }
    return orders.size();
}

/// One order without its secrets.
struct Order {
    std::string_view text;
    std::string_view standIn;
    std::span<const std::string_view> alsoHidden;
    std::size_t place = 0;
    std::string kept = {};

    std::string masked()
    {
        for (bool isFirst = true; skipBlanks(); isFirst = false) {
            const std::string word = takeWord();
            if (isHidden(word, isFirst) && hasMore())
                return kept + ' ' + std::string(standIn);
            if (isFirst && isAmongWords(TalkCommands, word))
                return kept + withoutChatSecrets(text.substr(place), standIn);
        }
        return kept;
    }

    [[nodiscard]] bool isHidden(std::string_view word, bool isFirst) const
    {
        const bool isCommand = isAmongWords(SecretCommands, word)
                               && (isFirst || !isAmongWords(EverydayWords, word));
        return isCommand || isSecretSetting(word) || isAmongWords(alsoHidden, word);
    }

    /// False at the end.
    bool skipBlanks()
    {
        while (place < text.size() && partsWords(text[place]))
            kept += text[place++];
        return place < text.size();
    }

    [[nodiscard]] bool hasMore() const
    {
        return !std::ranges::all_of(text.substr(place),
                                    [](char byte) { return partsWords(byte) || byte == '"'; });
    }

    /// Keeps the word or quoted text that comes, which may hold orders or settings of its own.
    /// \return it in lower case; empty where it is no single word.
    std::string takeWord()
    {
        const bool isQuoted = text[place] == '"';
        const std::string_view rest = text.substr(place + (isQuoted ? 1 : 0));
        std::size_t size = 0;
        while (size < rest.size() && rest[size] != '"' && (isQuoted || !partsWords(rest[size])))
            ++size;
        const std::string_view inside = rest.substr(0, size);
        const bool isOne = std::ranges::none_of(inside, partsWords);
        const bool isClosed = isQuoted && size < rest.size();
        kept += isQuoted ? "\"" : "";
        if (inside.starts_with('\\'))
            kept += withoutSettingSecrets(inside, standIn);
        else if (isOne && inside.find(';') == std::string_view::npos)
            kept += inside;
        else
            kept += withoutCommandSecrets(inside, standIn, alsoHidden);
        kept += isClosed ? "\"" : "";
        place += (isQuoted ? 1 : 0) + size + (isClosed ? 1 : 0);
        return isOne ? asciiLower(inside) : std::string();
    }
};

/// Where what follows on the name of a password setting begins in \a line, "Bad rcon_password x";
/// the end where nothing does. Only names that nobody takes for a word.
std::size_t placeBehindSetting(std::string_view line)
{
    constexpr std::string_view OfNames = "abcdefghijklmnopqrstuvwxyz0123456789_";
    constexpr std::string_view Signs = " \t\r\"'.,:;=!?";
    if (line.find('_') == std::string_view::npos)
        return line.size();
    const std::string lower = asciiLower(line);
    const std::string_view words = lower;
    for (std::size_t first = 0; first < words.size();) {
        const std::size_t end = std::min(words.find_first_not_of(OfNames, first), words.size());
        const std::string_view word = words.substr(first, end - first);
        first = std::max(end, first + 1);
        if ((word.ends_with("_password") || word.ends_with("_pw"))
            && words.find_first_not_of(Signs, end) != std::string_view::npos)
            return end + (words[end] == '"' || words[end] == '\'' ? 1 : 0);
    }
    return line.size();
}

/// \a text of several lines, without what stands behind such a name.
std::string withoutSettingsInLines(std::string_view text, std::string_view standIn)
{
    std::string kept;
    while (!text.empty()) {
        const std::size_t end = std::min(text.find('\n'), text.size());
        const std::size_t place = placeBehindSetting(text.substr(0, end));
        kept += text.substr(0, place);
        if (place < end)
            kept += ' ' + std::string(standIn);
        kept += text.substr(end, 1);
        text.remove_prefix(std::min(end + 1, text.size()));
    }
    return kept;
}

} // namespace

bool isSecretSetting(std::string_view name)
{
    const std::string lower = asciiLower(name);
    return lower.ends_with("pw") || lower.ends_with("_key") || lower.ends_with("_code")
           || std::ranges::any_of(
               std::array{"pass", "token", "secret"},
               [&lower](const char *word) { return lower.find(word) != std::string::npos; });
}

bool hasSecretArguments(std::string_view name)
{
    return isAmongWords(SecretCommands, asciiLower(name)) || isSecretSetting(name);
}

std::string withoutChatSecrets(std::string_view line, std::string_view standIn)
{
    std::string kept;
    std::size_t place = 0;
    for (std::size_t slash = line.find('/'); slash != std::string_view::npos;
         slash = line.find('/', place)) {
        const std::size_t end = std::min(line.find_first_of(" \t\r\n'\"/", slash + 1), line.size());
        kept += line.substr(place, end - place);
        place = end;
        const std::size_t argument = line.find_first_not_of(Blanks, end);
        if (argument == end || argument == std::string_view::npos || line[argument] == '\n'
            || !hasSecretArguments(line.substr(slash + 1, end - slash - 1)))
            continue;
        // "Use '/load x' or '/load y'": a code may hold a quote, so the last one counts.
        const char before = slash > 0 ? line[slash - 1] : ' ';
        const std::size_t lineEnd = std::min(line.find('\n', end), line.size());
        const std::size_t quote = before == '\'' || before == '"' ? line.rfind(before, lineEnd)
                                                                  : std::string_view::npos;
        place = quote == std::string_view::npos || quote < argument ? lineEnd : quote;
        kept += ' ';
        kept += standIn;
    }
    kept += line.substr(place);
    return withoutSettingsInLines(kept, standIn);
}

std::string withoutCommandSecrets(std::string_view orders, std::string_view standIn,
                                  std::span<const std::string_view> alsoHidden)
{
    std::string kept;
    while (!orders.empty()) {
        const std::size_t end = orderEnd(orders);
        kept += Order{.text = orders.substr(0, end), .standIn = standIn, .alsoHidden = alsoHidden}
                    .masked();
        kept += orders.substr(end, 1);
        orders.remove_prefix(std::min(end + 1, orders.size()));
    }
    return kept;
}

std::string withoutSettingSecrets(std::string_view settings, std::string_view standIn)
{
    std::string kept;
    bool isSecret = false;
    for (bool isKey = false; !settings.empty(); isKey = !isKey) {
        const std::size_t end = std::min(settings.find('\\'), settings.size());
        const std::string_view part = settings.substr(0, end);
        kept += isSecret && !isKey && !part.empty() ? standIn : part;
        isSecret = isKey && isSecretSetting(part);
        kept += settings.substr(end, 1);
        settings.remove_prefix(std::min(end + 1, settings.size()));
    }
    return kept;
}

} // namespace tickscope
