// SPDX-License-Identifier: MIT
#include "core/analysis/tape/track_plan.h"

namespace tickscope {

static void addTrack(std::vector<TrackPlan> &tracks, const Field &field, InputTrackKind kind)
{
    // A choice between two words needs none of them on its bars.
    const auto texts = field.kind == FieldKind::Boolean ? nullptr : field.texts;
    tracks.push_back({&field, 0, {field.name, kind, texts, {}, false, field.conditionFlags != 0}});
}

static void addFlags(std::vector<TrackPlan> &tracks, const Field &field)
{
    if (!field.texts)
        return addTrack(tracks, field, InputTrackKind::Presses);
    for (const ValueText &flag : *field.texts) {
        const auto mask = static_cast<std::uint64_t>(flag.value) & 0xFFFFFFFFU;
        if (mask != 0)
            tracks.push_back({&field,
                              mask,
                              {flag.text,
                               InputTrackKind::Presses,
                               nullptr,
                               {},
                               true,
                               (field.conditionFlags & mask) != 0}});
    }
}

std::vector<TrackPlan> tracksOf(const ItemType &type)
{
    std::vector<TrackPlan> tracks;
    for (const Field &field : type.fields) {
        if (field.role == Role::Weapon)
            addTrack(tracks, field, InputTrackKind::Choices);
        else if (field.role == Role::Input && field.kind == FieldKind::Flags)
            addFlags(tracks, field);
        else if (field.role == Role::Input)
            addTrack(tracks, field,
                     field.kind == FieldKind::TickNumber ? InputTrackKind::Marks
                                                         : InputTrackKind::Presses);
    }
    return tracks;
}

} // namespace tickscope
