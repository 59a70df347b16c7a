// SPDX-License-Identifier: MIT
#pragma once

#include <cstdint>
#include <functional>
#include <optional>
#include <string>
#include <string_view>

#include "core/io/http/http_file.h"

namespace tickscope {

/// One line of what a server lists. All of it is the server's word.
struct StoreEntry {
    /// Plain: of a file in the folder that is listed. Of a bucket the key, which may have folders
    /// in it, none of them "..".
    std::string name;
    bool isFolder = false;
    std::optional<std::uint64_t> size = {};
    std::int64_t changed = 0; ///< Milliseconds since 1970; 0 when the server does not say.
};

/// What a page is.
enum class PageKind {
    File,   ///< No list.
    Index,  ///< Of a folder: HTML with links, JSON as nginx and Caddy give it, or a line for each.
    Bucket, ///< Some keys of an S3 bucket.
    Refusal ///< Of an S3 server, in its own words.
};

struct StorePage {
    PageKind kind = PageKind::File;
    std::uint64_t elsewhere = 0; ///< Links and names that lead out of the folder: left out.
    std::string next;            ///< Token of the bucket's next page; empty behind the last.
    bool isWhole = true;         ///< Nothing was left out because it was too much.
};

/// Reads what \a page lists, which stands at \a url, the address of a folder. Links to sort the
/// list and to the folder above are no entries.
/// \param found  called for each; false ends the reading.
[[nodiscard]] StorePage readStorePage(std::string_view url, const HttpPage &page,
                                      const std::function<bool(StoreEntry)> &found);

} // namespace tickscope
