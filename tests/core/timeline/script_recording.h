// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <map>
#include <memory>
#include <utility>
#include <vector>

#include "core/model/event/event.h"
#include "core/model/recording.h"

/// A recording without bytes, whose ticks a test writes down: items with inputs.
namespace tickscope::test {

inline constexpr std::uint32_t HandsType = 1;
inline constexpr std::uint32_t OwnType = 2;
/// Where a client is: words 0 and 1.
inline constexpr std::uint32_t BodyType = 3;
/// The hands of one client, for tests that need no more.
inline const ItemKey Client3{HandsType, 3};

enum Word : std::size_t { Direction, Jump, Buttons, ShotTick, Weapon, AimX, AimY, WordCount };
using Words = std::vector<std::int32_t>;

inline Field field(const char *name, std::size_t word, FieldKind kind, Role role)
{
    Field made;
    made.name = name;
    made.firstWord = static_cast<std::uint32_t>(word);
    made.kind = kind;
    made.role = role;
    return made;
}

inline ItemType handsType(const char *name, bool idIsClient)
{
    ItemType type;
    type.name = name;
    type.idIsClient = idIsClient;
    type.inputSource = "by hand";
    type.fields = {field("Direction", Direction, FieldKind::Enumeration, Role::Input),
                   field("Jump", Jump, FieldKind::Boolean, Role::Input),
                   field("Buttons", Buttons, FieldKind::Flags, Role::Input),
                   field("ShotTick", ShotTick, FieldKind::TickNumber, Role::Input),
                   field("Weapon", Weapon, FieldKind::Enumeration, Role::Weapon),
                   field("AimX", AimX, FieldKind::Integer, Role::AimX),
                   field("AimY", AimY, FieldKind::Integer, Role::AimY)};
    type.fields[Direction].texts = std::make_shared<const ValueTexts>(
        ValueTexts{{-1, "left"}, {1, "right"}});
    type.fields[Buttons].texts = std::make_shared<const ValueTexts>(
        ValueTexts{{1, "hook"}, {2, "fire"}});
    return type;
}

inline ItemType bodyType()
{
    ItemType type;
    type.name = "Body";
    type.idIsClient = true;
    type.fields = {field("X", 0, FieldKind::Integer, Role::PositionX),
                   field("Y", 1, FieldKind::Integer, Role::PositionY)};
    return type;
}

inline Shared<Schema> schema()
{
    static const auto made = std::make_shared<const Schema>(
        std::map<std::uint32_t, Shared<ItemType>>{
            {HandsType, std::make_shared<const ItemType>(handsType("Hands", true))},
            {OwnType, std::make_shared<const ItemType>(handsType("Own", false))},
            {BodyType, std::make_shared<const ItemType>(bodyType())}});
    return made;
}

/// What a tick of a script holds.
struct ScriptTick {
    std::map<ItemKey, Words> items;
    std::vector<std::pair<std::int64_t, Words>> reports; ///< Of client 7: when they act, words.
    bool isExact = true;
    std::int64_t lostBefore = 0; ///< Ticks that damage took away before this one.
    std::vector<PlayerChange> players = {};
    std::vector<Event> events = {};
    Shared<Schema> schema = {}; ///< Null: schema().
};
using Script = std::map<std::int64_t, ScriptTick>;

/// Plays a script, with a seek point at its beginning only.
class ScriptDecoder : public Decoder
{
public:
    explicit ScriptDecoder(Shared<Script> script)
        : m_script(std::move(script))
        , m_next(m_script->begin())
    {
    }

    Result<void> restore(const SeekPoint &, std::stop_token) override
    {
        m_next = m_script->begin();
        return {};
    }
    Result<Step> step(PassSink *sink, std::stop_token) override
    {
        if (m_next == m_script->end())
            return Step::End;
        const auto &[tick, script] = *m_next++;
        if (script.lostBefore > 0 && sink) {
            Damage damage;
            damage.tick = m_tick;
            damage.lostTicks = script.lostBefore;
            sink->damageFound(damage);
        }
        for (const PlayerChange &change : script.players) {
            if (sink)
                sink->playerChanged(change);
        }
        for (const Event &event : script.events) {
            if (sink)
                sink->eventFound(event);
        }
        m_tick = {tick};
        m_isExact = script.isExact;
        m_state = WorldState();
        m_state.setSchema(script.schema ? script.schema : schema());
        for (const auto &[key, words] : script.items)
            m_state.set(key, words);
        static const auto reported = std::make_shared<const ItemType>(handsType("Ahead", true));
        for (const auto &[acts, words] : script.reports) {
            if (sink)
                sink->inputFound({{acts}, 7, reported, words, 10});
        }
        if (sink)
            sink->tickEnded(m_tick, m_state);
        return Step::Done;
    }
    [[nodiscard]] const WorldState &state() const override { return m_state; }
    [[nodiscard]] Tick tick() const override { return m_tick; }
    [[nodiscard]] bool isExact() const override { return m_isExact; }
    [[nodiscard]] std::optional<NextStep> next() const override
    {
        if (m_next == m_script->end())
            return {};
        return NextStep{{m_next->first},
                        static_cast<std::uint64_t>(m_next->first),
                        false,
                        false,
                        static_cast<std::uint64_t>(m_next->first)};
    }
    [[nodiscard]] SeekPoint savePoint() const override { return {}; }

private:
    Shared<Script> m_script;
    Script::const_iterator m_next;
    WorldState m_state;
    Tick m_tick;
    bool m_isExact = true;
};

class ScriptRecording : public Recording
{
public:
    explicit ScriptRecording(Script script, std::vector<HeaderClaim> claims = {},
                             RecordingInfo info = {})
        : m_info(std::move(info))
        , m_script(std::make_shared<const Script>(std::move(script)))
        , m_claims(std::move(claims))
    {
    }
    [[nodiscard]] const RecordingInfo &info() const override { return m_info; }
    Result<Outline> outline(std::stop_token) const override
    {
        Outline outline;
        const Tick first{m_script->begin()->first};
        outline.time = TimeBase::uniform({first, {m_script->rbegin()->first}},
                                         std::chrono::milliseconds(20));
        outline.seekPoints.push_back({first, static_cast<std::uint64_t>(first.value),
                                      SeekPointKind::Keyframe, nullptr,
                                      static_cast<std::uint64_t>(first.value)});
        outline.isEmpty = false;
        outline.headerClaims = m_claims;
        return outline;
    }
    [[nodiscard]] std::unique_ptr<Decoder> makeDecoder() const override
    {
        return std::make_unique<ScriptDecoder>(m_script);
    }

protected:
    [[nodiscard]] const Shared<Script> &script() const { return m_script; }

private:
    RecordingInfo m_info;
    Shared<Script> m_script;
    std::vector<HeaderClaim> m_claims;
};

} // namespace tickscope::test
