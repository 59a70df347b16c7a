// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/timeline/view/timeline_commands.h"

#include <algorithm>

#include <QCoreApplication>
#include <QInputDialog>
#include <QMenu>
#include <QUuid>

#include "ui/commands/command.h"
#include "ui/document/active_document.h"
#include "ui/playback/playback_commands.h"
#include "ui/strip/strip_input.h"
#include "ui/style/theme.h"
#include "ui/style/widget_parts.h"
#include "ui/texts/number_text.h"
#include "ui/timeline/view/timeline_view.h"

namespace tickscope {

/// The commands that change markers.
class MarkerCommands : public QObject
{
    Q_DECLARE_TR_FUNCTIONS(tickscope::MarkerCommands)

public:
    explicit MarkerCommands(ActiveDocument &document, QObject *parent = nullptr)
        : QObject(parent)
        , m_document(document)
        , m_commands(this, document)
    {
        addChanges();
        m_commands.refreshWith(Document::RangeChanged);
    }

    [[nodiscard]] CommandSet &commands() { return m_commands; }

    /// Offers all colours that \a marker can have.
    void offerColors(QMenu &menu, const Annotation &marker)
    {
        for (const MarkerColor color : MarkerColors)
            m_commands.offerChoice(
                menu, "marker.color",
                {colorTitle(color),
                 QStringLiteral("%1=%2").arg(marker.id.toString(), colorWord(color)),
                 {},
                 theme::swatch(shownColor(color)),
                 noteColor(marker.color) == color});
    }

private:
    void addChanges()
    {
        m_commands.add("marker.add", tr("Add marker"), {"M"}, {MenuName::Go, 400},
                       tr("Add a marker here and name it"),
                       {.icon = "marker-add", .argument = Argument::Optional},
                       [this](const std::optional<Tick> &tick) { addAt(tick); });
        m_commands.add("marker.addRange", tr("Mark range"),
                       {.icon = "marker-add",
                        .isEnabled = [this] { return m_document->playback().range().has_value(); }},
                       [this] { markRange(); });
        m_commands.add("marker.edit", tr("Edit marker"), {.argument = Argument::Required},
                       [this](const QVariant &argument) {
                           const Annotation *marker = markerOf(argument);
                           if (marker)
                               m_document->markers().edit(marker->id);
                           return marker != nullptr;
                       });
        m_commands.add("marker.color", tr("Colour marker"), {.argument = Argument::Required},
                       [this](const QVariant &argument) { return colorMarker(argument); });
        m_commands.add("marker.delete", tr("Delete marker"),
                       {.icon = "marker-remove", .argument = Argument::Required},
                       [this](const QVariant &argument) {
                           const Annotation *marker = markerOf(argument);
                           if (marker)
                               m_document->markers().remove(marker->id);
                           return marker != nullptr;
                       });
    }

    /// Own marker with the ID \a argument; null if there is none.
    [[nodiscard]] const Annotation *markerOf(const QVariant &argument) const
    {
        return m_document->markers().find(QUuid::fromString(argument.toString()));
    }

    /// Chooses the marker there, made where there is none. \param argument  not set: at the head.
    void addAt(const std::optional<Tick> &tick)
    {
        Markers &markers = m_document->markers();
        const Tick place = tick ? m_document->playback().time().time().ticks().clamp(*tick)
                                : m_document->playback().time().tick();
        // One that is there keeps what it says.
        const Annotation *present = markers.ownAt(place);
        const QUuid id = present ? present->id : markers.add(place);
        if (tick)
            markers.choose(id);
        else
            markers.askForName(id);
    }

    /// "ID=blue".
    bool colorMarker(const QVariant &argument)
    {
        const auto parts = pairArgument(argument);
        const Annotation *marker = parts ? markerOf(parts->first) : nullptr;
        const auto color = parts ? colorOfWord(parts->second) : std::nullopt;
        if (!marker || !color)
            return false;
        Annotation changed = *marker;
        changed.color = storedColor(*color);
        m_document->markers().change(changed, tr("Colour marker"));
        return true;
    }

    void markRange()
    {
        Annotation marker;
        marker.tick = m_document->playback().range()->first.value;
        marker.lastTick = m_document->playback().range()->last.value;
        m_document->markers().edit(m_document->markers().add(std::move(marker)));
    }

