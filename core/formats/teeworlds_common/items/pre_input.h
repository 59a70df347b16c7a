// SPDX-License-Identifier: MIT
#pragma once

#include "core/formats/teeworlds_common/messages/message_decoder.h"
#include "core/model/pass_sink.h"

namespace tickscope::teeworlds {

// Inputs of other clients that DDNet servers send on before they act.
// Source: teeworlds-messages.md, section 3, and teeworlds-snapshot.md, section 7.1.

/// Reports the inputs in \a message to \a sink; none of any other than Sv_PreInput.
void reportPreInput(const Message &message, PassSink &sink);

} // namespace tickscope::teeworlds
