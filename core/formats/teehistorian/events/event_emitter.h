// SPDX-License-Identifier: MIT
#pragma once

#include <string>
#include <string_view>

#include "core/formats/teehistorian/clients/client_table.h"
#include "core/formats/teehistorian/events/event_forms.h"
#include "core/formats/teehistorian/records/ex_message.h"
#include "core/formats/teeworlds_common/messages/message_decoder.h"
#include "core/model/event/event_form.h"
#include "core/model/pass_sink.h"

namespace tickscope::teehistorian {

/// Forms of all events that records become.
[[nodiscard]] EventForms recordEventForms();

/// Turns records into events. Each is emitted before it is applied to the clients, so that
/// an event can say what was before. Secrets of persons are hidden unless the sink wants
/// them. Client IDs of records must be valid.
class EventEmitter
{
public:
    EventEmitter(const ClientTable &clients, Tick tick, PassSink &sink)
        : m_clients(clients)
        , m_tick(tick)
        , m_sink(sink)
    {
    }

    /// PlayerNew and PlayerOld: a tee appears or vanishes.
    void emitTee(const Record &record);
    void emitJoin(const Record &record);
    void emitDrop(const Record &record);
    void emitCommand(const Record &record);
    void emitMessage(const Record &record, const Result<teeworlds::Message> &message);
    /// \param isSetUp  the state when the recording began, and no change.
    /// \param superTeam  the number that stands for no team, but for "super".
    void emitEx(const Record &record, const ExMessage &message, bool isSetUp, int superTeam);
    void emitFinish(const Record &record) { emitPlain(record, RecordForm::End, NoClient, {}); }
    /// A name that replaces another one.
    void emitRename(const Record &record, int client, std::string_view name, EventSource source);

private:
    [[nodiscard]] Event eventOf(const Record &record, RecordForm form, int client) const;
    void emitEvent(const Event &event) { m_sink.eventFound(event); }
    /// Name of a client, or its number as long as it has none.
    [[nodiscard]] std::string nameOf(int client) const;
    /// For whom a command is, where that is not who gives it.
    [[nodiscard]] int otherPartyOf(const Record &command, bool isInChat) const;
    /// The same as a value of PartKind::Name.
    void addName(EventValues &values, int client) const;
    void emitSavedGame(const Record &record, const ExMessage &message);
    void emitVersion(const Record &record, const ExMessage &message);
    void emitSwap(const Record &record, const ExMessage &message);
    void emitNamed(const Record &record, RecordForm form, int client, EventValues values);
    void emitPlain(const Record &record, RecordForm form, int client, EventValues values);

    const ClientTable &m_clients;
    Tick m_tick;
    PassSink &m_sink;
};

} // namespace tickscope::teehistorian
