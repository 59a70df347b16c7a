// SPDX-License-Identifier: MIT
#pragma once

#include <algorithm>

#include "core/formats/teehistorian/clients/client_table.h"
#include "core/formats/teehistorian/records/tick_rule.h"
#include "core/io/archive.h"

/// The fields of the state that the records before left, for archives.
namespace tickscope::teehistorian {

void visitFields(auto &archive, Visited<Looks::Part> auto &part)
{
    archive(part.name, part.isColored, part.color);
}

void visitFields(auto &archive, Visited<Looks> auto &looks)
{
    archive(looks.clan, looks.country, looks.skin, looks.hasOwnColors, looks.bodyColor,
            looks.feetColor, looks.hasParts, looks.parts);
}

void visitFields(auto &archive, Visited<Client> auto &client)
{
    archive(client.x, client.y, client.movedX, client.movedY, client.input, client.isAlive,
            client.hasInput, client.showsInput, client.isHere, client.hasJoined, client.isPlayer,
            client.isSixup, client.version, client.authLevel, client.team, client.name,
            client.isNameGuess, client.leaverName, client.account, client.evidence, client.looks,
            client.hasLooks, client.looksChange);
}

template<typename Archive, Visited<ClientTable::Saved> T>
void visitFields(Archive &archive, T &saved)
{
    archive(saved.clients, saved.practice, saved.moved, saved.doubtfulPlaces, saved.doubtfulInputs);
    if constexpr (Archive::IsReader) {
        const auto isPossible = [](const auto &entry) { return isClient(entry.first); };
        if (!std::ranges::all_of(saved.clients, isPossible))
            archive.refuse();
    }
}

} // namespace tickscope::teehistorian
