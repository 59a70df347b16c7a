// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>

#include <QComboBox>

#include "core/review/opinion.h"
#include "ui/style/lines_edit.h"

namespace tickscope {

/// A field of a few lines for a reason, which scrolls: what is below must not move while somebody
/// types. What cannot be edited now can be read and scrolled.
class ReasonEdit : public LinesEdit
{
    Q_OBJECT

public:
    static constexpr int ReasonLines = 2;
    /// \param most  lines, up to which it grows with its text.
    explicit ReasonEdit(int most = ReasonLines);

    void setEditable(bool isEditable);
    /// Where a person types, the cursor stays. Lines that are too long are folded and stay as they
    /// are.
    void setReason(const QString &reason);
    [[nodiscard]] QString reason() const;

signals:
    /// By hand.
    void edited();

private:
    QString m_stored;
    bool m_isFilling = false;
    bool m_isEditable = true;
};

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
