// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/style/lines_edit.h"

#include <QAbstractTextDocumentLayout>

#include <algorithm>
#include <cmath>

namespace tickscope {

LinesEdit::LinesEdit(int least, int most)
    : m_least(least)
    , m_most(most)
{
    setTabChangesFocus(true);
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
    connect(this, &QPlainTextEdit::textChanged, this, [this] { updateGeometry(); });
    // Of another width it may have more lines.
    connect(document()->documentLayout(), &QAbstractTextDocumentLayout::documentSizeChanged, this,
            [this] { updateGeometry(); });
}

QSize LinesEdit::sizeHint() const
{
    // That of a plain text is counted in lines.
    const int written = static_cast<int>(std::ceil(document()->size().height()));
    const int lines = std::clamp(written, m_least, m_most);
    return {QPlainTextEdit::sizeHint().width(), lines * fontMetrics().lineSpacing() + 12};
}

} // namespace tickscope
