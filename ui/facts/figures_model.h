// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <vector>

#include "core/facts/figures.h"
#include "ui/models/titled_table.h"

namespace tickscope {

/// Figures as a tree: a row for each kind, below it one for each of its parts.
class FiguresModel : public TitledModel<QAbstractItemModel>
{
    Q_OBJECT

public:
    enum Column {
        TitleColumn,
        ValueColumn,
        SamplesColumn,
        OthersColumn,
        IntervalColumn,
        ReferenceColumn,
        ColumnCount
    };
    using Figures = std::vector<ComparedFigure>;

    explicit FiguresModel(QObject *parent = nullptr);

    /// Null for none. Rows of the same kinds and parts stay what they are.
    void setFigures(Shared<Figures> figures);
    /// Null where \a index is none of a figure. Valid as long as the figures are shown.
    [[nodiscard]] const ComparedFigure *figureAt(const QModelIndex &index) const;
    /// Invalid if there is none.
    [[nodiscard]] QModelIndex indexOf(std::string_view id, const std::string &part) const;

    [[nodiscard]] QModelIndex index(int row, int column,
                                    const QModelIndex &parent = {}) const override;
    [[nodiscard]] QModelIndex parent(const QModelIndex &child) const override;
    [[nodiscard]] int rowCount(const QModelIndex &parent = {}) const override;
    [[nodiscard]] QVariant data(const QModelIndex &index, int role) const override;

private:
    struct Head {
        std::size_t figure = 0;
        std::vector<std::size_t> parts;
    };
    [[nodiscard]] QString textOf(const ComparedFigure &compared, int column) const;

    Shared<Figures> m_figures;
    std::vector<Head> m_heads;
};

} // namespace tickscope
