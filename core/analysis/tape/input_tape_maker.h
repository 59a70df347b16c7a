// SPDX-License-Identifier: MIT
#pragma once

#include <functional>
#include <map>
#include <memory>
#include <optional>
#include <vector>

#include "core/analysis/tape/input_tape.h"
#include "core/analysis/tape/press_reports.h"
#include "core/model/recording_info.h"

namespace tickscope {

/// Makes pieces of an input tape of what a pass finds. For input_tape.cpp.
class InputTapeMaker : public PassSink
{
public:
    /// Some formats record every second or third tick. Between states that are farther apart
    /// anything may have been held.
    static constexpr std::int64_t MostTicksBetween = 5;

    /// \param info     of the recording.
    /// \param isExact  asked in every tick whether its state can be trusted.
    InputTapeMaker(TickRange ticks, std::int64_t pieceTicks, const RecordingInfo &info,
                   std::function<bool()> isExact);
    ~InputTapeMaker() override;

    void damageFound(const Damage &damage) override;
    void inputFound(const InputReport &report) override;
    void pressesFound(const PressReport &report) override { m_presses.add(report); }
    void tickEnded(Tick tick, const WorldState &state) override;

    /// Before tickEnded(\a tick), for who takes pieces of any length: a pause that is longer than a
    /// piece becomes a part of one. A hostile recording has millions of pieces that hold nothing.
    void passPause(Tick tick);

    /// The pieces that nothing can change any more, which are forgotten here: for a walk that
    /// keeps none of them.
    [[nodiscard]] std::vector<Shared<InputTape>> takePieces();

    /// The pieces that were not taken; nothing may be called afterwards.
    [[nodiscard]] std::vector<Shared<InputTape>> finish();

private:
    struct Seat;
    struct TypePlan;
    struct Waiting {
        Tick tick;
        int client = NoClient;
        TypePlan *plan = nullptr;
        std::vector<std::int32_t> words;
        std::int64_t knownTicks = 1;
    };

    TypePlan &planOf(const Shared<ItemType> &type);
    void useSchema(const Shared<Schema> &schema);
    [[nodiscard]] Seat &seatOf(TypePlan &plan, int client);
    /// The same of the item at \a place in the state.
    [[nodiscard]] Seat &seatOf(TypePlan &plan, int client, std::size_t place);
    void take(TypePlan &plan, Seat &seat, Tick tick, std::span<const std::int32_t> words);
    [[nodiscard]] bool showsInputs(const TypePlan &plan, Seat &seat, Tick tick, std::int64_t id);
    void addMark(Seat &seat, std::size_t track, Tick tick, std::int64_t value);
    void addAim(const TypePlan &plan, Seat &seat, Tick tick, std::span<const std::int32_t> words);
    void applyWaiting(Tick tick);
    void passGap(Tick last);
    void endSeat(Seat &seat, Tick last);
    void cutBefore(Tick tick);
    void cut();

    TickRange m_ticks;
    std::int64_t m_pieceTicks;
    bool m_mayLackTicks; ///< Where a tick is left out, more than nothing may have happened.
    std::function<bool()> m_isExact;
    TickRange m_piece;
    std::map<const ItemType *, std::unique_ptr<TypePlan>> m_plans;
    Shared<Schema> m_schema;
    std::vector<std::pair<std::uint32_t, TypePlan *>> m_planNumbers; ///< Of m_schema.
    /// Of the items of the last state, one by one: mostly the next one has the same.
    std::vector<std::pair<const TypePlan *, Seat *>> m_lastSeats;
    std::vector<Seat *> m_shown;    ///< Those that states show, until they end.
    std::vector<Waiting> m_waiting; ///< Reports of inputs that act later, by tick.
    PressReports m_presses;         ///< Of the tick that ends next.
    std::optional<Tick> m_last;     ///< Last tick that ended.
    std::vector<std::shared_ptr<InputTape>> m_pieces;
};

} // namespace tickscope
