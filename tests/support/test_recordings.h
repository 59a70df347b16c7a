// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include <QString>

#include "core/formats/teeworlds_common/protocol.h"
#include "tests/support/places.h"

/// Recordings for the tests: real ones where the machine has them, and self-made ones.
namespace tickscope::test {

namespace detail {
/// \a relativeName in \a folder if it is there.
[[nodiscard]] std::optional<QString> fileIn(const QString &folder, const QString &relativeName);
} // namespace detail

/// Path of a real recording such as "teeworlds/x.demo"; nothing on machines without it:
/// then the test says so with QSKIP.
[[nodiscard]] inline std::optional<QString> realRecording(const QString &relativeName)
{
    return detail::fileIn(recordings(), relativeName);
}

/// Copies the sample into \a folder and returns its path; empty when it cannot be written.
[[nodiscard]] std::string makeSampleDemo(const QString &folder);

/// What a tiny demo shall be.
struct TinyDemo {
    int version = 6; ///< 3 to 6.
    teeworlds::Protocol protocol = teeworlds::Protocol::V06;
    std::int64_t firstTick = 1000;
    std::int64_t stepCount = 200; ///< Ticks behind the first; each is two on.
    bool hasMap = true;
    std::int32_t chatTeam = 0;    ///< To whom the "hi" goes: 0 to all, 1 to the team. 0.6 only.
    bool hasWhisper = false;      ///< Client 0 whispers "psst" to client 1. 0.6 only.
    std::int32_t killer = 0;      ///< The other one of the two dies.
    bool haveOneName = false;     ///< Both people are called TinyFirstName.
    std::int64_t turnedTick = -1; ///< In which client 0 aims a hair beside where it aims else.
    std::int64_t shotTick = -1;   ///< In which client 0 shoots.
    std::int64_t awayTick = -1;   ///< In which client 0 has no character.
    std::int32_t health = 10;
    std::int32_t recorder = -1; ///< Client whose recording it is. 0.6 only.
    const char *type = "client";
    const char *timestamp = "2026-01-31_20-15-00";
    const char *serverLine = "welcome";
    std::vector<std::int32_t> teams = {}; ///< Race team of client 0, one list each 10 ticks.
    std::vector<std::int32_t> markers{1010, 1100}; ///< Those outside are left out.

    [[nodiscard]] std::int64_t lastTick() const { return firstTick + 2 * stepCount; }
};

/// Names of the two players of a tiny demo; their client IDs are 0 and 1.
inline constexpr const char *TinyFirstName = "Anna";
inline constexpr const char *TinySecondName = "Bö \"二\"";
/// Ticks behind the first in which the events of a tiny demo are.
inline constexpr std::int64_t TinyChatTicks = 4;
inline constexpr std::int64_t TinyKillTicks = 8;
inline constexpr std::int64_t TinyExplosionTicks = 12;
/// Client 0 walks from here to the right, one unit a tick.
inline constexpr std::int32_t TinyStartX = 100;
inline constexpr std::int32_t TinyY = 200;

/// A demo in memory: client 0 walks; it says "hi" to all, then the server says "welcome",
/// it kills client 1 with the grenade (three), then something explodes at (320, 64).
[[nodiscard]] std::vector<std::byte> makeTinyDemo(const TinyDemo &demo = {});

/// Writes the file \a name in \a folder; its path, empty when it cannot be written.
[[nodiscard]] QString writeRecording(const QString &folder, const QString &name,
                                     const std::vector<std::byte> &bytes);

/// makeTinyDemo() as the file \a name in \a folder; its path, empty when it cannot be written.
[[nodiscard]] QString writeTinyDemo(const QString &folder, const QString &name,
                                    const TinyDemo &demo = {});

} // namespace tickscope::test

/// Skips a test that needs the real recording \a relativeName where it is not: fewer come with the
/// tests than there are.
#define SKIP_WITHOUT_RECORDING(relativeName) \
    if (!tickscope::test::realRecording(relativeName)) \
    QSKIP("a recording is not on this machine: " relativeName)

/// Skips a test with a row for each recording where there is none of them.
#define SKIP_WITHOUT_ROWS() \
    if (!QTest::currentDataTag()) \
    QSKIP(qPrintable(QStringLiteral("none of its recordings is in ") \
                     + tickscope::test::recordings()))
