// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/commands/replay_copy.h"

#include <filesystem>

#include "app/cli/faults.h"
#include "app/cli/output/json_text.h"
#include "app/cli/output/new_file.h"
#include "app/cli/output/plain_text.h"
#include "core/base/count_text.h"

namespace tickscope::cli {

namespace {

Result<std::string> copyTarget(const Task &task)
{
    std::string target = *task.arguments.value("--output");
    std::error_code error;
    if (std::filesystem::equivalent(task.file, target, error))
        return failure(ErrorCode::BadInput, faults::ARecordingCannotBeWrittenOverItself);
    if (auto checked = checkReplaceable(target); !checked)
        return tl::unexpected(checked.error());
    if (std::filesystem::exists(target, error) && !task.arguments.has("--force"))
        return failure(ErrorCode::BadInput, {faults::ExistsAlreadyForceReplacesIt, target});
    return target;
}

void writeCopyReport(const Task &task, const std::string &target,
                     const recorder::CompactReport &report)
{
    if (task.arguments.wantsJson()) {
        Json json;
        putText(json, "file", task.file);
        putText(json, "output", target);
        json["ticks"] = report.ticks;
        json["chunks"] = report.chunks;
        json["bytes_before"] = report.bytesBefore;
        json["bytes_after"] = report.bytesAfter;
        task.output.write(jsonLine(json));
        return;
    }
    task.output.write(screenLine(target) + ": " + countText(report.ticks, "tick") + " in "
                      + countText(report.chunks, "chunk") + ", " + groupedText(report.bytesBefore)
                      + " bytes before, " + groupedText(report.bytesAfter) + " after\n");
}

} // namespace

Result<void> checkCopyArguments(const Arguments &arguments)
{
    if (!arguments.has("--output"))
        return failure(ErrorCode::BadInput, faults::GiveTheFileToWriteWithO);
    if (arguments.files().size() > 1)
        return failure(ErrorCode::BadInput, faults::GiveOneRecordingThereIsOnlyOne);
    return {};
}

Result<recorder::CompactReport> copyReplay(const Task &task, const ReplayCopy &copy)
{
    const auto target = copyTarget(task);
    if (!target)
        return tl::unexpected(target.error());
    const auto source = openNamed(task.address, task.http, {});
    if (!source)
        return tl::unexpected(source.error());
    auto report = copy(*source, *target);
    if (report)
        writeCopyReport(task, *target, *report);
    return report;
}

} // namespace tickscope::cli
