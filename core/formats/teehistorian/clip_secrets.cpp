// SPDX-License-Identifier: MIT
#include "core/formats/teehistorian/clip_secrets.h"

#include <algorithm>
#include <span>

#include "core/formats/teehistorian/clients/client_table.h"
#include "core/formats/teehistorian/records/ex_message.h"
#include "core/formats/teehistorian/records/record_reader.h"
#include "core/formats/teeworlds_common/coding/varint.h"
#include "core/model/secrets.h"

namespace tickscope::teehistorian {

namespace {

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

} // namespace

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

} // namespace tickscope::teehistorian
