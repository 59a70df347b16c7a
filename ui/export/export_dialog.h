// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <atomic>
#include <functional>
#include <memory>

#include <QDialog>
#include <QTimer>

#include "ui/document/active_document.h"
#include "ui/export/export_order.h"
#include "ui/export/saved_picture.h"
#include "ui/jobs/latest_job.h"

class QCheckBox;
class QComboBox;
class QFormLayout;
class QLabel;
class QProgressBar;
class QPushButton;
class QSpinBox;

namespace tickscope {

/// Asks what of a recording shall be written, how and where, and writes it on a worker with
/// progress and a way to stop. What is listed and selected in the window is what is offered.
class ExportDialog : public QDialog
{
    Q_OBJECT

public:
    /// \param document  must live longer.
    /// \param picture   the view in that size; see WorldView::pictureMaker().
    ExportDialog(ActiveDocument &document, ExportSubject choice,
                 std::function<PictureMaker(QSize)> picture, QWidget *parent = nullptr);
    ~ExportDialog() override;

    /// Offers \a size for a picture.
    void setPictureSize(QSize size);
    /// Writes what is chosen to \a path.
    void exportTo(const QString &path);
    void reject() override; ///< Stops what runs first.

signals:
    /// \a problem is empty when the file is there.
    void ended(const QString &path, const QString &problem);

private:
    void nameParts();
    void buildSize();
    void fillChoices(ExportSubject choice);
    void fillTicks();
    void fillPlayers();
    void buildButtons();
    void showChoice();
    void chooseFile();
    void begin();
    void end(const ExportOutcome &outcome);

    [[nodiscard]] ExportSubject choice() const;
    [[nodiscard]] RowFormat format() const;
    [[nodiscard]] QString suffix() const;
    [[nodiscard]] QString fileFilter() const;
    [[nodiscard]] TickRange ticks() const;
    [[nodiscard]] ExportOrder order(const QString &path) const;
    void startRows(const QString &path);
    void startPicture(const QString &path);

    ActiveDocument &m_document;
    std::function<PictureMaker(QSize)> m_picture;
    QFormLayout *m_form;
    QComboBox *m_what;
    QComboBox *m_format; ///< Of rows.
    QComboBox *m_pictureFormat;
    QComboBox *m_ticks;
    QComboBox *m_players;
    QCheckBox *m_listed;
    QWidget *m_size;
    QSpinBox *m_width;
    QSpinBox *m_height;
    QProgressBar *m_progress;
    QLabel *m_note;
    QPushButton *m_export;
    QString m_path; ///< Of what is written.
    std::shared_ptr<std::atomic<int>> m_percent;
    QTimer m_percentTimer;
    LatestJob<ExportOutcome> m_job;
};

} // namespace tickscope
