// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/sample/sample_game.h"
#include "core/formats/teeworlds_demo/demo_writer.h"
#include "tests/support/test_recordings.h"

namespace tickscope::test {

std::string makeSampleDemo(const QString &folder)
{
    const auto game = sample::makeSampleGame();
    const std::string path = (folder + QStringLiteral("/sample.demo")).toStdString();
    if (!game || !teeworlds::writeFile(path, *game))
        return {};
    return path;
}

} // namespace tickscope::test
