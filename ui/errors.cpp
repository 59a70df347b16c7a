// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/errors.h"

#include <utility>

#include <QCoreApplication>
#include <QStringList>

#include "core/formats/faults.h"
#include "core/io/byte_source.h"
#include "core/model/damage.h"
#include "core/model/recording_info.h"
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

/// What is said of an error, and what a person can do about it.
struct ErrorTexts {
    const char *sentence = "";
    const char *advice = ""; ///< Empty where none is of use.
};

/// Where it is known what is wrong, there is more to say than by the code alone.
constexpr std::pair<FaultKind, ErrorTexts> KnownFaults[]{
    {faults::EmptyFile,
     {QT_TRANSLATE_NOOP("tickscope::Errors", "The file is empty."),
      QT_TRANSLATE_NOOP("tickscope::Errors",
                        "It may be an incomplete copy or download: get it again.")}},
    {faults::UnknownFolder,
     {QT_TRANSLATE_NOOP("tickscope::Errors", "This folder is not a recording.")}},
    {faults::IsFolder, {QT_TRANSLATE_NOOP("tickscope::Errors", "This is a folder.")}},
    {faults::NoSuchFile,
     {QT_TRANSLATE_NOOP("tickscope::Errors", "The file does not exist."),
      QT_TRANSLATE_NOOP("tickscope::Errors", "It may have been moved, renamed or deleted.")}},
    {faults::NoPermission,
     {QT_TRANSLATE_NOOP("tickscope::Errors", "You do not have permission to read this file."),
      QT_TRANSLATE_NOOP("tickscope::Errors", "Ask its owner, or change its permissions.")}},
};

/// By ErrorCode.
constexpr ErrorTexts TextsOfCodes[]{
    {QT_TRANSLATE_NOOP("tickscope::Errors", "The file cannot be read."),
     QT_TRANSLATE_NOOP("tickscope::Errors", "Check the file and its permissions, then try again.")},
    {QT_TRANSLATE_NOOP("tickscope::Errors", "Sign-in required."),
     QT_TRANSLATE_NOOP("tickscope::Errors",
                       "Enter another token, or ask the owner of the file for one.")},
    {QT_TRANSLATE_NOOP("tickscope::Errors", "Unknown file type."),
     QT_TRANSLATE_NOOP("tickscope::Errors",
                       "Choose another file, or unpack it first if it is an archive.")},
    {QT_TRANSLATE_NOOP("tickscope::Errors", "This version of the format cannot be read."),
     QT_TRANSLATE_NOOP("tickscope::Errors",
                       "Convert it with the game that made it, or use a newer Tickscope.")},
    {QT_TRANSLATE_NOOP("tickscope::Errors", "The file ends too early."),
     QT_TRANSLATE_NOOP("tickscope::Errors",
                       "It may be an incomplete copy or download: get it again.")},
    {QT_TRANSLATE_NOOP("tickscope::Errors", "The file is damaged."),
     QT_TRANSLATE_NOOP("tickscope::Errors", "Get the file again from where it came.")},
    {QT_TRANSLATE_NOOP("tickscope::Errors",
                       "Something in the file is larger than is safe to read."),
     QT_TRANSLATE_NOOP("tickscope::Errors",
                       "The file is probably damaged: get it again from where it came.")},
    {QT_TRANSLATE_NOOP("tickscope::Errors", "That cannot be understood.")},
    {QT_TRANSLATE_NOOP("tickscope::Errors", "That is outside the recording.")},
    {QT_TRANSLATE_NOOP("tickscope::Errors", "Cancelled.")},
};

ErrorTexts textsOf(const Error &error)
{
    for (const auto &[kind, texts] : KnownFaults) {
        if (error.fault.is(kind))
            return texts;
    }
    return TextsOfCodes[static_cast<std::size_t>(error.code)];
}

} // namespace

QString errorSentence(const Error &error)
{
    return Errors::tr(textsOf(error).sentence);
}

QString errorAdvice(const Error &error)
{
    const char *advice = textsOf(error).advice;
    return *advice ? Errors::tr(advice) : QString();
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

QString unreadSentence(const RecordingInfo &info)
{
    if (!info.unread)
        return {};
    const QString what = shownFault(*info.unread);
    return Errors::tr("%1.").arg(what.left(1).toUpper() + what.mid(1));
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
