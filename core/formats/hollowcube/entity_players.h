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

/// Tells a pass which entities are there: each is a player, the runner before all.
///
/// An entity has no name of its own; it is called by its type and number. Numbers begin
/// again in each session, so the type is what tells two of the same number apart.
class EntityPlayers
{
public:
    using Entities = std::map<std::int32_t, std::optional<std::int32_t>>;

    explicit EntityPlayers(Shared<ReplayFile> file)
        : m_file(std::move(file))
    {
    }

    /// Name of \a entity, which is one of \a entities or unknown.
    [[nodiscard]] std::string nameOf(std::int32_t entity, const Entities &entities) const;

    /// Tells \a sink of everybody who came or went since the last call.
    void tell(Tick tick, const Entities &entities, PassSink &sink);

private:
    [[nodiscard]] bool isListed(const Entities::value_type &entity);

    Shared<ReplayFile> m_file;
    Entities m_present;
    std::set<std::pair<std::int32_t, std::optional<std::int32_t>>> m_listed; ///< Ever.
    bool m_hasBegun = false;
};

} // namespace tickscope::hollowcube
