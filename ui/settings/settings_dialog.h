// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <vector>

#include <QDialog>

#include "ui/settings/cache_page.h"

class QListWidget;
class QPushButton;
class QVBoxLayout;

namespace tickscope {

class CommandRegistry;
class SettingsPage;

/// All settings on pages; each change takes effect at once. Not modal.
class SettingsDialog : public QDialog
{
    Q_OBJECT

public:
    SettingsDialog(const CommandRegistry &registry, std::vector<CachePlace> caches,
                   QWidget *parent = nullptr);

    /// Shows the page \a name; \returns false if there is none.
    bool showPage(const QString &name);

private:
    void takePage(const QString &name);

    const CommandRegistry &m_registry;
    std::vector<CachePlace> m_caches;
    QListWidget *m_list;
    QVBoxLayout *m_place;           ///< Of the page.
    SettingsPage *m_page = nullptr; ///< Made when it is shown: the others need no letters.
    QPushButton *m_reset;
};

} // namespace tickscope
