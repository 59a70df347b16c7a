// SPDX-License-Identifier: MIT
#pragma once

#include <span>
#include <string>
#include <string_view>

namespace tickscope {

/// How people say what a field of inputs is called.
struct InputTitle {
    std::string_view field;
    const char *title; ///< A word for translation.
};

/// Those of the formats' fields. Static storage.
[[nodiscard]] std::span<const InputTitle> inputTitles();

/// The title of the input \a name, a field or a flag: "Fire held" for "FireHeld". Where there is
/// none it is the name.
[[nodiscard]] std::string titleOfInput(const std::string &name);

} // namespace tickscope
