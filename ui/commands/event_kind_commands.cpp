// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/commands/event_kind_commands.h"

#include "core/analysis/event_query.h"
#include "core/model/event/shared_event_kinds.h"
#include "ui/document/active_document.h"
#include "ui/style/theme.h"

#include <algorithm>
#include <iterator>
#include <limits>

namespace tickscope {

/// The tick of the nearest event of \a kind before or behind \a head.
static std::optional<Tick> neighbourOfKind(const Index &index, const std::string &kind, Tick head,
                                           int direction, const std::stop_token &stop)
{
    EventQuery query;
    query.kinds = {kind};
    using Limits = std::numeric_limits<std::int64_t>;
    query.ticks = direction > 0 ? TickRange{head + 1, {Limits::max() - 1}}
                                : TickRange{{Limits::min()}, head - 1};
    const EventMatcher matcher(query, index);
    std::optional<Tick> found;
    const auto keep = [&found](std::size_t, const EventRow &event) {
        found = event.tick;
        return false;
    };
    // Stopped, nothing was found.
    (void)(direction > 0 ? forEachEvent(index, matcher, keep, stop)
                         : forEachEventBackwards(index, matcher, keep, stop));
    return found;
}

EventKindCommands::EventKindCommands(ActiveDocument &document, QObject *parent)
    : QObject(parent)
    , m_document(document)
    , m_commands(this, document)
    , m_job([this](const std::optional<Tick> &tick) {
        if (tick && m_document->recording())
            m_document->playback().apply(TimeCommand::goToTick(*tick));
    })
{
    addFilters();
    addSteps();
    connect(&document, &ActiveDocument::changed, this, [this](Document::Changes changes) {
        if (changes & Document::RecordingChanged)
            m_job.cancel(); // it was of another one
    });
}

EventKindCommands::~EventKindCommands()
{
    m_job.cancel();
}

void EventKindCommands::addFilters()
{
    const auto changes = [this](HiddenChange change) {
        return [this, change](const QVariant &kind) { return changeHidden(kind, change); };
    };
    m_commands.add(
        "events.toggleKind", tr("Show or hide events"),
        {.icon = "filter", .argument = Argument::Required, .choices = [this] { return choices(); }},
        changes([](Kinds &hidden, const std::string &kind, const Kinds &) {
            if (hidden.erase(kind) == 0)
                hidden.insert(kind);
        }));
    m_commands.add(
        "events.onlyKind", tr("Only this type"),
        {.icon = "filter", .argument = Argument::Required, .choices = [this] { return choices(); }},
        changes([](Kinds &hidden, const std::string &kind, const Kinds &all) {
            hidden = all;
            hidden.erase(kind);
        }));
    m_commands.add("events.hideKind", tr("Hide this type"), {.argument = Argument::Required},
                   changes([](Kinds &hidden, const std::string &kind, const Kinds &) {
                       hidden.insert(kind);
                   }));
    m_commands.add("events.allKinds", tr("Show all event types"), [this] { setHidden({}); });
    m_commands.add("events.usualKinds", tr("Default event types"),
                   [this] { setHidden(kindsHiddenAtFirst()); });
}

void EventKindCommands::addSteps()
{
    m_commands.add("go.nextOfKind", tr("Next event of type"),
                   {.icon = "next-event",
                    .argument = Argument::Required,
                    .choices = [this] { return choices(); }},
                   [this](const QVariant &kind) { return goToNeighbour(kind, 1); });
    m_commands.add("go.previousOfKind", tr("Previous event of type"),
                   {.icon = "previous-event",
                    .argument = Argument::Required,
                    .choices = [this] { return choices(); }},
                   [this](const QVariant &kind) { return goToNeighbour(kind, -1); });
}

EventKindCommands::Kinds EventKindCommands::allKinds(const Shared<Index> &index)
{
    Kinds kinds;
    for (const EventKind &kind : SharedEventKinds)
        kinds.emplace(kind.id);
    if (index) {
        for (const auto &[kind, count] : index->kindCounts())
            kinds.emplace(kind->id);
    }
    return kinds;
}

std::vector<CommandChoice> EventKindCommands::choices() const
{
    KindCounts counts;
    if (m_document->index())
        counts = m_document->index()->kindCounts();
    for (const EventKind &kind : SharedEventKinds) {
        if (kind.has(EventTrait::AlwaysListed))
            counts.try_emplace(&kind, 0);
    }
    const Kinds &hidden = m_document->events().filter().hiddenKinds;
    std::vector<CommandChoice> choices;
    std::vector<CommandChoice> messages; // of protocols, for engineers
    for (const auto &[kind, count] : counts) {
        const std::string id(kind->id);
        (kind->title ? choices : messages)
            .push_back(
                {QStringLiteral("%1  %2").arg(theme::kindSign(*kind)).arg(theme::kindTitle(*kind)),
                 QString::fromStdString(id),
                 theme::countedKind(*kind, static_cast<qint64>(count)),
                 {},
                 !hidden.contains(id)});
    }
    for (auto *sorted : {&choices, &messages}) {
        std::ranges::sort(*sorted, [](const CommandChoice &left, const CommandChoice &right) {
            // Behind the sign, which says nothing about the order.
            return left.text.mid(3).localeAwareCompare(right.text.mid(3)) < 0;
        });
    }
    std::ranges::move(messages, std::back_inserter(choices));
    return choices;
}

std::size_t EventKindCommands::countOf(const QString &kind) const
{
    const KindCounts counts = m_document->index() ? m_document->index()->kindCounts()
                                                  : KindCounts();
    const auto found = std::ranges::find_if(
        counts, [id = kind.toStdString()](const auto &entry) { return entry.first->id == id; });
    return found == counts.end() ? 0 : found->second;
}

std::optional<std::string> EventKindCommands::kindOf(const QVariant &argument) const
{
    std::string kind = argument.toString().toStdString();
    if (!allKinds(m_document->index()).contains(kind))
        return {};
    return kind;
}

void EventKindCommands::setHidden(const Kinds &hidden)
{
    EventQuery filter = m_document->events().filter();
    filter.hiddenKinds = hidden;
    m_document->events().setFilter(filter);
}

bool EventKindCommands::changeHidden(const QVariant &argument, HiddenChange change)
{
    const auto kind = kindOf(argument);
    if (!kind)
        return false;
    Kinds hidden = m_document->events().filter().hiddenKinds;
    change(hidden, *kind, allKinds(m_document->index()));
    setHidden(hidden);
    return true;
}

bool EventKindCommands::goToNeighbour(const QVariant &argument, int direction)
{
    const auto kind = kindOf(argument);
    if (!kind)
        return false;
    if (!m_document->index())
        return true;
    m_job.start(m_pool, [index = m_document->index(), kind = *kind, direction,
                         head = m_document->playback().time().tick()](const std::stop_token &stop) {
        return neighbourOfKind(*index, kind, head, direction, stop);
    });
    return true;
}

} // namespace tickscope
