// SPDX-License-Identifier: MIT
#pragma once

#include <array>
#include <cstddef>
#include <map>
#include <string>
#include <string_view>
#include <vector>

#include "core/base/result.h"

namespace tickscope {

/// Stand-ins for what people call themselves, the same for the same name wherever it is read.
///
/// First all names are added, then settle() chooses, then they are asked for. Letter case is that
/// of ASCII only and ignored where names are looked for in a text. One thread until it is
/// settled, then any.
class Pseudonyms
{
public:
    /// Adding one again, or an empty one, changes nothing. Errors: LimitExceeded.
    Result<void> addName(std::string_view name) { return add(Kind::Name, name); }
    Result<void> addClan(std::string_view clan) { return add(Kind::Clan, clan); }
    /// Numbers them in the order in which they were added. No stand-in holds a name.
    void settle();

    /// Empty for an empty one; one that was not added gets a stand-in without a number.
    [[nodiscard]] std::string nameFor(std::string_view name) const;
    [[nodiscard]] std::string clanFor(std::string_view clan) const;

    /// \a text without what is known of a person: names and clans in it become their stand-ins,
    /// addresses, Steam accounts and what follows on a command that takes a secret become
    /// HiddenWord. Names of one or two bytes count as words only.
    [[nodiscard]] std::string masked(std::string_view text) const;

    /// All that is hidden and long enough to be looked for.
    [[nodiscard]] std::vector<std::string> hiddenTexts() const;
    /// Whether \a text holds one of these.
    [[nodiscard]] bool isRevealedBy(std::string_view text) const;

    static constexpr std::string_view HiddenWord = "***";

private:
    enum class Kind { Name, Clan };
    struct StandIn {
        Kind kind = Kind::Name;
        std::size_t number = 0;
    };
    struct Hidden {
        std::string folded; ///< In lower case.
        StandIn standIn;
    };

    Result<void> add(Kind kind, std::string_view text);
    [[nodiscard]] std::string textOf(StandIn standIn) const;
    [[nodiscard]] std::string standInFor(Kind kind, std::string_view text) const;
    [[nodiscard]] const Hidden *hiddenAt(std::string_view folded, std::size_t place) const;

    std::map<std::string, StandIn, std::less<>> m_names;
    std::map<std::string, StandIn, std::less<>> m_clans;
    std::array<std::vector<Hidden>, 256> m_hidden; ///< By first byte, longest first.
    std::size_t m_stem = 0;                        ///< Which words the stand-ins are made of.
};

} // namespace tickscope
