// SPDX-License-Identifier: GPL-3.0-or-later
#include <optional>
#include <string>
#include <utility>
#include <vector>

#include <QFile>
#include <QFileInfo>
#include <QSize>

#include "app/cli/input/alignment.h"
#include "app/cli/input/who_and_when.h"
#include "app/cli/output/plain_text.h"
#include "app/cli/output/stop_signals.h"
#include "app/screenshot/commands.h"
#include "app/screenshot/drawn_recording.h"
#include "core/base/fault.h"
#include "core/base/try.h"
#include "core/export/text/json_row.h"
#include "core/io/new_file.h"
#include "core/playback/time_command.h"
#include "ui/style/theme.h"
#include "ui/video/video_drawing.h"
#include "ui/video/video_file.h"
#include "ui/video/video_format.h"

namespace tickscope::cli {

namespace {

constexpr QSize VideoSize(1920, 1080);
constexpr std::size_t MostGhosts = 3; ///< As in the window.
constexpr double GhostOpacity = 0.7;

/// What is asked for, as far as it is known without the recording.
struct VideoChoice {
    std::string path;
    IfPresent ifPresent = IfPresent::Refuse;
    const VideoFormat *format = nullptr; ///< Null: a file for each picture.
    PictureChoice picture;
    Rational fps{60, 1};
    Rational speed{1, 1};
};

bool isPictures(const std::string &path)
{
    return QFileInfo(localName(path)).suffix().compare(u"png", Qt::CaseInsensitive) == 0;
}

Result<const VideoFormat *> chosenFormat(const std::string &path)
{
    // A program that is handed a name as text needs one that is text.
    if (QFile::encodeName(localName(path)).toStdString() != path)
        return badInput(Fault::tr("--output: the name is not text"));
    if (const VideoFormat *format = videoFormatOf(localName(path)))
        return format;
    std::string kinds;
    for (const VideoFormat &format : videoFormats())
        kinds += "." + std::string(format.suffix) + ", ";
    return badInput({Fault::tr("--output must end in %1"), kinds + ".png"});
}

/// The value of \a option as a fraction, if it is given. Errors: BadInput.
Result<std::optional<Rational>> fraction(const Arguments &arguments, std::string_view option)
{
    const auto text = arguments.value(option);
    if (!text)
        return std::optional<Rational>{};
    const auto parsed = Rational::parse(*text);
    if (!parsed)
        return badInput({faults::About, std::string(option), parsed.error().fault});
    return std::optional(*parsed);
}

Result<VideoChoice> videoChoice(const Arguments &arguments)
{
    VideoChoice choice;
    choice.path = *arguments.value("--output");
    choice.ifPresent = arguments.has("--force") ? IfPresent::Replace : IfPresent::Refuse;
    TRY_ASSIGN(choice.picture, pictureChoice(arguments, VideoSize));
    if (!isPictures(choice.path)) {
        TRY_ASSIGN(choice.format, chosenFormat(choice.path));
        choice.fps = choice.format->usualRate;
    }
    TRY_ASSIGN(const auto fps, fraction(arguments, "--fps"));
    choice.fps = fps.value_or(choice.fps);
    TRY_ASSIGN(const auto speed, fraction(arguments, "--speed"));
    choice.speed = speed.value_or(choice.speed);
    TRY(FrameSequence::of(Time{0}, Time{0}, choice.fps, choice.speed));
    if (choice.format)
        TRY(checkVideoFormat(*choice.format, choice.picture.style.size, choice.fps));
    return choice;
}

Result<void> checkVideo(const Arguments &arguments)
{
    if (!arguments.has("--output"))
        return badInput(Fault::tr("give the video to write with -o OUT.mp4"));
    if (arguments.files().size() > 1)
        return badInput(Fault::tr("give one FILE: there is only one video"));
    TRY(checkRange(arguments));
    if (arguments.values("--compare").size() > MostGhosts)
        return badInput(
            {Fault::tr("--compare: %1 ghosts at most"), static_cast<std::int64_t>(MostGhosts)});
    TRY(chosenAlignment(arguments));
    return videoChoice(arguments).map([](const auto &) {});
}

/// Whom --follow names at each tick; nobody while that player is away.
struct FollowedPlayer {
    Shared<Index> index;
    const Arguments &arguments;

