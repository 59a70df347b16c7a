// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <vector>

#include "app/sample/arena.h"
#include "core/formats/teeworlds_common/protocol.h"
#include "core/formats/teeworlds_demo/snapshot_builder.h"

namespace tickscope::sample {

/// The world as a server puts it into a snapshot.
class WorldItems
{
public:
    /// \param firstTick  in which the round began.
    WorldItems(teeworlds::Protocol protocol, std::int64_t firstTick)
        : m_protocol(protocol)
        , m_firstTick(firstTick)
    {
    }

    [[nodiscard]] teeworlds::SnapshotItems snapshot(const Arena &arena,
                                                    const std::vector<WorldEvent> &events);

private:
    void addGame();
    void addPlayer(const Player &player, int client);
    void addPlayer06(const Player &player, int client);
    void addPlayer07(const Player &player, int client);
    void addTee(const Tee &tee, int client, std::int64_t tick);
    void addThings(const Arena &arena);
    void addEvent(const WorldEvent &event, int number);

    teeworlds::Protocol m_protocol;
    std::int64_t m_firstTick;
    teeworlds::SnapshotBuilder m_builder;
};

} // namespace tickscope::sample
