// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/cases/notes/note_model.h"

#include "ui/cases/case_texts.h"
#include "ui/markers/marker_color.h"
#include "ui/models/value_text.h"
#include "ui/style/elided.h"
#include "ui/style/theme.h"

#include <algorithm>
#include <tuple>

namespace tickscope {

NoteModel::NoteModel(QObject *parent)
    : KeyedTable({{tr("Time")}, {tr("Note")}, {tr("Player")}, {tr("Category")}, {tr("By")}}, parent)
{
}

void NoteModel::setNotes(const Cases &cases, std::function<QString(Tick)> clockAt)
{
    m_clockAt = std::move(clockAt);
    m_recording = cases.recording();
    m_players = cases.players();
    m_owner = cases.chosen() ? std::optional(*cases.chosen()) : std::nullopt;
    const auto keyOf = [](const review::Annotation &note) {
        return std::tuple(note.recording, note.tick.value_or(-1), note.id);
    };
    std::vector<review::Annotation> rows = cases.notes();
    std::ranges::sort(rows, {}, keyOf);
    setRows(std::move(rows), keyOf);
}

int NoteModel::rowOf(const review::NoteId &id) const
{
    const auto found = std::ranges::find(rows(), id, &review::Annotation::id);
    return found == rows().end() ? -1 : static_cast<int>(found - rows().begin());
}

bool NoteModel::isHere(const review::Annotation &note) const
{
    return note.tick && m_clockAt && note.recording == m_recording;
}

QVariant NoteModel::data(const QModelIndex &index, int role) const
{
    if (!checkIndex(index, CheckIndexOption::IndexIsValid | CheckIndexOption::ParentIsInvalid))
        return {};
    const review::Annotation &note = rows()[static_cast<std::size_t>(index.row())];
    switch (role) {
    case Qt::DisplayRole:
        return text(note, index.column());
    case Qt::ToolTipRole:
        return plainTip(index.column() == PlayerColumn ? text(note, PlayerColumn)
                                                       : note.text.left(1000));
    case Qt::ForegroundRole:
        return index.column() == TextColumn ? shownColor(noteColor(note.color))
                                            : theme::color(theme::Token::QuietText);
    case Qt::TextAlignmentRole:
        return QVariant::fromValue(
            Qt::AlignVCenter | (index.column() == TimeColumn ? Qt::AlignRight : Qt::AlignLeft));
    case TickRole:
        return isHere(note) ? QVariant(*note.tick) : QVariant();
    case KeyRole:
        return note.id;
    default:
        return {};
    }
}

QString NoteModel::text(const review::Annotation &note, int column) const
{
    switch (column) {
    case TimeColumn:
        if (isHere(note))
            return m_clockAt({*note.tick});
        return note.tick ? tr("other file") : tr("case");
    case TextColumn: {
        const QString line = case_texts::firstLine(note.text);
        return line.isEmpty() ? tr("(no text)") : line;
    }
    case PlayerColumn:
        return m_players.title(note, m_owner ? &*m_owner : nullptr);
    case CategoryColumn:
        return note.category;
    case AuthorColumn:
        return note.author;
    default:
        return {};
    }
}

} // namespace tickscope
