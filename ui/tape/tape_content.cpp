// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/tape/tape_content.h"

#include "ui/texts/sentence_words.h"
#include <algorithm>
#include <array>
#include <cmath>
#include <numbers>
#include <optional>
#include <set>

namespace tickscope {

namespace {

constexpr double LabelMargin = 8;
constexpr float ShortestShare = 0.5F;

/// Calls \a visit(source, ticks) with what \a piece has of the row's person, in order of time.
template<typename Visitor>
void forEachStay(const Shared<InputTape> &piece, const TapeRow &row, Visitor &&visit)
{
    if (!piece)
        return;
    for (const Stay &stay : row.lane->stays) {
        const TickRange ticks{std::max(stay.ticks.first, piece->ticks.first),
                              std::min(stay.ticks.last, piece->ticks.last)};
        if (ticks.isEmpty())
            continue;
        if (const InputSource *source = piece->find(stay.client, row.type->name))
            visit(*source, ticks);
    }
}

const InputTrack *trackIn(const InputSource &source, const TapeRow &row)
{
    // A type that was defined again may have its fields in another order.
    if (row.track < source.tracks.size() && source.tracks[row.track].name == row.input)
        return &source.tracks[row.track];
    const auto found = std::ranges::find(source.tracks, row.input, &InputTrack::name);
    return found == source.tracks.end() ? nullptr : &*found;
}

/// The part of \a run inside \a ticks; nothing when there is none.
std::optional<InputRun> clipped(InputRun run, TickRange ticks)
{
    if (run.ticks() == 0)
        return ticks.contains(run.first) ? std::optional(run) : std::nullopt;
    if (run.first < ticks.first)
        run.quickPresses = 0;
    run.first = std::max(run.first, ticks.first);
    run.last = std::min(run.last, ticks.last);
    return run.first <= run.last ? std::optional(run) : std::nullopt;
}

/// What \a samples of \a source, whose offsets count from \a begin, hold in \a ticks.
void addAim(std::vector<AimRun> &all, const InputSource &source,
            const std::vector<AimSample> &samples, Tick begin, TickRange ticks)
{
    auto sample = samples.begin();
    for (const InputRun &present : source.present) {
        // A sample holds up to the next one, or to the end of the present run.
        for (; sample != samples.end(); ++sample) {
            const Tick first = begin + sample->offset;
            if (first > present.last)
                break;
            const auto next = std::next(sample);
            Tick last = present.last;
            if (next != samples.end())
                last = std::min(last, begin + next->offset - 1);
            const auto own = clipped({first, last, 0}, ticks);
            if (first >= present.first && own)
                all.push_back({own->first, own->last, sample->angle});
        }
    }
}

PixelSpan spanOf(const InputRun &run, const TimeScale &scale, const TimeBase &base)
{
    return {xOf(scale, base, run.first), xOf(scale, base, run.last + 1)};
}

bool isInView(const PixelSpan &span, const TimeScale &scale)
{
    return span.right >= 0 && span.left <= scale.width;
}

/// Adds the share that \a span covers of each column that it touches.
void cover(std::vector<TapeColumn> &columns, const PixelSpan &span, float TapeColumn::*half)
{
    const double left = std::max(span.left, 0.0);
    const double right = std::min(span.right, static_cast<double>(columns.size()));
    for (double x = left; x < right; x = std::floor(x) + 1) {
        auto &column = columns[static_cast<std::size_t>(x)];
        const double share = std::min(std::floor(x) + 1, right) - x;
        column.*half = std::min(1.0F, column.*half + static_cast<float>(share));
    }
}

void addShares(TapeRowContent &content, const std::vector<InputRun> &runs, const TimeScale &scale,
               const TimeBase &base)
{
    content.columns.resize(static_cast<std::size_t>(std::ceil(scale.width)));
    for (const InputRun &run : runs) {
        const PixelSpan span = spanOf(run, scale, base);
        if (!isInView(span, scale))
            continue;
        const auto half = run.value < 0 ? &TapeColumn::below : &TapeColumn::above;
        cover(content.columns, span, half);
        // One within a tick covers nothing, and is seen all the same.
        const auto column = static_cast<std::size_t>(std::max(span.left, 0.0));
        if (run.ticks() == 0 && column < content.columns.size())
            content.columns[column].*half = std::max(content.columns[column].*half, ShortestShare);
    }
}

void addCounts(TapeRowContent &content, const std::vector<InputRun> &runs, const TimeScale &scale,
               const TimeBase &base)
{
    content.columns.resize(static_cast<std::size_t>(std::ceil(scale.width)));
    for (const InputRun &run : runs) {
        const double x = xOf(scale, base, run.first);
        if (x >= 0 && x < static_cast<double>(content.columns.size()))
            content.columns[static_cast<std::size_t>(x)].above += 1;
    }
    float most = 1;
    for (const TapeColumn &column : content.columns)
        most = std::max(most, column.above);
    // One mark among few columns with more is still half as high as they are.
    for (TapeColumn &column : content.columns)
        column.above = std::log1p(column.above) / std::log1p(most);
}

void addBars(TapeRowContent &content, const std::vector<InputRun> &runs, const InputTrack &track,
             const TimeScale &scale, const TimeBase &base, const LabelWidth &labelWidth)
{
    const bool isAlone = track.kind == InputTrackKind::Presses
                         && (!track.texts || track.isCondition);
    for (const InputRun &run : runs) {
        const PixelSpan span = spanOf(run, scale, base);
        if (!isInView(span, scale))
            continue;
        TapeBar bar{span, run.value, {}};
        const double seen = std::min(span.right, scale.width) - std::max(span.left, 0.0);
        if (track.kind != InputTrackKind::Marks && !(isAlone && run.value == 1)) {
            const QString label = screenText(track.textOf(run.value, *sentenceWords()));
            if (seen >= labelWidth(label) + LabelMargin)
                bar.label = label;
        }
        // Choices of two pixels still differ by their edges.
        const bool isWide = track.kind == InputTrackKind::Choices && seen >= 2;
        if (content.columns.empty() || !bar.label.isEmpty() || isWide)
            content.bars.push_back(std::move(bar));
    }
}

double shareOf(double angle)
{
    return std::clamp(angle / (2 * std::numbers::pi) + 0.5, 0.0, 1.0);
}

/// Whether the shorter way from \a left to \a right leads over the edge at pi.
bool wraps(float left, float right)
{
    return std::abs(static_cast<double>(right) - static_cast<double>(left)) > std::numbers::pi;
}

void addCurve(TapeRowContent &content, const std::vector<AimRun> &runs, const TimeScale &scale,
              const TimeBase &base)
{
    std::optional<AimRun> before;
    for (const AimRun &run : runs) {
        const double left = xOf(scale, base, run.first);
        const double right = xOf(scale, base, run.last + 1);
        if (right < 0 || left > scale.width)
            continue;
        const bool goesOn = before && before->last + 1 == run.first
                            && !wraps(before->angle, run.angle);
        if (!goesOn)
            content.curve.emplace_back();
        content.curve.back().emplace_back(left, shareOf(run.angle));
        content.curve.back().emplace_back(right, shareOf(run.angle));
        before = run;
    }
}

/// Angles of one column: the two halves apart, so that a turn over the edge at pi is
/// not drawn as the whole circle.
struct ColumnAngles {
    double lowLeft = 1, lowRight = -1;   ///< From -pi to 0: up.
    double highLeft = 1, highRight = -1; ///< From 0 to pi: down.

