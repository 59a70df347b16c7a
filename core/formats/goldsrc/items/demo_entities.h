// SPDX-License-Identifier: MIT
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "core/formats/goldsrc/messages/server_state.h"
#include "core/model/pass_sink.h"
#include "core/model/scene/frame.h"
#include "core/model/scene/scene.h"

/// Monsters, weapons that lie about and whatever else a packet holds besides players. An
/// entity has a number and a model, and no other name.
/// Source: goldsrc-netmessages.md, section 5.
namespace tickscope::goldsrc {

/// What entities of a model are called: "scientist" for "models/scientist.mdl", "brush" for
/// the map and its parts ("*12"). Empty without a model.
[[nodiscard]] std::string entityTypeName(std::string_view model);

/// Reports to a pass which entities there are. Follows one decoder.
class EntityTracker
{
public:
    void report(const ServerState &server, PassSink &sink);

private:
    Shared<EntityList> m_reported;      ///< Null at first.
    std::vector<std::int32_t> m_models; ///< Index of the model last reported, by number.
};

/// Adds those that can be seen as actors who are no clients. Parts of the map are drawn with it.
void addEntities(Scene &scene, const Frame &frame, double position);

} // namespace tickscope::goldsrc
