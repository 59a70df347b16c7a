// SPDX-License-Identifier: MIT
#pragma once

#include <memory>

#include "core/formats/teehistorian/records/header.h"
#include "core/formats/teehistorian/simulation/world/server_rules.h"
#include "core/model/forwarding_recording.h"

namespace tickscope::teehistorian {

/// A recording together with what it and its map decide.
class RebuiltRecording : public ForwardingRecording
{
public:
    /// \param recorded  of \a source and \a header.
    RebuiltRecording(Shared<Recording> recorded, Shared<ByteSource> source, Shared<Header> header,
                     std::shared_ptr<const ServerRules> rules);

    [[nodiscard]] const RecordingInfo &info() const override { return m_info; }
    [[nodiscard]] std::unique_ptr<Decoder> makeDecoder() const override;
    Result<Shared<DecoderMemory>> decoderMemory(ArchiveReader &archive) const override;
    [[nodiscard]] Shared<Recording> rebuiltWith(const Shared<MapContent> &) const override
    {
        return nullptr;
    }
    [[nodiscard]] Shared<SceneMaker> makeScene(Shared<MapContent> map) const override;

private:
    Shared<ByteSource> m_source;
    Shared<Header> m_header;
    std::shared_ptr<const ServerRules> m_rules;
    RecordingInfo m_info;
};

} // namespace tickscope::teehistorian
