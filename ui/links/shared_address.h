// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

/// Addresses of recordings, as people may give them to each other.
namespace tickscope {

/// \a path, if it is an address that anybody can open: without user, password and query, which can
/// be a token or a signature. Empty for a file, and for what nobody could open without them.
[[nodiscard]] QString sharedAddress(const QString &path);
/// The same of a text that may come from anybody; empty for what is none.
[[nodiscard]] QString checkedAddress(const QString &text);

} // namespace tickscope
