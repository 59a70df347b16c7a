// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/timeline/place_menu.h"

#include "ui/markers/marker_commands.h"
#include "ui/models/value_text.h"
#include "ui/playback/go_commands.h"
#include "ui/playback/playback_commands.h"
#include "ui/style/theme.h"

#include <QInputDialog>

#include <algorithm>

namespace tickscope {

namespace {

/// Asks for the name of a marker without stopping anything.
void askName(QWidget *parent, const QString &title, const QString &present,
             const std::function<void(const QString &)> &named)
{
    auto *dialog = new QInputDialog(parent);
    dialog->setObjectName(QStringLiteral("markerName"));
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    dialog->setWindowTitle(title);
    dialog->setLabelText(PlaceMenu::tr("Name of the marker:"));
    dialog->setTextValue(present);
    QObject::connect(dialog, &QInputDialog::textValueSelected, parent, named);
    dialog->open();
}

} // namespace

PlaceMenu::PlaceMenu(Document &document, const CommandSet &timeline, Tick tick,
                     const std::optional<Marker> &marker, QWidget *parent)
    : QMenu(parent)
    , m_document(document)
{
    setObjectName(QStringLiteral("placeMenu"));
    setAttribute(Qt::WA_DeleteOnClose);
    commandsOf<GoCommands>(document).commands().offer(
        *this, "go.to", destinationText(tick), tr("Go to tick %1").arg(numberText(tick.value)));
    addSeparator();
    addMarkerActions(tick, marker);
    addSeparator();
    addLoopActions(tick);
    if (m_document.playback().range())
        addRangeActions(timeline);
}

void PlaceMenu::addLoopActions(Tick tick)
{
    const TickRange whole = m_document.playback().time().time().ticks();
    CommandSet &commands = commandsOf<PlaybackCommands>(m_document).commands();
    const QVariant here = qlonglong{tick.value};
    commands.offer(*this, "loop.begin", here)->setEnabled(tick < whole.last);
    commands.offer(*this, "loop.end", here)->setEnabled(tick > whole.first);
}

void PlaceMenu::addRangeActions(const CommandSet &timeline)
{
    addSeparator();
    addAction(timeline.action("range.copy"));
    addAction(commandsOf<MarkerCommands>(m_document).commands().action("marker.addRange"));
    addAction(timeline.action("range.show"));
    addAction(commandsOf<PlaybackCommands>(m_document).commands().action("loop.clear"));
}

void PlaceMenu::addMarkerActions(Tick tick, const std::optional<Marker> &marker)
{
    addAction(theme::icon(QStringLiteral("marker-add")), tr("Add marker here…"), this,
              [this, tick] {
                  askName(parentWidget(), tr("Add marker"), {},
                          [&document = m_document, tick](const QString &name) {
                              document.markers().add({tick, name});
                          });
              });
    if (!marker || !marker->isOwn)
        return;
    Markers &markers = m_document.markers();
    CommandSet &commands = commandsOf<MarkerCommands>(m_document).commands();
    commands.offer(*this, "marker.edit", marker->id);
    addAction(tr("Rename marker…"), this, [this, &markers, found = *marker] {
        askName(parentWidget(), tr("Rename marker"), found.name,
                [&markers, id = found.id](const QString &name) { markers.rename(id, name); });
    });
    QMenu *colors = addMenu(tr("Colour"));
    for (const MarkerColor color : MarkerColors) {
        QPixmap swatch(12, 12);
        swatch.fill(shownColor(color));
        colors->addAction(swatch, colorTitle(color), this,
                          [&markers, color, changed = *marker]() mutable {
                              changed.color = color;
                              markers.change(changed, tr("Colour marker"));
                          });
    }
    commands.offer(*this, "marker.delete", marker->id);
}

} // namespace tickscope
