// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/timeline/index_pass.h"
#include "ui/document/active_document.h"
#include "ui/jobs/latest_job.h"

#include <QWidget>

#include <cstddef>
#include <optional>
#include <vector>

class QLabel;
class QTableView;

namespace tickscope {

class ColumnFit;
class FactModel;
struct Fact;

/// All fields of one event. They are not kept anywhere, so the event's tick is decoded
/// again on a worker; the newest wish wins.
class EventDetails : public QWidget
{
    Q_OBJECT

public:
    explicit EventDetails(ActiveDocument &document, QWidget *parent = nullptr);

    /// Shows row \a row of the document's index, or nothing.
    void setEvent(std::optional<std::size_t> row);
    [[nodiscard]] const std::optional<std::size_t> &row() const { return m_row; }
    /// The table of fields, for the order of Tab.
    [[nodiscard]] QWidget *table() const;
    /// Decodes the event again, after a change of what may be shown.
    void readAgain();

signals:
    /// What the event says was decoded with its secrets.
    void secretsRead(std::size_t row, const QString &text);

private:
    struct Answer {
        std::size_t row = 0;
        Secrets secrets = Secrets::Hidden;
        std::optional<Event> event;
        QString problem;
    };

    static Answer read(const Shared<Recording> &recording, const Shared<Index> &index,
                       std::size_t row, Secrets secrets, std::stop_token stop);
    void take(const Answer &answer);
    /// A name that the column of names shall have room for.
    [[nodiscard]] QString longestName(const std::vector<Fact> &facts) const;

    ActiveDocument &m_document;
    std::optional<std::size_t> m_row;
    QLabel *m_title;
    FactModel *m_model;
    QTableView *m_view;
    ColumnFit *m_columns = nullptr;
    LatestJob<Answer> m_job;
};

} // namespace tickscope
