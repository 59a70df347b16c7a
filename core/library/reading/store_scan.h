// SPDX-License-Identifier: MIT
#pragma once

#include <functional>
#include <memory>
#include <optional>
#include <stop_token>
#include <vector>

#include "core/formats/format_registry.h"
#include "core/library/reading/library_scan.h"

namespace tickscope::library {

/// The folders of a scan that are stores: addresses on servers. Of each recording there the head
/// alone is read, at most limits::HttpFirstRead bytes.
class StoreScan
{
public:
    /// All must outlive this.
    StoreScan(const FormatRegistry &formats, const ScanOrder &order, const ScanListener &listener,
              const std::stop_token &stop);
    ~StoreScan();
    StoreScan &operator=(StoreScan &&) = delete; // no copies

    /// As walkFolder(), for what a server lists. Whatever it says, the walk ends.
    /// \returns whether all was seen that there is.
    bool walk(const QString &address, const std::function<bool(const FileFacts &)> &found);

    /// A file without a date in its list.
    struct Undated {
        FileFacts &file;
        FileFacts known; ///< When it was read.
    };
    /// Asks for each whether it is another now; those get date and size.
    void askForNews(const std::vector<Undated> &files);

    struct Head {
        QuickFacts facts;
        std::optional<qint64> size; ///< Of the recording in bytes, as the server says.
        qint64 changed = 0;         ///< As in FileFacts.
    };
    /// Heads of \a rows, in their order, several read at once. Nothing for one that is asked for
    /// again by the next scan: the server does not answer, or the scan was stopped.
    [[nodiscard]] std::vector<std::optional<Result<Head>>> readHeads(
        const std::vector<RecordingRow> &rows);

private:
    struct Store;

    [[nodiscard]] Store *storeOf(const QString &path) const;
    void askForNews(const Undated &undated);
    [[nodiscard]] std::optional<Result<Head>> readHead(const QString &path);

    const FormatRegistry &m_formats;
    const ScanListener &m_listener;
    const std::stop_token &m_stop;
    std::vector<std::unique_ptr<Store>> m_stores;
};

} // namespace tickscope::library
