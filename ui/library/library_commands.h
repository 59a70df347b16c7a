// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>

#include "core/library/recording_row.h"
#include "ui/commands/command_set.h"
#include "ui/library/library_service.h"

class QMenu;

namespace tickscope {

/// What can be done with the recordings that are selected in the library, and with the library.
class LibraryCommands : public QObject
{
    Q_OBJECT

public:
    /// \param selected  numbers of the recordings that are selected.
    /// \param parent    a widget: dialogs stand before it.
    LibraryCommands(QWidget *parent, Document &document, LibraryService &service,
                    std::function<std::vector<qint64>()> selected);

    /// After a change of the selection.
    void refresh() { m_commands.refresh(); }
    void offer(QMenu &menu);
    [[nodiscard]] QAction *action(const QString &id) const { return m_commands.action(id); }
    CommandOutcome run(const QString &id, const QVariant &argument = {})
    {
        return m_commands.run(id, argument);
    }

    /// Adds \a folder to the library and looks through it.
    void addFolder(const QString &folder);
    void removeFolder(const QString &folder);

signals:
    /// These are to be opened.
    void chosen(const QStringList &paths);
    /// Folders or pins are others.
    void placesChanged();
    /// What became of a wish.
    void told(const QString &sentence);

private:
    using Rows = std::vector<library::RecordingRow>;

    void addSelectionCommands();
    void addLibraryCommands();
    /// Gives \a use what is known of the selected ones, when it is there.
    void withSelected(std::function<void(const Rows &)> use);
    void open();
    void verify();
    void tellVerified(const std::vector<qint64> &ids);
    void chooseExport();
    void exportTo(const QString &path);
    void pin();
    void remove();

    QWidget *m_parent;
    LibraryService &m_service;
    std::function<std::vector<qint64>()> m_selected;
    CommandSet m_commands;
};

} // namespace tickscope
