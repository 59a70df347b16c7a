// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/goldsrc/goldsrc_bsp_writer.h"

#include <algorithm>
#include <bit>

namespace tickscope::test {

namespace {

using Bytes = std::vector<std::byte>;

void append(Bytes &bytes, std::uint32_t value, std::size_t size = 4)
{
    for (std::size_t i = 0; i < size; ++i)
        bytes.push_back(static_cast<std::byte>(value >> (8 * i) & 0xFFU));
}

void append(Bytes &bytes, const GoldsrcBspWriter::Point &point)
{
    for (const float number : point)
        append(bytes, std::bit_cast<std::uint32_t>(number));
}

std::uint32_t countOf(const Bytes &bytes, std::size_t size)
{
    return static_cast<std::uint32_t>(bytes.size() / size);
}

} // namespace

std::uint32_t GoldsrcBspWriter::textureNumber(std::string_view name)
{
    const auto known = std::ranges::find(m_textures, name);
    if (known != m_textures.end())
        return static_cast<std::uint32_t>(known - m_textures.begin());
    m_textures.emplace_back(name);
    return static_cast<std::uint32_t>(m_textures.size() - 1);
}

void GoldsrcBspWriter::addFace(Point normal, const std::vector<Point> &corners,
                               std::string_view texture, bool isBack)
{
    append(m_faces, countOf(m_planes, 20), 2);
    append(m_faces, isBack ? 1 : 0, 2);
    append(m_faces, countOf(m_surfaceEdges, 4));
    append(m_faces, static_cast<std::uint32_t>(corners.size()), 2);
    append(m_faces, countOf(m_textureInfo, 40), 2);
    append(m_faces, 0);
    append(m_faces, 0xFFFFFFFFU);

    append(m_planes, normal);
    m_planes.resize(m_planes.size() + 8);
    m_textureInfo.resize(m_textureInfo.size() + 32);
    append(m_textureInfo, textureNumber(texture));
    append(m_textureInfo, 0);
    for (std::size_t i = 0; i < corners.size(); ++i) {
        // Every other edge is walked backwards, as shared edges are.
        const bool isBackwards = i % 2 == 1;
        const std::uint32_t edge = countOf(m_edges, 4);
        append(m_surfaceEdges, isBackwards ? 0U - edge : edge);
        const std::uint32_t vertex = countOf(m_vertices, 12);
        append(m_edges, isBackwards ? 0 : vertex, 2);
        append(m_edges, isBackwards ? vertex : 0, 2);
        append(m_vertices, corners[i]);
    }
}

void GoldsrcBspWriter::endModel(Point least, Point most)
{
    append(m_models, least);
    append(m_models, most);
    m_models.resize(m_models.size() + 32);
    append(m_models, m_firstFace);
    const std::uint32_t faceCount = countOf(m_faces, 20);
    append(m_models, faceCount - m_firstFace);
    m_firstFace = faceCount;
}

Bytes GoldsrcBspWriter::textures() const
{
    constexpr std::size_t Record = 40;
    Bytes bytes;
    append(bytes, static_cast<std::uint32_t>(m_textures.size()));
    const std::size_t first = 4 + 4 * m_textures.size();
    for (std::size_t i = 0; i < m_textures.size(); ++i)
        append(bytes, static_cast<std::uint32_t>(first + i * Record));
    for (const std::string &name : m_textures) {
        Bytes record(Record);
        std::ranges::transform(name.substr(0, 15), record.begin(),
                               [](char c) { return static_cast<std::byte>(c); });
        bytes.insert(bytes.end(), record.begin(), record.end());
    }
    return bytes;
}

std::vector<std::byte> GoldsrcBspWriter::finish(std::uint32_t version) const
{
    Bytes entities;
    for (const char c : m_entities)
        entities.push_back(static_cast<std::byte>(c));
    entities.push_back(std::byte{0});
    const std::array<Bytes, 15> lumps{entities,      m_planes,       textures(), m_vertices, {}, {},
                                      m_textureInfo, m_faces,        {},         {},         {}, {},
                                      m_edges,       m_surfaceEdges, m_models};
    Bytes file;
    append(file, version);
    std::uint32_t offset = 124;
    for (const Bytes &lump : lumps) {
        append(file, offset);
        append(file, static_cast<std::uint32_t>(lump.size()));
        offset += static_cast<std::uint32_t>(lump.size());
    }
    for (const Bytes &lump : lumps)
        file.insert(file.end(), lump.begin(), lump.end());
    return file;
}

} // namespace tickscope::test
