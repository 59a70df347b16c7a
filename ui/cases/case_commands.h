// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>

#include <QObject>
#include <QThreadPool>

#include "ui/cases/cases.h"
#include "ui/commands/command_set.h"
#include "ui/jobs/latest_job.h"

namespace tickscope {

/// The commands about cases and notes of the open recording.
class CaseCommands : public QObject
{
    Q_OBJECT

public:
    explicit CaseCommands(Document &document);

    [[nodiscard]] CommandSet &commands() { return m_commands; }

private:
    void addNotes();
    void addCases();
    /// A note at \a tick, or at the head, about the selected player.
    [[nodiscard]] review::Note noteAt(std::optional<Tick> tick) const;
    void addNoteWithPicture();
    void takeMarkers();

    Document &m_document;
    Cases &m_cases;
    CommandSet m_commands;
    QThreadPool m_pool;
    LatestJob<review::Note> m_pictureJob;
};

} // namespace tickscope
