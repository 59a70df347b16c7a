// SPDX-License-Identifier: MIT
#include <algorithm>
#include <array>
#include <bitset>
#include <functional>
#include <map>
#include <optional>

#include "core/base/fault.h"
#include "core/base/try.h"
#include "core/formats/clip_output.h"
#include "core/formats/faults.h"
#include "core/formats/teehistorian/clients/client_table.h"
#include "core/formats/teehistorian/records/ex_message.h"
#include "core/formats/teehistorian/records/record_reader.h"
#include "core/formats/teehistorian/records/record_stream.h"
#include "core/formats/teehistorian/records/tick_rule.h"
#include "core/formats/teehistorian/teehistorian_recording.h"
#include "core/formats/teeworlds_common/coding/varint.h"
#include "core/formats/teeworlds_common/messages/message_filter.h"
#include "core/model/secrets.h"

namespace tickscope::teehistorian {

namespace {

/// Changes records that hold secrets, for clips that go to others. One thread.
class ClipSecrets
{
public:
    /// \a record, the next one of the file, without its secrets: bytes that take its place, none
    /// where it is left out. Nothing when it may stay as it is.
    [[nodiscard]] std::optional<std::vector<std::byte>> changed(const Record &record);

private:
    [[nodiscard]] std::optional<std::vector<std::byte>> changedCommand(const Record &record);
    [[nodiscard]] std::optional<std::vector<std::byte>> changedMessage(const Record &record);
    [[nodiscard]] std::string standInFor(const std::string &code);

    static teeworlds::MessageFilter filterOf(teeworlds::Protocol protocol)
    {
        return {protocol, {.ticks = {}, .secrets = ClipOptions::Secrets::Hidden}, nullptr};
    }

