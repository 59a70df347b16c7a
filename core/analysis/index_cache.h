// SPDX-License-Identifier: MIT
#pragma once

#include <cstdint>
#include <stop_token>
#include <string>

#include "core/model/recording.h"
#include "core/timeline/index.h"

namespace tickscope {

/// What the passes over recordings found, kept on disk, so that one that was read once is known at
/// once the next time. A recording is known by the files that hold it (ByteSource::stamp()), their
/// size and ends; where any of them has no stamp, nothing is kept. Nothing that lies there is
/// believed: what is damaged, of another version, or impossible is not there. Events are read when
/// somebody looks at them, and where they cannot be, from the recording. Kept are complete indexes
/// without damage of recordings that do not grow. Any thread; programs may share a folder.
class IndexCache
{
public:
    /// Keeps nothing.
    IndexCache() = default;
    /// \param folder  made when it is missing; nobody else may read it.
    explicit IndexCache(std::string folder)
        : m_folder(std::move(folder))
    {
    }
    /// In the user's cache folder; one that keeps nothing where there is none.
    [[nodiscard]] static IndexCache ofUser();

    [[nodiscard]] const std::string &folder() const { return m_folder; }

    /// What names \a recording here, as hex digits. Empty where nothing is kept of it.
    /// \param rest  what else the index follows from, as a digest of a map. Errors: Io, Cancelled.
    [[nodiscard]] Result<std::string> keyOf(const Recording &recording, std::stop_token stop,
                                            const std::string &rest = {}) const;

    /// Null when there is none. \param outline  that of \a recording, walked anew.
    [[nodiscard]] Shared<Index> read(const std::string &key, const Shared<Recording> &recording,
                                     const Shared<Outline> &outline, const EventForms &forms) const;
    /// False when it is not kept: see above, and where there is no room.
    bool write(const std::string &key, const Index &index) const;
    /// Bytes that are kept under \a key.
    [[nodiscard]] std::uint64_t bytesOf(const std::string &key) const;
    void remove(const std::string &key) const;
    /// All of it.
    void clear() const;

private:
    std::string m_folder;
};

} // namespace tickscope
