// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <vector>

#include <QObject>

#include "core/playback/time_command.h"
#include "ui/commands/command_set.h"

namespace tickscope {

/// The commands that go to another time, and how far a jump goes.
class GoCommands : public QObject
{
    Q_OBJECT

public:
    explicit GoCommands(ActiveDocument &document, QObject *parent = nullptr);

    [[nodiscard]] CommandSet &commands() { return m_commands; }

    /// How far "jump" goes; the shorter and longer jumps are a tenth and ten times. Kept in the
    /// settings.
    [[nodiscard]] Time jumpLength() const { return m_jumpLength; }
    void setJumpLength(Time length);
    /// Goes where somebody wants to who typed that; see typedDestination().
    Result<TimeCommand> goToTyped(const QString &typed);

signals:
    /// The person wants to type where to go.
    void typingWanted();
    void jumpLengthChanged();

private:
    void addSteps();
    void addLandmarks();
    void addActions();
    void addPlaces();
    [[nodiscard]] std::function<void()> sends(const TimeCommand &command);
    [[nodiscard]] std::function<void()> goes(std::string_view landmark, SeekDirection direction);
    [[nodiscard]] std::function<void()> jumps(double factor);

    ActiveDocument &m_document;
    CommandSet m_commands;
    Time m_jumpLength;
};

/// A length of a jump that is offered.
struct JumpLength {
    QString text;
    qint64 milliseconds = 0;
};
[[nodiscard]] std::vector<JumpLength> jumpLengths();

/// The argument of "go.to" for \a tick.
[[nodiscard]] QString destinationText(Tick tick);

/// The commands that play a recording and loop a part of it.
class PlaybackCommands : public QObject
{
    Q_OBJECT

public:
    explicit PlaybackCommands(ActiveDocument &document, QObject *parent = nullptr);

    [[nodiscard]] CommandSet &commands() { return m_commands; }

private:
    void addPlaying();
    void addLoop();
    [[nodiscard]] std::function<void()> sends(const TimeCommand &command);
    /// Does \a change, and lets what it made of the loop be undone.
    void changeLoop(const QString &what, const std::function<void()> &change);
    /// At \a tick; at the head without one.
    void beginLoop(const std::optional<Tick> &tick);
    void endLoop(const std::optional<Tick> &tick);

    ActiveDocument &m_document;
    CommandSet m_commands;
};

} // namespace tickscope
