// SPDX-License-Identifier: MIT
#include "core/review/store/outbox.h"

namespace tickscope::review {

namespace {

Stored<Outcome> sendTo(Store &store, const Unsent &unsent)
{
    const auto outcome = [](auto &&saved) { return Outcome(std::forward<decltype(saved)>(saved)); };
    return std::visit(
        [&](const auto &value) -> Stored<Outcome> {
            using Value = std::decay_t<decltype(value)>;
            if constexpr (std::is_same_v<Value, NoteRemoval>)
                return store.remove(value, unsent.id).map(outcome);
            else
                return store.save(value, unsent.id).map(outcome);
        },
        unsent.change);
}

bool isSameItem(const Case &saved, const Case &later)
{
    return saved.id == later.id;
}

bool isSameItem(const Note &saved, const Note &later)
{
    return saved.id == later.id;
}

bool isSameItem(const Note &saved, const NoteRemoval &later)
{
    return saved.id == later.id;
}

bool isSameItem(const Opinion &saved, const Opinion &later)
{
    return saved.caseId == later.caseId;
}

} // namespace

QUuid Outbox::add(Change change)
{
    m_unsent.push_back({QUuid::createUuid(), std::move(change)});
    return m_unsent.back().id;
}

std::vector<Answer> Outbox::send(Store &store)
{
    std::vector<Answer> answers;
    while (!m_unsent.empty()) {
        auto outcome = sendTo(store, m_unsent.front());
        if (!outcome && outcome.error().kind == Fault::Kind::Unreachable)
            break;
        Unsent sent = std::move(m_unsent.front());
        m_unsent.pop_front();
        if (outcome)
            rebase(*outcome);
        answers.push_back({sent.id, std::move(sent.change), std::move(outcome)});
    }
    return answers;
}

void Outbox::rebase(const Outcome &outcome)
{
    const auto take = [this](const auto &saved) {
        for (Unsent &later : m_unsent) {
            std::visit(
                [&](auto &change) {
                    if constexpr (requires { isSameItem(saved, change); }) {
                        if (isSameItem(saved, change))
                            change.version = saved.version;
                    }
                },
                later.change);
        }
    };
    std::visit(
        [&](const auto &saved) {
            // After a conflict those that build on it are conflicts as well.
            std::visit(
                [&](const auto &value) {
                    if constexpr (!requires { value.theirs; })
                        take(value);
                },
                saved);
        },
        outcome);
}

} // namespace tickscope::review
