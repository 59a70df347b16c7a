// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/window/help.h"

#include <QMessageBox>

#include "ui/commands/command_keys.h"
#include "ui/window/dialogs/shortcuts_dialog.h"

namespace tickscope {

Help::Help(Document &document, const CommandRegistry &registry, QWidget &window)
    : QObject(&window)
    , m_registry(registry)
    , m_window(window)
    , m_commands(this, document)
{
    const auto add = [this](Command command) { m_commands.add(std::move(command)); };
    add({.id = "help.shortcuts",
         .text = tr("Keyboard shortcuts"),
         .shortcuts = keys({"F1", "?"}),
         .handler = [this] { showShortcuts(); },
         .place = {MenuName::Help, 100},
         .toolTip = tr("Show all keyboard shortcuts"),
         .needsRecording = false});
    add({.id = "help.about",
         .text = tr("About Tickscope"),
         .handler = [this] { showAbout(); },
         .place = {MenuName::Help, 110},
         .icon = "info",
         .needsRecording = false});
}

void Help::showShortcuts()
{
    auto *dialog = new ShortcutsDialog(m_registry, &m_window);
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    dialog->show();
}

void Help::showAbout()
{
    auto *box = new QMessageBox(
        QMessageBox::NoIcon, tr("About Tickscope"),
        tr("<h3>Tickscope %1</h3><p>Play, inspect and scrub game recordings.</p>"
           "<p>Free software under the GNU General Public License, version 3 or later.</p>")
            .arg(QStringLiteral(TICKSCOPE_VERSION)),
        QMessageBox::Close, &m_window);
    box->setIconPixmap(QIcon(QStringLiteral(":/icons/tickscope.svg")).pixmap(64, 64));
    box->setAttribute(Qt::WA_DeleteOnClose);
    box->setModal(false);
    box->show();
}

} // namespace tickscope
