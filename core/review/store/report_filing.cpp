// SPDX-License-Identifier: MIT
#include "core/review/store/report_filing.h"

#include <algorithm>
#include <span>

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

/// Waiting for the disk or the server is what takes the time: many share one transaction.
constexpr std::ptrdiff_t FiledTogether = 1000;

/// A case, or why it is none, for each of \a reports.
static Stored<std::vector<Stored<Case>>> fileTogether(Store &store,
                                                      std::span<const Stored<Report>> reports)
{
    std::vector<Stored<Case>> cases;
    const auto fileAll = [&]() -> Stored<void> {
        cases.clear();
        for (const Stored<Report> &report : reports) {
            Stored<Case> made = tl::unexpected(Fault{});
            const auto fileOne = [&]() -> Stored<void> {
                made = report.and_then(
                    [&store](const Report &good) { return fileReport(store, good); });
                return made.map([](const Case &) {});
            };
            const auto whole = store.together(fileOne);
            if (!whole)
                made = tl::unexpected(whole.error());
            if (!made && made.error().kind == Fault::Kind::Unreachable)
                return tl::unexpected(made.error());
            cases.push_back(std::move(made));
        }
        return {};
    };
    return store.together(fileAll).map([&] { return std::move(cases); });
}

Stored<void> fileReports(Store &store, const std::vector<Stored<Report>> &reports,
                         const std::function<void(const Stored<Case> &)> &filed)
{
    for (auto first = reports.begin(); first != reports.end();) {
        const auto last = first + std::min(FiledTogether, reports.end() - first);
        TRY_ASSIGN(const auto cases, fileTogether(store, {first, last}));
        std::ranges::for_each(cases, filed);
        first = last;
    }
    return {};
}

} // namespace tickscope::review
