// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/input/opened_recording.h"

#include <algorithm>
#include <cmath>
#include <variant>

#include "app/cli/output/translated.h"
#include "core/base/try.h"
#include "core/io/http/url.h"
#include "core/playback/time_command.h"

namespace tickscope::cli {

namespace {

/// Damage entries that are printed one by one; the rest is counted.
constexpr std::size_t ListedDamage = 10;

/// What --from or --to says: a tick, or a time where it has a colon or a point.
using Border = std::variant<Tick, Time>;

/// Nothing without the option. Errors: Damaged.
Result<std::optional<Border>> border(const Arguments &arguments, std::string_view option)
{
    const auto text = arguments.value(option);
    if (!text || text->find_first_of(":.") == std::string::npos) {
        return arguments.integer(option).map([](const std::optional<std::int64_t> &tick) {
            return tick ? std::optional<Border>(Tick{*tick}) : std::nullopt;
        });
    }
    const auto time = parseTime(*text);
    if (!time)
        return badInput({faults::About, std::string(option), time.error().fault});
    return std::optional<Border>(*time);
}

tl::unexpected<Error> noTicksBetween(const OpenedRecording &opened)
{
    return outOfRange({Fault::tr("no ticks between --from and --to; %1"), ticksThereAre(opened)});
}

/// As with --at the last tick at or before a time; one behind the recording for times behind it.
Tick tickAt(const Border &border, const OpenedRecording &opened)
{
    if (const auto *tick = std::get_if<Tick>(&border))
        return *tick;
    const Time time = std::get<Time>(border);
    return time > opened.time().length() ? opened.ticks().last + 1 : opened.time().tickAt(time);
}

Result<Shared<ByteSource>> openSource(const std::string &address, const HttpOptions &http)
{
    if (address != "-")
        return openNamed(address, http, {});
    // A pipe can be read once only, however often it is asked for.
    static const Result<Shared<ByteSource>> input = openNamed(address, http, {});
    return input;
}

} // namespace

Fault ticksThereAre(const OpenedRecording &opened)
{
    const TickRange ticks = opened.ticks();
    if (ticks.isEmpty())
        return Fault::tr("the recording has no ticks");
    return {Fault::tr("the recording has ticks %1 to %2 (00:00.00 to %3)"), ticks.first.value,
            ticks.last.value, clockText(opened.time().length())};
}

Result<OpenedRecording> openRecording(const std::string &address, const HttpOptions &http)
{
    TRY_ASSIGN(const auto source, openSource(address, http));
    TRY_ASSIGN(auto opened, openOutlined(source, {}));
    return OpenedRecording{std::move(opened), shownName(address)};
}

Result<OpenedRecording> withClaimsChecked(const OpenedRecording &opened)
{
    if (!opened.outline->hasClaims())
        return opened;
    return opened.recording->checkedOutline({}).map([&](Outline &&outline) {
        OpenedRecording checked = opened;
        checked.outline = std::make_shared<const Outline>(std::move(outline));
        return checked;
    });
}

Result<Shared<Index>> readIndex(const OpenedRecording &opened, const Arguments &arguments,
                                IndexExtras extras)
{
    Progress progress("reading " + opened.name, arguments.isQuiet());
    std::function<void(double share)> show;
    if (progress.isShown())
        show = [&progress](double share) { progress.show(share); };
    return readWhole(opened, std::move(extras), show, {});
}

std::optional<FoundMap> mapFor(const OpenedRecording &opened, const Arguments &arguments,
                               MapContents contents)
{
    auto found = findMap(*opened.recording, opened.name, arguments.values("--maps"), {}, contents);
    if (found)
        return std::move(*found);
    if (opened.info().map && !arguments.isQuiet())
        complain({Fault::tr("%1: no map: %2"), opened.name, found.error().fault});
    return {};
}

OpenedRecording rebuiltWith(const OpenedRecording &opened, const std::optional<FoundMap> &map)
{
    auto rebuilt = map ? tickscope::rebuiltWith(*opened.recording, *map) : nullptr;
    if (!rebuilt)
        return opened;
    OpenedRecording more = opened;
    more.recording = std::move(rebuilt);
    return more;
}

OpenedRecording wholeRecording(const OpenedRecording &opened, const Arguments &arguments)
{
    if (!opened.info().needsMapToRebuild || arguments.has("--raw"))
        return opened;
    return rebuiltWith(opened, mapFor(opened, arguments));
}

Result<void> checkRange(const Arguments &arguments)
{
    TRY(border(arguments, "--from"));
    return border(arguments, "--to").map([](const auto &) {});
}

Result<TickRange> chosenTicks(const OpenedRecording &opened, const Arguments &arguments)
{
    TRY_ASSIGN(const auto from, border(arguments, "--from"));
    TRY_ASSIGN(const auto to, border(arguments, "--to"));
    const TickRange all = opened.ticks();
    TickRange chosen = all;
    if (from)
        chosen.first = std::max(tickAt(*from, opened), all.first);
    if (to)
        chosen.last = std::min(tickAt(*to, opened), all.last);
    const bool isRestricted = from.has_value() || to.has_value();
    if (isRestricted && chosen.isEmpty())
        return noTicksBetween(opened);
    return chosen;
}

Result<TimeSpan> chosenTimes(const OpenedRecording &opened, const Arguments &arguments)
{
    TRY_ASSIGN(const auto ticks, chosenTicks(opened, arguments));
    if (ticks.isEmpty())
        return outOfRange(ticksThereAre(opened));
    TimeSpan chosen{opened.time().timeAt(ticks.first), opened.time().timeAt(ticks.last)};
    const auto exactly = [&](std::string_view option, Time &time) {
        const auto given = border(arguments, option);
        if (given && *given && std::holds_alternative<Time>(**given))
            time = std::clamp(std::get<Time>(**given), Time{0}, opened.time().length());
    };
    exactly("--from", chosen.first);
    exactly("--to", chosen.last);
    // Both may lie in one tick.
    if (chosen.last < chosen.first)
        return noTicksBetween(opened);
    return chosen;
}

Result<Moment> chosenMoment(const OpenedRecording &opened, const Arguments &arguments,
                            Fractions fractions)
{
    if (arguments.has("--tick") == arguments.has("--at"))
        return badInput(faults::GiveEitherTickTOrAtTime);
    const TickRange ticks = opened.ticks();
    if (const auto text = arguments.value("--at")) {
        const auto time = parseTime(*text);
        if (!time)
            return badInput({faults::About, "--at", time.error().fault});
        if (ticks.isEmpty() || *time > opened.time().length())
            return outOfRange({Fault::tr("no such time; %1"), ticksThereAre(opened)});
        return Moment{opened.time().tickAt(*time), opened.time().positionAt(*time)};
    }
    TRY_ASSIGN(const auto real, arguments.real("--tick"));
    if (fractions == Fractions::Refused) {
        TRY_ASSIGN(const auto whole, arguments.integer("--tick"));
        if (!ticks.contains({*whole}))
            return outOfRange({faults::NoSuchTick, ticksThereAre(opened)});
        return Moment{{*whole}, static_cast<double>(*whole)};
    }
    const double position = *real;
    if (ticks.isEmpty() || position < static_cast<double>(ticks.first.value)
        || position > static_cast<double>(ticks.last.value))
        return outOfRange({faults::NoSuchTick, ticksThereAre(opened)});
    return Moment{{static_cast<std::int64_t>(std::floor(position))}, position};
}

Result<void> checkOutputOption(const Arguments &arguments)
{
    if (!arguments.has("--output"))
        return badInput(Fault::tr("give the file to write with --output FILE"));
    if (arguments.files().size() > 1)
        return badInput(Fault::tr("give one FILE: there is only one --output"));
    return {};
}

MadeFile madeFile(const OpenedRecording &opened, const Arguments &arguments)
{
    return {.path = arguments.value("--output").value_or(""),
            .source = opened.name,
            .ifPresent = arguments.has("--force") ? IfPresent::Replace : IfPresent::Refuse};
}

Result<NewFile> createOutput(const OpenedRecording &opened, const Arguments &arguments)
{
    return createMadeFile(*opened.recording, madeFile(opened, arguments), {});
}

void reportUnread(const OpenedRecording &opened, const Arguments &arguments)
{
    const auto &unread = opened.info().unread;
    if (unread && !arguments.isQuiet())
        complain({faults::About, opened.name, *unread});
}

void reportDamage(const OpenedRecording &opened, const std::vector<Damage> &damage,
                  const Arguments &arguments)
{
    if (arguments.isQuiet())
        return;
    for (std::size_t i = 0; i < damage.size() && i < ListedDamage; ++i) {
        complain({Fault::tr("%1: damaged at byte %2, tick %3: %4"), opened.name, damage[i].byte,
                  damage[i].tick.value, damageText(damage[i], shownWords())});
    }
    if (damage.size() > ListedDamage) {
        complain({Fault::trN("%2: and %n more damaged place(s); verify lists them"),
                  damage.size() - ListedDamage, opened.name});
    }
}

bool AllFiles::any(bool (*holds)(const OpenedRecording &)) const
{
    if (!m_answer) {
        m_answer = std::ranges::any_of(m_addresses, [&](const std::string &address) {
            const auto opened = openRecording(address, m_http);
            return opened && holds(*opened);
        });
    }
    return *m_answer;
}

} // namespace tickscope::cli
