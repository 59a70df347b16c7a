// SPDX-License-Identifier: MIT
#include "core/io/byte_store.h"

#include <fcntl.h>

#include <cerrno>
#include <cstdlib>
#include <cstring>
#include <utility>

#include "core/base/limits.h"
#include "core/io/file_source.h"

namespace tickscope {

static Result<void> temporaryFileError()
{
    return ioError({Fault::tr("cannot write a temporary file: %1"), std::strerror(errno)});
}

int openTemporaryFile()
{
    if (const FileGiver *giver = fileGiver())
        return giver->openTemporary();
    // Not /tmp, which may lie in memory.
    const char *chosen = std::getenv("TMPDIR");
    std::string path = std::string(chosen && *chosen ? chosen : "/var/tmp") + "/tickscope-XXXXXX";
    const int file = ::mkostemp(path.data(), O_CLOEXEC);
    if (file >= 0)
        ::unlink(path.c_str());
    return file;
}

bool writeAll(int file, std::span<const std::byte> bytes)
{
    while (!bytes.empty()) {
        const ssize_t written = ::write(file, bytes.data(), bytes.size());
        if (written < 0 && errno != EINTR)
            return false;
        if (written > 0)
            bytes = bytes.subspan(static_cast<std::size_t>(written));
    }
    return true;
}

Result<void> ByteStore::add(std::span<const std::byte> bytes)
{
    m_size += bytes.size();
    if (!m_file && m_size <= limits::StoreMemory) {
        m_memory.insert(m_memory.end(), bytes.begin(), bytes.end());
        return {};
    }
    if (!m_file) {
        const auto kept = std::exchange(m_memory, {});
        m_file = FileDescriptor(openTemporaryFile());
        if (auto written = m_file ? write(kept) : temporaryFileError(); !written)
            return written;
    }
    return write(bytes);
}

Shared<ByteSource> ByteStore::finish(const std::string &name)
{
    if (!m_file)
        return memorySource(std::move(m_memory), name);
    return fileSource(m_file.release(), name, FileState{m_size});
}

Result<void> ByteStore::write(std::span<const std::byte> bytes) const
{
    if (!writeAll(m_file.get(), bytes))
        return temporaryFileError();
    return {};
}

} // namespace tickscope
