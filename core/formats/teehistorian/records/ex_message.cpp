// SPDX-License-Identifier: MIT
#include "core/formats/teehistorian/records/ex_message.h"

#include <algorithm>
#include <array>
#include <cstring>

#include "core/formats/teeworlds_common/coding/varint_reader.h"

namespace tickscope::teehistorian {

namespace {

using teeworlds::VarintReader;

constexpr ExPayload Nothing{};
constexpr ExPayload ClientOnly{.hasSubject = true};
constexpr ExPayload ClientValue{.hasSubject = true, .hasValue = true};
constexpr ExPayload ClientText{.hasSubject = true, .hasText = true};
constexpr ExPayload ClientValueText{.hasSubject = true, .hasValue = true, .hasText = true};
constexpr ExPayload Connection{
    .hasSubject = true, .hasUuid = true, .hasValue = true, .hasText = true};
constexpr ExPayload TeamOnly{.hasSubject = true, .isAboutTeam = true};
constexpr ExPayload TeamValue{.hasSubject = true, .hasValue = true, .isAboutTeam = true};
constexpr ExPayload SavedGame{
    .hasSubject = true, .hasUuid = true, .hasText = true, .isAboutTeam = true};

struct ExType {
    ExKind kind;
    Uuid uuid;
    std::string_view countName;
    ExPayload payload;
};

constexpr ExType row(ExKind kind, std::string_view uuid, std::string_view countName,
                     const ExPayload &payload)
{
    return {kind, Uuid::fromText(uuid), countName, payload};
}

// Source: teehistorian.md, section 7. In the order of ExKind.
constexpr std::array Types = [] {
    using enum ExKind;
    return std::array{
        row(Unknown, "", "UnknownEx", Nothing),
        row(Test, "6bb8ba88-0f0b-382e-8dae-dbf4052b8b7d", "UnknownEx", Nothing),
        row(AuthInit, "60daba5c-52c4-3aeb-b8ba-b2953fb55a17", "AuthInit", ClientValueText),
        row(AuthLogin, "37ecd3b8-9218-3bb9-a71b-a935b86f6a81", "AuthLogin", ClientValueText),
        row(AuthLogout, "d4f5abe8-edd2-3fb9-abd8-1c8bb84f4a63", "AuthLogout", ClientOnly),
        row(DdnetVersionOld, "41b49541-f26f-325d-8715-9baf4b544ef9", "DdnetverOld", ClientValue),
        row(DdnetVersion, "1397b63e-ee4e-3919-b86a-b058887fcaf5", "Ddnetver", Connection),
        row(JoinVersion6, "1899a382-71e3-36da-937d-c9de6bb95b1d", "Joinver6", ClientOnly),
        row(JoinVersion7, "59239b05-0540-318d-bea4-9aa1e80e7d2b", "Joinver7", ClientOnly),
        row(SaveSuccess, "4560c756-da29-3036-81d4-90a50f0182cd", "TeamSaveSuccess", SavedGame),
        row(SaveFailure, "b29901d5-1244-3bd0-bbde-23d04b1f7ba9", "TeamSaveFailure", TeamOnly),
        row(LoadSuccess, "e05408d3-a313-33df-9eb3-ddb990ab954a", "TeamLoadSuccess", SavedGame),
        row(LoadFailure, "ef8905a2-c695-3591-a1cd-53d2015992dd", "TeamLoadFailure", TeamOnly),
        row(PlayerTeam, "a111c04e-1ea8-38e0-90b1-d7f993ca0da9", "PlayerTeam", ClientValue),
        row(TeamPractice, "5792834e-81d1-34c9-a29b-b5ff25dac3bc", "TeamPractice", TeamValue),
        row(PlayerReady, "638587c9-3f75-3887-918e-a3c2614ffaa0", "PlayerReady", ClientOnly),
        row(PlayerSwap, "5de9b633-49cf-3e99-9a25-d4a78e9717d7", "PlayerSwap", ClientValue),
        row(PlayerRejoin, "c1e921d5-96f5-37bb-8a45-7a06f163d27e", "PlayerRejoin", ClientOnly),
        row(Antibot, "866bfdac-fb49-3c0b-a887-5fe1f3ea00b8", "Antibot", Nothing),
        row(PlayerName, "d016f9b9-4151-3b87-87e5-3a6087eb5f26", "PlayerName", ClientText),
        row(PlayerFinish, "68943c01-2348-3e01-9490-3f27f8269d94", "PlayerFinish", ClientValue),
        row(TeamFinish, "9588b9af-3fdc-3760-8043-82deeee317a5", "TeamFinish", TeamValue),
    };
}();

constexpr const ExType &typeOf(ExKind kind)
{
    return Types[static_cast<std::size_t>(kind)];
}

constexpr bool isInOrder()
{
    for (std::size_t i = 0; i < Types.size(); ++i) {
        if (static_cast<std::size_t>(Types[i].kind) != i)
            return false;
    }
    return true;
}
static_assert(isInOrder(), "typeOf() takes the kind for a place");

Uuid readUuid(VarintReader &reader)
{
    Uuid uuid;
    const auto bytes = reader.readBytes(uuid.bytes.size());
    if (!bytes.empty())
        std::memcpy(uuid.bytes.data(), bytes.data(), bytes.size());
    return uuid;
}

/// The text of a saved game as far as it is there: with minor versions before 9 a long
/// one ends without its NUL, or is missing. Source: section 7, semantics.
std::string_view restAsText(VarintReader &reader)
{
    const auto rest = reader.readBytes(reader.remaining());
    const std::string_view text(reinterpret_cast<const char *>(rest.data()), rest.size());
    return text.substr(0, text.find('\0'));
}

} // namespace

ExKind exKindOf(const Uuid &uuid)
{
    const auto found = std::ranges::find(Types, uuid, &ExType::uuid);
    return found == Types.end() ? ExKind::Unknown : found->kind;
}

std::string_view exCountName(ExKind kind)
{
    return typeOf(kind).countName;
}

const Uuid &exUuidOf(ExKind kind)
{
    return typeOf(kind).uuid;
}

const ExPayload &exPayloadOf(ExKind kind)
{
    return typeOf(kind).payload;
}

bool isAboutClient(ExKind kind)
{
    const ExPayload &payload = exPayloadOf(kind);
    return payload.hasSubject && !payload.isAboutTeam;
}

Result<ExMessage> decodeEx(ExKind kind, std::span<const std::byte> payload)
{
    VarintReader reader(payload);
    ExMessage message;
    message.kind = kind;
    const ExPayload &form = exPayloadOf(kind);
    const bool isSavedGame = kind == ExKind::SaveSuccess || kind == ExKind::LoadSuccess;
    if (form.hasSubject)
        message.subject = reader.readInt();
    if (form.hasUuid)
        message.uuid = readUuid(reader);
    if (form.hasValue)
        message.value = reader.readInt();
    if (form.hasText)
        message.text = isSavedGame ? restAsText(reader) : reader.readText();
    if (reader.isCut())
        return truncated({Fault::tr("%1 record with too few bytes"), exCountName(kind)});
    return message;
}

} // namespace tickscope::teehistorian
