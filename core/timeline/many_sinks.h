// SPDX-License-Identifier: MIT
#pragma once

#include <algorithm>
#include <span>

#include "core/model/event/event.h"
#include "core/model/pass_sink.h"

namespace tickscope {

/// Passes what one decoder finds to several sinks.
class ManySinks : public PassSink
{
public:
    /// \param sinks  outlive this.
    explicit ManySinks(std::span<PassSink *const> sinks)
        : m_sinks(sinks)
    {
    }

    [[nodiscard]] bool wantsEvents() const override { return anyOf(&PassSink::wantsEvents); }
    [[nodiscard]] bool wantsFields() const override { return anyOf(&PassSink::wantsFields); }
    [[nodiscard]] bool wantsValues() const override { return anyOf(&PassSink::wantsValues); }
    [[nodiscard]] bool wantsStates() const override { return anyOf(&PassSink::wantsStates); }
    [[nodiscard]] bool wantsSecrets() const override { return anyOf(&PassSink::wantsSecrets); }

    void eventFound(const Event &event) override { forwardToAll(&PassSink::eventFound, event); }
    void damageFound(const Damage &damage) override
    {
        forwardToAll(&PassSink::damageFound, damage);
    }
    void playerChanged(const PlayerChange &change) override
    {
        forwardToAll(&PassSink::playerChanged, change);
    }
    void memoryMissed(Tick tick) override { forwardToAll(&PassSink::memoryMissed, tick); }
    void inputFound(const InputReport &report) override
    {
        forwardToAll(&PassSink::inputFound, report);
    }
    void pressesFound(const PressReport &report) override
    {
        forwardToAll(&PassSink::pressesFound, report);
    }
    void counted(std::string_view name, std::int64_t count) override
    {
        forwardToAll(&PassSink::counted, name, count);
    }
    void guessChanged(Tick tick, int client, bool isGuess) override
    {
        forwardToAll(&PassSink::guessChanged, tick, client, isGuess);
    }
    void entityFound(std::int64_t number, std::string_view type) override
    {
        forwardToAll(&PassSink::entityFound, number, type);
    }
    void tickEnded(Tick tick, const WorldState &state) override
    {
        forwardToAll(&PassSink::tickEnded, tick, state);
    }

private:
    [[nodiscard]] bool anyOf(bool (PassSink::*wants)() const) const
    {
        return std::ranges::any_of(m_sinks,
                                   [wants](const PassSink *sink) { return (sink->*wants)(); });
    }
    template<typename... Parameters, typename... Arguments>
    void forwardToAll(void (PassSink::*what)(Parameters...), const Arguments &...arguments)
    {
        for (PassSink *sink : m_sinks)
            (sink->*what)(arguments...);
    }

    std::span<PassSink *const> m_sinks;
};

} // namespace tickscope
