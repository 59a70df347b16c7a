// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/analysis/series/series.h"
#include "ui/docks/dock_page.h"

class QLabel;
class QLineEdit;
class QToolButton;
class QTreeView;

namespace tickscope {

class InspectorModel;
class NoteStack;

/// What exactly: every item at the head's tick with its fields, as recorded, and what
/// changed since the tick before.
class InspectorDock : public DockPage
{
    Q_OBJECT

public:
    explicit InspectorDock(ActiveDocument &document, QWidget *parent = nullptr);

    [[nodiscard]] InspectorModel &model() const { return *m_model; }

    [[nodiscard]] QLineEdit *findField() const override { return m_find; }

signals:
    void plotWanted(const std::vector<tickscope::SeriesKey> &keys);

protected:
    void refresh(Document::Changes changes) override;
    void resizeEvent(QResizeEvent *event) override;

private:
    enum class CopyWhat { Selected, All };
    struct Filter {
        QString find = {};
        bool isChangedOnly = false;
    };

    void build();
    void prepareTree();
    void addActions();
    void showState();
    void setFilter(const Filter &filter);
    void fitColumns();
    void fitHeadline();
    void copyJson(CopyWhat what) const;
    void plotSelected();
    void selectClientOfRow();
    [[nodiscard]] QString emptyNote() const;
    [[nodiscard]] QString headline() const;

    PerDocument<Filter> m_filter;
    InspectorModel *m_model;
    QTreeView *m_tree;
    NoteStack *m_stack;
    QLineEdit *m_find;
    QToolButton *m_changedOnly;
    QLabel *m_headline;
    int m_nameWidth = 0; ///< That names of this recording needed so far, in pixels.
};

} // namespace tickscope
