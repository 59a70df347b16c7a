// SPDX-License-Identifier: MIT
#include "core/analysis/tape/input_tape.h"

#include <array>

#include "core/analysis/tape/input_tape_maker.h"
#include "core/base/fault.h"
#include "core/base/try.h"
#include "core/timeline/walker.h"

namespace tickscope {

std::string InputTrack::textOf(std::int64_t value, const SentenceWords &words) const
{
    if (texts) {
        const auto found = std::ranges::find(*texts, value, &ValueText::value);
        if (found != texts->end())
            return words.word(found->text);
    }
    return std::to_string(value);
}

RunStart InputTrack::startOf(std::int64_t before, std::int64_t now) const
{
    const auto causeOf = [this](std::int64_t value) {
        if (!texts)
            return ValueCause::Player;
        const auto text = std::ranges::find(*texts, value, &ValueText::value);
        return text == texts->end() ? ValueCause::Player : text->cause;
    };
    const ValueCause cause = causeOf(now);
    if (kind == InputTrackKind::Presses && before != 0 && cause != ValueCause::Player)
        return RunStart::GoesOn;
    const bool wasOfGame = kind == InputTrackKind::Choices && causeOf(before) == ValueCause::Game;
    return wasOfGame || cause == ValueCause::Game ? RunStart::Game : RunStart::Press;
}

std::int64_t InputTrack::pressValue(std::int64_t value) const
{
    const bool hasPhases = texts
                           && std::ranges::find(*texts, ValueCause::Phase, &ValueText::cause)
                                  != texts->end();
    return hasPhases && value != 0 ? 1 : value;
}

std::int32_t quickPressesAt(const std::vector<InputRun> &runs, Tick tick)
{
    const auto run = std::ranges::lower_bound(runs, tick, {}, &InputRun::first);
    return run == runs.end() || run->first != tick ? 0 : run->quickPresses;
}

std::vector<InputRun> singlePresses(const std::vector<InputRun> &runs)
{
    std::vector<InputRun> all;
    const InputRun *before = nullptr;
    for (const InputRun &run : runs) {
        const bool isHeld = run.ticks() > 0;
        const auto presses = static_cast<std::size_t>(run.presses(before));
        const std::size_t alone = presses > 0 && isHeld ? presses - 1 : presses;
        all.insert(all.end(), alone, {run.first, run.first - 1, run.value});
        if (isHeld)
            all.push_back({run.first, run.last, run.value});
        before = &run;
    }
    return all;
}

std::size_t InputSource::byteSize() const
{
    std::size_t bytes = sizeof(*this) + present.size() * sizeof(InputRun)
                        + (aim.size() + pitch.size()) * sizeof(AimSample);
    for (const InputTrack &track : tracks)
        bytes += sizeof(track) + track.name.size() + track.runs.size() * sizeof(InputRun);
    return bytes;
}

std::size_t InputTape::byteSize() const
{
    std::size_t bytes = sizeof(*this);
    for (const InputSource &source : sources)
        bytes += source.byteSize();
    return bytes;
}

const InputSource *InputTape::find(int client, std::string_view typeName) const
{
    const auto first = std::ranges::lower_bound(sources, client, {}, &InputSource::client);
    const auto found = std::find_if(first, sources.end(), [=](const InputSource &source) {
        return source.client != client || source.type->name == typeName;
    });
    return found == sources.end() || found->client != client ? nullptr : &*found;
}

Result<std::vector<Shared<InputTape>>> readInputTapes(const Shared<Recording> &recording,
                                                      const Index &index, TickRange ticks,
                                                      std::int64_t pieceTicks, std::stop_token stop)
{
    const bool isInside = !ticks.isEmpty() && index.ticks().contains(ticks.first)
                          && index.ticks().contains(ticks.last);
    if (index.seekPoints().empty() || !isInside || pieceTicks < 1)
        return outOfRange(Fault::tr("no such stretch in the recording"));
    // Begin before the stretch: changes need the tick before, and reports hold on.
    const std::size_t from = index.seekPointBefore(ticks.first - InputReport::MostKnownTicks);
    Walker walker(recording, index.seekPoints(), from);
    InputTapeMaker maker(ticks, pieceTicks, recording->info(),
                         [&walker] { return walker.decoder().isExact(); });
    for (;;) {
        TRY(checkStop(stop));
        TRY_ASSIGN(const auto stepped, walker.step(&maker, stop));
        // One tick more: it may show a shot in the last one.
        if (stepped != Step::Done || walker.decoder().tick() > ticks.last)
            return maker.finish();
    }
}

std::span<const InputTitle> inputTitles()
{
    static constexpr std::array Titles{
        InputTitle{"Aim", WordText::tr("Aim (map, +90° up)")},
        InputTitle{"AttackTick", WordText::tr("Last attack")},
        InputTitle{"Direction", WordText::tr("Direction")},
        InputTitle{"FireHeld", WordText::tr("Fire held")},
        InputTitle{"FreezeEnd", WordText::tr("Frozen")},
        InputTitle{"Hook", WordText::tr("Hook")},
        InputTitle{"HookState", WordText::tr("Hook state")},
        InputTitle{"Jump", WordText::tr("Jump")},
        InputTitle{"Jumped", WordText::tr("Jump")},
        InputTitle{"NextWeapon", WordText::tr("Next weapon")},
        InputTitle{"Pitch", WordText::tr("Pitch (+90° up)")},
        InputTitle{"PrevWeapon", WordText::tr("Previous weapon")},
        InputTitle{"WantedWeapon", WordText::tr("Weapon wanted")},
        InputTitle{"moveleft", WordText::tr("Move left")},
        InputTitle{"moveright", WordText::tr("Move right")},
        InputTitle{"spectator camera", WordText::tr("Spectator camera")},
        InputTitle{"weaponselect", WordText::tr("Weapon wanted")},
        InputTitle{"Weapon", WordText::tr("Weapon")},
        InputTitle{"Yaw", WordText::tr("Yaw (map, +90° up)")},
    };
    return Titles;
}

std::string titleOfInput(const std::string &name)
{
    const auto titles = inputTitles();
    const auto found = std::ranges::find(titles, name, &InputTitle::field);
    return found == titles.end() ? name : found->title;
}

} // namespace tickscope
