// SPDX-License-Identifier: MIT
#include "core/recorder/move_quantiser.h"

#include "core/formats/hollowcube/coding/primitive_writer.h"
#include "core/formats/hollowcube/coding/quantising.h"

namespace tickscope::recorder {

using namespace hollowcube;

namespace {

std::vector<std::byte> packed(const Vector3 &velocity)
{
    std::vector<std::byte> bytes;
    PrimitiveWriter(bytes).writePackedVector(velocity);
    return bytes;
}

/// What is left of the way to \a target, in whole steps.
double roundedWay(double from, double target)
{
    return coordinateOfSteps(stepsOfCoordinate(target - from));
}

} // namespace

std::optional<ReplayEvent> MoveQuantiser::move(std::int32_t entity, const Placement &placement,
                                               const Vector3 &velocity)
{
    Placement target = placement;
    target.yaw = normalisedYaw(placement.yaw);
    target.pitch = normalisedPitch(placement.pitch);
    Known sent{target.position, stepsOfAngle(target.yaw), stepsOfAngle(target.pitch),
               packed(velocity)};
    const auto known = m_known.find(entity);
    if (known == m_known.end()) {
        m_known.emplace(entity, std::move(sent));
        return AbsoluteMove{entity, target, velocity};
    }
    const Vector3 &from = known->second.position;
    const Vector3 way{roundedWay(from.x, target.position.x), roundedWay(from.y, target.position.y),
                      roundedWay(from.z, target.position.z)};
    const bool isSame = way == Vector3{} && sent.yawSteps == known->second.yawSteps
                        && sent.pitchSteps == known->second.pitchSteps
                        && sent.velocity == known->second.velocity;
    if (isSame)
        return {};
    sent.position = {from.x + way.x, from.y + way.y, from.z + way.z};
    known->second = std::move(sent);
    return DeltaMove{entity, {way, target.yaw, target.pitch}, velocity};
}

} // namespace tickscope::recorder
