// SPDX-License-Identifier: MIT
#include "core/formats/teeworlds_common/map/game_map.h"

#include <algorithm>
#include <utility>

#include "core/base/try.h"
#include "core/base/uuid.h"
#include "core/formats/teeworlds_common/limits.h"
#include "core/formats/teeworlds_common/map/datafile.h"
#include "core/formats/teeworlds_common/map/map_layers.h"

namespace tickscope::teeworlds {

namespace {

constexpr Uuid BezierPoints = Uuid::fromText("3ab4f84d-d9cc-3c78-b585-0d6ccdb2e25c");

constexpr std::size_t PointInts = 6;
constexpr std::size_t TangentInts = 16;
constexpr std::int32_t BezierEnvelopeVersion = 3;
constexpr std::size_t MaxImages = 64;

/// Texts of a map are names and a list of commands; more would be an attack.
constexpr std::uint64_t MaxTextBytes = 1U << 20;

/// Groups name ranges of layers. A hostile file lets every group name all of them; real
/// maps have some hundred layers, each in one group.
constexpr std::int64_t MaxLayerVisits = 100'000;

constexpr std::size_t MaxNotes = 100;

EnvelopePoint pointOf(std::span<const std::int32_t> ints)
{
    EnvelopePoint point;
    point.time = ints[0];
    point.curve = ints[1];
    std::copy_n(ints.begin() + 2, 4, point.values.begin());
    return point;
}

EnvelopePoint::Tangents tangentsOf(std::span<const std::int32_t> ints)
{
    EnvelopePoint::Tangents tangents;
    std::copy_n(ints.begin(), 4, tangents.inTime.begin());
    std::copy_n(ints.begin() + 4, 4, tangents.inValue.begin());
    std::copy_n(ints.begin() + 8, 4, tangents.outTime.begin());
    std::copy_n(ints.begin() + 12, 4, tangents.outValue.begin());
    return tangents;
}

class MapReader
{
public:
    explicit MapReader(std::shared_ptr<const Datafile> file)
        : m_file(std::move(file))
    {
        m_map.file = m_file;
        m_map.notes = m_file->notes();
    }

    [[nodiscard]] std::shared_ptr<const GameMap> read()
    {
        readInfo();
        readImages();
        readEnvelopes();
        readGroups();
        if (m_map.game.isEmpty())
            note(Fault::tr("the map has no game layer"));
        return std::make_shared<const GameMap>(std::move(m_map));
    }

private:
    void note(Fault fault)
    {
        if (m_map.notes.size() < MaxNotes)
            m_map.notes.push_back(std::move(fault));
    }

    /// Bytes of a text block without the final NUL; empty when there is none.
    std::string readText(std::int32_t block)
    {
        const auto size = m_file->blockSize(block);
        if (size == 0)
            return {};
        if (size > MaxTextBytes || !m_budget.take(size)) {
            note(Fault::tr("a text is too long"));
            return {};
        }
        const auto bytes = m_file->block(block);
        if (!bytes) {
            note({Fault::tr("a text is missing: %1"), bytes.error().fault});
            return {};
        }
        std::string text;
        text.reserve(bytes->size());
        for (const std::byte byte : *bytes)
            text.push_back(std::to_integer<char>(byte));
        if (!text.empty() && text.back() == '\0')
            text.pop_back();
        return text;
    }

    std::string readName(std::int32_t block)
    {
        std::string text = readText(block);
        text.resize(std::min(text.size(), text.find('\0')));
        return text;
    }

    void readInfo()
    {
        const auto items = m_file->itemsOfType(ItemInfo);
        if (items.empty())
            return;
        const auto ints = m_file->ints(items.front());
        m_map.info.author = readName(intAt(ints, 1, -1));
        m_map.info.version = readName(intAt(ints, 2, -1));
        m_map.info.credits = readName(intAt(ints, 3, -1));
        m_map.info.license = readName(intAt(ints, 4, -1));
        const std::string settings = readText(intAt(ints, 5, -1));
        for (std::size_t begin = 0; begin < settings.size();) {
            const std::size_t end = std::min(settings.find('\0', begin), settings.size());
            m_map.info.settings.push_back(settings.substr(begin, end - begin));
            begin = end + 1;
        }
    }

    void readImages()
    {
        for (const DatafileItem &item : m_file->itemsOfType(ItemImage)) {
            if (m_map.images.size() == MaxImages) {
                note(Fault::tr("the map has more than 64 images"));
                return;
            }
            // A damaged image keeps its place, since layers name images by number.
            m_map.images.push_back(readImage(m_file->ints(item)));
        }
        shrinkImages();
    }

