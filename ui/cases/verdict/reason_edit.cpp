// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/cases/verdict/reason_edit.h"

#include "ui/texts/long_lines.h"

#include <QScopedValueRollback>

namespace tickscope {

ReasonEdit::ReasonEdit(QWidget *parent)
    : QPlainTextEdit(parent)
{
    setTabChangesFocus(true);
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
    connect(this, &QPlainTextEdit::textChanged, this, [this] {
        updateGeometry();
        if (!m_isFilling)
            emit edited();
    });
}

QSize ReasonEdit::sizeHint() const
{
    const int lines = document()->isEmpty() ? m_linesWhenEmpty : ReasonLines;
    return {QPlainTextEdit::sizeHint().width(), lines * fontMetrics().lineSpacing() + 12};
}

void ReasonEdit::setLinesWhenEmpty(int lines)
{
    m_linesWhenEmpty = lines;
    updateGeometry();
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
