// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <string>

#include "core/export/text/text_sink.h"
#include "core/io/file_descriptor.h"

namespace tickscope::cli {

/// A file that a scan writes rows into, and goes on with after it was killed.
class ScanOutput : public TextSink
{
public:
    /// \param bytes  that are kept of what is there; the rest is cut off. Nothing: the file must be
    ///               new. Errors: Io.
    static Result<ScanOutput> open(const std::string &path, std::optional<std::uint64_t> bytes);
    ~ScanOutput() override;
    ScanOutput(ScanOutput &&) = default;

    void write(std::string_view text) override;
    [[nodiscard]] bool isWanted() const override { return m_errorNumber == 0; }
    /// Bytes that were written, those of earlier runs too.
    [[nodiscard]] std::uint64_t size() const { return m_size; }
    /// Waits until the disk has all. Errors: Io.
    [[nodiscard]] Result<void> sync();

private:
    ScanOutput(std::string path, FileDescriptor file, std::uint64_t size);
    void flush();

    std::string m_path;
    FileDescriptor m_file;
    std::uint64_t m_size = 0;
    std::string m_pending;
    int m_errorNumber = 0;
};

} // namespace tickscope::cli
