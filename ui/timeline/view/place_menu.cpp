// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/timeline/view/place_menu.h"

#include "ui/commands/marker_commands.h"
#include "ui/document/active_document.h"
#include "ui/playback/go_commands.h"
#include "ui/playback/playback_commands.h"
#include "ui/texts/number_text.h"

namespace tickscope {

PlaceMenu::PlaceMenu(ActiveDocument &document, CommandSet &timeline, Tick tick,
                     const std::optional<Annotation> &marker, QWidget *parent)
    : QMenu(parent)
    , m_document(document)
    , m_timeline(timeline)
{
    setObjectName(QStringLiteral("placeMenu"));
    setAttribute(Qt::WA_DeleteOnClose);
    commandsOf<GoCommands>(document).commands().offer(
        *this, "go.to", destinationText(tick), tr("Go to tick %1").arg(numberText(tick.value)));
    addSeparator();
    addMarkerActions(tick, marker);
    addSeparator();
    addLoopActions(tick);
    if (m_document->playback().range())
        addRangeActions();
}

void PlaceMenu::addLoopActions(Tick tick)
{
    const TickRange whole = m_document->playback().time().time().ticks();
    CommandSet &commands = commandsOf<PlaybackCommands>(m_document).commands();
    const QVariant here = qlonglong{tick.value};
    commands.offer(*this, "loop.begin", here)->setEnabled(tick < whole.last);
    commands.offer(*this, "loop.end", here)->setEnabled(tick > whole.first);
}

void PlaceMenu::addRangeActions()
{
    addSeparator();
    addAction(m_timeline.action("range.copy"));
    addAction(commandsOf<MarkerCommands>(m_document).commands().action("marker.addRange"));
    addAction(m_timeline.action("range.show"));
    addAction(commandsOf<PlaybackCommands>(m_document).commands().action("loop.clear"));
}

void PlaceMenu::addMarkerActions(Tick tick, const std::optional<Annotation> &marker)
{
    m_timeline.offer(*this, "marker.addNamed", qlonglong{tick.value});
    if (!marker || !marker->isOwn())
        return;
    auto &markers = commandsOf<MarkerCommands>(m_document);
    const QString id = marker->id.toString();
    markers.commands().offer(*this, "marker.edit", id);
    m_timeline.offer(*this, "marker.rename", id);
    markers.offerColors(*addMenu(tr("Colour")), *marker);
    markers.commands().offer(*this, "marker.delete", id);
}

} // namespace tickscope
