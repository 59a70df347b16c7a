// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/timeline/view/lane_commands.h"

#include "ui/commands/command.h"
#include "ui/style/widget_parts.h"
#include "ui/texts/number_text.h"
#include "ui/timeline/view/timeline_panel.h"

#include <QCoreApplication>
#include <QInputDialog>
#include <QMenu>

#include <algorithm>
#include <map>

namespace tickscope {

/// Stands for the colours of the events among those of lanes.
const QString NoColor = QStringLiteral("none");

/// The kind with \a id among those that \a index has; null if it has none.
static const EventKind *kindIn(const Index &index, const QString &id)
{
    for (const auto &[kind, count] : index.kindCounts()) {
        if (id == QString::fromUtf8(kind->id))
            return kind;
    }
    return nullptr;
}

LaneCommands::LaneCommands(TimelinePanel &panel, ActiveDocument &document)
    : QObject(&panel)
    , m_panel(panel)
    , m_document(document)
    , m_commands(this, document)
{
    addChanges();
    addOwn();
    connect(&panel, &TimelinePanel::lanesChanged, this, [this] { m_commands.refresh(); });
}

void LaneCommands::addChanges()
{
    const auto add = [this](const char *id, const QString &text, Command more,
                            CommandHandler handler) {
        more.needsRecording = false;
        m_commands.add(id, text, std::move(more), std::move(handler));
    };
    add("lane.toggle", tr("Show lane"),
        {.argument = Argument::Required, .choices = [this] { return laneChoices(); }},
        [this](const QVariant &lane) { return toggle(lane); });
    add("lane.color", tr("Colour lane"), {.argument = Argument::Required},
        [this](const QVariant &argument) { return setColor(argument); });
    add("lane.up", tr("Move up"), {.argument = Argument::Required},
        [this](const QVariant &lane) { return move(lane, -1); });
    add("lane.down", tr("Move down"), {.argument = Argument::Required},
        [this](const QVariant &lane) { return move(lane, 1); });
    add("lane.reset", tr("Reset lanes"),
        {.isEnabled = [this] { return m_panel.lanes() != defaultLanes(); }},
        [this] { m_panel.changeLanes(defaultLanes(), tr("Reset lanes")); });
}

void LaneCommands::addOwn()
{
    m_commands.add("lane.remove", tr("Remove lane"),
                   {.needsRecording = false, .argument = Argument::Required},
                   [this](const QVariant &lane) { return remove(lane); });
    m_commands.add("lane.addText", tr("Events with text…"), {.argument = Argument::Optional},
                   [this](const std::optional<QString> &text) { addText(text); });
    m_commands.add("lane.addKind", tr("Add lane for event type"),
                   {.argument = Argument::Required, .choices = [this] { return kindChoices(); }},
                   [this](const QVariant &kind) { return addKind(kind); });
}

void LaneCommands::offer(QMenu &menu, const QString &laneId)
{
    if (const auto lane = laneOf(laneId))
        offerFor(menu, *lane);
    m_commands.offerChoices(menu, "lane.toggle");
    QMenu *own = menu.addMenu(tr("Add lane"));
    own->setEnabled(m_document->index() != nullptr);
    m_commands.offer(*own, "lane.addText", {});
    own->addSeparator();
    m_commands.offerChoices(*own, "lane.addKind");
    menu.addSeparator();
    m_commands.offer(menu, "lane.reset", {});
}

void LaneCommands::offerFor(QMenu &menu, std::size_t number)
{
    const Lane &lane = m_panel.lanes()[number];
    const QString title = menuText(lane.title);
    m_commands.offer(menu, "lane.toggle", lane.id, tr("Hide “%1”").arg(title));
    QMenu *colors = menu.addMenu(tr("Colour"));
    m_commands.offerChoice(*colors, "lane.color",
                           {tr("Same as events"), lane.id + u'=' + NoColor, {}, {}, !lane.color});
    for (const LaneColor &color : laneColors())
        m_commands.offerChoice(*colors, "lane.color",
                               {QCoreApplication::translate("tickscope::Lanes", color.title),
                                lane.id + u'=' + QLatin1String(color.id),
                                {},
                                theme::swatch(theme::color(color.token)),
                                lane.color == color.token});
    m_commands.offer(menu, "lane.up", lane.id)->setEnabled(neighbour(number, -1).has_value());
    m_commands.offer(menu, "lane.down", lane.id)->setEnabled(neighbour(number, 1).has_value());
    if (lane.isOwn())
        m_commands.offer(menu, "lane.remove", lane.id, tr("Remove “%1”").arg(title));
    menu.addSeparator();
}

std::vector<CommandChoice> LaneCommands::laneChoices() const
{
    std::vector<CommandChoice> choices;
    const auto &index = m_document->index();
    for (const Lane &lane : m_panel.lanes()) {
        // Some such lanes are left out while they are ticked.
        const bool isEmpty = index && index->isComplete()
                             && !lane.isUnknownIn(m_document->recording()->info())
                             && std::ranges::none_of(index->kindCounts(), [&](const auto &counted) {
                                    return lane.holds(*counted.first);
                                });
        choices.push_back({isEmpty ? tr("%1 (none in this recording)").arg(lane.title) : lane.title,
                           lane.id,
                           {},
                           {},
                           lane.isShown});
    }
    return choices;
}

std::vector<CommandChoice> LaneCommands::kindChoices() const
{
    if (!m_document->index())
        return {};
    std::map<QString, CommandChoice> byTitle;
    for (const auto &[kind, count] : m_document->index()->kindCounts()) {
        const QString title = theme::kindTitle(*kind);
        const QString text = tr("%1 (%2)").arg(title, numberText(static_cast<qint64>(count)));
        byTitle[title] = {text, QString::fromUtf8(kind->id)};
    }
    std::vector<CommandChoice> choices;
    choices.reserve(byTitle.size());
    for (const auto &[title, choice] : byTitle)
        choices.push_back(choice);
    return choices;
}

std::optional<std::size_t> LaneCommands::laneOf(const QVariant &argument) const
{
    const auto &lanes = m_panel.lanes();
    const auto found = std::ranges::find(lanes, argument.toString(), &Lane::id);
    return found == lanes.end()
               ? std::nullopt
               : std::optional(static_cast<std::size_t>(std::distance(lanes.begin(), found)));
}

std::optional<std::size_t> LaneCommands::neighbour(std::size_t lane, int step) const
{
    const auto &lanes = m_panel.lanes();
    const auto count = static_cast<std::ptrdiff_t>(lanes.size());
    for (auto i = static_cast<std::ptrdiff_t>(lane) + step; i >= 0 && i < count; i += step) {
        if (lanes[static_cast<std::size_t>(i)].isShown)
            return static_cast<std::size_t>(i);
    }
    return {};
}

bool LaneCommands::toggle(const QVariant &argument)
{
    const auto lane = laneOf(argument);
    if (!lane)
        return false;
    std::vector<Lane> lanes = m_panel.lanes();
    lanes[*lane].isShown = !lanes[*lane].isShown;
    m_panel.changeLanes(lanes, lanes[*lane].isShown ? tr("Show lane") : tr("Hide lane"));
    return true;
}

bool LaneCommands::remove(const QVariant &argument)
{
    const auto lane = laneOf(argument);
    if (!lane || !m_panel.lanes()[*lane].isOwn())
        return false;
    std::vector<Lane> lanes = m_panel.lanes();
    lanes.erase(lanes.begin() + static_cast<std::ptrdiff_t>(*lane));
    m_panel.changeLanes(lanes, tr("Remove lane"));
    return true;
}

bool LaneCommands::move(const QVariant &argument, int step)
{
    const auto lane = laneOf(argument);
    const auto other = lane ? neighbour(*lane, step) : std::nullopt;
    if (!other)
        return false;
    std::vector<Lane> lanes = m_panel.lanes();
    std::swap(lanes[*lane], lanes[*other]);
    m_panel.changeLanes(lanes, tr("Move lane"));
    return true;
}

bool LaneCommands::setColor(const QVariant &argument)
{
    const auto parts = pairArgument(argument);
    const auto lane = parts ? laneOf(parts->first) : std::nullopt;
    if (!lane)
        return false;
    const auto color = std::ranges::find_if(laneColors(), [&parts](const LaneColor &one) {
        return parts->second == QLatin1String(one.id);
    });
    const bool isKnown = color != laneColors().end();
    if (!isKnown && parts->second != NoColor)
        return false;
    std::vector<Lane> lanes = m_panel.lanes();
    lanes[*lane].color = isKnown ? std::optional(color->token) : std::nullopt;
    m_panel.changeLanes(lanes, tr("Colour lane"));
    return true;
}

bool LaneCommands::addKind(const QVariant &argument)
{
    const EventKind *kind = m_document->index() ? kindIn(*m_document->index(), argument.toString())
                                                : nullptr;
    if (!kind)
        return false;
    std::vector<Lane> lanes = m_panel.lanes();
    lanes.push_back(makeOwnLane(lanes, theme::kindTitle(*kind), {std::string(kind->id)}, {}));
    m_panel.changeLanes(lanes, tr("Add lane"));
    return true;
}

void LaneCommands::addText(const std::optional<QString> &text)
{
    if (!text)
        return askForText();
    std::vector<Lane> lanes = m_panel.lanes();
    lanes.push_back(makeOwnLane(lanes, QStringLiteral("“%1”").arg(*text), {}, *text));
    m_panel.changeLanes(lanes, tr("Add lane"));
}

void LaneCommands::askForText()
{
    auto *dialog = named(new QInputDialog(&m_panel), "laneText");
    dialog->setWindowTitle(tr("Add lane"));
    dialog->setLabelText(tr("Events with this text:"));
    connect(dialog, &QInputDialog::textValueSelected, this,
            [this](const QString &text) { m_commands.run("lane.addText", text); });
    openOnce(*dialog);
}

} // namespace tickscope
