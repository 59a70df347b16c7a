// SPDX-License-Identifier: MIT
#pragma once

#include <functional>
#include <stop_token>
#include <string>
#include <string_view>

#include "core/base/result.h"
#include "core/base/tick.h"

namespace tickscope {

/// Takes what an export writes, piece by piece, without keeping it: standard output, a
/// file, a test. One thread.
class TextSink
{
public:
    virtual ~TextSink() = default;
    virtual void write(std::string_view text) = 0;
    /// False when the output is no longer read: the rest need not be made.
    [[nodiscard]] virtual bool isWanted() const { return true; }
};

/// How a long export is stopped and watched.
struct ExportRun {
    std::stop_token stop = {};
    std::function<void(double)> progress = {}; ///< Receives the share that is done; may be null.

    /// Errors: Cancelled, once somebody asked for it.
    [[nodiscard]] Result<void> goOn() const;
    void reportProgress(double share) const
    {
        if (progress)
            progress(share);
    }
};

/// Shortest decimal text that reads back as \a number; whole numbers without a point.
[[nodiscard]] std::string plainNumber(double number);

/// \a bytes in quotes; bytes that are no UTF-8 become U+FFFD.
[[nodiscard]] std::string quotedJson(std::string_view bytes);
/// \a number, with a point also where it is whole; null when it is not finite.
[[nodiscard]] std::string realJson(double number);
/// \a number, as an integer where it is whole; null when it is not finite.
[[nodiscard]] std::string numberJson(double number);
[[nodiscard]] std::string secondsJson(Time time);

} // namespace tickscope
