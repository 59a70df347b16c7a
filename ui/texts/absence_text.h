// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>

#include <QString>

#include "core/model/scene/motion.h"

namespace tickscope {

/// Why a picture of \a frame does not show \a client, who is called \a name; empty where it does.
/// \param client  nothing: not in the recording at that time.
[[nodiscard]] QString absenceText(const QString &name, std::optional<int> client,
                                  const Frame &frame, const SceneMaker &maker);

} // namespace tickscope
