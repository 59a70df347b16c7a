// SPDX-License-Identifier: GPL-3.0-or-later
// The list of all commands but those of the view; what is done with it stands in actions.cpp.
#include "ui/actions.h"
#include "ui/command_keys.h"

namespace tickscope {

void Actions::addFileCommands()
{
    const auto add = [this](Command command) {
        command.group = CommandGroup::File;
        m_commands.push_back(std::move(command));
    };
    add({.id = "file.open",
         .text = tr("Open…"),
         .shortcuts = keys({"Ctrl+O"}),
         .toolTip = tr("Open a recording"),
         .icon = "open",
         .handler = m_window.openFile,
         .needsRecording = false});
    add({.id = "file.openUrl",
         .text = tr("Open URL…"),
         .shortcuts = keys({"Ctrl+Shift+O"}),
         .toolTip = tr("Open a recording on a server"),
         .icon = {},
         .handler = m_window.openUrl,
         .needsRecording = false});
    add({.id = "file.previousInChain",
         .text = tr("Previous recording of this server"),
         .shortcuts = keys({"Ctrl+PgUp"}),
         .toolTip = tr("Open the recording that the server wrote before this one"),
         .icon = {},
         .handler = [this] { m_window.openNeighbour(m_document.neighbours().previous); },
         .beginsSection = true});
    add({.id = "file.nextInChain",
         .text = tr("Next recording of this server"),
         .shortcuts = keys({"Ctrl+PgDown"}),
         .toolTip = tr("Open the recording that the server wrote after this one"),
         .icon = {},
         .handler = [this] { m_window.openNeighbour(m_document.neighbours().next); }});
    add({.id = "file.chooseMap",
         .text = tr("Choose map file…"),
         .shortcuts = {},
         .toolTip = tr("Use a map file that you choose"),
         .icon = {},
         .handler = m_window.chooseMap,
         .beginsSection = true});
    add({.id = "file.mapFolders",
         .text = tr("Map folders…"),
         .shortcuts = {},
         .toolTip = tr("Choose folders that are searched for maps"),
         .icon = {},
         .handler = m_window.chooseMapFolders,
         .needsRecording = false});
    add({.id = "picture.copy",
         .text = tr("Copy picture"),
         .shortcuts = keys({"Ctrl+Shift+C"}),
         .toolTip = tr("Copy the picture of the world to the clipboard"),
         .icon = "copy",
         .handler = m_window.copyPicture,
         .beginsSection = true});
    add({.id = "picture.save",
         .text = tr("Save picture…"),
         .shortcuts = keys({"Ctrl+Shift+S"}),
         .toolTip = tr("Save the picture of the world as a file"),
         .icon = {},
         .handler = m_window.savePicture});
    add({.id = "file.close",
         .text = tr("Close recording"),
         .shortcuts = keys({"Ctrl+W"}),
         .toolTip = {},
         .icon = "close",
         .handler = m_window.closeFile,
         .beginsSection = true,
         .needsRecording = false});
    add({.id = "file.quit",
         .text = tr("Quit"),
         .shortcuts = keys({"Ctrl+Q"}),
         .toolTip = {},
         .icon = {},
         .handler = m_window.quit,
         .needsRecording = false});
}

void Actions::addPlaybackCommands()
{
    const auto add = [this](Command command) {
        command.group = CommandGroup::Playback;
        m_commands.push_back(std::move(command));
    };
    add({.id = "play.toggle",
         .text = tr("Play"),
         .shortcuts = keys({"Space"}),
         .toolTip = {},
         .icon = "play",
         .handler = sends(TimeAction::TogglePlay)});
    add({.id = "play.forward",
         .text = tr("Play forwards"),
         .shortcuts = keys({"L"}),
         .toolTip = tr("Play forwards; again: twice as fast"),
         .icon = "play",
         .handler = sends(TimeAction::PlayForward)});
    add({.id = "play.backward",
         .text = tr("Play backwards"),
         .shortcuts = keys({"J"}),
         .toolTip = tr("Play backwards; again: twice as fast"),
         .icon = "reverse",
         .handler = sends(TimeAction::PlayBackward)});
    add({.id = "play.pause",
         .text = tr("Pause"),
         .shortcuts = keys({"K"}),
         .toolTip = {},
         .icon = "pause",
         .handler = sends(TimeAction::Pause)});
    add({.id = "play.reverse",
         .text = tr("Turn direction"),
         .shortcuts = keys({"R"}),
         .toolTip = tr("Go the other way at the same speed"),
         .icon = {},
         .handler = [this] {
             m_document.apply({TimeAction::SetSpeed, -m_document.time().speed(), Time{0}, {}});
         }});
    add({.id = "play.slower",
         .text = tr("Slower"),
         .shortcuts = keys({"<", "Ctrl+Down"}),
         .toolTip = {},
         .icon = "slower",
         .handler = sends(TimeAction::Slower),
         .beginsSection = true});
    add({.id = "play.faster",
         .text = tr("Faster"),
         .shortcuts = keys({">", "Ctrl+Up"}),
         .toolTip = {},
         .icon = "faster",
         .handler = sends(TimeAction::Faster)});
    add({.id = "play.normalSpeed",
         .text = tr("Normal speed"),
         .shortcuts = keys({"Backspace"}),
         .toolTip = tr("Play at the speed of the game"),
         .icon = {},
         .handler = sends(TimeAction::SetSpeed, 1.0)});
    add({.id = "loop.begin",
         .text = tr("Loop from here"),
         .shortcuts = keys({"A", "["}),
         .toolTip = tr("The A–B loop begins here"),
         .icon = "loop-start",
         .handler = sends(TimeAction::LoopBegin),
         .beginsSection = true});
    add({.id = "loop.end",
         .text = tr("Loop to here"),
         .shortcuts = keys({"B", "]"}),
         .toolTip = tr("The A–B loop ends here"),
         .icon = "loop-end",
         .handler = sends(TimeAction::LoopEnd)});
    add({.id = "loop.clear",
         .text = tr("End the loop"),
         .shortcuts = keys({"X"}),
         .toolTip = tr("Forget the A–B loop"),
         .icon = "loop",
         .handler = sends(TimeAction::ClearLoop)});
    add({.id = "range.show",
         .text = tr("Show range"),
         .shortcuts = keys({"Shift+Z"}),
         .toolTip = tr("Zoom the timeline to the selected range"),
         .icon = {},
         .handler = m_window.showRange});
    add({.id = "range.copy",
         .text = tr("Copy range"),
         .shortcuts = keys({"Ctrl+Shift+R"}),
         .toolTip = tr("Copy duration, ticks and event counts of the selected range"),
         .icon = "copy",
         .handler = m_window.copyRange});
}

void Actions::addGoCommands()
{
    const auto add = [this](Command command) {
        command.group = CommandGroup::Go;
        m_commands.push_back(std::move(command));
    };
    add({.id = "go.to",
         .text = tr("Go to…"),
         .shortcuts = keys({"Ctrl+G", "G"}),
         .toolTip = tr("Type a time or a tick to go to"),
         .icon = "go-to",
         .handler = m_window.focusGoTo});
    add({.id = "go.stepBack",
         .text = tr("One tick back"),
         .shortcuts = keys({","}),
         .toolTip = {},
         .icon = "step-back",
         .handler = sends(TimeAction::StepTicks, -1),
         .beginsSection = true});
    add({.id = "go.stepForward",
         .text = tr("One tick on"),
         .shortcuts = keys({"."}),
         .toolTip = {},
         .icon = "step-forward",
         .handler = sends(TimeAction::StepTicks, 1)});
    add({.id = "go.jumpBack",
         .text = tr("Jump back"),
         .shortcuts = keys({"Left"}),
         .toolTip = {},
         .icon = "jump-back",
         .handler = jumps(-1)});
    add({.id = "go.jumpForward",
         .text = tr("Jump on"),
         .shortcuts = keys({"Right"}),
         .toolTip = {},
         .icon = "jump-forward",
         .handler = jumps(1)});
    add({.id = "go.shortJumpBack",
         .text = tr("Short jump back"),
         .shortcuts = keys({"Shift+Left"}),
         .toolTip = tr("A tenth of a jump back"),
         .icon = {},
         .handler = jumps(-0.1)});
    add({.id = "go.shortJumpForward",
         .text = tr("Short jump on"),
         .shortcuts = keys({"Shift+Right"}),
         .toolTip = tr("A tenth of a jump on"),
         .icon = {},
         .handler = jumps(0.1)});
    add({.id = "go.longJumpBack",
         .text = tr("Long jump back"),
         .shortcuts = keys({"Ctrl+Left"}),
         .toolTip = tr("Ten jumps back"),
         .icon = {},
         .handler = jumps(-10)});
    add({.id = "go.longJumpForward",
         .text = tr("Long jump on"),
         .shortcuts = keys({"Ctrl+Right"}),
         .toolTip = tr("Ten jumps on"),
         .icon = {},
         .handler = jumps(10)});
    add({.id = "go.previousEvent",
         .text = tr("Previous event"),
         .shortcuts = keys({"P"}),
         .toolTip = tr("Previous event that the filter shows"),
         .icon = "previous-event",
         .handler = sends(TimeAction::PreviousEvent),
         .beginsSection = true});
    add({.id = "go.nextEvent",
         .text = tr("Next event"),
         .shortcuts = keys({"N"}),
         .toolTip = tr("Next event that the filter shows"),
         .icon = "next-event",
         .handler = sends(TimeAction::NextEvent)});
    add({.id = "go.deed.previousHook",
         .text = tr("Previous hook"),
         .shortcuts = keys({"Shift+O"}),
         .toolTip = tr("Previous hook that holds something, of the players that the filter shows"),
         .icon = {},
         .handler = sends(TimeAction::PreviousHook)});
    add({.id = "go.deed.nextHook",
         .text = tr("Next hook"),
         .shortcuts = keys({"O"}),
         .toolTip = tr("Next hook that holds something, of the players that the filter shows"),
         .icon = {},
         .handler = sends(TimeAction::NextHook)});
    add({.id = "go.deed.previousHit",
         .text = tr("Previous hit"),
         .shortcuts = keys({"Shift+I"}),
         .toolTip = tr("Previous hit of a weapon, of the players that the filter shows"),
         .icon = {},
         .handler = sends(TimeAction::PreviousHit)});
    add({.id = "go.deed.nextHit",
         .text = tr("Next hit"),
         .shortcuts = keys({"I"}),
         .toolTip = tr("Next hit of a weapon, of the players that the filter shows"),
         .icon = {},
         .handler = sends(TimeAction::NextHit)});
    add({.id = "go.find",
         .text = tr("Find…"),
         .shortcuts = keys({"Ctrl+F"}),
         .toolTip = tr("Find in the panel with the keyboard focus, else in the events"),
         .icon = "filter",
         .handler = m_window.find});
    add({.id = "go.previousMarker",
         .text = tr("Previous marker"),
         .shortcuts = keys({"Shift+P"}),
         .toolTip = {},
         .icon = "previous-marker",
         .handler = sends(TimeAction::PreviousMarker)});
    add({.id = "go.nextMarker",
         .text = tr("Next marker"),
         .shortcuts = keys({"Shift+N"}),
         .toolTip = {},
         .icon = "next-marker",
         .handler = sends(TimeAction::NextMarker)});
    add({.id = "go.previousKeyframe",
         .text = tr("Previous keyframe"),
         .shortcuts = keys({"PgUp"}),
         .toolTip = {},
         .icon = "previous-keyframe",
         .handler = sends(TimeAction::PreviousSeekPoint)});
    add({.id = "go.nextKeyframe",
         .text = tr("Next keyframe"),
         .shortcuts = keys({"PgDown"}),
         .toolTip = {},
         .icon = "next-keyframe",
         .handler = sends(TimeAction::NextSeekPoint)});
    add({.id = "marker.add",
         .text = tr("Add marker"),
         .shortcuts = keys({"M"}),
         .toolTip = tr("Add a marker here"),
         .icon = "marker-add",
         .handler = [this] { addMarkerAtHead(); },
         .beginsSection = true});
    add({.id = "go.start",
         .text = tr("Beginning"),
         .shortcuts = keys({"Home"}),
         .toolTip = tr("Go to the first tick"),
         .icon = {},
         .handler = sends(TimeAction::GoToShare, 0.0),
         .beginsSection = true});
    add({.id = "go.end",
         .text = tr("End"),
         .shortcuts = keys({"End"}),
         .toolTip = tr("Go to the last tick"),
         .icon = {},
         .handler = sends(TimeAction::GoToShare, 1.0)});
    add({.id = "go.live",
         .text = tr("Go to live"),
         .shortcuts = keys({"Ctrl+End"}),
         .toolTip = tr("Go to the end of the recording that is still written, and play along"),
         .icon = "live",
         .handler = sends(TimeAction::GoToLive),
         .isCheckable = true});
    for (int digit = 0; digit <= 9; ++digit) {
        add({.id = QStringLiteral("go.percent%1").arg(digit * 10),
             .text = tr("%1 % of the recording").arg(digit * 10),
             .shortcuts = {QKeySequence(Qt::Key_0 + digit)},
             .toolTip = {},
             .icon = {},
             .handler = sends(TimeAction::GoToShare, digit / 10.0),
             .beginsSection = digit == 0});
    }
}

void Actions::addHelpCommands()
{
    const auto add = [this](Command command) {
        command.group = CommandGroup::Help;
        command.needsRecording = false;
        m_commands.push_back(std::move(command));
    };
    add({.id = "help.shortcuts",
         .text = tr("Keyboard shortcuts"),
         .shortcuts = keys({"F1", "?"}),
         .toolTip = tr("Show all keys"),
         .icon = {},
         .handler = m_window.showShortcuts});
    add({.id = "help.about",
         .text = tr("About Tickscope"),
         .shortcuts = {},
         .toolTip = {},
         .icon = "info",
         .handler = m_window.about});
}

} // namespace tickscope
