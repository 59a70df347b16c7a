// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/playback/go_commands.h"

#include <chrono>

#include <QSettings>

#include "core/model/event/shared_event_kinds.h"
#include "ui/commands/command_keys.h"
#include "ui/document/active_document.h"
#include "ui/settings_keys.h"
#include "ui/settings_notifier.h"
#include "ui/texts/text_jumps.h"

namespace tickscope {

constexpr auto Back = SeekDirection::Backward;
constexpr auto Forward = SeekDirection::Forward;

/// As the settings have it.
static Time storedJumpLength()
{
    return std::chrono::milliseconds(
        std::max(1LL, QSettings().value(settings::JumpLength, 5000).toLongLong()));
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
        {.id = "go.to",
         .text = tr("Go to…"),
         .shortcuts = keys({"Ctrl+G", "G"}),
         .handler =
             [this](const std::optional<QString> &typed) {
                 if (!typed)
                     emit typingWanted();
                 return !typed || goToTyped(*typed).has_value();
             },
         .place = {MenuName::Go, 100},
         .toolTip = tr("Type a time, tick or time of day to go to"),
         .icon = "go-to",
         .argument = Argument::Optional,
         .argumentHint = tr("a time (4:07.3), a tick (@12365) or a time of day (14:22:07 UTC)")});
    m_commands.addPlain("go.stepBack", tr("Previous tick"), {","}, sends(TimeCommand::stepBy(-1)),
                        {MenuName::Go, 200}, {}, "step-back");
    m_commands.addPlain("go.stepForward", tr("Next tick"), {"."}, sends(TimeCommand::stepBy(1)),
                        {MenuName::Go, 210}, {}, "step-forward");
    m_commands.addPlain("go.jumpBack", tr("Jump back"), {"Left"}, jumps(-1), {MenuName::Go, 220},
                        {}, "jump-back");
    m_commands.addPlain("go.jumpForward", tr("Jump forward"), {"Right"}, jumps(1),
                        {MenuName::Go, 230}, {}, "jump-forward");
    m_commands.addPlain("go.shortJumpBack", tr("Small jump back"), {"Shift+Left"}, jumps(-0.1),
                        {MenuName::Go, 240}, tr("A tenth of a jump back"));
    m_commands.addPlain("go.shortJumpForward", tr("Small jump forward"), {"Shift+Right"},
                        jumps(0.1), {MenuName::Go, 250}, tr("A tenth of a jump forward"));
    m_commands.addPlain("go.longJumpBack", tr("Large jump back"), {"Ctrl+Left"}, jumps(-10),
                        {MenuName::Go, 260}, tr("Ten jumps back"));
    m_commands.addPlain("go.longJumpForward", tr("Large jump forward"), {"Ctrl+Right"}, jumps(10),
                        {MenuName::Go, 270}, tr("Ten jumps forward"));
}

void GoCommands::addLandmarks()
{
    m_commands.addPlain("go.previousEvent", tr("Previous event"), {"P"},
                        goes(landmark::Event, Back), {MenuName::Go, 300},
                        tr("Go to the previous event shown by the filter"), "previous-event");
    m_commands.addPlain("go.nextEvent", tr("Next event"), {"N"}, goes(landmark::Event, Forward),
                        {MenuName::Go, 310}, tr("Go to the next event shown by the filter"),
                        "next-event");
    m_commands.addPlain("go.previousMarker", tr("Previous marker"), {"Shift+P"},
                        goes(landmark::Marker, Back), {MenuName::Go, 340}, {}, "previous-marker");
    m_commands.addPlain("go.nextMarker", tr("Next marker"), {"Shift+N"},
                        goes(landmark::Marker, Forward), {MenuName::Go, 350}, {}, "next-marker");
    m_commands.addPlain("go.previousKeyframe", tr("Previous keyframe"), {"PgUp"},
                        goes(landmark::SeekPoint, Back), {MenuName::Go, 360}, {},
                        "previous-keyframe");
    m_commands.addPlain("go.nextKeyframe", tr("Next keyframe"), {"PgDown"},
                        goes(landmark::SeekPoint, Forward), {MenuName::Go, 370}, {},
                        "next-keyframe");
}

void GoCommands::addActions()
{
    const QString actions = tr("Hooks and hits");
    m_commands.addPlain("go.action.previousHook", tr("Previous hook"), {"Shift+O"},
                        goes(sharedKind("hook").id, Back), {MenuName::Go, 320, actions},
                        tr("Go to the previous attached hook of the players shown by the filter"));
    m_commands.addPlain("go.action.nextHook", tr("Next hook"), {"O"},
                        goes(sharedKind("hook").id, Forward), {MenuName::Go, 321, actions},
                        tr("Go to the next attached hook of the players shown by the filter"));
    m_commands.addPlain("go.action.previousHit", tr("Previous hit"), {"Shift+I"},
                        goes(sharedKind("hit").id, Back), {MenuName::Go, 322, actions},
                        tr("Go to the previous weapon hit by the players shown by the filter"));
    m_commands.addPlain("go.action.nextHit", tr("Next hit"), {"I"},
                        goes(sharedKind("hit").id, Forward), {MenuName::Go, 323, actions},
                        tr("Go to the next weapon hit by the players shown by the filter"));
}

void GoCommands::addPlaces()
{
    const auto add = [this](Command command) { m_commands.add(std::move(command)); };
    m_commands.addPlain("go.start", tr("Beginning"), {"Home"}, sends(TimeCommand::goToShare(0.0)),
                        {MenuName::Go, 500}, tr("Go to the first tick"));
    m_commands.addPlain("go.end", tr("End"), {"End"}, sends(TimeCommand::goToShare(1.0)),
                        {MenuName::Go, 510}, tr("Go to the last tick"));
    add({.id = "go.live",
         .text = tr("Go to live"),
         .shortcuts = keys({"Ctrl+End"}),
         .handler = sends(TimeCommand::of(TimeAction::GoToLive)),
         .place = {MenuName::Go, 520},
         .toolTip = tr("Go to the end of the recording being written and keep playing"),
         .icon = "live",
         .isChecked = [this] { return m_document->playback().time().isLive(); },
         .isVisible = [this] { return m_document->reading().isGrowing(); }});
    for (int digit = 0; digit <= 9; ++digit) {
        add({.id = QStringLiteral("go.percent%1").arg(digit * 10),
             .text = tr("Jump to %1%").arg(digit * 10),
             .shortcuts = {QKeySequence(Qt::Key_0 + digit)},
             .handler = sends(TimeCommand::goToShare(digit / 10.0)),
             .place = {MenuName::Go, 530 + digit, tr("Jump to percentage")}});
    }
}

} // namespace tickscope
