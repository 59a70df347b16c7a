// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/record_example/simulated_run.h"

#include <cmath>
#include <numbers>

namespace tickscope::example {

using namespace hollowcube;

constexpr std::int32_t PearlType = 44; ///< Of data version 4903.
constexpr std::int32_t GameDataVersion = 4903;
constexpr std::int32_t PearlSlot = 3;
constexpr int PearlTicks = 37;
constexpr int TicksBetweenPearls = 90;
constexpr int TicksBetweenBlocks = 33;
constexpr std::size_t MostBlocks = 20;
constexpr double Gravity = 0.08;
constexpr double JumpSpeed = 0.42;
constexpr double Ground = 64.0;
constexpr double MillisecondsPerTick = 50.0;

static std::vector<std::byte> itemBytes(const std::string &id, std::int32_t count)
{
    NbtCompound item;
    item.set("id", {id});
    item.set("count", {count});
    return nbtBytes(item);
}

SimulatedRun::SimulatedRun(std::uint32_t seed, int pace)
    : m_random(seed)
    , m_pace(pace)
    , m_place{{0.5, Ground, 0.5}, 90.0F, 0.0F}
    , m_pearlItem(itemBytes("minecraft:ender_pearl", 16))
{
}

recorder::ReplayDescription simulatedRunDescription()
{
    recorder::ReplayDescription description;
    description.worldId = Uuid::fromText("00010203-0405-0607-0809-0a0b0c0d0e0f");
    description.timestamp = 1'786'500'000'000;
    description.dataVersion = GameDataVersion;
    description.metadata.set("runner", {std::string("Example")});
    recorder::describeEvents(description.metadata, GameDataVersion);
    return description;
}

void SimulatedRun::submitSnapshot(const Submit &submit)
{
    m_moves.forgetAll();
    for (const auto &[entity, pearl] : m_pearls)
        submit(SpawnEntity{entity, PearlType, pearl.place});
    submit(EntityState{SubjectEntity, 0, 0});
    submit(SetItem{SubjectEntity, {{PearlSlot, m_pearlItem}}});
    submit(ClearGhostBlocks{});
    for (const auto &[position, state] : m_blocks)
        submit(SetBlock{position, state});
}

void SimulatedRun::submitTick(const Submit &submit)
{
    submitRunEvents(submit);
    moveRunner();
    submitMove(submit, SubjectEntity, m_place, m_velocity);
    if (m_tick % TicksBetweenBlocks == TicksBetweenBlocks - 1)
        placeBlock(submit);
    if (m_tick % TicksBetweenPearls == TicksBetweenPearls / 2)
        throwPearl(submit);
    movePearls(submit);
    ++m_tick;
}

void SimulatedRun::submitRunEvents(const Submit &submit)
{
    if (m_tick == 0)
        submit(RunStart{});
    const auto runTime = static_cast<std::int64_t>(static_cast<double>(m_tick)
                                                   * MillisecondsPerTick);
    if (m_tick % m_pace == m_pace - 1)
        submit(CheckpointReached{"checkpoint-" + std::to_string(++m_checkpoints), runTime});
    if (m_tick % TicksBetweenPearls == TicksBetweenPearls / 3) {
        m_heldSlot = static_cast<std::int32_t>(m_random() % 9U);
        submit(ChangeHeldSlot{SubjectEntity, *m_heldSlot});
    }
}

void SimulatedRun::moveRunner()
{
    const double angle = static_cast<double>(m_tick) / 40.0;
    const bool stands = m_tick % 200 >= 160; // now and then nothing moves
    m_velocity.x = stands ? 0.0 : 0.25 * std::cos(angle);
    m_velocity.z = stands ? 0.0 : 0.25 * std::sin(angle);
    if (m_place.position.y <= Ground && !stands && m_random() % 25U == 0)
        m_velocity.y = JumpSpeed;
    m_place.position.x += m_velocity.x;
    m_place.position.z += m_velocity.z;
    m_place.position.y = std::max(Ground, m_place.position.y + m_velocity.y);
    m_velocity.y = m_place.position.y > Ground ? m_velocity.y - Gravity : 0.0;
    if (!stands)
        m_place.yaw = static_cast<float>(angle * 180.0 / std::numbers::pi - 90.0);
}

void SimulatedRun::throwPearl(const Submit &submit)
{
    const std::int32_t entity = m_nextEntity++;
    Pearl pearl{m_place, {0.9 * m_velocity.z, 0.5, -0.9 * m_velocity.x}, PearlTicks};
    pearl.place.position.y += 1.5;
    submit(HandAnimation{SubjectEntity, Hand::Main});
    submit(SpawnEntity{entity, PearlType, pearl.place});
    m_moves.forget(entity);
    m_pearls.emplace(entity, pearl);
}

void SimulatedRun::movePearls(const Submit &submit)
{
    for (auto place = m_pearls.begin(); place != m_pearls.end();) {
        auto &[entity, pearl] = *place;
        if (--pearl.ticksLeft == 0) {
            submit(DestroyEntity{entity});
            m_moves.forget(entity);
            place = m_pearls.erase(place);
            continue;
        }
        pearl.place.position.x += pearl.velocity.x;
        pearl.place.position.y += pearl.velocity.y;
        pearl.place.position.z += pearl.velocity.z;
        pearl.velocity.y -= Gravity / 2.0;
        submitMove(submit, entity, pearl.place, pearl.velocity);
        ++place;
    }
}

void SimulatedRun::placeBlock(const Submit &submit)
{
    const auto coordinate = [](double value) {
        return static_cast<std::int32_t>(std::floor(value));
    };
    const BlockPosition position{coordinate(m_place.position.x), coordinate(Ground) - 1,
                                 coordinate(m_place.position.z)};
    if (m_blocks.size() >= MostBlocks) {
        submit(SetBlock{m_blocks.begin()->first, 0});
        m_blocks.erase(m_blocks.begin());
    }
    m_blocks[position] = 1;
    submit(SetBlock{position, 1});
}

void SimulatedRun::submitMove(const Submit &submit, std::int32_t entity, const Placement &place,
                              const Vector3 &velocity)
{
    if (const auto move = m_moves.move(entity, place, velocity))
        submit(*move);
}

} // namespace tickscope::example
