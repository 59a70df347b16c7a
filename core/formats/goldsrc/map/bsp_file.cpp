// SPDX-License-Identifier: MIT
#include "core/formats/goldsrc/map/bsp_file.h"

#include <algorithm>
#include <bit>
#include <cmath>
#include <cstdlib>
#include <utility>

#include "core/base/hash.h"
#include "core/base/try.h"
#include "core/io/byte_reader.h"

namespace tickscope::goldsrc {

namespace {

using Bytes = std::span<const std::byte>;

/// Source: goldsrc-bsp.md, section 1.
constexpr std::int32_t HalfLifeVersion = 30;
constexpr std::int32_t QuakeVersion = 29;
constexpr std::size_t LumpCount = 15;
enum Lump : std::size_t {
    Entities = 0,
    Planes = 1,
    Textures = 2,
    Vertices = 3,
    TextureInfo = 6,
    Faces = 7,
    Edges = 12,
    SurfaceEdges = 13,
    Models = 14,
};

/// Bytes of one record of a lump that is read.
constexpr std::size_t PlaneSize = 20;
constexpr std::size_t VertexSize = 12;
constexpr std::size_t TextureInfoSize = 40;
constexpr std::size_t FaceSize = 20;
constexpr std::size_t EdgeSize = 4;
constexpr std::size_t SurfaceEdgeSize = 4;
constexpr std::size_t ModelSize = 64;

using Lumps = std::array<Bytes, LumpCount>;

/// Value at a place that was checked before.
template<typename Number>
Number numberAt(Bytes bytes, std::size_t offset)
{
    std::uint32_t value = 0;
    for (std::size_t i = sizeof(Number); i-- > 0;)
        value = value << 8 | std::to_integer<std::uint32_t>(bytes[offset + i]);
    if constexpr (std::is_same_v<Number, float>)
        return std::bit_cast<float>(value);
    else
        return static_cast<Number>(value);
}

BspVector vectorAt(Bytes bytes, std::size_t offset)
{
    return {numberAt<float>(bytes, offset), numberAt<float>(bytes, offset + 4),
            numberAt<float>(bytes, offset + 8)};
}

/// Whether it can be drawn; false too for what is no number.
bool isInside(BspVector place)
{
    return std::abs(place.x) < BspFarAway && std::abs(place.y) < BspFarAway
           && std::abs(place.z) < BspFarAway;
}

/// The whole records of a lump.
class Records
{
public:
    Records(Bytes lump, std::size_t size)
        : m_lump(lump)
        , m_size(size)
    {
    }

    [[nodiscard]] std::size_t count() const { return m_lump.size() / m_size; }
    /// \param index  below count().
    [[nodiscard]] Bytes operator[](std::size_t index) const
    {
        return m_lump.subspan(index * m_size, m_size);
    }

private:
    Bytes m_lump;
    std::size_t m_size;
};

bool beginsEntities(Bytes lump)
{
    const std::string_view text(reinterpret_cast<const char *>(lump.data()), lump.size());
    const std::size_t first = text.find_first_not_of(" \t\r\n");
    return first != std::string_view::npos && text[first] == '{';
}

Result<Lumps> readLumps(Bytes file)
{
    ByteReader reader(file);
    const auto version = reader.readLe<std::int32_t>();
    if (!version || (*version != HalfLifeVersion && *version != QuakeVersion))
        return unknownFormat(Fault::tr("no map of Half-Life"), 0);
    Lumps lumps;
    for (Bytes &lump : lumps) {
        const std::uint64_t place = reader.fileOffset();
        const auto offset = reader.readLe<std::uint32_t>();
        TRY_ASSIGN(const auto size, offset ? reader.readLe<std::uint32_t>() : offset);
        if (*offset > file.size() || size > file.size() - *offset)
            return damaged(Fault::tr("part of the map lies outside the file"), place);
        lump = file.subspan(*offset, size);
    }
    return lumps;
}

Result<void> checkSizes(const Lumps &lumps)
{
    constexpr std::array Sizes{std::pair(Planes, PlaneSize),
                               std::pair(Vertices, VertexSize),
                               std::pair(TextureInfo, TextureInfoSize),
                               std::pair(Faces, FaceSize),
                               std::pair(Edges, EdgeSize),
                               std::pair(SurfaceEdges, SurfaceEdgeSize),
                               std::pair(Models, ModelSize)};
    for (const auto &[lump, size] : Sizes) {
        if (lumps[lump].size() % size != 0)
            return damaged(Fault::tr("part of the map ends inside a record"));
    }
    if (lumps[Models].empty())
        return damaged(Fault::tr("map has no world"));
    return {};
}

/// Names only. Section 2.
std::vector<std::string> readTextures(Bytes lump)
{
    constexpr std::size_t NameSize = 16;
    std::vector<std::string> names;
    if (lump.size() < 4)
        return names;
    const auto count = numberAt<std::uint32_t>(lump, 0);
    const std::size_t most = lump.size() / 4 - 1;
    names.resize(std::min<std::size_t>(count, most));
    for (std::size_t i = 0; i < names.size(); ++i) {
        // A missing one has the offset -1, which is behind any end.
        const std::size_t offset = numberAt<std::uint32_t>(lump, 4 + i * 4);
        if (offset > lump.size() || lump.size() - offset < NameSize)
            continue;
        const std::string_view name(reinterpret_cast<const char *>(lump.data() + offset), NameSize);
        names[i] = name.substr(0, name.find('\0'));
    }
    return names;
}

/// Reads faces with their corners.
struct FaceReader {
    const Lumps &lumps;
    Records planes{lumps[Planes], PlaneSize};
    Records vertices{lumps[Vertices], VertexSize};
    Records edges{lumps[Edges], EdgeSize};
    Records surfaceEdges{lumps[SurfaceEdges], SurfaceEdgeSize};
    Records textureInfo{lumps[TextureInfo], TextureInfoSize};
    Records faces{lumps[Faces], FaceSize};

