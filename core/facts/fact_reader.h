// SPDX-License-Identifier: MIT
#pragma once

#include <memory>
#include <stop_token>

#include "core/facts/fact_material.h"
#include "core/facts/figures.h"
#include "core/timeline/shared_pass.h"

namespace tickscope {

/// Reads what figures need of a recording, alone or with others who read it; see
/// readFactMaterial().
class FactReader : public PassListener
{
public:
    using Found = Shared<FactMaterial>;

    /// \param source  its index may know the outline only: see takeWith().
    /// \param stop  for what follows on the walk, which has a token of its own.
    /// \param progress  of the walk.
    FactReader(FactSource source, std::stop_token stop, FactProgress progress = {});
    ~FactReader() override;

    [[nodiscard]] SharedPass::Start start() const;

    [[nodiscard]] PassSink &sink() override;
    void follow(const Decoder &decoder) override;
    /// Figures are of the whole, so it hands out nothing before the end.
    [[nodiscard]] bool isFull() const override { return false; }

    /// All of it; to be called once, at the end. Errors: Cancelled.
    Result<Shared<FactMaterial>> take(bool isOver);
    /// The same for the listener of a pass that made \a index, which is complete.
    Result<Shared<FactMaterial>> takeWith(const Shared<Index> &index);

private:
    class FactSink;

    FactSource m_source;
    StayTable m_stays; ///< What the walk reported so far.
    std::stop_token m_stop;
    std::unique_ptr<FactSink> m_sink;
};

} // namespace tickscope
