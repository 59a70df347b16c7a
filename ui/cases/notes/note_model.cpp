// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/cases/notes/note_model.h"

#include "ui/cases/case_texts.h"
#include "ui/markers/annotation.h"
#include "ui/style/elided.h"
#include "ui/style/theme.h"

#include <QLocale>

#include <algorithm>
#include <tuple>

namespace tickscope {

static QString textOf(const review::Annotation &note)
{
    const QString line = case_texts::firstLine(note.text);
    return line.isEmpty() ? NoteModel::tr("(no text)") : line;
}

NoteModel::NoteModel(QObject *parent)
    : KeyedTable({{{tr("No.")},
                   [](const review::Annotation &note) {
                       return note.number > 0 ? QLocale().toString(note.number) : QString();
                   }},
                  {{tr("Time")}, [this](const review::Annotation &note) { return timeOf(note); }},
                  {{tr("Note")}, textOf},
                  {{tr("Player")},
                   [this](const review::Annotation &note) {
                       return m_players.title(note, m_owner ? &*m_owner : nullptr);
                   }},
                  {{tr("Category")}, &review::Annotation::category},
                  {{tr("By")}, &review::Annotation::author}},
                 parent)
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

QVariant NoteModel::cell(int row, int column, int role) const
{
    const review::Annotation &note = rowAt(row);
    switch (role) {
    case Qt::DisplayRole:
        return text(note, column);
    case Qt::ToolTipRole:
        return tip(note, column);
    case Qt::DecorationRole:
        return column == TextColumn && note.hasPicture
                   ? QVariant(theme::icon(QStringLiteral("picture")))
                   : QVariant();
    case Qt::ForegroundRole:
        return column == TextColumn ? shownColor(noteColor(note.color))
                                    : theme::color(theme::Token::QuietText);
    case Qt::TextAlignmentRole:
        return column <= TimeColumn ? QVariant::fromValue(Qt::AlignVCenter | Qt::AlignRight)
                                    : QVariant();
    case TickRole:
        return isHere(note) ? QVariant(*note.tick) : QVariant();
    case KeyRole:
        return note.id;
    default:
        return {};
    }
}

QString NoteModel::tip(const review::Annotation &note, int column) const
{
    if (column == PlayerColumn)
        return plainTip(text(note, PlayerColumn));
    constexpr qsizetype Longest = 1000;
    const QString written = note.text.left(Longest);
    return plainTip(note.hasPicture ? tr("%1 (with a picture)").arg(written) : written);
}

QString NoteModel::timeOf(const review::Annotation &note) const
{
    if (isHere(note))
        return m_clockAt({*note.tick});
    return note.tick ? tr("other file") : tr("case");
}

} // namespace tickscope
