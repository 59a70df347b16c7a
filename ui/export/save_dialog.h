// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <atomic>
#include <functional>
#include <memory>
#include <optional>

#include <QDialog>
#include <QElapsedTimer>
#include <QString>
#include <QTimer>
#include <QWidget>

#include "core/base/result.h"
#include "ui/document/playback.h"
#include "ui/export/export_writer.h"
#include "ui/jobs/latest_job.h"

class QComboBox;
class QFormLayout;
class QLabel;
class QProgressBar;
class QPushButton;
class QSpinBox;

namespace tickscope {

/// Asks which ticks of a recording are meant: all, the selected range, what the timeline shows, or
/// some seconds around a moment.
class TicksBox : public QWidget
{
    Q_OBJECT

public:
    /// What was selected and shown at that time is what is offered. \a moment is chosen, else
    /// the selected range, else all.
    /// \param moment  an event or marker that it is about; without, the head is offered.
    TicksBox(const Playback &playback, std::optional<Tick> moment, QWidget *parent);

    [[nodiscard]] TickRange ticks() const;
    /// Proposes a name for a file of them, without suffix. \param recording  its file's name.
    [[nodiscard]] QString fileName(const QString &recording) const;

signals:
    void changed();

private:
    enum class Choice { Whole, Range, InView, Around };

    void fill(std::optional<Tick> moment);
    [[nodiscard]] Choice choice() const;

    TimeBase m_time;
    std::optional<TickRange> m_range;
    TimeInView m_inView;
    Tick m_moment;
    QComboBox *m_choice;
    QSpinBox *m_seconds; ///< Before and behind the moment.
};

/// Asks how something of a recording is written to a file, and where; then writes it on a worker,
/// with progress and a way to stop. What it writes, and the fields, are up to who inherits.
class SaveDialog : public QDialog
{
    Q_OBJECT

public:
    /// Writes what is chosen to \a path.
    void saveTo(const QString &path);
    void reject() override;             ///< Stops what runs first; what is not finished is no file.
    bool event(QEvent *event) override; ///< Texts that have become longer are never cut.

signals:
    /// \a problem is empty when the file is there; \a remark says what it lacks, if anything.
    void ended(const QString &path, const QString &problem, const QString &remark);

protected:
    /// Receives the share that is done, from 0 to 1. Any thread.
    using Progress = std::function<void(double)>;
    /// What a worker does: it knows no widgets.
    using Work = std::function<ExportOutcome(const Progress &, std::stop_token)>;
    /// A file that is proposed.
    struct Proposal {
        QString name;   ///< Without suffix.
        QString suffix; ///< Without point.
        QString kind;   ///< What such files are called.
    };

    /// \param part    of the names of its widgets: "export" has "export.write" and so on.
    /// \param button  what the button that goes on says.
    /// \param pool    where it is written: after what is written there already, if it has one
    ///                thread. Must live longer.
    SaveDialog(const QString &part, const QString &title, const QString &button, QThreadPool &pool,
               QWidget *parent);

    [[nodiscard]] virtual Proposal proposal() const = 0;
    /// A file like that of \a recording, which is called \a name.
    [[nodiscard]] static Proposal proposalLike(const Recording &recording, const QString &name);
    /// Nothing when there is nothing to write any more.
    [[nodiscard]] virtual std::optional<Work> work(const QString &path) = 0;
    /// Whether anybody can say how much of it is done.
    [[nodiscard]] virtual bool isMeasured() const { return true; }

    [[nodiscard]] QFormLayout &form() { return *m_form; }
    /// Names \a field for tests and screen readers' scripts.
    void name(QWidget &field, const char *name) const;
    /// Shows a field of the form with its label, or hides both.
    void showField(QWidget &field, bool isShown);
    /// What went wrong, as a sentence; empty where a person stopped it.
    [[nodiscard]] static QString problemText(const Error &error);
    /// A fault as the beginning of a line.
    [[nodiscard]] static QString sentence(const Fault &fault);
    /// Says why there is nothing to be saved as it is chosen now; empty: it can be.
    void setObstacle(const QString &reason);

private:
    void buildButtons(const QString &button);
    void chooseFile();
    void begin();
    void end(const ExportOutcome &outcome);
    void showProgress();
    void setBusy(bool isBusy);

    QString m_part;
    QString m_title;
    QThreadPool &m_pool;
    QWidget *m_fields;
    QFormLayout *m_form;
    QLabel *m_note;
    QProgressBar *m_progress;
    QPushButton *m_save = nullptr;
    QString m_obstacle;
    QString m_path;                           ///< Of what is written.
    std::shared_ptr<std::atomic<int>> m_done; ///< In steps; below zero: it has not begun.
    QElapsedTimer m_sinceBegin;
    QTimer m_progressTimer;
    LatestJob<ExportOutcome> m_job;
};

} // namespace tickscope