    Result<void> read(BspFile &map)
    {
        map.faces.reserve(faces.count());
        for (std::size_t i = 0; i < faces.count(); ++i) {
            const Bytes record = faces[i];
            // Faces have edges of their own; else a small file could ask for endless points.
            const std::size_t wanted = numberAt<std::uint16_t>(record, 8);
            if (wanted > surfaceEdges.count() - map.points.size())
                return damaged(Fault::tr("faces of the map share their edges"));
            map.faces.push_back(readFace(record, map.points));
        }
        return {};
    }

    BspFace readFace(Bytes record, std::vector<BspVector> &points) const
    {
        const std::size_t plane = numberAt<std::uint16_t>(record, 0);
        const bool isBack = numberAt<std::uint16_t>(record, 2) != 0;
        const std::size_t first = numberAt<std::uint32_t>(record, 4);
        const std::size_t count = numberAt<std::uint16_t>(record, 8);
        const std::size_t info = numberAt<std::uint16_t>(record, 10);
        BspFace face;
        face.firstPoint = static_cast<std::uint32_t>(points.size());
        const bool isPossible = plane < planes.count() && info < textureInfo.count()
                                && first <= surfaceEdges.count()
                                && count <= surfaceEdges.count() - first;
        if (!isPossible)
            return face;
        face.normal = vectorAt(planes[plane], 0);
        if (isBack)
            face.normal = {-face.normal.x, -face.normal.y, -face.normal.z};
        face.texture = numberAt<std::uint32_t>(textureInfo[info], 32);
        for (std::size_t i = 0; i < count; ++i) {
            const auto corner = cornerOf(numberAt<std::int32_t>(surfaceEdges[first + i], 0));
            if (!corner) {
                points.resize(face.firstPoint);
                return face;
            }
            points.push_back(*corner);
        }
        face.pointCount = static_cast<std::uint32_t>(count);
        return face;
    }

    /// Where the edge of a face begins.
    [[nodiscard]] std::optional<BspVector> cornerOf(std::int32_t surfaceEdge) const
    {
        const auto edge = static_cast<std::size_t>(std::abs(std::int64_t{surfaceEdge}));
        if (edge >= edges.count())
            return std::nullopt;
        const std::size_t vertex = numberAt<std::uint16_t>(edges[edge], surfaceEdge < 0 ? 2 : 0);
        if (vertex >= vertices.count())
            return std::nullopt;
        const BspVector corner = vectorAt(vertices[vertex], 0);
        return isInside(corner) ? std::optional(corner) : std::nullopt;
    }
};

std::vector<BspModel> readModels(Bytes lump, std::size_t faceCount)
{
    const Records records(lump, ModelSize);
    std::vector<BspModel> models;
    models.reserve(records.count());
    // Each face is one model's; else a small file could have endless models of all faces.
    std::size_t facesLeft = faceCount;
    for (std::size_t i = 0; i < records.count(); ++i) {
        const Bytes record = records[i];
        BspModel model{vectorAt(record, 0), vectorAt(record, 12),
                       numberAt<std::uint32_t>(record, 56), numberAt<std::uint32_t>(record, 60)};
        const bool isPossible = model.firstFace <= faceCount
                                && model.faceCount <= faceCount - model.firstFace
                                && model.faceCount <= facesLeft;
        if (!isPossible)
            model.firstFace = model.faceCount = 0;
        if (!isInside(model.least) || !isInside(model.most))
            model.least = model.most = {};
        facesLeft -= model.faceCount;
        models.push_back(model);
    }
    return models;
}

} // namespace

Result<BspFile> readBspFile(std::span<const std::byte> file)
{
    TRY_ASSIGN(auto lumps, readLumps(file));
    // Maps of one game have these two in the other order. Section 1.
    if (!beginsEntities(lumps[Entities]) && beginsEntities(lumps[Planes]))
        std::swap(lumps[Entities], lumps[Planes]);
    TRY(checkSizes(lumps));

    BspFile map;
    TRY(FaceReader{lumps}.read(map));
    map.textures = readTextures(lumps[Textures]);
    map.models = readModels(lumps[Models], map.faces.size());
    const Bytes text = lumps[Entities];
    map.entities = parseBspEntities({reinterpret_cast<const char *>(text.data()), text.size()});
    return map;
}

Result<std::uint32_t> bspChecksum(std::span<const std::byte> file)
{
    TRY_ASSIGN(const auto lumps, readLumps(file));
    std::uint32_t checksum = 0;
    for (std::size_t lump = Entities + 1; lump < LumpCount; ++lump)
        checksum = crc32Of(lumps[lump], checksum);
    return ~checksum;
}

} // namespace tickscope::goldsrc
