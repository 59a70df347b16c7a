// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/docks/annotation_list.h"
#include "ui/docks/dock_page.h"

class QMenu;

namespace tickscope {

class MarkerModel;

/// Markers of the recording and the user's own, which can be added, deleted, and edited in the
/// form below the list.
class MarkersDock : public DockPage
{
    Q_OBJECT

public:
    explicit MarkersDock(ActiveDocument &document, QWidget *parent = nullptr);

    [[nodiscard]] MarkerModel &model() const { return *m_model; }
    /// Offers the window's \a actions for files of markers here, too.
    void setFileActions(const QList<QAction *> &actions);

protected:
    void refresh(Document::Changes changes) override;

private:
    void build();
    void addActions();
    void editChosen();
    void addAtHead();
    void keep(const QUuid &id);
    void goToSelected();
    void renameSelected();

    MarkerModel *m_model;
    AnnotationList *m_list;
    QMenu *m_more;
    bool m_isEditWanted = false;
};

} // namespace tickscope
