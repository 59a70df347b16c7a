// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <functional>

#include <QDialog>

namespace tickscope {

/// Asks for the password of a server.
///
/// \param place  of whom and where, for people.
/// \param entered  called with the password, and whether it is to go into the keyring.
[[nodiscard]] QDialog *makePasswordDialog(
    const QString &place, QWidget *parent,
    const std::function<void(const QString &, bool)> &entered);

} // namespace tickscope
