// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QUndoCommand>

#include "ui/markers/markers.h"

namespace tickscope {

/// A step of undo: changes of own markers that belong together.
class MarkerStep : public QUndoCommand
{
public:
    /// \param typedField  of a change that was typed: two of the same field become one step.
    ///                    Empty for others.
    MarkerStep(Markers &markers, std::vector<MarkerEdit> edits, const QString &what,
               QString typedField = {});

    void undo() override;
    void redo() override;
    [[nodiscard]] int id() const override { return m_typedField.isEmpty() ? -1 : 1; }
    bool mergeWith(const QUndoCommand *other) override;

private:
    Markers &m_markers;
    std::vector<MarkerEdit> m_edits;
    QString m_typedField;
};

} // namespace tickscope
