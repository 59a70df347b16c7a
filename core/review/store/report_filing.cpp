// SPDX-License-Identifier: MIT
#include "core/review/store/report_filing.h"

#include <algorithm>
#include <span>

#include "core/base/try.h"
#include "core/review/text_time.h"

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
    return storeError(StoreError::Kind::Unreachable, Fault::tr("the report was just changed"));
}

bool isSamePerson(const Identity &one, const Identity &other)
{
    return one.isPerson() ? one.recording == other.recording && one.client == other.client
                                && one.tick == other.tick
                          : !other.isPerson() && one.names == other.names;
}

bool isSameTime(const TextTime &one, const TextTime &other)
{
    return one.kind == other.kind && one.tick == other.tick && one.offset == other.offset
           && one.clock == other.clock && one.date == other.date;
}

/// Whether \a isSame for an element of each.
template<typename Values, typename IsSame>
bool haveInCommon(const Values &left, const Values &right, const IsSame &isSame)
{
    return std::ranges::any_of(left, [&](const auto &one) {
        return std::ranges::any_of(right, [&](const auto &other) { return isSame(one, other); });
    });
}

bool isLike(const Case &present, const Case &report)
{
    const auto isPersonOfBoth = [](const Identity &one, const Identity &other) {
        return one.isPerson() && isSamePerson(one, other);
    };
    return present.claim.simplified() == report.claim.simplified()
           || haveInCommon(present.accused, report.accused, isPersonOfBoth)
           || (haveInCommon(present.accused, report.accused, isSamePerson)
               && haveInCommon(timesIn(present.claim), timesIn(report.claim), isSameTime));
}

} // namespace

Stored<std::optional<Case>> caseLike(Store &store, const Case &report)
{
    CaseFilter filter;
    filter.order = CaseFilter::Order::Number;
    if (report.recordings.empty())
        filter.text = report.claim;
    else
        filter.recording = report.recordings.front().sha256;
    return store.cases().matching(filter).map([&report](const std::vector<Case> &cases) {
        std::optional<Case> like;
        for (const Case &present : cases) {
            const bool isBetter = !like || like->status == Status::Decided;
            if (isBetter && isLike(present, report))
                like = present;
        }
        return like;
    });
}

/// Errors: NotFound for none.
static Stored<Case> caseThere(Store &store, const Report &report)
{
    if (report.value.id.isNull())
        return storeError(StoreError::Kind::NotFound, Fault());
    return store.cases().withId(report.value.id);
}

Stored<Case> fileReport(Store &store, const Report &report)
{
    if (auto present = caseThere(store, report))
        return present;
    const auto changeOf = [&](const QString &part) {
        return report.key.isEmpty() ? QUuid::createUuid() : changeOfKey(report.key + part);
    };
    auto made = madeOf(store.cases().save(report.value, changeOf({})));
    for (std::size_t i = 0; made && i < report.notes.size(); ++i) {
        Annotation note = report.notes[i];
        note.caseId = made->id;
        TRY(madeOf(store.notes().save(note, changeOf(u"/note/%1"_s.arg(i)))));
    }
    return made;
}

/// A removed case keeps its ID, so a report of it that is imported once more is another one.
static Stored<Report> withoutRemoved(Store &store, Report report)
{
    for (;;) {
        TRY_ASSIGN(const bool isRemoved, store.cases().isRemoved(report.value.id));
        if (!isRemoved)
            return report;
        if (report.key.isEmpty())
            report.key = report.value.id.toString();
        report.key += u"\nonce more"_s;
        report.value.id = changeOfKey(report.key);
    }
}

/// Waiting for the disk or the server is what takes the time: many share one transaction.
constexpr std::ptrdiff_t FiledTogether = 1000;

/// A case, or why it is none, for each of \a reports.
static Stored<std::vector<std::pair<Stored<Case>, Filing>>> fileTogether(
    Store &store, std::span<const Stored<Report>> reports)
{
    std::vector<std::pair<Stored<Case>, Filing>> cases;
    const auto fileAll = [&]() -> Stored<void> {
        cases.clear();
        for (const Stored<Report> &given : reports) {
            const auto report = given.and_then(
                [&store](const Report &good) { return withoutRemoved(store, good); });
            const bool isThere = report && caseThere(store, *report);
            Stored<Case> made = tl::unexpected(StoreError{});
            const auto fileOne = [&]() -> Stored<void> {
                made = report.and_then(
                    [&store](const Report &good) { return fileReport(store, good); });
                return made.map([](const Case &) {});
            };
            const auto whole = store.together(fileOne);
            if (!whole)
                made = tl::unexpected(whole.error());
            if (report && !made && made.error().kind == StoreError::Kind::Invalid)
                made = badReport(report->line, made.error().fault);
            if (!made && made.error().kind == StoreError::Kind::Unreachable)
                return tl::unexpected(made.error());
            cases.emplace_back(std::move(made), isThere ? Filing::Present : Filing::Made);
        }
        return {};
    };
    return store.together(fileAll).map([&] { return std::move(cases); });
}

Stored<void> fileReports(Store &store, const std::vector<Stored<Report>> &reports,
                         const std::function<void(const Stored<Case> &, Filing)> &filed)
{
    for (auto first = reports.begin(); first != reports.end();) {
        const auto last = first + std::min(FiledTogether, reports.end() - first);
        TRY_ASSIGN(const auto cases, fileTogether(store, {first, last}));
        for (const auto &[made, filing] : cases)
            filed(made, filing);
        first = last;
    }
    return {};
}

Stored<void> takeBack(Store &store, const CaseId &id, std::size_t notes)
{
    return store.together([&]() -> Stored<void> {
        TRY_ASSIGN(auto value, store.cases().withId(id));
        TRY_ASSIGN(const auto filed, store.notes().ofCase(id));
        const bool isAsFiled = value.version == 1 && filed.size() == notes
                               && std::ranges::all_of(
                                   filed, [](const Annotation &note) { return note.version == 1; });
        if (!isAsFiled)
            return storeError(StoreError::Kind::Refused, Fault::tr("the case was changed since"));
        for (const Annotation &note : filed) {
            TRY(madeOf(store.notes().remove({note.id, note.version}, QUuid::createUuid())));
        }
        // Only an empty case can be removed.
        value.claim.clear();
        value.reporter.clear();
        value.accused.clear();
        value.tags.clear();
        TRY_ASSIGN(value, madeOf(store.cases().save(value, QUuid::createUuid())));
        return madeOf(store.cases().remove({id, value.version}, QUuid::createUuid()))
            .map([](const Case &) {});
    });
}

} // namespace tickscope::review
