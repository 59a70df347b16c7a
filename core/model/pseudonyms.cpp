// SPDX-License-Identifier: MIT
#include "core/model/pseudonyms.h"

#include <algorithm>

#include "core/base/fault.h"
#include "core/base/parsing.h"
#include "core/base/utf8.h"
#include "core/model/secrets.h"

namespace tickscope {

namespace {

/// More are no recording of people. Texts are looked through for each of them.
constexpr std::size_t MostPseudonyms = 20'000;
/// Shorter ones would be found in every other word.
constexpr std::size_t LeastSearched = 3;

struct StandInWords {
    std::string_view name;
    std::string_view clan;
};
/// The first that holds nobody's name is taken.
constexpr std::array<StandInWords, 5> Stems{{{"Player", "Clan"},
                                             {"Person", "Group"},
                                             {"Someone", "Band"},
                                             {"Member", "Union"},
                                             {"Xx", "Yy"}}};

/// Whether \a byte may belong to a word; all that is no ASCII may.
bool isWordByte(char byte)
{
    return (byte >= '0' && byte <= '9') || (byte >= 'a' && byte <= 'z')
           || (byte >= 'A' && byte <= 'Z') || static_cast<unsigned char>(byte) >= 0x80;
}

bool isDigitByte(char byte)
{
    return byte >= '0' && byte <= '9';
}

bool isWholeWord(std::string_view text, std::size_t begin, std::size_t size)
{
    return (begin == 0 || !isWordByte(text[begin - 1]))
           && (begin + size == text.size() || !isWordByte(text[begin + size]));
}

/// Bytes of the IPv4 address that \a text begins with; 0 for none.
std::size_t addressSize(std::string_view text)
{
    std::size_t size = 0;
    for (int part = 0; part < 4; ++part) {
        if (part > 0 && (size >= text.size() || text[size++] != '.'))
            return 0;
        std::size_t digits = 0;
        while (digits < 3 && size < text.size() && isDigitByte(text[size])) {
            ++size;
            ++digits;
        }
        if (digits == 0)
            return 0;
    }
    return size;
}

/// The same of an IPv6 address, which games write in brackets.
std::size_t bracketedAddressSize(std::string_view text)
{
    const std::size_t end = text.starts_with('[') ? text.find(']') : std::string_view::npos;
    if (end == std::string_view::npos)
        return 0;
    const std::string_view inside = text.substr(1, end - 1);
    const bool isAddress = std::ranges::count(inside, ':') > 1
                           && inside.find_first_not_of("0123456789abcdefABCDEF:.")
                                  == std::string_view::npos;
    return isAddress ? end + 1 : 0;
}

/// Bytes of the Steam account that \a text, in lower case, begins with; 0 for none.
std::size_t accountSize(std::string_view text)
{
    constexpr std::string_view Digits = "0123456789";
    constexpr std::size_t LongDigits = 17;
    const auto digits = [text, Digits](std::size_t begin) {
        return std::min(text.find_first_not_of(Digits, begin), text.size()) - begin;
    };
    if (text.starts_with("7656119") && digits(0) == LongDigits)
        return LongDigits;
    const bool isNew = text.starts_with("[u:");
    if (!isNew && !text.starts_with("steam_"))
        return 0;
    std::size_t size = isNew ? 3 : 6;
    for (int part = isNew ? 1 : 0; part < 3; ++part) {
        const std::size_t count = digits(size);
        size += count;
        if (count == 0 || (part < 2 && (size >= text.size() || text[size++] != ':')))
            return 0;
    }
    return isNew && size < text.size() && text[size] == ']' ? size + 1 : size;
}

/// Bytes of the address or account that begins at \a place of \a text; 0 for none.
std::size_t addressSizeAt(std::string_view text, std::size_t place)
{
    if (place > 0 && isWordByte(text[place - 1]))
        return 0;
    const std::string_view rest = text.substr(place);
    return std::max({addressSize(rest), bracketedAddressSize(rest), accountSize(rest)});
}

/// Without the "(1)" that servers put before a name that somebody has already.
std::string_view withoutCopyNumber(std::string_view name)
{
    const std::size_t end = name.starts_with('(') ? name.find(')') : std::string_view::npos;
    if (end == std::string_view::npos || end < 2
        || !std::ranges::all_of(name.substr(1, end - 1), isDigitByte))
        return name;
    return name.substr(end + 1);
}

} // namespace

Result<void> Pseudonyms::add(Kind kind, std::string_view text)
{
    auto &known = kind == Kind::Name ? m_names : m_clans;
    if (text.empty() || known.contains(text))
        return {};
    if (known.size() >= MostPseudonyms)
        return limitExceeded(Fault::tr("there are too many names to hide them"));
    known.emplace(text, StandIn{kind, known.size() + 1});
    return {};
}

void Pseudonyms::settle()
{
    for (auto &list : m_hidden)
        list.clear();
    for (const auto *known : {&m_names, &m_clans}) {
        for (const auto &[text, standIn] : *known) {
            for (const std::string_view form : {std::string_view(text), trimmed(text, " "),
                                                trimmed(withoutCopyNumber(text), " ")}) {
                if (!form.empty())
                    m_hidden[static_cast<unsigned char>(asciiLower(form.front()))].push_back(
                        {asciiLower(form), standIn});
            }
        }
    }
    for (auto &list : m_hidden) {
        // A name comes before a clan that is called alike.
        std::ranges::stable_sort(list, [](const Hidden &left, const Hidden &right) {
            return left.folded.size() != right.folded.size()
                       ? left.folded.size() > right.folded.size()
                       : left.folded < right.folded;
        });
        const auto isSame = [](const Hidden &left, const Hidden &right) {
            return left.folded == right.folded;
        };
        list.erase(std::unique(list.begin(), list.end(), isSame), list.end());
    }
    const auto isGood = [this](const StandInWords &words) {
        return !isRevealedBy(words.name) && !isRevealedBy(words.clan);
    };
    const auto good = std::ranges::find_if(Stems, isGood);
    m_stem = good == Stems.end() ? Stems.size() - 1
                                 : static_cast<std::size_t>(good - Stems.begin());
}

std::string Pseudonyms::nameFor(std::string_view name) const
{
    return standInFor(Kind::Name, name);
}

std::string Pseudonyms::clanFor(std::string_view clan) const
{
    return standInFor(Kind::Clan, clan);
}

std::string Pseudonyms::standInFor(Kind kind, std::string_view text) const
{
    if (text.empty())
        return {};
    const auto &known = kind == Kind::Name ? m_names : m_clans;
    const auto found = known.find(text);
    return textOf(found == known.end() ? StandIn{kind, 0} : found->second);
}

std::string Pseudonyms::textOf(StandIn standIn) const
{
    const StandInWords &words = Stems[m_stem];
    std::string text(standIn.kind == Kind::Name ? words.name : words.clan);
    return standIn.number == 0 ? text : text + ' ' + std::to_string(standIn.number);
}

const Pseudonyms::Hidden *Pseudonyms::hiddenAt(std::string_view folded, std::size_t place) const
{
    for (const Hidden &hidden : m_hidden[static_cast<unsigned char>(folded[place])]) {
        const std::size_t size = hidden.folded.size();
        if (folded.substr(place, size) == hidden.folded
            && (size >= LeastSearched || isWholeWord(folded, place, size)))
            return &hidden;
    }
    return nullptr;
}

std::string Pseudonyms::masked(std::string_view text) const
{
    const std::string shown = withoutChatSecrets(text, HiddenWord);
    const std::string folded = asciiLower(shown);
    std::string kept;
    for (std::size_t place = 0; place < shown.size();) {
        if (const std::size_t size = addressSizeAt(folded, place)) {
            kept += HiddenWord;
            place += size;
        } else if (const Hidden *hidden = hiddenAt(folded, place)) {
            kept += textOf(hidden->standIn);
            place += hidden->folded.size();
        } else {
            kept += shown[place++];
        }
    }
    return kept;
}

std::vector<std::string> Pseudonyms::hiddenTexts() const
{
    std::vector<std::string> texts;
    for (const auto *known : {&m_names, &m_clans}) {
        for (const auto &[text, standIn] : *known) {
            if (text.size() >= LeastSearched)
                texts.push_back(text);
        }
    }
    return texts;
}

bool Pseudonyms::isRevealedBy(std::string_view text) const
{
    const std::string folded = asciiLower(text);
    for (std::size_t place = 0; place < folded.size(); ++place) {
        const Hidden *hidden = hiddenAt(folded, place);
        if (hidden && hidden->folded.size() >= LeastSearched)
            return true;
    }
    return false;
}

} // namespace tickscope
