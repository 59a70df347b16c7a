// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "app/cli/output/output.h"
#include "core/base/result.h"
#include "core/export/text/json_row.h"
#include "core/model/damage.h"
#include "core/model/recording_info.h"

namespace tickscope::cli {

/// What \a faults say.
[[nodiscard]] std::vector<std::string> textsOf(const std::vector<Fault> &faults);
/// Puts \a damage as a list under its name.
void insertDamage(JsonRow &row, const std::vector<Damage> &damage);
/// Puts what a file that could not be read has in place of its result.
void insertError(JsonRow &row, const Error &error);

/// Whether passwords and the like are printed in clear.
enum class ShownSecrets { No, Yes };

/// Puts \a values as an object under \a name. Of several with one name the last counts. A
/// stranger's file may have half a million: they are passed on to \a output.
void insertHeaderValues(JsonRow &row, std::string_view name, const std::vector<HeaderValue> &values,
                        ShownSecrets secrets, Output &output);

/// The same as lines of text, each behind \a indent.
void writeHeaderValues(Output &output, const std::vector<HeaderValue> &values,
                       std::string_view indent, ShownSecrets secrets);

} // namespace tickscope::cli
