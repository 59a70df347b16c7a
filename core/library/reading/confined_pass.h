// SPDX-License-Identifier: MIT
#pragma once

#include <functional>
#include <optional>
#include <stop_token>
#include <string>

#include "core/library/reading/helper.h"
#include "core/model/event/event_form.h"
#include "core/timeline/part_pace.h"

namespace tickscope::library {

/// The pass over a whole recording by a process that reaches nothing; what it finds becomes an
/// index here, and is believed no more than one on the disk. One thread.
class ConfinedPass
{
public:
    struct Order {
        std::string path;
        Shared<Recording> recording; ///< That which lies there, on this machine.
        Shared<Outline> outline;     ///< Of a recording that does not grow.
        EventForms forms;            ///< Of its format.
        Tick knownTo;                ///< Nothing is said before more is known.
    };
    /// Receives what is known so far, never less. The recording is that of the order, without
    /// the tick that ended a process, where one did.
    using Listener = std::function<void(const Shared<Recording> &, const Shared<Index> &)>;

    /// \param helper  must live longer.
    ConfinedPass(ReadingHelper &helper, Order order, Listener listener);

    /// Makes the whole index. False when no process can be started, and nothing was read.
    /// Errors: as IndexPass::advance(); Damaged where the process died twice.
    Result<bool> run(const std::stop_token &stop);

private:
    void begin(Shared<Outline> outline);
    bool take(IndexGrowth &growth, const std::stop_token &stop);
    void show();

    ReadingHelper &m_helper;
    Order m_order;
    Listener m_listener;
    Shared<Recording> m_recording;
    std::shared_ptr<EventStore> m_store;
    Shared<Index> m_index;
    Tick m_knownTo;
    PartPace m_pace;              ///< Of what is shown: parts come oftener.
    std::optional<Error> m_error; ///< Of this process.
};

} // namespace tickscope::library
