// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

namespace tickscope {

/// What the person should know of the store; nothing to say without \a kind.
struct StoreTrouble {
    enum class Kind {
        None,
        NotStored,
        ReadOnly, ///< What is stored is shown; changes wait.
        TooNew,
        SetAside,
    };
    Kind kind = Kind::None;
    QString reason;
    QString path;    ///< Of the store, or where the damaged one was put.
    int waiting = 0; ///< Changes that are not stored yet.

    friend bool operator==(const StoreTrouble &, const StoreTrouble &) = default;
};

} // namespace tickscope
