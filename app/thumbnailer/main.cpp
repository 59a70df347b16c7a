// SPDX-License-Identifier: GPL-3.0-or-later
#include <unistd.h>

#include <cstdio>
#include <limits>
#include <optional>
#include <span>
#include <string>
#include <string_view>

#include <QImage>
#include <QUrl>

#include "app/thumbnailer/helper.h"
#include "app/thumbnailer/recording_picture.h"
#include "core/base/parsing.h"

using namespace tickscope;

namespace {

constexpr int UsualWidth = 256;
constexpr int SmallestWidth = 16;
constexpr int LargestWidth = 1024;

constexpr std::string_view Usage = R"(Usage: tickscope-thumbnailer [-l] [-s SIZE] FILE OUTPUT

Draws a small picture of a recording, as PNG: for file managers.

  -l             in the colours of a light window
  -s SIZE        longest side in pixels, 16 to 1024 (default: 256)
  -h, --help     show this help
  -v, --version  show the version
)";

struct Order {
    int width = UsualWidth;
    bool isLight = false;
    std::string input;
    std::string output;
};

/// Nothing when they are no order.
std::optional<Order> orderOf(std::span<char *const> words)
{
    Order order;
    if (!words.empty() && std::string_view(words[0]) == "-l") {
        order.isLight = true;
        words = words.subspan(1);
    }
    if (words.size() == 4 && std::string_view(words[0]) == "-s") {
        const auto width = parseNumber<int>(words[1]);
        if (!width || *width < SmallestWidth || *width > LargestWidth)
            return {};
        order.width = *width;
        words = words.subspan(2);
    }
    if (words.size() != 2)
        return {};
    order.input = words[0];
    order.output = words[1];
    if (const QUrl url(QString::fromLocal8Bit(words[0])); url.isLocalFile())
        order.input = url.toLocalFile().toLocal8Bit().toStdString();
    return order;
}

int fail(const std::string &text)
{
    std::fprintf(stderr, "tickscope-thumbnailer: %s\n", text.c_str());
    return 1;
}

int makeThumbnail(const Order &order)
{
    // Whoever started this program may have left something open; the helper gets the recording
    // only.
    ::close_range(3, std::numeric_limits<unsigned>::max(), 0);
    const FormatRegistry &registry = allFormats();
    const auto source = thumbnailer::openHanded(order.input, registry);
    if (!source)
        return fail("cannot open " + order.input);
    const QImage picture = thumbnailer::thumbnailOf(*source, registry, order.width, !order.isLight);
    if (picture.isNull())
        return fail("no picture of " + order.input);
    if (!picture.save(QString::fromLocal8Bit(order.output.c_str()), "PNG"))
        return fail("cannot write " + order.output);
    return 0;
}

} // namespace

int main(int count, char **words)
{
    const std::span<char *const> all(words, static_cast<std::size_t>(count));
    const std::string_view first = count > 1 ? words[1] : "";
    if (first == "-h" || first == "--help") {
        std::fwrite(Usage.data(), 1, Usage.size(), stdout);
        return 0;
    }
    if (first == "-v" || first == "--version") {
        std::puts("tickscope-thumbnailer " TICKSCOPE_VERSION);
        return 0;
    }
    const auto order = orderOf(all.subspan(1));
    if (!order) {
        std::fwrite(Usage.data(), 1, Usage.size(), stderr);
        return 2;
    }
    return makeThumbnail(*order);
}
