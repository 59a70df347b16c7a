// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/errors.h"

#include "ui/texts/number_text.h"
#include "ui/texts/sentence_words.h"

#include <QCoreApplication>
#include <QStringList>

namespace tickscope {

namespace {

struct Errors {
    Q_DECLARE_TR_FUNCTIONS(tickscope::Errors)
};

QString lostTicksText(std::int64_t count)
{
    return count == 1 ? Errors::tr("1 tick is lost.")
                      : Errors::tr("%1 ticks are lost.").arg(numberText(count));
}

} // namespace

QString errorSentence(const Error &error)
{
    switch (error.code) {
    case ErrorCode::Io:
        return Errors::tr("The file cannot be read.");
    case ErrorCode::Unauthorized:
        return Errors::tr("The server wants to know who asks.");
    case ErrorCode::UnknownFormat:
        return Errors::tr("This is no recording of a kind that Tickscope knows.");
    case ErrorCode::Unsupported:
        return Errors::tr("This version of the format cannot be read.");
    case ErrorCode::Truncated:
        return Errors::tr("The file ends too early.");
    case ErrorCode::Damaged:
        return Errors::tr("The file is damaged.");
    case ErrorCode::LimitExceeded:
        return Errors::tr("Something in the file is larger than is safe to read.");
    case ErrorCode::BadInput:
        return Errors::tr("That cannot be understood.");
    case ErrorCode::OutOfRange:
        return Errors::tr("That place is outside the recording.");
    case ErrorCode::Cancelled:
        return Errors::tr("Cancelled.");
    }
    return {};
}

QString errorAdvice(ErrorCode code)
{
    switch (code) {
    case ErrorCode::Io:
        return Errors::tr("Check that it exists and that you may read it, then try again.");
    case ErrorCode::Unauthorized:
        return Errors::tr("Name another token, or ask the owner of the file for one.");
    case ErrorCode::UnknownFormat:
        return Errors::tr("Choose another file, or unpack it first if it is an archive.");
    case ErrorCode::Unsupported:
        return Errors::tr("Convert it with the game that made it, or use a newer Tickscope.");
    case ErrorCode::Truncated:
        return Errors::tr("It may have been copied or downloaded in part: fetch it again.");
    case ErrorCode::Damaged:
        return Errors::tr("Fetch the file again from where it came.");
    case ErrorCode::LimitExceeded:
        return Errors::tr("The file is probably damaged: fetch it again from where it came.");
    case ErrorCode::BadInput:
    case ErrorCode::OutOfRange:
    case ErrorCode::Cancelled:
        return {};
    }
    return {};
}

QString errorDetails(const Error &error)
{
    QStringList parts{shownFault(error.fault)};
    if (error.byte)
        parts << Errors::tr("byte %1").arg(numberText(static_cast<qint64>(*error.byte)));
    if (error.tick)
        parts << Errors::tr("tick %1").arg(numberText(*error.tick));
    return parts.join(QStringLiteral(", "));
}

QString damageSentence(const Damage &damage)
{
    const QString byte = numberText(static_cast<qint64>(damage.byte));
    QString what = Errors::tr("Damaged at byte %1.").arg(byte);
    if (damage.kind == ErrorCode::Truncated)
        what = Errors::tr("The recording breaks off at byte %1.").arg(byte);
    else if (damage.kind == ErrorCode::Unsupported)
        what = Errors::tr("Not everything in it is known: %1.").arg(shownFault(damage.fault));
    if (damage.lostTicks <= 0)
        return what;
    return what + u' ' + lostTicksText(damage.lostTicks);
}

QString damageSummary(const std::vector<Damage> &damage, std::int64_t lost)
{
    if (damage.empty())
        return {};
    if (damage.size() == 1)
        return damageSentence(damage.front()) + u' ' + Errors::tr("Everything else can be seen.");
    const QString places = Errors::tr("The recording is damaged in %1 places.")
                               .arg(numberText(std::ssize(damage)));
    if (lost <= 0)
        return places;
    return places + u' ' + lostTicksText(lost);
}

} // namespace tickscope
