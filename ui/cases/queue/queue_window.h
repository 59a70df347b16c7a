// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QDialog>
#include <QTimer>

#include "core/review/report_import.h"
#include "ui/cases/cases.h"

class QComboBox;
class QHBoxLayout;
class QLabel;
class QLineEdit;
class QPushButton;
class QSortFilterProxyModel;
class QTableView;

namespace tickscope {

class NoteStack;
class QueueModel;

/// All cases of the store, filtered and sorted; takes the next one, imports reports. A window
/// beside that of the recording.
class QueueWindow : public QDialog
{
    Q_OBJECT

public:
    QueueWindow(Cases &cases, QWidget *parent);
    ~QueueWindow() override;

    /// Files the reports of a CSV, JSON or text file.
    void importFrom(const QString &path);
    /// Files \a text as it was pasted; about \a recording, where it names none itself.
    void importText(const QString &text, const std::optional<review::CaseRecording> &recording);
    /// The open one, which a pasted report may be about.
    void setOpenRecording(std::optional<review::CaseRecording> recording);

signals:
    void openWanted(const tickscope::review::Case &value);
    /// Where cases and recordings are, is to be chosen.
    void placesWanted();

protected:
    void showEvent(QShowEvent *event) override;

private:
    /// What became of reports that were read.
    struct Filed {
        int made = 0;
        QStringList problems;
    };
    static review::Stored<Filed> file(review::Store &store, const QByteArray &bytes,
                                      review::ReportFormat format,
                                      const std::optional<review::CaseRecording> &recording);

    void build();
    void buildFilters(QHBoxLayout &bar);
    void buildButtons(QHBoxLayout &bar);
    void reload();
    void take(const review::Stored<std::vector<review::Case>> &cases);
    void takeNext();
    void openSelected();
    void chooseImport();
    void askForText();
    void tellFiled(const review::Stored<Filed> &filed);
    [[nodiscard]] review::CaseFilter filter() const;
    [[nodiscard]] bool isFiltered() const;

    Cases &m_cases;
    QTimer m_typingTimer;
    std::optional<review::CaseRecording> m_recording; ///< The open one.
    quint64 m_asked = 0;                              ///< Older answers are dropped.
    QLineEdit *m_text;
    QComboBox *m_status;
    QComboBox *m_priority;
    QComboBox *m_assignee;
    QueueModel *m_model;
    QSortFilterProxyModel *m_sorted;
    QTableView *m_view;
    NoteStack *m_stack;
    QPushButton *m_next;
    QPushButton *m_open;
    QLabel *m_news;
};

} // namespace tickscope
