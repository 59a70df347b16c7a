// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QWidget>

#include "core/review/report_import.h"
#include "ui/cases/cases.h"
#include "ui/jobs/single_shot_timer.h"

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

/// All cases of the store, filtered and sorted; takes the next one, imports reports. In a
/// panel, beside the case that it opens.
class QueuePage : public QWidget
{
    Q_OBJECT

public:
    QueuePage(ActiveDocument &document, Cases &cases);

    /// Asks for a report, and proposes the one on the clipboard.
    void askForText();
    /// Files the reports of a CSV, JSON or text file.
    void importFrom(const QString &path);

signals:
    void openWanted(const tickscope::review::Case &value);
    /// Where cases and recordings are, is to be chosen.
    void placesWanted();

protected:
    void showEvent(QShowEvent *event) override;

private:
    /// What became of reports that were read.
    struct Filed {
        struct Made {
            review::CaseId id;
            std::size_t notes = 0; ///< It was filed with.
        };
        std::vector<Made> made;
        int known = 0; ///< So many were there already.
        QStringList problems;
        std::optional<review::Case> last;
        std::optional<review::Case> present; ///< Has the report already, so that it was not filed.
        bool isExport = false;               ///< Of another store, whose history is not taken over.
    };
    /// What a report is about that does not say so itself.
    struct About {
        std::vector<review::CaseRecording> recordings;
        std::vector<review::Identity> accused;
        std::optional<QString> reporter = {}; ///< Nothing: as the report names them.
    };
    enum class Repeated { Filed, Left };
    static review::Stored<Filed> file(review::Store &store, const QByteArray &bytes,
                                      review::ReportFormat format, const About &about,
                                      Repeated repeated = Repeated::Filed);

    void build();
    void addRowActions();
    void buildFilters(QHBoxLayout &bar);
    void buildButtons(QHBoxLayout &bar);
    void reload();
    void take(const review::Stored<std::vector<review::Case>> &cases);
    void takeNext();
    void openSelected();
    void chooseImport();
    /// The first time that a report names, and the one whom it accuses.
    void goToReported(const QString &text, const std::vector<review::Identity> &accused);
    /// Files \a text as it was pasted, and opens the case.
    void importText(const QString &text, const About &about, Repeated repeated);
    void offerPresent(const review::Case &present, const QString &text, const About &about);
    void showFiled(const review::Stored<Filed> &filed);
    /// Removes the cases that were filed last, those that are as they were filed.
    void undoImport();
    [[nodiscard]] review::CaseFilter filter() const;
    [[nodiscard]] bool isFiltered() const;

    ActiveDocument &m_document;
    Cases &m_cases;
    SingleShotTimer m_typingTimer;
    quint64 m_asked = 0;             ///< Older answers are dropped.
    review::CaseId m_newest{};       ///< Filed just now: selected when it is listed.
    std::vector<Filed::Made> m_made; ///< Filed last.
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
    QPushButton *m_undo;
    QLabel *m_news;
};

} // namespace tickscope
