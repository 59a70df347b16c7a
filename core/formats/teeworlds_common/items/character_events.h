// SPDX-License-Identifier: MIT
#pragma once

#include <algorithm>
#include <array>
#include <functional>
#include <optional>
#include <string>
#include <vector>

#include "core/formats/teeworlds_common/items/item_fields.h"
#include "core/formats/teeworlds_common/items/snapshot.h"
#include "core/formats/teeworlds_common/map/collision.h"
#include "core/formats/teeworlds_common/messages/message_tables.h"
#include "core/model/event/event_form.h"
#include "core/model/pass_sink.h"

namespace tickscope::teeworlds {

/// The forms of such events.
[[nodiscard]] EventForms characterEventForms();

/// Derives events from what changes in characters: hooks that hold and let go, shots, freezes,
/// teleports, and whom a hammer hit.
/// One thread; follows one decoder in order of time.
class CharacterEvents
{
public:
    /// Forgets all: for what comes next it is unknown what was before.
    void forget() { m_known = {}; }
    /// The same of one client.
    void forget(std::size_t client) { m_known[client] = {}; }

    /// Takes \a state for what was before.
    void assume(const WorldState &state);

    /// Emits the events of \a changes into \a sink.
    /// \param nameOf  empty for no client.
    void observe(const WorldState &state, const SnapshotChanges &changes, Tick tick,
                 std::uint64_t byte, const std::function<std::string(int)> &nameOf, PassSink &sink);

private:
    struct Known {
        std::int32_t hookState = 0;
        std::int32_t hooked = NoClient;
        std::int32_t attackTick = 0;
        std::int32_t tick = 0; ///< Of its place.
        std::int32_t x = 0;
        std::int32_t y = 0;
        std::int32_t velX = 0;
        std::int32_t velY = 0;

        [[nodiscard]] Vector place() const
        {
            return {static_cast<float>(x), static_cast<float>(y)};
        }
    };
    struct Client {
        std::optional<Known> character; ///< Of its last item, while it has one.
        std::optional<bool> isFrozen;
        std::optional<Tick> bornAt; ///< Of a life that followed on another in one snapshot.
    };
    /// Items that stand for a moment.
    struct ShownType {
        enum class What { HammerHit, Spawn, Death };
        std::uint32_t type = 0;
        What what = What::Spawn;
        WordField x;
        WordField y;
        WordField client; ///< 0 where no client is named.
    };
    static constexpr std::uint32_t NoType = 0xFFFFFFFF;
    /// Where the watched fields lie in the items of one schema.
    struct Fields {
        bool hasCharacters = false;
        std::uint32_t character = 0;
        std::uint32_t extra = NoType;
        WordField tick;
        WordField velX;
        WordField velY;
        WordField x;
        WordField y;
        WordField hookState;
        WordField hooked;
        bool hasHooked = false; ///< Ghosts do not say whom a hook holds.
        WordField hookX;
        WordField hookY;
        WordField weapon;
        WordField attackTick;
        WordField freezeEnd;
        std::vector<ShownType> shown;
        std::uint64_t shownTypes = 0; ///< Marks of them.
    };
    /// What one snapshot shows for a moment.
    struct Moment {
        std::vector<Vector> hammerHits;
        std::vector<Vector> spawns;
        std::vector<int> deaths;  ///< Clients.
        std::vector<int> hammers; ///< Clients that swung one since the last snapshot.

        /// A telegun shows a death where it takes its tee from and one where it takes it to.
        [[nodiscard]] bool isLastOf(int client) const
        {
            return std::ranges::count(deaths, client) == 1;
        }
    };
    struct Emitter;

    /// Whether \a now is of another life than \a before: a tee that has not moved yet, or not shot.
    [[nodiscard]] static bool isNextLife(const Known &before, const Known &now)
    {
        return (now.tick == 0 && before.tick != 0) || now.attackTick < before.attackTick;
    }
    void followSchema(const Shared<Schema> &schema);
    [[nodiscard]] Known knownOf(std::span<const std::int32_t> words) const;
    void removeMissing(const WorldState &state);
    void observeCharacter(Client &client, const ItemView &item, Moment &moment,
                          const Emitter &emitter) const;
    [[nodiscard]] Moment momentOf(const SnapshotChanges &changes) const;
    [[nodiscard]] static bool isFarOff(int client, const Known &before, const Known &now,
                                       const Moment &moment);
    void emitHammerHits(const Moment &moment, const Emitter &emitter) const;
    void observeExtra(Client &client, const ItemView &item, const WorldState &state,
                      const Moment &moment, const Emitter &emitter) const;

    std::array<Client, message_field::LastClient + 1> m_known;
    Shared<Schema> m_schema; ///< Of m_fields.
    Fields m_fields;
};

} // namespace tickscope::teeworlds
