// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/timeline/timeline_parts.h"

#include <algorithm>

#include <QCoreApplication>

#include "ui/models/event_text.h"
#include "ui/texts/number_text.h"
#include "ui/texts/sentence_words.h"
#include "ui/timeline/timeline_strip.h"

namespace tickscope {

namespace {

struct TimelineParts {
    Q_DECLARE_TR_FUNCTIONS(tickscope::TimelineParts)
};

constexpr std::size_t MostGroups = 24;      ///< Of a lane with more events than one can go through.
constexpr std::size_t MostRowsLooked = 512; ///< At one tick, for the words of an event.
constexpr double HalfPart = 6;              ///< Pixels.

struct LaneEvent {
    Tick tick;
    const EventKind *kind = nullptr;
};

/// Makes the parts of one moment.
class PartMaker
{
public:
    PartMaker(ActiveDocument &document, const TimelineStrip &strip)
        : m_document(document)
        , m_strip(strip)
        , m_base(document->index()->time())
        , m_view{firstTickFrom(m_base, strip.scale().begin), m_base.tickAt(strip.scale().end())}
    {
    }

    [[nodiscard]] AccessiblePart lane(std::size_t number) const;
    [[nodiscard]] AccessiblePart markers() const;
    [[nodiscard]] AccessiblePart damage() const;

private:
    [[nodiscard]] std::size_t countIn(const KindTicks &kind, TickRange ticks) const;
    [[nodiscard]] std::vector<LaneEvent> eventsIn(const LaneEvents &lane, TickRange ticks) const;
    [[nodiscard]] QString wordsOf(const LaneEvent &event) const;
    [[nodiscard]] std::vector<AccessiblePart> single(const LaneEvents &lane, const QRectF &area,
                                                     const QString &key) const;
    [[nodiscard]] std::vector<AccessiblePart> grouped(const LaneEvents &lane, const QRectF &area,
                                                      const QString &key) const;
    [[nodiscard]] QRect placeOf(TickRange ticks, const QRectF &area) const;
    [[nodiscard]] std::function<void()> goTo(Tick tick) const;
    [[nodiscard]] QString clock(Tick tick) const { return timeText(m_base.timeAt(tick)); }

