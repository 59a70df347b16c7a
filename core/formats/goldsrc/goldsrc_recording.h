// SPDX-License-Identifier: MIT
#pragma once

#include "core/formats/goldsrc/demo_segments.h"
#include "core/model/recording.h"

namespace tickscope::goldsrc {

/// An opened demo.
class GoldSrcRecording : public Recording
{
public:
    GoldSrcRecording(Shared<ByteSource> source, DemoHeader header, SegmentMap map);

    [[nodiscard]] const RecordingInfo &info() const override { return m_info; }
    Result<Outline> outline(std::stop_token stop) const override;
    [[nodiscard]] std::unique_ptr<Decoder> makeDecoder() const override;
    Result<RepairReport> repair(std::ostream &out, std::stop_token stop) const override;
    [[nodiscard]] Shared<SceneMaker> makeScene(Shared<MapContent> map) const override;

private:
    Shared<ByteSource> m_source;
    DemoHeader m_header;
    SegmentMap m_map;
    RecordingInfo m_info;
};

} // namespace tickscope::goldsrc
