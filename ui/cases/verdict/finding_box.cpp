// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/cases/verdict/finding_box.h"

#include "ui/cases/case_texts.h"
#include "ui/style/widget_parts.h"

#include <QScopedValueRollback>

namespace tickscope {

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
