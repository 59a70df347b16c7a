// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/cases/case_texts.h"

#include <QCoreApplication>
#include <QDateTime>
#include <QLocale>

namespace tickscope::case_texts {

namespace {

struct CaseTexts {
    Q_DECLARE_TR_FUNCTIONS(tickscope::CaseTexts)
};

constexpr qsizetype LongestLine = 200;

} // namespace

QString title(review::Status status)
{
    switch (status) {
    case review::Status::New:
        return CaseTexts::tr("New");
    case review::Status::InReview:
        return CaseTexts::tr("In review");
    case review::Status::SecondOpinion:
        return CaseTexts::tr("Second opinion");
    case review::Status::Decided:
        return CaseTexts::tr("Decided");
    }
    return {};
}

QString title(review::Priority priority)
{
    switch (priority) {
    case review::Priority::Low:
        return CaseTexts::tr("Low");
    case review::Priority::Normal:
        return CaseTexts::tr("Normal");
    case review::Priority::High:
        return CaseTexts::tr("High");
    case review::Priority::Urgent:
        return CaseTexts::tr("Urgent");
    }
    return {};
}

QString title(review::Aspect aspect)
{
    switch (aspect) {
    case review::Aspect::Movement:
        return CaseTexts::tr("Movement");
    case review::Aspect::Aim:
        return CaseTexts::tr("Aim");
    case review::Aspect::Inputs:
        return CaseTexts::tr("Inputs");
    case review::Aspect::Timing:
        return CaseTexts::tr("Timing");
    case review::Aspect::Chat:
        return CaseTexts::tr("Chat");
    case review::Aspect::FileIntegrity:
        return CaseTexts::tr("File integrity");
    }
    return {};
}

QString title(review::Finding finding)
{
    switch (finding) {
    case review::Finding::Clean:
        return CaseTexts::tr("Clean");
    case review::Finding::Suspicious:
        return CaseTexts::tr("Suspicious");
    case review::Finding::Proven:
        return CaseTexts::tr("Proven");
    case review::Finding::CannotTell:
        return CaseTexts::tr("Cannot tell");
    }
    return {};
}

QString title(const std::optional<review::Finding> &finding)
{
    return finding ? title(*finding) : QStringLiteral("–");
}

QString firstLine(const QString &text)
{
    return text.left(LongestLine).trimmed().section(u'\n', 0, 0);
}

QString caseTitle(const review::Case &value)
{
    const QString number = CaseTexts::tr("Case %1").arg(value.id);
    const QString claim = firstLine(value.claim);
    return claim.isEmpty() ? number : CaseTexts::tr("%1: %2").arg(number, claim);
}

QString accusedText(const review::Case &value)
{
    QStringList names;
    for (const review::Identity &identity : value.accused) {
        if (!identity.names.isEmpty())
            names << identity.names.front();
    }
    return names.join(QStringLiteral(", "));
}

QString momentText(review::Moment moment)
{
    return QLocale().toString(QDateTime::fromMSecsSinceEpoch(moment), QLocale::ShortFormat);
}

QString faultText(const review::Fault &fault)
{
    switch (fault.kind) {
    case review::Fault::Kind::Unreachable:
        return CaseTexts::tr("The case store cannot be reached.");
    case review::Fault::Kind::NoPassword:
        return CaseTexts::tr("The case server needs a password, or rejected the one it got.");
    case review::Fault::Kind::Untrusted:
        return CaseTexts::tr("The case server could not prove its identity, so nothing was sent. "
                             "Check its address and the certificate authority.");
    case review::Fault::Kind::Refused:
        return CaseTexts::tr("You do not have permission to do this.");
    case review::Fault::Kind::Invalid:
        return CaseTexts::tr("The case store did not accept this value.");
    case review::Fault::Kind::NotFound:
        return CaseTexts::tr("This case or note no longer exists, or you cannot see it.");
    case review::Fault::Kind::Damaged:
        return CaseTexts::tr("The case file is damaged.");
    case review::Fault::Kind::OtherVersion:
        return CaseTexts::tr("The case store was created by another version of Tickscope.");
    }
    return {};
}

} // namespace tickscope::case_texts
