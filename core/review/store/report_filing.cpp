// SPDX-License-Identifier: MIT
#include "core/review/store/report_filing.h"

#include "core/base/try.h"

namespace tickscope::review {

namespace {

/// What is new cannot be a conflict.
template<typename Value>
Stored<Value> madeOf(Stored<Saved<Value>> saved)
{
    if (!saved)
        return tl::unexpected(saved.error());
    if (auto *made = std::get_if<Value>(&*saved))
        return std::move(*made);
    return fault(Fault::Kind::Unreachable, QStringLiteral("the report was just changed"));
}

} // namespace

Stored<Case> fileReport(Store &store, const Report &report)
{
    const auto changeOf = [&](const QString &part) {
        return report.key.isEmpty() ? QUuid::createUuid() : changeOfKey(report.key + part);
    };
    auto made = madeOf(store.save(report.value, changeOf({})));
    for (std::size_t i = 0; made && i < report.notes.size(); ++i) {
        Annotation note = report.notes[i];
        note.caseId = made->id;
        TRY(madeOf(store.save(note, changeOf(QStringLiteral("/note/%1").arg(i)))));
    }
    return made;
}

} // namespace tickscope::review
