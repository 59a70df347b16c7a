// SPDX-License-Identifier: MIT
#include "core/formats/goldsrc/map/bsp_map.h"

#include <algorithm>
#include <array>
#include <cctype>
#include <cmath>
#include <cstdlib>
#include <memory>
#include <span>

#include "core/base/try.h"
#include "core/formats/goldsrc/messages/server_messages.h"

namespace tickscope::goldsrc {

namespace {

/// How far up the normal of a floor points, and how little that of a wall.
constexpr float FloorNormal = 0.7F;
constexpr float WallNormal = 0.3F;

bool startsWithNoCase(std::string_view text, std::string_view start)
{
    return text.size() >= start.size()
           && std::ranges::equal(text.substr(0, start.size()), start, [](char left, char right) {
                  return std::tolower(static_cast<unsigned char>(left)) == right;
              });
}

/// Sky, and what only the editor shows.
bool isInvisible(std::string_view texture)
{
    constexpr std::array<std::string_view, 6> Starts{"aaatrigger", "clip", "null",
                                                     "origin",     "hint", "skip"};
    constexpr std::string_view Sky = "sky";
    return (texture.size() == Sky.size() && startsWithNoCase(texture, Sky))
           || std::ranges::any_of(
               Starts, [&](std::string_view start) { return startsWithNoCase(texture, start); });
}

/// Brush entities that one can see.
bool isSolidClass(std::string_view name)
{
    constexpr std::array<std::string_view, 6> Classes{
        "func_wall", "func_door", "func_breakable", "func_illusionary", "func_plat", "func_train"};
    // Doors come in kinds: func_door_rotating.
    return std::ranges::any_of(Classes,
                               [&](std::string_view known) { return name.starts_with(known); });
}

/// Those of them that move while playing.
bool isMovingClass(std::string_view name)
{
    constexpr std::array<std::string_view, 3> Classes{"func_door", "func_plat", "func_train"};
    return std::ranges::any_of(Classes,
                               [&](std::string_view known) { return name.starts_with(known); });
}

bool isAreaClass(std::string_view name)
{
    return name == "func_bomb_target" || name == "func_buyzone" || name == "func_hostage_rescue";
}

bool isPlaceClass(std::string_view name)
{
    return name == "info_player_start" || name == "info_player_deathmatch"
           || name == "info_bomb_target" || name == "hostage_entity";
}

/// The scene's second coordinate grows downwards, the map's upwards.
MapPoint seenFromAbove(BspVector point, BspVector offset)
{
    return {point.x + offset.x, -(point.y + offset.y), point.z + offset.z};
}

/// Makes one layer of faces.
class LayerBuilder
{
public:
    LayerBuilder(const BspFile &map, std::string name)
        : m_map(map)
    {
        m_layer.name = std::move(name);
    }

    /// \param offset  by which the model's place differs from where the file has it.
    void addModel(const BspModel &model, BspVector offset)
    {
        const auto faces = std::span(m_map.faces).subspan(model.firstFace, model.faceCount);
        for (const BspFace &face : faces) {
            if (face.pointCount == 0 || isFaceInvisible(face))
                continue;
            if (face.normal.z > FloorNormal)
                addFace(ShapeKind::Floor, face, offset);
            else if (std::abs(face.normal.z) < WallNormal)
                addFace(ShapeKind::Wall, face, offset);
        }
    }

    void addArea(const BspModel &model, BspVector offset)
    {
        const BspVector &least = model.least;
        const BspVector &most = model.most;
        begin(ShapeKind::Area);
        for (const BspVector corner : {least, BspVector{most.x, least.y, least.z}, most,
                                       BspVector{least.x, most.y, least.z}})
            addPoint(corner, offset);
        end();
    }

    /// The layer, lowest shapes first.
    [[nodiscard]] ShapeLayer take()
    {
        std::ranges::stable_sort(m_layer.shapes, {}, &MapShape::meanHeight);
        return std::move(m_layer);
    }

private:
    [[nodiscard]] bool isFaceInvisible(const BspFace &face) const
    {
        return face.texture < m_map.textures.size() && isInvisible(m_map.textures[face.texture]);
    }

