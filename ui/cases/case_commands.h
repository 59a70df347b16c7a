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

namespace tickscope {

/// Cases and notes of the open recording, and the commands about them.
class CaseCommands : public QObject
{
    Q_OBJECT

public:
    /// Adds a note to the chosen case, or to a new one.
    using NoteAdder = std::function<void(const review::Annotation &note)>;

    explicit CaseCommands(ActiveDocument &document);

    /// What they are about.
    [[nodiscard]] Cases &cases() { return m_cases; }
    [[nodiscard]] CommandSet &commands() { return m_commands; }
    /// The panels that go into a note's picture. Asked when one is taken.
    void setPanes(std::function<std::vector<PanePicture>(std::optional<int> player)> panes)
    {
        m_panes = std::move(panes);
    }

signals:
    /// By a person, who will fill it in.
    void caseMade();
    /// No case is chosen, so it has to be asked which one \a note is for before \a add is called.
    void caseWanted(const tickscope::review::Annotation &note,
                    const tickscope::CaseCommands::NoteAdder &add);

private:
    void addWhereWanted(const review::Annotation &note, const NoteAdder &add);
    void addPictured(const review::Annotation &note, const MomentPicture &picture);
    void addNotes();
    void addCases();
    /// A note at \a tick, or at the head, about the selected player.
    [[nodiscard]] review::Annotation noteAt(std::optional<Tick> tick) const;
    [[nodiscard]] const Player *onlyAccused() const;
    void addNoteWithPicture();
    void takeMarkers();

    ActiveDocument &m_document;
    Cases m_cases;
    CommandSet m_commands;
    std::function<std::vector<PanePicture>(std::optional<int> player)> m_panes;
    QThreadPool m_pool;
};

} // namespace tickscope
