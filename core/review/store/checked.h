// SPDX-License-Identifier: MIT
#pragma once

#include <optional>
#include <utility>

#include <QUuid>
#include <QVariant>

#include "core/review/opinion.h"
#include "core/review/store_error.h"

/// What goes into the store is checked here, once.
namespace tickscope::review {

/// \a text as a value to bind: never NULL, and without what not every database keeps: U+0000,
/// U+FFFE, U+FFFF and halves of surrogate pairs become U+FFFD.
[[nodiscard]] QVariant boundText(const QString &text);
/// The text that boundText() stores.
[[nodiscard]] QString storableText(const QString &text);
template<typename Number>
[[nodiscard]] QVariant boundOptional(const std::optional<Number> &number)
{
    return number ? QVariant(*number) : QVariant();
}

/// The other way round.
[[nodiscard]] inline std::optional<qint64> optionalNumber(const QVariant &value)
{
    return value.isNull() ? std::optional<qint64>() : value.toLongLong();
}

/// \param now  as it is stored.
template<typename Value>
[[nodiscard]] Saved<Value> savedOr(bool isConflict, Value mine, Value now)
{
    return isConflict ? Saved<Value>(Conflict<Value>{std::move(mine), std::move(now)})
                      : Saved<Value>(std::move(now));
}

/// Lower-case, without braces.
[[nodiscard]] QString idText(const QUuid &id);

/// 64 lower-case hex digits.
[[nodiscard]] bool isSha256(const QString &text);

/// The value as it will be read back, with an ID where it has none yet. Errors: Invalid, which
/// names what is wrong.
[[nodiscard]] Stored<Case> checked(Case value);
[[nodiscard]] Stored<Annotation> checked(Annotation value);
[[nodiscard]] Stored<Opinion> checked(Opinion value);

} // namespace tickscope::review
