// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <functional>

#include "ui/commands/command_set.h"
#include "ui/export/export_dialog.h"

namespace tickscope {

/// The commands of exporting, each of which opens the one dialog with something else chosen, and of
/// saving a clip.
class ExportCommands : public QObject
{
    Q_OBJECT

public:
    /// \param picture  see ExportDialog.
    ExportCommands(ActiveDocument &document, std::function<PictureMaker(QSize)> picture,
                   QWidget &window);

    [[nodiscard]] CommandSet &commands() { return m_commands; }

signals:
    /// See SaveDialog.
    void ended(const QString &path, const QString &problem, const QString &remark);

private:
    void add(const char *id, const QString &text, ExportSubject choice, int place);
    void ask(ExportSubject choice);
    void addClip();
    void open(SaveDialog &dialog);

    ActiveDocument &m_document;
    std::function<PictureMaker(QSize)> m_picture;
    QWidget &m_window;
    CommandSet m_commands;
};

} // namespace tickscope
