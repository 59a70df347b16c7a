// SPDX-License-Identifier: GPL-3.0-or-later
#include <cstdlib>
#include <memory>
#include <optional>
#include <set>
#include <vector>

#include <QBuffer>
#include <QDir>
#include <QFileInfo>
#include <QGuiApplication>
#include <QImage>
#include <QImageWriter>
#include <QSize>

#include "app/cli/input/opened_recording.h"
#include "app/cli/input/who_and_when.h"
#include "app/cli/output/json_text.h"
#include "app/cli/output/new_file.h"
#include "app/cli/output/translated.h"
#include "app/screenshot/commands.h"
#include "core/base/limits.h"
#include "core/model/scene/map_backdrop.h"
#include "core/model/scene/scene.h"
#include "core/timeline/cursor.h"
#include "core/timeline/stretch_index.h"
#include "ui/world/canvas/game_data.h"
#include "ui/world/game_art/game_pictures.h"
#include "ui/world/hud/bubbles.h"
#include "ui/world/hud/hud.h"
#include "ui/world/hud/hud_watch.h"
#include "ui/world/hud/recent_events.h"
#include "ui/world/small_picture.h"

namespace tickscope::cli {

namespace {

/// What `screenshot` shows.
struct ScreenshotOptions {
    QSize size{1280, 720};
    std::optional<int> followClient;      ///< Client ID in the middle of the picture.
    double zoom = 1.0;                    ///< Closer above 1; 1 is what a player at play sees.
    bool hud = true;                      ///< Text over the picture and names; else only the world.
    HudContent hudContent;                ///< See recentEvents().
    std::vector<Bubble> bubbles;          ///< See recentEvents().
    std::shared_ptr<const GameData> game; ///< The game's own pictures; null: drawn shapes.
};

/// Without followClient the recorder's own view where \a scene has one, else all players.
/// An application object must exist for fonts.
///
/// \param map  null when there is none.
QImage renderScreenshot(const MapBackdrop *map, const Scene &scene,
                        const ScreenshotOptions &options)
{
    QImage image(options.size, QImage::Format_RGB32);
    if (image.isNull())
        return image;
    RenderOptions render;
    render.size = options.size;
    const QPointF middle(options.size.width() / 2.0, options.size.height() / 2.0);
    render.camera = cameraOf(scene, map, options.followClient, options.size)
                        .zoomed(options.zoom, middle, options.size);
    render.hud = options.hud;
    render.hudContent = options.hudContent;
    render.bubbles = options.bubbles;
    render.game = options.game;
    render.snapsToPixels = false;
    if (map)
        render.mapTextures = MapTextures::load(map->picture, options.game.get());
    if (options.game)
        loadPictures(*options.game, picturesOf(scene));
    render.selectedClient = options.hud ? options.followClient : std::nullopt;
    renderScene(image, map, scene, render);
    return image;
}

/// The least that shows anything, and what painters and PNG readers still take.
constexpr int LeastSide = 16;
constexpr int LargestSide = 8192;

/// In place of a folder; one of that name is ./none.
constexpr std::string_view NoData = "none";

Result<ScreenshotOptions> pictureOptions(const Arguments &arguments)
{
    ScreenshotOptions options;
    if (const auto text = arguments.value("--size")) {
        const auto size = parsePictureSize(*text, LeastSide, LargestSide);
        if (!size)
            return tl::unexpected(size.error());
        options.size = QSize(size->width, size->height);
    }
    const auto zoom = arguments.real("--zoom");
    if (!zoom)
        return tl::unexpected(zoom.error());
    options.zoom = zoom->value_or(1.0);
    if (options.zoom < 0.01 || options.zoom > 100.0)
        return failure(ErrorCode::BadInput,
                       faultKind<QT_TRANSLATE_NOOP("faults", "--zoom must be from 0.01 to 100")>);
    options.hud = !arguments.has("--no-hud");
    const std::string folder = arguments.value("--data").value_or("");
    if (folder != NoData && !folder.empty()
        && !QDir(QString::fromLocal8Bit(folder.c_str())).exists())
        return failure(
            ErrorCode::Io,
            {faultKind<QT_TRANSLATE_NOOP("faults", "--data: there is no folder {0}")>, folder});
    if (folder != NoData)
        options.game = GameData::installed(QString::fromLocal8Bit(folder.c_str()));
    return options;
}

/// What kind of picture a file of that name holds; PNG if it does not say.
QByteArray pictureKind(const std::string &path)
{
    const QByteArray suffix
        = QFileInfo(QString::fromLocal8Bit(path.c_str())).suffix().toLower().toLatin1();
    return suffix.isEmpty() ? QByteArrayLiteral("png") : suffix;
}

Result<void> checkPictureKind(const std::string &path)
{
    guiApplication();
    const QList<QByteArray> kinds = QImageWriter::supportedImageFormats();
    if (kinds.contains(pictureKind(path)))
        return {};
    return failure(
        ErrorCode::BadInput,
        {faultKind<QT_TRANSLATE_NOOP(
             "faults",
             "--output: images cannot be written as \"{0}\"; name it .png, or one of {1}")>,
         pictureKind(path).toStdString(), kinds.join(", ").toStdString()});
}

Result<void> checkScreenshot(const Arguments &arguments)
{
    if (arguments.has("--tick") == arguments.has("--at"))
        return failure(ErrorCode::BadInput, faults::GiveEitherTickTOrAtTime);
    if (!arguments.has("--output"))
        return failure(
            ErrorCode::BadInput,
            faultKind<QT_TRANSLATE_NOOP("faults", "give the image to write with -o OUT.png")>);
    if (auto checked = checkPictureKind(*arguments.value("--output")); !checked)
        return checked;
    if (arguments.files().size() > 1)
        return failure(
            ErrorCode::BadInput,
            faultKind<QT_TRANSLATE_NOOP("faults", "give one FILE: there is only one image")>);
    if (const auto tick = arguments.real("--tick"); !tick)
        return tl::unexpected(tick.error());
    return pictureOptions(arguments).map([](const auto &) {});
}

/// What the picture shows, beside the world: what happened shortly before \a moment, and who
/// is there. The numbers of players only where one is asked for.
Result<Shared<Index>> indexFor(const OpenedRecording &opened, const Arguments &arguments,
                               const Moment &moment)
{
    if (isPlayerNumber(arguments.value("--follow").value_or("")))
        return readIndex(opened, arguments);
    const TimeBase &time = opened.time();
    const Tick first = time.tickAt(time.timeAt(moment.tick) - HudMaker::Span);
    return indexOfStretch(opened.recording, opened.outline, {first, moment.tick}, {})
        .map([](const StretchIndex &stretch) { return stretch.index; });
}

/// The slot that --follow names at \a tick.
Result<std::optional<int>> followedClient(const Index &index, const Arguments &arguments, Tick tick)
{
    const auto name = arguments.value("--follow");
    if (!name)
        return std::optional<int>{};
    const std::string notThere = "player \"" + *name + "\" is not there at tick "
                                 + std::to_string(tick.value);
    if (isPlayerNumber(*name)) {
        const auto player = namedPlayer(index, *name);
        if (!player)
            return tl::unexpected(player.error());
        const auto client = (*player)->clientAt(tick);
        return client ? Result<std::optional<int>>(client)
                      : failure(ErrorCode::OutOfRange, {faults::Words, notThere});
    }
    std::set<int> clients;
    for (const Player *player : index.players().holdersOf(*name)) {
        if (const auto client = player->clientAt(tick))
            clients.insert(*client);
    }
    if (clients.empty())
        return failure(ErrorCode::OutOfRange, {faults::Words, notThere});
    if (clients.size() > 1)
        return failure(
            ErrorCode::BadInput,
            {faultKind<QT_TRANSLATE_NOOP(
                 "faults",
                 "several players are named \"{0}\" at that tick; give the number of one")>,
             *name});
    return std::optional(*clients.begin());
}

Result<void> save(const QImage &image, const std::string &path)
{
    QBuffer bytes;
    QImageWriter writer(&bytes, pictureKind(path));
    if (image.isNull() || !writer.write(image))
        return failure(ErrorCode::Io,
                       {faultKind<QT_TRANSLATE_NOOP("faults", "cannot write {0}: {1}")>, path,
                        writer.errorString().toStdString()});
    auto file = NewFile::create(path, IfPresent::Replace);
    if (!file)
        return tl::unexpected(file.error());
    file->stream().write(bytes.data().constData(), bytes.size());
    return file->finish();
}

Result<std::vector<Damage>> readScreenshot(const Task &task, const OpenedRecording &opened)
{
    const auto moment = chosenMoment(opened, task.arguments, Fractions::Allowed);
    if (!moment)
        return tl::unexpected(moment.error());
    auto options = pictureOptions(task.arguments);
    if (!options)
        return tl::unexpected(options.error());
    const auto index = indexFor(opened, task.arguments, *moment);
    if (!index)
        return tl::unexpected(index.error());
    const auto client = followedClient(**index, task.arguments, moment->tick);
    if (!client)
        return tl::unexpected(client.error());
    options->followClient = *client;

    const auto map = mapFor(opened, task.arguments);
    const Shared<MapContent> content = map ? map->content : nullptr;
    const OpenedRecording shown = rebuiltWith(opened, map);
    const bool isRebuilt = shown.recording != opened.recording;
    Cursor cursor(shown.recording, limits::CursorCache);
    const auto mover = shown.recording->makeMotion(content)->makeMover();
    // Rebuilding begins at the beginning, and ends at the tick.
    const Index begun(opened.outline);
    const auto frame = cursor.frameAt(moment->tick, isRebuilt ? begun : **index, *mover, {});
    if (!frame)
        return tl::unexpected(frame.error());
    const Scene scene = shown.recording->makeScene(content)->make(*frame, moment->position);
    guiApplication();
    const Time head = opened.time().timeAt(moment->tick);
    RecentEvents recent = recentEvents(**index, head);
    options->hudContent = std::move(recent.hud);
    options->bubbles = std::move(recent.bubbles);
    addWatched(options->hudContent, scene, **index, moment->tick, *client);
    const QImage image = renderScreenshot(content ? &content->backdrop() : nullptr, scene,
                                          *options);
    if (const auto saved = save(image, *task.arguments.value("--output")); !saved)
        return tl::unexpected(saved.error());
    if (task.arguments.wantsJson()) {
        Json json;
        insertText(json, "file", opened.name);
        insertText(json, "output", *task.arguments.value("--output"));
        json["tick"] = jsonNumber(moment->position);
        json["exactness"] = exactnessName(frame->exactness);
        task.output.write(jsonLine(json));
    }
    return (*index)->damage();
}

} // namespace

const Command &pictureCommand()
{
    static const Command command = [] {
        Command made = screenshotCommand();
        made.program = {};
        made.check = checkScreenshot;
        made.read = readScreenshot;
        return made;
    }();
    return command;
}

QGuiApplication &guiApplication()
{
    static int count = 1;
    static char name[] = "tickscope-cli";
    static char *words[] = {name, nullptr};
    ::setenv("QT_QPA_PLATFORM", "offscreen", 1);
    static QGuiApplication application(count, words);
    return application;
}

} // namespace tickscope::cli