    /// Until all fit into what is kept of them, the biggest first.
    void shrinkImages()
    {
        const auto bytesOf = [](const MapImage &image) {
            return image.pixelBlock < 0 ? 0
                                        : std::uint64_t(image.width >> image.halvings)
                                              * std::uint64_t(image.height >> image.halvings) * 4;
        };
        for (;;) {
            std::uint64_t all = 0;
            for (const MapImage &image : m_map.images)
                all += bytesOf(image);
            const auto biggest = std::ranges::max_element(m_map.images, {}, bytesOf);
            if (biggest == m_map.images.end()
                || (all <= limits::MapImagesBytes && bytesOf(*biggest) <= limits::MapImageBytes))
                return;
            if (std::min(biggest->width, biggest->height) >> biggest->halvings > 1) {
                ++biggest->halvings;
            } else {
                biggest->pixelBlock = -1;
                note({Fault::tr("image \"%1\" is too big"), biggest->name});
            }
        }
    }

    MapImage readImage(std::span<const std::int32_t> ints)
    {
        MapImage image;
        image.width = intAt(ints, 1, 0);
        image.height = intAt(ints, 2, 0);
        image.name = readName(intAt(ints, 4, -1));
        const std::int32_t block = intAt(ints, 5, -1);
        if (intAt(ints, 3, 1) != 0 || block < 0)
            return image;
        const auto size = m_file->blockSize(block);
        const bool isRgba = intAt(ints, 0, 1) < 2 || intAt(ints, 6, 1) == 1;
        if (!isRgba || image.width <= 0 || image.height <= 0 || size == 0
            || std::cmp_not_equal(size, std::int64_t{image.width} * image.height * 4)) {
            note({Fault::tr("image \"%1\" has no usable pixels"), image.name});
        } else if (size > limits::MapBlockBytes || !m_pixels.take(size)) {
            note({Fault::tr("image \"%1\" is too big"), image.name});
        } else {
            image.pixelBlock = block;
        }
        return image;
    }

    /// Number of the item type that the index of this file gives \a uuid.
    [[nodiscard]] std::optional<std::uint16_t> typeOf(const Uuid &uuid) const
    {
        for (const DatafileItem &item : m_file->itemsOfType(ItemUuidIndex)) {
            const auto ints = m_file->ints(item);
            if (ints.size() < 4)
                continue;
            Uuid found;
            for (std::size_t i = 0; i < found.bytes.size(); ++i) {
                const auto word = static_cast<std::uint32_t>(ints[i / 4]);
                found.bytes[i] = static_cast<std::uint8_t>(word >> (24 - 8 * (i % 4)));
            }
            if (found == uuid)
                return item.id;
        }
        return {};
    }

    /// All points of the map, of which each envelope names a range.
    [[nodiscard]] std::vector<EnvelopePoint> readPoints(bool hasTangents) const
    {
        std::vector<EnvelopePoint> points;
        const auto items = m_file->itemsOfType(ItemEnvelopePoints);
        if (items.empty())
            return points;
        const auto ints = m_file->ints(items.front());
        const std::size_t size = hasTangents ? PointInts + TangentInts : PointInts;
        for (std::size_t i = 0; i + size <= ints.size(); i += size) {
            points.push_back(pointOf(ints.subspan(i, PointInts)));
            if (hasTangents)
                points.back().tangents = tangentsOf(ints.subspan(i + PointInts, TangentInts));
        }
        return hasTangents ? points : withTangents(std::move(points));
    }

    /// DDNet keeps the tangents in an item of its own, one row for each point.
    [[nodiscard]] std::vector<EnvelopePoint> withTangents(std::vector<EnvelopePoint> points) const
    {
        const auto type = typeOf(BezierPoints);
        const auto items = type ? m_file->itemsOfType(*type) : std::vector<DatafileItem>();
        if (items.empty())
            return points;
        const auto ints = m_file->ints(items.front());
        if (ints.size() != points.size() * TangentInts)
            return points;
        for (std::size_t i = 0; i < points.size(); ++i)
            points[i].tangents = tangentsOf(ints.subspan(i * TangentInts, TangentInts));
        return points;
    }

    void readEnvelopes()
    {
        const auto items = m_file->itemsOfType(ItemEnvelope);
        const bool hasTangents = std::any_of(items.begin(), items.end(), [this](const auto &item) {
            return intAt(m_file->ints(item), 0, 0) >= BezierEnvelopeVersion;
        });
        const auto points = readPoints(hasTangents);
        for (const DatafileItem &item : items) {
            const auto ints = m_file->ints(item);
            MapEnvelope envelope;
            envelope.channels = intAt(ints, 1, 0);
            envelope.name = packedText(ints, 4, 8);
            envelope.synchronized = intAt(ints, 0, 0) >= 2 && intAt(ints, 12, 0) != 0;
            const std::int32_t first = intAt(ints, 2, 0);
            const std::int32_t count = intAt(ints, 3, 0);
            if (first < 0 || count < 0 || std::cmp_greater(first, points.size())
                || std::cmp_greater(count, points.size() - static_cast<std::size_t>(first))) {
                note(Fault::tr("an envelope names points that are not there"));
            } else if (!m_budget.take(static_cast<std::uint64_t>(count) * sizeof(EnvelopePoint))) {
                note(Fault::tr("an envelope is too long"));
            } else {
                envelope.points.assign(points.begin() + first, points.begin() + first + count);
            }
            m_map.envelopes.push_back(std::move(envelope));
        }
    }

