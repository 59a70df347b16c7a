// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/timeline/lanes/lane_ticks.h"

#include <algorithm>
#include <map>

#include "core/formats/format.h"
#include "core/formats/format_registry.h"
#include "core/model/event/event_form.h"
#include "core/model/event/shared_event_kinds.h"
#include "ui/texts/sentence_words.h"

#include <QCoreApplication>
#include <QSettings>
#include <QStringList>

namespace tickscope {

namespace {

struct Lanes {
    Q_DECLARE_TR_FUNCTIONS(tickscope::Lanes)
};

const QString SettingsKey = QStringLiteral("timeline/lanes");

QString colorId(const std::optional<theme::Token> &token)
{
    for (const LaneColor &color : laneColors()) {
        if (token == color.token)
            return QString::fromLatin1(color.id);
    }
    return {};
}

std::optional<theme::Token> colorOf(const QString &id)
{
    for (const LaneColor &color : laneColors()) {
        if (id == QLatin1String(color.id))
            return color.token;
    }
    return {};
}

KindSet kindsFrom(const QStringList &words)
{
    KindSet kinds;
    for (const QString &word : words)
        kinds.insert(word.toStdString());
    return kinds;
}

QStringList wordsOf(const KindSet &kinds)
{
    QStringList words;
    for (const std::string &kind : kinds)
        words << QString::fromStdString(kind);
    return words;
}

} // namespace

EventQuery Lane::query() const
{
    EventQuery query;
    query.text = text.toStdString();
    query.foldsRepeats = true;
    query.kinds = kinds;
    if (isOwn())
        return query;
    for (int number = 0; number <= static_cast<int>(EventClass::Other); ++number) {
        const auto eventClass = static_cast<EventClass>(number);
        if (laneOf(eventClass) == lane)
            query.classes.insert(eventClass);
    }
    return query;
}

bool Lane::holds(const EventKind &kind) const
{
    if (!isOwn())
        return laneOf(kind.eventClass) == lane;
    return kinds.empty() || kinds.contains(kind.id);
}

bool Lane::isUnknownIn(const RecordingInfo &info) const
{
    const auto stands = [this](const EventKind *kind) { return holds(*kind); };
    const Format *format = allFormats().formatNamed(info.format);
    return info.unread || std::ranges::any_of(info.partialKinds, stands)
           || (format && std::ranges::none_of(eventKindsOf(format->eventForms()), stands));
}

std::vector<Lane> defaultLanes()
{
    const auto make = [](const char *id, const QString &title, EventLane lane) {
        return Lane{QString::fromLatin1(id), title, lane, {}, {}, {}, true};
    };
    return {
        make("chat", Lanes::tr("Chat"), EventLane::Chat),
        make("kills", Lanes::tr("Kills"), EventLane::Kills),
        make("joins", Lanes::tr("Joins"), EventLane::Joins),
        make("finishes", Lanes::tr("Finishes"), EventLane::Finishes),
        make("scores", Lanes::tr("Scores"), EventLane::Scores),
        make("inputs", Lanes::tr("Inputs"), EventLane::Inputs),
        make("other", Lanes::tr("Other"), EventLane::Other),
    };
}

std::vector<Lane> loadLanes()
{
    std::vector<Lane> known = defaultLanes();
    std::vector<Lane> lanes;
    QSettings settings;
    const int count = settings.beginReadArray(SettingsKey);
    for (int i = 0; i < count; ++i) {
        settings.setArrayIndex(i);
        Lane lane;
        lane.id = settings.value("id").toString();
        // What a lane of ours holds and how it is called is the program's, not the settings'.
        const auto own = std::ranges::find(known, lane.id, &Lane::id);
        if (own != known.end()) {
            lane = std::move(*own);
            known.erase(own);
        } else if (lane.isOwn()) {
            lane.title = settings.value("title").toString();
            lane.kinds = kindsFrom(settings.value("kinds").toStringList());
            lane.text = settings.value("text").toString();
        } else {
            continue;
        }
        lane.color = colorOf(settings.value("color").toString());
        lane.isShown = settings.value("isShown", true).toBool();
        lanes.push_back(std::move(lane));
    }
    settings.endArray();
    std::ranges::move(known, std::back_inserter(lanes));
    return lanes;
}

void saveLanes(const std::vector<Lane> &lanes)
{
    QSettings settings;
    settings.remove(SettingsKey);
    if (lanes == defaultLanes())
        return;
    settings.beginWriteArray(SettingsKey);
    for (std::size_t i = 0; i < lanes.size(); ++i) {
        const Lane &lane = lanes[i];
        settings.setArrayIndex(static_cast<int>(i));
        settings.setValue("id", lane.id);
        if (lane.isOwn()) {
            settings.setValue("title", lane.title);
            settings.setValue("kinds", wordsOf(lane.kinds));
            settings.setValue("text", lane.text);
        }
        settings.setValue("color", colorId(lane.color));
        settings.setValue("isShown", lane.isShown);
    }
    settings.endArray();
}

std::vector<Lane> shownLanes(const std::vector<Lane> &lanes, const Index *index)
{
    const auto isThere = [index](const Lane &lane) {
        return index && std::ranges::any_of(index->kindCounts(), [&lane](const auto &counted) {
                   return lane.holds(*counted.first);
               });
    };
    std::vector<Lane> shown;
    for (const Lane &lane : lanes) {
        const bool isRare = lane.id == QLatin1String("inputs")
                            || lane.id == QLatin1String("scores");
        if (lane.isShown && (!isRare || isThere(lane)))
            shown.push_back(lane);
    }
    return shown;
}

Lane makeOwnLane(const std::vector<Lane> &lanes, const QString &title, KindSet kinds,
                 const QString &text)
{
    Lane lane{{}, title, EventLane::Other, std::move(kinds), text, {}, true};
    for (int number = 1;; ++number) {
        lane.id = QStringLiteral("own%1").arg(number);
        if (std::ranges::find(lanes, lane.id, &Lane::id) == lanes.end())
            return lane;
    }
}

const std::vector<LaneColor> &laneColors()
{
    using theme::Token;
    static const std::vector<LaneColor> colors{
        {"blue", QT_TRANSLATE_NOOP("tickscope::Lanes", "Blue"), Token::Chat},
        {"orange", QT_TRANSLATE_NOOP("tickscope::Lanes", "Orange"), Token::Kill},
        {"green", QT_TRANSLATE_NOOP("tickscope::Lanes", "Green"), Token::Join},
        {"yellow", QT_TRANSLATE_NOOP("tickscope::Lanes", "Yellow"), Token::Finish},
        {"pink", QT_TRANSLATE_NOOP("tickscope::Lanes", "Pink"), Token::Input},
        {"violet", QT_TRANSLATE_NOOP("tickscope::Lanes", "Violet"), Token::ServerText},
        {"grey", QT_TRANSLATE_NOOP("tickscope::Lanes", "Grey"), Token::Leave},
    };
    return colors;
}

/// Lines by kind. Those that are settled are sorted once.
class LaneSorter::Kinds
{
public:
    /// Nothing when stopped.
    std::optional<std::vector<KindTicks>> sorted(const Shared<Index> &index,
                                                 const EventLines &lines,
                                                 const std::stop_token &stop)
    {
        if (lines.sharedWith(m_lines) < m_sorted) {
            m_ticks.clear();
            m_sorted = 0;
        }
        m_lines = lines;
        for (; m_sorted < lines.settled(); ++m_sorted) {
            if (m_sorted % 4096 == 0 && stop.stop_requested())
                return {};
            add(m_ticks, *index, lines[m_sorted]);
        }
        Ticks all = m_ticks;
        for (std::size_t i = m_sorted; i < lines.size(); ++i) {
            if (i % 4096 == 0 && stop.stop_requested())
                return {};
            add(all, *index, lines[i]);
        }
        std::vector<KindTicks> kinds;
        for (const auto &[kind, ticks] : all)
            kinds.emplace_back(*kind, ticks);
        return kinds;
    }

private:
    using Ticks = std::map<const EventKind *, TickList, EventKindOrder>;

