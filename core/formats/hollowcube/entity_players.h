// SPDX-License-Identifier: MIT
#pragma once

#include <map>
#include <optional>
#include <set>
#include <string>
#include <utility>

#include "core/formats/hollowcube/replay_file.h"
#include "core/model/pass_sink.h"

namespace tickscope::hollowcube {

/// Reports to a pass which entities are there: the runner and others of the type "player" as
/// players, the rest as entities.
///
/// An entity has no name of its own; it is called by its type and number. Numbers begin
/// again in each session, so two entities of the same number differ by type only. Nothing
/// shows that a player of a number is the one who had it before.
class EntityPlayers
{
public:
    using Entities = std::map<std::int32_t, std::optional<std::int32_t>>;

    explicit EntityPlayers(Shared<ReplayFile> file)
        : m_file(std::move(file))
    {
    }

    /// Name of \a entity, which is one of \a entities or unknown.
    /// \param schema  has the names of their types.
    [[nodiscard]] std::string nameOf(std::int32_t entity, const Entities &entities,
                                     const Schema &schema) const;

    /// Reports to \a sink all that came or went since the last call.
    /// \param data  what the numbers of types mean now.
    void report(Tick tick, const Entities &entities, const GameData &data, PassSink &sink);

private:
    [[nodiscard]] bool isListed(const Entities::value_type &entity);

    Shared<ReplayFile> m_file;
    Entities m_present;
    GameData m_data;                                                         ///< Of those present.
    std::set<std::pair<std::int32_t, std::optional<std::int32_t>>> m_listed; ///< Ever.
    bool m_hasBegun = false;
};

} // namespace tickscope::hollowcube
