// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <vector>

#include <QAbstractTableModel>

namespace tickscope {

/// What the header of a table says of a column.
struct ColumnTitle {
    QString text;
    Qt::AlignmentFlag side = Qt::AlignLeft; ///< Where the title and the cells below it stand.
    QString tip = {};
};

/// A table without children, with titles above its columns.
class TitledTable : public QAbstractTableModel
{
public:
    [[nodiscard]] int columnCount(const QModelIndex &parent = {}) const override
    {
        return parent.isValid() ? 0 : static_cast<int>(m_columns.size());
    }
    [[nodiscard]] QVariant headerData(int section, Qt::Orientation orientation,
                                      int role = Qt::DisplayRole) const override;

protected:
    explicit TitledTable(std::vector<ColumnTitle> columns, QObject *parent = nullptr)
        : QAbstractTableModel(parent)
        , m_columns(std::move(columns))
    {
    }

    /// Of the cells of \a column, for Qt::TextAlignmentRole.
    [[nodiscard]] QVariant alignment(int column) const;
    void setTitle(int column, const QString &text, const QString &tip);

private:
    std::vector<ColumnTitle> m_columns;
};

} // namespace tickscope
