// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cmath>
#include <compare>
#include <cstdint>
#include <map>
#include <string>
#include <string_view>

/// What the strict reader of replays knows of the world; for it alone.
namespace tickscope::test {

/// The canonical state, with a digest that changes with it. Sections 8 and 20.6.
class StrictScene
{
public:
    enum Kind : std::int64_t { Type, Place, View, Velocity, State, Use, Item, HeldSlot, Block };
    struct Key {
        std::int64_t entity = 0;
        Kind kind = Type;
        std::int64_t slot = 0;

        friend auto operator<=>(const Key &, const Key &) = default;
    };
    static constexpr std::int64_t Blocks = INT64_MIN; ///< Comes before all entities.

    [[nodiscard]] std::uint64_t digest() const { return m_digest; }
    [[nodiscard]] bool has(std::int64_t entity) const
    {
        return entity == 0 || m_values.contains({entity, Type, 0});
    }

    /// Only the subject and its held slot stay.
    void reset()
    {
        const auto held = m_values.find({0, HeldSlot, 0});
        const std::string slot = held == m_values.end() ? std::string() : held->second;
        m_values.clear();
        m_places.clear();
        m_digest = 0;
        if (!slot.empty())
            set({0, HeldSlot, 0}, slot);
    }
    void set(const Key &key, std::string value)
    {
        std::string &held = m_values[key];
        if (!held.empty())
            m_digest -= digestOf(key, held);
        held = std::move(value);
        m_digest += digestOf(key, held);
    }
    void erase(std::int64_t entity)
    {
        const auto begin = m_values.lower_bound({entity, Type, INT64_MIN});
        const auto end = m_values.upper_bound({entity, Block, INT64_MAX});
        for (auto value = begin; value != end; ++value)
            m_digest -= digestOf(value->first, value->second);
        m_values.erase(begin, end);
        m_places.erase(entity);
    }
    struct Position {
        double x = NAN;
        double y = NAN;
        double z = NAN;
    };
    [[nodiscard]] Position positionOf(std::int64_t entity) const
    {
        const auto found = m_places.find(entity);
        return found == m_places.end() ? Position{} : found->second;
    }
    void place(std::int64_t entity, Position position)
    {
        m_places[entity] = position;
        set({entity, Place, 0},
            std::string(reinterpret_cast<const char *>(&position), sizeof(position)));
    }

private:
    static std::uint64_t digestOf(const Key &key, std::string_view value)
    {
        std::uint64_t digest = 0xcbf2'9ce4'8422'2325;
        const auto add = [&digest](std::uint64_t part) {
            digest = (digest ^ part) * 0x100'0000'01b3;
            digest ^= digest >> 29;
        };
        add(static_cast<std::uint64_t>(key.entity));
        add(static_cast<std::uint64_t>(key.kind));
        add(static_cast<std::uint64_t>(key.slot));
        for (const char byte : value)
            add(static_cast<unsigned char>(byte));
        return digest;
    }

    std::map<Key, std::string> m_values;
    std::map<std::int64_t, Position> m_places;
    std::uint64_t m_digest = 0;
};

} // namespace tickscope::test
