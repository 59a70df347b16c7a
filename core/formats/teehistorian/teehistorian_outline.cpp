// SPDX-License-Identifier: MIT
#include <algorithm>
#include <array>
#include <numeric>
#include <optional>

#include "core/base/try.h"
#include "core/formats/resumed_walk.h"
#include "core/formats/teehistorian/limits.h"
#include "core/formats/teehistorian/records/ex_message.h"
#include "core/formats/teehistorian/records/record_stream.h"
#include "core/formats/teehistorian/records/tick_rule.h"
#include "core/formats/teehistorian/teehistorian_recording.h"

namespace tickscope::teehistorian {

namespace {

/// A server counts 50 ticks a second.
constexpr Time TickPeriod = std::chrono::milliseconds(20);

/// The word under which records are counted; empty for those that are not.
/// Source: teehistorian.md, section 7, second table.
std::string_view countName(RecordKind kind)
{
    constexpr std::array<std::string_view, 12> Names{
        "PlayerChange", "",        "",     "PlayerNew", "PlayerOld",      "Input",
        "Input",        "Message", "Join", "Drop",      "ConsoleCommand", ""};
    return Names.at(static_cast<std::size_t>(kind));
}

constexpr std::size_t KindCount = static_cast<std::size_t>(RecordKind::Ex) + 1;
constexpr std::size_t ExKindCount = static_cast<std::size_t>(ExKind::TeamFinish) + 1;

/// Empty for a kind that is not counted.
std::string groupedName(std::string_view name)
{
    return name.empty() ? std::string() : "items/" + std::string(name);
}

/// Facts from the records that a walk has passed.
struct Passed {
    TickRule rule;
    std::optional<Tick> first;
    std::array<std::int64_t, KindCount> records{};
    std::array<std::int64_t, ExKindCount> exRecords{};
};

class OutlineWalk
{
public:
    OutlineWalk(const Shared<ByteSource> &source, const Header &header, std::stop_token stop)
        : m_source(source)
        , m_stream(source)
        , m_stop(std::move(stop))
        , m_begin(header.recordsOffset)
        , m_size(source->size())
    {
        m_stream.restart(m_begin);
    }

    /// Every record is whole in itself, so a walk goes on behind any of them.
    void goOnFrom(const WalkMemory<Passed> &memory)
    {
        m_passed = memory.passed;
        m_stream.restart(memory.walked.size());
    }

    Result<Outline> run()
    {
        for (;;) {
            passUsual();
            const Record *record = m_stream.peek(m_stop);
            if (!record)
                return finishEarly();
            const auto opened = m_passed.rule.tickOpenedBy(*record);
            if (opened && !TickRule::isPossible(*opened))
                return finish(Error{
                    ErrorCode::Damaged, faults::MoreTicksThanServerCanCount, m_stream.byte(), {}});
            m_passed.rule.pass(*record, opened);
            if (opened && !m_passed.first)
                m_passed.first = opened;
            count(*record);
            m_stream.accept();
            if (record->kind == RecordKind::Finish)
                return finish({});
        }
    }

private:
    /// Whether there are records before the first tick. Where none follows, that is tick 0.
    [[nodiscard]] bool hasSetUp() const
    {
        const auto isSome = [](std::int64_t count) { return count > 0; };
        const std::int64_t finishes = m_passed
                                          .records[static_cast<std::size_t>(RecordKind::Finish)];
        const auto records = std::accumulate(m_passed.records.begin(), m_passed.records.end(),
                                             std::int64_t{0});
        return records > finishes || std::ranges::any_of(m_passed.exRecords, isSome);
    }

    /// Goes over what nearly all records are, moves and inputs. What they hold says nothing here.
    void passUsual()
    {
        for (;;) {
            passShortMoves();
            const auto input = m_stream.passInput();
            if (!input)
                return;
            ++m_passed.records[static_cast<std::size_t>(*input)];
        }
    }

    /// Those of the first tick and of the last possible one go the longer way.
    void passShortMoves()
    {
        if (!m_passed.first)
            return;
        TickRule rule = m_passed.rule;
        std::int64_t count = 0;
        m_stream.passShortMoves([&rule, &count](const ShortMove &move) {
            if (!TickRule::isPossible(rule.tick() + 1))
                return false;
            rule.passPlayer(move.client);
            ++count;
            return true;
        });
        m_passed.rule = rule;
        m_passed.records[static_cast<std::size_t>(RecordKind::PlayerDiff)] += count;
    }

