// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>

#include <QString>
#include <QVariant>

#include "core/base/tick.h"

namespace tickscope {

/// An argument that is a tick, written as its number.
[[nodiscard]] inline std::optional<Tick> tickArgument(const QVariant &argument)
{
    bool isNumber = false;
    const qlonglong tick = argument.toString().toLongLong(&isNumber);
    return isNumber ? std::optional(Tick{tick}) : std::nullopt;
}

/// An argument that is a text: a path, an address, a name. Empty ones are none.
[[nodiscard]] inline std::optional<QString> textArgument(const QVariant &argument)
{
    const QString text = argument.toString();
    return text.isEmpty() ? std::nullopt : std::optional(text);
}

/// An argument of two parts, "chat=blue"; nothing unless both are there.
[[nodiscard]] inline std::optional<std::pair<QString, QString>> pairArgument(
    const QVariant &argument)
{
    const QString text = argument.toString();
    const qsizetype sign = text.lastIndexOf(u'=');
    if (sign <= 0 || sign + 1 == text.size())
        return {};
    return std::pair(text.left(sign), text.mid(sign + 1));
}

} // namespace tickscope