    ActiveDocument &m_document;
    CommandSet m_commands;
};

TimelineCommands::TimelineCommands(TimelineView &view, ActiveDocument &document, GoCommands &go)
    : QObject(&view)
    , m_view(view)
    , m_document(document)
    , m_go(go)
    , m_playback(new PlaybackCommands(document, this))
    , m_markers(new MarkerCommands(document, this))
    , m_commands(this, document)
{
    addRange();
    addMarkers();
    m_commands.refreshWith(Document::RangeChanged);
}

void TimelineCommands::addRange()
{
    const auto hasRange = [this] { return m_document->playback().range().has_value(); };
    m_commands.add("timeline.fit", tr("Fit timeline"), {"Z"}, {MenuName::View, 320},
                   tr("Show the whole recording on the timeline"), {.icon = "timeline"},
                   [this] { fitStrip(m_document->playback(), m_view.scale()); });
    m_commands.add("range.show", tr("Zoom to range"), {"Shift+Z"}, {MenuName::Playback, 330},
                   tr("Zoom the timeline to the selected range"), {.isEnabled = hasRange},
                   [this] { showRange(); });
    m_commands.add("range.copy", tr("Copy range"), {"Ctrl+Shift+R"}, {MenuName::Playback, 340},
                   tr("Copy duration, ticks and event counts of the selected range"),
                   {.icon = "copy", .isEnabled = hasRange}, [this] { m_view.copyRange(); });
}

void TimelineCommands::showRange()
{
    Playback &playback = m_document->playback();
    const TimeBase &base = playback.time().time();
    const Time begin = base.timeAt(playback.range()->first);
    const Time span = std::max(base.timeAt(playback.range()->last) - begin,
                               shortestSpan(m_view.scale(), base));
    const Time room = span / 20;
    playback.setTimeInView({begin - room, span + 2 * room});
}

void TimelineCommands::addMarkers()
{
    m_commands.add("marker.addNamed", tr("Add marker here…"),
                   {.icon = "marker-add", .argument = Argument::Required},
                   [this](const std::optional<Tick> &tick) { return tick && addMarker(*tick); });
    m_commands.add("marker.rename", tr("Rename marker…"), {.argument = Argument::Required},
                   [this](const QVariant &id) { return renameMarker(id); });
}

void TimelineCommands::offerPlace(QMenu &menu, Tick tick, const std::optional<Annotation> &marker)
{
    m_go.commands().offer(menu, "go.to", destinationText(tick),
                          tr("Go to tick %1").arg(numberText(tick.value)));
    menu.addSeparator();
    offerMarker(menu, tick, marker);
    menu.addSeparator();
    CommandSet &playback = m_playback->commands();
    const TickRange whole = m_document->playback().time().time().ticks();
    const QVariant here = qlonglong{tick.value};
    playback.offer(menu, "loop.begin", here)->setEnabled(tick < whole.last);
    playback.offer(menu, "loop.end", here)->setEnabled(tick > whole.first);
    if (!m_document->playback().range())
        return;
    menu.addSeparator();
    menu.addAction(m_commands.action("range.copy"));
    menu.addAction(m_markers->commands().action("marker.addRange"));
    menu.addAction(m_commands.action("range.show"));
    menu.addAction(playback.action("loop.clear"));
}

void TimelineCommands::offerMarker(QMenu &menu, Tick tick, const std::optional<Annotation> &marker)
{
    m_commands.offer(menu, "marker.addNamed", qlonglong{tick.value});
    if (!marker || !marker->isOwn())
        return;
    const QString id = marker->id.toString();
    m_markers->commands().offer(menu, "marker.edit", id);
    m_commands.offer(menu, "marker.rename", id);
    m_markers->offerColors(*menu.addMenu(tr("Colour")), *marker);
    m_markers->commands().offer(menu, "marker.delete", id);
}

void TimelineCommands::askName(const QString &title, const QString &present,
                               std::function<void(const QString &)> isNamed)
{
    auto *dialog = named(new QInputDialog(&m_view), "markerName");
    dialog->setWindowTitle(title);
    dialog->setLabelText(tr("Marker name:"));
    dialog->setTextValue(present);
    connect(dialog, &QInputDialog::textValueSelected, this, std::move(isNamed));
    openOnce(*dialog);
}

bool TimelineCommands::addMarker(Tick tick)
{
    if (!m_document->playback().time().time().ticks().contains(tick))
        return false;
    askName(tr("Add marker"), {},
            [&markers = m_document->markers(), place = tick](const QString &name) {
                markers.add(place, name);
            });
    return true;
}

bool TimelineCommands::renameMarker(const QVariant &argument)
{
    Markers &markers = m_document->markers();
    const Annotation *marker = markers.find(QUuid::fromString(argument.toString()));
    if (!marker)
        return false;
    askName(tr("Rename marker"), marker->firstLine(),
            [&markers, id = marker->id](const QString &name) { markers.rename(id, name); });
    return true;
}

} // namespace tickscope
