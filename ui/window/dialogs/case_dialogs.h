// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <functional>

#include <QDialog>
#include <QStringList>

namespace tickscope {

/// Asks for the password of a server.
///
/// \param place  of whom and where, for people.
/// \param entered  called with the password, and whether it is to go into the keyring.
[[nodiscard]] QDialog *makePasswordDialog(
    const QString &place, QWidget *parent,
    const std::function<void(const QString &, bool)> &entered);

/// Asks whose data are to be erased from all cases, and to type the name a second time: it cannot
/// be undone.
///
/// \param names  to choose from; others can be typed.
[[nodiscard]] QDialog *makeErasePersonDialog(const QStringList &names, QWidget *parent,
                                             const std::function<void(const QString &)> &confirmed);

} // namespace tickscope
