// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/errors.h"

#include <QCoreApplication>
#include <QStringList>

#include "core/formats/faults.h"
#include "core/io/byte_source.h"
#include "core/model/damage.h"
#include "ui/texts/number_text.h"
#include "ui/texts/sentence_words.h"

namespace tickscope {

namespace {

struct Errors {
    Q_DECLARE_TR_FUNCTIONS(tickscope::Errors)
};

QString lostTicksText(std::int64_t count)
{
    return Errors::tr("%Ln tick(s) are lost.", nullptr, pluralCount(count));
}

/// What the fault itself says, where there is more to say than by the code alone.
QString knownSentence(const Error &error)
{
    if (error.fault.is(faults::EmptyFile))
        return Errors::tr("The file is empty.");
    if (error.fault.is(faults::UnknownFolder))
        return Errors::tr("This folder is not a recording.");
    if (error.fault.is(faults::IsFolder))
        return Errors::tr("This is a folder.");
    if (error.fault.is(faults::NoSuchFile))
        return Errors::tr("The file does not exist.");
    if (error.fault.is(faults::NoPermission))
        return Errors::tr("You do not have permission to read this file.");
    return {};
}

} // namespace

QString errorSentence(const Error &error)
{
    if (QString known = knownSentence(error); !known.isEmpty())
        return known;
    switch (error.code) {
    case ErrorCode::Io:
        return Errors::tr("The file cannot be read.");
    case ErrorCode::Unauthorized:
        return Errors::tr("Sign-in required.");
    case ErrorCode::UnknownFormat:
        return Errors::tr("Unknown file type.");
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
        return Errors::tr("That is outside the recording.");
    case ErrorCode::Cancelled:
        return Errors::tr("Cancelled.");
    }
    return {};
}

QString errorAdvice(const Error &error)
{
    // Where it is known what is wrong, the advice for the code alone may be of no use.
    if (error.fault.is(faults::EmptyFile))
        return Errors::tr("It may be an incomplete copy or download: get it again.");
    if (error.fault.is(faults::UnknownFolder) || error.fault.is(faults::IsFolder))
        return {};
    if (error.fault.is(faults::NoSuchFile))
        return Errors::tr("It may have been moved, renamed or deleted.");
    if (error.fault.is(faults::NoPermission))
        return Errors::tr("Ask its owner, or change its permissions.");
    switch (error.code) {
    case ErrorCode::Io:
        return Errors::tr("Check the file and its permissions, then try again.");
    case ErrorCode::Unauthorized:
        return Errors::tr("Enter another token, or ask the owner of the file for one.");
    case ErrorCode::UnknownFormat:
        return Errors::tr("Choose another file, or unpack it first if it is an archive.");
    case ErrorCode::Unsupported:
        return Errors::tr("Convert it with the game that made it, or use a newer Tickscope.");
    case ErrorCode::Truncated:
        return Errors::tr("It may be an incomplete copy or download: get it again.");
    case ErrorCode::Damaged:
        return Errors::tr("Get the file again from where it came.");
    case ErrorCode::LimitExceeded:
        return Errors::tr("The file is probably damaged: get it again from where it came.");
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
        what = Errors::tr("The recording ends early at byte %1.").arg(byte);
    else if (damage.kind == ErrorCode::Unsupported)
        what = Errors::tr("Not everything in it is supported: %1.").arg(shownFault(damage.fault));
    if (damage.lostTicks <= 0)
        return what;
    return what + u' ' + lostTicksText(damage.lostTicks);
}

/// What it costs somebody who thinks in times.
static QString damageWithTimes(const Damage &damage, const TimeBase &time)
{
    if (damage.kind == ErrorCode::Unsupported)
        return damageSentence(damage);
    QString text = Errors::tr("Damaged at %1 (byte %2): %3.")
                       .arg(timeText(time.timeAt(damage.tick)),
                            numberText(static_cast<qint64>(damage.byte)), shownFault(damage));
    if (damage.lostTicks > 0)
        text += u' '
                + Errors::tr("%1–%2 is lost.")
                      .arg(timeText(time.timeAt(damage.tick + 1)),
                           timeText(time.timeAt(damage.tick + damage.lostTicks)));
    return text;
}

QString damageSummary(const std::vector<Damage> &damage, std::int64_t lost, const TimeBase &time)
{
    if (damage.empty())
        return {};
    const bool hasRest = time.length() > Time{0} && lost <= time.ticks().last - time.ticks().first;
    if (damage.size() == 1 && !hasRest)
        return damageSentence(damage.front());
    if (damage.size() == 1 && damage.front().kind == ErrorCode::Truncated)
        return Errors::tr("The recording ends early at %1; the rest is readable.")
            .arg(timeText(time.timeAt(damage.front().tick)));
    if (damage.size() == 1)
        return damageWithTimes(damage.front(), time) + u' '
               + (damage.front().tick < time.ticks().last
                      ? Errors::tr("The rest is readable.")
                      : Errors::tr("What comes before is readable."));
    const auto [first, last] = std::ranges::minmax(damage, {}, &Damage::tick);
    QString places = Errors::tr("The recording is damaged in %Ln places, from %1 to %2.", nullptr,
                                pluralCount(std::ssize(damage)))
                         .arg(timeText(time.timeAt(first.tick)), timeText(time.timeAt(last.tick)));
    if (lost <= 0)
        return places;
    return places + u' ' + lostTicksText(lost);
}

} // namespace tickscope
