// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QDialog>

#include "ui/cases/cases.h"

class QCheckBox;
class QLineEdit;
class QListWidget;
class QPlainTextEdit;

namespace tickscope {

/// Takes a report as text, the clipboard's at first, and proposes as accused whom it names of the
/// open recording.
class PasteReportDialog : public QDialog
{
    Q_OBJECT

public:
    PasteReportDialog(ActiveDocument &document, Cases &cases, QWidget *parent);

    [[nodiscard]] QString text() const;
    [[nodiscard]] bool isAboutRecording() const;
    /// As a person has it; at first whom the report names.
    [[nodiscard]] QString reporter() const;
    /// Those that are ticked.
    [[nodiscard]] std::vector<review::Identity> accused() const;

private:
    void propose();

    ActiveDocument &m_document;
    Cases &m_cases;
    QPlainTextEdit *m_text;
    QLineEdit *m_reporter;
    QCheckBox *m_about;
    QListWidget *m_people;
};

} // namespace tickscope
