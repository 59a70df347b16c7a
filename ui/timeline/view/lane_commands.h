// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstddef>
#include <optional>
#include <vector>

#include <QObject>

#include "ui/commands/command_set.h"
#include "ui/timeline/lanes/lane_ticks.h"

namespace tickscope {

class TimelinePanel;

/// What can be done with the lanes of the timeline: hiding, colour, order, and lanes of one's own.
/// Arguments name a lane by its ID.
class LaneCommands : public QObject
{
    Q_OBJECT

public:
    LaneCommands(TimelinePanel &panel, ActiveDocument &document);

    /// Offers in \a menu what can be done with the lane \a laneId, where it names one, and with
    /// all.
    void offer(QMenu &menu, const QString &laneId);

private:
    void addChanges();
    void addOwn();
    void offerFor(QMenu &menu, std::size_t number);
    /// Number of the lane that \a argument names.
    [[nodiscard]] std::optional<std::size_t> laneOf(const QVariant &argument) const;
    /// The shown one that is next to \a lane, \a step of 1 or -1 down: past hidden ones, since a
    /// step must be seen.
    [[nodiscard]] std::optional<std::size_t> neighbour(std::size_t lane, int step) const;
    bool toggle(const QVariant &argument);
    bool remove(const QVariant &argument);
    bool move(const QVariant &argument, int step);
    /// "chat=blue"; "chat=none": as its events.
    bool setColor(const QVariant &argument);
    bool addKind(const QVariant &argument);
    /// \param argument  not set: asks for the text.
    void addText(const std::optional<QString> &text);
    void askForText();
    [[nodiscard]] std::vector<CommandChoice> laneChoices() const;
    [[nodiscard]] std::vector<CommandChoice> kindChoices() const;

    TimelinePanel &m_panel;
    ActiveDocument &m_document;
    CommandSet m_commands;
};

} // namespace tickscope
