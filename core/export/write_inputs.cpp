// SPDX-License-Identifier: MIT
#include "core/export/write_inputs.h"

#include <algorithm>
#include <map>
#include <tuple>

#include "core/export/text/json_text.h"

namespace tickscope {

namespace {

/// Ticks that are read at once; what they hold is all the memory that is taken.
constexpr std::int64_t StretchTicks = 20'000;

/// Which input of whom, from which source.
using InputKey = std::tuple<int, std::string, std::string>;

struct EndedInput {
    InputKey key;
    InputRun run;
    std::string text;
};

class InputRows
{
public:
    InputRows(const InputExport &wanted, RowFormat format, CsvReader reader, TextSink &sink)
        : m_wanted(wanted)
        , m_rows(sink, format,
                 {"first_tick", "last_tick", "seconds", "player", "name", "client_id", "source",
                  "input", "value", "text"},
                 reader)
    {
    }

    [[nodiscard]] bool isWanted() const { return m_rows.isWanted(); }

    /// The stretch behind the one before.
    void take(const InputTape &tape)
    {
        for (const InputSource &source : tape.sources) {
            for (const InputTrack &track : source.tracks) {
                for (const InputRun &run : track.runs)
                    take({source.client, source.type->name, track.name}, track, run, tape.ticks);
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
    void take(InputKey key, const InputTrack &track, const InputRun &run, TickRange stretch)
    {
        EndedInput input{std::move(key), run,
                         track.texts ? track.textOf(run.value) : std::string()};
        const bool mayGoOn = track.kind != InputTrackKind::Marks;
        if (const auto before = m_open.find(input.key); before != m_open.end()) {
            const InputRun &open = before->second.run;
            if (run.first == stretch.first && open.last == run.first - 1 && open.value == run.value)
                input.run.first = open.first;
            else
                m_ended.push_back(std::move(before->second));
            m_open.erase(before);
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
        m_rows.put("first_tick", input.run.first.value);
        m_rows.put("last_tick", input.run.last.value);
        m_rows.putRaw("seconds", secondsJson(m_wanted.index->time().timeAt(input.run.first)));
        if (player) {
            m_rows.put("player", player->id);
            m_rows.putText("name", player->nameAt(input.run.first));
        } else {
            m_rows.putNull("player");
        }
        if (client != NoClient)
            m_rows.put("client_id", client);
        else
            m_rows.putNull("client_id");
        m_rows.putText("source", source);
        m_rows.putText("input", name);
        m_rows.put("value", input.run.value);
        if (!input.text.empty())
            m_rows.putText("text", input.text);
        m_rows.end();
    }

    const InputExport &m_wanted;
    RowWriter m_rows;
    std::map<InputKey, EndedInput> m_open; ///< Up to the end of the last stretch.
    std::vector<EndedInput> m_ended;
};

} // namespace

Result<void> writeInputs(const InputExport &wanted, RowFormat format, CsvReader reader,
                         TextSink &sink, const ExportRun &run)
{
    InputRows rows(wanted, format, reader, sink);
    const TickRange ticks = wanted.ticks;
    for (Tick first = ticks.first; first <= ticks.last && rows.isWanted();) {
        const Tick last = std::min(ticks.last, first + (StretchTicks - 1));
        const auto tapes = readInputTapes(wanted.recording, *wanted.index, {first, last},
                                          StretchTicks, run.stop);
        if (!tapes)
            return tl::unexpected(tapes.error());
        for (const Shared<InputTape> &tape : *tapes)
            rows.take(*tape);
        run.tell(static_cast<double>(last - ticks.first + 1)
                 / static_cast<double>(ticks.last - ticks.first + 1));
        first = last + 1;
    }
    rows.finish();
    return {};
}

} // namespace tickscope
