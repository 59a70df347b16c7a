// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/window/dialogs/shortcuts_dialog.h"

#include <QAction>
#include <QHeaderView>
#include <QLineEdit>
#include <QTreeWidget>

#include "ui/commands/chosen_keys.h"
#include "ui/commands/command_registry.h"
#include "ui/style/widget_parts.h"

namespace tickscope {

ShortcutsDialog::ShortcutsDialog(const CommandRegistry &registry, QWidget *parent)
    : QDialog(parent)
{
    setObjectName(QStringLiteral("shortcutsDialog"));
    setWindowTitle(tr("Keyboard shortcuts"));
    auto *find = new QLineEdit(this);
    find->setPlaceholderText(tr("Find a command"));
    find->setAccessibleName(tr("Find a command"));
    find->setClearButtonEnabled(true);
    auto *table = named(new QTreeWidget(this), "shortcutsTable", tr("Commands and keys"));
    table->setHeaderLabels({tr("Command"), tr("Keys")});
    table->setRootIsDecorated(false);
    table->setUniformRowHeights(true);
    for (const auto &[command, set] : registry.all()) {
        const auto keys = set->action(command->id)->shortcuts();
        const QString text = QString(command->text).remove(u'…');
        if (!keys.isEmpty())
            new QTreeWidgetItem(
                table, {set->title().isEmpty() ? text : tr("%1: %2").arg(set->title(), text),
                        chosen_keys::text(keys)});
    }
    const std::initializer_list<QStringList> others{
        // What hands can do to picture and timeline has no action, but belongs on the list.
        {tr("World: zoom"), tr("wheel")},
        {tr("World: move"), tr("drag, Alt + arrow keys")},
        {tr("World: follow a player"), tr("double-click")},
        {tr("Mini-map: look elsewhere"), tr("click, drag")},
        {tr("Timeline: zoom"), tr("wheel")},
        {tr("Timeline: move"), tr("middle drag, Shift + wheel")},
        {tr("Timeline: whole recording"), tr("double-click")},
        {tr("Timeline: tick by tick"), tr("Shift + drag")},
        {tr("Timeline: snap to events and markers"), tr("Ctrl + drag")},
        {tr("Timeline: move a marker"), tr("drag its sign on the axis")},
        {tr("Timeline: cancel a drag"), tr("Esc while dragging")},
        {tr("Timeline: select a range and loop it"), tr("right drag, Alt + drag")},
        // What the focus decides: see KeyPolicy.
        {tr("Next, previous area of the window"), tr("Tab, Shift + Tab")},
        {tr("List: previous, next row"), tr("Up, Down")},
        {tr("Tree: close, open a branch"), tr("Left, Right")},
        {tr("Button, box: press"), tr("Space")},
        {tr("Text field: clear; when empty, leave"), tr("Esc")},
    };
    for (const QStringList &row : others)
        new QTreeWidgetItem(table, row);
    table->header()->setSectionResizeMode(0, QHeaderView::ResizeToContents);

    makeColumn(this, {find, table});
    resize(560, 640);
    connect(find, &QLineEdit::textChanged, table, [table](const QString &text) {
        for (int i = 0; i < table->topLevelItemCount(); ++i) {
            QTreeWidgetItem *item = table->topLevelItem(i);
            const bool matches = item->text(0).contains(text, Qt::CaseInsensitive)
                                 || item->text(1).contains(text, Qt::CaseInsensitive);
            item->setHidden(!matches);
        }
    });
}

} // namespace tickscope
