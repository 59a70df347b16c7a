// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

namespace tickscope::theme {

/// While one lives, our own painting has the light colours, whatever the window has: what is drawn
/// for paper looks the same for everybody. UI thread.
class PrintLook
{
public:
    PrintLook();
    ~PrintLook();
    PrintLook &operator=(PrintLook &&) = delete; // no copies
};

/// Of panels on paper: wide enough for their words, which are then as large as those of a report.
inline constexpr int PrintWidth = 800;
inline constexpr int PrintHeight = 240; ///< Where the content does not give one.
/// Pixels for each of those.
inline constexpr double PrintScale = 1.6;

} // namespace tickscope::theme
