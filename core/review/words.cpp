// SPDX-License-Identifier: MIT
#include "core/review/words.h"

#include <QStringList>

namespace tickscope::review {

namespace {

template<typename Choice>
struct Words;

template<>
struct Words<Status> {
    static constexpr std::array<const char *, 4> All{"new", "in_review", "second_opinion",
                                                     "decided"};
};
template<>
struct Words<Priority> {
    static constexpr std::array<const char *, 4> All{"low", "normal", "high", "urgent"};
};
template<>
struct Words<Aspect> {
    static constexpr std::array<const char *, 6> All{"movement", "aim",  "inputs",
                                                     "timing",   "chat", "file_integrity"};
};
template<>
struct Words<Finding> {
    static constexpr std::array<const char *, 4> All{"clean", "suspicious", "proven",
                                                     "cannot_tell"};
};

template<typename Choice>
QString wordOf(Choice choice)
{
    return QString::fromLatin1(Words<Choice>::All.at(static_cast<std::size_t>(choice)));
}

} // namespace

QString word(Status status)
{
    return wordOf(status);
}

QString word(Priority priority)
{
    return wordOf(priority);
}

QString word(Aspect aspect)
{
    return wordOf(aspect);
}

QString word(Finding finding)
{
    return wordOf(finding);
}

template<typename Choice>
std::optional<Choice> fromWord(QStringView text)
{
    const auto &all = Words<Choice>::All;
    for (std::size_t i = 0; i < all.size(); ++i) {
        if (text == QLatin1String(all.at(i)))
            return static_cast<Choice>(i);
    }
    return {};
}

template<typename Choice>
QString allWords()
{
    QStringList list;
    for (const char *each : Words<Choice>::All)
        list << QString::fromLatin1(each);
    return list.join(QStringLiteral(", "));
}

template std::optional<Status> fromWord<Status>(QStringView);
template std::optional<Priority> fromWord<Priority>(QStringView);
template std::optional<Aspect> fromWord<Aspect>(QStringView);
template std::optional<Finding> fromWord<Finding>(QStringView);
template QString allWords<Status>();
template QString allWords<Priority>();
template QString allWords<Aspect>();
template QString allWords<Finding>();

} // namespace tickscope::review
