// SPDX-License-Identifier: MIT
#include "core/formats/ddnet_ghost/ghost_decoder.h"

#include <algorithm>
#include <array>
#include <utility>

#include "core/base/try.h"
#include "core/formats/teeworlds_common/items/item_builder.h"
#include "core/formats/teeworlds_common/messages/message_forms.h"
#include "core/model/event/shared_event_kinds.h"
#include "core/model/state/field_list.h"

namespace tickscope::teeworlds {

namespace {

constexpr ItemKey CharacterKey{9, GhostClient}; ///< Types have the numbers of 0.6.
constexpr ItemKey PlayerKey{11, GhostClient};
constexpr std::size_t NameWords = 4;

/// Recorders write 0 for VelY whatever the tee does, so together with VelX it is no velocity.
const Shared<ValueTexts> VelYTexts = std::make_shared<const ValueTexts>(
    ValueTexts{{0, WordText::tr("unknown")}});

/// What a character of a snapshot has, as far as a ghost has it, under the same names.
ItemType ghostCharacterType()
{
    using namespace item_builder;
    constexpr double VelocityScale = TicksPerSecond / 256.0; // recorded: 1/256 unit a tick
    return withCharacterInputs(perClient(
        "Character",
        {positionX(), positionY(), measured("VelX", VelocityScale, "units/s"),
         enumeration("VelY", &VelYTexts), angle("Angle", 1.0 / 256.0, Role::AimAngle),
         enumeration("Direction", &DirectionTexts, Role::Input),
         enumeration("Weapon", &WeaponTexts, Role::Weapon),
         enumeration("HookState", &HookStateTexts, Role::Input), measured("HookX", 1.0, "units"),
         measured("HookY", 1.0, "units"), withRole(tick("AttackTick"), Role::Input)}));
}

/// Items without a skin end behind the name.
ItemType ghostPlayerType()
{
    using namespace item_builder;
    return perClient("ClientInfo",
                     {text("Name", NameWords, Role::Name), text("Skin", 6),
                      boolean("UseCustomColor"), number("ColorBody"), number("ColorFeet")});
}

const Shared<Schema> &ghostSchema()
{
    static const Shared<Schema> schema = std::make_shared<const Schema>(item_builder::schemaOf(
        {{CharacterKey.type, ghostCharacterType()}, {PlayerKey.type, ghostPlayerType()}}));
    return schema;
}

const EventForm FinishForm{&sharedKind("finish"),
                           "ghost",
                           {{.name = "time", .kind = PartKind::RunClock}, ClientPart},
                           EventText::tr("{client} finished in {time}")};

/// Whether a number of ticks from \a start on has passed at \a tick.
bool hasPassed(std::optional<Tick> tick, Tick start, std::int64_t ticks)
{
    return tick && *tick - start >= ticks;
}

} // namespace

EventForms ghostEventForms()
{
    return joinedForms({characterEventForms(), {&FinishForm}});
}

GhostDecoder::GhostDecoder(Shared<ByteSource> source, const GhostHeader &header)
    : m_walk(std::move(source), header.version)
    , m_firstChunk(header.chunksOffset)
    , m_name(header.player)
    , m_characters(header.characters)
    , m_milliseconds(header.milliseconds)
{
    m_state.setSchema(ghostSchema());
}

Result<void> GhostDecoder::restore(const SeekPoint &point, std::stop_token stop)
{
    GhostPlace place;
    place.chunk = m_firstChunk;
    if (const auto *memory = dynamic_cast<const GhostMemory *>(point.memory.get()))
        place = memory->place;
    m_state = {};
    m_state.setSchema(ghostSchema());
    m_isExact = false;
    m_isReported = false;
    if (place.tick) {
        setPlayer(place.skin);
        setCharacter(place.words);
        m_tick = *place.tick;
    }
    return m_walk.restore(place, stop);
}

Result<Step> GhostDecoder::step(PassSink *sink, std::stop_token stop)
{
    if (m_walk.error())
        return tl::unexpected(*m_walk.error());
    if (!m_walk.next())
        return Step::End;
    const GhostPlace before = m_walk.place();
    const GhostCharacter character = *m_walk.next();
    TRY(m_walk.accept(stop));
    if (sink)
        m_events.assume(m_state);
    m_tick = character.tick;
    m_byte = character.byte;
    m_isExact = character.isExact;
    setPlayer(before.skin);
    setCharacter(character.words);
    if (sink) {
        report(before, *sink);
        sink->tickEnded(m_tick, m_state);
    }
    return Step::Done;
}

std::optional<NextStep> GhostDecoder::next() const
{
    const auto &character = m_walk.next();
    if (!character)
        return {};
    return NextStep{character->tick, static_cast<std::uint64_t>(m_walk.place().number), false,
                    false, character->byte};
}

SeekPoint GhostDecoder::savePoint() const
{
    const auto &character = m_walk.next();
    const GhostPlace &place = m_walk.place();
    return {character ? character->tick : m_tick + 1, static_cast<std::uint64_t>(place.number),
            SeekPointKind::Checkpoint, std::make_shared<const GhostMemory>(place), place.chunk};
}

void GhostDecoder::setPlayer(const std::optional<GhostSkin> &skin)
{
    std::array<std::int32_t, NameWords + GhostSkinWords> words{};
    packText(std::span(words).first(NameWords), m_name);
    if (skin)
        std::ranges::copy(*skin, words.begin() + NameWords);
    m_state.set(PlayerKey, std::span(words).first(skin ? words.size() : NameWords));
}

void GhostDecoder::setCharacter(const GhostCharacterInts &words)
{
    m_state.set(CharacterKey, words);
}

/// What the last step brought. \param before  the place of its character.
void GhostDecoder::report(const GhostPlace &before, PassSink &sink)
{
    if (!std::exchange(m_isReported, true))
        sink.playerChanged({m_tick, GhostClient, PlayerChange::What::Present, m_name});
    const Tick start = before.startTick.value_or(m_tick);
    if (!hasPassed(before.tick, start, 0) && hasPassed(m_tick, start, 0)) {
        EventValues values;
        if (start == m_tick)
            values.addNothing();
        else
            values.add(start.value);
        emitEvent(*sharedForm("start"), std::move(values.addText(m_name)), sink);
    }
    SnapshotChanges changes;
    changes.addSet({CharacterKey, *m_state.find(CharacterKey)});
    m_events.observe(
        m_state, changes, m_tick, m_byte, [this](int) { return m_name; }, sink);
    // Recorders stop at the finish; its time is exact, ticks are not.
    constexpr std::int64_t MillisecondsOfTick = 1000 / TicksPerSecond;
    const std::int64_t length = (std::int64_t{m_milliseconds} + MillisecondsOfTick - 1)
                                / MillisecondsOfTick;
    // The header may count fewer than there are.
    const bool isLast = before.number + 1 >= m_characters && !m_walk.next();
    if (m_milliseconds > 0 && !hasPassed(before.tick, start, length)
        && (isLast || hasPassed(m_tick, start, length)))
        emitEvent(FinishForm, EventValues().add(std::int64_t{m_milliseconds}).addText(m_name),
                  sink);
}

void GhostDecoder::emitEvent(const EventForm &form, EventValues values, PassSink &sink) const
{
    Event event{.tick = m_tick,
                .form = &form,
                .client = GhostClient,
                .values = std::move(values),
                .byte = m_byte};
    sink.eventFound(event);
}

} // namespace tickscope::teeworlds
