// SPDX-License-Identifier: MIT
#pragma once

#include <cstddef>
#include <cstdint>
#include <span>
#include <string_view>

#include "core/base/result.h"
#include "core/base/uuid.h"

namespace tickscope::teehistorian {

/// The kinds of EX records. Source: teehistorian.md, section 7.
enum class ExKind : std::uint8_t {
    Unknown,
    Test,
    AuthInit,
    AuthLogin,
    AuthLogout,
    DdnetVersionOld,
    DdnetVersion,
    JoinVersion6,
    JoinVersion7,
    SaveSuccess,
    SaveFailure,
    LoadSuccess,
    LoadFailure,
    PlayerTeam,
    TeamPractice,
    PlayerReady,
    PlayerSwap,
    PlayerRejoin,
    Antibot,
    PlayerName,
    PlayerFinish,
    TeamFinish,
};

/// A decoded EX record; text is borrowed from its payload.
struct ExMessage {
    ExKind kind = ExKind::Unknown;
    std::int32_t subject = 0; ///< Client or team, by the kind.
    std::int32_t value = 0;   ///< Level, version, team, time in ticks, other client, 0 or 1.
    Uuid uuid;                ///< Of a connection or of a saved game.
    std::string_view text;    ///< Name, version, saved game.
};

/// What stands in the payload of a kind, in this order.
struct ExPayload {
    bool hasSubject = false;
    bool hasUuid = false;
    bool hasValue = false;
    bool hasText = false;
    bool isAboutTeam = false; ///< The subject is a team, not a client.
};
[[nodiscard]] const ExPayload &exPayloadOf(ExKind kind);

/// Kind of the EX records with that UUID.
[[nodiscard]] ExKind exKindOf(const Uuid &uuid);

/// The word under which they are counted ("AuthLogin"). Source: section 7, second table.
[[nodiscard]] std::string_view exCountName(ExKind kind);

/// UUID of a kind that is not Unknown.
[[nodiscard]] const Uuid &exUuidOf(ExKind kind);

/// Whether the subject of that kind is a client ID.
[[nodiscard]] bool isAboutClient(ExKind kind);

/// Decodes the payload of a known kind; bytes behind the last field are ignored. The text
/// of a saved game may be cut, as servers before November 2024 wrote it.
/// Errors: Truncated.
[[nodiscard]] Result<ExMessage> decodeEx(ExKind kind, std::span<const std::byte> payload);

} // namespace tickscope::teehistorian
