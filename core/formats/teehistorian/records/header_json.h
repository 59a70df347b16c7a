// SPDX-License-Identifier: MIT
#pragma once

#include <optional>
#include <stop_token>
#include <string>
#include <string_view>
#include <vector>

#include "core/base/result.h"
#include "core/model/recording_info.h"

namespace tickscope::teehistorian {

/// The JSON object of a header, as far as it can be read.
struct HeaderJson {
    std::vector<HeaderValue> values; ///< In file order, each name once; the last one counts.
    /// What JSON does not allow, with its byte in the text. Texts hold such bytes as they are;
    /// what lies behind a broken structure is left out.
    std::optional<Error> fault;

    /// The text of \a name; numbers as text, too, as files of 2017 have them. Empty when
    /// there is none. Source: teehistorian.md, section 2.
    [[nodiscard]] std::string textOf(std::string_view name) const;
};

/// Groups and lists are one deep; what is deeper is shown as its JSON text. Takes time in
/// proportion to \a text. Errors: Damaged when it is no object, Cancelled.
Result<HeaderJson> readHeaderJson(std::string_view text, std::stop_token stop);

} // namespace tickscope::teehistorian
