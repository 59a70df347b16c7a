// SPDX-License-Identifier: GPL-3.0-or-later
#include <bit>
#include <optional>

#include "app/cli/input/command.h"
#include "app/cli/input/opened_recording.h"
#include "app/cli/output/json_text.h"
#include "app/cli/output/plain_text.h"
#include "core/base/fault.h"
#include "core/base/hash.h"
#include "core/export/text/row_writer.h"

namespace tickscope::cli {

namespace {

struct Checksum {
    std::size_t items = 0;
    std::uint32_t sum = 0; ///< Of all words, wrapping; keys are not in it.
};

/// What was made of messages is no item of the recording and is left out.
Checksum checksumOf(const WorldState &state)
{
    Checksum checksum;
    state.forEach([&](const ItemView &item) {
        const ItemType *type = state.schema()->find(item.key.type);
        if (type && type->isMemory)
            return;
        ++checksum.items;
        for (const std::int32_t word : item.words)
            checksum.sum += std::bit_cast<std::uint32_t>(word);
    });
    return checksum;
}

class ChecksumPrinter : public TickSink
{
public:
    explicit ChecksumPrinter(const Task &task)
        : m_task(task)
        , m_rows(task.output, RowFormat::JsonLines, {})
    {
    }

    void tickEnded(Tick tick, const WorldState &state) override
    {
        const auto checksum = isExact() ? std::optional(checksumOf(state)) : std::nullopt;
        if (m_task.arguments.wantsJson())
            writeRow(tick, checksum);
        else
            m_task.output.write(
                std::to_string(tick.value) + ' '
                + (checksum ? std::to_string(checksum->items) + ' ' + std::to_string(checksum->sum)
                            : "unknown unknown")
                + '\n');
    }

private:
    void writeRow(Tick tick, const std::optional<Checksum> &checksum)
    {
        m_rows.begin();
        if (!m_task.isOnly)
            m_rows.insertText("file", m_task.file);
        m_rows.insert("tick", tick.value);
        if (checksum) {
            m_rows.insert("items", static_cast<std::int64_t>(checksum->items));
            m_rows.insertText("checksum", crcText(checksum->sum));
        } else {
            m_rows.insertNull("items");
            m_rows.insertNull("checksum");
        }
        m_rows.end();
    }

    const Task &m_task;
    RowWriter m_rows;
};

Result<std::vector<Damage>> readChecksums(const Task &task, const OpenedRecording &opened)
{
    if (!task.arguments.wantsJson())
        writeHeading(task);
    ChecksumPrinter printer(task);
    auto damage = walkTicks(walkOf(opened, opened.ticks()), printer, task.output);
    if (!damage)
        return tl::unexpected(damage.error());
    return damage;
}

} // namespace

const Command &checksumsCommand()
{
    static const Command command{
        .name = "checksums",
        .summary = QT_TRANSLATE_NOOP(
            "cli", "Prints item count and checksum of the state at every recorded tick (rows)"),
        .details = QT_TRANSLATE_NOOP(
            "cli",
            "A line is \"tick items checksum\". The checksum is the wrapping 32-bit sum of all\n"
            "integers of all items, in decimal; with --json in hex. Where the state is not known,\n"
            "because what it changes is damaged, both are \"unknown\" (null)."),
        .options = {},
        .check = nullptr,
        .read = readChecksums,
    };
    return command;
}

} // namespace tickscope::cli
