// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/cases/notes/note_command.h"

#include <algorithm>
#include <utility>

namespace tickscope {

NoteCommand::NoteCommand(Cases &cases, std::vector<NoteEdit> edits, const QString &what,
                         QString typedField)
    : QUndoCommand(what)
    , m_cases(cases)
    , m_edits(std::move(edits))
    , m_typedField(std::move(typedField))
{
}

void NoteCommand::redo()
{
    for (const NoteEdit &edit : m_edits)
        m_cases.apply(edit);
}

void NoteCommand::undo()
{
    std::for_each(m_edits.rbegin(), m_edits.rend(), [this](const NoteEdit &edit) {
        m_cases.apply({edit.key, edit.after, edit.before});
    });
}

bool NoteCommand::mergeWith(const QUndoCommand *other)
{
    const auto *next = static_cast<const NoteCommand *>(other);
    if (next->m_typedField != m_typedField)
        return false;
    m_edits.front().after = next->m_edits.front().after;
    return true;
}

} // namespace tickscope
