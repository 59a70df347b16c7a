// SPDX-License-Identifier: MIT
#pragma once

#include <algorithm>
#include <array>
#include <optional>

#include <QStringList>

/// The words that database, JSON and command line use for the choices of a review. Their order is
/// that of the enumerators.
namespace tickscope::review {

using namespace Qt::StringLiterals; // as all of the room writes its texts: u"new"_s

enum class Status { New, InReview, SecondOpinion, Decided };
enum class Priority { Low, Normal, High, Urgent };
enum class Aspect { Movement, Aim, Inputs, Timing, Chat, FileIntegrity };
enum class Finding { Clean, Suspicious, Proven, Undecided };

inline constexpr std::array AllAspects{Aspect::Movement, Aspect::Aim,  Aspect::Inputs,
                                       Aspect::Timing,   Aspect::Chat, Aspect::FileIntegrity};

/// Of each of those types, in the order of the enumerators.
template<typename Choice>
inline constexpr std::array<const char *, 0> AllWords{};
template<>
inline constexpr std::array<const char *, 4> AllWords<Status>{"new", "in_review", "second_opinion",
                                                              "decided"};
template<>
inline constexpr std::array<const char *, 4> AllWords<Priority>{"low", "normal", "high", "urgent"};
template<>
inline constexpr std::array<const char *, 6> AllWords<Aspect>{"movement", "aim",  "inputs",
                                                              "timing",   "chat", "file_integrity"};
template<>
inline constexpr std::array<const char *, 4> AllWords<Finding>{"clean", "suspicious", "proven",
                                                               "cannot_tell"};

/// "in_review" and the like.
template<typename Choice>
[[nodiscard]] QString word(Choice choice)
{
    return QString::fromLatin1(AllWords<Choice>.at(static_cast<std::size_t>(choice)));
}

/// The choice with that word; nothing for any other text.
template<typename Choice>
[[nodiscard]] std::optional<Choice> fromWord(QStringView text)
{
    const auto &all = AllWords<Choice>;
    const auto found = std::ranges::find_if(
        all, [text](const char *each) { return text == QLatin1String(each); });
    return found == all.end() ? std::nullopt
                              : std::optional(static_cast<Choice>(found - all.begin()));
}

/// All words of a choice, for messages: "new, in_review, …".
template<typename Choice>
[[nodiscard]] QString allWords()
{
    QStringList list;
    for (const char *each : AllWords<Choice>)
        list << QString::fromLatin1(each);
    return list.join(u", "_s);
}

} // namespace tickscope::review
