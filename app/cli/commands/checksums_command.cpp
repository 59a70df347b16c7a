// SPDX-License-Identifier: GPL-3.0-or-later
#include <array>
#include <bit>
#include <charconv>
#include <optional>
#include <string>

#include "app/cli/input/command.h"
#include "app/cli/input/opened_recording.h"
#include "app/cli/output/json_text.h"
#include "app/cli/output/plain_text.h"
#include "core/base/fault.h"
#include "core/base/hash.h"
#include "core/export/text/json_row.h"

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

/// Writes a line for each tick by itself: a hostile file has more of them than anything else.
class ChecksumPrinter : public TickSink
{
public:
    explicit ChecksumPrinter(const Task &task)
        : m_output(task.output)
        , m_isJson(task.arguments.wantsJson())
    {
        if (!m_isJson)
            return;
        JsonRow row;
        if (!task.isOnly)
            row.insertText("file", task.file);
        row.insert("tick", 0);
        m_begin = row.finish();
        m_begin.resize(m_begin.size() - 2); // up to the number
    }

    void tickEnded(Tick tick, const WorldState &state) override
    {
        m_line = m_begin;
        appendNumber(tick.value);
        m_line += m_isJson ? R"(,"items":)" : " ";
        const auto checksum = isExact() ? std::optional(checksumOf(state)) : std::nullopt;
        if (checksum)
            appendNumber(static_cast<std::int64_t>(checksum->items));
        else
            m_line += m_isJson ? "null" : "unknown";
        m_line += m_isJson ? R"(,"checksum":)" : " ";
        if (!checksum)
            m_line += m_isJson ? "null" : "unknown";
        else if (m_isJson)
            m_line += '"' + crcText(checksum->sum) + '"';
        else
            appendNumber(checksum->sum);
        m_line += m_isJson ? "}\n" : "\n";
        m_output.write(m_line);
    }

private:
    void appendNumber(std::int64_t number)
    {
        std::array<char, 20> digits{};
        m_line.append(digits.begin(), std::to_chars(digits.begin(), digits.end(), number).ptr);
    }

    Output &m_output;
    bool m_isJson;
    std::string m_begin; ///< Of each line.
    std::string m_line;
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
