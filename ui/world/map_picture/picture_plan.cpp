// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/world/map_picture/picture_plan.h"

#include <algorithm>

namespace tickscope {

namespace {

bool isSame(const PictureView &a, const PictureView &b)
{
    const auto isAt = [](PicturePoint one, PicturePoint other) {
        return one.x == other.x && one.y == other.y;
    };
    return isAt(a.offset, b.offset) && isAt(a.parallax, b.parallax) && a.clip == b.clip;
}

bool isWorld(const PictureView &view)
{
    return view.parallax.x == 1 && view.parallax.y == 1;
}

/// Whether time makes a difference to what \a ref gives.
bool changes(const EnvelopeRef &ref, const MapPicture &picture)
{
    if (ref.envelope < 0)
        return false;
    const auto &points = picture.envelopes[static_cast<std::size_t>(ref.envelope)].points;
    return std::ranges::any_of(points, [&](const CurvePoint &point) {
        return point.values != points.front().values || point.curve == CurveKind::Bezier;
    });
}

struct Planner {
    const MapTextures &textures;
    bool keepsDrawn;
    PicturePlan result = {};

    PicturePlan plan(const std::vector<PictureGroup> &groups)
    {
        for (const PictureGroup &group : groups) {
            for (const PictureLayer &layer : group.layers) {
                if (const auto *tiles = std::get_if<PictureTiles>(&layer))
                    addTiles(group.view, layer, *tiles);
                else
                    addQuads(group.view, layer, std::get<PictureQuads>(layer));
            }
        }
        return std::move(result);
    }

    void addTiles(const PictureView &view, const PictureLayer &layer, const PictureTiles &tiles)
    {
        const Texture *texture = textures.at(tiles.image);
        const bool isMissing = tiles.image >= 0 && !(texture && texture->hasTiles());
        if (isWorld(view) && tiles.image >= 0) {
            ++result.worldTileLayers;
            result.missingTileLayers += isMissing ? 1 : 0;
        }
        if (isMissing)
            return;
        const bool isFading = !keepsDrawn || changes(tiles.colorEnvelope, *textures.picture());
        add(isFading ? PlanStep::Kind::Fading : PlanStep::Kind::Still, view, {&layer, 0, 0});
    }

    void addQuads(const PictureView &view, const PictureLayer &layer, const PictureQuads &quads)
    {
        if (!textures.canDraw(quads.image))
            return;
        for (std::size_t i = 0; i < quads.quads.size(); ++i) {
            const PictureQuad &quad = quads.quads[i];
            const bool isMoving = !keepsDrawn || changes(quad.position, *textures.picture())
                                  || changes(quad.color, *textures.picture());
            add(isMoving ? PlanStep::Kind::Moving : PlanStep::Kind::Still, view,
                {&layer, i, i + 1});
        }
    }

    void add(PlanStep::Kind kind, const PictureView &view, const LayerRun &run)
    {
        const bool isMore = kind != PlanStep::Kind::Fading && !result.steps.empty()
                            && result.steps.back().kind == kind
                            && isSame(result.steps.back().view, view);
        if (!isMore)
            result.steps.push_back({kind, view, {}});
        auto &runs = result.steps.back().runs;
        if (!runs.empty() && runs.back().layer == run.layer && runs.back().quadEnd == run.firstQuad)
            runs.back().quadEnd = run.quadEnd;
        else
            runs.push_back(run);
    }
};

} // namespace

PicturePlan PicturePlan::of(const std::vector<PictureGroup> &groups, const MapTextures &textures,
                            bool keepsDrawn)
{
    return Planner{textures, keepsDrawn}.plan(groups);
}

void PicturePlan::keepDistance()
{
    std::erase_if(steps, [](const PlanStep &step) { return isWorld(step.view); });
}

} // namespace tickscope