    void add(double angle)
    {
        double &left = angle < 0 ? lowLeft : highLeft;
        double &right = angle < 0 ? lowRight : highRight;
        const bool isFirst = right < left;
        left = isFirst ? angle : std::min(left, angle);
        right = isFirst ? angle : std::max(right, angle);
    }
    [[nodiscard]] bool hasLow() const { return lowLeft <= lowRight; }
    [[nodiscard]] bool hasHigh() const { return highLeft <= highRight; }
};

void addBands(TapeRowContent &content, const std::vector<AimRun> &runs, const TimeScale &scale,
              const TimeBase &base)
{
    std::vector<ColumnAngles> columns(static_cast<std::size_t>(std::ceil(scale.width)));
    const auto last = static_cast<double>(columns.size()) - 1;
    for (const AimRun &run : runs) {
        const double left = xOf(scale, base, run.first);
        const double right = xOf(scale, base, run.last + 1);
        if (right < 0 || left > scale.width)
            continue;
        const auto begin = static_cast<std::size_t>(std::clamp(left, 0.0, last));
        const auto end = static_cast<std::size_t>(std::clamp(right, 0.0, last));
        for (std::size_t i = begin; i <= end; ++i)
            columns[i].add(static_cast<double>(run.angle));
    }
    for (std::size_t i = 0; i < columns.size(); ++i) {
        const auto x = static_cast<double>(i);
        if (columns[i].hasLow())
            content.aim.push_back({x, shareOf(columns[i].lowLeft), shareOf(columns[i].lowRight)});
        if (columns[i].hasHigh())
            content.aim.push_back({x, shareOf(columns[i].highLeft), shareOf(columns[i].highRight)});
    }
}

} // namespace

bool isAggregated(const TimeScale &scale, const TimeBase &base)
{
    return base.ticksPerSecond() * scale.nanosecondsPerPixel() / 1e9 > 1.0;
}

const InputTrack *trackOf(const TapePieces &pieces, const TapeRow &row)
{
    const InputTrack *found = nullptr;
    for (const auto &piece : pieces) {
        forEachStay(piece, row, [&](const InputSource &source, TickRange) {
            if (!found)
                found = trackIn(source, row);
        });
        if (found)
            break;
    }
    return found;
}

void appendWithin(std::vector<InputRun> &all, const InputRun &run, TickRange ticks)
{
    const auto own = clipped(run, ticks);
    if (own && !all.empty() && own->continues(all.back()))
        all.back().last = own->last;
    else if (own)
        all.push_back(*own);
}

std::vector<InputRun> runsOf(const TapePieces &pieces, const TapeRow &row)
{
    std::vector<InputRun> all;
    const auto add = [&](const InputSource &source, TickRange ticks) {
        const InputTrack *track = trackIn(source, row);
        if (!track)
            return;
        for (const InputRun &run : track->runs) {
            const auto own = clipped(run, ticks);
            if (own && track->kind == InputTrackKind::Marks)
                all.push_back(*own);
            else
                appendWithin(all, run, ticks);
        }
    };
    for (const auto &piece : pieces)
        forEachStay(piece, row, add);
    return all;
}

std::vector<InputRun> presenceOf(const TapePieces &pieces, const TapeRow &row)
{
    std::vector<InputRun> all;
    for (const auto &piece : pieces) {
        forEachStay(piece, row, [&](const InputSource &source, TickRange ticks) {
            for (const InputRun &run : source.present)
                appendWithin(all, run, ticks);
        });
    }
    return all;
}

std::vector<AimRun> aimOf(const TapePieces &pieces, const TapeRow &row)
{
    std::vector<AimRun> all;
    for (const auto &piece : pieces) {
        forEachStay(piece, row, [&](const InputSource &source, TickRange ticks) {
            const auto &samples = row.input == PitchInput ? source.pitch : source.aim;
            addAim(all, source, samples, piece->ticks.first, ticks);
        });
    }
    return all;
}

/// Where \a differs(tick) holds, which answers alike from one of \a changes to the next; behind the
/// last one nothing is known.
template<typename Differs>
static std::vector<TickRange> rangesWhere(const std::set<Tick> &changes, Differs &&differs)
{
    std::vector<TickRange> found;
    for (auto change = changes.begin(); change != changes.end(); ++change) {
        if (!differs(*change))
            continue;
        const Tick last = *std::next(change) - 1;
        if (!found.empty() && found.back().last + 1 == *change)
            found.back().last = last;
        else
            found.push_back({*change, last});
    }
    return found;
}

static std::vector<TickRange> aimDifferencesOf(const TapePieces &pieces, const TapeRow &row,
                                               const TapeRow &other)
{
    // Items of other types are rounded otherwise.
    constexpr double Rounded = 0.01;
    const double nearly = row.type->name == other.type->name ? 0.0 : Rounded;
    const std::array aims{aimOf(pieces, row), aimOf(pieces, other)};
    std::set<Tick> changes;
    for (const auto &all : aims) {
        for (const AimRun &run : all)
            changes.insert({run.first, run.last + 1});
    }
    return rangesWhere(changes, [&](Tick tick) {
        const AimRun *here = runAt(aims[0], tick);
        const AimRun *there = runAt(aims[1], tick);
        return here && there
               && std::abs(std::remainder(here->angle - there->angle, 2 * std::numbers::pi))
                      > nearly;
    });
}

std::vector<TickRange> differencesOf(const TapePieces &pieces, const TapeRow &row,
                                     const TapeRow &other)
{
    if (row.kind == TapeRow::Kind::Aim)
        return aimDifferencesOf(pieces, row, other);
    const std::array presences{presenceOf(pieces, row), presenceOf(pieces, other)};
    const std::array runs{runsOf(pieces, row), runsOf(pieces, other)};
    std::set<Tick> changes;
    for (const auto *all : {&presences[0], &presences[1], &runs[0], &runs[1]}) {
        for (const InputRun &run : *all) {
            changes.insert({run.first, run.last + 1});
            if (run.quickPresses > 0)
                changes.insert(run.first + 1);
        }
    }
    const InputTrack *track = trackOf(pieces, row);
    const bool areMarks = track && track->kind == InputTrackKind::Marks;
    const auto valueIn = [&](std::size_t side, Tick tick) -> std::optional<std::int64_t> {
        const InputRun *present = runAt(presences[side], tick);
        // Whether something happened in the first tick is only known with the one before it.
        if (!present || (areMarks && present->first == tick))
            return {};
        const InputRun *run = runAt(runs[side], tick);
        return run ? run->value : 0;
    };
    return rangesWhere(changes, [&](Tick tick) {
        const auto here = valueIn(0, tick);
        const auto there = valueIn(1, tick);
        const bool isPressedAlike = quickPressesAt(runs[0], tick) == quickPressesAt(runs[1], tick);
        return here && there && (here != there || !isPressedAlike);
    });
}

TapeRowContent makeRowContent(const TapePieces &pieces, const TapeRow &row, const TimeScale &scale,
                              const TimeBase &base, const LabelWidth &labelWidth)
{
    TapeRowContent content;
    for (const InputRun &run : presenceOf(pieces, row)) {
        const PixelSpan span = spanOf(run, scale, base);
        if (isInView(span, scale))
            content.present.push_back(span);
    }
    for (const Stay &stay : row.lane->stays) {
        for (const Tick border : {stay.ticks.first, stay.ticks.last}) {
            if (base.ticks().first < border && border < base.ticks().last)
                content.borders.push_back(
                    xOf(scale, base, border == stay.ticks.last ? border + 1 : border));
        }
    }
    const bool aggregates = isAggregated(scale, base);
    if (row.kind == TapeRow::Kind::Aim) {
        if (aggregates)
            addBands(content, aimOf(pieces, row), scale, base);
        else
            addCurve(content, aimOf(pieces, row), scale, base);
        return content;
    }
    const InputTrack *track = trackOf(pieces, row);
    if (row.kind != TapeRow::Kind::Track || !track)
        return content;
    const auto runs = runsOf(pieces, row);
    content.kind = track->kind;
    content.hasNegative = track->kind == InputTrackKind::Presses
                          && std::ranges::any_of(
                              runs, [](auto value) { return value < 0; }, &InputRun::value);
    if (aggregates && track->kind == InputTrackKind::Marks)
        addCounts(content, runs, scale, base);
    else if (aggregates)
        addShares(content, runs, scale, base);
    addBars(content, runs, *track, scale, base, labelWidth);
    return content;
}

} // namespace tickscope
