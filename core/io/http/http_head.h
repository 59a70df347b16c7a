// SPDX-License-Identifier: MIT
#pragma once

#include <chrono>
#include <cstdint>
#include <map>
#include <optional>
#include <string>
#include <string_view>

namespace tickscope {

/// What a server says of a file beside its bytes.
struct HttpStatements {
    std::string type; ///< Of Content-Type, in lower case and without parameters.
    /// The fields "replay-…", by which servers say how they keep a recording, by their names in
    /// lower case; at most MostFields.
    std::map<std::string, std::string, std::less<>> fields;

    static constexpr std::size_t MostFields = 16;
};

/// What a server says before the bytes.
struct HttpHead {
    int status = 0;
    std::optional<std::uint64_t> first; ///< Of the bytes that follow; of Content-Range.
    std::optional<std::uint64_t> last;  ///< The same; included.
    std::optional<std::uint64_t> size;  ///< Of the whole file, when known.
    std::string etag;
    std::string lastModified;
    bool mayBeKept = true; ///< False with "Cache-Control: no-store".
    std::optional<std::chrono::seconds> retryAfter;
    HttpStatements statements;
};

/// Makes a head of the lines of an answer. Those of redirects come too; the last answer counts.
class HttpHeadReader
{
public:
    /// \param line  a header field, or the status line with which an answer begins.
    void take(std::string_view line);
    /// What was taken, of an answer with that \a status.
    [[nodiscard]] HttpHead headOf(int status) const;

private:
    HttpHead m_head;
    std::optional<std::uint64_t> m_length; ///< Bytes of this answer, when known.
};

} // namespace tickscope
