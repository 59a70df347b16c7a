// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/command.h"
#include "app/cli/json_text.h"
#include "app/cli/plain_text.h"
#include "app/cli/tick_walk.h"

namespace tickscope::cli {

namespace {

class TickCounter : public TickSink
{
public:
    void tickEnded(Tick tick, const WorldState &) override
    {
        ++count;
        last = tick;
    }

    std::int64_t count = 0;
    std::optional<Tick> last;
};

/// Recorded ticks. One that ends the recording without anything behind it has no step,
/// but stands in the outline.
std::int64_t recordedTicks(const OpenedRecording &opened, const TickCounter &counter)
{
    const TickRange ticks = opened.ticks();
    const bool hasLoneLast = !ticks.isEmpty() && (!counter.last || *counter.last < ticks.last);
    return counter.count + (hasLoneLast ? 1 : 0);
}

std::string textFindings(const OpenedRecording &opened, std::int64_t ticks,
                         const std::vector<Damage> &damage)
{
    std::string text = screenLine(opened.name) + ": " + std::to_string(ticks) + " ticks, "
                       + std::to_string(opened.outline->seekPoints.size())
                       + (opened.outline->seekPoints.size() == 1 ? " seek point, "
                                                                 : " seek points, ");
    if (damage.empty())
        return text + "no damage\n";
    text += std::to_string(damage.size())
            + (damage.size() == 1 ? " damaged place\n" : " damaged places\n");
    using Align = TextTable::Align;
    TextTable table({Align::Right, Align::Right, Align::Right, Align::Left, Align::Left});
    for (const Damage &place : damage) {
        table.add({"tick " + std::to_string(place.tick.value), "byte " + std::to_string(place.byte),
                   "size " + std::to_string(place.size), errorCodeName(place.kind),
                   screenLine(place.what)});
    }
    return text + table.text("  ");
}

Result<std::vector<Damage>> read(const Task &task, const OpenedRecording &opened)
{
    TickCounter counter;
    const auto walked = walkTicks(opened, task, counter);
    if (!walked)
        return tl::unexpected(walked.error());
    std::vector<Damage> damage = *walked;
    addDamage(damage, mapDamage(opened));
    const std::int64_t ticks = recordedTicks(opened, counter);
    if (task.arguments.wantsJson()) {
        Json json;
        putText(json, "file", opened.name);
        json["ticks"] = ticks;
        json["seek_points"] = opened.outline->seekPoints.size();
        json["damage"] = jsonDamage(damage);
        task.output.write(jsonLine(json));
    } else {
        task.output.write(textFindings(opened, ticks, damage));
    }
    return damage;
}

} // namespace

const Command &verifyCommand()
{
    static const Command command{
        .name = "verify",
        .summary = "Reads everything and lists what is damaged",
        .details = {},
        .options = {},
        .check = nullptr,
        .read = read,
        .printsDamage = true,
        .printsObject = true,
    };
    return command;
}

} // namespace tickscope::cli
