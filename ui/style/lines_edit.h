// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QPlainTextEdit>

namespace tickscope {

/// A text field that is as high as its text, from a few lines up to some more; a longer one
/// scrolls.
class LinesEdit : public QPlainTextEdit
{
    Q_OBJECT

public:
    static constexpr int MostLines = 8;

    /// \param least  lines that it has in any case.
    explicit LinesEdit(int least, int most = MostLines);

    [[nodiscard]] QSize sizeHint() const override;
    /// That of scroll areas would be higher than a line.
    [[nodiscard]] QSize minimumSizeHint() const override { return {0, sizeHint().height()}; }

private:
    int m_least;
    int m_most;
};

} // namespace tickscope
