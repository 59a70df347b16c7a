// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <memory>
#include <vector>

#include "ui/compare/ghosts.h"
#include "ui/tape/tape_rows.h"

namespace tickscope {

/// Reads what the players of ghosts did with their hands, each beside the one whom the open
/// recording follows, or who is selected. Reads on workers, while somebody looks; UI thread.
class GhostInputs : public QObject
{
    Q_OBJECT

public:
    /// \param ghosts  must live longer.
    GhostInputs(ActiveDocument &document, Ghosts &ghosts, QObject *parent);
    ~GhostInputs() override;

    void setActive(bool isActive);

signals:
    /// What is known of them now.
    void changed(const std::vector<tickscope::GhostTape> &tapes);

private:
    /// Whose inputs, and beside which ticks.
    struct Request {
        std::shared_ptr<GhostRuns> sides;
        Alignment alignment;
        PlayerRef beside;
        int player = 0; ///< Player::id in the ghost's recording.

        friend bool operator==(const Request &, const Request &) = default;
    };
    struct Reading {
        Request request;
        Shared<InputTape> tape; ///< Null while it is read.
        std::unique_ptr<LatestJob<Shared<InputTape>>> job;
    };

    void refresh();
    [[nodiscard]] std::optional<Request> requestFor(const Ghost &ghost) const;
    void start(Reading &reading, const Shared<TickPairing> &pairing, int client);
    void emitTapes();

    ActiveDocument &m_document;
    Ghosts &m_ghosts;
    bool m_isActive = false;
    std::vector<std::unique_ptr<Reading>> m_readings; ///< For each ghost; null where none is read.
};

} // namespace tickscope
