// SPDX-License-Identifier: MIT
#pragma once

#include <cstddef>
#include <cstdint>

/// What is too much in a demo of GoldSrc.
namespace tickscope::limits {

/// Frames of a GoldSrc demo before, between and behind its network frames. While
/// loading there are some hundreds; a hostile file is nothing but frames of nine bytes.
inline constexpr std::size_t FramesBetweenTicks = 100'000;

} // namespace tickscope::limits
