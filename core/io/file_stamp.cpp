// SPDX-License-Identifier: MIT
#include "core/io/file_stamp.h"

#include <sys/stat.h>

namespace tickscope {

std::optional<FileStamp> stampOf(const std::string &path)
{
    constexpr std::int64_t Second = 1'000'000'000;
    struct stat status {
    };
    if (::stat(path.c_str(), &status) != 0 || !(S_ISREG(status.st_mode) || S_ISDIR(status.st_mode)))
        return {};
    return FileStamp{static_cast<std::uint64_t>(status.st_size),
                     status.st_mtim.tv_sec * Second + status.st_mtim.tv_nsec,
                     static_cast<std::uint64_t>(status.st_ino)};
}

} // namespace tickscope
