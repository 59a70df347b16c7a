// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <algorithm>
#include <vector>

#include <QTest>

#include "core/formats/format_registry.h"
#include "core/io/byte_source.h"
#include "core/model/damage.h"
#include "core/model/decoder.h"
#include "core/model/recording.h"
#include "tests/support/format_samples.h"
#include "tests/support/frame_agreement.h"
#include "tests/toy_format/toy.h"

/// The recordings of which every format's promises are asked.
namespace tickscope::test {

using Bytes = std::vector<std::byte>;

inline const FormatRegistry &formats()
{
    static const FormatRegistry registry = [] {
        FormatRegistry all;
        registerAllFormats(all);
        all.add(makeFormat_toy());
        return all;
    }();
    return registry;
}

inline Result<Shared<Recording>> opened(Bytes bytes)
{
    return formats().open(memorySource(std::move(bytes), "sample"), {});
}

/// \a bytes with a stretch of zeros in the middle.
inline Bytes withHole(Bytes bytes)
{
    const auto middle = bytes.begin() + static_cast<std::ptrdiff_t>(bytes.size() * 2 / 5);
    std::fill(middle, middle + 40, std::byte{0});
    return bytes;
}

inline const FormatSamples &allSamples()
{
    static const FormatSamples samples = formatSamples();
    return samples;
}

inline void addSamples()
{
    QTest::addColumn<Bytes>("bytes");
    for (const auto &[name, bytes] : allSamples())
        QTest::newRow(name.c_str()) << bytes;
}

inline void addSamplesAndHoles()
{
    addSamples();
    for (const auto &[name, bytes] : allSamples()) {
        if (bytes.size() > 1000)
            QTest::newRow((name + " with a hole").c_str()) << withHole(bytes);
    }
}

} // namespace tickscope::test

Q_DECLARE_METATYPE(tickscope::test::Bytes)
