// SPDX-License-Identifier: MIT
#include "core/export/write_markers.h"

#include "core/export/text/json_text.h"

namespace tickscope {

Result<void> writeMarkers(const std::vector<MarkerRow> &markers, const TimeBase &time,
                          RowFormat format, CsvReader reader, TextSink &sink, const ExportRun &run)
{
    RowWriter rows(sink, format,
                   {"tick", "last_tick", "seconds", "kind", "own", "name", "text", "color",
                    "client_id", "player"},
                   reader);
    for (const MarkerRow &marker : markers) {
        if (auto goesOn = run.goOn(); !goesOn)
            return goesOn;
        rows.begin();
        rows.put("tick", marker.tick.value);
        if (marker.last)
            rows.put("last_tick", marker.last->value);
        rows.putRaw("seconds", secondsJson(time.timeAt(marker.tick)));
        rows.putText("kind", marker.kind);
        rows.putFlag("own", marker.isOwn);
        rows.putText("name", marker.name);
        if (!marker.text.empty())
            rows.putText("text", marker.text);
        if (!marker.color.empty())
            rows.putText("color", marker.color);
        if (marker.client) {
            rows.put("client_id", *marker.client);
            rows.putText("player", marker.player);
        }
        rows.end();
    }
    rows.finish();
    return {};
}

} // namespace tickscope
