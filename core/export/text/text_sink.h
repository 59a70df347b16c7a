// SPDX-License-Identifier: MIT
#pragma once

#include <functional>
#include <stop_token>
#include <string_view>

#include "core/base/result.h"

namespace tickscope {

/// Takes what an export writes, piece by piece, so that nobody holds all of it: standard output, a
/// file, a test. One thread.
class TextSink
{
public:
    virtual ~TextSink() = default;
    virtual void write(std::string_view text) = 0;
    /// False when nobody reads any more: the rest need not be made.
    [[nodiscard]] virtual bool isWanted() const { return true; }
};

/// How a long export is stopped and watched.
struct ExportRun {
    std::stop_token stop = {};
    std::function<void(double)> progress = {}; ///< Told the share that is done; may be null.

    /// Errors: Cancelled, once somebody asked for it.
    [[nodiscard]] Result<void> goOn() const;
    void tell(double share) const
    {
        if (progress)
            progress(share);
    }
};

} // namespace tickscope
