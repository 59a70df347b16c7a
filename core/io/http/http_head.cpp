// SPDX-License-Identifier: MIT
#include "core/io/http/http_head.h"

#include <algorithm>

#include "core/base/parsing.h"
#include "core/base/utf8.h"

namespace tickscope {

namespace {

/// Seconds that a busy server may make us wait.
constexpr std::uint64_t LongestRetryAfter = 10;

constexpr std::string_view Blanks = " \t\r\n";

/// "bytes 0-99/1234", "bytes */1234"; a size of "*" is not known.
void readContentRange(std::string_view value, HttpHead &head)
{
    constexpr std::string_view Unit = "bytes ";
    const auto slash = value.find('/');
    if (!value.starts_with(Unit) || slash == std::string_view::npos)
        return;
    head.size = parseNumber<std::uint64_t>(value.substr(slash + 1));
    const auto range = value.substr(Unit.size(), slash - Unit.size());
    const auto dash = std::min(range.find('-'), range.size());
    head.first = parseNumber<std::uint64_t>(range.substr(0, dash));
    head.last = parseNumber<std::uint64_t>(range.substr(std::min(dash + 1, range.size())));
}

void addField(HttpStatements &statements, const std::string &name, std::string_view value)
{
    if (statements.fields.size() < HttpStatements::MostFields)
        statements.fields.insert_or_assign(name, std::string(value));
}

} // namespace

void HttpHeadReader::take(std::string_view line)
{
    if (line.starts_with("HTTP/")) {
        *this = {};
        return;
    }
    const auto colon = line.find(':');
    if (colon == std::string_view::npos)
        return;
    const std::string name = asciiLower(line.substr(0, colon));
    const auto value = trimmed(line.substr(colon + 1), Blanks);
    if (name == "content-range")
        readContentRange(value, m_head);
    else if (name == "content-length")
        m_length = parseNumber<std::uint64_t>(value);
    else if (name == "etag")
        m_head.etag = value;
    else if (name == "last-modified")
        m_head.lastModified = value;
    else if (name == "cache-control")
        m_head.mayBeKept = value.find("no-store") == std::string_view::npos;
    else if (name == "content-type")
        m_head.statements.type = asciiLower(trimmed(value.substr(0, value.find(';')), Blanks));
    else if (name.starts_with("replay-"))
        addField(m_head.statements, name, value);
    else if (const auto seconds = parseNumber<std::uint64_t>(value);
             seconds && name == "retry-after")
        m_head.retryAfter = std::chrono::seconds(
            std::min<std::uint64_t>(*seconds, LongestRetryAfter));
}

HttpHead HttpHeadReader::headOf(int status) const
{
    HttpHead head = m_head;
    head.status = status;
    // A whole file has no Content-Range; the length of a part is not its size.
    if (status == 200)
        head.size = m_length;
    return head;
}

} // namespace tickscope
