// SPDX-License-Identifier: GPL-3.0-or-later
#include <array>
#include <map>
#include <utility>

#include "app/cli/input/command.h"
#include "app/cli/input/opened_recording.h"
#include "app/cli/output/json_text.h"
#include "app/cli/output/plain_text.h"
#include "core/base/fault.h"
#include "core/base/hash.h"
#include "core/base/try.h"
#include "core/export/write_rows.h"
#include "core/playback/time_command.h"

namespace tickscope::cli {

namespace {

constexpr OptionSpec InfoOptionSpecs[]{
    {"--quick", "", CliText::tr("Only the outline: no players or counts that need decoding")},
};

using Align = TextTable::Align;

/// All that the command prints of one file.
struct Findings {
    const OpenedRecording &opened;
    Shared<Index> index;
    std::optional<FoundMap> map;
    std::vector<Damage> damage;
    ShownSecrets secrets = ShownSecrets::No;
    bool isQuick = false; ///< The index knows the outline only.

    /// Whether players, entities and decoded counts are known.
    [[nodiscard]] bool isDecoded() const { return !isQuick && !opened.info().unread; }
};

/// Nothing where some of them are known only when they have been decoded.
std::optional<std::size_t> seekPointCount(const Findings &findings)
{
    const Outline &outline = findings.index->outline();
    if (findings.isQuick && outline.hasClaims())
        return {};
    return outline.seekPoints.size();
}

/// Of the clock that the timestamp was read from; empty where it is unknown.
std::string_view zoneName(TimestampZone zone)
{
    constexpr std::array Names{"", "utc", "stated", "recorder"};
    return Names.at(static_cast<std::size_t>(zone));
}

/// With the zone of the clock, where the text does not say it.
std::string timestampText(const RecordingInfo &info)
{
    constexpr std::array Zones{", zone unknown", " UTC", "", ", local time of the recorder"};
    return screenLine(info.timestamp) + Zones.at(static_cast<std::size_t>(info.zone));
}

std::string_view matchName(FoundMap::Match match)
{
    constexpr std::array Names{"embedded", "sha256", "crc32", "name", "differs"};
    return Names.at(static_cast<std::size_t>(match));
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

void insertMap(JsonRow &json, const Findings &findings)
{
    const auto &map = findings.opened.info().map;
    if (!map)
        return json.insertNull("map");
    json.beginObject("map");
    json.insertText("name", map->name);
    json.insert("size", map->size);
    json.insertTextOrNull("crc32", map->crc32 ? crcText(*map->crc32) : "");
    const auto sha256 = mapSha256(findings.opened);
    json.insertTextOrNull("sha256", sha256 ? hexText(*sha256) : "");
    json.insertFlag("embedded", map->isEmbedded);
    json.insertFlag("found", findings.map.has_value());
    if (findings.map) {
        json.insertText("found_by", matchName(findings.map->match));
        if (!findings.map->path.empty())
            json.insertText("found_path", findings.map->path);
    }
    json.endObject();
}

/// "group/name" becomes an object in an object; zeros are left out, and null is what is not known.
void insertCounts(JsonRow &json, const Findings &findings)
{
    using Members = std::map<std::string, std::int64_t, std::less<>>;
    std::map<std::string, Members, std::less<>> groups;
    json.beginObject("counts");
    if (!findings.isDecoded()) {
        for (const std::string &group : findings.opened.info().decodedCounts)
            json.insertNull(group);
    }
    for (const auto &[name, count] : findings.index->counts()) {
        const auto slash = name.find('/');
        if (count != 0 && slash == std::string::npos)
            json.insert(name, count);
        else if (count != 0)
            groups[name.substr(0, slash)][name.substr(slash + 1)] = count;
    }
    for (const auto &[group, members] : groups) {
        json.beginObject(group);
        for (const auto &[name, count] : members)
            json.insert(name, count);
        json.endObject();
    }
    json.endObject();
}

void insertPlayers(JsonRow &json, const PlayerTable &players, Output &output)
{
    json.beginList("players");
    for (const Player &player : players.players()) {
        if (!player.isProxy)
            json.addRaw(playerJson(player));
        json.passOn(output);
    }
    json.endList();
}

/// Those that are no players, by type.
void insertEntities(JsonRow &json, const Index &index)
{
    json.beginObject("entities");
    for (const auto &[type, count] : index.entityCounts())
        json.insert(type, count);
    json.endObject();
}

/// Of a recording that was cut, or a header that lies, some may be outside.
std::vector<RecordedMarker> markersOf(const Findings &findings, bool areInside)
{
    std::vector<RecordedMarker> markers = findings.opened.info().markers;
    std::erase_if(markers, [&](const RecordedMarker &marker) {
        return findings.opened.ticks().contains(marker.tick) != areInside;
    });
    return markers;
}

void insertTimes(JsonRow &json, const Findings &findings)
{
    const RecordingInfo &info = findings.opened.info();
    const TickRange ticks = findings.opened.ticks();
    const bool isEmpty = ticks.isEmpty();
    json.insertNumber("tick_rate", info.tickRate > 0 ? std::optional(info.tickRate) : std::nullopt);
    json.insert("first_tick", isEmpty ? std::nullopt : std::optional(ticks.first.value));
    json.insert("last_tick", isEmpty ? std::nullopt : std::optional(ticks.last.value));
    json.insert("tick_count", isEmpty ? 0 : ticks.last - ticks.first + 1);
    if (!findings.isQuick) {
        const TickTally tally = findings.index->tickTally();
        json.insert("recorded_ticks", tally.recorded);
        if (tally.lost > 0)
            json.insert("lost_ticks", tally.lost);
    }
    if (isEmpty)
        json.insert("duration_seconds", 0);
    else
        json.insertSeconds("duration_seconds", findings.opened.time().length());
}

void insertMarkers(JsonRow &json, const Findings &findings)
{
    const auto inside = markersOf(findings, true);
    std::optional<Tick> before;
    json.beginList("markers");
    for (const RecordedMarker &marker : inside) {
        // Of several at one tick the first.
        if (std::exchange(before, marker.tick) != marker.tick)
            json.add(marker.tick.value);
    }
    json.endList();
    json.beginList("marker_labels");
    for (const RecordedMarker &marker : inside) {
        const bool isFlag = marker.kind == RecordedMarker::Kind::AnticheatFlag;
        json.addObject();
        json.insert("tick", marker.tick.value);
        json.insertText("kind", isFlag ? "anticheat_flag" : "marker");
        json.insertText("label", utf8Text(marker.label));
        json.endObject();
    }
    json.endList();
    const auto outside = markersOf(findings, false);
    if (outside.empty())
        return;
    json.beginList("markers_outside");
    for (const RecordedMarker &marker : outside)
        json.add(marker.tick.value);
    json.endList();
}

void writeJsonInfo(const Findings &findings, Output &output)
{
    const RecordingInfo &info = findings.opened.info();
    JsonRow json;
    json.insertText("file", findings.opened.name);
    json.insertText("format", info.format);
    json.insert("format_version", info.formatVersion);
    json.insertTextOrNull("protocol", info.protocol.value_or(std::string()));
    if (!info.protocolName.empty())
        json.insertText("protocol_name", info.protocolName);
    insertMap(json, findings);
    json.insertTextOrNull("type", info.type);
    json.insertTextOrNull("timestamp", info.timestamp);
    if (!info.timestamp.empty())
        json.insertTextOrNull("timestamp_zone", zoneName(info.zone));
    insertTimes(json, findings);
    insertMarkers(json, findings);
    json.beginObject("seek_points");
    json.insert("count", seekPointCount(findings));
    json.insertText("kind", info.seekPointKind);
    json.endObject();
    insertCounts(json, findings);
    if (findings.isDecoded()) {
        insertPlayers(json, findings.index->players(), output);
        insertEntities(json, *findings.index);
    } else {
        json.insertNull("players");
        json.insertNull("entities");
    }
    if (info.unread)
        json.insertText("unread", utf8Text(faultText(*info.unread)));
    // That the outline has none says nothing of the rest.
    if (findings.isQuick && findings.damage.empty())
        json.insertNull("damage");
    else
        insertDamage(json, findings.damage);
    insertHeaderValues(json, "metadata", info.metadata, findings.secrets, output);
    output.write(json.line());
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
        text += ", " + plainNumber(findings.opened.info().tickRate) + " a second";
    if (findings.isQuick)
        return text;
    const TickTally tally = findings.index->tickTally();
    text += ", " + countText(tally.recorded, "tick") + " recorded";
    if (tally.lost > 0)
        text += ", " + countText(tally.lost, "tick") + " lost";
    return text;
}

std::string markersText(const Findings &findings)
{
    std::string text;
    const auto add = [&text](const RecordedMarker &marker, const std::string &place) {
        text += text.empty() ? "" : ", ";
        text += std::to_string(marker.tick.value) + " (" + place + ')';
        const std::string words = markerText(marker);
        text += words.empty() ? "" : ' ' + screenLine(words);
    };
    for (const RecordedMarker &marker : markersOf(findings, true))
        add(marker, clockText(findings.opened.time().timeAt(marker.tick)));
    for (const RecordedMarker &marker : markersOf(findings, false))
        add(marker, "outside the recording");
    return text.empty() ? "none" : text;
}

/// " (same name as 3, 8)": it is unknown whether they are the same person.
std::string sameNameText(const Player &player)
{
    std::string ids;
    for (const int id : player.sameNameAs)
        ids += (ids.empty() ? "" : ", ") + std::to_string(id);
    return " (same name as " + ids + ')';
}

TextTable headTable(const Findings &findings)
{
    const RecordingInfo &info = findings.opened.info();
    TextTable table({Align::Left, Align::Left});
    std::string format = info.format + ", version " + std::to_string(info.formatVersion);
    if (info.protocol)
        format += ", protocol " + screenLine(*info.protocol);
    if (!info.protocolName.empty())
        format += " (" + info.protocolName + ')';
    std::string file = screenLine(findings.opened.name) + ", "
                       + groupedText(findings.opened.byteSize) + " bytes";
    // Of a packed file, or of one of several.
    if (info.byteSize > findings.opened.byteSize)
        file += " of " + groupedText(info.byteSize) + " of the recording";
    table.add({"File", std::move(file)});
    table.add({"Format", std::move(format)});
    if (!info.type.empty())
        table.add({"Type", screenLine(info.type)});
    if (!info.timestamp.empty())
        table.add({"Recorded", timestampText(info)});
    table.add({"Map", mapText(findings)});
    table.add({"Length", lengthText(findings)});
    table.add({"Markers", markersText(findings)});
    if (const auto seekPoints = seekPointCount(findings))
        table.add({"Seek points", countText(*seekPoints, info.seekPointKind)});
    std::string damage = "none";
    if (!findings.damage.empty())
        damage = countText(findings.damage.size(), "place") + ", listed below";
    else if (findings.isQuick)
        damage = "none in the outline";
    else if (info.unread)
        damage = "none in what can be read";
    table.add({"Damage", std::move(damage)});
    if (info.unread) {
        table.add({"Players", "unknown"});
        table.add({"Entities", "unknown"});
        table.add({"Unread", screenLine(faultText(*info.unread))});
    }
    return table;
}

std::string section(std::string_view title, const TextTable &table)
{
    if (table.isEmpty())
        return {};
    return '\n' + std::string(title) + '\n' + table.text("  ");
}

/// "Ann -> Ben -> Ann". Of somebody who renames all the time, each name once.
std::string namesInOrder(const Player &player)
{
    constexpr std::size_t MostHeld = 16;
    std::vector<std::string> names;
    for (const HeldName &held : player.heldNames) {
        if (names.size() == MostHeld) {
            names = player.names();
            break;
        }
        names.push_back(held.name);
    }
    std::string text;
    for (const std::string &name : names)
        text += (text.empty() ? "" : " -> ") + screenLine(name);
    return text;
}

void writeTextInfo(const Findings &findings, Output &output)
{
    TextTable counts({Align::Left, Align::Right});
    for (const auto &[name, count] : findings.index->counts()) {
        if (count != 0)
            counts.add({screenLine(name), groupedText(static_cast<std::uint64_t>(count))});
    }
    TextTable players({Align::Right, Align::Left, Align::Right, Align::Right, Align::Left});
    for (const Player &player : findings.index->players().players()) {
        if (player.isProxy)
            continue;
        std::string clients;
        for (const int client : player.clientIds())
            clients += (clients.empty() ? "client " : ", ") + std::to_string(client);
        std::string names = namesInOrder(player);
        if (!player.sameNameAs.empty())
            names += sameNameText(player);
        players.add({std::to_string(player.id), clients, std::to_string(player.ticks().first.value),
                     std::to_string(player.ticks().last.value), names});
    }
    TextTable entities({Align::Left, Align::Right});
    for (const auto &[type, count] : findings.index->entityCounts())
        entities.add({screenLine(type), groupedText(static_cast<std::uint64_t>(count))});
    TextTable damage({Align::Right, Align::Right, Align::Left});
    for (const Damage &place : findings.damage) {
        damage.add({"tick " + std::to_string(place.tick.value),
                    "byte " + std::to_string(place.byte), screenLine(damageText(place))});
    }
    output.write(headTable(findings).text("") + section("Counts", counts)
                 + section("Players (number, slot, first and last tick, names)", players)
                 + section("Entities that are no players, by type", entities));
    output.write("\nHeader\n");
    writeHeaderValues(output, findings.opened.info().metadata, "  ", findings.secrets);
    output.write(section("Damage", damage));
}

Result<std::vector<Damage>> readInfo(const Task &task, const OpenedRecording &opened)
{
    const bool isQuick = task.arguments.has("--quick");
    TRY_ASSIGN(const auto index,
               isQuick ? Result<Shared<Index>>(std::make_shared<const Index>(opened.outline))
                       : readIndex(opened, task.arguments, {.rows = IndexRows::LeftOut}));
    const bool showsSecrets = task.arguments.has("--show-secrets");
    Findings findings{opened,
                      index,
                      mapFor(opened, task.arguments, MapContents::LeftOut),
                      index->damage(),
                      showsSecrets ? ShownSecrets::Yes : ShownSecrets::No,
                      isQuick};
    if (task.arguments.wantsJson()) {
        writeJsonInfo(findings, task.output);
    } else {
        writeHeading(task);
        writeTextInfo(findings, task.output);
    }
    return findings.damage;
}

} // namespace

constinit const Command InfoCommand{
    .name = "info",
    .summary = CliText::tr("Shows format, map, ticks, players, counts and damage"),
    .options = InfoOptionSpecs,
    .read = readInfo,
    .printsDamage = true,
    .printsObject = true,
};

} // namespace tickscope::cli
