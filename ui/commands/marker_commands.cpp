// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/commands/marker_commands.h"

#include "ui/commands/argument.h"
#include "ui/commands/command_keys.h"
#include "ui/document/active_document.h"
#include "ui/style/theme.h"

#include <QUuid>

namespace tickscope {

MarkerCommands::MarkerCommands(ActiveDocument &document, QObject *parent)
    : QObject(parent)
    , m_document(document)
    , m_commands(this, document)
{
    addChanges();
    m_commands.refreshWith(Document::RangeChanged);
}

void MarkerCommands::addChanges()
{
    const auto add = [this](Command command) { m_commands.add(std::move(command)); };
    add({.id = "marker.add",
         .text = tr("Add marker"),
         .shortcuts = keys({"M"}),
         .handler = [this](const std::optional<Tick> &tick) { addAt(tick); },
         .place = {MenuName::Go, 400},
         .toolTip = tr("Add a marker here and name it"),
         .icon = "marker-add",
         .argument = Argument::Optional});
    add({.id = "marker.addRange",
         .text = tr("Mark range"),
         .handler = [this] { markRange(); },
         .icon = "marker-add",
         .isEnabled = [this] { return m_document->playback().range().has_value(); }});
    add({.id = "marker.edit",
         .text = tr("Edit marker"),
         .handler =
             [this](const QVariant &argument) {
                 const Annotation *marker = markerOf(argument);
                 if (marker)
                     m_document->markers().edit(marker->id);
                 return marker != nullptr;
             },
         .argument = Argument::Required});
    add({.id = "marker.color",
         .text = tr("Colour marker"),
         .handler = [this](const QVariant &argument) { return colorMarker(argument); },
         .argument = Argument::Required});
    add({.id = "marker.delete",
         .text = tr("Delete marker"),
         .handler =
             [this](const QVariant &argument) {
                 const Annotation *marker = markerOf(argument);
                 if (marker)
                     m_document->markers().remove(marker->id);
                 return marker != nullptr;
             },
         .icon = "marker-remove",
         .argument = Argument::Required});
}

const Annotation *MarkerCommands::markerOf(const QVariant &argument) const
{
    return m_document->markers().find(QUuid::fromString(argument.toString()));
}

void MarkerCommands::offerColors(QMenu &menu, const Annotation &marker)
{
    for (const MarkerColor color : MarkerColors)
        m_commands.offerChoice(menu, "marker.color",
                               {colorTitle(color),
                                QStringLiteral("%1=%2").arg(marker.id.toString(), colorWord(color)),
                                {},
                                theme::swatch(shownColor(color)),
                                noteColor(marker.color) == color});
}

bool MarkerCommands::colorMarker(const QVariant &argument)
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

void MarkerCommands::addAt(const std::optional<Tick> &tick)
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

void MarkerCommands::markRange()
{
    Annotation marker;
    marker.tick = m_document->playback().range()->first.value;
    marker.lastTick = m_document->playback().range()->last.value;
    m_document->markers().edit(m_document->markers().add(std::move(marker)));
}

} // namespace tickscope
