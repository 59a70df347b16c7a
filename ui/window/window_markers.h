// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>
#include <QPointer>

class QMainWindow;
class QMessageBox;

#include "ui/commands/command_set.h"
#include "ui/jobs/latest_job.h"

namespace tickscope {

class MessageBar;
struct ImportedMarkers;

/// What a window does about markers: files to exchange them with others, news of the store, and
/// the question before changes would be lost.
class WindowMarkers : public QObject
{
    Q_OBJECT

public:
    WindowMarkers(ActiveDocument &document, MessageBar &messages, QMainWindow &window);

    void chooseExport();
    void chooseImport();
    /// As CSV when \a path says so, else as JSON; on a worker.
    void exportTo(const QString &path);
    void importFrom(const QString &path);

    /// What is to say about the store; again after the message bar was cleared.
    void showTrouble();
    /// Whether all changes are stored. If not, the person is asked; closes the window on a yes.
    [[nodiscard]] bool mayClose();

private:
    /// The sentence that says how it went.
    struct Outcome {
        QString text;
        QString details;
    };
    struct Read {
        std::shared_ptr<const ImportedMarkers> markers; ///< Null when there is a problem.
        QString problem;
    };

    void receiveImported(const Read &read);
    void report(const Outcome &outcome);

    ActiveDocument &m_document;
    MessageBar &m_messages;
    QMainWindow &m_window;
    QString m_importName;
    bool m_mayLose = false; ///< The person has said so.
    QPointer<QMessageBox> m_question;
    CommandSet m_commands;
    QThreadPool m_pool;
    LatestJob<Outcome> m_exportJob;
    LatestJob<Read> m_importJob;
};

} // namespace tickscope
