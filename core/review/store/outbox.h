// SPDX-License-Identifier: MIT
#pragma once

#include <deque>

#include "core/review/store/store.h"

namespace tickscope::review {

/// Anything that somebody may change.
using Change = std::variant<Case, Note, NoteRemoval, Opinion>;
using Outcome = std::variant<Saved<Case>, Saved<Note>, Saved<Opinion>>;

/// A change that nobody has answered yet.
struct Unsent {
    QUuid id;
    Change change;
};

/// What became of a change: the outcome, or why it was refused for good.
struct Answer {
    QUuid id;
    Change change;
    Stored<Outcome> outcome;
};

/// Keeps changes while the store cannot be reached, and sends them in their order when it can. Each
/// is made once, however often it was sent.
///
/// A change builds on those before it: of two edits of a note, the second is sent with the version
/// that the first one got. What has no number yet can be edited when its answer has come.
class Outbox
{
public:
    /// Returns the ID under which its answer comes.
    QUuid add(Change change);
    /// Sends until all are answered or the store cannot be reached. Waits for the store.
    std::vector<Answer> send(Store &store);
    /// The oldest first.
    [[nodiscard]] const std::deque<Unsent> &unsent() const { return m_unsent; }

private:
    void rebase(const Outcome &outcome);

    std::deque<Unsent> m_unsent;
};

} // namespace tickscope::review
