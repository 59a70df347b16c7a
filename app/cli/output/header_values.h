// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string_view>
#include <vector>

#include "app/cli/output/json_stream.h"
#include "core/model/recording_info.h"

/// Header values of a recording, of which a stranger's file may have half a million: they go
/// straight to the output.
namespace tickscope::cli {

/// Whether passwords and the like are told in clear.
enum class ShownSecrets { No, Yes };

/// Puts \a values as an object under \a name. Of several with one name the last counts.
void putHeaderValues(JsonStream &json, std::string_view name,
                     const std::vector<HeaderValue> &values, ShownSecrets secrets);

/// The same as lines of text, each behind \a indent.
void writeHeaderValues(Output &output, const std::vector<HeaderValue> &values,
                       std::string_view indent, ShownSecrets secrets);

} // namespace tickscope::cli
