// SPDX-License-Identifier: MIT
#pragma once

#include <array>
#include <optional>

#include <QString>
#include <QStringView>

/// The words that database, JSON and command line use for the choices of a review. Their order is
/// that of the enumerators.
namespace tickscope::review {

enum class Status { New, InReview, SecondOpinion, Decided };
enum class Priority { Low, Normal, High, Urgent };
enum class Aspect { Movement, Aim, Inputs, Timing, Chat, FileIntegrity };
enum class Finding { Clean, Suspicious, Proven, Undecided };

inline constexpr std::array AllAspects{Aspect::Movement, Aspect::Aim,  Aspect::Inputs,
                                       Aspect::Timing,   Aspect::Chat, Aspect::FileIntegrity};

/// "in_review" and the like.
[[nodiscard]] QString word(Status status);
[[nodiscard]] QString word(Priority priority);
[[nodiscard]] QString word(Aspect aspect);
[[nodiscard]] QString word(Finding finding);

/// The choice with that word; nothing for any other text.
template<typename Choice>
[[nodiscard]] std::optional<Choice> fromWord(QStringView text);
/// All words of a choice, for messages: "new, in_review, …".
template<typename Choice>
[[nodiscard]] QString allWords();

extern template std::optional<Status> fromWord<Status>(QStringView);
extern template std::optional<Priority> fromWord<Priority>(QStringView);
extern template std::optional<Aspect> fromWord<Aspect>(QStringView);
extern template std::optional<Finding> fromWord<Finding>(QStringView);
extern template QString allWords<Status>();
extern template QString allWords<Priority>();
extern template QString allWords<Aspect>();
extern template QString allWords<Finding>();

} // namespace tickscope::review
