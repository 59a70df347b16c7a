// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <atomic>
#include <functional>
#include <memory>

#include <QDialog>
#include <QTimer>

#include "core/library/pruning/pruning.h"
#include "ui/cases/case_store.h"
#include "ui/jobs/latest_job.h"

class QCheckBox;
class QComboBox;
class QFormLayout;
class QLabel;
class QProgressBar;
class QPushButton;
class QSpinBox;
class QTreeWidget;

namespace tickscope {

class ActiveDocument;
class LibraryService;

/// Finds recordings in the folders of the library that can go by rules of age and size, says why
/// and what that frees, and moves them to the trash once a person has confirmed it. What no rule
/// may remove is up to library::PruneGuard.
class CleanUpDialog : public QDialog
{
    Q_OBJECT

public:
    explicit CleanUpDialog(LibraryService &library, QWidget *parent = nullptr);
    ~CleanUpDialog() override;
    void reject() override; ///< Stops what runs first; what was removed until then stays so.

private:
    struct Rule {
        QCheckBox *box = nullptr;
        QSpinBox *amount = nullptr;
    };
    using Found = std::shared_ptr<library::Pruning>;
    using Guarded = std::function<void(const library::PruneGuard &)>;
    /// How far a worker is, in recordings.
    struct Counts {
        std::atomic<int> done = 0; ///< Looked at, or removed.
        std::atomic<int> read = 0; ///< As a whole.
    };

    Rule addRule(QFormLayout &form, const char *name, const QString &text, const QString &unit,
                 int amount);
    void addWorldRules(QFormLayout &form);
    void addButtons();
    [[nodiscard]] library::PruneRequest request() const;
    /// The file with rules by world, if they hold.
    [[nodiscard]] QString worldRules() const;
    void clearList();
    /// Lets \a use go on with what no rule may remove, once the store of cases has said so.
    void withGuard(std::function<QString()> progress, const Guarded &use);
    void find();
    void startFinding(library::PruneGuard guard);
    void confirm();
    void startRemoving(library::PruneGuard guard);
    void showFound(const Result<Found> &found);
    void showRemoved(const Result<void> &removed);
    void fillList();
    /// \param progress  what is said of it meanwhile.
    void showBusy(std::function<QString()> progress);
    void endBusy(const QString &summary);
    void showProblem(const Error &error);

    LibraryService &m_library;
    std::shared_ptr<CaseStore> m_cases;
    QWidget *m_rules;
    Rule m_older;
    Rule m_larger;
    Rule m_total;
    Rule m_best;
    QComboBox *m_worldName = nullptr; ///< In the order of library::WorldName.
    QCheckBox *m_worlds = nullptr;
    QPushButton *m_chooseWorlds = nullptr;
    QString m_worldRules; ///< A file; empty: none was chosen.
    QCheckBox *m_flagged = nullptr;
    QTreeWidget *m_list;
    QLabel *m_summary;
    QProgressBar *m_progress;
    QPushButton *m_find = nullptr;
    QPushButton *m_remove = nullptr;
    Found m_found; ///< Null until they were looked for; a worker's while one runs.
    std::shared_ptr<Counts> m_counts;
    std::function<QString()> m_progressText;
    QTimer m_timer;
    LatestJob<Result<Found>> m_finding;
    LatestJob<Result<void>> m_removing;
};

/// Adds the command that opens it to \a window.
void addCleanUpCommand(ActiveDocument &document, LibraryService &library, QWidget &window);

} // namespace tickscope
