// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <utility>
#include <vector>

#include <QString>
#include <QUndoCommand>

namespace tickscope {

/// A step of undo: edits of own markers, or of notes of cases, that belong together. Undone and
/// redone, a store gets them as new changes: its history has all of them.
template<typename Owner, typename Edit>
class EditStep : public QUndoCommand
{
public:
    /// \param typedField  of an edit that was typed: two of the same field become one step. Empty
    ///                    for others.
    EditStep(Owner &owner, std::vector<Edit> edits, const QString &what, QString typedField = {})
        : QUndoCommand(what)
        , m_owner(owner)
        , m_edits(std::move(edits))
        , m_typedField(std::move(typedField))
    {
    }

    void redo() override { m_owner.apply(m_edits, !m_typedField.isEmpty()); }
    void undo() override
    {
        std::vector<Edit> edits;
        for (auto edit = m_edits.rbegin(); edit != m_edits.rend(); ++edit)
            edits.push_back(edit->reversed());
        m_owner.apply(edits, false);
    }
    [[nodiscard]] int id() const override { return m_typedField.isEmpty() ? -1 : 1; }
    bool mergeWith(const QUndoCommand *other) override
    {
        const auto *next = dynamic_cast<const EditStep *>(other);
        if (!next || next->m_typedField != m_typedField || m_edits.size() != 1
            || next->m_edits.size() != 1)
            return false;
        m_edits.front().after = next->m_edits.front().after;
        // Typed and taken back with Escape: nothing is left to undo.
        setObsolete(m_edits.front().before == m_edits.front().after);
        return true;
    }

private:
    Owner &m_owner;
    std::vector<Edit> m_edits;
    QString m_typedField;
};

} // namespace tickscope
