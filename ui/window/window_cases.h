// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QMessageBox>
#include <QObject>
#include <QPointer>

#include "core/review/report_import.h"
#include "ui/cases/case_commands.h"
#include "ui/window/dialogs/review_settings_dialog.h"

class QMainWindow;

namespace tickscope {

class MessageBar;
class QueuePage;
class WindowDocks;
class WindowBundle;
class WindowLinks;

/// What a window says about cases and their store, and which dialogs it opens for them.
class WindowCases : public QObject
{
    Q_OBJECT

public:
    WindowCases(ActiveDocument &document, CaseCommands &cases, MessageBar &messages,
                WindowDocks &docks, WindowLinks &links, QMainWindow &window);

    /// What is to say about the store; again after the message bar was cleared.
    void showTrouble();
    /// Whether all changes are stored. If not, the person is asked; closes the window on a yes.
    [[nodiscard]] bool mayClose();

private:
    void addCommands();
    void makeQueue();
    void showQueue();
    void openCase(const review::Case &value);
    /// Where no case is chosen: the last one, a new one, or none, which leaves a marker.
    void askWhichCase(const review::Annotation &note, const CaseCommands::NoteAdder &add);
    QPushButton *offerCase(const char *id, const QString &text);
    void offerLastCase(const review::Case &last, const review::Annotation &note,
                       const CaseCommands::NoteAdder &add);
    void choosePlaces();
    void applyPlaces(const ReviewSettingsDialog::Choice &choice);
    void askPassword();
    void askWhomToErase();
    void erase(const QString &name);
    void showArrivals(const std::vector<review::Case> &cases);
    void proposeReport();
    void fileReport(review::Report report);
    void showRefusal(const review::StoreError &reason);

    ActiveDocument &m_document;
    Cases &m_cases;
    MessageBar &m_messages;
    WindowDocks &m_docks;
    WindowLinks &m_links;
    QMainWindow &m_window;
    CommandSet m_commands;
    WindowBundle *m_bundle;
    QueuePage *m_queue = nullptr;    ///< Made when it is first wanted.
    PerDocument<QString> m_proposed; ///< SHA-256 of the recording whose report was spoken of.
    bool m_mayLose = false;          ///< The person has said so.
    QPointer<QMessageBox> m_question;
    QPointer<QMessageBox> m_caseQuestion;
};

} // namespace tickscope
