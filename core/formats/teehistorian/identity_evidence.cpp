// SPDX-License-Identifier: MIT
#include "core/formats/teehistorian/identity_evidence.h"

#include <span>

#include "core/base/hash.h"

namespace tickscope::teehistorian {

namespace {

/// Short however long the text is, and a code that takes over a slot is kept nowhere in clear.
std::string digestOf(std::string_view text)
{
    return hexText(sha256Of(std::as_bytes(std::span(text))));
}

} // namespace

std::string connectionEvidence(const Uuid &connection)
{
    return connection == Uuid{} ? std::string() : "connection:" + connection.text();
}

std::string timeoutEvidence(const Record &command)
{
    constexpr std::size_t CodeOfClients = 16;
    if (command.text != "timeout" || command.args.empty()
        || command.args.front().size() < CodeOfClients)
        return {};
    return "timeout:" + digestOf(command.args.front());
}

std::string accountEvidence(std::string_view account, std::string_view name)
{
    if (account.empty() || name.empty() || account.starts_with("default_"))
        return {};
    return "login:" + digestOf(account) + ":" + digestOf(name);
}

} // namespace tickscope::teehistorian
