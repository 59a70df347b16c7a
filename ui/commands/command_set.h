// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <deque>

#include <QObject>
#include <QPointer>

#include "ui/commands/command.h"
#include "ui/document/document_change.h"

class QAction;
class QMenu;

namespace tickscope {

class ActiveDocument;

/// The commands of one part of the window, with their actions. A CommandRegistry finds it as a
/// child of the part; until then, and in tests of the part alone, its actions and run() work the
/// same, but for the keys of the window.
///
/// UI thread. \a part and the document must live longer.
class CommandSet : public QObject
{
    Q_OBJECT

public:
    /// \param part   whose commands they are, and the parent.
    /// \param title  of the panel that they are about; empty for the window.
    CommandSet(QObject *part, ActiveDocument &document, const QString &title = {});

    /// The action belongs to the set.
    QAction *add(Command command);
    /// Adds one of a panel or a context menu. \param more  what else it has.
    QAction *add(const QString &id, const QString &text, CommandHandler handler);
    QAction *add(const QString &id, const QString &text, Command more, CommandHandler handler);
    /// Adds one that stands in the menu bar. \param shortcuts  as keys() takes them.
    QAction *add(const QString &id, const QString &text,
                 std::initializer_list<const char *> shortcuts, const MenuPlace &place,
                 const QString &toolTip, CommandHandler handler);
    QAction *add(const QString &id, const QString &text,
                 std::initializer_list<const char *> shortcuts, const MenuPlace &place,
                 const QString &toolTip, Command more, CommandHandler handler);
    /// Asks for the state of all commands again with each of \a changes of the document.
    void refreshWith(DocumentChange::Changes changes) { m_watched |= changes; }
    /// Asks for the state of all commands again.
    void refresh();
    /// From now on \a other, which has the same commands, carries them out and says their state;
    /// null, or its end: this set itself. So one entry is about whichever of several views is used.
    void setStandIn(CommandSet *other);

    /// Gives the actions the keys that a person has chosen, else their own.
    void applyKeys();
    /// Takes \a key away from the action of \a id, until applyKeys().
    void dropKey(const QString &id, const QKeySequence &key);

    [[nodiscard]] QString title() const { return m_title; }
    /// In the order of add(); addresses stay.
    [[nodiscard]] std::vector<const Command *> commands() const;
    /// Null when \a id is none of the set.
    [[nodiscard]] const Command *find(const QString &id) const;
    /// Action of \a id, which must be one of the set.
    [[nodiscard]] QAction *action(const QString &id) const;
    CommandOutcome run(const QString &id, const QVariant &argument = {});
    [[nodiscard]] bool isPossible(const Command &command) const;
    /// Whether \a command is not possible because no recording is open.
    [[nodiscard]] bool awaitsRecording(const Command &command) const;
    /// Adds an entry to \a menu that runs \a id with \a argument. \param text  empty: the
    /// command's.
    QAction *offer(QMenu &menu, const QString &id, const QVariant &argument,
                   const QString &text = {});
    /// Adds an entry to \a menu that runs \a id with the argument of \a choice.
    QAction *offerChoice(QMenu &menu, const QString &id, const CommandChoice &choice);
    /// Adds all that \a id offers to choose from.
    void offerChoices(QMenu &menu, const QString &id);

signals:
    void added();
    void refreshed();

private:
    struct Entry {
        Command command;
        QAction *action = nullptr;
        QString text; ///< As it was shown last; in an open menu one letter of it is a key.
        QString icon;
    };

    [[nodiscard]] const Entry *entry(const QString &id) const;
    /// Of the one that stands in.
    [[nodiscard]] const Command &acting(const Command &command) const;
    bool carryOut(const Command &command, const QVariant &argument);
    void refresh(Entry &entry) const;
    void setKeys(const Entry &entry, const QList<QKeySequence> &keys) const;
    void showToolTip(const Entry &entry) const;

    ActiveDocument &m_document;
    QString m_title;
    DocumentChange::Changes m_watched = DocumentChange::RecordingChanged;
    std::deque<Entry> m_entries;
    QPointer<CommandSet> m_standIn;
};

/// \a text for a menu, where an ampersand would make the letter behind it a key.
[[nodiscard]] QString menuText(QString text);

} // namespace tickscope
