// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/output/json_text.h"

#include <algorithm>
#include <cmath>
#include <iterator>
#include <span>

#include "app/cli/output/plain_text.h"
#include "core/base/hash.h"
#include "core/export/text/text_sink.h"

namespace tickscope::cli {

static std::string hexOf(std::string_view bytes)
{
    return hexText(std::as_bytes(std::span(bytes)));
}

void insertText(Json &object, std::string_view name, std::string_view bytes)
{
    if (isUtf8(bytes)) {
        object[std::string(name)] = bytes;
        return;
    }
    object[std::string(name)] = utf8Text(bytes);
    object[std::string(name) + "_hex"] = hexOf(bytes);
}

void insertTexts(Json &object, std::string_view name, const std::vector<std::string> &texts)
{
    Json good = Json::array();
    Json hex = Json::array();
    bool allGood = true;
    for (const std::string &text : texts) {
        const bool isGood = isUtf8(text);
        allGood = allGood && isGood;
        good.push_back(isGood ? text : utf8Text(text));
        hex.push_back(isGood ? Json(nullptr) : Json(hexOf(text)));
    }
    object[std::string(name)] = std::move(good);
    if (!allGood)
        object[std::string(name) + "_hex"] = std::move(hex);
}

void insertTexts(Json &object, std::string_view name, const std::vector<Fault> &faults)
{
    std::vector<std::string> texts;
    std::ranges::transform(faults, std::back_inserter(texts),
                           [](const Fault &fault) { return faultText(fault); });
    insertTexts(object, name, texts);
}

void insertValue(Json &object, std::string_view name, const Value &value)
{
    if (const auto *bytes = std::get_if<std::string>(&value))
        insertText(object, name, *bytes);
    else if (const auto *integer = std::get_if<std::int64_t>(&value))
        object[std::string(name)] = *integer;
    else if (const auto *real = std::get_if<double>(&value))
        object[std::string(name)] = std::isfinite(*real) ? Json(*real) : Json(nullptr);
    else
        object[std::string(name)] = nullptr;
}

Json jsonNumber(double number)
{
    return Json::parse(numberJson(number));
}

Json jsonSeconds(Time time)
{
    return Json::parse(secondsJson(time));
}

Json jsonDamage(const std::vector<Damage> &damage)
{
    Json list = Json::array();
    for (const Damage &place : damage) {
        Json entry = {{"tick", place.tick.value},
                      {"byte", place.byte},
                      {"size", place.size},
                      {"kind", errorCodeName(place.kind)},
                      {"what", utf8Text(faultText(place.fault))}};
        if (place.lostTicks > 0)
            entry["lost_ticks"] = place.lostTicks;
        if (place.times > 1)
            entry["times"] = place.times;
        list.push_back(std::move(entry));
    }
    return list;
}

Json jsonError(const Error &error)
{
    Json json = {{"kind", errorCodeName(error.code)}, {"what", utf8Text(faultText(error.fault))}};
    json["byte"] = error.byte ? Json(*error.byte) : Json(nullptr);
    json["tick"] = error.tick ? Json(*error.tick) : Json(nullptr);
    return json;
}

std::string jsonLine(const Json &json)
{
    // Every text went through insertText; "replace" only guards against one that did not.
    return json.dump(-1, ' ', false, Json::error_handler_t::replace) + '\n';
}

} // namespace tickscope::cli
