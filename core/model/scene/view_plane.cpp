// SPDX-License-Identifier: MIT
#include "core/model/scene/view_plane.h"

#include <algorithm>
#include <cmath>
#include <numbers>

namespace tickscope {

namespace {

/// Along the picture's first direction: \a place, a velocity, or a direction.
double along(Vector2 vector, ViewPlane plane)
{
    return plane == ViewPlane::Side ? -vector.y : vector.x;
}

/// The far ones first. From above the lower is farther.
double nearness(const Block &block, ViewPlane plane)
{
    switch (plane) {
    case ViewPlane::Top:
        return block.height;
    case ViewPlane::Front:
        return block.corner.y;
    case ViewPlane::Side:
        return block.corner.x;
    }
    return 0;
}

void turn(Actor &actor, ViewPlane plane)
{
    actor.position = inPlane(actor.position, *actor.height, plane);
    actor.velocity = {along(actor.velocity, plane), 0};
    const double ahead = along({std::cos(actor.aim), std::sin(actor.aim)}, plane);
    if (actor.pitch) {
        // Who looks out of the picture or into it points up or down only as far as it is seen.
        actor.aim = std::atan2(-std::sin(*actor.pitch), ahead * std::cos(*actor.pitch));
    } else {
        actor.aim = ahead < 0 ? std::numbers::pi : 0.0;
    }
}

/// The corner is the top left one in each plane.
void turn(Block &block, ViewPlane plane)
{
    const Vector2 near{block.corner.x + block.size, block.corner.y + block.size};
    const Vector2 left = plane == ViewPlane::Side ? near : block.corner;
    block.corner = inPlane(left, block.height + block.size, plane);
}

} // namespace

Vector2 inPlane(Vector2 place, double height, ViewPlane plane)
{
    if (plane == ViewPlane::Top)
        return place;
    return {along(place, plane), -height};
}

Scene inPlane(Scene scene, ViewPlane plane)
{
    std::ranges::stable_sort(scene.blocks, {},
                             [plane](const Block &block) { return nearness(block, plane); });
    if (plane == ViewPlane::Top)
        return scene;
    for (Block &block : scene.blocks)
        turn(block, plane);
    std::erase_if(scene.actors, [](const Actor &actor) { return !actor.height; });
    for (Actor &actor : scene.actors)
        turn(actor, plane);
    std::erase_if(scene.effects, [](const Effect &effect) { return !effect.height; });
    for (Effect &effect : scene.effects)
        effect.position = inPlane(effect.position, *effect.height, plane);
    scene.lines.clear();
    scene.sprites.clear();
    // A camera has no height of its own; it is where its person is.
    const auto recorder = std::ranges::find(scene.actors, true, &Actor::isRecorder);
    if (recorder == scene.actors.end())
        scene.camera.reset();
    else if (scene.camera)
        scene.camera = recorder->position;
    return scene;
}

} // namespace tickscope
