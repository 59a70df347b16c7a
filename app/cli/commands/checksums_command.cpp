// SPDX-License-Identifier: GPL-3.0-or-later
#include <array>
#include <bit>
#include <charconv>
#include <optional>
#include <string>

#include "app/cli/input/command.h"
#include "app/cli/input/opened_recording.h"
#include "core/base/fault.h"
#include "core/base/hash.h"
#include "core/export/text/json_row.h"

namespace tickscope::cli {

namespace {

struct Checksum {
    std::size_t items = 0;
    std::uint32_t sum = 0; ///< Of all words, wrapping; keys are not in it.

    friend bool operator==(const Checksum &, const Checksum &) = default;
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
        m_line = m_begin;
    }

    void tickEnded(Tick tick, const WorldState &state) override
    {
        const auto checksum = isExact() ? std::optional(checksumOf(state)) : std::nullopt;
        if (m_rest.empty() || checksum != m_last) {
            m_last = checksum;
            m_rest = m_isJson ? jsonRest(checksum) : textRest(checksum);
        }
        m_line.resize(m_begin.size());
        std::array<char, 20> digits{};
        m_line.append(digits.begin(), std::to_chars(digits.begin(), digits.end(), tick.value).ptr);
        m_line += m_rest;
        m_output.write(m_line);
    }

private:
    static std::string textRest(const std::optional<Checksum> &checksum)
    {
        if (!checksum)
            return " unknown unknown\n";
        return ' ' + std::to_string(checksum->items) + ' ' + std::to_string(checksum->sum) + '\n';
    }

    static std::string jsonRest(const std::optional<Checksum> &checksum)
    {
        const std::string items = checksum ? std::to_string(checksum->items) : "null";
        const std::string sum = checksum ? '"' + crcText(checksum->sum) + '"' : "null";
        return R"(,"items":)" + items + R"(,"checksum":)" + sum + "}\n";
    }

    Output &m_output;
    bool m_isJson;
    std::string m_begin; ///< Of each line.
    std::string m_line;
    std::optional<Checksum> m_last;
    std::string m_rest; ///< Of the line behind its tick, which many have alike.
};

Result<std::vector<Damage>> readChecksums(const Task &task, const OpenedRecording &opened)
{
    if (!task.arguments.wantsJson())
        writeHeading(task);
    ChecksumPrinter printer(task);
    return walkTicks(walkOf(opened, opened.ticks()), printer, task.output);
}

} // namespace

constinit const Command ChecksumsCommand{
    .name = "checksums",
    .summary = CliText::tr(
        "Prints item count and checksum of the state at every recorded tick (rows)"),
    .details = CliText::tr(
        "A line is \"tick items checksum\". The checksum is the wrapping 32-bit sum of all\n"
        "integers of all items, in decimal; with --json in hex. Where the state is not known,\n"
        "because what it changes is damaged, both are \"unknown\" (null)."),
    .read = readChecksums,
};

} // namespace tickscope::cli
