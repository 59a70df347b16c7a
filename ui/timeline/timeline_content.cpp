// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/timeline/timeline_content.h"

#include <algorithm>
#include <cmath>
#include <functional>

#include <QCoreApplication>
#include <QStringList>

#include "ui/style/theme.h"
#include "ui/texts/number_text.h"
#include "ui/texts/screen_text.h"

namespace tickscope {

namespace {

constexpr double AxisPixels = 84;     ///< Between labels.
constexpr double TickCellPixels = 4;  ///< Single ticks are drawn from this width on.
constexpr double MarkPixels = 9;      ///< Signs closer than this share one.
constexpr double SeekPointPixels = 4; ///< Closer ones would be a grey bar.
constexpr double DenseShare = 0.5;    ///< Of the room for signs; more are drawn as bars.

struct Timeline {
    Q_DECLARE_TR_FUNCTIONS(tickscope::Timeline)
};

bool isInView(const TimeScale &scale, double x)
{
    return x >= -1 && x <= scale.width + 1;
}

std::vector<double> tickEdges(const TimeScale &scale, const TimeBase &base)
{
    const double ticks = base.ticksPerSecond() * static_cast<double>(scale.span.count()) / 1e9;
    std::vector<double> edges;
    if (ticks * TickCellPixels > scale.width)
        return edges;
    for (Tick tick = firstTickFrom(base, scale.begin); tick <= base.ticks().last; tick = tick + 1) {
        const double x = xOf(scale, base, tick);
        if (x > scale.width)
            break;
        edges.push_back(x);
    }
    return edges;
}

/// Counts as heights: logarithmic, so that one event beside a thousand is still seen.
std::vector<float> heights(const std::vector<std::uint32_t> &counts)
{
    const std::uint32_t most = counts.empty() ? 0 : *std::ranges::max_element(counts);
    std::vector<float> bars(counts.size(), 0.0F);
    if (most == 0)
        return bars;
    const float full = std::log1p(static_cast<float>(most));
    for (std::size_t i = 0; i < counts.size(); ++i)
        bars[i] = std::log1p(static_cast<float>(counts[i])) / full;
    return bars;
}

/// Adds \a counts to \a sum, column by column.
void addCounts(std::vector<std::uint32_t> &sum, const std::vector<std::uint32_t> &counts)
{
    std::ranges::transform(sum, counts, sum.begin(), std::plus());
}

std::vector<float> density(const LaneTicks &ticks, const std::vector<Tick> &columns)
{
    std::vector<std::uint32_t> sum(columns.size() - 1, 0);
    for (const KindTicks &kind : ticks.kinds)
        addCounts(sum, columnCounts(kind, columns));
    return heights(sum);
}

void addMarks(std::vector<LaneMark> &marks, const EventKind &kind,
              const std::vector<std::uint32_t> &counts)
{
    LaneMark open{-1e9, &kind, 0};
    const auto close = [&marks, &open] {
        if (open.count > 0)
            marks.push_back(open);
    };
    for (std::size_t i = 0; i < counts.size(); ++i) {
        if (counts[i] == 0)
            continue;
        const double x = static_cast<double>(i) + 0.5;
        if (x - open.x >= MarkPixels) {
            close();
            open = {x, &kind, 0};
        }
        open.count += counts[i];
    }
    close();
}

/// Which of the events of a lane are known so far.
struct LaneKinds {
    bool areThere = false;        ///< Some are.
    bool areShown = false;        ///< Of types that are not hidden.
    bool areHiddenByHand = false; ///< Of types that a person hid.
};

LaneKinds kindsOf(const Lane &lane, const Index &index, const EventQuery &filter)
{
    LaneKinds kinds;
    for (const auto &[kind, count] : index.kindCounts()) {
        if (!lane.holds(*kind) || count == 0)
            continue;
        kinds.areThere = true;
        if (!lane.followsFilter() || filter.takesKind(*kind))
            kinds.areShown = true;
        else if (!kindsHiddenAtFirst().contains(kind->id))
            kinds.areHiddenByHand = true;
    }
    return kinds;
}

/// Why \a lane of \a ticks has nothing; empty while that is not known.
QString emptyLaneNote(const Lane &lane, const LaneTicks &ticks, const Document &document)
{
    const Index &index = *document.index();
    const ShownEvents &events = document.events();
    const EventQuery &filter = events.filter();
    const LaneKinds kinds = kindsOf(lane, index, filter);
    if (kinds.areThere && !kinds.areShown)
        return kinds.areHiddenByHand ? Timeline::tr("hidden by the filter")
                                     : Timeline::tr("only event types that are not shown");
    const bool isFresh = events.areCurrent() && ticks.lines == events.lines();
    const bool isFiltered = !filter.players.empty()
                            || (lane.followsFilter() && !filter.text.empty());
    if (kinds.areThere && lane.text.isEmpty() && (isFiltered || !isFresh))
        return isFresh ? Timeline::tr("hidden by the filter") : QString();
    if (!index.isComplete() || document.reading().isRebuilding())
        return Timeline::tr("not read yet");
    if (kinds.areThere && !lane.text.isEmpty()) {
        const QString note = isFiltered
                                 ? Timeline::tr("no event of the chosen player has the text “%1”")
                                 : Timeline::tr("no event has the text “%1”");
        return isFresh ? note.arg(lane.text) : QString();
    }
    if (kinds.areThere)
        return Timeline::tr("grouped with other events");
    if (document.reading().isGrowing())
        return Timeline::tr("none so far");
    if (const RecordingInfo &info = document.recording()->info(); lane.isUnknownIn(info))
        return info.unread ? Timeline::tr("cannot be read") : Timeline::tr("not recorded");
    return index.damage().empty() ? Timeline::tr("none in this recording")
                                  : Timeline::tr("none in the readable part");
}

/// That inputs are no longer recorded, long before the recording ends: else it would seem that
/// nobody did anything.
void addEndOfInputs(LaneContent &content, const LaneEvents &events, const TimeScale &scale,
                    const Document &document)
{
    constexpr double LeastShare = 0.15; // of the recording; the words need room
    constexpr Time LeastPause = std::chrono::seconds{2};
    const Index &index = *document.index();
    if (events.lane.lane != EventLane::Inputs || events.lane.isOwn() || events.kinds.empty()
        || !index.isComplete() || document.reading().isGrowing()
        || !document.events().filter().players.empty())
        return;
    Tick last = index.ticks().first;
    for (const KindTicks &kind : events.kinds)
        last = std::max(last, kind[kind.size() - 1]);
    const TimeBase &base = index.time();
    const Time without = base.length() - base.timeAt(last);
    if (without < LeastPause || without < base.length() * LeastShare)
        return;
    content.noteX = std::max(0.0, xOf(scale, base, last + 1));
    if (content.noteX < scale.width)
        content.note = Timeline::tr("none recorded after %1").arg(timeText(base.timeAt(last)));
}

LaneContent laneContent(const LaneEvents &events, const LaneTicks &ticks, const TimeScale &scale,
                        const std::vector<Tick> &columns, const Document &document)
{
    LaneContent content;
    content.title = events.lane.title;
    content.color = events.lane.color;
    std::vector<std::uint32_t> sum(columns.size() - 1, 0);
    std::size_t most = 0;
    for (const KindTicks &kind : events.kinds) {
        const auto counts = columnCounts(kind, columns);
        addCounts(sum, counts);
        addMarks(content.marks, kind.kind(), counts);
        if (kind.size() > most) {
            most = kind.size();
            content.barKind = &kind.kind();
        }
    }
    const double room = static_cast<double>(sum.size()) / MarkPixels;
    if (static_cast<double>(content.marks.size()) > DenseShare * room) {
        content.bars = heights(sum);
        content.marks.clear();
    }
    if (events.kinds.empty())
        content.note = emptyLaneNote(events.lane, ticks, document);
    addEndOfInputs(content, events, scale, document);
    return content;
}

void addSeekPoints(TimelineContent &content, const TimeScale &scale, const Index &index)
{
    const TimeBase &base = index.time();
    for (const SeekPoint &point : index.seekPoints()) {
        const double x = xOf(scale, base, point.tick);
        if (x > scale.width)
            break;
        const bool isFree = content.seekPoints.empty()
                            || x - content.seekPoints.back() >= SeekPointPixels;
        if (point.kind != SeekPointKind::Checkpoint && isInView(scale, x) && isFree)
            content.seekPoints.push_back(x);
    }
}

std::int64_t countIn(const KindTicks &kind, const TickRange &range)
{
    const std::size_t from = firstFrom(kind, range.first);
    const std::size_t to = firstFrom(kind, range.last + 1, from);
    return static_cast<std::int64_t>(to - from);
}

/// How long \a range lasts and what happened in it.
QString rangeText(const TickRange &range, const TimeBase &base, const LaneTicks &lanes)
{
    const Time duration = base.timeAt(range.last) - base.timeAt(range.first);
    const std::int64_t ticks = range.last - range.first;
    QString text = timeText(duration) + QStringLiteral(" · ")
                   + Timeline::tr("%Ln tick(s)", nullptr, pluralCount(ticks));
    const QString counts = countsText(lanes, range);
    if (!counts.isEmpty())
        text += QStringLiteral(" · ") + counts;
    return text;
}

/// \a whole and what can stand for it, ever shorter: duration and counts are in each.
std::vector<QString> shorterRangeTexts(const QString &whole, const TickRange &range,
                                       const TimeBase &base, const LaneTicks &lanes)
{
    std::vector<QString> texts{whole};
    const QString duration = timeText(base.timeAt(range.last) - base.timeAt(range.first));
    const QString counts = countsText(lanes, range);
    if (counts.isEmpty()) {
        texts.push_back(duration);
        return texts;
    }
    const QString parts = QStringLiteral("%1 · %2");
    texts.push_back(parts.arg(duration, counts));
    QStringList signs;
    std::int64_t sum = 0;
    std::int64_t others = 0; // of kinds without a sign of their own
    for (const KindTicks &kind : lanes.kinds) {
        const std::int64_t count = countIn(kind, range);
        sum += count;
        if (theme::kindSign(kind.kind()) == QChar(EventKind().sign))
            others += count;
        else if (count > 0)
            signs << theme::kindSign(kind.kind()) + u' ' + numberText(count);
    }
    if (others > 0)
        signs << Timeline::tr("%Ln other", nullptr, pluralCount(others));
    texts.push_back(parts.arg(duration, signs.join(QStringLiteral("  "))));
    texts.push_back(parts.arg(duration, Timeline::tr("%Ln event(s)", nullptr, pluralCount(sum))));
    return texts;
}

void addRange(TimelineContent &content, const TimeScale &scale, const Document &document,
              const LaneTicks &ticks)
{
    if (!document.playback().range())
        return;
    const TickRange range = *document.playback().range();
    const TimeBase &base = document.index()->time();
    content.range = PixelSpan{xOf(scale, base, range.first), xOf(scale, base, range.last)};
    content.rangeText = rangeText(range, base, ticks);
    content.rangeTexts = shorterRangeTexts(content.rangeText, range, base, ticks);
}

} // namespace

std::vector<AxisLine> axisLines(const TimeScale &scale, Time length)
{
    const Time step = axisStep(scale, AxisPixels);
    std::vector<AxisLine> lines;
    const Time last = std::min(scale.end(), length);
    for (Time time = scale.begin / step * step; time <= last; time += step) {
        const double x = scale.xAt(time);
        if (isInView(scale, x))
            lines.push_back({x, axisLabel(time, step)});
    }
    return lines;
}

QString countsText(const LaneTicks &ticks, const TickRange &range)
{
    QStringList parts;
    for (const KindTicks &kind : ticks.kinds) {
        if (const std::int64_t count = countIn(kind, range); count > 0)
            parts << spokenText(theme::kindTitle(kind.kind()), numberText(count));
    }
    return parts.join(QStringLiteral(", "));
}

QString rangeLine(const Document &document, const LaneTicks &ticks)
{
    if (!document.playback().range() || !document.index())
        return {};
    const TickRange range = *document.playback().range();
    const TimeBase &base = document.index()->time();
    const auto clock = [&base](Tick tick) { return timeText(base.timeAt(tick)); };
    return withoutGrouping(Timeline::tr("%1 – %2 (tick %3 – %4): %5")
                               .arg(clock(range.first), clock(range.last))
                               .arg(range.first.value)
                               .arg(range.last.value)
                               .arg(rangeText(range, base, ticks)));
}

std::vector<PixelSpan> rebuiltSpans(const TimeScale &scale, const Index &index)
{
    std::vector<PixelSpan> spans;
    const TimeBase &base = index.time();
    const auto &points = index.seekPoints();
    for (std::size_t i = 0; i < points.size(); ++i) {
        if (points[i].kind != SeekPointKind::Checkpoint)
            continue;
        const double left = xOf(scale, base, points[i].tick);
        const Tick end = i + 1 < points.size() ? points[i + 1].tick : base.ticks().last;
        const double right = xOf(scale, base, end);
        if (left > scale.width)
            break;
        if (right >= 0)
            spans.push_back({std::max(left, 0.0), std::min(right, scale.width)});
    }
    return spans;
}

std::vector<DamagedSpan> damagedSpans(const TimeScale &scale, const Index &index)
{
    constexpr double LeastPixels = 3; // One lost tick must be seen in an hour.
    std::vector<DamagedSpan> spans;
    for (const Damage &damage : index.damage()) {
        const double left = xOf(scale, index.time(), damage.tick);
        const double right = xOf(scale, index.time(),
                                 damage.tick + std::max<std::int64_t>(damage.lostTicks, 0));
        if (right >= 0 && left <= scale.width)
            spans.push_back({{left, std::max(right, left + LeastPixels)}, damage.lostTicks});
    }
    return spans;
}

std::vector<MarkerFlag> markerFlags(const TimeScale &scale, const Document &document)
{
    std::vector<MarkerFlag> flags;
    const TimeBase &base = document.index()->time();
    const Markers &markers = document.markers();
    for (const Annotation &marker : markers.all()) {
        // One that was imported may lie outside of this recording.
        if (!base.ticks().contains(marker.firstTick()))
            continue;
        const double left = xOf(scale, base, marker.firstTick());
        const double right = xOf(scale, base, marker.ticks().last);
        if (right < 0 || left > scale.width)
            continue;
        const bool saysSomething = !marker.text.isEmpty()
                                   || marker.kind == Annotation::Kind::AnticheatFlag;
        flags.push_back({left, saysSomething ? markers.titleOf(marker) : QString(), marker.isOwn(),
                         right, shownColor(noteColor(marker.color)),
                         marker.isOwn() && marker.id == markers.chosen(),
                         markers.isOfOtherCase(marker)});
    }
    // They are painted one over the other.
    std::ranges::stable_sort(flags, std::ranges::greater(), &MarkerFlag::isBehind);
    return flags;
}

TimelineContent makeTimelineContent(const TimeScale &scale, const Document &document,
                                    const LaneTicks &ticks)
{
    const Index &index = *document.index();
    const TimeBase &base = index.time();
    const auto columns = columnTicks(scale, base);

    TimelineContent content;
    content.axis = axisLines(scale, base.length());
    content.tickLines = tickEdges(scale, base);
    content.density = density(ticks, columns);
    for (const LaneEvents &events : ticks.lanes)
        content.lanes.push_back(laneContent(events, ticks, scale, columns, document));
    content.markers = markerFlags(scale, document);
    addSeekPoints(content, scale, index);
    content.rebuilt = rebuiltSpans(scale, index);
    content.damaged = damagedSpans(scale, index);
    if (!index.isComplete() && index.indexedTo() < base.ticks().last) {
        const double left = std::max(scale.xAt(base.timeAt(index.indexedTo())), 0.0);
        const double right = std::min(scale.xAt(base.length()), scale.width);
        if (right > left)
            content.notIndexed = PixelSpan{left, right};
    }
    addRange(content, scale, document, ticks);
    return content;
}

} // namespace tickscope
