// SPDX-License-Identifier: MIT
#include "core/model/scene/motion.h"

namespace tickscope {

namespace {

class RecordedMover final : public Mover
{
public:
    Shared<WorldState> moved(const Shared<WorldState> &recorded, Tick) override { return recorded; }
};

class RecordedMotion final : public Motion
{
public:
    [[nodiscard]] std::unique_ptr<Mover> makeMover() const override
    {
        return std::make_unique<RecordedMover>();
    }
    [[nodiscard]] bool predicts() const override { return false; }
};

} // namespace

Shared<Motion> recordedMotion()
{
    return std::make_shared<const RecordedMotion>();
}

} // namespace tickscope
