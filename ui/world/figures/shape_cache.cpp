// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/world/figures/shape_cache.h"

#include <cmath>

namespace tickscope {

/// Images that are kept; those of one picture with sixty players are about 150.
constexpr std::size_t ImageLimit = 600;

ShapeCache &ShapeCache::ofThisThread()
{
    thread_local ShapeCache cache;
    return cache;
}

double ShapeCache::scaleOf(const QPainter &painter)
{
    const QTransform transform = painter.deviceTransform();
    return std::sqrt(std::abs(transform.determinant()));
}

const QImage *ShapeCache::find(const Key &key) const
{
    const auto found = m_images.find(key);
    return found == m_images.end() ? nullptr : &found->second;
}

const QImage &ShapeCache::insert(const Key &key, QImage image)
{
    // Another zoom makes another set; all of the old ones go at once.
    if (m_images.size() >= ImageLimit)
        m_images.clear();
    return m_images.insert_or_assign(key, std::move(image)).first->second;
}

} // namespace tickscope
