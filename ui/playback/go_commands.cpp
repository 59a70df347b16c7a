// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/playback/go_commands.h"

#include <chrono>

#include <QSettings>

#include "core/model/event/shared_event_kinds.h"
#include "ui/commands/command_keys.h"
#include "ui/document/active_document.h"
#include "ui/settings_keys.h"
#include "ui/settings_news.h"
#include "ui/texts/number_text.h"

namespace tickscope {

namespace {

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

GoCommands::GoCommands(ActiveDocument &document)
    : QObject(&document)
    , m_document(document)
    , m_commands(this, document)
    , m_jumpLength(storedJumpLength())
{
    addSteps();
    addLandmarks();
    addActions();
    addPlaces();
    m_commands.refreshWith(Document::TimeChanged | Document::GrowthChanged);
    connect(&SettingsNotifier::instance(), &SettingsNotifier::changed, this,
            [this](const QString &key) {
                if (key != settings::JumpLength)
                    return;
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

bool GoCommands::goTo(const QVariant &destination)
{
    if (!destination.isValid()) {
        emit typingWanted();
        return true;
    }
    const auto command = parseDestination(typedTime(destination.toString()),
                                          m_document->playback().time().time());
    if (command)
        m_document->playback().apply(*command);
    return command.has_value();
}

void GoCommands::addSteps()
{
    const auto add = [this](Command command) { m_commands.add(std::move(command)); };
    add({.id = "go.to",
         .text = tr("Go to…"),
         .shortcuts = keys({"Ctrl+G", "G"}),
         .handler = [this](const QVariant &destination) { return goTo(destination); },
         .place = {MenuName::Go, 100},
         .toolTip = tr("Type a time or tick to go to"),
         .icon = "go-to",
         .argument = Argument::Optional,
         .argumentHint = tr("a time (4:07.3) or a tick (@12365)")});
    add({.id = "go.stepBack",
         .text = tr("Previous tick"),
         .shortcuts = keys({","}),
         .handler = sends(TimeCommand::stepBy(-1)),
         .place = {MenuName::Go, 200},
         .icon = "step-back"});
    add({.id = "go.stepForward",
         .text = tr("Next tick"),
         .shortcuts = keys({"."}),
         .handler = sends(TimeCommand::stepBy(1)),
         .place = {MenuName::Go, 210},
         .icon = "step-forward"});
    add({.id = "go.jumpBack",
         .text = tr("Jump back"),
         .shortcuts = keys({"Left"}),
         .handler = jumps(-1),
         .place = {MenuName::Go, 220},
         .icon = "jump-back"});
    add({.id = "go.jumpForward",
         .text = tr("Jump forward"),
         .shortcuts = keys({"Right"}),
         .handler = jumps(1),
         .place = {MenuName::Go, 230},
         .icon = "jump-forward"});
    add({.id = "go.shortJumpBack",
         .text = tr("Small jump back"),
         .shortcuts = keys({"Shift+Left"}),
         .handler = jumps(-0.1),
         .place = {MenuName::Go, 240},
         .toolTip = tr("A tenth of a jump back")});
    add({.id = "go.shortJumpForward",
         .text = tr("Small jump forward"),
         .shortcuts = keys({"Shift+Right"}),
         .handler = jumps(0.1),
         .place = {MenuName::Go, 250},
         .toolTip = tr("A tenth of a jump forward")});
    add({.id = "go.longJumpBack",
         .text = tr("Large jump back"),
         .shortcuts = keys({"Ctrl+Left"}),
         .handler = jumps(-10),
         .place = {MenuName::Go, 260},
         .toolTip = tr("Ten jumps back")});
    add({.id = "go.longJumpForward",
         .text = tr("Large jump forward"),
         .shortcuts = keys({"Ctrl+Right"}),
         .handler = jumps(10),
         .place = {MenuName::Go, 270},
         .toolTip = tr("Ten jumps forward")});
}

void GoCommands::addLandmarks()
{
    const auto add = [this](Command command) { m_commands.add(std::move(command)); };
    add({.id = "go.previousEvent",
         .text = tr("Previous event"),
         .shortcuts = keys({"P"}),
         .handler = goes(landmark::Event, SeekDirection::Backward),
         .place = {MenuName::Go, 300},
         .toolTip = tr("Go to the previous event shown by the filter"),
         .icon = "previous-event"});
    add({.id = "go.nextEvent",
         .text = tr("Next event"),
         .shortcuts = keys({"N"}),
         .handler = goes(landmark::Event, SeekDirection::Forward),
         .place = {MenuName::Go, 310},
         .toolTip = tr("Go to the next event shown by the filter"),
         .icon = "next-event"});
    add({.id = "go.previousMarker",
         .text = tr("Previous marker"),
         .shortcuts = keys({"Shift+P"}),
         .handler = goes(landmark::Marker, SeekDirection::Backward),
         .place = {MenuName::Go, 340},
         .icon = "previous-marker"});
    add({.id = "go.nextMarker",
         .text = tr("Next marker"),
         .shortcuts = keys({"Shift+N"}),
         .handler = goes(landmark::Marker, SeekDirection::Forward),
         .place = {MenuName::Go, 350},
         .icon = "next-marker"});
    add({.id = "go.previousKeyframe",
         .text = tr("Previous keyframe"),
         .shortcuts = keys({"PgUp"}),
         .handler = goes(landmark::SeekPoint, SeekDirection::Backward),
         .place = {MenuName::Go, 360},
         .icon = "previous-keyframe"});
    add({.id = "go.nextKeyframe",
         .text = tr("Next keyframe"),
         .shortcuts = keys({"PgDown"}),
         .handler = goes(landmark::SeekPoint, SeekDirection::Forward),
         .place = {MenuName::Go, 370},
         .icon = "next-keyframe"});
}

void GoCommands::addActions()
{
    const QString actions = tr("Hooks and hits");
    const auto add = [this](Command command) { m_commands.add(std::move(command)); };
    add({.id = "go.action.previousHook",
         .text = tr("Previous hook"),
         .shortcuts = keys({"Shift+O"}),
         .handler = goes(sharedKind("hook").id, SeekDirection::Backward),
         .place = {MenuName::Go, 320, actions},
         .toolTip = tr("Go to the previous attached hook of the players shown by the filter")});
    add({.id = "go.action.nextHook",
         .text = tr("Next hook"),
         .shortcuts = keys({"O"}),
         .handler = goes(sharedKind("hook").id, SeekDirection::Forward),
         .place = {MenuName::Go, 321, actions},
         .toolTip = tr("Go to the next attached hook of the players shown by the filter")});
    add({.id = "go.action.previousHit",
         .text = tr("Previous hit"),
         .shortcuts = keys({"Shift+I"}),
         .handler = goes(sharedKind("hit").id, SeekDirection::Backward),
         .place = {MenuName::Go, 322, actions},
         .toolTip = tr("Go to the previous weapon hit by the players shown by the filter")});
    add({.id = "go.action.nextHit",
         .text = tr("Next hit"),
         .shortcuts = keys({"I"}),
         .handler = goes(sharedKind("hit").id, SeekDirection::Forward),
         .place = {MenuName::Go, 323, actions},
         .toolTip = tr("Go to the next weapon hit by the players shown by the filter")});
}

void GoCommands::addPlaces()
{
    const auto add = [this](Command command) { m_commands.add(std::move(command)); };
    add({.id = "go.start",
         .text = tr("Beginning"),
         .shortcuts = keys({"Home"}),
         .handler = sends(TimeCommand::goToShare(0.0)),
         .place = {MenuName::Go, 500},
         .toolTip = tr("Go to the first tick")});
    add({.id = "go.end",
         .text = tr("End"),
         .shortcuts = keys({"End"}),
         .handler = sends(TimeCommand::goToShare(1.0)),
         .place = {MenuName::Go, 510},
         .toolTip = tr("Go to the last tick")});
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