    ActiveDocument &m_document;
    const TimelineStrip &m_strip;
    const TimeBase &m_base;
    TickRange m_view;
};

std::size_t PartMaker::countIn(const KindTicks &kind, TickRange ticks) const
{
    const std::size_t first = firstFrom(kind, ticks.first);
    return firstFrom(kind, ticks.last + 1, first) - first;
}

QRect PartMaker::placeOf(TickRange ticks, const QRectF &area) const
{
    const double left = m_strip.layout().plot.left() + xOf(m_strip.scale(), m_base, ticks.first);
    const double right = m_strip.layout().plot.left() + xOf(m_strip.scale(), m_base, ticks.last);
    return QRectF(left - HalfPart, area.top(), right - left + 2 * HalfPart, area.height())
        .toAlignedRect();
}

std::function<void()> PartMaker::goTo(Tick tick) const
{
    return
        [&playback = m_document->playback(), tick] { playback.apply(TimeCommand::goToTick(tick)); };
}

std::vector<LaneEvent> PartMaker::eventsIn(const LaneEvents &lane, TickRange ticks) const
{
    std::vector<LaneEvent> events;
    for (const KindTicks &kind : lane.kinds) {
        for (std::size_t i = firstFrom(kind, ticks.first); i < kind.size(); ++i) {
            if (kind[i] > ticks.last)
                break;
            events.push_back({kind[i], &kind.kind()});
        }
    }
    std::ranges::stable_sort(events, {}, &LaneEvent::tick);
    return events;
}

/// What the first event of that kind at that tick says, or else its kind.
QString PartMaker::wordsOf(const LaneEvent &event) const
{
    const Index &index = *m_document->index();
    const std::size_t first = index.rowAtOrAfter(event.tick);
    const std::size_t end = std::min(index.eventCount(), first + MostRowsLooked);
    for (std::size_t row = first; row < end; ++row) {
        const EventRow found = index.event(row);
        if (found.tick != event.tick)
            break;
        if (&found.kind() == event.kind)
            return sentenceText(index, found, sentenceOf(index, found));
    }
    return theme::kindWord(*event.kind);
}

std::vector<AccessiblePart> PartMaker::single(const LaneEvents &lane, const QRectF &area,
                                              const QString &key) const
{
    std::vector<AccessiblePart> parts;
    for (const LaneEvent &event : eventsIn(lane, m_view)) {
        AccessiblePart part{
            .key = QStringLiteral("%1/%2/%3").arg(key).arg(event.tick.value).arg(parts.size()),
            .name = TimelineParts::tr("%1, %2: %3")
                        .arg(clock(event.tick), theme::kindWord(*event.kind), wordsOf(event)),
            .area = placeOf({event.tick, event.tick}, area)};
        part.press = goTo(event.tick);
        parts.push_back(std::move(part));
    }
    return parts;
}

std::vector<AccessiblePart> PartMaker::grouped(const LaneEvents &lane, const QRectF &area,
                                               const QString &key) const
{
    std::vector<AccessiblePart> parts;
    const TimeScale &scale = m_strip.scale();
    for (std::size_t i = 0; i < MostGroups; ++i) {
        const auto edge = [&](std::size_t number) {
            return firstTickFrom(m_base, scale.timeAt(scale.width * double(number) / MostGroups));
        };
        const TickRange ticks{edge(i), edge(i + 1) - 1};
        QStringList counts;
        for (const KindTicks &kind : lane.kinds) {
            if (const std::size_t count = countIn(kind, ticks); count > 0)
                counts << theme::countedKind(kind.kind(), qint64(count));
        }
        if (counts.isEmpty())
            continue;
        AccessiblePart part{
            .key = QStringLiteral("%1/%2-%3").arg(key).arg(ticks.first.value).arg(ticks.last.value),
            .name = TimelineParts::tr("%1 to %2: %3")
                        .arg(clock(ticks.first), clock(ticks.last),
                             counts.join(QStringLiteral(", "))),
            .area = placeOf(ticks, area)};
        part.press = goTo(ticks.first);
        parts.push_back(std::move(part));
    }
    return parts;
}

AccessiblePart PartMaker::lane(std::size_t number) const
{
    const LaneEvents &events = m_strip.ticks().lanes[number];
    const QRectF area = m_strip.layout().lane(number);
    std::size_t count = 0;
    for (const KindTicks &kind : events.kinds)
        count += countIn(kind, m_view);
    AccessiblePart part{.key = lanePartKey(events.lane.id),
                        .role = QAccessible::List,
                        .name = events.lane.title,
                        .area = area.toAlignedRect()};
    const auto &drawn = m_strip.content().lanes;
    part.description = count == 0 && number < drawn.size() && !drawn[number].note.isEmpty()
                           ? drawn[number].note
                           : TimelineParts::tr("%Ln event(s) in view", nullptr, int(count));
    part.parts = count <= MostAccessibleParts ? single(events, area, part.key)
                                              : grouped(events, area, part.key);
    return part;
}

AccessiblePart PartMaker::markers() const
{
    AccessiblePart list{.key = QStringLiteral("markers"),
                        .role = QAccessible::List,
                        .name = TimelineParts::tr("Markers"),
                        .area = m_strip.layout().axis.toAlignedRect()};
    for (const Annotation &marker : m_document->markers().all()) {
        if (!m_view.contains(marker.firstTick()) || list.parts.size() == MostAccessibleParts)
            continue;
        AccessiblePart part{
            .key = marker.isOwn() ? QStringLiteral("marker/") + marker.id.toString()
                                  : QStringLiteral("marker/%1/%2")
                                        .arg(marker.firstTick().value)
                                        .arg(list.parts.size()),
            .name = TimelineParts::tr("%1: %2").arg(clock(marker.firstTick()),
                                                    m_document->markers().titleOf(marker)),
            .description = marker.furtherText(),
            .area = placeOf(marker.ticks(), m_strip.layout().axis),
            .isSelected = marker.isOwn() && marker.id == m_document->markers().chosen()};
        part.press = [&document = m_document, id = marker.isOwn() ? marker.id : QUuid(),
                      tick = marker.firstTick()] {
            document->markers().choose(id);
            document->playback().apply(TimeCommand::goToTick(tick));
        };
        list.parts.push_back(std::move(part));
    }
    return list;
}

AccessiblePart PartMaker::damage() const
{
    AccessiblePart list{.key = QStringLiteral("damage"),
                        .role = QAccessible::List,
                        .name = TimelineParts::tr("Damaged places"),
                        .area = m_strip.layout().plot.toAlignedRect()};
    for (const Damage &damage : m_document->index()->damage()) {
        if (!m_view.contains(damage.tick) || list.parts.size() == MostAccessibleParts)
            continue;
        AccessiblePart part{
            .key = QStringLiteral("damage/%1/%2").arg(damage.tick.value).arg(list.parts.size()),
            .name = TimelineParts::tr("%1: %2").arg(clock(damage.tick), shownFault(damage)),
            .area = placeOf({damage.tick, damage.tick}, m_strip.layout().plot)};
        part.press = goTo(damage.tick);
        list.parts.push_back(std::move(part));
    }
    return list;
}

} // namespace

std::vector<AccessiblePart> timelineParts(ActiveDocument &document, const TimelineStrip &strip)
{
    const PartMaker maker(document, strip);
    std::vector<AccessiblePart> parts;
    for (std::size_t i = 0; i < strip.ticks().lanes.size(); ++i)
        parts.push_back(maker.lane(i));
    for (AccessiblePart list : {maker.markers(), maker.damage()}) {
        if (!list.parts.empty())
            parts.push_back(std::move(list));
    }
    return parts;
}

QString timeInViewText(const Document &document)
{
    const TimeInView view = document.playback().timeInView();
    const Time length = document.playback().time().time().length();
    return TimelineParts::tr("%1 to %2 of %3 in view.")
        .arg(timeText(view.begin), timeText(std::min(view.end(), length)), timeText(length));
}

QString lanePartKey(const QString &laneId)
{
    return laneId.isEmpty() ? QString() : QStringLiteral("lane/") + laneId;
}

} // namespace tickscope
