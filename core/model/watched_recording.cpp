// SPDX-License-Identifier: MIT
#include "core/model/watched_recording.h"

#include <algorithm>

#include "core/model/forwarding_recording.h"

namespace tickscope {

namespace {

class WatchedDecoder : public Decoder
{
public:
    WatchedDecoder(std::unique_ptr<Decoder> decoder, std::function<void(Tick)> comes,
                   std::optional<LeftOutTick> leftOut)
        : m_decoder(std::move(decoder))
        , m_comes(std::move(comes))
        , m_leftOut(leftOut)
    {
    }

    Result<bool> keepsClaim(const SeekPoint &point, std::stop_token stop) override
    {
        return isRefused(point.tick) ? true : m_decoder->keepsClaim(point, std::move(stop));
    }
    Result<void> restore(const SeekPoint &point, std::stop_token stop) override
    {
        m_byte = point.byte.value_or(0);
        m_isNowhere = isRefused(point.tick);
        return m_isNowhere ? Result<void>() : m_decoder->restore(point, std::move(stop));
    }
    Result<Step> step(PassSink *sink, std::stop_token stop) override
    {
        const auto next = this->next();
        if (next && next->byte)
            m_byte = *next->byte;
        if (m_isNowhere || isRefused(next ? next->tick : m_decoder->tick()))
            return refuse(sink);
        return m_decoder->step(sink, std::move(stop));
    }
    Result<bool> idleTo(Tick tick, std::stop_token stop) override
    {
        return m_decoder->idleTo(tick, std::move(stop));
    }
    [[nodiscard]] const WorldState &state() const override { return m_decoder->state(); }
    [[nodiscard]] Tick tick() const override { return m_decoder->tick(); }
    [[nodiscard]] bool isExact() const override { return m_decoder->isExact(); }
    [[nodiscard]] std::optional<NextStep> next() const override
    {
        return m_isNowhere ? std::nullopt : m_decoder->next();
    }
    [[nodiscard]] SeekPoint savePoint() const override { return m_decoder->savePoint(); }
    [[nodiscard]] bool savesDoubt() const override { return m_decoder->savesDoubt(); }

private:
    bool isRefused(Tick tick)
    {
        const bool isLeftOut = m_leftOut && m_leftOut->tick == tick;
        if (m_comes && !isLeftOut)
            m_comes(tick);
        return isLeftOut;
    }
    tl::unexpected<Error> refuse(PassSink *sink) const
    {
        const Fault fault = Fault::tr(
            "what is here ended the process that read it; reading goes on at the next seek point");
        if (sink)
            sink->damageFound({m_leftOut->tick, m_byte, 0, ErrorCode::Damaged, fault,
                               m_leftOut->goesOn - m_leftOut->tick});
        return damaged(fault, m_byte);
    }

    std::unique_ptr<Decoder> m_decoder;
    std::function<void(Tick)> m_comes;
    std::optional<LeftOutTick> m_leftOut;
    std::uint64_t m_byte = 0;
    bool m_isNowhere = false; ///< At a seek point that is left out.
};

class WatchedRecording : public ForwardingRecording
{
public:
    WatchedRecording(Shared<Recording> recording, std::function<void(Tick)> comes,
                     std::optional<LeftOutTick> leftOut)
        : ForwardingRecording(std::move(recording))
        , m_comes(std::move(comes))
        , m_leftOut(leftOut)
    {
    }

    [[nodiscard]] std::unique_ptr<Decoder> makeDecoder() const override
    {
        return std::make_unique<WatchedDecoder>(inner().makeDecoder(), m_comes, m_leftOut);
    }
    [[nodiscard]] Shared<Recording> rebuiltWith(const Shared<MapContent> &map) const override
    {
        auto rebuilt = inner().rebuiltWith(map);
        return rebuilt ? watchedRecording(std::move(rebuilt), m_comes, m_leftOut) : nullptr;
    }

private:
    std::function<void(Tick)> m_comes;
    std::optional<LeftOutTick> m_leftOut;
};

} // namespace

LeftOutTick leftOutTick(Tick tick, const Outline &outline)
{
    const auto &points = outline.seekPoints;
    const auto behind = std::ranges::upper_bound(points, tick, {}, &SeekPoint::tick);
    return {tick, behind == points.end() ? outline.time.ticks().last + 1 : behind->tick};
}

Shared<Recording> watchedRecording(Shared<Recording> recording, std::function<void(Tick)> comes,
                                   std::optional<LeftOutTick> leftOut)
{
    return std::make_shared<const WatchedRecording>(std::move(recording), std::move(comes),
                                                    leftOut);
}

} // namespace tickscope
