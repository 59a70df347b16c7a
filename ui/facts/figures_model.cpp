// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/facts/figures_model.h"

#include "ui/texts/figure_text.h"

namespace tickscope {

FiguresModel::FiguresModel(QObject *parent)
    : TitledModel({{tr("Figure")},
                   {tr("Value"), Qt::AlignRight},
                   {tr("Samples"), Qt::AlignRight},
                   {tr("Others"), Qt::AlignRight},
                   {tr("95% interval"), Qt::AlignRight},
                   {tr("Reference"), Qt::AlignRight}},
                  parent)
{
}

void FiguresModel::setFigures(Shared<Figures> figures)
{
    beginResetModel();
    m_figures = std::move(figures);
    m_heads.clear();
    for (std::size_t i = 0; m_figures && i < m_figures->size(); ++i) {
        if ((*m_figures)[i].figure.part.empty())
            m_heads.push_back({i, {}});
        else if (!m_heads.empty())
            m_heads.back().parts.push_back(i);
    }
    endResetModel();
}

const ComparedFigure *FiguresModel::figureAt(const QModelIndex &index) const
{
    if (!index.isValid())
        return nullptr;
    const auto row = static_cast<std::size_t>(index.row());
    // The id of a head is 0, that of a part the number of its head and one.
    const std::size_t figure = index.internalId() == 0 ? m_heads[row].figure
                                                       : m_heads[index.internalId() - 1].parts[row];
    return &(*m_figures)[figure];
}

QModelIndex FiguresModel::indexOf(std::string_view id, const std::string &part) const
{
    for (std::size_t i = 0; i < m_heads.size(); ++i) {
        const Head &head = m_heads[i];
        if ((*m_figures)[head.figure].figure.kind->id != id)
            continue;
        const QModelIndex top = index(static_cast<int>(i), 0);
        for (std::size_t j = 0; j < head.parts.size(); ++j) {
            if ((*m_figures)[head.parts[j]].figure.part == part)
                return index(static_cast<int>(j), 0, top);
        }
        return top;
    }
    return {};
}

QModelIndex FiguresModel::index(int row, int column, const QModelIndex &parent) const
{
    if (!hasIndex(row, column, parent))
        return {};
    const quintptr id = parent.isValid() ? static_cast<quintptr>(parent.row()) + 1 : 0;
    return createIndex(row, column, id);
}

QModelIndex FiguresModel::parent(const QModelIndex &child) const
{
    if (!child.isValid() || child.internalId() == 0)
        return {};
    return createIndex(static_cast<int>(child.internalId()) - 1, 0, quintptr{0});
}

int FiguresModel::rowCount(const QModelIndex &parent) const
{
    if (!parent.isValid())
        return static_cast<int>(m_heads.size());
    if (parent.internalId() != 0 || parent.column() != 0)
        return 0;
    return static_cast<int>(m_heads[static_cast<std::size_t>(parent.row())].parts.size());
}

QString FiguresModel::textOf(const ComparedFigure &compared, int column) const
{
    const Figure &figure = compared.figure;
    switch (column) {
    case TitleColumn:
        return figureTitle(figure);
    case ValueColumn:
        // Why there is none stands where the histogram would be.
        return figure.noValue || figure.samples == 0 ? figureValue(*figure.kind, figure.value)
                                                     : figureValue(figure);
    case SamplesColumn:
        return figureSamples(figure);
    case OthersColumn:
        return figure.kind->isOfFile ? QString() : figureValue(*figure.kind, compared.others.value);
    case IntervalColumn:
        return figureInterval(figure);
    case ReferenceColumn:
        return compared.reference ? figureValue(*figure.kind, compared.reference->value)
                                  : QString();
    default:
        return {};
    }
}

QVariant FiguresModel::data(const QModelIndex &index, int role) const
{
    const ComparedFigure *compared = figureAt(index);
    if (!compared)
        return {};
    if (role == Qt::DisplayRole || (role == Qt::EditRole && index.column() != ValueColumn))
        return textOf(*compared, index.column());
    if (index.column() == ValueColumn && (role == Qt::ToolTipRole || role == Qt::EditRole))
        return figureValue(compared->figure);
    if (role == Qt::ToolTipRole && index.column() == TitleColumn)
        return factText(compared->figure.kind->measures);
    if (role == Qt::ToolTipRole && index.column() == OthersColumn
        && !compared->figure.kind->isOfFile)
        return othersTogether(*compared);
    return role == Qt::TextAlignmentRole ? alignment(index.column()) : QVariant();
}

} // namespace tickscope
