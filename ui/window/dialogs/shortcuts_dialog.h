// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QDialog>

namespace tickscope {

class CommandRegistry;

/// All commands with their keys, searchable. Not modal.
class ShortcutsDialog : public QDialog
{
    Q_OBJECT

public:
    explicit ShortcutsDialog(const CommandRegistry &registry, QWidget *parent = nullptr);
};

} // namespace tickscope
