// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>
#include <string>
#include <vector>

#include "core/io/http/http_options.h"

namespace tickscope::cli {

struct OpenedRecording;

/// All files of a run, for what must be known of each before the first is printed.
class AllFiles
{
public:
    /// Both must outlive this.
    AllFiles(const std::vector<std::string> &addresses, const HttpOptions &http)
        : m_addresses(addresses)
        , m_http(http)
    {
    }

    /// Whether \a holds for any that can be opened. The answer is kept: ask one question only.
    [[nodiscard]] bool any(bool (*holds)(const OpenedRecording &)) const;

private:
    const std::vector<std::string> &m_addresses;
    const HttpOptions &m_http;
    mutable std::optional<bool> m_answer;
};

} // namespace tickscope::cli
