// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/tape/tape_hint.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <numbers>

#include <QCoreApplication>

#include "ui/texts/number_text.h"
#include "ui/texts/sentence_words.h"

namespace tickscope {

namespace {

struct Tape {
    Q_DECLARE_TR_FUNCTIONS(tickscope::Tape)
};

QString clockAt(const TimeBase &base, Tick tick)
{
    return timeText(base.timeAt(tick));
}

/// With as many digits as a tick is worth.
QString secondsText(const TimeBase &base, Time time)
{
    const int digits = base.ticksPerSecond() > 100 ? 3 : 2;
    return Tape::tr("%1 s").arg(static_cast<double>(time.count()) / 1e9, 0, 'f', digits);
}

/// "12:41.20 to 12:41.88, ticks 38 060 to 38 093".
QString spanText(const TimeBase &base, const InputRun &run)
{
    if (run.first == run.last)
        return Tape::tr("%1, tick %2").arg(clockAt(base, run.first), numberText(run.first.value));
    return Tape::tr("%1 to %2, ticks %3 to %4")
        .arg(clockAt(base, run.first), clockAt(base, run.last + 1), numberText(run.first.value),
             numberText(run.last.value));
}

/// Ends of what is read: a run that reaches there may go on.
bool isOpenEnded(const TapePieces &pieces, const TimeBase &base, const InputRun &run)
{
    const auto isKnown = [&pieces, &base](Tick tick) {
        return !base.ticks().contains(tick)
               || std::ranges::any_of(pieces, [tick](const auto &piece) {
                      return piece && piece->ticks.contains(tick);
                  });
    };
    return !isKnown(run.first - 1) || !isKnown(run.last + 1);
}

QString arrowOf(double angle)
{
    static constexpr std::array<char16_t, 8> arrows{u'→', u'↘', u'↓', u'↙', u'←', u'↖', u'↑', u'↗'};
    const auto eighth = static_cast<int>(std::lround(angle / (std::numbers::pi / 4)));
    return QString(QChar(arrows[static_cast<std::size_t>((eighth + 8) % 8)]));
}

TapeHint aimHint(const TapePieces &pieces, const TapeRow &row, const TimeBase &base, Tick here)
{
    for (const AimRun &run : aimOf(pieces, row)) {
        if (here < run.first || run.last < here)
            continue;
        // Counted as people do: upwards is more.
        const double degrees = -static_cast<double>(run.angle) * 180 / std::numbers::pi;
        const QString title = row.input == YawInput     ? Tape::tr("Yaw %1 %2°")
                              : row.input == PitchInput ? Tape::tr("Pitch %1 %2°")
                                                        : Tape::tr("Aim %1 %2°");
        return {title.arg(arrowOf(static_cast<double>(run.angle)), fixedText(degrees, 1)),
                {Tape::tr("for %1").arg(lengthText(base, run.first, run.last - run.first + 1)),
                 spanText(base, {run.first, run.last, 0})}};
    }
    return {};
}

QString crowdText(InputTrackKind kind, const QString &name, std::int64_t count)
{
    const int number = pluralCount(count);
    switch (kind) {
    case InputTrackKind::Choices:
        return Tape::tr("%1: %Ln choice(s)", nullptr, number).arg(name);
    case InputTrackKind::Marks:
        return Tape::tr("%1: %Ln time(s)", nullptr, number).arg(name);
    case InputTrackKind::Presses:
        break;
    }
    return Tape::tr("%1: %Ln press(es)", nullptr, number).arg(name);
}

QString ticksText(std::int64_t ticks)
{
    return Tape::tr("%Ln tick(s)", nullptr, pluralCount(ticks));
}

/// The presses that \a near has, when they cannot be distinguished.
TapeHint crowdHint(const std::vector<InputRun> &runs, const TimeBase &base, const QString &name,
                   InputTrackKind kind, TickRange near)
{
    const Time length = base.timeAt(near.last + 1) - base.timeAt(near.first);
    TapeHint hint;
    std::int64_t presses = 0;
    for (std::size_t i = 0; i < runs.size(); ++i)
        presses += runs[i].presses(i > 0 ? &runs[i - 1] : nullptr);
    hint.title = crowdText(kind, name, presses);
    hint.title += Tape::tr(" in %1").arg(secondsText(base, length));
    if (kind == InputTrackKind::Presses) {
        std::int64_t held = 0;
        std::int64_t press = 0;
        std::int64_t longest = 0;
        for (const InputRun &run : runs) {
            held += std::min(run.last, near.last) - std::max(run.first, near.first) + 1;
            press = run.ticks() + (run.start == RunStart::GoesOn ? press : 0);
            longest = std::max(longest, press);
        }
        const auto share = 100 * held / std::max<std::int64_t>(near.last - near.first + 1, 1);
        hint.lines << Tape::tr("held %1% of that time, longest press %2")
                          .arg(share)
                          .arg(ticksText(longest));
    }
    hint.lines << spanText(base, {near.first, near.last, 0});
    return hint;
}

/// The whole press around \a run: a hook flies, then holds, then comes back.
InputRun wholePress(const std::vector<InputRun> &runs, const InputRun &run)
{
    InputRun whole = run;
    const auto place = std::ranges::find(runs, run);
    for (auto next = place + 1;
         next != runs.end() && next->start == RunStart::GoesOn && next->first == whole.last + 1;
         ++next)
        whole.last = next->last;
    for (auto first = place; first != runs.begin() && first->start == RunStart::GoesOn
                             && std::prev(first)->last + 1 == whole.first;)
        whole.first = (--first)->first;
    return whole;
}

TapeHint pressHint(const TapePieces &pieces, const InputTrack &track, const QString &name,
                   const std::vector<InputRun> &runs, const InputRun &run, const TimeBase &base)
{
    if (run.ticks() == 0)
        return {Tape::tr("%1: %Ln press(es) within a tick", nullptr, run.quickPresses).arg(name),
                {spanText(base, {run.first, run.first})}};
    const bool isOnlyHeld = run.value == 1 && (!track.texts || track.isCondition);
    const QString word = screenText(track.textOf(run.value, *sentenceWords()));
    const QString length = (isOpenEnded(pieces, base, run) ? Tape::tr("at least %1")
                                                           : QStringLiteral("%1"))
                               .arg(lengthText(base, run.first, run.ticks()));
    TapeHint hint;
    if (isOnlyHeld && track.isCondition)
        hint.title = Tape::tr("%1, %2").arg(name, length);
    else
        hint.title = isOnlyHeld ? Tape::tr("%1 held %2").arg(name, length)
                                : Tape::tr("%1 %2, %3").arg(name, word, length);
    hint.lines << spanText(base, run);
    const auto place = std::ranges::find(runs, run);
    const auto presses = run.presses(place == runs.begin() ? nullptr : &*std::prev(place));
    if (presses > 1)
        hint.lines << Tape::tr("the last of %Ln press(es) in its first tick", nullptr,
                               static_cast<int>(presses));
    const InputRun whole = wholePress(runs, run);
    if (track.kind == InputTrackKind::Presses && whole.ticks() > run.ticks())
        hint.lines << Tape::tr("part of a press of %1, %2")
                          .arg(lengthText(base, whole.first, whole.ticks()), spanText(base, whole));
    return hint;
}

TapeHint markHint(const std::vector<InputRun> &runs, const InputRun &run, const QString &name,
                  const TimeBase &base)
{
    TapeHint hint{name, {spanText(base, run)}};
    const auto place = std::ranges::find(runs, run);
    if (place != runs.begin()) {
        const Tick before = std::prev(place)->first;
        hint.lines << Tape::tr("%1 after the previous one")
                          .arg(lengthText(base, before, run.first - before));
    }
    return hint;
}

} // namespace

QString TapeHint::plainText() const
{
    return withoutGrouping((QStringList{title} + lines).join(QStringLiteral(", ")));
}

QString TapeHint::richText() const
{
    QString text = QStringLiteral("<b>%1</b>").arg(title.toHtmlEscaped());
    for (const QString &line : lines)
        text += QStringLiteral("<br>") + line.toHtmlEscaped();
    return text;
}

QString lengthText(const TimeBase &base, Tick first, std::int64_t ticks)
{
    // One behind the last tick has no time of its own: the last one lasts as all do.
    const Tick end = first + ticks;
    const Time past = end > base.ticks().last
                          ? Time{static_cast<Time::rep>(1e9 / base.ticksPerSecond())}
                          : Time{0};
    return Tape::tr("%1, %2").arg(ticksText(ticks),
                                  secondsText(base, base.timeAt(end) - base.timeAt(first) + past));
}

TapeHint tapeHint(const TapePieces &pieces, const TapeRow &row, const TimeBase &base, Tick here,
                  TickRange near)
{
    if (row.kind == TapeRow::Kind::Aim)
        return aimHint(pieces, row, base, here);
    const InputTrack *track = trackOf(pieces, row);
    if (row.kind != TapeRow::Kind::Track || !track)
        return {};
    const QString name = inputTitle(row.input);
    const auto runs = runsOf(pieces, row);
    std::vector<InputRun> met;
    std::ranges::copy_if(runs, std::back_inserter(met), [near](const InputRun &run) {
        return run.first <= near.last && near.first <= std::max(run.first, run.last);
    });
    if (met.size() > 1)
        return crowdHint(met, base, name, track->kind, near);
    if (met.empty()) {
        const auto known = presenceOf(pieces, row);
        const bool isPresent = std::ranges::any_of(
            known, [here](const InputRun &run) { return run.first <= here && here <= run.last; });
        return {isPresent ? Tape::tr("%1: no input here").arg(name)
                          : Tape::tr("%1: not known here").arg(name),
                {spanText(base, {here, here, 0})},
                false};
    }
    if (track->kind == InputTrackKind::Marks)
        return markHint(runs, met.front(), name, base);
    return pressHint(pieces, *track, name, runs, met.front(), base);
}

QString laneText(const TapePieces &pieces, const Shared<TapeLane> &lane, const QString &who,
                 TickRange ticks)
{
    QStringList lines{Tape::tr("Player\tSource\tInput\tFirst tick\tLast tick\tTicks\tValue")};
    for (const TapeRow &row : makeTapeRows(pieces, {lane}, {}, {}).rows) {
        const InputTrack *track = trackOf(pieces, row);
        if (row.kind != TapeRow::Kind::Track || !track)
            continue;
        for (const InputRun &run : singlePresses(runsOf(pieces, row))) {
            const Tick last = std::max(run.first, run.last);
            if (last < ticks.first || ticks.last < run.first)
                continue;
            lines << QStringLiteral("%1\t%2\t%3\t%4\t%5\t%6\t%7")
                         .arg(who, shownWord(row.type->inputSource), inputTitle(row.input),
                              QString::number(run.first.value), QString::number(last.value),
                              QString::number(run.ticks()),
                              screenText(track->textOf(run.value, *sentenceWords())));
        }
    }
    return lines.join(u'\n') + u'\n';
}

} // namespace tickscope
