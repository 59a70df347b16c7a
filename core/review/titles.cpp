// SPDX-License-Identifier: MIT
#include "core/review/titles.h"

#include <QCoreApplication>

namespace tickscope::review {

namespace {

struct CaseTexts {
    Q_DECLARE_TR_FUNCTIONS(tickscope::CaseTexts)
};

} // namespace

QString title(Status status)
{
    switch (status) {
    case Status::New:
        return CaseTexts::tr("New");
    case Status::InReview:
        return CaseTexts::tr("In review");
    case Status::SecondOpinion:
        return CaseTexts::tr("Second opinion");
    case Status::Decided:
        return CaseTexts::tr("Decided");
    }
    return {};
}

QString title(Priority priority)
{
    switch (priority) {
    case Priority::Low:
        return CaseTexts::tr("Low");
    case Priority::Normal:
        return CaseTexts::tr("Normal");
    case Priority::High:
        return CaseTexts::tr("High");
    case Priority::Urgent:
        return CaseTexts::tr("Urgent");
    }
    return {};
}

QString title(Aspect aspect)
{
    switch (aspect) {
    case Aspect::Movement:
        return CaseTexts::tr("Movement");
    case Aspect::Aim:
        return CaseTexts::tr("Aim");
    case Aspect::Inputs:
        return CaseTexts::tr("Inputs");
    case Aspect::Timing:
        return CaseTexts::tr("Timing");
    case Aspect::Chat:
        return CaseTexts::tr("Chat");
    case Aspect::FileIntegrity:
        return CaseTexts::tr("File integrity");
    }
    return {};
}

QString title(Finding finding)
{
    switch (finding) {
    case Finding::Clean:
        return CaseTexts::tr("Clean");
    case Finding::Suspicious:
        return CaseTexts::tr("Suspicious");
    case Finding::Proven:
        return CaseTexts::tr("Proven");
    case Finding::Undecided:
        return CaseTexts::tr("Cannot tell");
    }
    return {};
}

QString statusTitle(const Case &value)
{
    return value.status == Status::Decided && !value.outcome ? CaseTexts::tr("Reviewers disagree")
                                                             : title(value.status);
}

} // namespace tickscope::review
