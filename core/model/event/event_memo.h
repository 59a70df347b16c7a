// SPDX-License-Identifier: MIT
#pragma once

#include <array>
#include <cstddef>
#include <functional>
#include <string>
#include <string_view>
#include <utility>

namespace tickscope {

struct EventForm;

/// What was made of an event's form and values, for when the same ones come again: a recording has
/// millions of events, most of which say what one of the last said. One thread.
template<typename Made>
class EventMemo
{
public:
    /// What \a make gives for them. Valid until the next call.
    template<typename Make>
    const Made &of(const EventForm &form, std::string_view values, Make &&make)
    {
        Place &place = placeOf(form, values);
        if (place.form == &form && place.values == values)
            return place.made;
        place.form = nullptr; // in case that nothing can be made
        place.made = std::forward<Make>(make)();
        place.values = values;
        place.form = &form;
        return place.made;
    }

private:
    struct Place {
        const EventForm *form = nullptr;
        std::string values;
        Made made;
    };

    Place &placeOf(const EventForm &form, std::string_view values)
    {
        // Long ones do not come again, and would fill the memory.
        constexpr std::size_t Longest = 64;
        if (values.size() > Longest)
            return m_long;
        const std::size_t hash = std::hash<std::string_view>()(values)
                                 + std::hash<const void *>()(&form) / sizeof(void *);
        return m_places[hash % m_places.size()];
    }

    std::array<Place, 512> m_places;
    Place m_long;
};

} // namespace tickscope
