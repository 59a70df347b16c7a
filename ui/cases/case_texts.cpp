// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/cases/case_texts.h"

#include "ui/texts/screen_text.h"

#include <QCoreApplication>
#include <QDateTime>

#include <cstdlib>

namespace tickscope::case_texts {

namespace {

struct CaseTexts {
    Q_DECLARE_TR_FUNCTIONS(tickscope::CaseTexts)
};

constexpr qsizetype LongestLine = 200;

} // namespace

QString title(const std::optional<review::Finding> &finding)
{
    return finding ? title(*finding) : QStringLiteral("–");
}

QString firstLine(const QString &text)
{
    const QString line = text.left(LongestLine).trimmed().section(u'\n', 0, 0);
    return isolated(screenText(line.toStdString()));
}

QString caseTitle(const review::Case &value)
{
    const QString number = value.number > 0 ? CaseTexts::tr("Case %1").arg(value.number)
                                            : CaseTexts::tr("New case");
    const QString claim = firstLine(value.claim);
    return claim.isEmpty() ? number : CaseTexts::tr("%1: %2").arg(number, claim);
}

/// Seconds: of today, also for moments of another season, so that all have one zone.
static int presentOffset()
{
    return QDateTime::currentDateTime().offsetFromUtc();
}

QString momentText(review::Moment moment)
{
    return QDateTime::fromMSecsSinceEpoch(moment, Qt::OffsetFromUTC, presentOffset())
        .toString(u"yyyy-MM-dd HH:mm");
}

QString zoneText()
{
    const int minutes = presentOffset() / 60;
    if (minutes == 0)
        return QStringLiteral("UTC");
    QString text = QStringLiteral("UTC%1%2")
                       .arg(QChar(minutes < 0 ? u'\u2212' : u'+'))
                       .arg(std::abs(minutes) / 60);
    return minutes % 60 == 0
               ? text
               : text + QStringLiteral(":%1").arg(std::abs(minutes) % 60, 2, 10, QChar(u'0'));
}

QString faultText(const review::StoreError &fault)
{
    switch (fault.kind) {
    case review::StoreError::Kind::Unreachable:
        return CaseTexts::tr("The case store cannot be reached.");
    case review::StoreError::Kind::NoPassword:
        return CaseTexts::tr("The case server needs a password, or rejected the one it got.");
    case review::StoreError::Kind::Untrusted:
        return CaseTexts::tr("The case server could not prove its identity, so nothing was sent. "
                             "Check its address and the certificate authority.");
    case review::StoreError::Kind::Refused:
        return CaseTexts::tr("You do not have permission to do this.");
    case review::StoreError::Kind::Invalid:
        return CaseTexts::tr("The case store did not accept this value.");
    case review::StoreError::Kind::NotFound:
        return CaseTexts::tr("This case or note no longer exists, or you cannot see it.");
    case review::StoreError::Kind::Cited:
        return CaseTexts::tr("A verdict cites this note. Withdraw the verdict to change the note.");
    case review::StoreError::Kind::Damaged:
        return CaseTexts::tr("The case file is damaged.");
    case review::StoreError::Kind::OtherVersion:
        return CaseTexts::tr("The case store was created by another version of Tickscope.");
    }
    return {};
}

} // namespace tickscope::case_texts
