// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QByteArray>
#include <QList>
#include <QStringList>

namespace tickscope {

/// One record after RFC 4180, with its CR LF: fields with commas, quotes or line breaks are quoted.
[[nodiscard]] QByteArray csvLine(const QStringList &fields);

/// The records of \a text, at most \a most of them; lines may also end with LF alone, and a byte
/// order mark before the first is no part of it. Empty lines are none.
[[nodiscard]] QList<QStringList> csvRecords(QStringView text, qsizetype most);

} // namespace tickscope
