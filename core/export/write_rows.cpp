// SPDX-License-Identifier: MIT
#include <algorithm>
#include <map>
#include <tuple>

#include "core/base/try.h"
#include "core/export/text/text_sink.h"
#include "core/export/write_rows.h"

namespace tickscope {

namespace {

/// Ticks that are read at once; what they hold is all the memory that is taken.
constexpr std::int64_t StretchTicks = 20'000;

/// Which input of whom, from which source.
using InputKey = std::tuple<int, std::string, std::string>;

struct EndedInput {
    InputKey key;
    InputRun run;
    std::int64_t presses = 1; ///< In its first tick.
    std::string text;
};

class InputRows
{
public:
    InputRows(const InputExport &wanted, RowFormat format, CsvReader reader, TextSink &sink)
        : m_wanted(wanted)
        , m_rows(sink, format,
                 {"first_tick", "last_tick", "seconds", "player", "name", "client_id", "source",
                  "input", "value", "text", "ticks", "presses"},
                 reader)
    {
    }

    [[nodiscard]] bool isWanted() const { return m_rows.isWanted(); }

    /// The stretch behind the one before.
    void take(const InputTape &tape)
    {
        for (const InputSource &source : tape.sources) {
            for (const InputTrack &track : source.tracks) {
                const InputRun *before = nullptr;
                for (const InputRun &run : track.runs) {
                    take({source.client, source.type->name, track.name}, track, run, before,
                         tape.ticks);
                    before = &run;
                }
            }
        }
        // What could have gone on, but did not.
        for (auto open = m_open.begin(); open != m_open.end();) {
            const bool hasEnded = open->second.run.last < tape.ticks.last;
            if (hasEnded)
                m_ended.push_back(std::move(open->second));
            open = hasEnded ? m_open.erase(open) : std::next(open);
        }
        writeEnded();
    }

    void finish()
    {
        for (auto &[key, input] : m_open)
            m_ended.push_back(std::move(input));
        m_open.clear();
        writeEnded();
        m_rows.finish();
    }

private:
    void take(InputKey key, const InputTrack &track, const InputRun &run, const InputRun *before,
              TickRange stretch)
    {
        // Where a stretch cut it, the one before is open.
        EndedInput input{std::move(key), run, run.presses(before),
                         track.texts ? track.textOf(run.value) : std::string()};
        const bool mayGoOn = track.kind != InputTrackKind::Marks;
        if (const auto cut = m_open.find(input.key); cut != m_open.end()) {
            const InputRun &open = cut->second.run;
            if (run.first == stretch.first && run.continues(open)) {
                input.run.first = open.first;
                input.presses = cut->second.presses;
            } else {
                input.presses = run.presses(&open);
                m_ended.push_back(std::move(cut->second));
            }
            m_open.erase(cut);
        }
        if (mayGoOn && input.run.last == stretch.last)
            m_open.emplace(input.key, input);
        else
            m_ended.push_back(std::move(input));
    }

    void writeEnded()
    {
        std::ranges::sort(m_ended, {}, [](const EndedInput &input) {
            return std::tie(input.run.last, input.run.first, input.key);
        });
        for (const EndedInput &input : m_ended)
            write(input);
        m_ended.clear();
    }

    void write(const EndedInput &input)
    {
        const auto &[client, source, name] = input.key;
        if (m_wanted.takes && !m_wanted.takes(client, input.run.first))
            return;
        const Player *player = client == NoClient
                                   ? nullptr
                                   : m_wanted.index->players().at(client, input.run.first);
        m_rows.begin();
        m_rows.insert("first_tick", input.run.first.value);
        // One that began and ended within its tick has no ticks, and lies there all the same.
        m_rows.insert("last_tick", std::max(input.run.first, input.run.last).value);
        m_rows.insertRaw("seconds", secondsJson(m_wanted.index->time().timeAt(input.run.first)));
        if (player) {
            m_rows.insert("player", player->id);
            m_rows.insertText("name", player->nameAt(input.run.first));
        } else {
            m_rows.insertNull("player");
        }
        if (client != NoClient)
            m_rows.insert("client_id", client);
        else
            m_rows.insertNull("client_id");
        m_rows.insertText("source", source);
        m_rows.insertText("input", name);
        m_rows.insert("value", input.run.value);
        if (!input.text.empty())
            m_rows.insertText("text", input.text);
        m_rows.insert("ticks", input.run.ticks());
        m_rows.insert("presses", input.presses);
        m_rows.end();
    }

