// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstddef>
#include <cstdint>
#include <string>
#include <vector>

namespace tickscope::test {

/// What a tiny teehistorian file shall be.
struct TinyTeehistorian {
    std::int32_t firstTick = 100;
    std::int32_t stepCount = 150; ///< Ticks with movement behind the spawn.
    bool isFinished = true;
    std::int32_t raceTicks = 1234; ///< What the finish says.
};

/// A teehistorian header with a map, settings (one a password), tuning and UUID names.
[[nodiscard]] std::string tinyTeehistorianHeader();

/// The arguments that nobody shall read in a tiny file.
inline constexpr const char *TinySecret = "open-sesame";

/// A file in memory: client 0 (0.6, "Anna") and client 65 (0.7, "Bö") connect, enter and
/// run in opposite directions with their keys going; Anna logs in, starts a team, saves it
/// with TinySecret, finishes; Bö is renamed to "Bea" and leaves; client 3 was there before
/// the file began. Between, a record that nobody knows.
[[nodiscard]] std::vector<std::byte> makeTinyTeehistorian(const TinyTeehistorian &file = {});

} // namespace tickscope::test
