// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <functional>
#include <optional>
#include <string>
#include <vector>

#include "core/base/result.h"
#include "core/io/http/http_options.h"

namespace tickscope::cli {

/// One of several that share the work: number \a index of \a count, from 1.
struct Shard {
    std::uint32_t index = 1;
    std::uint32_t count = 1;

    /// Whether \a name is this one's, wherever and in what order it comes.
    [[nodiscard]] bool takes(const std::string &name) const;
};

/// Reads "i/n". Errors: BadInput, with a sentence for the user.
[[nodiscard]] Result<Shard> parseShard(const std::string &text);

/// Whether a file has to be a recording, by what a person or its own ending says, or was met in a
/// folder, where files of other kinds lie too.
enum class NameOrigin { Named, Met };
using NameVisitor = std::function<void(const std::string &name, NameOrigin origin)>;

/// Whether the folder behind a link that somebody names is searched. Links to folders that are met
/// in others never are.
enum class Links { Followed, Visited };

/// What cannot be listed, or is left out of a list, and why.
using NameComplaint = std::function<void(const std::string &place, const std::string &why)>;

/// Calls \a visit with the name of each recording that \a words name, one at a time: a path or an
/// address is itself, a folder all files in it by name (or itself where it is a recording), also
/// that of an address with a slash at its end, and "-" those on the lines of standard input.
/// \param http   for addresses; without it an address is always itself.
/// \param links  Visited: a link is itself, like a file.
void forEachName(const std::vector<std::string> &words, const std::optional<HttpOptions> &http,
                 const NameVisitor &visit, const NameComplaint &complain,
                 Links links = Links::Followed);

} // namespace tickscope::cli
