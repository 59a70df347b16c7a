// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/cases/verdict/reason_edit.h"

#include "ui/texts/long_lines.h"

#include <QScopedValueRollback>

namespace tickscope {

ReasonEdit::ReasonEdit(int most)
    : LinesEdit(ReasonLines, most)
{
    connect(this, &QPlainTextEdit::textChanged, this, [this] {
        if (!m_isFilling)
            emit edited();
    });
}

void ReasonEdit::setEditable(bool isEditable)
{
    m_isEditable = isEditable;
    setReadOnly(!isEditable || hasLongLines(m_stored));
}

void ReasonEdit::setReason(const QString &reason)
{
    if (this->reason() != reason) {
        const QScopedValueRollback filling(m_isFilling, true);
        setPlainText(hasLongLines(reason) ? withShortLines(reason) : reason);
    }
    m_stored = reason;
    setEditable(m_isEditable);
}

QString ReasonEdit::reason() const
{
    return hasLongLines(m_stored) ? m_stored : toPlainText();
}

} // namespace tickscope
