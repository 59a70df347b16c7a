// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QListWidget>

#include "core/library/library_store.h"

namespace tickscope {

/// The places of the library: all, recent, pinned, with finished runs, missing, and the folders.
class PlaceList : public QListWidget
{
    Q_OBJECT

public:
    explicit PlaceList(QWidget *parent = nullptr);

    /// Lists places and folders again; the chosen one stays where it is there.
    void refresh();
    void setCounts(const library::LibraryCounts &counts);
    /// What \a query shall show by the chosen place.
    void applyTo(library::ListingQuery &query) const;
    /// The chosen folder; empty when it is another place.
    [[nodiscard]] QString folder() const;

signals:
    void placeChanged();
    /// \a folder shall be taken off the library.
    void removalWanted(const QString &folder);

protected:
    void contextMenuEvent(QContextMenuEvent *event) override;
    void keyPressEvent(QKeyEvent *event) override;

private:
    enum Place { All, Recent, Pinned, Finished, Missing, Title, Folder };

    void addPlace(Place place, const QString &text, const QString &icon,
                  const QString &folder = {});
    [[nodiscard]] Place place() const;

    library::LibraryCounts m_counts;
    bool m_isFilling = false;
};

} // namespace tickscope
