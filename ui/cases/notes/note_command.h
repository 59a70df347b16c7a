// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QUndoCommand>

#include "ui/cases/cases.h"

namespace tickscope {

/// A step of undo: changes of notes that belong together. Undone and redone, the store gets them as
/// new changes: its history tells all of them.
class NoteCommand : public QUndoCommand
{
public:
    /// \param typedField  of a change that was typed: two of the same field become one step.
    ///                    Empty for others.
    NoteCommand(Cases &cases, std::vector<NoteEdit> edits, const QString &what, QString typedField);

    void undo() override;
    void redo() override;
    [[nodiscard]] int id() const override { return m_typedField.isEmpty() ? -1 : 2; }
    bool mergeWith(const QUndoCommand *other) override;

private:
    Cases &m_cases;
    std::vector<NoteEdit> m_edits;
    QString m_typedField;
};

} // namespace tickscope