    void readGroups()
    {
        const auto layers = m_file->itemsOfType(ItemLayer);
        std::vector<bool> isUsed(layers.size());
        std::int64_t visitsLeft = MaxLayerVisits;
        MapLayerReader reader(*m_file, m_map, m_budget);
        for (const DatafileItem &item : m_file->itemsOfType(ItemGroup)) {
            const auto ints = m_file->ints(item);
            MapGroup group = readGroup(ints);
            const std::int64_t first = intAt(ints, 5, 0);
            const std::int64_t count = intAt(ints, 6, 0);
            if (first < 0 || count < 0 || std::cmp_greater(first, layers.size())
                || std::cmp_greater(count, layers.size() - static_cast<std::size_t>(first)))
                note(Fault::tr("a group names layers that are not there"));
            const auto end = std::min<std::int64_t>(first + count,
                                                    static_cast<std::int64_t>(layers.size()));
            for (auto i = std::max<std::int64_t>(first, 0); i < end && visitsLeft-- > 0; ++i) {
                const auto index = static_cast<std::size_t>(i);
                if (!isUsed[index])
                    addLayer(group, reader, layers[index]);
                isUsed[index] = true;
            }
            m_map.groups.push_back(std::move(group));
        }
    }

    static MapGroup readGroup(std::span<const std::int32_t> ints)
    {
        MapGroup group;
        group.offsetX = intAt(ints, 1, 0);
        group.offsetY = intAt(ints, 2, 0);
        group.parallaxX = intAt(ints, 3, 100);
        group.parallaxY = intAt(ints, 4, 100);
        if (intAt(ints, 7, 0) != 0 && ints.size() >= 12)
            group.clip = MapClip{ints[8], ints[9], ints[10], ints[11]};
        group.name = packedText(ints, 12, 3);
        return group;
    }

    void addLayer(MapGroup &group, MapLayerReader &reader, const DatafileItem &item)
    {
        auto layer = reader.read(m_file->ints(item));
        if (!layer) {
            note({Fault::tr("layer %1 is left out: %2"), item.id, layer.error().fault});
            return;
        }
        if (!*layer)
            return;
        const auto *physics = std::get_if<PhysicsLayer>(&(**layer).content);
        if (physics && physics->kind == PhysicsKind::Game) {
            // Games place this group at the world itself, whatever the file says.
            group.offsetX = group.offsetY = 0;
            group.parallaxX = group.parallaxY = 100;
            group.clip.reset();
        }
        group.layers.push_back(std::move(**layer));
    }

    std::shared_ptr<const Datafile> m_file;
    GameMap m_map;
    InflateBudget m_budget{limits::MapInflatedBytes};
    InflateBudget m_pixels{limits::MapInflatedBytes};
};

/// Half of each side, of the mean of four pixels; an odd last row or column is left out.
std::vector<std::byte> halved(const std::vector<std::byte> &pixels, std::size_t width,
                              std::size_t height)
{
    constexpr std::size_t Parts = 4;
    std::vector<std::byte> half;
    half.reserve((width / 2) * (height / 2) * Parts);
    for (std::size_t y = 0; y + 1 < height; y += 2) {
        for (std::size_t x = 0; x + 1 < width; x += 2) {
            for (std::size_t part = 0; part < Parts; ++part) {
                const auto at = [&](std::size_t column, std::size_t row) {
                    return std::to_integer<unsigned>(pixels[(row * width + column) * Parts + part]);
                };
                half.push_back(
                    std::byte((at(x, y) + at(x + 1, y) + at(x, y + 1) + at(x + 1, y + 1)) / 4));
            }
        }
    }
    return half;
}

} // namespace

Result<std::vector<std::byte>> GameMap::imagePixels(std::size_t image) const
{
    if (image >= images.size() || images[image].pixelBlock < 0 || !file)
        return damaged(Fault::tr("the map has no pixels of this image"));
    auto pixels = file->block(images[image].pixelBlock);
    for (int i = 0; pixels && i < images[image].halvings; ++i)
        pixels = halved(*pixels, static_cast<std::size_t>(images[image].width >> i),
                        static_cast<std::size_t>(images[image].height >> i));
    return pixels;
}

Result<std::shared_ptr<const Datafile>> openMap(std::vector<std::byte> file)
{
    TRY_ASSIGN(auto datafile, Datafile::read(std::move(file)));
    for (const DatafileItem &item : datafile->itemsOfType(ItemVersion)) {
        if (intAt(datafile->ints(item), 0, 1) != 1)
            return unsupported(Fault::tr("unknown version of the map"));
    }
    return datafile;
}

Result<std::shared_ptr<const GameMap>> readMap(std::vector<std::byte> file)
{
    return openMap(std::move(file)).map([](auto datafile) {
        return MapReader(std::move(datafile)).read();
    });
}

} // namespace tickscope::teeworlds
