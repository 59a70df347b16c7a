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

/// A table or tree with titles above its columns.
template<typename Model>
class TitledModel : public Model
{
public:
    [[nodiscard]] int columnCount(const QModelIndex & = {}) const override
    {
        return static_cast<int>(m_titles.size());
    }
    [[nodiscard]] QVariant headerData(int section, Qt::Orientation orientation,
                                      int role = Qt::DisplayRole) const override
    {
        if (orientation != Qt::Horizontal || section < 0 || section >= columnCount())
            return {};
        const ColumnTitle &title = m_titles[static_cast<std::size_t>(section)];
        if (role == Qt::ToolTipRole)
            return title.tip.isEmpty() ? QVariant() : title.tip;
        if (role == Qt::TextAlignmentRole)
            return alignment(section);
        return role == Qt::DisplayRole ? title.text : QVariant();
    }

protected:
    explicit TitledModel(std::vector<ColumnTitle> titles, QObject *parent = nullptr)
        : Model(parent)
        , m_titles(std::move(titles))
    {
    }

    /// Of a title, and of the cells below it.
    [[nodiscard]] QVariant alignment(int column) const
    {
        return QVariant::fromValue(Qt::AlignVCenter
                                   | m_titles[static_cast<std::size_t>(column)].side);
    }
    void setTitle(int column, const QString &text, const QString &tip)
    {
        ColumnTitle &title = m_titles[static_cast<std::size_t>(column)];
        title.text = text;
        title.tip = tip;
        emit this->headerDataChanged(Qt::Horizontal, column, column);
    }

private:
    std::vector<ColumnTitle> m_titles;
};

/// A table without children.
class TitledTable : public TitledModel<QAbstractTableModel>
{
public:
    [[nodiscard]] QVariant data(const QModelIndex &index, int role = Qt::DisplayRole) const override
    {
        if (!checkIndex(index, CheckIndexOption::IndexIsValid | CheckIndexOption::ParentIsInvalid))
            return {};
        QVariant value = cell(index.row(), index.column(), role);
        return role == Qt::TextAlignmentRole && !value.isValid() ? alignment(index.column())
                                                                 : value;
    }
    [[nodiscard]] int rowCount(const QModelIndex &parent = {}) const final
    {
        return parent.isValid() ? 0 : tableRows();
    }

protected:
    using TitledModel::TitledModel;

    [[nodiscard]] virtual int tableRows() const = 0;
    /// What data() gives of a cell that is there; without an alignment of its own it stands below
    /// its title.
    [[nodiscard]] virtual QVariant cell(int row, int column, int role) const = 0;
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
        titles.reserve(columns.size());
        for (const TableColumn<Row> &column : columns)
            titles.push_back(column.title);
        return titles;
    }

    std::vector<TableColumn<Row>> m_columns;
};

} // namespace tickscope
