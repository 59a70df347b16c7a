// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/library/place_list.h"

#include <QContextMenuEvent>
#include <QDir>
#include <QMenu>

#include "ui/commands/command_set.h"
#include "ui/library/file_manager.h"
#include "ui/library/library_settings.h"
#include "ui/start/recent_files.h"
#include "ui/style/elided.h"
#include "ui/style/theme.h"
#include "ui/style/widget_parts.h"
#include "ui/texts/number_text.h"

namespace tickscope {

namespace {

enum PlaceRole { KindRole = Qt::UserRole, PathOfPlaceRole };

} // namespace

PlaceList::PlaceList(QWidget *parent)
    : QListWidget(parent)
{
    nameWidget(*this, "libraryPlaces", tr("Places"));
    setFrameShape(QFrame::NoFrame);
    setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    setTextElideMode(Qt::ElideMiddle);
    setSpacing(3);
    connect(this, &QListWidget::currentItemChanged, this, [this] {
        if (!m_isFilling)
            emit placeChanged();
    });
    refresh();
}

void PlaceList::addPlace(Place place, const QString &text, const QString &icon,
                         const QString &folder)
{
    auto *item = new QListWidgetItem(text, this);
    if (!icon.isEmpty())
        item->setIcon(theme::icon(icon));
    item->setData(KindRole, place);
    item->setData(PathOfPlaceRole, folder);
    item->setSizeHint({60, fontMetrics().height() + 6});
    if (!folder.isEmpty())
        item->setToolTip(plainTip(
            library_settings::isAddress(folder) ? folder : QDir::toNativeSeparators(folder)));
    if (place == Title) {
        item->setFlags(Qt::NoItemFlags);
        item->setForeground(theme::color(theme::Token::QuietText));
    }
}

void PlaceList::setCounts(const library::LibraryCounts &counts)
{
    m_counts = counts;
    refresh();
}

void PlaceList::refresh()
{
    m_isFilling = true;
    const Place chosen = place();
    const QString chosenFolder = folder();
    clear();
    const auto counted = [](const QString &name, qint64 count) {
        return count > 0 ? tr("%1 (%2)").arg(name, numberText(count)) : name;
    };
    addPlace(All, counted(tr("All recordings"), m_counts.all), QStringLiteral("events"));
    addPlace(Recent, tr("Recent"), QStringLiteral("recent"));
    addPlace(Pinned, tr("Pinned"), QStringLiteral("pin"));
    if (m_counts.finished > 0 || chosen == Finished)
        addPlace(Finished, counted(tr("Finished runs"), m_counts.finished),
                 QStringLiteral("timeline"));
    if (m_counts.missing > 0 || chosen == Missing)
        addPlace(Missing, counted(tr("Missing"), m_counts.missing), QStringLiteral("damage"));
    const QStringList folders = library_settings::folders();
    if (!folders.isEmpty())
        addPlace(Title, tr("Folders"), {});
    for (const QString &path : folders) {
        const QString name = library_settings::isAddress(path) ? path.section(u'/', -2, -2)
                                                               : QDir(path).dirName();
        addPlace(Folder, name.isEmpty() ? path : name, QStringLiteral("open"), path);
    }
    setCurrentRow(0);
    for (int i = 0; i < count(); ++i) {
        if (item(i)->data(KindRole).toInt() == chosen
            && item(i)->data(PathOfPlaceRole).toString() == chosenFolder)
            setCurrentRow(i);
    }
    m_isFilling = false;
    if (place() != chosen || folder() != chosenFolder)
        emit placeChanged();
}

PlaceList::Place PlaceList::place() const
{
    return currentItem() ? static_cast<Place>(currentItem()->data(KindRole).toInt()) : All;
}

QString PlaceList::folder() const
{
    return currentItem() ? currentItem()->data(PathOfPlaceRole).toString() : QString();
}

void PlaceList::applyTo(library::ListingQuery &query) const
{
    using From = library::ListingQuery::Place;
    query.paths.clear();
    query.folder.clear();
    switch (place()) {
    case All:
    case Title:
        query.place = From::All;
        break;
    case Recent:
        query.place = From::Paths;
        query.paths = recent_files::paths();
        break;
    case Pinned:
        query.place = From::Paths;
        query.paths = library_settings::pinned();
        break;
    case Finished:
        query.place = From::Finished;
        break;
    case Missing:
        query.place = From::Missing;
        break;
    case Folder:
        query.place = From::Folder;
        query.folder = folder();
        break;
    }
}

void PlaceList::contextMenuEvent(QContextMenuEvent *event)
{
    const QString path = folder();
    if (path.isEmpty())
        return;
    auto *menu = named(new QMenu(this), "placeMenu");
    menu->setAttribute(Qt::WA_DeleteOnClose);
    if (!library_settings::isAddress(path))
        connect(menu->addAction(tr("Show in file manager")), &QAction::triggered, this,
                [path] { showInFileManager({path}); });
    connect(menu->addAction(tr("Remove folder from library")), &QAction::triggered, this,
            [this, path] { emit removalWanted(path); });
    menu->popup(event->globalPos());
}

void PlaceList::keyPressEvent(QKeyEvent *event)
{
    if (event->key() == Qt::Key_Delete && !folder().isEmpty())
        emit removalWanted(folder());
    else
        QListWidget::keyPressEvent(event);
}

} // namespace tickscope
