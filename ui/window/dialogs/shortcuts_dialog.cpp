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

namespace {

void addRow(QTreeWidget &table, const QString &text, const QString &keys)
{
    new QTreeWidgetItem(&table, {text, keys});
}

/// What hands can do to picture and timeline has no action, but belongs on the list.
void addHandRows(QTreeWidget &table)
{
    addRow(table, ShortcutsDialog::tr("World: zoom"), ShortcutsDialog::tr("wheel"));
    addRow(table, ShortcutsDialog::tr("World: move"),
           ShortcutsDialog::tr("drag, Alt + arrow keys"));
    addRow(table, ShortcutsDialog::tr("World: follow a player"),
           ShortcutsDialog::tr("double-click"));
    addRow(table, ShortcutsDialog::tr("Mini-map: look elsewhere"),
           ShortcutsDialog::tr("click, drag"));
    addRow(table, ShortcutsDialog::tr("Timeline: zoom"), ShortcutsDialog::tr("wheel"));
    addRow(table, ShortcutsDialog::tr("Timeline: move"),
           ShortcutsDialog::tr("middle drag, Shift + wheel"));
    addRow(table, ShortcutsDialog::tr("Timeline: whole recording"),
           ShortcutsDialog::tr("double-click"));
    addRow(table, ShortcutsDialog::tr("Timeline: tick by tick"),
           ShortcutsDialog::tr("Shift + drag"));
    addRow(table, ShortcutsDialog::tr("Timeline: snap to events and markers"),
           ShortcutsDialog::tr("Ctrl + drag"));
    addRow(table, ShortcutsDialog::tr("Timeline: move a marker"),
           ShortcutsDialog::tr("drag its sign on the axis"));
    addRow(table, ShortcutsDialog::tr("Timeline: cancel a drag"),
           ShortcutsDialog::tr("Esc while dragging"));
    addRow(table, ShortcutsDialog::tr("Timeline: select a range and loop it"),
           ShortcutsDialog::tr("right drag, Alt + drag"));
}

/// What the focus decides: see KeyPolicy.
void addFocusRows(QTreeWidget &table)
{
    addRow(table, ShortcutsDialog::tr("Next, previous area of the window"),
           ShortcutsDialog::tr("Tab, Shift + Tab"));
    addRow(table, ShortcutsDialog::tr("List: previous, next row"), ShortcutsDialog::tr("Up, Down"));
    addRow(table, ShortcutsDialog::tr("Tree: close, open a branch"),
           ShortcutsDialog::tr("Left, Right"));
    addRow(table, ShortcutsDialog::tr("Button, box: press"), ShortcutsDialog::tr("Space"));
    addRow(table, ShortcutsDialog::tr("Text field: clear; when empty, leave"),
           ShortcutsDialog::tr("Esc"));
}

} // namespace

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
            addRow(*table, set->title().isEmpty() ? text : tr("%1: %2").arg(set->title(), text),
                   chosen_keys::text(keys));
    }
    addHandRows(*table);
    addFocusRows(*table);
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