    /// Whether there is anybody to follow in \a ticks, if anybody is asked for.
    /// Errors: OutOfRange; BadInput where a name is that of several at a tick.
    [[nodiscard]] Result<void> check(TickRange ticks) const
    {
        const std::string name = arguments.value("--follow").value_or("");
        if (isPlayerNumber(name))
            TRY(namedPlayer(*index, name));
        for (Tick tick = ticks.first; tick <= ticks.last; tick = tick + 1) {
            const auto client = followedClient(*index, arguments, tick);
            if (client || client.error().code != ErrorCode::OutOfRange)
                return client.map([](const auto &) {});
        }
        return outOfRange({Fault::tr("player \"%1\" is not there in any of the ticks %2 to %3"),
                           name, ticks.first.value, ticks.last.value});
    }
    [[nodiscard]] std::optional<int> operator()(Tick tick) const
    {
        return followedClient(*index, arguments, tick).value_or(std::nullopt);
    }
};

/// Draws what \a order says, with progress on a terminal.
Result<void> writeVideo(const VideoOrder &order, const VideoTarget &target, const Task &task)
{
    const StopSignals interruption;
    Progress progress("writing " + target.file.path, task.arguments.isQuiet());
    const auto count = static_cast<double>(order.frames.count());
    return saveVideo(
        order, target,
        [&](std::int64_t done) { progress.showWithTimeLeft(static_cast<double>(done) / count); },
        interruption.token());
}

void writeReport(const Task &task, const VideoChoice &choice, const FrameSequence &frames)
{
    const QSize size = choice.picture.style.size;
    if (task.arguments.wantsJson()) {
        JsonRow json;
        json.insertText("file", task.file);
        json.insertText("output", choice.path);
        json.insert("frames", frames.count());
        json.insert("width", size.width());
        json.insert("height", size.height());
        json.insertNumber("fps", choice.fps.value());
        json.insertNumber("speed", choice.speed.value());
        json.insertNumber("seconds", std::chrono::duration<double>(frames.length()).count());
        task.output.write(json.line());
        return;
    }
    task.output.write(screenLine(choice.path) + ": "
                      + countText(static_cast<std::uint64_t>(frames.count()), "frame") + ", "
                      + clockText(frames.length()) + '\n');
}

/// A video with all that it takes.
struct ReadyVideo {
    VideoOrder order;
    Shared<Index> index; ///< Of what is shown.
};

/// What is drawn of \a opened. Errors: those of chosenTimes(), FrameSequence::of(), pictureIndex()
/// and followedClient().
Result<ReadyVideo> readyVideo(const OpenedRecording &opened, const Arguments &arguments,
                              const VideoChoice &choice)
{
    TRY_ASSIGN(const auto times, chosenTimes(opened, arguments));
    TRY_ASSIGN(auto frames, FrameSequence::of(times.first, times.last, choice.fps, choice.speed));
    const TickRange ticks{opened.time().tickAt(times.first), opened.time().tickAt(times.last)};
    TRY_ASSIGN(const auto index, pictureIndex(opened, arguments, ticks));
    FollowedPlayer followed{index, arguments};
    TRY(followed.check(ticks));
    DrawnRecording drawn = drawnRecording(opened, arguments, index, choice.picture);
    return ReadyVideo{VideoOrder{std::move(drawn.recording), std::move(drawn.places),
                                 std::move(drawn.motion), std::move(drawn.painter), frames,
                                 followed},
                      index};
}

/// The recordings that --compare names, laid beside the one of \a task.
/// Errors: those of openedSide() and pairedSides().
Result<std::vector<VideoGhost>> videoGhosts(const Task &task)
{
    const auto paths = task.arguments.values("--compare");
    const auto alignment = chosenAlignment(task.arguments);
    std::vector<VideoGhost> ghosts;
    if (paths.empty() || !alignment)
        return ghosts;
    TRY_ASSIGN(const auto own, openedSide(task.address, task.http, task.arguments));
    for (const std::string &path : paths) {
        TRY_ASSIGN(const auto other, openedSide(path, task.http, task.arguments));
        TRY_ASSIGN(const auto paired,
                   pairedSides(own.side, other.side, *alignment, nullptr, nullptr));
        reportDamage(other.opened, other.side.content.index->damage(), task.arguments);
        const Shared<Recording> &recording = other.side.content.recording;
        ghosts.push_back(
            {.source = {recording, other.side.content.index, other.side.motion,
                        recording->makeScene(other.map)},
             .timeAt = [pairing = paired.pairing](Time time) { return pairing.rightAt(time); },
             .tint = theme::ghostColor(static_cast<int>(ghosts.size())),
             .opacity = GhostOpacity});
    }
    return ghosts;
}

Result<ExitCode> runVideo(const Task &task)
{
    TRY_ASSIGN(auto choice, videoChoice(task.arguments));
    // Before anything is read that takes its time.
    TRY_ASSIGN(const auto ffmpeg, choice.format ? findFfmpeg() : Result<QString>(QString()));
    if (choice.format) {
        auto sources = task.arguments.values("--compare");
        sources.push_back(task.file);
        for (const std::string &source : sources)
            TRY(checkOutput(choice.path, source, choice.ifPresent));
    }
    TRY_ASSIGN(const auto opened, openRecording(task.address, task.http));
    if (task.arguments.has("--caption")) {
        const QString name = QFileInfo(localName(opened.name)).fileName();
        TRY_ASSIGN(choice.picture.style.caption, PictureCaption::of(*opened.recording, name, {}));
    }
    TRY_ASSIGN(auto ready, readyVideo(opened, task.arguments, choice));
    TRY_ASSIGN(ready.order.ghosts, videoGhosts(task));
    const VideoTarget target{{choice.path, task.file, choice.ifPresent}, choice.format, ffmpeg};
    TRY(writeVideo(ready.order, target, task));
    writeReport(task, choice, ready.order.frames);
    const std::vector<Damage> &damage = ready.index->damage();
    reportDamage(opened, damage, task.arguments);
    return damage.empty() ? ExitCode::Good : ExitCode::Damaged;
}

} // namespace

const Command &drawnVideoCommand()
{
    static const Command command = [] {
        Command made = VideoCommand;
        made.program = {};
        made.check = checkVideo;
        made.run = runVideo;
        return made;
    }();
    return command;
}

} // namespace tickscope::cli
