// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/models/fact_model.h"

#include "ui/style/theme.h"

#include <QFont>

#include <algorithm>

namespace tickscope {

FactModel::FactModel(QObject *parent)
    : TitledTable({{tr("Name")}, {tr("Value")}}, parent)
{
}

void FactModel::setFacts(std::vector<Fact> facts)
{
    const int before = rowCount();
    const int after = static_cast<int>(facts.size());
    const int kept = std::min(before, after);
    // First the texts of the lines that stay, then the lines: views must not see both at once.
    std::copy_n(facts.begin(), kept, m_facts.begin());
    if (kept > 0)
        emit dataChanged(index(0, 0), index(kept - 1, ColumnCount - 1));
    if (after < before) {
        beginRemoveRows({}, after, before - 1);
        m_facts = std::move(facts);
        endRemoveRows();
    } else if (after > before) {
        beginInsertRows({}, before, after - 1);
        m_facts = std::move(facts);
        endInsertRows();
    }
}

QVariant FactModel::cell(int row, int column, int role) const
{
    const Fact &fact = m_facts[static_cast<std::size_t>(row)];
    const QString &text = column == NameColumn ? fact.name : fact.value;
    switch (role) {
    case Qt::DisplayRole:
        return text;
    case Qt::ToolTipRole:
        // Escaped, so that text of a recording is never markup.
        return QStringLiteral("<span>%1</span>").arg(text.toHtmlEscaped());
    case Qt::ForegroundRole:
        if (column != ValueColumn && !fact.isHeading)
            return theme::color(theme::Token::QuietText);
        return {};
    case Qt::FontRole:
        if (fact.isHeading) {
            QFont font;
            font.setBold(true);
            return font;
        }
        return {};
    case IsHeadingRole:
        return fact.isHeading;
    default:
        return {};
    }
}

} // namespace tickscope
