// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/cases/verdict/verdict_fields.h"

#include "ui/cases/case_texts.h"
#include "ui/style/widget_parts.h"
#include "ui/texts/screen_text.h"

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

FindingBox::FindingBox()
{
    setProperty(PicksByTyping, true);
    setSizeAdjustPolicy(AdjustToMinimumContentsLengthWithIcon);
    setMinimumContentsLength(8);
    connect(this, &QComboBox::activated, this, [this](int row) {
        if (row > 0 && !m_isStepping)
            emit picked();
    });
}

void FindingBox::addFindings(const QString &none)
{
    addItem(none);
    for (int i = 0; i < 4; ++i)
        addItem(case_texts::title(static_cast<review::Finding>(i)));
}

std::optional<review::Finding> FindingBox::finding() const
{
    return currentIndex() <= 0 ? std::nullopt
                               : std::optional(static_cast<review::Finding>(currentIndex() - 1));
}

void FindingBox::setFinding(const std::optional<review::Finding> &finding)
{
    setCurrentIndex(finding ? static_cast<int>(*finding) + 1 : 0);
}

void FindingBox::keyPressEvent(QKeyEvent *event)
{
    const QScopedValueRollback stepping(m_isStepping, true);
    QComboBox::keyPressEvent(event);
}

} // namespace tickscope
