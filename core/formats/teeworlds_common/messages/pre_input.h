// SPDX-License-Identifier: MIT
#pragma once

#include "core/formats/teeworlds_common/messages/message_decoder.h"
#include "core/model/pass_sink.h"

/// Inputs of other clients that DDNet servers send on before they act.
/// Source: teeworlds-messages.md, section 3, and teeworlds-snapshot.md, section 7.1.
namespace tickscope::teeworlds {

/// Tells \a sink of the inputs in \a message; nothing for any other than Sv_PreInput.
void reportPreInput(const Message &message, PassSink &sink);

} // namespace tickscope::teeworlds
