// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <atomic>
#include <memory>
#include <optional>
#include <vector>

#include <QObject>
#include <QThreadPool>
#include <QTimer>

#include "core/facts/fact_reader.h"
#include "ui/document/active_document.h"
#include "ui/document/shared_reading.h"
#include "ui/jobs/latest_job.h"

namespace tickscope {

/// Figures of the selected player of the open recording, beside everybody else and beside another
/// recording that a person chose. Read together with all others who want the whole recording, and
/// computed on a worker, while somebody looks. UI thread.
class FactsStore : public QObject
{
    Q_OBJECT

public:
    enum class State {
        NoRecording,
        Waiting, ///< The index is not complete.
        Reading,
        NobodySelected,
        Ready,
        Stopped, ///< By a person.
        Failed,  ///< See error().
    };
    using Figures = std::vector<ComparedFigure>;

    explicit FactsStore(ActiveDocument &document, QObject *parent = nullptr);
    ~FactsStore() override;

    /// Reads while somebody looks only.
    void setActive(bool isActive);

    [[nodiscard]] State state() const;
    /// Of what is being read, from 0 to 100.
    [[nodiscard]] int percent() const { return m_material ? 100 : m_percent->load(); }
    [[nodiscard]] const std::optional<Error> &error() const { return m_error; }
    /// Of player(); null while there are none.
    [[nodiscard]] const Shared<Figures> &figures() const { return m_figures; }
    /// Whose figures are wanted: the selected one, or who is the only one; null for none.
    [[nodiscard]] const Player *wantedPlayer() const;
    /// Player::id of whom the figures are; nothing while no player is wanted.
    [[nodiscard]] std::optional<int> player() const { return m_player; }
    /// Behind this tick inputs are too many to be counted; nothing where all are.
    [[nodiscard]] std::optional<Tick> cutAt() const;

    void stop();
    /// After a stop, or when the recording has grown.
    void readAgain();

    /// Reads the recording \a path to compare with; another reference is forgotten.
    void setReference(const QString &path);
    void clearReference();
    /// File name; empty for none.
    [[nodiscard]] QString referenceName() const;
    [[nodiscard]] bool isReadingReference() const { return m_referenceJob.isRunning(); }
    /// Why there is no reference.
    [[nodiscard]] const std::optional<Error> &referenceError() const { return m_referenceError; }

signals:
    void changed();
    void progressed();

private:
    using Material = Result<Shared<FactMaterial>>;

    /// What was read of a document that is not shown just now.
    struct Kept {
        Shared<Index> index;
        Shared<FactMaterial> material;
        bool isStopped = false;
        QString referencePath = {};
        Shared<FactMaterial> reference;
    };

    void onDocumentChanged(Document::Changes changes);
    void bringBack();
    void forget();
    void stopReading();
    void readIfWanted();
    void compare();
    void receiveMaterial(const Material &material);

    ActiveDocument &m_document;
    bool m_isActive = false;
    bool m_isStopped = false;
    std::optional<Error> m_error;
    Shared<FactMaterial> m_material;
    std::optional<int> m_player;
    Shared<Figures> m_figures;
    QString m_referencePath;
    Shared<FactMaterial> m_reference;
    std::optional<Error> m_referenceError;
    std::shared_ptr<std::atomic<int>> m_percent = std::make_shared<std::atomic<int>>(0);
    PerDocument<Kept> m_kept;
    QTimer m_percentTimer;
    std::stop_source m_readingStop; ///< Of what follows on the pass.
    SharedJob<FactReader> m_materialJob;
    QThreadPool m_pool;
    LatestJob<Material> m_referenceJob;      ///< Behind the pool: stopped before it waits.
    LatestJob<Shared<Figures>> m_compareJob; ///< Null when it was cancelled.
};

} // namespace tickscope
