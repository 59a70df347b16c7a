// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <map>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "core/base/result.h"

namespace tickscope::cli {

/// What --align takes; see chosenAlignment().
inline constexpr const char *AlignmentWords = "start|tick|time|event:KIND[#N][:TEXT]|place";

/// One option of a command.
struct OptionSpec {
    std::string_view name;     ///< With its dashes: "--kind".
    std::string_view argument; ///< Word for its value in the help; empty for a switch.
    std::string_view help;
    char shortName = '\0'; ///< Without dash; none when zero.
};

/// What stands behind a command on the command line.
class Arguments
{
public:
    /// Reads \a words by the tables. "--" ends the options, "--name=value" is allowed,
    /// and options may follow files. Errors (of all functions): Damaged, with a
    /// sentence for the user.
    static Result<Arguments> parse(std::span<const std::string_view> words,
                                   std::span<const OptionSpec> options);

    [[nodiscard]] const std::vector<std::string> &files() const { return m_files; }

    [[nodiscard]] bool has(std::string_view option) const { return m_values.contains(option); }
    /// The last value given; nothing without the option.
    [[nodiscard]] std::optional<std::string> value(std::string_view option) const;
    [[nodiscard]] std::vector<std::string> values(std::string_view option) const;
    /// What commas divide in them.
    [[nodiscard]] std::vector<std::string> listed(std::string_view option) const;
    /// The value as an integer from \a least to \a most; nothing without the option.
    [[nodiscard]] Result<std::optional<std::int64_t>> integer(std::string_view option,
                                                              std::int64_t least = INT64_MIN,
                                                              std::int64_t most = INT64_MAX) const;
    /// The value as a finite number; nothing without the option.
    [[nodiscard]] Result<std::optional<double>> real(std::string_view option) const;

    [[nodiscard]] bool wantsJson() const { return has("--json"); }
    [[nodiscard]] bool isQuiet() const { return has("--quiet"); }

private:
    Result<void> take(const OptionSpec &option, std::optional<std::string_view> attached,
                      std::span<const std::string_view> words, std::size_t &place);

    std::map<std::string, std::vector<std::string>, std::less<>> m_values;
    std::vector<std::string> m_files;
};

/// A part of "WIDTHxHEIGHT".
struct PictureSize {
    int width = 1280;
    int height = 720;
};

/// Reads "1280x720"; each side within \a least and \a most. Errors: BadInput.
[[nodiscard]] Result<PictureSize> parsePictureSize(const std::string &text, int least, int most);

/// The word that somebody who wrote \a written may have meant: the one with the fewest letters to
/// change, upper and lower case alike. What stands before a colon in a word may be left out.
/// \param words  not empty.
[[nodiscard]] std::string_view nearestWord(std::string_view written,
                                           std::span<const std::string_view> words);

} // namespace tickscope::cli
