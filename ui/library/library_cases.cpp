// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/library/library_cases.h"

#include <map>

#include <QFileInfo>

#include "core/review/store/store.h"
#include "core/review/words.h"

namespace tickscope {

library::Stored<std::vector<library::ContentCases>> contentCases(
    const review::StoreAddress &address)
{
    std::map<QString, library::ContentCases> found;
    if (address.kind == review::StoreAddress::Kind::Server || QFileInfo::exists(address.file)) {
        const auto store = review::Store::open(address);
        if (!store)
            return tl::unexpected(store.error());
        review::CaseFilter filter;
        filter.order = review::CaseFilter::Order::Number;
        while (true) {
            const auto cases = (*store)->cases(filter);
            if (!cases)
                return tl::unexpected(cases.error());
            for (const review::Case &one : *cases) {
                for (const auto &recording : one.recordings) {
                    library::ContentCases &of = found[recording.sha256];
                    of.sha256 = recording.sha256;
                    ++of.cases;
                    if (one.outcome)
                        of.verdict = review::word(*one.outcome);
                }
                filter.after = std::max(filter.after, one.id);
            }
            if (cases->size() < static_cast<std::size_t>(filter.limit))
                break;
        }
    }
    std::vector<library::ContentCases> all;
    all.reserve(found.size());
    for (auto &[sha256, cases] : found)
        all.push_back(std::move(cases));
    return all;
}

} // namespace tickscope
