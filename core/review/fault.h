// SPDX-License-Identifier: MIT
#pragma once

#include <QString>
#include <tl/expected.hpp>

namespace tickscope::review {

/// Why the store did not do what it was asked for. Kinds differ in what a person can do.
struct Fault {
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
    QString what; ///< English, for logs and the command line; the window translates by kind.
};

template<typename Value>
using Stored = tl::expected<Value, Fault>;

[[nodiscard]] inline tl::unexpected<Fault> fault(Fault::Kind kind, QString what)
{
    return tl::unexpected<Fault>(Fault{kind, std::move(what)});
}

/// The value of \a stored in \a into; else its fault in \a fault.
template<typename Value>
[[nodiscard]] bool takeOver(Stored<Value> stored, Value &into, Fault &fault)
{
    if (stored)
        into = std::move(*stored);
    else
        fault = stored.error();
    return stored.has_value();
}

} // namespace tickscope::review
