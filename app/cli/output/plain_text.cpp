// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/output/plain_text.h"

#include <algorithm>
#include <array>

namespace tickscope::cli {

namespace {

struct Range {
    char32_t first;
    char32_t last;
};

template<std::size_t Count>
bool isIn(const std::array<Range, Count> &ranges, char32_t value)
{
    return std::ranges::any_of(ranges, [value](const Range &range) {
        return range.first <= value && value <= range.last;
    });
}

/// Blocks whose signs stand over or inside others. Source: Unicode 15, Blocks.txt.
constexpr std::array<Range, 7> ZeroWidth{{{0x0300, 0x036F},
                                          {0x1AB0, 0x1AFF},
                                          {0x1DC0, 0x1DFF},
                                          {0x200B, 0x200F},
                                          {0x20D0, 0x20FF},
                                          {0xFE00, 0xFE0F},
                                          {0xFE20, 0xFE2F}}};
/// Blocks of wide signs. Source: Unicode 15, EastAsianWidth.txt, by whole blocks.
constexpr std::array<Range, 10> DoubleWidth{{{0x1100, 0x115F},
                                             {0x2E80, 0x303E},
                                             {0x3041, 0xA4CF},
                                             {0xA960, 0xA97F},
                                             {0xAC00, 0xD7A3},
                                             {0xF900, 0xFAFF},
                                             {0xFE30, 0xFE6F},
                                             {0xFF00, 0xFF60},
                                             {0x1F300, 0x1FAFF},
                                             {0x20000, 0x3FFFD}}};

} // namespace

std::string screenLine(std::string_view bytes)
{
    return visibleText(bytes);
}

std::size_t columnsOf(std::string_view text)
{
    if (isPrintableAscii(text))
        return text.size();
    std::size_t columns = 0;
    forEachCodePoint(text, [&](const CodePoint &point, std::string_view) {
        if (!isIn(ZeroWidth, point.value))
            columns += isIn(DoubleWidth, point.value) ? 2 : 1;
    });
    return columns;
}

std::string padded(std::string text, std::size_t columns)
{
    const std::size_t used = columnsOf(text);
    if (used < columns)
        text.append(columns - used, ' ');
    return text;
}

std::string paddedLeft(const std::string &text, std::size_t columns)
{
    const std::size_t used = columnsOf(text);
    return used < columns ? std::string(columns - used, ' ') + text : text;
}

std::string groupedText(std::uint64_t number)
{
    std::string text = std::to_string(number);
    for (std::size_t place = text.size(); place > 3; place -= 3)
        text.insert(place - 3, 1, ',');
    return text;
}

std::string TextTable::text(const std::string &indent) const
{
    std::vector<std::size_t> widths(m_align.size(), 0);
    std::vector<std::size_t> used; // of all cells in order
    used.reserve(m_rows.size() * m_align.size());
    for (const auto &row : m_rows) {
        for (std::size_t i = 0; i < row.size(); ++i) {
            used.push_back(columnsOf(row[i]));
            widths[i] = std::max(widths[i], std::min(used.back(), WidestColumn));
        }
    }
    // Into one text: a state has millions of cells.
    std::string all;
    auto columns = used.begin();
    for (const auto &row : m_rows) {
        all += indent;
        for (std::size_t i = 0; i < row.size(); ++i, ++columns) {
            const std::size_t gap = widths[i] - std::min(*columns, widths[i]);
            const bool isRight = m_align[i] == Align::Right;
            all.append((i == 0 ? 0 : 2) + (isRight ? gap : 0), ' ');
            all += row[i];
            all.append(isRight ? 0 : gap, ' ');
        }
        all.erase(all.find_last_not_of(' ') + 1);
        all += '\n';
    }
    return all;
}

} // namespace tickscope::cli
