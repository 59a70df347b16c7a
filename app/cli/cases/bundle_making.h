// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>
#include <vector>

#include "app/cli/input/command.h"
#include "core/review/bundle/report_page.h"

namespace tickscope::cli {

/// A file that an option names, and the recording of the case that it is.
struct BundleRecording {
    std::string path;
    review::CaseRecording known;
};

/// What only a program with a Qt GUI can do. Both may be null.
struct BundleDrawing {
    /// What the recordings show of the case. Errors: those of opening and reading them.
    /// \param clipFolder  for the clips that the evidence names; empty for none.
    Result<review::CaseEvidence> (*gather)(const std::vector<BundleRecording> &recordings,
                                           const QString &clipFolder, const review::Case &value,
                                           const std::vector<review::Annotation> &notes,
                                           const Arguments &arguments)
        = nullptr;
    void (*finish)(std::vector<review::BundlePart> &parts, const Arguments &arguments) = nullptr;
};

/// Whether reviewers are named.
[[nodiscard]] review::ReviewerNames reviewerNames(const Arguments &arguments);

/// Says what others may find out about the reporter from \a parts, unless quiet.
void listMentions(const review::CaseParts &parts, const Arguments &arguments);

/// The whole of `bundle create`. Errors: BadInput, Io.
[[nodiscard]] Result<ExitCode> createBundle(const Arguments &arguments,
                                            const BundleDrawing &drawing);

} // namespace tickscope::cli
