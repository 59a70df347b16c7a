// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/prune/prune_request.h"

#include <algorithm>
#include <limits>

#include <QJsonDocument>
#include <QJsonObject>

#include "app/cli/cases/case_store.h"
#include "app/cli/output/translated.h"
#include "core/base/parsing.h"
#include "core/base/try.h"

namespace tickscope::cli {

using library::PruneRequest;
using library::RemovalMode;
using library::WorldName;

namespace {

/// Nobody writes more rules by hand.
constexpr qint64 LongestRules = 1 << 20;

constexpr OptionSpec PruneOptionSpecs[]{
    {"--older", "AGE",
     CliText::tr("Remove recordings made longer ago than this (36h, 30d, 8w, 1y)")},
    {"--larger", "SIZE", CliText::tr("Remove recordings larger than this (500K, 200M, 4G)")},
    {"--total", "SIZE",
     CliText::tr("Remove the oldest recordings until the rest takes no more space "
                 "than this")},
    {"--keep-best", "N",
     CliText::tr("Keep the recordings of the N fastest finished runs of each world "
                 "or map")},
    {"--by", "world|map",
     CliText::tr("Tell worlds apart by their id or by the map's name; default: the "
                 "id where there is one")},
    {"--keep-flagged", "", CliText::tr("Keep recordings with anticheat flags")},
    {"--rules", "FILE",
     CliText::tr("Other rules for some worlds: a JSON object with rules by world")},
    {"--dry-run", "", CliText::tr("Remove nothing, even with --yes (default)")},
    {"--yes", "", CliText::tr("Remove what is listed")},
    {"--delete", "", CliText::tr("Delete instead of moving to the trash")},
    StoreOption,
    {"--maps", "DIR", CliText::tr("Look for maps here as well; may be given more than once")},
};

struct Unit {
    char letter;
    std::uint64_t factor;
};
constexpr std::uint64_t Hour = 3'600;
constexpr Unit AgeUnits[]{
    {'h', Hour}, {'d', 24 * Hour}, {'w', 7 * 24 * Hour}, {'y', 365 * 24 * Hour}};
constexpr Unit SizeUnits[]{{'K', std::uint64_t{1} << 10},
                           {'M', std::uint64_t{1} << 20},
                           {'G', std::uint64_t{1} << 30},
                           {'T', std::uint64_t{1} << 40}};

/// A whole number with one of \a units behind it; without one where \a isUnitless.
std::optional<std::uint64_t> amountIn(const std::string &text, std::span<const Unit> units,
                                      bool isUnitless)
{
    std::string_view unitText = text;
    const auto number = consumeNumber<std::uint64_t>(unitText);
    if (!number || unitText.empty())
        return isUnitless ? number : std::nullopt;
    const auto unit = std::ranges::find(units, unitText.front(), &Unit::letter);
    // What is kept as signed seconds has to fit there.
    constexpr auto Most = static_cast<std::uint64_t>(std::numeric_limits<std::int64_t>::max());
    if (unitText.size() > 1 || unit == units.end() || *number > Most / unit->factor)
        return {};
    return *number * unit->factor;
}

Result<std::chrono::seconds> ageIn(const std::string &option, const std::string &text)
{
    if (const auto amount = amountIn(text, AgeUnits, false))
        return std::chrono::seconds(*amount);
    return failure(
        ErrorCode::BadInput,
        {Fault::tr("{0} needs an age such as 36h, 30d, 8w or 1y, not \"{1}\""), option, text});
}

Result<std::uint64_t> sizeIn(const std::string &option, const std::string &text)
{
    if (const auto amount = amountIn(text, SizeUnits, true))
        return *amount;
    return failure(
        ErrorCode::BadInput,
        {Fault::tr("{0} needs a size such as 500K, 200M or 4G, not \"{1}\""), option, text});
}

/// Reads the value of an age or a size into \a member, where there is one.
template<typename Value, typename Parse>
Result<void> readInto(std::optional<Value> &member, const std::string &option,
                      const std::optional<std::string> &text, Parse parse)
{
    if (!text)
        return {};
    return parse(option, *text).map([&](Value value) { member = value; });
}

Result<RetentionRules> generalRules(const Arguments &arguments)
{
    RetentionRules rules;
    rules.keepsFlagged = arguments.has("--keep-flagged");
    TRY_ASSIGN(rules.keepBest, arguments.integer("--keep-best", 0));
    TRY(readInto(rules.older, "--older", arguments.value("--older"), ageIn));
    TRY(readInto(rules.larger, "--larger", arguments.value("--larger"), sizeIn));
    TRY(readInto(rules.total, "--total", arguments.value("--total"), sizeIn));
    return rules;
}

tl::unexpected<Error> rulesError(const std::string &what)
{
    return failure(ErrorCode::BadInput, {faults::Words, "--rules: " + what});
}

/// One rule of a world. Errors: BadInput.
Result<void> readRule(RetentionRules &rules, const std::string &world, const std::string &name,
                      const QJsonValue &value)
{
    const std::string where = "--rules: " + world + ": " + name;
    const auto text = value.isString() ? std::optional(value.toString().toStdString())
                                       : std::optional(std::string());
    if (name == "older")
        return readInto(rules.older, where, text, ageIn);
    if (name == "larger")
        return readInto(rules.larger, where, text, sizeIn);
    if (name == "total")
        return readInto(rules.total, where, text, sizeIn);
    if (name == "keep_flagged" && value.isBool()) {
        rules.keepsFlagged = value.toBool();
        return {};
    }
    if (name == "keep_best" && value.toInteger(-1) >= 0) {
        rules.keepBest = value.toInteger();
        return {};
    }
    return failure(ErrorCode::BadInput, {faults::MustBeOneOf, where,
                                         "older, larger, total (texts), keep_best (a number), "
                                         "keep_flagged (true or false)"});
}

Result<std::map<std::string, RetentionRules>> rulesByWorld(const std::string &path,
                                                           bool keepsFlagged)
{
    TRY_ASSIGN(const auto bytes, readInput(path, LongestRules));
    QJsonParseError error{};
    const QJsonDocument document = QJsonDocument::fromJson(bytes, &error);
    if (!document.isObject())
        return rulesError(document.isNull() ? error.errorString().toStdString() : "not an object");
    std::map<std::string, RetentionRules> all;
    const QJsonObject worlds = document.object();
    for (auto world = worlds.begin(); world != worlds.end(); ++world) {
        const std::string name = world.key().toStdString();
        if (name.empty() || !world.value().isObject())
            return rulesError('"' + name + "\" needs an object with rules");
        RetentionRules &rules = all[name];
        rules.keepsFlagged = keepsFlagged;
        const QJsonObject written = world.value().toObject();
        for (auto rule = written.begin(); rule != written.end(); ++rule) {
            TRY(readRule(rules, name, rule.key().toStdString(), rule.value()));
        }
    }
    return all;
}

Result<WorldName> worldNameIn(const Arguments &arguments)
{
    const auto by = arguments.value("--by");
    if (!by)
        return WorldName::Either;
    if (*by != "world" && *by != "map")
        return failure(ErrorCode::BadInput, {faults::MustBeOneOf, "--by", "world, map"});
    return *by == "world" ? WorldName::World : WorldName::Map;
}

} // namespace

std::span<const OptionSpec> pruneOptions()
{
    return PruneOptionSpecs;
}

Result<PruneRequest> pruneRequest(const Arguments &arguments)
{
    if (arguments.files().empty())
        return failure(ErrorCode::BadInput, Fault::tr("give files or folders"));
    PruneRequest request;
    TRY_ASSIGN(auto general, generalRules(arguments));
    request.policy.general = general;
    if (const auto path = arguments.value("--rules")) {
        TRY_ASSIGN(request.policy.ofWorld, rulesByWorld(*path, general.keepsFlagged));
    } else if (!general.canRemove()) {
        return failure(ErrorCode::BadInput,
                       Fault::tr("give a rule: --older, --larger, --total or --rules"));
    }
    TRY_ASSIGN(request.worldName, worldNameIn(arguments));
    request.mapFolders = arguments.values("--maps");
    request.mode = arguments.has("--delete") ? RemovalMode::Delete : RemovalMode::Trash;
    return request;
}

} // namespace tickscope::cli