    std::bitset<ClientCount> m_isSixup;
    teeworlds::MessageFilter m_filter06 = filterOf(teeworlds::Protocol::V06);
    teeworlds::MessageFilter m_filter07 = filterOf(teeworlds::Protocol::V07);
    std::map<std::string, std::size_t> m_codes; ///< Numbers of codes by which somebody is known.
};

using teeworlds::appendVarint;
using RecordBytes = std::vector<std::byte>;

RecordBytes beginOf(RecordKind kind, std::int32_t client)
{
    RecordBytes bytes;
    appendVarint(bytes, -static_cast<std::int32_t>(kind));
    appendVarint(bytes, client);
    return bytes;
}

void appendBytes(RecordBytes &bytes, std::span<const std::byte> more)
{
    bytes.insert(bytes.end(), more.begin(), more.end());
}

void appendRecordText(RecordBytes &bytes, std::string_view text)
{
    appendBytes(bytes, std::as_bytes(std::span(text)));
    bytes.push_back({});
}

/// Behind the JSON string that begins at \a place.
std::size_t jsonStringEnd(std::string_view json, std::size_t place)
{
    for (++place; place < json.size() && json[place] != '"'; ++place)
        place += json[place] == '\\' ? 1 : 0;
    return std::min(place + 1, json.size());
}

std::optional<RecordBytes> ClipSecrets::changed(const Record &record)
{
    switch (record.kind) {
    case RecordKind::ConsoleCommand:
        return changedCommand(record);
    case RecordKind::Message:
        return changedMessage(record);
    case RecordKind::Drop:
        if (isClient(record.client))
            m_isSixup.reset(static_cast<std::size_t>(record.client));
        return {};
    case RecordKind::Ex: {
        const ExKind kind = exKindOf(record.uuid);
        const bool isJoin = kind == ExKind::JoinVersion6 || kind == ExKind::JoinVersion7;
        const auto join = isJoin ? decodeEx(kind, record.payload) : Result<ExMessage>();
        if (isJoin && join && isClient(join->subject))
            m_isSixup.set(static_cast<std::size_t>(join->subject), kind == ExKind::JoinVersion7);
        return {};
    }
    default:
        return {};
    }
}

std::optional<RecordBytes> ClipSecrets::changedCommand(const Record &record)
{
    const std::string line = commandLine(record);
    const std::string shown = withoutCommandSecrets(line);
    if (shown == line)
        return {};
    RecordBytes bytes = beginOf(record.kind, record.client);
    appendVarint(bytes, record.commandFlags);
    appendRecordText(bytes, withoutCommandSecrets(record.text, Pseudonyms::HiddenWord));
    appendVarint(bytes, static_cast<std::int32_t>(record.args.size()));
    // What stands before the first secret stays.
    const auto differs = std::ranges::mismatch(line, shown).in1 - line.begin();
    const std::string evidence = timeoutEvidence(record);
    auto end = static_cast<std::ptrdiff_t>(record.text.size());
    for (const std::string_view argument : record.args) {
        end += static_cast<std::ptrdiff_t>(1 + quotedArgument(argument).size());
        const bool isCode = !evidence.empty() && argument.data() == record.args.front().data();
        appendRecordText(bytes, end <= differs ? std::string(argument)
                                : isCode       ? standInFor(evidence)
                                               : std::string(Pseudonyms::HiddenWord));
    }
    return bytes;
}

/// Of the same length for all: who shows the same code stays the same person, and no other does.
std::string ClipSecrets::standInFor(const std::string &code)
{
    constexpr std::size_t Digits = 16;
    const std::size_t number = m_codes.try_emplace(code, m_codes.size() + 1).first->second;
    const std::string digits = std::to_string(number);
    return std::string(Pseudonyms::HiddenWord)
           + std::string(Digits - std::min(Digits, digits.size()), '0') + digits;
}

std::optional<RecordBytes> ClipSecrets::changedMessage(const Record &record)
{
    const bool isSixup = isClient(record.client)
                         && m_isSixup[static_cast<std::size_t>(record.client)];
    const auto shown = (isSixup ? m_filter07 : m_filter06).filtered(record.payload);
    if (!shown)
        return RecordBytes();
    if (shown->data() == record.payload.data())
        return {};
    RecordBytes bytes = beginOf(record.kind, record.client);
    appendVarint(bytes, static_cast<std::int32_t>(shown->size()));
    appendBytes(bytes, *shown);
    return bytes;
}

/// The JSON object of a header with other texts in place of secret settings; all else stays.
std::string headerWithoutSecrets(std::string_view json)
{
    const std::string standIn = '"' + std::string(Pseudonyms::HiddenWord) + '"';
    std::string kept;
    bool isSecret = false; // what follows, up to the next name
    for (std::size_t place = 0; place < json.size();) {
        const bool isString = json[place] == '"';
        const std::size_t end = isString ? jsonStringEnd(json, place)
                                         : std::min(json.find_first_of("\",:[]{} \t\r\n", place),
                                                    json.size());
        const std::size_t next = json.find_first_not_of(" \t\r\n", end);
        if (end == place) {
            kept += json[place++]; // a sign between two values
        } else if (isString && next != std::string_view::npos && json[next] == ':') {
            const std::string_view name = json.substr(place, end - place);
            // No server writes names with escapes.
            isSecret = isSecretSetting(name.substr(1, name.size() - 2))
                       || name.find('\\') != std::string_view::npos;
            kept += name;
            place = end;
        } else {
            kept += isSecret ? standIn : std::string(json.substr(place, end - place));
            place = end;
        }
    }
    return kept;
}

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
        return unsupported(
            {Fault::tr("a clip of a teehistorian file has to begin where the file does, "
                       "at tick %1: its records only tell what changes"),
             outline.time.ticks().first.value});
    if (options.chat != ClipOptions::Chat::Kept || options.names != ClipOptions::Names::Kept)
        return unsupported(
            Fault::tr("clips of this format have all messages and names; they cannot be "
                      "left out or hidden"));
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
        return damaged(faults::NoTicksForClip);
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
