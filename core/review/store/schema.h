// SPDX-License-Identifier: MIT
#pragma once

#include <utility>
#include <vector>

#include "core/review/store/database.h"

/// All tables, and what the database itself sees to: who and when, history, rights, blindness.
///
/// Times are milliseconds since 1970, booleans 0 and 1, choices the words of words.h, but for
/// priorities, which are numbered so that they sort. Nobody is the empty text.
namespace tickscope::review {

/// What "{name}" in SQL stands for in a dialect.
[[nodiscard]] const std::vector<std::pair<QString, QString>> &fragments(Dialect dialect);

[[nodiscard]] const std::vector<Migration> &migrations(Dialect dialect);
/// The version that this program works with.
[[nodiscard]] int schemaVersion();
/// A file does not know who writes: each transaction says it first, and triggers put it into what
/// is written. A server knows by itself; there these do nothing.
Stored<void> nameActor(Database &database);
Stored<void> forgetActor(Database &database);

/// All that is said in cases, in history, too: number of the case, and text.
[[nodiscard]] QString erasableTexts();
/// How many of them in each case have the name that is to be erased.
[[nodiscard]] QString erasedPlaces();
/// What else the accused with that name were called.
[[nodiscard]] QString otherNames();
/// Statements that take a person's traces away.
/// \param accused  columns of case_accused that find him in a recording.
[[nodiscard]] QStringList erasureStatements(const QStringList &accused);

/// \name The parts of the schema, by migration
/// @{
[[nodiscard]] QStringList tables();
[[nodiscard]] QStringList historyTables();
[[nodiscard]] Migration sqliteSetup();
[[nodiscard]] Migration sqliteGuards();
[[nodiscard]] Migration postgresSetup();
[[nodiscard]] Migration postgresGuards();
[[nodiscard]] QString removedCases();
/// Whether NEW.case_id of removed_case is not {actor}'s own, or has more than its recordings.
[[nodiscard]] QString holdsSomething();
[[nodiscard]] Migration sqliteVerdicts();
[[nodiscard]] Migration postgresVerdicts();
/// Columns of case_accused in the first version, and those that say which person it is.
[[nodiscard]] QStringList placeColumns();
[[nodiscard]] QStringList personColumns();
[[nodiscard]] Migration sqlitePersons();
[[nodiscard]] Migration postgresPersons();
/// Cases and notes are named by UUIDs, and numbers are for people.
[[nodiscard]] Migration sqliteIds();
[[nodiscard]] Migration postgresIds();
/// Notes have numbers within their case, which the database gives and nothing takes back.
[[nodiscard]] QStringList noteNumbers();
/// The statement of a trigger for a new note.
[[nodiscard]] QString nextNumberOfNote();
[[nodiscard]] Migration sqliteNumbers();
[[nodiscard]] Migration postgresNumbers();
[[nodiscard]] Migration postgresBlindness();
/// Until the first verdict is given, more reviewers than one can be asked for by mistake.
[[nodiscard]] Migration sqliteSecondReviewer();
[[nodiscard]] Migration postgresSecondReviewer();
/// Which case is open again when the last verdict on it is withdrawn. Another reviewer who has it
/// meanwhile keeps it, and does not learn of that.
constexpr const char *ReopenedByWithdrawal = "(status = 'decided' OR (status = 'second_opinion' AND"
                                             " assignee IN ('', NEW.reviewer)))";
[[nodiscard]] Migration sqliteReopening();
[[nodiscard]] Migration postgresReopening();
/// Replaces the function, whatever an earlier version of it gave.
[[nodiscard]] Migration erasureFunctionAgain();
/// @}

/// A table whose rows are logged in the history.
struct LoggedTable {
    const char *name;
    const char *caseColumn;
    const char *itemColumn;   ///< Empty where no number names the row.
    const char *authorColumn; ///< Empty where all may see it.
    const char *columns;      ///< What the history shows of a row; with commas between them.
};
[[nodiscard]] const std::vector<LoggedTable> &loggedTables();

} // namespace tickscope::review
