// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/markers/marker_step.h"

#include <algorithm>

namespace tickscope {

MarkerStep::MarkerStep(Markers &markers, std::vector<MarkerEdit> edits, const QString &what,
                       QString typedField)
    : QUndoCommand(what)
    , m_markers(markers)
    , m_edits(std::move(edits))
    , m_typedField(std::move(typedField))
{
}

void MarkerStep::redo()
{
    m_markers.apply(m_edits, !m_typedField.isEmpty());
}

void MarkerStep::undo()
{
    std::vector<MarkerEdit> edits;
    std::ranges::transform(m_edits, std::back_inserter(edits), &MarkerEdit::reversed);
    std::ranges::reverse(edits);
    m_markers.apply(edits);
}

bool MarkerStep::mergeWith(const QUndoCommand *other)
{
    const auto *next = static_cast<const MarkerStep *>(other);
    if (next->m_typedField != m_typedField || m_edits.size() != 1 || next->m_edits.size() != 1)
        return false;
    m_edits.front().after = next->m_edits.front().after;
    // Typed and taken back with Escape: nothing is left to undo.
    setObsolete(m_edits.front().before == m_edits.front().after);
    return true;
}

} // namespace tickscope
