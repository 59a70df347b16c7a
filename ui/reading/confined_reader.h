// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>

#include <QString>

namespace tickscope::library {
enum class Confinement : std::uint8_t;
struct ReaderDeath;
} // namespace tickscope::library

/// Whether a process that reaches no network and no other files reads recordings.
namespace tickscope::confined_reader {

/// What a person chose. TICKSCOPE_UNCONFINED in the environment says no to that as well.
[[nodiscard]] bool isWanted();
void setWanted(bool isWanted);
/// Its program, see ReadingHelper; empty where this one is to read, or where there is none for the
/// system.
[[nodiscard]] QString program();
/// Says of one that is not Whole what it is.
[[nodiscard]] QString weakness(library::Confinement confinement);
/// Writes a report of its crash, with nothing of the recording. Any thread.
void report(const library::ReaderDeath &death);

} // namespace tickscope::confined_reader
