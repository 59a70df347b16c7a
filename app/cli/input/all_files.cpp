// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/input/all_files.h"

#include <algorithm>

#include "app/cli/input/opened_recording.h"

namespace tickscope::cli {

bool AllFiles::any(bool (*holds)(const OpenedRecording &)) const
{
    if (!m_answer) {
        m_answer = std::ranges::any_of(m_addresses, [&](const std::string &address) {
            const auto opened = openRecording(address, m_http);
            return opened && holds(*opened);
        });
    }
    return *m_answer;
}

} // namespace tickscope::cli
