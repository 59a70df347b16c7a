// SPDX-License-Identifier: MIT
#pragma once

#include <QString>
#include <tl/expected.hpp>

#include "core/base/fault.h"

namespace tickscope::review {

/// Why the store did not do what it was asked for. Kinds differ in what a person can do.
struct StoreError {
    enum class Kind {
        Unreachable, ///< Not there, locked, full, connection lost: try again, nothing was changed
                     ///< unless it is said by the change's id.
        NoPassword,  ///< The server wants one, or another one.
        Untrusted,   ///< The server did not prove who it is; nothing was disclosed to it.
        Refused,     ///< The rights of this person do not reach so far.
        Invalid,     ///< A value breaks a rule; says which.
        NotFound,    ///< There is no such case or note, or it is not to be seen.
        Cited,       ///< A verdict rests on it, so it stays as it is.
        Damaged,     ///< The file is no sound database.
        OtherVersion ///< Made by a later program, or a server that has to be brought up to date.
    };
    Kind kind = Kind::Unreachable;
    Fault fault;

    /// What is wrong, in English: for logs.
    [[nodiscard]] QString text() const { return QString::fromStdString(faultText(fault)); }
};

template<typename Value>
using Stored = tl::expected<Value, StoreError>;

[[nodiscard]] inline tl::unexpected<StoreError> storeError(StoreError::Kind kind, Fault fault)
{
    return tl::unexpected<StoreError>(StoreError{kind, std::move(fault)});
}
/// With words of the system or a database.
[[nodiscard]] inline tl::unexpected<StoreError> storeError(StoreError::Kind kind,
                                                           const QString &words)
{
    return storeError(kind, Fault(faults::Words, words.toStdString()));
}
/// Of a file or folder at \a path, with what the system says.
[[nodiscard]] inline tl::unexpected<StoreError> storeError(const QString &path, const QString &why)
{
    return storeError(StoreError::Kind::Unreachable,
                      {faults::About, path.toStdString(), why.toStdString()});
}

/// The value of \a stored in \a into; else its error in \a error.
template<typename Value>
[[nodiscard]] bool takeOver(Stored<Value> stored, Value &into, StoreError &error)
{
    if (stored)
        into = std::move(*stored);
    else
        error = stored.error();
    return stored.has_value();
}

} // namespace tickscope::review
