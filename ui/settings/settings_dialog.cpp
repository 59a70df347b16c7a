// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/settings/settings_dialog.h"

#include <algorithm>

#include <QDialogButtonBox>
#include <QListWidget>
#include <QPushButton>
#include <QVBoxLayout>

#include "ui/commands/mnemonic_keys.h"
#include "ui/settings/settings_page.h"
#include "ui/style/widget_parts.h"

namespace tickscope {

constexpr int PageNameRole = Qt::UserRole;

static bool isSettingsPage(const QVariant &name)
{
    return std::ranges::any_of(
        settingsPages(), [&name](const ListedPage &page) { return page.name == name.toString(); });
}

static std::vector<CommandChoice> pageChoices()
{
    std::vector<CommandChoice> choices;
    for (const ListedPage &page : settingsPages())
        choices.push_back({page.title, page.name});
    return choices;
}

SettingsDialog::SettingsDialog(const CommandRegistry &registry, std::vector<CachePlace> caches,
                               QWidget *parent)
    : QDialog(parent)
    , m_registry(registry)
    , m_caches(std::move(caches))
    , m_list(named(new QListWidget(this), "settings.pages", tr("Pages")))
    , m_place(new QVBoxLayout)
{
    setObjectName(QStringLiteral("settingsDialog"));
    setWindowTitle(tr("Settings"));
    for (const ListedPage &page : settingsPages()) {
        auto *item = new QListWidgetItem(page.title, m_list);
        item->setData(PageNameRole, page.name);
        item->setSizeHint({0, m_list->fontMetrics().height() + 12});
    }
    int width = 0;
    for (const ListedPage &page : settingsPages())
        width = std::max(width, m_list->fontMetrics().horizontalAdvance(page.title));
    m_list->setFixedWidth(width + 48);
    auto *buttons = dialogButtons(*this, QDialogButtonBox::Close);
    m_reset = buttons->addButton(tr("Reset this page to defaults"), QDialogButtonBox::ResetRole);
    m_reset->setObjectName(QStringLiteral("settings.reset"));
    // Enter belongs to the field that it is pressed in.
    for (QAbstractButton *button : buttons->buttons())
        static_cast<QPushButton *>(button)->setAutoDefault(false);

    auto *top = makeRow({m_list, {m_place, 1}});
    makeColumn(this, {{top, 1}, buttons});
    resize(760, 520);

    connect(m_list, &QListWidget::currentItemChanged, this, [this](const QListWidgetItem *item) {
        if (item)
            openPage(item->data(PageNameRole).toString());
    });
    connect(m_reset, &QPushButton::clicked, this, [this] { m_page->reset(); });
    m_list->setCurrentRow(0);
}

bool SettingsDialog::showPage(const QString &name)
{
    for (int row = 0; row < m_list->count(); ++row) {
        if (m_list->item(row)->data(PageNameRole).toString() == name) {
            m_list->setCurrentRow(row);
            return true;
        }
    }
    return false;
}

void SettingsDialog::openPage(const QString &name)
{
    delete m_page;
    m_page = makeSettingsPage(name, m_registry, m_caches);
    m_place->addWidget(m_page);
    QWidget::setTabOrder(m_list, m_page);
    m_reset->setEnabled(m_page->canReset());
    if (isVisible())
        giveDialogMnemonics(*this);
}

SettingsCommands::SettingsCommands(ActiveDocument &document, const CommandRegistry &registry,
                                   std::vector<CachePlace> caches, QWidget &window)
    : QObject(&window)
    , m_registry(registry)
    , m_caches(std::move(caches))
    , m_window(window)
    , m_commands(this, document)
{
    m_commands.add("edit.settings", tr("Settings…"), {"Ctrl+,"}, {MenuName::Edit, 900},
                   tr("Change settings and shortcuts"),
                   {.icon = "settings",
                    .needsRecording = false,
                    .argument = Argument::Optional,
                    .choices = pageChoices},
                   [this](const QVariant &page) { return show(page); });
    m_commands.add("file.mapFolders", tr("Map folders…"), {}, {MenuName::File, 310},
                   tr("Choose the folders searched for maps"), {.needsRecording = false},
                   [this] { show(QStringLiteral("folders")); });
}

bool SettingsCommands::show(const QVariant &page)
{
    if (page.isValid() && !isSettingsPage(page))
        return false;
    if (!m_dialog) {
        m_dialog = new SettingsDialog(m_registry, m_caches, &m_window);
        m_dialog->setAttribute(Qt::WA_DeleteOnClose);
    }
    if (page.isValid())
        m_dialog->showPage(page.toString());
    m_dialog->show();
    m_dialog->raise();
    m_dialog->activateWindow();
    return true;
}

} // namespace tickscope
