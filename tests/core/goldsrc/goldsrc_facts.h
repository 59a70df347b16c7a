// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <fstream>
#include <iterator>
#include <span>
#include <string>

#include <nlohmann/json.hpp>

#include "tests/support/opened_bytes.h"
#include "tests/support/skips.h"
#include "tests/support/test_recordings.h"

/// Shared GoldSrc recordings and what is known of them.
namespace tickscope::test {

using Json = nlohmann::json;

/// Facts of all recordings; null on machines without them.
inline const Json &facts()
{
    static const Json all = [] {
        const auto path = realRecording(QStringLiteral("goldsrc/facts.json"));
        if (!path)
            return Json();
        std::ifstream file(path->toStdString());
        return Json::parse(file);
    }();
    return all;
}

inline Bytes bytesOf(const std::string &name)
{
    const auto path = realRecording("goldsrc/" + QString::fromStdString(name));
    std::ifstream file(path.value_or(QString()).toStdString(), std::ios::binary);
    const std::string text((std::istreambuf_iterator<char>(file)), {});
    const auto view = std::as_bytes(std::span(text));
    return {view.begin(), view.end()};
}

} // namespace tickscope::test

#define SKIP_WITHOUT_FACTS() \
    if (facts().is_null()) \
    SKIP_WITHOUT_FILE("goldsrc/facts.json")
