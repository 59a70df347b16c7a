// SPDX-License-Identifier: MIT
#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>
#include <span>
#include <string_view>
#include <vector>

#include "core/base/result.h"
#include "core/formats/goldsrc/container/demo_header.h"
#include "core/formats/goldsrc/messages/message_layout.h"
#include "core/formats/goldsrc/messages/server_state.h"

namespace tickscope::goldsrc {

/// A sound or effect script that the server ordered the clients to play (svc_event,
/// svc_event_reliable). Section 4.1.
struct GameEvent {
    std::uint16_t index = 0;             ///< Into the resources of type Event.
    std::optional<std::uint16_t> entity; ///< Who does it, where that is known.
    double delay = 0;                    ///< Seconds.
    DeltaRecord arguments;               ///< By event_t.
};

/// A message just read. Lives during the call of the sink only.
struct ServerMessage {
    std::uint8_t id = 0;
    std::string_view name;              ///< "svc_time", or a user message's own; "#77" if unknown.
    std::uint64_t byte = 0;             ///< Of the id, in the recording.
    std::span<const std::byte> bytes;   ///< From the id on.
    std::span<const std::byte> payload; ///< Behind the id, and the length of user messages.
    std::span<const MessageValue> values;
    std::span<const GameEvent> gameEvents;
    std::string_view kind; ///< "explosion": of a temporary entity or director command.
    /// The values are not all: a user message of unknown layout has none, and others may
    /// be longer or shorter than their layout. Then views show the payload too.
    bool hasOddSize = false;

    [[nodiscard]] bool isUserMessage() const { return id >= FirstUserMessage; }
    /// First value of that name, or null.
    [[nodiscard]] const MessageValue *find(std::string_view valueName) const;
    /// Number of that name, cut to an integer; 0 when there is none.
    [[nodiscard]] std::int64_t integer(std::string_view valueName) const;
    [[nodiscard]] std::string_view text(std::string_view valueName) const;
};

/// Receives the messages of a frame in their order. Without a sink no values of bit
/// messages are made, which is what makes seeking fast.
class MessageSink
{
public:
    virtual ~MessageSink() = default;
    /// Whether it wants to hear of messages of that kind.
    [[nodiscard]] virtual bool wants(std::uint8_t /*id*/) const { return true; }
    /// \param before  the state just before \a message changes it: a score or a name in
    ///                the message beside the one there shows what is new.
    virtual void messageRead(const ServerMessage &message, const ServerState &before) = 0;
};

class SkippedPackets;

/// What the container knows of a network frame.
struct FrameInfo {
    std::int32_t incomingSequence = 0; ///< Of the sequence info; deltas refer to it.
    std::uint64_t byte = 0;            ///< Of the first message, in the recording.
    /// Where the state of the frame's packets is not asked for, and the sink wants none: they are
    /// kept there instead of read. Else null.
    SkippedPackets *skipped = nullptr;
};

/// Reads the messages of one network frame and applies them to \a state.
///
/// A message that cannot be read loses the rest of its frame; what was odd but readable
/// does not. Both are returned, with their byte; mostly there is nothing.
[[nodiscard]] std::vector<Error> readServerMessages(std::span<const std::byte> frame,
                                                    const FrameInfo &info, ServerState &state,
                                                    MessageSink *sink);

/// Who left unseen when a new game began, which names all who are there in the frame in
/// which its time begins, at the latest. Follows the frames of messages in their order. One thread.
class LoadingRoll
{
public:
    /// To be called before the messages of a frame are read.
    /// \return slots of those whom the beginning that ended before the frame does not name.
    [[nodiscard]] std::vector<std::size_t> missingBefore(bool isOfLoading, ServerState &state);
    /// Something of the beginning that is read, or comes next, is lost: whom it does not name may
    /// be there.
    void markTorn() { m_isTorn = true; }

private:
    bool m_isLoading = false; ///< The frame before was of LOADING.
    bool m_isTorn = false;
};

/// The server info that the first message of demo protocol 4 begins with; nothing when
/// \a message does not. All else in these messages is opaque.
/// Source: goldsrc-demo.md, section 7.
[[nodiscard]] std::optional<ServerInfo> readOldServerInfo(std::span<const std::byte> message,
                                                          const DemoForm &form);

} // namespace tickscope::goldsrc
