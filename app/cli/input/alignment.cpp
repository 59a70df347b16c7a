// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/input/alignment.h"

#include <utility>

#include "app/cli/input/chosen_events.h"
#include "app/cli/output/translated.h"
#include "core/base/fault.h"
#include "core/base/parsing.h"
#include "core/base/try.h"

namespace tickscope::cli {

/// "KIND", "KIND#2" for the second one, "KIND:TEXT" and "KIND#2:TEXT" of those with that text.
/// Errors: BadInput.
static Result<Alignment> eventAlignment(std::string_view query)
{
    const auto colon = query.find(':');
    std::string_view kind = query.substr(0, colon);
    Alignment alignment{.by = Alignment::By::Event};
    if (const auto sign = kind.find('#'); sign != std::string_view::npos) {
        const auto number = parseNumber<int>(kind.substr(sign + 1));
        if (!number || *number < 1)
            return badInput({Fault::tr("%1 needs a whole number, not \"%2\""),
                             "--align event:KIND#N", std::string(kind.substr(sign + 1))});
        alignment.number = alignment.otherNumber = *number;
        kind = kind.substr(0, sign);
    }
    TRY(checkKind(std::string(kind)));
    alignment.event.kinds.insert(std::string(kind));
    if (colon != std::string_view::npos)
        alignment.event.text = query.substr(colon + 1);
    alignment.otherEvent = alignment.event;
    return alignment;
}

Result<Alignment> chosenAlignment(const Arguments &arguments)
{
    constexpr std::string_view EventAlignment = "event:";
    const std::string word = arguments.value("--align").value_or("start");
    Alignment alignment;
    if (word == "start")
        return alignment;
    if (word == "tick" || word == "time" || word == "place") {
        alignment.by = word == "tick"   ? Alignment::By::Tick
                       : word == "time" ? Alignment::By::TimeOfDay
                                        : Alignment::By::Place;
        return alignment;
    }
    if (!word.starts_with(EventAlignment))
        return badInput({faults::MustBeOneOf, "--align", "start, tick, time, event:KIND, place"});
    return eventAlignment(std::string_view(word).substr(EventAlignment.size()));
}

Result<OpenedSide> openedSide(const std::string &address, const HttpOptions &http,
                              const Arguments &arguments, bool isRecordedOnly)
{
    const bool isRaw = isRecordedOnly || arguments.has("--raw");
    TRY_ASSIGN(const auto recorded, openRecording(address, http));
    const auto map = mapFor(recorded, arguments);
    OpenedRecording whole = isRaw ? recorded : rebuiltWith(recorded, map);
    // It is gone through from one end to the other.
    TRY_ASSIGN(const auto index, readIndex(whole, arguments, {.seeks = IndexSeeks::One}));
    Shared<MapContent> content = map ? map->content : nullptr;
    auto motion = isRaw ? recordedMotion() : whole.recording->makeMotion(content);
    ComparedSide side{{whole.recording, index}, std::move(motion), &whole.format()};
    return OpenedSide{std::move(whole), std::move(side), std::move(content)};
}

Result<PairedSides> pairedSides(const ComparedSide &left, const ComparedSide &right,
                                const Alignment &alignment, const Player *player,
                                const Player *other)
{
    if (alignment.by == Alignment::By::Place) {
        TRY_ASSIGN(auto ways, waysOf(left, right, player, other));
        TickPairing pairing(left.content.index->time(), right.content.index->time(), ways.pairs);
        return PairedSides{std::move(pairing), std::move(ways)};
    }
    TRY_ASSIGN(auto pairing, pairingBy(alignment, left.content, right.content));
    return PairedSides{std::move(pairing)};
}

} // namespace tickscope::cli
