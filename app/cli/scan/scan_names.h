// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <functional>
#include <string>
#include <vector>

#include "core/base/result.h"

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

/// Whether a person named a file, or it was met in a folder, where files of other kinds lie too.
enum class NameOrigin { Named, Met };
using NameVisitor = std::function<void(const std::string &name, NameOrigin origin)>;

/// Whether the folder behind a link that somebody names is searched. Links to folders that are met
/// in others never are.
enum class Links { Followed, Visited };

/// Calls \a visit with the name of each recording that \a words name, one at a time: a path or an
/// address is itself, a folder all files in it by name (or itself where it is a recording), and "-"
/// those on the lines of standard input. \a complain receives what cannot be listed.
/// \param links  Visited: a link is itself, like a file.
void forEachName(const std::vector<std::string> &words, const NameVisitor &visit,
                 const std::function<void(const std::string &, const std::string &)> &complain,
                 Links links = Links::Followed);

} // namespace tickscope::cli
