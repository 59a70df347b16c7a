// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>

#include "core/model/recording.h"

namespace tickscope::bench {

struct OpenedFile {
    Shared<Recording> recording;
    Shared<Outline> outline;
};

/// Errors: those of opening and Recording::outline.
[[nodiscard]] Result<OpenedFile> openOutlined(const std::string &path);

} // namespace tickscope::bench
