// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <functional>
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
        return parent.isValid() ? 0 : static_cast<int>(m_titles.size());
    }
    [[nodiscard]] QVariant headerData(int section, Qt::Orientation orientation,
                                      int role = Qt::DisplayRole) const override;
    [[nodiscard]] QVariant data(const QModelIndex &index,
                                int role = Qt::DisplayRole) const override;

protected:
    explicit TitledTable(std::vector<ColumnTitle> titles, QObject *parent = nullptr)
        : QAbstractTableModel(parent)
        , m_titles(std::move(titles))
    {
    }

    /// What data() gives of a cell that is there; without an alignment of its own it stands below
    /// its title.
    [[nodiscard]] virtual QVariant cell(int row, int column, int role) const = 0;
    void setTitle(int column, const QString &text, const QString &tip);

private:
    [[nodiscard]] QVariant alignment(int column) const;

    std::vector<ColumnTitle> m_titles;
};

/// A column of rows: its title, and what of a row stands below it.
template<typename Row>
struct TableColumn {
    using Part = std::function<QVariant(const Row &)>;

    TableColumn(ColumnTitle ownTitle, Part ownText, Part ownKey = nullptr)
        : title(std::move(ownTitle))
        , text(std::move(ownText))
        , sortKey(std::move(ownKey))
    {
    }

    ColumnTitle title;
    Part text;    ///< Null: nothing.
    Part sortKey; ///< Null: the text in one letter case.
};

/// A table of rows that says in one place what its columns are.
template<typename Row>
class ColumnTable : public TitledTable
{
protected:
    explicit ColumnTable(std::vector<TableColumn<Row>> columns, QObject *parent = nullptr)
        : TitledTable(titlesOf(columns), parent)
        , m_columns(std::move(columns))
    {
    }

    [[nodiscard]] QString text(const Row &row, int column) const
    {
        const auto &text = m_columns[static_cast<std::size_t>(column)].text;
        return text ? text(row).toString() : QString();
    }
    [[nodiscard]] QVariant sortKey(const Row &row, int column) const
    {
        const auto &key = m_columns[static_cast<std::size_t>(column)].sortKey;
        return key ? key(row) : text(row, column).toCaseFolded();
    }

private:
    static std::vector<ColumnTitle> titlesOf(const std::vector<TableColumn<Row>> &columns)
    {
        std::vector<ColumnTitle> titles;
        for (const TableColumn<Row> &column : columns)
            titles.push_back(column.title);
        return titles;
    }

    std::vector<TableColumn<Row>> m_columns;
};

} // namespace tickscope
