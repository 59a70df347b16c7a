// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/screenshot/drawn_recording.h"

#include <cstdint>
#include <set>
#include <string>
#include <string_view>

#include <QDir>

#include "app/cli/input/who_and_when.h"
#include "core/base/try.h"
#include "core/timeline/stretch_index.h"
#include "ui/world/hud/hud.h"

namespace tickscope::cli {

/// The least that shows anything, and what painters and PNG readers still take.
constexpr int LeastSide = 16;
constexpr int LargestSide = 8192;
/// Four bytes each; with all that draws them 256 MiB.
constexpr std::int64_t MostPixels = std::int64_t{LargestSide} * LargestSide / 2;

/// In place of a folder; one of that name is ./none.
constexpr std::string_view NoData = "none";

Result<PictureChoice> pictureChoice(const Arguments &arguments, QSize usualSize)
{
    PictureChoice choice;
    choice.style.size = usualSize;
    if (const auto text = arguments.value("--size")) {
        TRY_ASSIGN(const auto size, parsePictureSize(*text, LeastSide, LargestSide));
        if (std::int64_t{size.width} * size.height > MostPixels)
            return badInput(
                {Fault::tr("--size must be no more than %1 pixels in all"), MostPixels});
        choice.style.size = QSize(size.width, size.height);
    }
    TRY_ASSIGN(const auto zoom, arguments.real("--zoom"));
    choice.style.zoom = zoom.value_or(1.0);
    if (choice.style.zoom < 0.01 || choice.style.zoom > 100.0)
        return badInput(Fault::tr("--zoom must be from 0.01 to 100"));
    choice.style.hud = !arguments.has("--no-hud");
    const std::string folder = arguments.value("--data").value_or("");
    if (folder != NoData && !folder.empty()
        && !QDir(QString::fromLocal8Bit(folder.c_str())).exists())
        return ioError({Fault::tr("--data: there is no folder %1"), folder});
    if (folder != NoData)
        choice.game = GameData::installed(QString::fromLocal8Bit(folder.c_str()));
    return choice;
}

Result<Shared<Index>> pictureIndex(const OpenedRecording &opened, const Arguments &arguments,
                                   TickRange ticks)
{
    if (isPlayerNumber(arguments.value("--follow").value_or("")))
        return readIndex(opened, arguments);
    const TimeBase &time = opened.time();
    const Tick first = time.tickAt(time.timeAt(ticks.first) - HudMaker::Span);
    const auto seeks = ticks.first == ticks.last ? IndexSeeks::One : IndexSeeks::Many;
    return indexOfStretch(opened.recording, opened.outline, {first, ticks.last}, {},
                          {.seeks = seeks})
        .map([](const StretchIndex &stretch) { return stretch.index; });
}

Result<std::optional<int>> followedClient(const Index &index, const Arguments &arguments, Tick tick)
{
    const auto name = arguments.value("--follow");
    if (!name)
        return std::optional<int>{};
    const auto notThere = outOfRange(
        {Fault::tr("no player \"%1\" at tick %2"), *name, std::to_string(tick.value)});
    if (isPlayerNumber(*name)) {
        TRY_ASSIGN(const auto player, namedPlayer(index, *name));
        const auto client = player->clientAt(tick);
        return client ? Result<std::optional<int>>(client) : notThere;
    }
    std::set<int> clients;
    for (const Player *player : index.players().holdersOf(*name)) {
        if (const auto client = player->clientAt(tick))
            clients.insert(*client);
    }
    if (clients.empty())
        return notThere;
    if (clients.size() > 1)
        return badInput(
            {Fault::tr("several players are named \"%1\" at that tick; give the number of one"),
             *name});
    return std::optional(*clients.begin());
}

DrawnRecording drawnRecording(const OpenedRecording &opened, const Arguments &arguments,
                              Shared<Index> index, const PictureChoice &choice)
{
    const auto map = mapFor(opened, arguments);
    const Shared<MapContent> content = map ? map->content : nullptr;
    DrawnRecording drawn;
    drawn.recording = rebuiltWith(opened, map).recording;
    // Rebuilding begins at the beginning, and ends at the tick.
    const bool isRebuilt = drawn.recording != opened.recording;
    drawn.places = isRebuilt ? std::make_shared<const Index>(opened.outline) : index;
    drawn.motion = drawn.recording->makeMotion(content);
    drawn.painter = std::make_shared<const RecordingPainter>(
        PictureMaterial{drawn.recording->makeScene(content), std::move(index), content,
                        choice.game},
        choice.style);
    return drawn;
}

} // namespace tickscope::cli
