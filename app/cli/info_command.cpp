// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/command.h"
#include "app/cli/json_text.h"
#include "app/cli/opened_recording.h"
#include "app/cli/plain_text.h"
#include "core/base/hash.h"
#include "core/playback/time_command.h"

namespace tickscope::cli {

namespace {

using Align = TextTable::Align;

/// All that the command tells of one file.
struct Findings {
    const OpenedRecording &opened;
    Shared<Index> index;
    std::optional<FoundMap> map;
    std::vector<Damage> damage;
    bool showsSecrets = false;
};

std::string_view matchName(FoundMap::Match match)
{
    switch (match) {
    case FoundMap::Match::Embedded:
        return "embedded";
    case FoundMap::Match::Sha256:
        return "sha256";
    case FoundMap::Match::Crc32:
        return "crc32";
    case FoundMap::Match::Name:
        return "name";
    case FoundMap::Match::Differs:
        return "differs";
    }
    return "name";
}

/// As the recording states it; older versions state none, but may hold the map itself.
std::optional<Sha256Digest> mapSha256(const OpenedRecording &opened)
{
    const auto &map = opened.info().map;
    if (map->sha256 || !map->isEmbedded)
        return map->sha256;
    const auto file = opened.recording->embeddedMapFile({});
    return file ? std::optional(sha256Of(*file)) : std::nullopt;
}

Json jsonMap(const Findings &findings)
{
    const auto &map = findings.opened.info().map;
    if (!map)
        return nullptr;
    Json json;
    putText(json, "name", map->name);
    json["size"] = map->size;
    json["crc32"] = map->crc32 ? Json(crcText(*map->crc32)) : Json(nullptr);
    const auto sha256 = mapSha256(findings.opened);
    json["sha256"] = sha256 ? Json(hexText(*sha256)) : Json(nullptr);
    json["embedded"] = map->isEmbedded;
    json["found"] = findings.map.has_value();
    if (findings.map) {
        json["found_by"] = matchName(findings.map->match);
        if (!findings.map->path.empty())
            putText(json, "found_path", findings.map->path);
    }
    return json;
}

/// "group/name" becomes an object in an object; zeros are left out.
Json jsonCounts(const Index &index)
{
    Json counts = Json::object();
    for (const auto &[name, count] : index.counts()) {
        if (count == 0)
            continue;
        const auto slash = name.find('/');
        if (slash == std::string::npos)
            counts[utf8Text(name)] = count;
        else
            counts[utf8Text(name.substr(0, slash))][utf8Text(name.substr(slash + 1))] = count;
    }
    return counts;
}

Json jsonGroup(const std::vector<HeaderValue> &values, bool showsSecrets);

/// A list has no place for the bytes of text that is no UTF-8: it becomes U+FFFD there.
Json jsonList(const std::vector<HeaderValue> &values, bool showsSecrets)
{
    Json list = Json::array();
    for (const HeaderValue &value : values) {
        const Json entry = jsonGroup({value}, showsSecrets);
        list.push_back(entry.at(utf8Text(value.name)));
    }
    return list;
}

Json jsonGroup(const std::vector<HeaderValue> &values, bool showsSecrets)
{
    Json group = Json::object();
    for (const HeaderValue &value : values) {
        const std::string name = utf8Text(value.name);
        if (value.shape == HeaderValue::Shape::Group)
            group[name] = jsonGroup(value.parts, showsSecrets);
        else if (value.shape == HeaderValue::Shape::List)
            group[name] = jsonList(value.parts, showsSecrets);
        else if (value.isSecret && !showsSecrets)
            group[name] = HiddenSecret;
        else
            putValue(group, name, value.value);
    }
    return group;
}

Json jsonPlayers(const PlayerTable &players)
{
    Json list = Json::array();
    for (const Player &player : players.players()) {
        Json entry = {{"id", player.id}, {"client_ids", player.clientIds()}};
        putTexts(entry, "names", player.names());
        entry["first_tick"] = player.ticks().first.value;
        entry["last_tick"] = player.ticks().last.value;
        list.push_back(std::move(entry));
    }
    return list;
}

void putTimes(Json &json, const Findings &findings)
{
    const RecordingInfo &info = findings.opened.info();
    const TickRange ticks = findings.opened.ticks();
    const bool isEmpty = ticks.isEmpty();
    json["tick_rate"] = info.tickRate > 0 ? jsonNumber(info.tickRate) : Json(nullptr);
    json["first_tick"] = isEmpty ? Json(nullptr) : Json(ticks.first.value);
    json["last_tick"] = isEmpty ? Json(nullptr) : Json(ticks.last.value);
    json["tick_count"] = isEmpty ? 0 : ticks.last - ticks.first + 1;
    json["duration_seconds"] = isEmpty ? Json(0) : jsonSeconds(findings.opened.time().length());
    Json markers = Json::array();
    for (const Tick marker : info.markers)
        markers.push_back(marker.value);
    json["markers"] = std::move(markers);
}

Json jsonInfo(const Findings &findings)
{
    const RecordingInfo &info = findings.opened.info();
    const Outline &outline = *findings.opened.outline;
    const auto textOrNull = [](Json &json, std::string_view name, const std::string &text) {
        if (text.empty())
            json[std::string(name)] = nullptr;
        else
            putText(json, name, text);
    };
    Json json;
    putText(json, "file", findings.opened.name);
    json["format"] = info.format;
    json["format_version"] = info.formatVersion;
    textOrNull(json, "protocol", info.protocol.value_or(std::string()));
    json["map"] = jsonMap(findings);
    textOrNull(json, "type", info.type);
    textOrNull(json, "timestamp", info.timestamp);
    putTimes(json, findings);
    json["seek_points"] = {{"count", outline.seekPoints.size()}, {"kind", info.seekPointKind}};
    json["counts"] = jsonCounts(*findings.index);
    json["players"] = jsonPlayers(findings.index->players());
    json["damage"] = jsonDamage(findings.damage);
    json["metadata"] = jsonGroup(info.metadata, findings.showsSecrets);
    return json;
}

std::string mapText(const Findings &findings)
{
    const auto &map = findings.opened.info().map;
    if (!map)
        return "none";
    std::string text = screenLine(map->name);
    if (map->size > 0)
        text += ", " + groupedText(map->size) + " bytes";
    if (map->crc32)
        text += ", CRC-32 " + crcText(*map->crc32);
    if (!findings.map)
        return text + (map->isEmbedded ? ", embedded but unreadable" : ", not found");
    if (findings.map->match == FoundMap::Match::Embedded)
        return text + ", embedded";
    return text + ", found by " + std::string(matchName(findings.map->match)) + " as "
           + screenLine(findings.map->path);
}

std::string lengthText(const Findings &findings)
{
    const TickRange ticks = findings.opened.ticks();
    if (ticks.isEmpty())
        return "no ticks";
    std::string text = clockText(findings.opened.time().length()) + ", ticks "
                       + std::to_string(ticks.first.value) + " to "
                       + std::to_string(ticks.last.value);
    if (findings.opened.info().tickRate > 0)
        text += ", " + numberText(findings.opened.info().tickRate) + " a second";
    return text;
}

std::string markersText(const Findings &findings)
{
    std::string text;
    for (const Tick marker : findings.opened.info().markers) {
        text += text.empty() ? "" : ", ";
        text += std::to_string(marker.value) + " ("
                + clockText(findings.opened.time().timeAt(marker)) + ')';
    }
    return text.empty() ? "none" : text;
}

TextTable headTable(const Findings &findings)
{
    const RecordingInfo &info = findings.opened.info();
    TextTable table({Align::Left, Align::Left});
    std::string format = info.format + ", version " + std::to_string(info.formatVersion);
    if (info.protocol)
        format += ", protocol " + screenLine(*info.protocol);
    table.add(
        {"File", screenLine(findings.opened.name) + ", " + groupedText(info.byteSize) + " bytes"});
    table.add({"Format", std::move(format)});
    if (!info.type.empty())
        table.add({"Type", screenLine(info.type)});
    if (!info.timestamp.empty())
        table.add({"Recorded", screenLine(info.timestamp)});
    table.add({"Map", mapText(findings)});
    table.add({"Length", lengthText(findings)});
    table.add({"Markers", markersText(findings)});
    table.add({"Seek points", std::to_string(findings.opened.outline->seekPoints.size()) + ' '
                                  + info.seekPointKind
                                  + (findings.opened.outline->seekPoints.size() == 1 ? "" : "s")});
    table.add({"Damage", findings.damage.empty()
                             ? "none"
                             : std::to_string(findings.damage.size()) + " places, listed below"});
    return table;
}

std::string section(std::string_view title, const TextTable &table)
{
    if (table.isEmpty())
        return {};
    return '\n' + std::string(title) + '\n' + table.text("  ");
}

void addHeaderRows(TextTable &table, const std::vector<HeaderValue> &values,
                   const std::string &prefix, bool showsSecrets)
{
    for (const HeaderValue &value : values) {
        const std::string name = prefix + screenLine(value.name);
        if (value.shape != HeaderValue::Shape::Single)
            addHeaderRows(table, value.parts, name + '/', showsSecrets);
        else if (value.isSecret && !showsSecrets)
            table.add({name, std::string(HiddenSecret)});
        else
            table.add({name, screenLine(plainText(value.value))});
    }
}

std::string textInfo(const Findings &findings)
{
    TextTable counts({Align::Left, Align::Right});
    for (const auto &[name, count] : findings.index->counts()) {
        if (count != 0)
            counts.add({screenLine(name), groupedText(static_cast<std::uint64_t>(count))});
    }
    TextTable players({Align::Right, Align::Left, Align::Right, Align::Right, Align::Left});
    for (const Player &player : findings.index->players().players()) {
        std::string clients;
        for (const int client : player.clientIds())
            clients += (clients.empty() ? "client " : ", ") + std::to_string(client);
        std::string names;
        for (const std::string &name : player.names())
            names += (names.empty() ? "" : " -> ") + screenLine(name);
        players.add({std::to_string(player.id), clients, std::to_string(player.ticks().first.value),
                     std::to_string(player.ticks().last.value), names});
    }
    TextTable metadata({Align::Left, Align::Left});
    addHeaderRows(metadata, findings.opened.info().metadata, "", findings.showsSecrets);
    TextTable damage({Align::Right, Align::Right, Align::Left});
    for (const Damage &place : findings.damage) {
        damage.add({"tick " + std::to_string(place.tick.value),
                    "byte " + std::to_string(place.byte), screenLine(place.what)});
    }
    return headTable(findings).text("") + section("Counts", counts)
           + section("Players (number, slot, first and last tick, names)", players)
           + section("Header", metadata) + section("Damage", damage);
}

Result<std::vector<Damage>> read(const Task &task, const OpenedRecording &opened)
{
    auto index = readIndex(opened, task.arguments);
    if (!index)
        return tl::unexpected(index.error());
    Findings findings{opened, *index, mapFor(opened, task.arguments), (*index)->damage(),
                      task.arguments.has("--show-secrets")};
    addDamage(findings.damage, mapDamage(opened));
    if (task.arguments.wantsJson()) {
        task.output.write(jsonLine(jsonInfo(findings)));
    } else {
        writeHeading(task);
        task.output.write(textInfo(findings));
    }
    return findings.damage;
}

} // namespace

const Command &infoCommand()
{
    static const Command command{
        .name = "info",
        .summary = "What a recording is: format, map, ticks, players, counts, damage",
        .details = {},
        .options = {},
        .check = nullptr,
        .read = read,
        .printsDamage = true,
        .printsObject = true,
    };
    return command;
}

} // namespace tickscope::cli
