// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/palette/palette_model.h"

#include <algorithm>
#include <tuple>
#include <utility>

#include <QStringList>

#include "ui/style/theme.h"

namespace tickscope {

void PaletteModel::setEntries(std::vector<PaletteEntry> entries, const QStringList &recent)
{
    m_entries.clear();
    m_entries.reserve(entries.size());
    for (PaletteEntry &entry : entries) {
        const qsizetype used = entry.argument.isValid() ? -1 : recent.indexOf(entry.id);
        QString title = foldedForPalette(entry.title);
        QString detail = foldedForPalette(entry.detail + u' ' + entry.keys);
        m_entries.push_back({std::move(entry), std::move(title), std::move(detail),
                             static_cast<int>(used < 0 ? recent.size() : used)});
    }
    search();
}

void PaletteModel::setSearch(const QString &text)
{
    if (text == m_text)
        return;
    m_text = text;
    search();
}

void PaletteModel::search()
{
    beginResetModel();
    m_found.clear();
    const QStringList words = foldedForPalette(m_text).split(u' ', Qt::SkipEmptyParts);
    for (std::size_t number = 0; number < m_entries.size(); ++number) {
        const Searched &searched = m_entries[number];
        if (auto match = matchForPalette(words, searched.title, searched.detail))
            m_found.push_back({number, *std::move(match)});
    }
    std::ranges::stable_sort(m_found, {}, [this](const Found &found) {
        const Searched &searched = m_entries[found.number];
        // Of equals the shorter one has more of what was typed.
        const qsizetype length = m_text.isEmpty() ? 0 : searched.title.size();
        return std::tuple(-found.match.score, searched.age, length);
    });
    endResetModel();
}

const PaletteEntry &PaletteModel::entry(int row) const
{
    return m_entries[m_found[static_cast<std::size_t>(row)].number].entry;
}

const std::vector<qsizetype> &PaletteModel::places(int row) const
{
    return m_found[static_cast<std::size_t>(row)].match.places;
}

int PaletteModel::rowCount(const QModelIndex &parent) const
{
    return parent.isValid() ? 0 : static_cast<int>(m_found.size());
}

QVariant PaletteModel::data(const QModelIndex &index, int role) const
{
    if (!checkIndex(index, CheckIndexOption::IndexIsValid | CheckIndexOption::ParentIsInvalid))
        return {};
    const PaletteEntry &shown = entry(index.row());
    switch (role) {
    case Qt::DisplayRole:
        return shown.title;
    case Qt::DecorationRole:
        return shown.icon.isEmpty() ? QVariant() : theme::icon(shown.icon);
    case Qt::AccessibleTextRole: {
        QStringList parts{shown.title, shown.detail, shown.keys, shown.obstacle};
        parts.removeAll(QString());
        return parts.join(QStringLiteral(", "));
    }
    default:
        return {}; // also of a check mark, which is painted as a sign
    }
}

} // namespace tickscope
