// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/timeline/place_menu.h"

#include "ui/models/value_text.h"
#include "ui/theme.h"

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

PlaceMenu::PlaceMenu(Document &document, Tick tick, const std::optional<Marker> &marker,
                     QWidget *parent)
    : QMenu(parent)
    , m_document(document)
{
    setObjectName(QStringLiteral("placeMenu"));
    setAttribute(Qt::WA_DeleteOnClose);
    addAction(theme::icon(QStringLiteral("go-to")), tr("Go to tick %1").arg(numberText(tick.value)),
              this, [this, tick] {
                  m_document.apply({TimeAction::GoToTick, 0, Time{0}, tick});
              });
    addSeparator();
    addMarkerActions(tick, marker);
    addSeparator();
    addLoopActions(tick);
    if (m_document.range())
        addRangeActions();
}

void PlaceMenu::addLoopActions(Tick tick)
{
    const TickRange whole = m_document.time().time().ticks();
    const TickRange present = m_document.range().value_or(whole);
    const auto loopOver = [this](Tick first, Tick last) {
        m_document.setRange(TickRange{std::min(first, last), std::max(first, last)});
    };
    addAction(theme::icon(QStringLiteral("loop-start")), tr("Loop from here"), this, [=] {
        loopOver(tick, tick < present.last ? present.last : whole.last);
    })->setEnabled(tick < whole.last);
    addAction(theme::icon(QStringLiteral("loop-end")), tr("Loop to here"), this, [=] {
        loopOver(tick > present.first ? present.first : whole.first, tick);
    })->setEnabled(tick > whole.first);
}

void PlaceMenu::addRangeActions()
{
    addSeparator();
    addAction(theme::icon(QStringLiteral("copy")), tr("Copy range"), this,
              &PlaceMenu::copyRangeWanted);
    addAction(theme::icon(QStringLiteral("marker-add")), tr("Mark range"), this, [this] {
        Marker marker{m_document.range()->first, {}};
        marker.last = m_document.range()->last;
        m_document.markers().edit(m_document.markers().add(std::move(marker)));
    });
    addAction(theme::icon(QStringLiteral("zoom-in")), tr("Show range"), this,
              &PlaceMenu::showRangeWanted);
    addAction(theme::icon(QStringLiteral("loop")), tr("End the loop"), this,
              [this] { m_document.setRange({}); });
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
    addAction(tr("Edit marker"), this, [&markers, id = marker->id] { markers.edit(id); });
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
    addAction(theme::icon(QStringLiteral("marker-remove")), tr("Delete marker"), this,
              [&markers, id = marker->id] { markers.remove(id); });
}

} // namespace tickscope
