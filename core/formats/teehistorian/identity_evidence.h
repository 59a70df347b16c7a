// SPDX-License-Identifier: MIT
#pragma once

#include <string>
#include <string_view>

#include "core/base/uuid.h"
#include "core/formats/teehistorian/records/record.h"

/// What a teehistorian file tells of who a client is, as PlayerChange::evidence wants it; each
/// is empty where it tells nothing. Source: teehistorian.md, sections 6 and 7.
namespace tickscope::teehistorian {

/// Of DDNETVER: a client program makes a random UUID for each connection. Its dummy shares
/// it, but is there at the same time.
[[nodiscard]] std::string connectionEvidence(const Uuid &connection);

/// Of the chat command "timeout", by which a client shows that it is the one that lost its
/// connection. Its code is random, kept by the client, and known to nobody else. A short one
/// was typed by a person, and two may type the same.
[[nodiscard]] std::string timeoutEvidence(const Record &command);

/// Of AUTH_INIT and AUTH_LOGIN. Several people may know the password of an account, so only
/// whoever has the account and the name is taken for the same person. The accounts of the
/// server's own passwords are no accounts of anybody.
[[nodiscard]] std::string accountEvidence(std::string_view account, std::string_view name);

} // namespace tickscope::teehistorian
