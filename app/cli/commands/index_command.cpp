// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/input/command.h"
#include "app/cli/input/opened_recording.h"
#include "app/cli/output/plain_text.h"
#include "core/analysis/index_cache.h"
#include "core/base/try.h"
#include "core/export/text/json_row.h"
#include "core/formats/format.h"

namespace tickscope::cli {

namespace {

constexpr OptionSpec IndexOptionSpecs[]{
    {"--clear", "", CliText::tr("Remove what is kept of the recording")},
};

std::string textOfKept(const OpenedRecording &opened, const std::string &key, std::uint64_t bytes)
{
    std::string text = screenLine(opened.name) + ": ";
    if (bytes == 0)
        return text + "nothing is kept\n";
    return text + countText(static_cast<std::int64_t>(bytes), "byte") + " kept as " + key + '\n';
}

Result<std::vector<Damage>> keepIndex(const Task &task, const OpenedRecording &opened)
{
    const IndexCache cache = IndexCache::ofUser();
    TRY_ASSIGN(const auto key, cache.keyOf(*opened.recording, {}));
    std::vector<Damage> damage;
    bool isKept = false;
    if (task.arguments.has("--clear")) {
        cache.remove(key);
    } else {
        isKept = cache.read(key, opened.recording, opened.outline, opened.format().eventForms())
                 != nullptr;
        if (!isKept) {
            TRY_ASSIGN(const auto index, readIndex(opened, task.arguments, {}));
            isKept = cache.write(key, *index);
            damage = index->damage();
        }
    }
    const std::uint64_t bytes = cache.bytesOf(key);
    if (task.arguments.wantsJson()) {
        JsonRow json;
        json.insertText("file", opened.name);
        json.insertTextOrNull("key", key);
        json.insert("bytes", bytes);
        json.insertFlag("complete", isKept);
        task.output.write(json.line());
    } else {
        task.output.write(textOfKept(opened, key, bytes));
    }
    return damage;
}

} // namespace

constinit const Command IndexCommand{
    .name = "index",
    .summary = CliText::tr("Keeps what a recording holds, so that it opens at once"),
    .details = CliText::tr(
        "The window keeps what it found when it read a recording whole, and shows all of it at\n"
        "once the next time. This does the same beforehand. Nothing is kept of recordings that "
        "are\n"
        "damaged or still being written, and of standard input."),
    .options = IndexOptionSpecs,
    .read = keepIndex,
    .printsObject = true,
};

} // namespace tickscope::cli
