// SPDX-License-Identifier: MIT
#pragma once

#include <utility>

#include <tl/expected.hpp>

// How a function hands on the errors of those it calls. For .cpp files only, so that the names do
// not reach programs that link the core.

#define TRY_JOIN_NAMES(first, second) first##second
#define TRY_NAME_OF_LINE(line) TRY_JOIN_NAMES(resultOfLine, line)

/// Runs an expression that is a Result; its error, if it has one, is returned from the function
/// around it:
///
///     TRY(writeHeader(file));
#define TRY(...) \
    if (auto tryResult = __VA_ARGS__; !tryResult) \
    return tl::unexpected(std::move(tryResult).error())

/// For a Result that was looked at, when damage is no end of reading: its error is returned only
/// where it endsReading().
#define TRY_READING(result) \
    if (!(result) && endsReading((result).error().code)) \
    return tl::unexpected((result).error())

#define TRY_ASSIGN_FROM(result, target, ...) \
    auto result = __VA_ARGS__; \
    if (!result) \
        return tl::unexpected(std::move(result).error()); \
    target = *std::move(result) // NOLINT(bugprone-macro-parentheses): may be a declaration

/// The same for an expression with a value, which \a target, a declaration or a variable, gets:
///
///     TRY_ASSIGN(const auto entry, readDirectoryEntry(reader));
///
/// It is more than one statement, so it never stands behind an `if` without braces.
#define TRY_ASSIGN(target, ...) TRY_ASSIGN_FROM(TRY_NAME_OF_LINE(__LINE__), target, __VA_ARGS__)
