// SPDX-License-Identifier: MIT
#include "core/library/pruning/written_rules.h"

#include <algorithm>
#include <limits>
#include <span>
#include <string_view>

#include <QJsonDocument>
#include <QJsonObject>

#include "core/base/fault.h"
#include "core/base/parsing.h"
#include "core/base/try.h"

namespace tickscope::library {

namespace {

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

tl::unexpected<Error> rulesError(const std::string &source, const std::string &what)
{
    return badInput({faults::Words, source + ": " + what});
}

/// One rule of a world. Errors: BadInput.
Result<void> readRule(RetentionRules &rules, const std::string &place, const std::string &name,
                      const QJsonValue &value)
{
    const std::string where = place + ": " + name;
    const auto text = value.isString() ? std::optional(value.toString().toStdString())
                                       : std::optional(std::string());
    if (name == "older")
        return readAge(rules.older, where, text);
    if (name == "larger")
        return readSize(rules.larger, where, text);
    if (name == "total")
        return readSize(rules.total, where, text);
    if (name == "keep_flagged" && value.isBool()) {
        rules.keepsFlagged = value.toBool();
        return {};
    }
    if (name == "keep_best" && value.toInteger(-1) >= 0) {
        rules.keepBest = value.toInteger();
        return {};
    }
    return badInput({Fault::tr("%1 must be one of %2"), where,
                     "older, larger, total (texts), keep_best (a number), "
                     "keep_flagged (true or false)"});
}

} // namespace

Result<void> readAge(std::optional<std::chrono::seconds> &age, const std::string &source,
                     const std::optional<std::string> &text)
{
    if (!text)
        return {};
    const auto seconds = amountIn(*text, AgeUnits, false);
    if (!seconds)
        return badInput(
            {Fault::tr("%1 needs an age such as 36h, 30d, 8w or 1y, not \"%2\""), source, *text});
    age = std::chrono::seconds(*seconds);
    return {};
}

Result<void> readSize(std::optional<std::uint64_t> &size, const std::string &source,
                      const std::optional<std::string> &text)
{
    if (!text)
        return {};
    size = amountIn(*text, SizeUnits, true);
    if (size)
        return {};
    return badInput(
        {Fault::tr("%1 needs a size such as 500K, 200M or 4G, not \"%2\""), source, *text});
}

Result<std::map<std::string, RetentionRules>> rulesByWorld(const QByteArray &json,
                                                           bool keepsFlagged,
                                                           const std::string &source)
{
    QJsonParseError error{};
    const QJsonDocument document = QJsonDocument::fromJson(json, &error);
    if (!document.isObject())
        return rulesError(source,
                          document.isNull() ? error.errorString().toStdString() : "not an object");
    std::map<std::string, RetentionRules> all;
    const QJsonObject worlds = document.object();
    for (auto world = worlds.begin(); world != worlds.end(); ++world) {
        const std::string name = world.key().toStdString();
        if (name.empty() || !world.value().isObject())
            return rulesError(source, '"' + name + "\" needs an object with rules");
        RetentionRules &rules = all[name];
        rules.keepsFlagged = keepsFlagged;
        const QJsonObject written = world.value().toObject();
        std::string place = source;
        place.append(": ").append(name);
        for (auto rule = written.begin(); rule != written.end(); ++rule)
            TRY(readRule(rules, place, rule.key().toStdString(), rule.value()));
    }
    return all;
}

} // namespace tickscope::library
