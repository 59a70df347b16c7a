// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/style/lines_edit.h"

#include <QAbstractTextDocumentLayout>

#include <algorithm>
#include <cmath>

namespace tickscope {

LinesEdit::LinesEdit(int least, QWidget *parent)
    : QPlainTextEdit(parent)
    , m_least(least)
    , m_linesWhenEmpty(least)
{
    setTabChangesFocus(true);
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
    connect(this, &QPlainTextEdit::textChanged, this, [this] { updateGeometry(); });
    // Of another width it may have more lines.
    connect(document()->documentLayout(), &QAbstractTextDocumentLayout::documentSizeChanged, this,
            [this] { updateGeometry(); });
}

void LinesEdit::setLinesWhenEmpty(int lines)
{
    m_linesWhenEmpty = lines;
    updateGeometry();
}

QSize LinesEdit::sizeHint() const
{
    constexpr int MostLines = 8;
    // That of a plain text is counted in lines.
    const int written = static_cast<int>(std::ceil(document()->size().height()));
    const int lines = document()->isEmpty() ? m_linesWhenEmpty
                                            : std::clamp(written, m_least, MostLines);
    return {QPlainTextEdit::sizeHint().width(), lines * fontMetrics().lineSpacing() + 12};
}

} // namespace tickscope
