// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <initializer_list>

#include <QKeySequence>
#include <QList>

namespace tickscope {

/// Shortcuts from portable text, "Ctrl+O"; an empty one is none.
[[nodiscard]] inline QList<QKeySequence> keys(std::initializer_list<const char *> texts)
{
    QList<QKeySequence> sequences;
    for (const char *text : texts) {
        if (*text)
            sequences << QKeySequence(QString::fromLatin1(text), QKeySequence::PortableText);
    }
    return sequences;
}

} // namespace tickscope