    [[nodiscard]] std::span<const BspVector> cornersOf(const BspFace &face) const
    {
        return std::span(m_map.points).subspan(face.firstPoint, face.pointCount);
    }

    void addFace(ShapeKind kind, const BspFace &face, BspVector offset)
    {
        begin(kind);
        for (const BspVector corner : cornersOf(face))
            addPoint(corner, offset);
        end();
    }

    void begin(ShapeKind kind)
    {
        m_shape = {};
        m_shape.kind = kind;
        m_shape.firstPoint = static_cast<std::uint32_t>(m_layer.points.size());
    }

    void addPoint(BspVector point, BspVector offset)
    {
        const MapPoint seen = seenFromAbove(point, offset);
        const bool isFirst = m_shape.pointCount == 0;
        m_shape.lowest = isFirst ? seen.height : std::min(m_shape.lowest, seen.height);
        m_shape.highest = isFirst ? seen.height : std::max(m_shape.highest, seen.height);
        m_layer.points.push_back(seen);
        ++m_shape.pointCount;
    }

    void end() { m_layer.shapes.push_back(m_shape); }

    const BspFile &m_map;
    ShapeLayer m_layer;
    MapShape m_shape;
};

void addLayer(MapBackdrop &backdrop, LayerBuilder &builder)
{
    ShapeLayer layer = builder.take();
    if (!layer.shapes.empty())
        backdrop.shapes.push_back(std::move(layer));
}

/// A model of its own, around its own zero, and where it stands when the map begins.
MapModel modelOf(const BspFile &map, const BspModel &model, BspVector origin)
{
    LayerBuilder builder(map, "moving brush entity");
    builder.addModel(model, {});
    return {builder.take(), seenFromAbove(origin, {})};
}

/// Brush entities where they stand when the map begins, areas, and places.
void addMapEntities(MapBackdrop &backdrop, const BspFile &map)
{
    LayerBuilder solids(map, "brush entities");
    LayerBuilder areas(map, "areas");
    std::vector<bool> isPlaced(map.models.size(), false); // A model is one entity's.
    for (const BspEntity &entity : map.entities) {
        const std::string_view name = entity.value("classname");
        const auto origin = entity.vector("origin");
        if (origin && isPlaceClass(name))
            backdrop.places.push_back({std::string(name), seenFromAbove(*origin, {}), origin->z});
        const auto model = entity.brushModel();
        if (!model || *model >= map.models.size() || isPlaced[*model])
            continue;
        isPlaced[*model] = true;
        if (isMovingClass(name)) {
            backdrop.models.resize(std::max(backdrop.models.size(), std::size_t{*model} + 1));
            backdrop.models[*model] = modelOf(map, map.models[*model],
                                              origin.value_or(BspVector()));
        } else if (isSolidClass(name)) {
            solids.addModel(map.models[*model], origin.value_or(BspVector()));
        } else if (isAreaClass(name)) {
            areas.addArea(map.models[*model], origin.value_or(BspVector()));
        }
    }
    addLayer(backdrop, solids);
    addLayer(backdrop, areas);
}

/// The box of the floors; rooms far off and the sky make the world's own too large.
void setBounds(MapBackdrop &backdrop, const BspModel &world)
{
    // Without a floor the world's box is all there is.
    backdrop.left = world.least.x;
    backdrop.top = -world.most.y;
    double right = world.most.x;
    double bottom = -world.least.y;
    bool isFirst = true;
    for (const ShapeLayer &layer : backdrop.shapes) {
        for (const MapShape &shape : layer.shapes) {
            if (shape.kind != ShapeKind::Floor)
                continue;
            for (const MapPoint point :
                 std::span(layer.points).subspan(shape.firstPoint, shape.pointCount)) {
                backdrop.left = isFirst ? point.x : std::min<double>(backdrop.left, point.x);
                backdrop.top = isFirst ? point.y : std::min<double>(backdrop.top, point.y);
                right = isFirst ? point.x : std::max<double>(right, point.x);
                bottom = isFirst ? point.y : std::max<double>(bottom, point.y);
                isFirst = false;
            }
        }
    }
    backdrop.width = right - backdrop.left;
    backdrop.height = bottom - backdrop.top;
}

/// Frames that are looked through: svc_serverinfo is in the first message of every sample.
constexpr std::size_t FramesUntilServerInfo = 64;

constexpr std::string_view HalfLife = "valve";

/// Where Steam lies in a home: its own links, its data, and as the packages of
/// distributions put it.
constexpr std::array<std::string_view, 5> SteamFolders{
    "/.steam/steam", "/.steam/root", "/.local/share/Steam",
    "/.var/app/com.valvesoftware.Steam/.local/share/Steam",
    "/snap/steam/common/.local/share/Steam"};

/// Folders that hold the games' own folders.
std::vector<std::string> installFolders()
{
    std::vector<std::string> folders;
    if (const char *home = std::getenv("HOME"); home && *home) {
        for (const std::string_view steam : SteamFolders)
            folders.push_back(std::string(home) + std::string(steam)
                              + "/steamapps/common/Half-Life");
        folders.push_back(std::string(home) + "/.xash3d");
    }
    for (const char *folder : {"/opt/half-life", "/opt/hlds", "/usr/share/games/xash3d"})
        folders.emplace_back(folder);
    return folders;
}

/// The header of a stranger's file must not lead elsewhere.
bool isPlainName(std::string_view game)
{
    return !game.empty() && game.front() != '.' && game.find('/') == std::string_view::npos
           && game.find('\0') == std::string_view::npos;
}

} // namespace

MapBackdrop backdropOf(const BspFile &map)
{
    MapBackdrop backdrop;
    LayerBuilder world(map, "world");
    world.addModel(map.models.front(), {});
    addLayer(backdrop, world);
    addMapEntities(backdrop, map);
    setBounds(backdrop, map.models.front());
    return backdrop;
}

Result<Shared<MapContent>> readBspMap(const std::vector<std::byte> &file)
{
    TRY_ASSIGN(const auto map, readBspFile(file));
    return std::make_shared<const BspMap>(map);
}

Result<std::optional<std::uint32_t>> statedMapChecksum(const Shared<ByteSource> &source,
                                                       const DemoHeader &header,
                                                       const SegmentMap &map, std::stop_token stop)
{
    using Checksum = std::optional<std::uint32_t>;
    if (header.mapChecksum != 0)
        return Checksum(header.mapChecksum);
    if (map.segments.empty())
        return Checksum();
    ByteWindow window(source);
    ServerState server(static_cast<int>(std::min(header.form.networkProtocol, NewestProtocol)),
                       header.gameDirectory);
    std::uint64_t offset = map.segments.front().begin;
    for (std::size_t i = 0; i < FramesUntilServerInfo && !server.serverInfo; ++i) {
        const auto frame = readFrame(window, offset, map.segments.front().end, header.form, stop);
        TRY_READING(frame);
        if (!frame)
            break; // the outline reports damage
        offset = frame->end();
        if (!frame->isMessage())
            continue;
        TRY_ASSIGN(const auto payload,
                   window.bytesAt(frame->payloadOffset(), frame->payloadSize(), stop));
        const std::size_t prefix = messagePrefixSize(header.form) + LengthSize;
        const auto messages = payload.subspan(prefix);
        if (header.form.hasKnownMessages()) {
            (void)readServerMessages(messages, {0, frame->payloadOffset() + prefix}, server,
                                     nullptr);
        } else if (auto info = readOldServerInfo(messages, header.form)) {
            server.serverInfo = std::make_shared<const ServerInfo>(std::move(*info));
        }
    }
    const std::uint32_t checksum = server.serverInfo ? server.serverInfo->mapChecksum() : 0;
    return checksum != 0 ? Checksum(checksum) : Checksum();
}

std::vector<std::string> gameMapFolders(std::string_view game)
{
    std::vector<std::string_view> games;
    if (game != HalfLife && isPlainName(game))
        games.push_back(game);
    games.push_back(HalfLife);
    const std::vector<std::string> installs = installFolders();
    std::vector<std::string> folders;
    for (const std::string_view name : games) {
        for (const std::string &install : installs) {
            // What servers sent lies beside what was installed.
            for (const char *kind : {"", "_downloads", "_addon"})
                folders.push_back(install + '/' + std::string(name) + kind + "/maps");
        }
    }
    return folders;
}

} // namespace tickscope::goldsrc
