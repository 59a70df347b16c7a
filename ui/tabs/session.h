// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <vector>

#include <QByteArray>
#include <QString>

#include "ui/tabs/tabbed_window.h"

namespace tickscope {

/// What was open in the window, as a value.
struct Session {
    std::vector<TabState> tabs;
    int current = 0; ///< Index in \a tabs.
    /// It was written by a window that is open, or was when its program ended.
    bool isOpen = false;
    int crashes = 0; ///< How many times in a row it ended so.

    friend bool operator==(const Session &, const Session &) = default;
};

/// Without tabs that have no recording, or the address of one that is a secret.
[[nodiscard]] Session sessionOf(const TabbedWindow &window);

[[nodiscard]] QByteArray writeSession(const Session &session);
/// Empty for what is none of ours. Anybody may have changed the file: all is checked and bounded.
[[nodiscard]] Session readSession(const QByteArray &bytes);

/// The file of this user's session.
[[nodiscard]] QString sessionPath();

} // namespace tickscope
