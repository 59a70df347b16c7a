// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QTableWidget>

#include "core/analysis/compare/same_inputs.h"
#include "ui/compare/ghosts.h"

class QLabel;

namespace tickscope {

/// What a ghost's recording has otherwise than the open one, by tick; what one of them does not
/// hold is not among it. Compares on a worker while somebody looks.
class DifferenceList : public QWidget
{
    Q_OBJECT

public:
    explicit DifferenceList(QWidget *parent = nullptr);

    /// Hidden where \a ghost lists nothing. Null: no ghost.
    void show(const Ghost *ghost);
    /// What takes the focus.
    [[nodiscard]] QTableWidget *table() const { return m_table; }

signals:
    /// A person wants to see both at this tick of the open recording.
    void tickWanted(tickscope::Tick tick);

protected:
    void showEvent(QShowEvent *event) override;

private:
    enum Column { TickColumn, Length, What, Own, Other, ColumnCount };
    struct Found {
        std::vector<Difference> rows;
        bool isCut = false;                          ///< There are more.
        std::optional<RepeatedInputs> repeated = {}; ///< Instead of rows, where those are listed.
        std::optional<Fault> fault = {};
        CommonGround common = {};
        std::vector<ComparisonLimit> limits = {};
    };
    /// What was compared last, or is being compared.
    struct Request {
        std::shared_ptr<GhostRuns> sides;
        Shared<TickPairing> pairing;
        Alignment alignment;
        GhostLook::Listed listed = GhostLook::Listed::Nothing;
    };

    static Found find(const GhostRuns::Subject &sides, const TickPairing &pairing,
                      GhostLook::Listed listed, const std::stop_token &stop);
    void start();
    void take(const Found &found);
    [[nodiscard]] QString noteOf(const Found &found) const;
    void addRow(const Difference &difference);
    void addRow(const SameStretch &stretch, const std::vector<InputLog> &logs);
    void addCells(Tick tick, const QStringList &cells);
    /// "50 ticks, 0:01.00"; empty for a single one.
    [[nodiscard]] QString lengthText(Tick tick, std::int64_t count) const;

    Request m_request;
    bool m_isDue = false; ///< Nobody has looked since m_request changed.
    QLabel *m_note;
    QLabel *m_limits; ///< Of what was compared at all; one line.
    QTableWidget *m_table;
    LatestJob<Found> m_job;
};

} // namespace tickscope