    const InputExport &m_wanted;
    RowWriter m_rows;
    std::map<InputKey, EndedInput> m_open; ///< Up to the end of the last stretch.
    std::vector<EndedInput> m_ended;
};

template<typename Writer>
void insertPlayer(Writer &row, const Player &player)
{
    row.insert("id", player.id);
    row.insertNumbers("client_ids", player.clientIds());
    row.insertTexts("names", player.names());
    row.insert("first_tick", player.ticks().first.value);
    row.insert("last_tick", player.ticks().last.value);
    row.insertNumbers("same_name_as", player.sameNameAs);
}

std::vector<std::string> seriesColumns(const SeriesExport &wanted)
{
    std::vector<std::string> all{"tick", "seconds"};
    for (const SeriesColumn &column : wanted.columns)
        all.push_back(column.title);
    return all;
}

} // namespace

Result<void> writeInputs(const InputExport &wanted, RowFormat format, CsvReader reader,
                         TextSink &sink, const ExportRun &run)
{
    InputRows rows(wanted, format, reader, sink);
    const TickRange ticks = wanted.ticks;
    for (Tick first = ticks.first; first <= ticks.last && rows.isWanted();) {
        const Tick last = std::min(ticks.last, first + (StretchTicks - 1));
        TRY_ASSIGN(const auto tapes, readInputTapes(wanted.recording, *wanted.index, {first, last},
                                                    StretchTicks, run.stop));
        for (const Shared<InputTape> &tape : tapes)
            rows.take(*tape);
        run.reportProgress(static_cast<double>(last - ticks.first + 1)
                           / static_cast<double>(ticks.last - ticks.first + 1));
        first = last + 1;
    }
    rows.finish();
    return {};
}

std::string playerJson(const Player &player)
{
    JsonRow row;
    insertPlayer(row, player);
    if (const auto guessed = player.guessedNames(); !guessed.empty())
        row.insertTexts("guessed_names", guessed);
    return row.finish();
}

Result<void> writePlayers(const PlayerTable &players,
                          const std::function<bool(const Player &)> &takes, RowFormat format,
                          CsvReader reader, TextSink &sink, const ExportRun &run)
{
    RowWriter rows(sink, format,
                   {"id", "client_ids", "names", "first_tick", "last_tick", "same_name_as"},
                   reader);
    for (const Player &player : players.players()) {
        TRY(run.goOn());
        if (player.isProxy || (takes && !takes(player)))
            continue;
        rows.begin();
        insertPlayer(rows, player);
        rows.end();
    }
    rows.finish();
    return {};
}

Result<void> writeMarkers(const std::vector<MarkerRow> &markers, const TimeBase &time,
                          RowFormat format, CsvReader reader, TextSink &sink, const ExportRun &run)
{
    RowWriter rows(sink, format,
                   {"tick", "last_tick", "seconds", "kind", "own", "name", "text", "color",
                    "client_id", "player"},
                   reader);
    for (const MarkerRow &marker : markers) {
        TRY(run.goOn());
        rows.begin();
        rows.insert("tick", marker.tick.value);
        if (marker.last)
            rows.insert("last_tick", marker.last->value);
        rows.insertRaw("seconds", secondsJson(time.timeAt(marker.tick)));
        rows.insertText("kind", marker.kind);
        rows.insertFlag("own", marker.isOwn);
        rows.insertText("name", marker.name);
        if (!marker.text.empty())
            rows.insertText("text", marker.text);
        if (!marker.color.empty())
            rows.insertText("color", marker.color);
        if (marker.client) {
            rows.insert("client_id", *marker.client);
            rows.insertText("player", marker.player);
        }
        rows.end();
    }
    rows.finish();
    return {};
}

Result<void> writeSeries(const SeriesExport &wanted, RowFormat format, CsvReader reader,
                         TextSink &sink, const ExportRun &run)
{
    constexpr std::size_t SamplesAtOnce = 4096; // between two looks at who may want to stop
    RowWriter rows(sink, format, seriesColumns(wanted), reader);
    const SeriesSet *axis = wanted.axis;
    const std::size_t begin = axis ? axis->firstFrom(wanted.ticks.first) : 0;
    const std::size_t end = axis ? axis->firstFrom(wanted.ticks.last + 1) : 0;
    for (std::size_t i = begin; i < end && rows.isWanted(); ++i) {
        if ((i - begin) % SamplesAtOnce == 0) {
            TRY(run.goOn());
            run.reportProgress(static_cast<double>(i - begin) / static_cast<double>(end - begin));
        }
        const Tick tick = axis->tick(i);
        rows.begin();
        rows.insert("tick", tick.value);
        rows.insertRaw("seconds",
                       numberJson(std::chrono::duration<double>(wanted.time.timeAt(tick)).count()));
        for (const SeriesColumn &column : wanted.columns)
            rows.insertNumber(column.title, column.valueAt(tick));
        rows.end();
    }
    rows.finish();
    return {};
}

} // namespace tickscope
