// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>

#include <QByteArray>
#include <QStringList>

#include "core/base/tick.h"

namespace tickscope {

/// What a second start gives to the window that runs already.
struct Handover {
    QStringList names;        ///< Absolute paths, addresses, "tickscope:" links.
    std::optional<Tick> tick; ///< To go to in all of them.
    bool isPlaying = false;   ///< The last of them plays as soon as it is open.
    /// Lets the window come to the front under Wayland; empty: none.
    QByteArray activationToken;

    friend bool operator==(const Handover &, const Handover &) = default;
};

/// Most bytes of a message; who wants to open more gets a window of its own.
inline constexpr int LargestHandover = 256 << 10;

/// JSON with the number of its version.
[[nodiscard]] QByteArray writeHandover(const Handover &handover);
/// Nothing for what is of another version, too much, or names a thing by no absolute path.
[[nodiscard]] std::optional<Handover> readHandover(const QByteArray &bytes);

/// \a name of a command line in the present folder as another process understands it.
[[nodiscard]] QString nameForAll(const QString &name);

} // namespace tickscope
