// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/cases/evidence/note_evidence.h"

#include <algorithm>
#include <cmath>
#include <numbers>

#include <QCoreApplication>

#include "core/analysis/event_query.h"
#include "core/analysis/tape/input_tape.h"
#include "core/base/limits.h"
#include "core/timeline/cursor.h"
#include "ui/cases/moment_picture.h"
#include "ui/models/event_text.h"
#include "ui/tape/input_title.h"
#include "ui/texts/number_text.h"
#include "ui/texts/screen_text.h"
#include "ui/texts/sentence_words.h"

namespace tickscope {

namespace {

struct EvidenceTexts {
    Q_DECLARE_TR_FUNCTIONS(tickscope::EvidenceTexts)
};

constexpr Time EvidenceAround = std::chrono::seconds{3}; ///< On both sides of a note.
constexpr Time EvidenceLongest = std::chrono::minutes{2};
constexpr qsizetype MostEvidenceRows = 300;

QString timeOf(Tick tick, const TimeBase &time)
{
    return timeText(time.timeAt(tick));
}

QStringList placeCells(Tick tick, const TimeBase &time)
{
    return {timeOf(tick, time), QString::number(tick.value)};
}

/// Which of those with a name: "npc01 #6", "npc01 #6, Carol #1"; empty for an event of nobody.
QString whoIn(const Index &index, const EventRow &event)
{
    QStringList who;
    for (const int client : {event.client, event.otherClient}) {
        const Player *player = index.players().at(client, event.tick);
        if (!player)
            continue;
        const QString name = QStringLiteral("%1 #%2").arg(
            isolated(nameAt(index, client, event.tick)), QString::number(player->id));
        if (!who.contains(name))
            who << name;
    }
    return who.join(QStringLiteral(", "));
}

/// \param client  of the player that it is about: what others typed into a console is not their
///                business.
review::BundleTable eventsIn(const Index &index, TickRange ticks, int client)
{
    review::BundleTable table{{EvidenceTexts::tr("time"), EvidenceTexts::tr("tick"),
                               EvidenceTexts::tr("players"), EvidenceTexts::tr("event")},
                              {}};
    EventQuery query;
    // What lists hide at first would bury the rest.
    query.mostRate = EventRate::Normal;
    query.ticks = ticks;
    (void)forEachEvent(
        index, EventMatcher(std::move(query), index), [&](std::size_t, const EventRow &event) {
            if (event.kind().eventClass == EventClass::Command
                && (event.client == NoClient || event.client != client))
                return true;
            QStringList cells = placeCells(event.tick, index.time());
            cells << whoIn(index, event) << sentenceText(index, event, sentenceOf(event));
            table.rows << cells;
            return table.rows.size() < MostEvidenceRows;
        });
    return table;
}

/// A press that goes on beyond \a ticks is longer than what is seen of it.
QString lengthOf(const InputRun &run, TickRange ticks)
{
    const QString length = QString::number(run.ticks());
    return run.first <= ticks.first || run.last >= ticks.last
               ? EvidenceTexts::tr("%1 or more").arg(length)
               : length;
}

/// One row for each sudden turn of the aim; a mouse at work turns a little at each tick.
void addTurns(const InputTape &tape, const InputSource &source, const TimeBase &time,
              std::vector<std::pair<Tick, QStringList>> &rows)
{
    constexpr double SuddenTurn = 10.0; // degrees
    const auto degrees = [](const AimSample &sample) {
        return sample.angle * 180 / std::numbers::pi;
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
        if (!isOneStretch)
            continue;
        rows.emplace_back(tick,
                          placeCells(tick, time)
                              << EvidenceTexts::tr("Aim (turns of 10° and more)")
                              << QStringLiteral("%1° → %2°").arg(from, 0, 'f', 1).arg(to, 0, 'f', 1)
                              << QString());
    }
}

/// What \a client did by hand: what the game made of it is no input.
review::BundleTable inputsIn(const EvidenceOrder &order, int client, TickRange ticks,
                             const std::stop_token &stop)
{
    review::BundleTable table{{EvidenceTexts::tr("time"), EvidenceTexts::tr("tick"),
                               EvidenceTexts::tr("input"), EvidenceTexts::tr("value"),
                               EvidenceTexts::tr("ticks")},
                              {}};
    const Index &index = *order.source.index;
    const auto tapes = readInputTapes(order.source.recording, index, ticks,
                                      ticks.last - ticks.first + 1, stop);
    if (!tapes)
        return table;
    std::vector<std::pair<Tick, QStringList>> rows;
    for (const Shared<InputTape> &tape : *tapes) {
        for (const InputSource &source : tape->sources) {
            if (source.client != client || source.type->rebuilt)
                continue;
            addTurns(*tape, source, index.time(), rows);
            for (const InputTrack &track : source.tracks) {
                if (track.isCondition)
                    continue;
                for (const InputRun &run : track.runs)
                    rows.emplace_back(run.first, placeCells(run.first, index.time())
                                                     << inputTitle(track.name)
                                                     << screenText(track.textOf(run.value))
                                                     << lengthOf(run, ticks));
            }
        }
    }
    std::ranges::stable_sort(rows, {}, [](const auto &row) { return row.first; });
    for (auto &[tick, cells] : rows) {
        if (table.rows.size() < MostEvidenceRows)
            table.rows << std::move(cells);
    }
    return table;
}

} // namespace

TickRange ticksAround(const review::Annotation &note, const TimeBase &time)
{
    const Tick first = time.ticks().clamp({*note.tick});
    const Tick last = time.ticks().clamp({note.lastTick.value_or(*note.tick)});
    const Time end = std::min(time.timeAt(last), time.timeAt(first) + EvidenceLongest);
    const Time begin = std::max(Time{0}, time.timeAt(first) - EvidenceAround);
    return {time.tickAt(begin), time.tickAt(std::min(time.length(), end + EvidenceAround))};
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
        const Tick tick = index.ticks().clamp({*note.tick});
        const TickRange around = ticksAround(note, index.time());
        review::NoteEvidence &shown = evidence.notes[note.id];
        shown.time = timeOf(tick, index.time());
        shown.player = order.players().title(note, nullptr);
        if (auto frame = cursor.frameAt(tick, index, *mover, stop)) {
            picture.frame = std::make_shared<const Frame>(*std::move(frame));
            picture.followed = note.client ? std::optional(static_cast<int>(*note.client))
                                           : std::nullopt;
            shown.picture = pngOf(picture);
        }
        shown.events = eventsIn(index, around, static_cast<int>(note.client.value_or(NoClient)));
        if (note.client)
            shown.inputs = inputsIn(order, static_cast<int>(*note.client), around, stop);
    }
}

} // namespace tickscope
