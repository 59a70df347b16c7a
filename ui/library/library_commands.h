// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>

#include <QObject>

#include "core/base/tick.h"
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
    /// What is chosen in the library.
    struct Choice {
        std::vector<qint64> selected; ///< Numbers of recordings.
        QString text;                 ///< ListingQuery::text.
    };

    /// \param parent  a widget: dialogs stand before it.
    LibraryCommands(QWidget *parent, ActiveDocument &document, LibraryService &service,
                    std::function<Choice()> choice);

    /// After a change of the selection.
    void refresh() { m_commands.refresh(); }
    /// Whether there is a recording that one can be compared with.
    void setHasOpen(bool hasOpen)
    {
        m_hasOpen = hasOpen;
        refresh();
    }
    void offer(QMenu &menu);
    [[nodiscard]] QAction *action(const QString &id) const { return m_commands.action(id); }
    CommandOutcome run(const QString &id, const QVariant &argument = {})
    {
        return m_commands.run(id, argument);
    }

    /// Adds \a folder to the library and looks through it.
    void addFolder(const QString &folder);
    /// The same for what lies at an address. \param token  empty: none, or the one that is kept.
    void addAddress(const QString &address, const QString &token);
    void removeFolder(const QString &folder);

signals:
    /// It is to be opened, at the line of chat that was found.
    void chosen(const QString &path, std::optional<tickscope::Tick> tick);
    /// They are to be seen in one picture; one alone with the recording that is open.
    void comparisonWanted(const QStringList &paths);
    /// The library is to be shown, whatever is open.
    void wanted();
    /// An address is to be asked for.
    void addressWanted();
    /// Folders or pins are others.
    void placesChanged();
    /// What became of a wish.
    void reported(const QString &sentence);

private:
    using Rows = std::vector<library::RecordingRow>;

    void addSelectionCommands();
    void addLibraryCommands();
    /// Gives \a use what is known of the selected ones, when it is there.
    void withSelected(std::function<void(const Rows &)> use);
    void open();
    void openRows(const Rows &rows, const std::vector<std::optional<qint64>> &ticks);
    void compare();
    void verify();
    void reportVerified(const std::vector<qint64> &ids);
    void chooseExport();
    void exportTo(const QString &path);
    void pin();
    /// \param name  nothing: asks for it.
    void nameWorld(const std::optional<QString> &name);
    void remove();

    QWidget *m_parent;
    LibraryService &m_service;
    std::function<Choice()> m_choice;
    bool m_hasOpen = false;
    CommandSet m_commands;
};

} // namespace tickscope
