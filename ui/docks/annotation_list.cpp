// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/docks/annotation_list.h"

#include "ui/docks/table_parts.h"
#include "ui/style/widget_parts.h"

#include <QAction>
#include <QHBoxLayout>
#include <QScopedValueRollback>
#include <QScrollArea>
#include <QSplitter>
#include <QTableView>
#include <QToolButton>

namespace tickscope {

constexpr int LeastHeight = 48; ///< Of the list, and of the form: beside others is no more room.

AnnotationList::AnnotationList(ActiveDocument &document, const QString &name,
                               QAbstractItemModel &model, int idRole, AnnotationForm::Lists list)
    : m_name(name)
    , m_list(std::move(list))
    , m_idRole(idRole)
    , m_view(new QTableView)
    , m_stack(new NoteStack(*m_view, this))
    , m_form(new AnnotationForm(document, name, m_list))
    , m_formArea(new QScrollArea)
    , m_bar(new QHBoxLayout)
{
    m_view->setObjectName(name + QStringLiteral(".list"));
    m_view->setModel(&model);
    prepareTable(*m_view);
    m_view->setSelectionMode(QAbstractItemView::SingleSelection);
    m_view->setContextMenuPolicy(Qt::ActionsContextMenu);
    m_stack->setMinimumHeight(LeastHeight);
    m_formArea->setMinimumHeight(LeastHeight);
    m_formArea->setWidget(m_form);
    m_formArea->setWidgetResizable(true);
    m_formArea->setFrameShape(QFrame::NoFrame);
    m_formArea->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    m_formArea->hide();
    m_bar->setContentsMargins(8, 4, 8, 4);
    m_bar->setSpacing(4);
    m_bar->addStretch();
    auto *split = new QSplitter(Qt::Vertical);
    split->setChildrenCollapsible(false);
    split->addWidget(m_stack);
    split->addWidget(m_formArea);
    split->setStretchFactor(0, 1);
    fillWith(this, {m_bar, {split, 1}});
    connect(m_view->selectionModel(), &QItemSelectionModel::currentRowChanged, this,
            &AnnotationList::choose);
}

QToolButton *AnnotationList::addButton(const char *key, QAction *action)
{
    auto *button = new QToolButton(this);
    button->setObjectName(m_name + u'.' + QLatin1String(key) + QStringLiteral("-button"));
    button->setToolButtonStyle(Qt::ToolButtonTextBesideIcon);
    button->setAutoRaise(true);
    button->setFocusPolicy(Qt::TabFocus);
    m_bar->insertWidget(action ? m_buttons++ : -1, button);
    if (action)
        button->setDefaultAction(action);
    return button;
}

QUuid AnnotationList::selectedId() const
{
    return m_view->currentIndex().data(m_idRole).toUuid();
}

void AnnotationList::refill(const std::function<void()> &fill)
{
    const QScopedValueRollback updating(m_isUpdating, true);
    fill();
}

void AnnotationList::choose(const QModelIndex &row)
{
    // Rows that go or move take the selection along, which was not asked for.
    if (m_isUpdating)
        return;
    if (row.isValid())
        m_list().choose(row.data(m_idRole).toUuid());
    showForm();
}

void AnnotationList::showChosen()
{
    const Annotations &list = m_list();
    const QUuid chosen = list.chosen();
    const bool isGone = !chosen.isNull() && !list.find(chosen);
    const QAbstractItemModel &model = *m_view->model();
    const QModelIndexList rows = chosen.isNull() || model.rowCount() == 0
                                     ? QModelIndexList()
                                     : model.match(model.index(0, 0), m_idRole, chosen, 1,
                                                   Qt::MatchExactly);
    if (!rows.isEmpty() && rows.front().row() != m_view->currentIndex().row())
        m_view->setCurrentIndex(rows.front());
    else if (isGone && m_view->currentIndex().isValid())
        return choose(m_view->currentIndex()); // the list has gone to the next one
    showForm();
}

void AnnotationList::showForm()
{
    m_form->show(selectedId());
    if (m_formArea->isHidden() == m_form->isFilled()) {
        m_formArea->setVisible(m_form->isFilled());
        // The form takes room from the list, which must not hide what is chosen.
        QMetaObject::invokeMethod(
            m_view, [this] { m_view->scrollTo(m_view->currentIndex()); }, Qt::QueuedConnection);
    }
    emit shown();
}

} // namespace tickscope
