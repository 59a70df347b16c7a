// SPDX-License-Identifier: MIT
#pragma once

#include "core/formats/teehistorian/clients/client_table.h"
#include "core/formats/teehistorian/simulation/world/tick_section.h"

namespace tickscope::teehistorian {

/// Collects of a tick's records what a rebuilt world needs.
class SectionBuilder
{
public:
    /// \param clients  as they are behind \a record.
    void add(const Record &record, const ClientTable &clients);
    /// The same of a move of the tee of \a client, which is there.
    void addMove(int client, const ClientTable &clients)
    {
        const Client &moved = clients.at(client);
        m_section.places.push_back({Placing::What::Moved, client, moved.x, moved.y});
    }

    /// The section of \a tick; the next records belong to the next one.
    [[nodiscard]] const TickSection &finish(Tick tick);
    void begin();
    [[nodiscard]] bool isEmpty() const
    {
        return m_section.places.empty() && m_section.actions.empty();
    }

private:
    void addPlacing(const Record &record, const ClientTable &clients);
    void addMessage(const Record &record, const ClientTable &clients);
    void addEx(const Record &record, const ClientTable &clients);
    Action &addAction(Action::What what, std::int32_t client, std::int32_t value = 0);

    TickSection m_section;
};

} // namespace tickscope::teehistorian
