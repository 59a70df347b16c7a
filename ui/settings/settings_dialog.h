// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <vector>

#include <QDialog>
#include <QObject>
#include <QPointer>
#include <QString>

#include "ui/commands/command_set.h"
#include "ui/settings/cache_page.h"

class QListWidget;
class QPushButton;
class QVBoxLayout;

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
    void openPage(const QString &name);

    const CommandRegistry &m_registry;
    std::vector<CachePlace> m_caches;
    QListWidget *m_list;
    QVBoxLayout *m_place;           ///< Of the page.
    SettingsPage *m_page = nullptr; ///< Made when it is shown: the others need no letters.
    QPushButton *m_reset;
};

/// The commands that show the settings of the program in a window.
class SettingsCommands : public QObject
{
    Q_OBJECT

public:
    /// \param registry  of the window.
    SettingsCommands(ActiveDocument &document, const CommandRegistry &registry,
                     std::vector<CachePlace> caches, QWidget &window);

private:
    /// \param page  not set: the first one, or the one that is shown.
    bool show(const QVariant &page);

    const CommandRegistry &m_registry;
    std::vector<CachePlace> m_caches;
    QWidget &m_window;
    QPointer<SettingsDialog> m_dialog; ///< While it is open.
    CommandSet m_commands;
};

} // namespace tickscope
