// SPDX-License-Identifier: GPL-3.0-or-later
//
// What the tests of rebuilt recordings share: real recordings opened with their maps, and the
// facts of them (rebuilt.json).
#pragma once

#include <string>

#include <QFile>

#include <nlohmann/json.hpp>

#include "core/analysis/finders/map_finder.h"
#include "core/formats/format_registry.h"
#include "tests/support/places.h"

namespace tickscope::test {

using Json = nlohmann::json;

inline constexpr const char *Folders[] = {"teehistorian", "special-tiles", "teeworlds", "maps"};

inline std::string pathOf(const std::string &name)
{
    for (const char *folder : Folders) {
        const std::string path = test::recordings().toStdString() + "/" + folder + "/" + name;
        if (QFile::exists(QString::fromStdString(path)))
            return path;
    }
    return name;
}

inline Shared<Recording> openRecording(const std::string &name)
{
    static const FormatRegistry registry = [] {
        FormatRegistry all;
        registerAllFormats(all);
        return all;
    }();
    const auto source = openFile(pathOf(name));
    const auto opened = source ? registry.open(*source, {}) : tl::unexpected(source.error());
    return opened ? *opened : nullptr;
}

inline Shared<Recording> openRebuilt(const std::string &name)
{
    const auto recorded = openRecording(name);
    const auto map = recorded ? findMap(*recorded, pathOf(name),
                                        {test::recordings().toStdString() + "/maps",
                                         test::recordings().toStdString() + "/special-tiles"},
                                        {})
                              : failure(ErrorCode::Io, {faults::Words, "no such recording"});
    return map ? recorded->rebuiltWith(map->content) : nullptr;
}

inline const Json &rebuiltFacts()
{
    static const Json json = [] {
        QFile file((test::recordings() + QStringLiteral("/rebuilt.json")));
        return file.open(QIODevice::ReadOnly) ? Json::parse(file.readAll().toStdString()) : Json();
    }();
    return json;
}

} // namespace tickscope::test
