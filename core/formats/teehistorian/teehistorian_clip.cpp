// SPDX-License-Identifier: MIT
#include <algorithm>
#include <array>
#include <functional>
#include <optional>

#include "core/base/fault.h"
#include "core/base/try.h"
#include "core/formats/clip_output.h"
#include "core/formats/faults.h"
#include "core/formats/teehistorian/clip_secrets.h"
#include "core/formats/teehistorian/records/record_stream.h"
#include "core/formats/teehistorian/records/tick_rule.h"
#include "core/formats/teehistorian/teehistorian_recording.h"

namespace tickscope::teehistorian {

namespace {

/// The record FINISH. Source: teehistorian.md, section 3.
constexpr std::array FinishRecord{std::byte{0x40}};

using CopyReport = std::function<void(std::span<const std::byte>)>;

/// What a clip has of its source.
struct Prefix {
    std::uint64_t end = 0; ///< First byte behind it.
    std::optional<Tick> first;
    Tick last;
    std::int64_t tickCount = 0;
    std::optional<Fault> fault; ///< Why nothing could be read behind it.
};

/// Records up to the one that opens a tick behind \a last.
Result<Prefix> findPrefix(const Shared<ByteSource> &source, const Header &header, Tick last,
                          const std::stop_token &stop)
{
    RecordStream stream(source);
    stream.restart(header.recordsOffset);
    TickRule rule;
    Prefix prefix;
    for (const Record *record = stream.peek(stop); record; record = stream.peek(stop)) {
        const auto opened = rule.tickOpenedBy(*record);
        if (record->kind == RecordKind::Finish || (opened && *opened > last))
            break;
        rule.pass(*record, opened);
        if (opened && !prefix.first)
            prefix.first = opened;
        prefix.tickCount += opened ? 1 : 0;
        stream.accept();
    }
    if (const auto &error = stream.error()) {
        if (endsReading(error->code))
            return tl::unexpected(*error);
        // A server that was killed, or still writes, ends inside a record.
        if (error->code != ErrorCode::Truncated)
            prefix.fault = error->fault;
    }
    prefix.end = stream.byte();
    prefix.last = rule.tick();
    return prefix;
}

Result<void> checkOptions(const Outline &outline, const ClipOptions &options)
{
    if (options.ticks.first > outline.time.ticks().first)
        return failure(
            ErrorCode::Unsupported,
            {Fault::tr("a clip of a teehistorian file has to begin where the file does, at "
                       "tick %1: its records only tell what changes"),
             outline.time.ticks().first.value});
    if (options.chat != ClipOptions::Chat::Kept || options.names != ClipOptions::Names::Kept)
        return failure(ErrorCode::Unsupported,
                       Fault::tr("clips of this format have all messages and names; "
                                 "they cannot be left out or hidden"));
    return {};
}

/// Copies \a source up to \a end without its secrets. \param report  gets the bytes that are done.
Result<void> copyWithoutSecrets(const Shared<ByteSource> &source, const Header &header,
                                std::uint64_t end, ClipOutput &output, const CopyReport &report,
                                const std::stop_token &stop)
{
    std::vector<std::byte> json(header.recordsOffset - 1 - Magic.size());
    TRY(source->readAt(Magic.size(), json, stop));
    TRY(output.copy(*source, {0, Magic.size()}, stop, report));
    const std::string shown = headerWithoutSecrets(
        {reinterpret_cast<const char *>(json.data()), json.size()});
    output.write(std::as_bytes(std::span(shown)));
    std::uint64_t copied = header.recordsOffset - 1; // its end is a NUL
    RecordStream stream(source);
    stream.restart(header.recordsOffset);
    ClipSecrets secrets;
    while (stream.byte() < end) {
        const Record *record = stream.peek(stop);
        if (!record)
            break;
        if (const auto changed = secrets.changed(*record)) {
            TRY(output.copy(*source, {copied, record->byte - copied}, stop, report));
            output.write(*changed);
            copied = record->byte + record->size;
        }
        stream.accept();
    }
    if (const auto &error = stream.error())
        return tl::unexpected(*error);
    return output.copy(*source, {copied, end - copied}, stop, report);
}

} // namespace

Result<ClipReport> TeehistorianRecording::writeClip(const Outline &outline,
                                                    const ClipOptions &options, std::ostream &out,
                                                    std::stop_token stop) const
{
    if (outline.isEmpty)
        return failure(ErrorCode::Damaged, faults::NoTicksForClip);
    TRY(checkOptions(outline, options));
    TRY_ASSIGN(const auto prefix, findPrefix(m_source, m_header, options.ticks.last, stop));
    ClipOutput output(out);
    std::uint64_t done = 0;
    const auto report = [&](std::span<const std::byte> bytes) {
        done += bytes.size();
        if (options.progress)
            options.progress(0.5 + static_cast<double>(done) / static_cast<double>(prefix.end) / 2);
    };
    if (options.secrets == ClipOptions::Secrets::Hidden) {
        TRY(copyWithoutSecrets(m_source, m_header, prefix.end, output, report, stop));
    } else {
        TRY(output.copy(*m_source, {0, prefix.end}, stop, report));
    }
    output.write(FinishRecord);
    TRY(output.check());
    ClipReport result;
    result.ticks = {prefix.first.value_or(prefix.last), prefix.last};
    // What comes before the first tick is one, where none follows.
    result.tickCount = std::max(prefix.tickCount, std::int64_t{1});
    if (prefix.fault)
        result.changes.push_back(*prefix.fault);
    return result;
}

} // namespace tickscope::teehistorian
