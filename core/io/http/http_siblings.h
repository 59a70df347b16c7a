// SPDX-License-Identifier: MIT
#pragma once

#include <list>
#include <mutex>
#include <optional>
#include <string>

#include "core/io/byte_source.h"

namespace tickscope {

/// Files of a folder on a server that were opened, so that going from one to another and back
/// sends no request. The ones used last are kept. Any thread.
class HttpSiblings
{
public:
    struct Known {
        Shared<ByteSource> source;
        bool isFresh = true; ///< It was opened, or seen to be the same, since the last age().
        /// Nobody writes to it any more as long as the recording is this one.
        std::optional<std::string> finishedFor = {};
    };

    [[nodiscard]] std::optional<Known> find(const std::string &url);
    void keep(const std::string &url, Shared<ByteSource> source);
    /// Sets Known::finishedFor.
    void finish(const std::string &url, std::string owner);
    void forget(const std::string &url);
    /// What is kept may have changed since: the recording has.
    void age();

private:
    struct Entry {
        std::string url;
        Known known;
    };

    std::list<Entry>::iterator placeOf(const std::string &url);

    std::mutex m_mutex;
    std::list<Entry> m_entries; ///< The one used last is first.
};

} // namespace tickscope
