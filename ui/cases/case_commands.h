// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <functional>
#include <optional>
#include <utility>
#include <vector>

#include <QObject>
#include <QThreadPool>

#include "ui/cases/cases.h"
#include "ui/cases/moment_picture.h"
#include "ui/commands/command_set.h"
#include "ui/jobs/latest_job.h"

namespace tickscope {

/// The commands about cases and notes of the open recording.
class CaseCommands : public QObject
{
    Q_OBJECT

public:
    explicit CaseCommands(ActiveDocument &document);

    [[nodiscard]] CommandSet &commands() { return m_commands; }
    /// The panels that go into a note's picture. Asked when one is taken.
    void setPanes(std::function<std::vector<PanePicture>()> panes) { m_panes = std::move(panes); }

signals:
    /// No case is chosen, so it has to be asked which one \a note is for.
    void caseWanted(const tickscope::review::Annotation &note);

private:
    void add(review::Annotation note);
    void addPictured(review::Annotation note);
    void addNotes();
    void addCases();
    /// A note at \a tick, or at the head, about the selected player.
    [[nodiscard]] review::Annotation noteAt(std::optional<Tick> tick) const;
    void addNoteWithPicture();
    void takeMarkers();

    ActiveDocument &m_document;
    Cases &m_cases;
    CommandSet m_commands;
    std::function<std::vector<PanePicture>()> m_panes;
    QThreadPool m_pool;
    LatestJob<review::Annotation> m_pictureJob;
};

} // namespace tickscope
