// SPDX-License-Identifier: MIT
// What is filed once, however often it comes.
#include "core/review/report_import.h"

#include "core/base/utf8.h"
#include "core/review/limits.h"

namespace tickscope::review {

QUuid changeOfKey(const QString &key)
{
    static const QUuid Reports(u"7be64e0c-5a3b-4d0a-9a39-0ce6d6c6a0f1"_s);
    return QUuid::createUuidV5(Reports, key);
}

Report reportOf(const CaseRecording &recording, std::string_view reporter, std::string_view reason,
                const std::vector<std::string> &accused)
{
    const auto text = [](std::string_view bytes) {
        return QString::fromStdString(utf8Text(bytes));
    };
    Report report;
    // A recording is saved for one report, so its words are no part of the key: a person may have
    // changed them in the case since.
    report.key = u"in the game\n"_s + recording.sha256;
    report.value.id = changeOfKey(report.key);
    report.value.recordings.push_back(recording);
    // The store takes no longer names and no longer list, and a report that it refuses would be
    // refused again by each scan.
    report.value.reporter = text(reporter).left(limits::Line);
    report.value.claim = text(reason);
    report.value.tags << u"report"_s;
    for (const std::string &name : accused) {
        if (std::ssize(report.value.accused) < limits::Rows)
            report.value.accused.push_back({{text(name).left(limits::Line)}, {}, {}, {}, {}});
    }
    return report;
}

} // namespace tickscope::review
