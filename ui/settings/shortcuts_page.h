// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QKeySequence>
#include <QLineEdit>

#include "ui/commands/command_registry.h"
#include "ui/settings/settings_page.h"

class QKeyEvent;
class QLabel;
class QLineEdit;
class QListWidget;
class QPushButton;
class QTreeWidget;
class QTreeWidgetItem;

namespace tickscope {

/// The key that \a event presses, as a shortcut has it; empty for one that is none, such as Shift.
[[nodiscard]] QKeySequence pressedKey(const QKeyEvent &event);

/// A field that takes the next key that is pressed in it, whatever it does elsewhere. Tab leaves
/// it, and Escape belongs to the dialog.
class KeyRecorder : public QLineEdit
{
    Q_OBJECT

public:
    explicit KeyRecorder(QWidget *parent = nullptr);

signals:
    void recorded(const QKeySequence &key);

protected:
    bool event(QEvent *event) override;
    void keyPressEvent(QKeyEvent *event) override;
};

/// The keys of all commands, to be changed: several for each, none twice.
class ShortcutsPage : public SettingsPage
{
    Q_OBJECT

public:
    explicit ShortcutsPage(const CommandRegistry &registry, QWidget *parent = nullptr);

    [[nodiscard]] bool canReset() const override { return true; }
    /// All commands get their own keys back.
    void reset() override;

    /// Writes what was changed to \a path. \returns what went wrong; empty: nothing.
    [[nodiscard]] QString exportTo(const QString &path) const;
    /// Takes the keys in \a path for what was changed until now.
    void importFrom(const QString &path);

private:
    void build();
    void fill();
    void filter(const QString &text);
    void onSettingChanged(const QString &setting);
    void showKeys(QTreeWidgetItem &item);
    /// The command of the current line; its command is null without one.
    [[nodiscard]] CommandRegistry::Found current() const;
    void showCurrent();
    void record(const QKeySequence &key);
    void addKey(const QKeySequence &key);
    void takeOver();
    void removeKey();
    void chooseExport();
    void chooseImport();

    const CommandRegistry &m_registry;
    QLineEdit *m_filter;
    QTreeWidget *m_table;
    QListWidget *m_keys; ///< Of the current command.
    KeyRecorder *m_recorder;
    QLabel *m_note;
    QPushButton *m_takeOver;
    QPushButton *m_remove;
    QPushButton *m_resetOne;
    QKeySequence m_wanted; ///< That somebody else has.
};

} // namespace tickscope
