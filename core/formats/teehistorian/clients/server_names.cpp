// SPDX-License-Identifier: MIT
#include "core/formats/teehistorian/clients/server_names.h"

#include <algorithm>
#include <tuple>

#include "core/base/utf8.h"

namespace tickscope::teehistorian {

namespace {

bool isBlank(char32_t sign)
{
    return sign <= U' ' || sign == 0x85 || sign == 0xA0 || sign == 0x1680
           || (sign >= 0x2000 && sign <= 0x200F) || (sign >= 0x2028 && sign <= 0x202F)
           || (sign >= 0x205F && sign <= 0x2064) || sign == 0x2800 || sign == 0x3000
           || sign == 0x3164 || sign == 0xFEFF;
}

/// A sign that looks like others, or like none, and of which no more is known here.
constexpr char32_t AnySigns = 0x110000;

/// What a server takes each sign of a script for: '.' for itself, '_' for nothing, '*' for several
/// or for what is not ASCII. Source: the table of servers 16.4, from Unicode 15, confusables.txt
/// and UnicodeData.txt.
struct ScriptLooks {
    char32_t first;
    std::string_view looks;
};
constexpr ScriptLooks Scripts[] = {
    {0x0020, // ASCII
     "_.*..*..........Oi.......................i......................'.........."
     ".i*..............i.."},
    {0x00A0, // Latin
     "_ic..Y......._.*....'*..,.......AAAAAA*CEEEEiiiiDNOOOOOxOUUUUY..aaaaaa*ceee"
     "eiiii*nooooo.ouuuuy.yAaAaAaCcCcCcCcDdDdEeEeEeEeEeGgGgGgGgHhHhiiiiiiiiii**Jj"
     "Kk.LiLiLi**LiNnNnNn*..OoOoOo**RrRrRrSsSsSsSsTtTtTtUuUuUuUuUuUuWwYyYZzZzZzf"},
    {0x0370, // Greek and Cyrillic
     "*...'***..i*.*;J....'*A*EHi.O.Y*iAB..EZHOiK*MN.O.P.*TY.X..iYa*niua*y**.nOi*"
     "..v.o.p.o*u*...iuou*.*OYYY**....*F...........2*......*pcjO*.**CM..*.*EE.**S"
     "iiJ...K*Y.AbB*.E.3.*K*MHO*PCTY*X.....*b.*.a6*r.e.****.**o*pc*y*x....***..*e"
     "e.r*siij..h**y."},
};

/// Signs of some scripts look like themselves alone, but for these.
constexpr struct {
    char32_t first;
    char32_t last;
} PlainScripts[] = {{0x3041, 0x30FF}, {0x4E00, 0x9FFF}, {0xAC00, 0xD7A3}, {0x1F300, 0x1F6FF}};
constexpr std::u32string_view NotPlain
    = U"がぎくぐげござじずぜぞだぢづでどばぱびぴぶぷべぺぼぽゔ\u3099\u309a゛゜ゞ゠イエカガギグゲ"
      U"ゴザジズゼゾタダヂヅデトドニノハバパビピブプヘベペボポロヴヷヸヹヺ・ヾ一丶丿倂值"
      U"啟囗填士壿嬀帲幐戸搉晣晩曶朦柿槩樧潙硏絶肦胊胐胶脁脧腁膧蔿虁訞詽讏豣趆跺躛輧郞鎮"
      U"隸鹃黒鿃🌒🌘🌙";

/// Adds what a server takes \a sign for.
void addLook(char32_t sign, std::u32string &look)
{
    if (sign == U'm' || sign == U'"') {
        look += sign == U'm' ? U"rn" : U"''";
        return;
    }
    for (const ScriptLooks &script : Scripts) {
        if (sign < script.first || sign - script.first >= script.looks.size())
            continue;
        const char seen = script.looks[sign - script.first];
        if (seen != '_')
            look += seen == '.' ? sign : seen == '*' ? AnySigns : static_cast<char32_t>(seen);
        return;
    }
    const auto isIn = [sign](const auto &script) {
        return sign >= script.first && sign <= script.last;
    };
    if (sign >= 0xA0) // else a control character, which is nothing
        look += std::ranges::any_of(PlainScripts, isIn)
                        && NotPlain.find(sign) == std::u32string_view::npos
                    ? sign
                    : AnySigns;
}

std::u32string lookOf(std::string_view name)
{
    std::u32string look;
    forEachCodePoint(name, [&look](const CodePoint &point, std::string_view /*own*/) {
        addLook(point.value, look);
    });
    return look;
}

/// Whether two looks differ before the first sign that may be any.
template<typename Sign>
bool differFrom(Sign one, Sign oneEnd, Sign other, Sign otherEnd)
{
    const auto isSure = [](char32_t a, char32_t b) { return a == b && a != AnySigns; };
    std::tie(one, other) = std::mismatch(one, oneEnd, other, otherEnd, isSure);
    const bool mayBeAny = (one != oneEnd && *one == AnySigns)
                          || (other != otherEnd && *other == AnySigns);
    return !mayBeAny && (one != oneEnd || other != otherEnd);
}

} // namespace

Likeness likenessOf(std::string_view one, std::string_view other)
{
    if (one == other)
        return Likeness::Same;
    const std::u32string a = lookOf(one);
    const std::u32string b = lookOf(other);
    if (differFrom(a.begin(), a.end(), b.begin(), b.end())
        || differFrom(a.rbegin(), a.rend(), b.rbegin(), b.rend()))
        return Likeness::Different;
    return (a + b).find(AnySigns) == std::u32string::npos ? Likeness::Same : Likeness::Unknown;
}

std::string_view cutTo(std::size_t most, std::string_view text)
{
    if (text.size() <= most)
        return text;
    while (most > 0 && (static_cast<unsigned char>(text[most]) & 0xC0U) == 0x80U)
        --most;
    return text.substr(0, most);
}

std::string_view withoutBlanks(std::string_view name)
{
    std::size_t first = name.size();
    std::size_t end = 0;
    forEachCodePoint(name, [&](const CodePoint &point, std::string_view own) {
        if (isBlank(point.value))
            return;
        const auto place = static_cast<std::size_t>(own.data() - name.data());
        first = std::min(first, place);
        end = place + own.size();
    });
    return end > first ? name.substr(first, end - first) : std::string_view();
}

std::string_view withoutNumbers(std::string_view name)
{
    while (name.starts_with('(')) {
        const std::size_t end = name.find_first_not_of("0123456789", 1);
        if (end == std::string_view::npos || end == 1 || name[end] != ')')
            break;
        name.remove_prefix(end + 1);
    }
    return name;
}

} // namespace tickscope::teehistorian