    void count(const Record &record)
    {
        if (record.kind == RecordKind::Ex)
            ++m_passed.exRecords[static_cast<std::size_t>(exKindOf(record.uuid))];
        else
            ++m_passed.records[static_cast<std::size_t>(record.kind)];
    }

    void addCount(const std::string &grouped, std::int64_t count)
    {
        if (grouped.empty() || count == 0)
            return;
        auto &counts = m_outline.counts;
        const auto known = std::ranges::find(counts, grouped,
                                             &std::pair<std::string, std::int64_t>::first);
        if (known == counts.end())
            counts.emplace_back(grouped, count);
        else
            known->second += count;
    }

    /// Where no record follows, and none was the last one.
    Result<Outline> finishEarly()
    {
        const std::optional<Error> &error = m_stream.error();
        if (error && endsReading(error->code))
            return tl::unexpected(*error);
        return finish(error.value_or(
            Error{ErrorCode::Truncated, faults::RecordingUnfinished, m_stream.byte(), {}}));
    }

    void addDamage(std::uint64_t byte, std::uint64_t size, ErrorCode kind, Fault fault)
    {
        m_outline.damage.push_back({m_passed.rule.tick(), byte, size, kind, std::move(fault), 0});
    }

    Outline finish(const std::optional<Error> &error)
    {
        m_outline.endByte = m_stream.byte();
        // More records may follow; those of the last tick, too: the ones before it are whole.
        m_outline.mayGrow = error && error->code == ErrorCode::Truncated;
        m_outline.isEmpty = !m_passed.first && !hasSetUp();
        const Tick first = m_passed.first.value_or(Tick{});
        const TickRange ticks{first, m_outline.isEmpty ? first - 1 : m_passed.rule.tick()};
        m_outline.time = TimeBase::uniform(ticks, TickPeriod);
        m_outline.unsettled = m_passed.rule.tick();
        m_outline.seekPoints = {{first, m_begin, SeekPointKind::Checkpoint, nullptr, m_begin}};
        for (std::size_t i = 0; i < KindCount; ++i)
            addCount(groupedName(countName(static_cast<RecordKind>(i))), m_passed.records[i]);
        for (std::size_t i = 0; i < ExKindCount; ++i)
            addCount(groupedName(exCountName(static_cast<ExKind>(i))), m_passed.exRecords[i]);
        const std::uint64_t rest = m_size - std::min(m_size, m_outline.endByte);
        if (error)
            addDamage(m_outline.endByte, rest, error->code, error->fault);
        else if (rest > 0)
            addDamage(m_outline.endByte, rest, ErrorCode::Damaged,
                      Fault::tr("bytes behind the end of the recording"));
        if (m_outline.mayGrow)
            m_outline.memory = rememberWalk(*m_source, m_outline.endByte, m_passed, m_stop);
        return std::move(m_outline);
    }

    Shared<ByteSource> m_source;
    RecordStream m_stream;
    std::stop_token m_stop;
    std::uint64_t m_begin;
    std::uint64_t m_size;
    Passed m_passed;
    Outline m_outline;
};

} // namespace

std::vector<std::string> recordCountNames()
{
    std::vector<std::string> names;
    for (std::size_t i = 0; i < KindCount; ++i)
        names.push_back(groupedName(countName(static_cast<RecordKind>(i))));
    for (std::size_t i = 0; i < ExKindCount; ++i)
        names.push_back(groupedName(exCountName(static_cast<ExKind>(i))));
    std::erase(names, std::string());
    return names;
}

Result<Outline> TeehistorianRecording::outlineFrom(const Outline *earlier,
                                                   std::stop_token stop) const
{
    OutlineWalk walk(m_source, m_header, stop);
    TRY_ASSIGN(const auto memory, recallWalk<Passed>(earlier, *m_source, stop));
    if (memory)
        walk.goOnFrom(*memory);
    auto outline = walk.run();
    if (outline && m_header.fault)
        addDamage(outline->damage, *m_header.fault);
    return outline;
}

} // namespace tickscope::teehistorian
