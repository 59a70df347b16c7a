// SPDX-License-Identifier: MIT
#include "core/export/write_series.h"

#include "core/export/text/json_text.h"

namespace tickscope {

namespace {

std::vector<std::string> seriesColumns(const SeriesExport &wanted)
{
    std::vector<std::string> all{"tick", "seconds"};
    for (const SeriesColumn &column : wanted.columns)
        all.push_back(column.title);
    return all;
}

} // namespace

Result<void> writeSeries(const SeriesExport &wanted, RowFormat format, CsvReader reader,
                         TextSink &sink, const ExportRun &run)
{
    constexpr std::size_t SamplesAtOnce = 4096; // between two looks at who may want to stop
    RowWriter rows(sink, format, seriesColumns(wanted), reader);
    const SeriesSet *axis = wanted.axis;
    const std::size_t begin = axis ? axis->firstFrom(wanted.ticks.first) : 0;
    const std::size_t end = axis ? axis->firstFrom(wanted.ticks.last + 1) : 0;
    for (std::size_t i = begin; i < end && rows.isWanted(); ++i) {
        if ((i - begin) % SamplesAtOnce == 0) {
            if (auto goesOn = run.goOn(); !goesOn)
                return goesOn;
            run.tell(static_cast<double>(i - begin) / static_cast<double>(end - begin));
        }
        const Tick tick = axis->tick(i);
        rows.begin();
        rows.put("tick", tick.value);
        rows.putRaw("seconds",
                    numberJson(std::chrono::duration<double>(wanted.time.timeAt(tick)).count()));
        for (const SeriesColumn &column : wanted.columns)
            rows.putNumber(column.title, column.valueAt(tick));
        rows.end();
    }
    rows.finish();
    return {};
}

} // namespace tickscope
