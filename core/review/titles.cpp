// SPDX-License-Identifier: MIT
#include "core/review/titles.h"

#include <array>

#include <QCoreApplication>

namespace tickscope::review {

namespace {

struct CaseTexts {
    Q_DECLARE_TR_FUNCTIONS(tickscope::CaseTexts)
};

} // namespace

QString title(Status status)
{
    constexpr std::array Titles{QT_TRANSLATE_NOOP("tickscope::CaseTexts", "New"),
                                QT_TRANSLATE_NOOP("tickscope::CaseTexts", "In review"),
                                QT_TRANSLATE_NOOP("tickscope::CaseTexts", "Second opinion"),
                                QT_TRANSLATE_NOOP("tickscope::CaseTexts", "Decided")};
    return CaseTexts::tr(Titles.at(static_cast<std::size_t>(status)));
}

QString title(Priority priority)
{
    constexpr std::array Titles{QT_TRANSLATE_NOOP("tickscope::CaseTexts", "Low"),
                                QT_TRANSLATE_NOOP("tickscope::CaseTexts", "Normal"),
                                QT_TRANSLATE_NOOP("tickscope::CaseTexts", "High"),
                                QT_TRANSLATE_NOOP("tickscope::CaseTexts", "Urgent")};
    return CaseTexts::tr(Titles.at(static_cast<std::size_t>(priority)));
}

QString title(Aspect aspect)
{
    constexpr std::array Titles{QT_TRANSLATE_NOOP("tickscope::CaseTexts", "Movement"),
                                QT_TRANSLATE_NOOP("tickscope::CaseTexts", "Aim"),
                                QT_TRANSLATE_NOOP("tickscope::CaseTexts", "Inputs"),
                                QT_TRANSLATE_NOOP("tickscope::CaseTexts", "Timing"),
                                QT_TRANSLATE_NOOP("tickscope::CaseTexts", "Chat"),
                                QT_TRANSLATE_NOOP("tickscope::CaseTexts", "File integrity")};
    return CaseTexts::tr(Titles.at(static_cast<std::size_t>(aspect)));
}

QString title(Finding finding)
{
    constexpr std::array Titles{QT_TRANSLATE_NOOP("tickscope::CaseTexts", "Clean"),
                                QT_TRANSLATE_NOOP("tickscope::CaseTexts", "Suspicious"),
                                QT_TRANSLATE_NOOP("tickscope::CaseTexts", "Proven"),
                                QT_TRANSLATE_NOOP("tickscope::CaseTexts", "Cannot tell")};
    return CaseTexts::tr(Titles.at(static_cast<std::size_t>(finding)));
}

QString statusTitle(const Case &value)
{
    return value.status == Status::Decided && !value.outcome ? CaseTexts::tr("Reviewers disagree")
                                                             : title(value.status);
}

} // namespace tickscope::review
