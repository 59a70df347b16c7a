// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/plots/plot_parts.h"

#include "ui/plots/plot_view.h"

namespace tickscope {

std::vector<AccessiblePart> plotParts(PlotView &view)
{
    std::vector<AccessiblePart> parts;
    const auto &plots = view.plots().plots();
    for (std::size_t i = 0; i < plots.size(); ++i) {
        AccessiblePart part;
        part.key = plotPartKey(plots[i].key);
        part.name = view.legendText(i).simplified();
        part.area = view.legendRect(i).toAlignedRect();
        part.isSelected = view.currentKey() == plots[i].key;
        part.press = [&view, i] { view.choose(i); };
        parts.push_back(std::move(part));
    }
    return parts;
}

QString plotPartKey(const PlotKey &key)
{
    const PlayerRef player = key.player.value_or(PlayerRef{});
    return QStringLiteral("%1/%2/%3/%4@%5")
        .arg(QString::fromStdString(key.series.type))
        .arg(key.series.id)
        .arg(QString::fromStdString(key.series.field))
        .arg(player.client)
        .arg(player.tick.value);
}

} // namespace tickscope
