// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/playback/playback_commands.h"

#include "core/model/event/shared_event_kinds.h"
#include "ui/commands/history_commands.h"
#include "ui/document/active_document.h"
#include "ui/settings_notifier.h"
#include "ui/texts/text_jumps.h"

#include <chrono>

namespace tickscope {

constexpr auto Back = SeekDirection::Backward;
constexpr auto Forward = SeekDirection::Forward;

/// As the settings have it.
static Time storedJumpLength()
{
    return std::chrono::milliseconds(
        std::max(1LL, SettingsNotifier::value(settings::JumpLength, 5000).toLongLong()));
}

QString destinationText(Tick tick)
{
    return QStringLiteral("@%1").arg(tick.value);
}

std::vector<JumpLength> jumpLengths()
{
    std::vector<JumpLength> lengths;
    for (const int seconds : {1, 2, 5, 10, 30})
        lengths.push_back({GoCommands::tr("%1 s").arg(seconds), qint64{1000} * seconds});
    for (const int minutes : {1, 5, 10})
        lengths.push_back({GoCommands::tr("%1 min").arg(minutes), qint64{60'000} * minutes});
    return lengths;
}

GoCommands::GoCommands(ActiveDocument &document, QObject *parent)
    : QObject(parent)
    , m_document(document)
    , m_commands(this, document)
    , m_jumpLength(storedJumpLength())
{
    addSteps();
    addLandmarks();
    addActions();
    addPlaces();
    m_commands.refreshWith(Document::TimeChanged | Document::GrowthChanged);
    SettingsNotifier::instance().watch(settings::JumpLength, this, [this] {
        m_jumpLength = storedJumpLength();
        emit jumpLengthChanged();
    });
}

void GoCommands::setJumpLength(Time length)
{
    if (length == m_jumpLength || length <= Time{0})
        return;
    SettingsNotifier::instance().store(
        settings::JumpLength,
        qlonglong{std::chrono::duration_cast<std::chrono::milliseconds>(length).count()});
}

std::function<void()> GoCommands::sends(const TimeCommand &command)
{
    return [this, command] { m_document->playback().apply(command); };
}

std::function<void()> GoCommands::goes(std::string_view landmark, SeekDirection direction)
{
    return sends(TimeCommand::goTo(landmark, direction));
}

std::function<void()> GoCommands::jumps(double factor)
{
    return [this, factor] {
        const double length = static_cast<double>(m_jumpLength.count()) * factor;
        m_document->playback().apply(TimeCommand::jumpBy(Time{static_cast<Time::rep>(length)}));
    };
}

Result<TimeCommand> GoCommands::goToTyped(const QString &typed)
{
    const auto &recording = m_document->recording();
    auto command = typedDestination(typed, recording ? recording->info() : RecordingInfo(),
                                    m_document->playback().time().time());
    if (command)
        m_document->playback().apply(*command);
    return command;
}

void GoCommands::addSteps()
{
    m_commands.add(
        "go.to", tr("Go to…"), {"Ctrl+G", "G"}, {MenuName::Go, 100},
        tr("Type a time, tick or time of day to go to"),
        {.icon = "go-to",
         .argument = Argument::Optional,
         .argumentHint = tr("a time (4:07.3), a tick (@12365) or a time of day (14:22:07 UTC)")},
        [this](const std::optional<QString> &typed) {
            if (!typed)
                emit typingWanted();
            return !typed || goToTyped(*typed).has_value();
        });
    m_commands.add("go.stepBack", tr("Previous tick"), {","}, {MenuName::Go, 200}, {},
                   {.icon = "step-back"}, sends(TimeCommand::stepBy(-1)));
    m_commands.add("go.stepForward", tr("Next tick"), {"."}, {MenuName::Go, 210}, {},
                   {.icon = "step-forward"}, sends(TimeCommand::stepBy(1)));
    m_commands.add("go.jumpBack", tr("Jump back"), {"Left"}, {MenuName::Go, 220}, {},
                   {.icon = "jump-back"}, jumps(-1));
    m_commands.add("go.jumpForward", tr("Jump forward"), {"Right"}, {MenuName::Go, 230}, {},
                   {.icon = "jump-forward"}, jumps(1));
    m_commands.add("go.shortJumpBack", tr("Small jump back"), {"Shift+Left"}, {MenuName::Go, 240},
                   tr("A tenth of a jump back"), jumps(-0.1));
    m_commands.add("go.shortJumpForward", tr("Small jump forward"), {"Shift+Right"},
                   {MenuName::Go, 250}, tr("A tenth of a jump forward"), jumps(0.1));
    m_commands.add("go.longJumpBack", tr("Large jump back"), {"Ctrl+Left"}, {MenuName::Go, 260},
                   tr("Ten jumps back"), jumps(-10));
    m_commands.add("go.longJumpForward", tr("Large jump forward"), {"Ctrl+Right"},
                   {MenuName::Go, 270}, tr("Ten jumps forward"), jumps(10));
}

void GoCommands::addLandmarks()
{
    m_commands.add("go.previousEvent", tr("Previous event"), {"P"}, {MenuName::Go, 300},
                   tr("Go to the previous event shown by the filter"), {.icon = "previous-event"},
                   goes(landmark::Event, Back));
    m_commands.add("go.nextEvent", tr("Next event"), {"N"}, {MenuName::Go, 310},
                   tr("Go to the next event shown by the filter"), {.icon = "next-event"},
                   goes(landmark::Event, Forward));
    m_commands.add("go.previousMarker", tr("Previous marker"), {"Shift+P"}, {MenuName::Go, 340}, {},
                   {.icon = "previous-marker"}, goes(landmark::Marker, Back));
    m_commands.add("go.nextMarker", tr("Next marker"), {"Shift+N"}, {MenuName::Go, 350}, {},
                   {.icon = "next-marker"}, goes(landmark::Marker, Forward));
    m_commands.add("go.previousKeyframe", tr("Previous keyframe"), {"PgUp"}, {MenuName::Go, 360},
                   {}, {.icon = "previous-keyframe"}, goes(landmark::SeekPoint, Back));
    m_commands.add("go.nextKeyframe", tr("Next keyframe"), {"PgDown"}, {MenuName::Go, 370}, {},
                   {.icon = "next-keyframe"}, goes(landmark::SeekPoint, Forward));
}

void GoCommands::addActions()
{
    const QString actions = tr("Hooks and hits");
    m_commands.add("go.action.previousHook", tr("Previous hook"), {"Shift+O"},
                   {MenuName::Go, 320, actions},
                   tr("Go to the previous attached hook of the players shown by the filter"),
                   goes(sharedKind("hook").id, Back));
    m_commands.add("go.action.nextHook", tr("Next hook"), {"O"}, {MenuName::Go, 321, actions},
                   tr("Go to the next attached hook of the players shown by the filter"),
                   goes(sharedKind("hook").id, Forward));
    m_commands.add("go.action.previousHit", tr("Previous hit"), {"Shift+I"},
                   {MenuName::Go, 322, actions},
                   tr("Go to the previous weapon hit by the players shown by the filter"),
                   goes(sharedKind("hit").id, Back));
    m_commands.add("go.action.nextHit", tr("Next hit"), {"I"}, {MenuName::Go, 323, actions},
                   tr("Go to the next weapon hit by the players shown by the filter"),
                   goes(sharedKind("hit").id, Forward));
}

void GoCommands::addPlaces()
{
    m_commands.add("go.start", tr("Beginning"), {"Home"}, {MenuName::Go, 500},
                   tr("Go to the first tick"), sends(TimeCommand::goToShare(0.0)));
    m_commands.add("go.end", tr("End"), {"End"}, {MenuName::Go, 510}, tr("Go to the last tick"),
                   sends(TimeCommand::goToShare(1.0)));
    m_commands.add("go.live", tr("Go to live"), {"Ctrl+End"}, {MenuName::Go, 520},
                   tr("Go to the end of the recording being written and keep playing"),
                   {.icon = "live",
                    .isChecked = [this] { return m_document->playback().time().isLive(); },
                    .isVisible = [this] { return m_document->reading().isGrowing(); }},
                   sends(TimeCommand::of(TimeAction::GoToLive)));
    for (int digit = 0; digit <= 9; ++digit) {
        m_commands.add(QStringLiteral("go.percent%1").arg(digit * 10),
                       tr("Jump to %1%").arg(digit * 10), {QByteArray::number(digit)},
                       {MenuName::Go, 530 + digit, tr("Jump to percentage")}, {},
                       sends(TimeCommand::goToShare(digit / 10.0)));
    }
}

PlaybackCommands::PlaybackCommands(ActiveDocument &document, QObject *parent)
    : QObject(parent)
    , m_document(document)
    , m_commands(this, document)
{
    addPlaying();
    addLoop();
    m_commands.refreshWith(Document::TimeChanged | Document::RangeChanged);
}

std::function<void()> PlaybackCommands::sends(const TimeCommand &command)
{
    return [this, command] { m_document->playback().apply(command); };
}

void PlaybackCommands::addPlaying()
{
    m_commands.add(
        "play.toggle", tr("Play"), {"Space"}, {MenuName::Playback, 100}, {},
        {.icon = "play",
         .presentText =
             [this] {
                 return m_document->playback().time().isPlaying() ? tr("Pause") : tr("Play");
             },
         .presentIcon =
             [this] {
                 return QString(m_document->playback().time().isPlaying() ? "pause" : "play");
             }},
        sends(TimeCommand::of(TimeAction::TogglePlay)));
    m_commands.add("play.forward", tr("Play forwards"), {"L"}, {MenuName::Playback, 110},
                   tr("Play forwards; press again to double the speed"), {.icon = "play"},
                   sends(TimeCommand::of(TimeAction::PlayForward)));
    m_commands.add("play.backward", tr("Play backwards"), {"J"}, {MenuName::Playback, 120},
                   tr("Play backwards; press again to double the speed"), {.icon = "reverse"},
                   sends(TimeCommand::of(TimeAction::PlayBackward)));
    m_commands.add("play.pause", tr("Pause"), {"K"}, {MenuName::Playback, 130}, {},
                   {.icon = "pause"}, sends(TimeCommand::of(TimeAction::Pause)));
    m_commands.add("play.reverse", tr("Reverse direction"), {"R"}, {MenuName::Playback, 140},
                   tr("Play in the other direction at the same speed"), [this] {
                       m_document->playback().apply(
                           TimeCommand::setSpeed(-m_document->playback().time().speed()));
                   });
    m_commands.add("play.slower", tr("Slower"), {"<", "Ctrl+Down"}, {MenuName::Playback, 200}, {},
                   {.icon = "slower"}, sends(TimeCommand::of(TimeAction::Slower)));
    m_commands.add("play.faster", tr("Faster"), {">", "Ctrl+Up"}, {MenuName::Playback, 210}, {},
                   {.icon = "faster"}, sends(TimeCommand::of(TimeAction::Faster)));
    m_commands.add("play.normalSpeed", tr("Normal speed"), {"Backspace"}, {MenuName::Playback, 220},
                   tr("Play at game speed"), sends(TimeCommand::setSpeed(1.0)));
}

void PlaybackCommands::addLoop()
{
    m_commands.add("loop.begin", tr("Loop from here"), {"[", "Shift+A"}, {MenuName::Playback, 300},
                   tr("Start the A–B loop here"),
                   {.icon = "loop-start", .argument = Argument::Optional},
                   [this](const std::optional<Tick> &tick) {
                       changeLoop(tr("Loop from here"), [&] { beginLoop(tick); });
                   });
    m_commands.add("loop.end", tr("Loop to here"), {"]", "Shift+B"}, {MenuName::Playback, 310},
                   tr("End the A–B loop here"),
                   {.icon = "loop-end", .argument = Argument::Optional},
                   [this](const std::optional<Tick> &tick) {
                       changeLoop(tr("Loop to here"), [&] { endLoop(tick); });
                   });
    m_commands.add(
        "loop.clear", tr("Clear loop"), {"X"}, {MenuName::Playback, 320}, tr("Remove the A–B loop"),
        {.icon = "loop",
         .isEnabled = [this] { return m_document->playback().range().has_value(); }},
        [this] { changeLoop(tr("Clear loop"), [this] { m_document->playback().setRange({}); }); });
}

void PlaybackCommands::changeLoop(const QString &what, const std::function<void()> &change)
{
    Playback &playback = m_document->playback();
    const auto before = playback.range();
    change();
    const auto after = playback.range();
    if (after != before)
        m_document->history().push(new UndoStep(
            what, [&playback, after] { playback.setRange(after); },
            [&playback, before] { playback.setRange(before); }));
}

void PlaybackCommands::beginLoop(const std::optional<Tick> &tick)
{
    if (!tick)
        return m_document->playback().apply(TimeCommand::of(TimeAction::LoopBegin));
    const TickRange whole = m_document->playback().time().time().ticks();
    const TickRange present = m_document->playback().range().value_or(whole);
    const Tick first = whole.clamp(*tick);
    m_document->playback().setRange(
        TickRange{first, first < present.last ? present.last : whole.last});
}

void PlaybackCommands::endLoop(const std::optional<Tick> &tick)
{
    if (!tick)
        return m_document->playback().apply(TimeCommand::of(TimeAction::LoopEnd));
    const TickRange whole = m_document->playback().time().time().ticks();
    const TickRange present = m_document->playback().range().value_or(whole);
    const Tick last = whole.clamp(*tick);
    m_document->playback().setRange(
        TickRange{last > present.first ? present.first : whole.first, last});
}

} // namespace tickscope
