// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>
#include <QPointer>

#include "ui/commands/command_set.h"

class QDialog;

namespace tickscope {

class CommandRegistry;
class GuideWindow;

/// A window's help about the program, and the words of its parts for "What's this?": they must be
/// there.
class Help : public QObject
{
    Q_OBJECT

public:
    /// \param registry  of the window; its commands are listed.
    Help(ActiveDocument &document, const CommandRegistry &registry, QWidget &window);

private:
    /// \param section  anchor of a heading; invalid: where the guide is.
    bool showGuide(const QVariant &section);
    static void show(QDialog &dialog);

    const CommandRegistry &m_registry;
    QWidget &m_window;
    QPointer<GuideWindow> m_guide; ///< While it is open.
    CommandSet m_commands;
};

} // namespace tickscope
