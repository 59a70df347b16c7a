// SPDX-License-Identifier: MIT
#pragma once

#include <array>
#include <functional>
#include <optional>
#include <string>
#include <vector>

#include "core/formats/teeworlds_common/items/snapshot.h"
#include "core/formats/teeworlds_common/map/collision.h"
#include "core/formats/teeworlds_common/messages/message_tables.h"
#include "core/model/event/event_form.h"
#include "core/model/pass_sink.h"

namespace tickscope::teeworlds {

/// Derives events from what changes in characters: hooks that hold and let go, shots, freezes,
/// teleports, and whom a hammer hit.
/// One thread; follows one decoder in order of time.
class CharacterEvents
{
public:
    /// Forgets all: for what comes next it is unknown what was before.
    void forget() { m_known = {}; }

    /// Takes \a state for what was before.
    void assume(const WorldState &state);

    /// Emits the events of \a changes into \a sink.
    /// \param nameOf  empty for no client.
    void observe(const WorldState &state, const SnapshotChanges &changes, Tick tick,
                 std::uint64_t byte, const std::function<std::string(int)> &nameOf, PassSink &sink);

private:
    struct Known {
        std::int64_t hookState = 0;
        std::int64_t hooked = NoClient;
        std::int64_t attackTick = 0;
        std::int64_t tick = 0; ///< Of its place.
        Vector place;
        float speed = 0; ///< World units a tick.
    };
    struct Client {
        std::optional<Known> character; ///< Of its last item, while it has one.
        std::optional<bool> isFrozen;
    };
    /// Items that stand for a moment.
    struct ShownType {
        enum class What { HammerHit, Spawn, Death };
        std::uint32_t type = 0;
        What what = What::Spawn;
        const Field *x = nullptr;
        const Field *y = nullptr;
        const Field *client = nullptr; ///< Null where no client is named.
    };
    /// Where the watched fields lie in the items of one schema.
    struct Fields {
        std::uint32_t character = 0;
        std::uint32_t extra = 0;
        const Field *tick = nullptr;
        const Field *velX = nullptr;
        const Field *velY = nullptr;
        const Field *x = nullptr; ///< Null when there are no characters.
        const Field *y = nullptr;
        const Field *hookState = nullptr;
        const Field *hooked = nullptr;
        const Field *hookX = nullptr;
        const Field *hookY = nullptr;
        const Field *weapon = nullptr;
        const Field *attackTick = nullptr;
        const Field *freezeEnd = nullptr;
        std::vector<ShownType> shown;
    };
    /// What one snapshot shows for a moment.
    struct Moment {
        std::vector<Vector> hammerHits;
        std::vector<Vector> spawns;
        std::vector<int> deaths;  ///< Clients.
        std::vector<int> hammers; ///< Clients that swung one since the last snapshot.
    };
    struct Emitter;

    void followSchema(const Shared<Schema> &schema);
    [[nodiscard]] Known knownOf(std::span<const std::int32_t> words) const;
    void removeMissing(const WorldState &state);
    void observeCharacter(Client &client, const ItemView &item, Moment &moment,
                          const Emitter &emitter) const;
    [[nodiscard]] Moment momentOf(const WorldState &state, const SnapshotChanges &changes) const;
    [[nodiscard]] static bool isTeleported(int client, const Known &before, const Known &now,
                                           const Moment &moment);
    void emitHammerHits(const Moment &moment, const Emitter &emitter) const;
    void observeExtra(Client &client, const ItemView &item, const WorldState &state,
                      const Emitter &emitter) const;

    std::array<Client, message_field::LastClient + 1> m_known;
    Shared<Schema> m_schema; ///< Of m_fields.
    Fields m_fields;
};

} // namespace tickscope::teeworlds
