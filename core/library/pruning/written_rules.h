// SPDX-License-Identifier: MIT
#pragma once

#include <map>
#include <optional>
#include <string>

#include <QByteArray>

#include "core/analysis/retention.h"

/// Rules as people write them.
namespace tickscope::library {

/// Bytes. By hand people write less.
inline constexpr qint64 LongestRules = 1 << 20;

/// Reads "36h", "30d", "8w" or "1y" into \a age, where there is a text. Errors: BadInput, which
/// names \a source.
[[nodiscard]] Result<void> readAge(std::optional<std::chrono::seconds> &age,
                                   const std::string &source,
                                   const std::optional<std::string> &text);
/// The same for "1000", "500K", "200M", "4G" or "1T" bytes.
[[nodiscard]] Result<void> readSize(std::optional<std::uint64_t> &size, const std::string &source,
                                    const std::optional<std::string> &text);

/// {"WORLD": {"older": "90d", "keep_best": 10}}: the rules of each world.
///
/// \param keepsFlagged  where a world says nothing of that.
/// Errors: BadInput, which names \a source.
[[nodiscard]] Result<std::map<std::string, RetentionRules>> rulesByWorld(const QByteArray &json,
                                                                         bool keepsFlagged,
                                                                         const std::string &source);

} // namespace tickscope::library
