// SPDX-License-Identifier: MIT
#include "core/formats/teeworlds_demo/demo_forms.h"

#include <utility>

#include "core/formats/teeworlds_common/messages/message_forms.h"
#include "core/model/event/shared_event_kinds.h"

namespace tickscope::teeworlds {

const std::map<const EventForm *, EventForm> &repeatedTuning()
{
    static const auto forms = [] {
        std::map<const EventForm *, EventForm> made;
        for (const EventForm *form : messageForms("Sv_TuneParams")) {
            EventForm repeated = *form;
            repeated.kind = &sharedKind("system");
            made.emplace(form, std::move(repeated));
        }
        return made;
    }();
    return forms;
}

EventForms repeatedTuningForms()
{
    EventForms forms;
    for (const auto &[form, repeated] : repeatedTuning())
        forms.push_back(&repeated);
    return forms;
}

const EventForm &markerForm()
{
    static const EventForm form{&sharedKind("marker"), "header", {}, ""};
    return form;
}

} // namespace tickscope::teeworlds
