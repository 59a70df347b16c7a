// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QFile>
#include <QString>

#include <cstddef>
#include <vector>

#include "core/io/http/http_source.h"

/// Files for a server of the tests, and how they are read to count requests.
namespace tickscope::test {

/// Bytes that differ from place to place, also a block of a remote source apart.
inline std::vector<std::byte> pattern(std::size_t size)
{
    std::vector<std::byte> bytes(size);
    for (std::size_t i = 0; i < size; ++i)
        bytes[i] = static_cast<std::byte>((i * 2654435761U) >> 13);
    return bytes;
}

inline bool writeFile(const QString &path, const std::vector<std::byte> &bytes)
{
    QFile file(path);
    const auto size = static_cast<qint64>(bytes.size());
    return file.open(QIODevice::WriteOnly)
           && file.write(reinterpret_cast<const char *>(bytes.data()), size) == size;
}

/// Neither ahead nor from a cache, so that requests can be counted.
inline HttpOptions plainOptions()
{
    HttpOptions options;
    options.readsAhead = false;
    return options;
}

} // namespace tickscope::test
