// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QPlainTextEdit>

namespace tickscope {

/// A field of a few lines for a reason. What cannot be edited now can be read and scrolled.
class ReasonEdit : public QPlainTextEdit
{
    Q_OBJECT

public:
    explicit ReasonEdit(QWidget *parent = nullptr);

    [[nodiscard]] QSize sizeHint() const override;
    /// That of scroll areas would be higher than a line.
    [[nodiscard]] QSize minimumSizeHint() const override { return {0, sizeHint().height()}; }
    /// It takes more room when something is written.
    void setLinesWhenEmpty(int lines);
    void setEditable(bool isEditable);
    /// Where a person types, the cursor stays. Lines that are too long are folded and stay as they
    /// are.
    void setReason(const QString &reason);
    [[nodiscard]] QString reason() const;

signals:
    /// By hand.
    void edited();

private:
    static constexpr int ReasonLines = 3;

    QString m_stored;
    int m_linesWhenEmpty = ReasonLines;
    bool m_isFilling = false;
    bool m_isEditable = true;
};

} // namespace tickscope
