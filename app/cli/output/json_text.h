// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include <nlohmann/json.hpp>

#include "core/base/result.h"
#include "core/base/tick.h"
#include "core/model/damage.h"
#include "core/model/state/schema.h"

namespace tickscope::cli {

/// Keeps the order in which values were put.
using Json = nlohmann::ordered_json;

/// Puts bytes of a recording under \a name. Bytes that are no UTF-8 become U+FFFD, and
/// all of them are repeated in hex under NAME_hex.
void insertText(Json &object, std::string_view name, std::string_view bytes);
/// The same for a list: NAME_hex then has an entry for each, null where the text is good.
void insertTexts(Json &object, std::string_view name, const std::vector<std::string> &texts);
/// The same of what \a faults say.
void insertTexts(Json &object, std::string_view name, const std::vector<Fault> &faults);
/// A recorded value: null for nothing and for numbers that are not finite.
void insertValue(Json &object, std::string_view name, const Value &value);

/// \a number, as an integer where it is whole; null when it is not finite.
[[nodiscard]] Json jsonNumber(double number);
[[nodiscard]] Json jsonSeconds(Time time);
[[nodiscard]] Json jsonDamage(const std::vector<Damage> &damage);
/// What the place of a result holds for a file that could not be read.
[[nodiscard]] Json jsonError(const Error &error);

/// One line of JSON with its line feed.
[[nodiscard]] std::string jsonLine(const Json &json);

} // namespace tickscope::cli
