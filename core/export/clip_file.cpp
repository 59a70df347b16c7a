// SPDX-License-Identifier: MIT
#include "core/export/clip_file.h"

#include <algorithm>
#include <filesystem>
#include <iterator>
#include <ostream>
#include <system_error>
#include <utility>

#include "core/base/fault.h"
#include "core/base/try.h"
#include "core/model/pseudonyms.h"

namespace tickscope {

namespace {

/// Whether \a path is one of the files that hold \a recording. Errors: one of them cannot be
/// opened, and whether it is that one is not known.
Result<bool> isPartOf(const Recording &recording, const std::string &path,
                      const std::stop_token &stop)
{
    std::error_code ignored;
    if (!std::filesystem::exists(path, ignored))
        return false;
    for (std::size_t number = 0;; ++number) {
        TRY_ASSIGN(const auto part, recording.contentPart(number, stop));
        if (!part)
            return false;
        if (std::filesystem::equivalent(part->name(), path, ignored))
            return true;
    }
}

/// Whether \a file would take the place of one of its inputs, or lie in a folder that is the
/// recording.
bool replacesInput(const MadeFile &file)
{
    namespace fs = std::filesystem;
    std::error_code none;
    const fs::path folder = fs::absolute(file.path, none).parent_path();
    return std::ranges::any_of(
               file.inputs,
               [&](const std::string &input) { return fs::equivalent(file.path, input, none); })
           || (fs::is_directory(file.source, none) && fs::equivalent(folder, file.source, none));
}

/// Files are often called by who is in them, and a clip that hides them must not be.
Result<void> checkClipName(const std::string &path, const ClipReport &report)
{
    Pseudonyms hidden;
    for (const std::string &text : report.hiddenTexts)
        TRY(hidden.addName(text));
    hidden.settle();
    if (hidden.isRevealedBy(std::filesystem::path(path).stem().string()))
        return badInput(
            {Fault::tr(
                 "%1 has a name or clan in it that the clip hides; give the file another name"),
             path});
    return {};
}

} // namespace

Result<void> checkMadeFile(const Recording &recording, const MadeFile &file,
                           const std::stop_token &stop)
{
    TRY(checkOutput(file.path, file.source, file.ifPresent));
    TRY_ASSIGN(const auto isPart, isPartOf(recording, file.path, stop));
    if (isPart)
        return ioError({faults::IsTheRecordingItself, file.path});
    if (replacesInput(file))
        return badInput(
            {Fault::tr("%1: the copy would replace a part of what it is made of"), file.path});
    return {};
}

Result<NewFile> createMadeFile(const Recording &recording, const MadeFile &file,
                               const std::stop_token &stop)
{
    TRY(checkMadeFile(recording, file, stop));
    return NewFile::create(file.path, file.ifPresent);
}

Result<ClipReport> saveClip(const Recording &recording, const Outline &outline,
                            const ClipOptions &options, const MadeFile &file, std::stop_token stop)
{
    TRY_ASSIGN(auto output, createMadeFile(recording, file, stop));
    auto report = recording.writeClip(outline, options, output.stream(), std::move(stop));
    if (!report)
        return report;
    TRY(checkClipName(file.path, *report));
    TRY(output.finish());
    return report;
}

std::optional<Error> clipRefusal(const Recording &recording, const Outline &outline,
                                 const ClipOptions &options)
{
    // What cannot be written is refused before a word of it is: the rest is stopped at once.
    std::stop_source stopped;
    stopped.request_stop();
    std::ostream nowhere(nullptr);
    const auto clip = recording.writeClip(outline, options, nowhere, stopped.get_token());
    const bool isRefused = !clip && clip.error().code == ErrorCode::Unsupported;
    return isRefused ? std::optional(clip.error()) : std::nullopt;
}

std::vector<Damage> damageIn(const Outline &outline, TickRange ticks)
{
    std::vector<Damage> found;
    std::ranges::copy_if(outline.damage, std::back_inserter(found),
                         [ticks](const Damage &damage) { return ticks.contains(damage.tick); });
    return found;
}

} // namespace tickscope
