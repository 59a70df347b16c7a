// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

/// A map of Half-Life made in memory. Source: goldsrc-bsp.md.
namespace tickscope::test {

class GoldsrcBspWriter
{
public:
    using Point = std::array<float, 3>;

    /// Adds a face to the model being built, with a plane and edges of its own.
    void addFace(Point normal, const std::vector<Point> &corners, std::string_view texture,
                 bool isBack = false);
    /// Ends a model; the faces added since the last one are its own.
    void endModel(Point least, Point most);
    void setEntities(std::string text) { m_entities = std::move(text); }

    /// \param version  30 for Half-Life.
    [[nodiscard]] std::vector<std::byte> finish(std::uint32_t version = 30) const;

private:
    using Bytes = std::vector<std::byte>;
    [[nodiscard]] Bytes textures() const;
    std::uint32_t textureNumber(std::string_view name);

    std::string m_entities;
    std::vector<std::string> m_textures;
    Bytes m_planes;
    Bytes m_vertices = Bytes(12); ///< Number 0 is used by the dummy edge only.
    Bytes m_textureInfo;
    Bytes m_faces;
    Bytes m_edges = Bytes(4);
    Bytes m_surfaceEdges;
    Bytes m_models;
    std::uint32_t m_firstFace = 0; ///< Of the model being built.
};

} // namespace tickscope::test
