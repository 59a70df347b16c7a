// SPDX-License-Identifier: MIT
#pragma once

#include <cstdint>
#include <optional>
#include <stop_token>
#include <utility>

#include <tl/expected.hpp>

#include "core/base/fault.h"

namespace tickscope {

/// Codes are few and differ in what the user can do about them.
enum class ErrorCode {
    Io,            ///< The operating system or server refused; worth trying again.
    Unauthorized,  ///< The server wants a token, or another one.
    UnknownFormat, ///< No reader knows these bytes.
    Unsupported,   ///< Known format, but a version or feature we do not read.
    Truncated,     ///< The file ends inside a structure.
    Damaged,       ///< A value breaks the format's rules.
    LimitExceeded, ///< A size is legal on paper but above our safety limit.
    BadInput,      ///< What a person typed or chose is not what it should be; says how.
    OutOfRange,    ///< A tick or time outside the recording was asked for.
    Cancelled,     ///< The caller asked us to stop; never shown to the user.
};

/// The word that command line output and logs use for \a code ("truncated", "damaged", ...).
[[nodiscard]] const char *errorCodeName(ErrorCode code);

/// Why an operation failed, with enough detail to act on it.
struct Error {
    ErrorCode code = ErrorCode::Damaged;
    Fault fault; ///< What is wrong; its sentence is made when it is shown.
    std::optional<std::uint64_t> byte = {}; ///< Offset in the file, where the fault has one.
    std::optional<std::int64_t> tick = {};  ///< Tick being decoded, if any.
};

/// Whether an error of \a code is no damage of what is read: the disk or the server refused, or
/// the caller waits no longer. Reading ends with it instead of going on behind the place.
[[nodiscard]] constexpr bool endsReading(ErrorCode code)
{
    return code == ErrorCode::Io || code == ErrorCode::Cancelled;
}

template<typename T>
using Result = tl::expected<T, Error>;

[[nodiscard]] inline tl::unexpected<Error> failure(ErrorCode code, Fault fault,
                                                   std::optional<std::uint64_t> byte = {})
{
    return tl::unexpected<Error>(Error{code, std::move(fault), byte, {}});
}

// The same for a code that is known: return damaged(Fault::tr("..."), byte).

[[nodiscard]] inline tl::unexpected<Error> ioError(Fault fault,
                                                   std::optional<std::uint64_t> byte = {})
{
    return failure(ErrorCode::Io, std::move(fault), byte);
}

[[nodiscard]] inline tl::unexpected<Error> unknownFormat(Fault fault,
                                                         std::optional<std::uint64_t> byte = {})
{
    return failure(ErrorCode::UnknownFormat, std::move(fault), byte);
}

[[nodiscard]] inline tl::unexpected<Error> unsupported(Fault fault,
                                                       std::optional<std::uint64_t> byte = {})
{
    return failure(ErrorCode::Unsupported, std::move(fault), byte);
}

[[nodiscard]] inline tl::unexpected<Error> truncated(Fault fault,
                                                     std::optional<std::uint64_t> byte = {})
{
    return failure(ErrorCode::Truncated, std::move(fault), byte);
}

[[nodiscard]] inline tl::unexpected<Error> damaged(Fault fault,
                                                   std::optional<std::uint64_t> byte = {})
{
    return failure(ErrorCode::Damaged, std::move(fault), byte);
}

[[nodiscard]] inline tl::unexpected<Error> limitExceeded(Fault fault,
                                                         std::optional<std::uint64_t> byte = {})
{
    return failure(ErrorCode::LimitExceeded, std::move(fault), byte);
}

[[nodiscard]] inline tl::unexpected<Error> badInput(Fault fault,
                                                    std::optional<std::uint64_t> byte = {})
{
    return failure(ErrorCode::BadInput, std::move(fault), byte);
}

[[nodiscard]] inline tl::unexpected<Error> outOfRange(Fault fault,
                                                      std::optional<std::uint64_t> byte = {})
{
    return failure(ErrorCode::OutOfRange, std::move(fault), byte);
}

[[nodiscard]] inline tl::unexpected<Error> cancelled()
{
    return failure(ErrorCode::Cancelled, faults::Cancelled);
}
/// Errors: Cancelled, once \a stop asks for it.
[[nodiscard]] inline Result<void> checkStop(const std::stop_token &stop)
{
    return stop.stop_requested() ? cancelled() : Result<void>();
}

} // namespace tickscope
