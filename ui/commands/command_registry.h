// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <functional>
#include <vector>

#include <QObject>
#include <QPointer>

#include "ui/commands/command_set.h"

namespace tickscope {

/// All commands of a window, whichever part has them: for menus, the list of shortcuts, and callers
/// that run a command by its id. Which widgets keep keys of theirs is up to KeyPolicy.
class CommandRegistry : public QObject
{
    Q_OBJECT

public:
    /// A command and where it is.
    struct Found {
        const Command *command = nullptr;
        CommandSet *set = nullptr;
    };

    /// \param window  gets the actions, so that shortcuts work everywhere in it.
    explicit CommandRegistry(QWidget &window);

    /// Takes the sets of all parts below \a root that it does not know yet.
    void collect(const QObject &root);

    /// \a makeRest  has parts collected that are not made before somebody wants to see them, or to
    /// know all commands.
    void setRest(std::function<void()> makeRest) { m_makeRest = std::move(makeRest); }

    /// All, in the order of the menus.
    [[nodiscard]] std::vector<Found> all() const;
    /// Those of the parts that are made by now, which are all that have a menu.
    [[nodiscard]] std::vector<Found> collected() const;
    /// Its command is null when none has \a id.
    [[nodiscard]] Found find(const QString &id) const;
    /// Action of \a id, which must be one of the list.
    [[nodiscard]] QAction *action(const QString &id) const;
    /// Commands, other than \a command, that \a key would start as well: each acts where the other
    /// does.
    [[nodiscard]] std::vector<Found> rivalsOf(const Command &command,
                                              const QKeySequence &key) const;
    CommandOutcome run(const QString &id, const QVariant &argument = {}) const;

signals:
    /// There are more commands.
    void grown();

private:
    [[nodiscard]] Found findCollected(const QString &id) const;
    void addActionsOf(const CommandSet &set);
    /// A key that a person chose is no longer that of a command which has it by itself: with two,
    /// none would act.
    void settleKeys();

    QWidget &m_window;
    std::vector<QPointer<CommandSet>> m_sets;
    std::function<void()> m_makeRest;
};

} // namespace tickscope
