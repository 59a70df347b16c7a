// SPDX-License-Identifier: MIT
#pragma once

#include <utility>
#include <vector>

#include "core/review/store/database.h"

/// All tables, and what the database itself sees to: who and when, history, rights, blindness. They
/// stand in schema/, by migration: what both dialects share, then what each of them adds.
///
/// Times are milliseconds since 1970, booleans 0 and 1, choices the words of words.h, but for
/// priorities, which are numbered so that they sort. Nobody is the empty text.
namespace tickscope::review {

/// What "{name}" in SQL stands for in a dialect.
using Fragments = std::vector<std::pair<QString, QString>>;
[[nodiscard]] const Fragments &fragments(Dialect dialect);

/// The statements of the resource :/schema/NAME.sql, which have empty lines between them.
[[nodiscard]] Migration statements(const QString &name);
[[nodiscard]] const std::vector<Migration> &migrations(Dialect dialect);
/// The version that this program works with.
[[nodiscard]] int schemaVersion();

/// Makes the function of a server that erases, whatever an earlier version of it gave.
[[nodiscard]] Migration erasureFunction();
/// Statements that take a person's traces away.
[[nodiscard]] QStringList erasureStatements();

} // namespace tickscope::review
