// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

#include <vector>

#include "ui/models/titled_table.h"

namespace tickscope {

/// One line of a short table of facts: a heading, or a name with its value.
struct Fact {
    QString name;
    QString value;
    bool isHeading = false;

    friend bool operator==(const Fact &, const Fact &) = default;
};

/// Facts for people: of a recording, or of one event.
class FactModel : public TitledTable
{
    Q_OBJECT

public:
    enum Column { NameColumn, ValueColumn, ColumnCount };
    enum Role { IsHeadingRole = Qt::UserRole };

    explicit FactModel(QObject *parent = nullptr);

    /// Shows \a facts; lines that stay where they are only change their texts.
    void setFacts(std::vector<Fact> facts);
    [[nodiscard]] const std::vector<Fact> &facts() const { return m_facts; }

protected:
    [[nodiscard]] int tableRows() const override { return static_cast<int>(m_facts.size()); }
    [[nodiscard]] QVariant cell(int row, int column, int role) const override;

private:
    std::vector<Fact> m_facts;
};

} // namespace tickscope
