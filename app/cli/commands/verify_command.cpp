// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/input/command.h"
#include "app/cli/input/opened_recording.h"
#include "app/cli/output/json_text.h"
#include "app/cli/output/plain_text.h"
#include "core/base/fault.h"
#include "core/base/try.h"
#include "core/timeline/index.h"

namespace tickscope::cli {

namespace {

class VerifySink : public TickSink
{
public:
    [[nodiscard]] bool wantsStates() const override { return false; }
    void damageFound(const Damage &found) override
    {
        TickSink::damageFound(found);
        m_counter.add(found);
    }
    void tickEnded(Tick tick, const WorldState &) override
    {
        count += m_counter.counted(tick);
        last = tick;
    }

    std::int64_t count = 0;
    std::optional<Tick> last;

private:
    TickCounter m_counter;
};

std::string textFindings(const OpenedRecording &opened, const TickTally &tally,
                         const std::vector<Damage> &damage)
{
    const TickRange ticks = opened.ticks();
    std::string text = screenLine(opened.name) + ": " + countText(tally.recorded, "tick");
    if (!ticks.isEmpty())
        text += " recorded from " + std::to_string(ticks.first.value) + " to "
                + std::to_string(ticks.last.value);
    if (tally.lost > 0)
        text += ", " + countText(tally.lost, "tick") + " lost";
    text += ", " + countText(opened.outline->seekPoints.size(), "seek point") + ", ";
    if (damage.empty() && opened.info().unread)
        return text + "no damage in what can be read\n";
    if (damage.empty())
        return text + "no damage\n";
    text += countText(damage.size(), "damaged place") + '\n';
    TextTable table({TextTable::Align::Right, TextTable::Align::Right, TextTable::Align::Right,
                     TextTable::Align::Left, TextTable::Align::Left});
    for (const Damage &place : damage) {
        table.add({"tick " + std::to_string(place.tick.value), "byte " + std::to_string(place.byte),
                   "size " + std::to_string(place.size), errorCodeName(place.kind),
                   screenLine(damageText(place))});
    }
    return text + table.text("  ");
}

Result<std::vector<Damage>> readVerify(const Task &task, const OpenedRecording &claimed)
{
    TRY_ASSIGN(const auto checked, withClaimsChecked(claimed));
    const OpenedRecording &opened = checked;
    VerifySink counter;
    TRY_ASSIGN(const auto walked, walkTicks(walkOf(opened, opened.ticks()), counter, task.output));
    const std::vector<Damage> &damage = walked;
    const TickTally tally = tickTally(*opened.outline, counter.count, counter.last, damage);
    if (task.arguments.wantsJson()) {
        JsonRow json;
        json.insertText("file", opened.name);
        json.insert("ticks", tally.recorded);
        if (tally.lost > 0)
            json.insert("lost_ticks", tally.lost);
        json.insert("seek_points", opened.outline->seekPoints.size());
        insertDamage(json, damage);
        if (const auto &unread = opened.info().unread)
            json.insertText("unread", faultText(*unread));
        task.output.write(json.line());
    } else {
        task.output.write(textFindings(opened, tally, damage));
    }
    return damage;
}

} // namespace

constinit const Command VerifyCommand{
    .name = "verify",
    .summary = CliText::tr("Reads everything and lists all damage"),
    .read = readVerify,
    .printsDamage = true,
    .printsObject = true,
};

} // namespace tickscope::cli
