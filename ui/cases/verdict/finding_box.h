// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>

#include <QComboBox>

#include "core/review/opinion.h"

namespace tickscope {

/// A finding to choose, or none.
class FindingBox : public QComboBox
{
    Q_OBJECT

public:
    FindingBox();

    /// Lists all of them; in front, \a none says that there is none.
    void addFindings(const QString &none);
    [[nodiscard]] std::optional<review::Finding> finding() const;
    void setFinding(const std::optional<review::Finding> &finding);

signals:
    /// A finding was taken from the list. Arrow keys only pass by: they activate what they reach.
    void picked();

protected:
    void keyPressEvent(QKeyEvent *event) override;

private:
    bool m_isStepping = false;
};

} // namespace tickscope
