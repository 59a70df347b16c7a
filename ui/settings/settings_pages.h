// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <vector>

#include <QString>

#include "ui/settings/cache_page.h"

namespace tickscope {

class CommandRegistry;
class SettingsPage;

/// A page of the settings as it is listed.
struct ListedPage {
    QString name;
    QString title;
};
[[nodiscard]] std::vector<ListedPage> settingsPages();

/// The page \a name, which must be one of the list.
[[nodiscard]] SettingsPage *makeSettingsPage(const QString &name, const CommandRegistry &registry,
                                             const std::vector<CachePlace> &caches);

} // namespace tickscope