    static void add(Ticks &ticks, const Index &index, const EventLine &line)
    {
        const EventRow row = index.event(line.row);
        ticks[&row.kind()].push_back(row.tick);
        if (line.isOfFinish)
            ticks[&sharedKind("finish")].push_back(row.tick);
    }

    EventLines m_lines;
    std::size_t m_sorted = 0;
    Ticks m_ticks; ///< Of as many lines.
};

/// The events of a lane that does not follow the filter.
struct LaneSorter::OwnLane {
    explicit OwnLane(const EventQuery &query)
        : selection(query, sentenceWords())
    {
    }
    EventSelection selection;
    Kinds kinds;
};

LaneSorter::LaneSorter()
    : m_shown(std::make_unique<Kinds>())
{
}

LaneSorter::~LaneSorter() = default;

LaneSorter::OwnLane &LaneSorter::ownLane(const Lane &lane, const LaneOrder &order)
{
    EventQuery query = lane.query();
    query.players = order.players;
    const auto known = std::ranges::find_if(
        m_own, [&query](const auto &own) { return own->selection.query() == query; });
    if (known != m_own.end())
        return **known;
    m_own.push_back(std::make_unique<OwnLane>(query));
    return *m_own.back();
}

Shared<LaneTicks> LaneSorter::sort(const LaneOrder &order, const std::stop_token &stop)
{
    const std::lock_guard lock(m_mutex);
    auto made = std::make_shared<LaneTicks>();
    auto kinds = m_shown->sorted(order.index, *order.lines, stop);
    if (!kinds)
        return nullptr;
    made->kinds = *std::move(kinds);
    made->lines = order.lines;
    std::vector<const OwnLane *> used;
    for (const Lane &lane : order.lanes) {
        LaneEvents events{lane, {}};
        if (lane.followsFilter()) {
            for (const KindTicks &ticks : made->kinds) {
                if (lane.holds(ticks.kind()))
                    events.kinds.push_back(ticks);
            }
        } else {
            OwnLane &own = ownLane(lane, order);
            used.push_back(&own);
            const auto lines = own.selection.linesOf(order.index, stop);
            auto chosen = lines ? own.kinds.sorted(order.index, *lines, stop) : std::nullopt;
            if (!chosen)
                return nullptr;
            events.kinds = *std::move(chosen);
        }
        made->lanes.push_back(std::move(events));
    }
    order.index->forgetEventPages();
    std::erase_if(m_own, [&used](const auto &own) {
        return std::ranges::find(used, own.get()) == used.end();
    });
    return made;
}

Shared<LaneTicks> emptyLaneTicks(const std::vector<Lane> &lanes)
{
    auto made = std::make_shared<LaneTicks>();
    for (const Lane &lane : lanes)
        made->lanes.push_back({lane, {}});
    return made;
}

} // namespace tickscope
