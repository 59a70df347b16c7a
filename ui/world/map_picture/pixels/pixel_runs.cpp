// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/world/map_picture/pixels/pixel_runs.h"

#include <algorithm>
#include <cstring>

#include "ui/world/map_picture/pixels/four_pixels.h"
#include "ui/world/map_picture/pixels/pixel_math.h"

namespace tickscope {

namespace {

/// Short runs take longer to begin than to draw: in pixels, opaque ones that count as mixed,
/// and empty ones between mixed ones that are drawn, too.
constexpr int ShortestOpaque = 8;
constexpr int WidestGap = 3;

enum class Cover { None, Some, All };

Cover coverOf(QRgb pixel)
{
    // Colour without alpha adds light, so it is no empty pixel.
    return pixel == 0 ? Cover::None : qAlpha(pixel) == 0xff ? Cover::All : Cover::Some;
}

/// Where pixels of \a cover end that begin at \a x. Each kind is compared with its own condition.
int endOf(Cover cover, const QRgb *line, int x, int width)
{
    const auto goOn = [&](auto isCovered) {
        return static_cast<int>(std::find_if_not(line + x, line + width, isCovered) - line);
    };
    return cover == Cover::None  ? goOn([](QRgb pixel) { return pixel == 0; })
           : cover == Cover::All ? goOn([](QRgb pixel) { return qAlpha(pixel) == 0xff; })
                                 : goOn([](QRgb pixel) { return coverOf(pixel) == Cover::Some; });
}

QRgb tinted(QRgb pixel, QRgb tint)
{
    return tint == pixels::White ? pixel : pixels::multiplied(pixel, tint);
}

} // namespace

PixelRuns::PixelRuns(const PixelArea &picture)
{
    m_rows.reserve(static_cast<std::size_t>(picture.height()) + 1);
    for (int y = 0; y < picture.height(); ++y) {
        m_rows.push_back(static_cast<std::uint32_t>(m_runs.size()));
        const QRgb *line = picture.row(y);
        for (int x = 0; x < picture.width();) {
            const Cover cover = coverOf(line[x]);
            const int begin = x;
            x = endOf(cover, line, x, picture.width());
            if (cover != Cover::None)
                addRun(line, begin, x);
        }
    }
    m_isOpaque = std::ranges::all_of(m_runs,
                                     [&](const Run &run) {
                                         return run.kind != Kind::Mixed
                                                && run.end - run.begin == picture.width();
                                     })
                 && m_runs.size() == m_rows.size();
    m_rows.push_back(static_cast<std::uint32_t>(m_runs.size()));
    m_pixels.shrink_to_fit();
    m_runs.shrink_to_fit();
}

void PixelRuns::addRun(const QRgb *line, int begin, int end)
{
    Kind kind = Kind::Mixed;
    if (coverOf(line[begin]) == Cover::All && end - begin >= ShortestOpaque) {
        const bool isFlat = std::all_of(line + begin, line + end,
                                        [&](QRgb pixel) { return pixel == line[begin]; });
        kind = isFlat ? Kind::Flat : Kind::Opaque;
    }
    if (kind == Kind::Mixed && extendsLastRun(begin)) {
        Run &last = m_runs.back();
        m_pixels.insert(m_pixels.end(), line + last.end, line + end);
        last.end = static_cast<std::int16_t>(end);
        return;
    }
    m_runs.push_back({static_cast<std::int16_t>(begin), static_cast<std::int16_t>(end), kind,
                      static_cast<std::uint32_t>(m_pixels.size())});
    m_pixels.insert(m_pixels.end(), line + begin, line + (kind == Kind::Flat ? begin + 1 : end));
}

bool PixelRuns::extendsLastRun(int begin) const
{
    return m_runs.size() > m_rows.back() && m_runs.back().kind == Kind::Mixed
           && begin - m_runs.back().end <= WidestGap;
}

template<typename DrawRun>
void PixelRuns::eachRun(int row, DrawRun drawRun) const
{
    const auto index = static_cast<std::size_t>(row);
    for (std::size_t i = m_rows[index]; i < m_rows[index + 1]; ++i)
        drawRun(m_runs[i], m_pixels.data() + m_runs[i].firstPixel);
}

void PixelRuns::draw(const PixelArea &area, QPoint place, QRgb tint) const
{
    if (isEmpty())
        return;
    const int top = std::max(place.y(), 0);
    const int bottom = std::min(place.y() + static_cast<int>(m_rows.size()) - 1, area.height());
    for (int y = top; y < bottom; ++y) {
        QRgb *line = area.row(y);
        eachRun(y - place.y(), [&](const Run &run, const QRgb *pixel) {
            const int begin = std::max(place.x() + run.begin, 0);
            const int end = std::min(place.x() + run.end, area.width());
            if (begin >= end)
                return;
            if (run.kind == Kind::Flat)
                return pixels::fillOver(line + begin, tinted(*pixel, tint), end - begin);
            pixel += begin - place.x() - run.begin;
            if (run.kind == Kind::Opaque && tint == pixels::White) {
                std::memcpy(line + begin, pixel,
                            static_cast<std::size_t>(end - begin) * sizeof(QRgb));
                return;
            }
            if (tint == pixels::White)
                pixels::rowOver(line + begin, pixel, end - begin);
            else
                pixels::rowOver(line + begin, pixel, tint, end - begin);
        });
    }
}

void PixelRuns::drawEnlarged(const PixelArea &area, QPoint place, int factor, QRgb tint) const
{
    std::vector<QRgb> wide; // a run, as all rows of its squares need it
    const auto rows = static_cast<int>(m_rows.size()) - 1;
    for (int row = 0; row < rows; ++row) {
        const int top = std::max(place.y() + row * factor, 0);
        const int bottom = std::min(place.y() + (row + 1) * factor, area.height());
        if (top >= bottom)
            continue;
        eachRun(row, [&](const Run &run, const QRgb *pixel) {
            const int left = place.x() + run.begin * factor;
            const int begin = std::max(left, 0);
            const int end = std::min(place.x() + run.end * factor, area.width());
            if (begin >= end)
                return;
            if (run.kind == Kind::Flat) {
                for (int y = top; y < bottom; ++y)
                    pixels::fillOver(area.row(y) + begin, tinted(*pixel, tint), end - begin);
                return;
            }
            wide.resize(static_cast<std::size_t>(run.end - run.begin)
                        * static_cast<std::size_t>(factor));
            auto next = wide.begin();
            for (int column = run.begin; column < run.end; ++column)
                next = std::fill_n(next, factor, tinted(pixel[column - run.begin], tint));
            for (int y = top; y < bottom; ++y)
                pixels::rowOver(area.row(y) + begin, wide.data() + begin - left, end - begin);
        });
    }
}

} // namespace tickscope
