// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>
#include <set>
#include <string>

#include <QObject>
#include <QThreadPool>

#include "ui/commands/command_set.h"
#include "ui/jobs/latest_job.h"

namespace tickscope {

class Index;

/// The commands about kinds of events: which of them lists show, and going from one of a kind to
/// the next. Arguments are words of kinds.
class EventKindCommands : public QObject
{
    Q_OBJECT

public:
    using Kinds = std::set<std::string, std::less<>>;

    explicit EventKindCommands(ActiveDocument &document, QObject *parent = nullptr);
    ~EventKindCommands() override;

    [[nodiscard]] CommandSet &commands() { return m_commands; }

    /// All kinds that the recording has, and those that every format may have.
    [[nodiscard]] static Kinds allKinds(const Shared<Index> &index);
    /// How many events of \a kind the recording has, as far as it is read.
    [[nodiscard]] std::size_t countOf(const QString &kind) const;
    /// What a menu lists: kinds that the recording has, with counts, and those that people look
    /// for even where there are none; by title, and messages of protocols behind them.
    [[nodiscard]] std::vector<CommandChoice> choices() const;

private:
    void addFilters();
    void addSteps();
    void setHidden(const Kinds &hidden);
    /// The kind of \a argument, if there can be one like that.
    [[nodiscard]] std::optional<std::string> kindOf(const QVariant &argument) const;
    /// Which of \a all are hidden from now on, for a command about \a kind.
    using HiddenChange = void (*)(Kinds &hidden, const std::string &kind, const Kinds &all);
    /// False where \a argument is no kind.
    bool changeHidden(const QVariant &argument, HiddenChange change);
    /// To the nearest one after the head, or before it, by \a direction of 1 or -1.
    bool goToNeighbour(const QVariant &argument, int direction);

    ActiveDocument &m_document;
    CommandSet m_commands;
    QThreadPool m_pool;
    LatestJob<std::optional<Tick>> m_job; ///< Looks for the neighbour among all events.
};

} // namespace tickscope
