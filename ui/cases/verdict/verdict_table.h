// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QTableWidget>

#include "core/review/opinion.h"

namespace tickscope {

/// Decided verdicts side by side, a column for each reviewer; where they differ, the row says so.
class VerdictTable : public QTableWidget
{
    Q_OBJECT

public:
    explicit VerdictTable(QWidget *parent = nullptr);

    void setOpinions(const std::vector<review::Opinion> &opinions);
    [[nodiscard]] QSize sizeHint() const override;

private:
    int addRow(const QString &title, const std::vector<std::optional<review::Finding>> &findings);
    void fillCell(int row, std::size_t column, const QString &text, const QString &reason);
    void fitHeight();
};

} // namespace tickscope
