// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

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

} // namespace tickscope
