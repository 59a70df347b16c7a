// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/bench_render/render_measures.h"

#include <chrono>
#include <cmath>
#include <functional>
#include <numeric>

#include <QGuiApplication>

#include "core/analysis/outlined_recording.h"
#include "core/base/limits.h"
#include "core/base/try.h"
#include "core/timeline/cursor.h"
#include "core/timeline/index_pass.h"
#include "ui/world/game_art/tee_parts.h"
#include "ui/world/hud/hud.h"
#include "ui/world/scene_renderer.h"

namespace tickscope::bench {

namespace {

constexpr int PlayedFrames = 900;
constexpr int ScrubSteps = 600;
constexpr int ZoomSteps = 40;
constexpr double ZoomStep = 1.25;
constexpr Time FrameTime(1'000'000'000 / 60);

/// Adds the times of some pictures, each of which \a work draws.
void addTimes(Figures &figures, const std::string &what, int count,
              const std::function<void(int step)> &work)
{
    using Clock = std::chrono::steady_clock;
    std::vector<double> times;
    std::vector<double> walls;
    const auto milliseconds = [](Seconds time) { return time.count() * 1e3; };
    for (int step = 0; step < count; ++step) {
        const Clock::time_point start = Clock::now();
        const Seconds begin = cpuTime();
        work(step);
        times.push_back(milliseconds(cpuTime() - begin));
        walls.push_back(milliseconds(Clock::now() - start));
    }
    std::ranges::sort(times);
    std::ranges::sort(walls);
    const auto mean = [count](const std::vector<double> &of) {
        return std::accumulate(of.begin(), of.end(), 0.0) / count;
    };
    const auto tail = static_cast<std::size_t>(0.95 * (count - 1));
    figures.insert(figures.end(), {{what + ", mean CPU", mean(times), "ms"},
                                   {what + ", 95th percentile of CPU", times[tail], "ms"},
                                   {what + ", longest", times.back(), "ms"},
                                   {what + ", mean", mean(walls), "ms wall"},
                                   {what + ", 95th percentile", walls[tail], "ms wall"}});
}

/// What the window does for a picture: state, scene, drawing.
class Player
{
public:
    Player(const OutlinedRecording &file, Shared<Index> index, Shared<MapContent> map, QSize size)
        : m_index(std::move(index))
        , m_map(std::move(map))
        , m_cursor(file.recording, limits::CursorCache)
        , m_mover(file.recording->makeMotion(m_map)->makeMover())
        , m_scenes(file.recording->makeScene(m_map))
        , m_game(GameData::installed())
        , m_image(size, QImage::Format_RGB32)
    {
        if (m_map)
            m_textures = MapTextures::load(m_map->backdrop().picture, m_game.get());
    }

    void show(Time time, double zoom)
    {
        const double position = m_index->outline().time.positionAt(time);
        const Tick tick{static_cast<std::int64_t>(std::floor(position))};
        const auto frame = m_cursor.frameAt(tick, *m_index, *m_mover, {});
        if (!frame)
            return;
        const Scene scene = m_scenes->make(*frame, position);
        loadPictures(*m_game, picturesOf(scene));
        RenderOptions options;
        options.size = m_image.size();
        options.hudContent = recentEvents(*m_index, time).hud;
        options.game = m_game;
        options.mapTextures = m_textures;
        options.mayBeCoarse = true;
        const Vector2 centre = scene.camera           ? *scene.camera
                               : scene.actors.empty() ? Vector2{}
                                                      : scene.actors.front().position;
        options.camera = Camera::atPlayScale({centre.x, centre.y}, options.size)
                             .zoomed(zoom, QRectF(m_image.rect()).center(), options.size);
        renderScene(m_image, m_map ? &m_map->backdrop() : nullptr, scene, options, &m_painter);
    }

private:
    Shared<Index> m_index;
    Shared<MapContent> m_map;
    Cursor m_cursor;
    std::unique_ptr<Mover> m_mover;
    Shared<SceneMaker> m_scenes;
    std::shared_ptr<const GameData> m_game;
    std::shared_ptr<const MapTextures> m_textures;
    MapPainter m_painter;
    QImage m_image;
};

} // namespace

Result<Figures> measureRender(const std::string &path)
{
    // Texts need an application; it opens no display.
    ::setenv("QT_QPA_PLATFORM", "offscreen", 1);
    static int count = 1;
    static char name[] = "tickscope-bench";
    static char *words[] = {name, nullptr};
    static const QGuiApplication application(count, words);

    TRY_ASSIGN(const auto file, openOutlined(path, {}));
    TRY_ASSIGN(const auto index, buildIndex(file.recording, {}));
    auto mapFile = file.recording->embeddedMapFile({});
    const auto map = mapFile ? file.recording->readMap(std::move(*mapFile))
                             : Result<Shared<MapContent>>(tl::unexpected(mapFile.error()));
    const Time length = index->outline().time.length();
    const Time middle = length / 2;
    Figures figures;
    for (const QSize size : {QSize(1280, 720), QSize(1920, 1080), QSize(3840, 2160)}) {
        const std::string pixels = std::to_string(size.width()) + " x "
                                   + std::to_string(size.height());
        Player player(file, index, map ? *map : nullptr, size);
        player.show(middle, 1.0);
        addTimes(figures, "picture of " + pixels, PlayedFrames,
                 [&](int step) { player.show(middle + step * FrameTime, 1.0); });
        addTimes(figures, "scrubbing at " + pixels, ScrubSteps,
                 [&](int step) { player.show(length * step / ScrubSteps, 1.0); });
        addTimes(figures, "zoom step at " + pixels, ZoomSteps,
                 [&](int step) { player.show(middle, std::pow(ZoomStep, step % 20 - 15)); });
    }
    return figures;
}

} // namespace tickscope::bench
