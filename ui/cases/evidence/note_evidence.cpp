// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/cases/evidence/note_evidence.h"

#include <algorithm>
#include <cmath>
#include <functional>
#include <iterator>
#include <numbers>

#include <QCoreApplication>

#include "core/analysis/distinct_names.h"
#include "core/analysis/event_lines.h"
#include "core/analysis/tape/input_tape.h"
#include "core/base/limits.h"
#include "core/timeline/cursor.h"
#include "ui/cases/moment_picture.h"
#include "ui/models/event_text.h"
#include "ui/style/theme.h"
#include "ui/texts/number_text.h"
#include "ui/texts/player_text.h"
#include "ui/texts/screen_text.h"
#include "ui/texts/sentence_words.h"

namespace tickscope {

namespace {

struct EvidenceTexts {
    Q_DECLARE_TR_FUNCTIONS(tickscope::EvidenceTexts)
};

constexpr Time EvidenceAround = std::chrono::seconds{3}; ///< On both sides of a note.
constexpr Time EvidenceLongest = std::chrono::minutes{2};
constexpr Time LongestPress = std::chrono::minutes{1}; ///< That is sought beyond what is shown.
constexpr std::size_t MostEvidenceRows = 300;

/// With \a around more on both sides, where the recording has it.
TickRange widened(TickRange ticks, Time around, const TimeBase &time)
{
    return {time.tickAt(std::max(Time{0}, time.timeAt(ticks.first) - around)),
            time.tickAt(std::min(time.length(), time.timeAt(ticks.last) + around))};
}

QString timeOf(Tick tick, const TimeBase &time)
{
    return timeText(time.timeAt(tick));
}

QStringList placeCells(Tick tick, const TimeBase &time)
{
    return {timeOf(tick, time), QString::number(tick.value)};
}

/// The same for programs.
QStringList placeData(Tick tick, const TimeBase &time)
{
    return {QString::number(tick.value),
            QString::number(std::chrono::duration<double>(time.timeAt(tick)).count(), 'f', 3)};
}

/// Which of those with a name: "npc01 #6", "npc01 #6, Carol #1"; empty for an event of nobody.
QString whoIn(const Index &index, const EventRow &event)
{
    QStringList who;
    for (const int client : {event.client, event.otherClient}) {
        const Player *player = index.players().of(partyOf(event, client));
        if (!player)
            continue;
        const QString name = QStringLiteral("%1 #%2").arg(isolated(nameIn(index, event, client)),
                                                          QString::number(player->id));
        if (!who.contains(name))
            who << name;
    }
    return who.join(QStringLiteral(", "));
}

/// Whose events the report of \a note shows: its player, of a note without one the accused; not of
/// those who only happened to be there.
std::vector<const Player *> peopleOf(const EvidenceOrder &order, const review::Annotation &note)
{
    std::vector<const Player *> people;
    const OpenPlayers players = order.players();
    if (const Player *player = players.find(note))
        people.push_back(player);
    else if (!note.client && note.player.isEmpty())
        std::ranges::transform(
            order.accused, std::back_inserter(people),
            [&players](const review::Identity &accused) { return players.find(accused); });
    std::erase(people, nullptr);
    return people;
}

/// What \a people did, and what was done to them, frequent as it may be.
review::TwofoldTable eventsIn(const EvidenceOrder &order, TickRange ticks,
                              const std::vector<const Player *> &people,
                              const std::stop_token &stop)
{
    const Index &index = *order.source.index;
    review::TwofoldTable table{
        {{EvidenceTexts::tr("time"), EvidenceTexts::tr("tick"), EvidenceTexts::tr("players"),
          EvidenceTexts::tr("kind"), EvidenceTexts::tr("event")},
         {}},
        {{"tick", "seconds", "players", "kind", "event"}, {}}};
    EventQuery query;
    query.mostRate = EventRate::Noisy;
    query.hiddenKinds = {"input", "sound"}; // inputs have a table of their own
    query.ticks = ticks;
    for (const Player *player : people)
        query.players.push_back(refOf(index.players(), *player));
    query.foldsRepeats = true; // a death is also seen
    if (people.empty())
        return table;
    const auto lines = EventSelection(std::move(query)).linesOf(order.source.index, stop);
    for (const EventLine &line : lines.value_or(EventLines())) {
        if (table.shown.rows.size() == qsizetype{MostEvidenceRows})
            break;
        const EventRow event = index.event(line.row);
        const QString who = whoIn(index, event);
        // What is rebuilt or guessed says so.
        const QString source = sourceText(event.source);
        const QString known = source.isEmpty() ? source : QStringLiteral(" (%1)").arg(source);
        table.shown.rows << (placeCells(event.tick, index.time())
                             << who << theme::kindWord(event.kind())
                             << sentenceText(index, event, sentenceOf(index, event)) + known);
        table.data.rows << (placeData(event.tick, index.time())
                            << who << screenText(event.kind().id)
                            << screenText(shownSentence(event, index.players())) + known);
    }
    return table;
}

/// A press that goes on beyond \a ticks, or to where the player comes into sight or goes out of it,
/// is longer than what is seen of it.
bool isWhole(const InputSource &source, const InputTrack &track, const InputRun &run,
             TickRange ticks)
{
    const bool isOfOneTick = track.kind == InputTrackKind::Marks || run.ticks() <= 0;
    return ticks.first < run.first && run.last < ticks.last
           && (isOfOneTick || (!source.begins(run.first) && !source.ends(run.last)));
}

/// The sources of the inputs of \a client, that which knows most of \a ticks first.
std::vector<const InputSource *> sourcesOf(const InputTape &tape, int client, TickRange ticks)
{
    std::vector<const InputSource *> sources;
    for (const InputSource &source : tape.sources) {
        if (source.client == client && !source.type->isRebuilt() && !source.tracks.empty())
            sources.push_back(&source);
    }
    const auto known = [ticks](const InputSource *source) {
        std::int64_t count = 0;
        for (const InputRun &run : source->present)
            count += std::max<std::int64_t>(
                std::min(run.last, ticks.last) - std::max(run.first, ticks.first) + 1, 0);
        return count;
    };
    std::ranges::stable_sort(sources, std::ranges::greater(), known);
    return sources;
}

/// An input for people, and for programs.
struct InputRow {
    Tick tick;
    QStringList shown;
    QStringList data;
};

/// One row for each sudden turn of the aim; a mouse at work turns a little at each tick.
void addTurns(const InputTape &tape, const InputSource &source, TickRange ticks,
              const TimeBase &time, const std::function<bool(Tick)> &isTheirs,
              std::vector<InputRow> &rows)
{
    constexpr double SuddenTurn = 10.0; // degrees
    const auto degrees = [](const AimSample &sample) {
        return -sample.angle * 180 / std::numbers::pi; // upwards is more, as on the tape
    };
    for (std::size_t i = 1; i < source.aim.size(); ++i) {
        const double from = degrees(source.aim[i - 1]);
        const double to = degrees(source.aim[i]);
        if (std::abs(std::remainder(to - from, 360.0)) < SuddenTurn)
            continue;
        const Tick tick = tape.ticks.first + source.aim[i].offset;
        // Who comes back aims elsewhere, and has not turned.
        const bool isOneStretch = std::ranges::any_of(source.present, [&](const InputRun &run) {
            return run.first < tick && tick <= run.last;
        });
        if (!isOneStretch || !ticks.contains(tick) || !isTheirs(tick))
            continue;
        const auto number = [](double angle) { return QString::number(angle, 'f', 1); };
        const auto shown = [](double angle) { return fixedText(angle, 1); };
        rows.push_back({tick,
                        placeCells(tick, time)
                            << EvidenceTexts::tr("Aim (turns of 10° and more)")
                            << QStringLiteral("%1° → %2°").arg(shown(from), shown(to)) << QString()
                            << shownWord(source.type->inputSource),
                        placeData(tick, time)
                            << QStringLiteral("aim_turn") << number(from) + u' ' + number(to)
                            << QString() << QString() << screenText(source.type->inputSource)});
    }
}

/// What of \a tape has the aim of \a client best: several items may have it. Null for none.
const InputSource *aimOf(const InputTape &tape, int client)
{
    const InputSource *best = nullptr;
    for (const InputSource &source : tape.sources) {
        if (source.client == client && !source.type->isRebuilt() && !source.aim.empty()
            && (!best || source.aim.size() > best->aim.size()))
            best = &source;
    }
    return best;
}

/// Of a press that is just held nothing: a "1" tells nobody anything.
QString pressText(const InputTrack &track, std::int64_t value)
{
    const bool isOnlyHeld = track.kind == InputTrackKind::Presses && !track.texts && value == 1;
    // The number of a mark is its tick, which the row has.
    return isOnlyHeld || track.kind == InputTrackKind::Marks ? QString()
                                                             : shownWord(track.textOf(value));
}

/// What was pressed in \a ticks, each moment as the first of \a sources has it that knows it: two
/// that differ would be two answers.
void addPresses(const std::vector<const InputSource *> &sources, TickRange ticks, TickRange read,
                const TimeBase &time, const std::function<bool(Tick)> &isTheirs,
                std::vector<InputRow> &rows)
{
    for (auto source = sources.begin(); source != sources.end(); ++source) {
        const auto isKnownBetter = [&](Tick tick) {
            return std::any_of(sources.begin(), source, [tick](const InputSource *better) {
                return runAt(better->present, tick) != nullptr;
            });
        };
        const std::string &known = (*source)->type->inputSource;
        for (const InputTrack &track : (*source)->tracks) {
            if (track.isCondition)
                continue;
            for (const InputRun &run : singlePresses(track.runs)) {
                // One within a tick ends before it, and lies in it all the same.
                if (std::max(run.first, run.last) < ticks.first || run.first > ticks.last
                    || !isTheirs(run.first) || isKnownBetter(run.first))
                    continue;
                const QString length = QString::number(run.ticks());
                const bool whole = isWhole(**source, track, run, read);
                rows.push_back(
                    {run.first,
                     placeCells(run.first, time)
                         << inputTitle(track.name) << pressText(track, run.value)
                         << (whole ? length : EvidenceTexts::tr("%1 or more").arg(length))
                         << shownWord(known),
                     placeData(run.first, time)
                         << inputTitle(track.name, TitleLanguage::English)
                         << screenText(track.textOf(run.value)) << length
                         << (whole ? QStringLiteral("yes") : QStringLiteral("no"))
                         << screenText(known)});
            }
        }
    }
}

/// What \a player did by hand, and nobody who had the client ID before or after: what the game made
/// of it is no input. Presses are shown whole, also those that reach beyond \a ticks: one that two
/// notes show must have one length.
review::TwofoldTable inputsIn(const EvidenceOrder &order, const Player &player, TickRange ticks,
                              const std::stop_token &stop)
{
    review::TwofoldTable table{
        {{EvidenceTexts::tr("time"), EvidenceTexts::tr("tick"), EvidenceTexts::tr("input"),
          EvidenceTexts::tr("value"), EvidenceTexts::tr("ticks"), EvidenceTexts::tr("source")},
         {}},
        {{"tick", "seconds", "input", "value", "ticks", "whole", "source"}, {}}};
    const Index &index = *order.source.index;
    const TickRange read = widened(ticks, LongestPress, index.time());
    const auto tapes = readInputTapes(order.source.recording, index, read,
                                      read.last - read.first + 1, stop);
    if (!tapes)
        return table;
    std::vector<InputRow> rows;
    for (const Shared<InputTape> &tape : *tapes) {
        for (const int client : player.clientIds()) {
            const auto isTheirs = [&](Tick tick) { return player.clientAt(tick) == client; };
            if (const InputSource *aim = aimOf(*tape, client))
                addTurns(*tape, *aim, ticks, index.time(), isTheirs, rows);
            addPresses(sourcesOf(*tape, client, ticks), ticks, read, index.time(), isTheirs, rows);
        }
    }
    std::ranges::stable_sort(rows, {}, &InputRow::tick);
    rows.resize(std::min(rows.size(), MostEvidenceRows));
    for (InputRow &row : rows) {
        table.shown.rows << std::move(row.shown);
        table.data.rows << std::move(row.data);
    }
    return table;
}

} // namespace

TickRange ticksAround(const review::Annotation &note, const TimeBase &time)
{
    const Tick first = time.ticks().clamp({*note.tick});
    const Tick last = time.ticks().clamp({note.lastTick.value_or(*note.tick)});
    const Time end = std::min(time.timeAt(last), time.timeAt(first) + EvidenceLongest);
    return widened({first, time.tickAt(end)}, EvidenceAround, time);
}

void addNoteEvidence(const EvidenceOrder &order, review::CaseEvidence &evidence,
                     const EvidenceProgress &progress, const std::stop_token &stop)
{
    const Index &index = *order.source.index;
    const Recording &recording = *order.source.recording;
    Cursor cursor(order.source.recording, limits::CursorCache);
    const auto mover = recording.makeMotion(order.map)->makeMover();
    MomentPicture picture;
    picture.maker = recording.makeScene(order.map);
    picture.map = order.map;
    picture.index = order.source.index;
    picture.game = order.game;
    double done = 0;
    for (const review::Annotation &note : order.notes) {
        if (stop.stop_requested())
            break;
        progress(done++ / static_cast<double>(order.notes.size()));
        if (!note.tick)
            continue;
        const Tick tick{*note.tick};
        review::NoteEvidence &shown = evidence.notes[note.id];
        const Tick last{note.lastTick.value_or(*note.tick)};
        if (const TickRange there = index.ticks(); !there.contains(tick) || !there.contains(last)) {
            shown.time = EvidenceTexts::tr("tick %1, which the recording does not have")
                             .arg(there.contains(tick) ? last.value : tick.value);
            continue;
        }
        const TickRange around = ticksAround(note, index.time());
        shown.time = timeOf(tick, index.time());
        if (const QString clock = wallClockText(recording.info(), index.ticks().first,
                                                index.time().timeAt(tick));
            !clock.isEmpty())
            shown.time += QStringLiteral(" (%1)").arg(clock);
        OpenPlayers people = order.players();
        people.head = tick; // the name of then, as in picture and events
        const Player *player = people.find(note);
        shown.player = people.title(note, nullptr);
        if (auto frame = cursor.frameAt(tick, index, *mover, stop)) {
            picture.frame = std::make_shared<const Frame>(*std::move(frame));
            picture.followed = player ? player->clientAt(tick) : std::nullopt;
            picture.who = player ? titleAt(index.players(), *player, tick).name : QString();
            shown.picture = pngOf(picture);
            shown.absence = absenceIn(picture);
        }
        shown.events = eventsIn(order, around, peopleOf(order, note), stop);
        if (player)
            shown.inputs = inputsIn(order, *player, around, stop);
    }
}

} // namespace tickscope
