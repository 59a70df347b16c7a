// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <functional>
#include <optional>
#include <vector>

#include "core/export/clip_file.h"
#include "core/facts/figures.h"
#include "core/formats/note_writer.h"
#include "core/review/bundle/copied_notes.h"
#include "ui/cases/cases.h"
#include "ui/export/save_dialog.h"

class QCheckBox;

namespace tickscope {

/// Saves a copy of a recording that holds what is said of it: markers, notes and verdicts of the
/// chosen case, figures. It is about what was open and chosen when it was asked for, and says what
/// the copy will lack before it is written.
class AnnotatedCopyDialog : public SaveDialog
{
    Q_OBJECT

public:
    /// \param document  has a recording with a complete index.
    AnnotatedCopyDialog(const Document &document, Cases &cases, QWidget *parent = nullptr);
    ~AnnotatedCopyDialog() override;

protected:
    [[nodiscard]] Proposal proposal() const override;
    [[nodiscard]] std::optional<Work> work(const QString &path) override;
    [[nodiscard]] bool isMeasured() const override;

private:
    void addFields();
    /// Finds out what becomes of what is chosen.
    void check();
    void showReport(const Result<NotesReport> &report);
    /// Empty where the copy lacks nothing.
    [[nodiscard]] static QString lossesText(const NotesReport &report);
    /// What is chosen, but for the figures.
    [[nodiscard]] RecordingNotes notes() const;

    FactSource m_source;
    MadeFile m_file; ///< Without its path.
    QString m_name;  ///< Of the recording's file.
    QString m_who;   ///< Of own markers.
    std::vector<Annotation> m_markers;
    std::optional<review::CaseParts> m_case; ///< About the recording.
    QCheckBox *m_withMarkers;
    QCheckBox *m_withCase;
    QCheckBox *m_withFigures;
    QCheckBox *m_withNames;
    QLabel *m_lacks;
    LatestJob<Result<NotesReport>> m_checking;
};

/// Adds the command that saves them to \a window. \param ended  see SaveDialog.
void addAnnotatedCopyCommand(
    ActiveDocument &document, Cases &cases, QWidget &window,
    const std::function<void(const QString &, const QString &, const QString &)> &ended);

} // namespace tickscope
