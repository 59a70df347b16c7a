// SPDX-License-Identifier: MIT
#pragma once

#include <array>
#include <optional>
#include <span>
#include <vector>

#include "core/formats/goldsrc/container/demo_frame.h"
#include "core/formats/goldsrc/items/delta_item_type.h"
#include "core/model/state/world_state.h"

namespace tickscope::goldsrc {

/// Item types of which frames are the only source: View and, in demo protocol 4,
/// ClientData. They stay the same objects as long as the program runs.
[[nodiscard]] Shared<ItemType> viewType(const DemoForm &form);
[[nodiscard]] Shared<ItemType> oldClientDataType(const DemoForm &form);

/// Movement variables of the demo info, as an item's last fields. Section 5.1.
using MoveVariables = std::array<std::int32_t, 33>;
inline constexpr std::size_t MoveVariablesSize = sizeof(MoveVariables);
void addMoveVariables(FieldList &fields);

/// What a message frame says besides its messages.
struct MessageFrame {
    std::int32_t incomingSequence = 0;        ///< 0 in demo protocol 4, whose frames lack it.
    std::span<const std::byte> messages;      ///< Inside the payload.
    std::uint64_t messagesByte = 0;           ///< In the recording.
    std::span<const std::byte> moveVariables; ///< Empty when the layout is not known.
};

/// \param payload  all of it: readFrame() checked its size.
MessageFrame readMessageFrame(const PlacedFrame &frame, std::span<const std::byte> payload,
                              const DemoForm &form);

/// View and UserCommand of the last message frame. They are made when somebody asks: the next
/// frame brings others.
class FrameView
{
public:
    /// \param payload  as for readMessageFrame().
    void set(const PlacedFrame &frame, std::span<const std::byte> payload, const DemoForm &form);
    void clear() { m_isNew = false; }
    /// Puts them into \a state, if they are not there yet.
    void write(const DemoForm &form, WorldState &state);

private:
    PlacedFrame m_frame;
    std::vector<std::byte> m_prefix; ///< Of the payload, in front of the messages.
    bool m_isNew = false;
};

/// False when they are all 0, as in LOADING and in HLTV recordings, or not known.
[[nodiscard]] bool hasMoveVariables(const MessageFrame &frame);
/// Movement variables as words of an item.
[[nodiscard]] MoveVariables moveVariablesOf(std::span<const std::byte, MoveVariablesSize> recorded);

/// Puts a client data frame into \a state: into View, or the ClientData of demo protocol 4.
void readClientDataFrame(std::span<const std::byte> payload, const DemoForm &form,
                         WorldState &state);
/// Puts a sequence info frame of demo protocol 4 into \a state's View.
void readSequenceInfoFrame(std::span<const std::byte> payload, const DemoForm &form,
                           WorldState &state);

/// Where the recorder is and looks to, by View.
struct RecorderPlace {
    std::optional<std::array<float, 3>> origin; ///< Player origin; nothing when it is not known.
    std::array<float, 3> velocity{};
    std::array<float, 3> angles{};
    bool hasVelocity = false;
    bool isPlaying = true; ///< Else dead or watching: that is where the camera is.
};
[[nodiscard]] RecorderPlace recorderPlace(const WorldState &state, const DemoForm &form);

} // namespace tickscope::goldsrc
