// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/facts/facts_store.h"

#include <algorithm>
#include <utility>

#include <QFileInfo>

#include "core/base/try.h"
#include "core/facts/fact_material.h"
#include "core/formats/format_registry.h"
#include "core/io/http/url.h"
#include "core/timeline/index_pass.h"

namespace tickscope {

/// Opens and reads another recording as a whole, with its map where one is found.
static Result<Shared<FactMaterial>> readReference(const std::string &path,
                                                  const std::vector<std::string> &mapPlaces,
                                                  const std::stop_token &stop)
{
    TRY_ASSIGN(const auto source, openNamed(path, stop));
    TRY_ASSIGN(auto recording, allFormats().open(source, stop));
    FactSource facts = factSourceOf(recording, nullptr);
    if (auto map = findMap(*recording, path, mapPlaces, stop)) {
        if (auto rebuilt = rebuiltWith(*recording, *map))
            facts.recording = std::move(rebuilt);
        facts.map = std::move(*map);
    }
    TRY_ASSIGN(const auto index, buildIndex(facts.recording, stop));
    facts.index = index;
    return readFactMaterial(facts, stop);
}

FactsStore::FactsStore(ActiveDocument &document, QObject *parent)
    : QObject(parent)
    , m_document(document)
    , m_kept(document)
    , m_materialJob(document.sharedReading(),
                    [this](const Material &material, bool) { receiveMaterial(material); })
    , m_referenceJob([this](const Material &material) {
        m_reference = material.value_or(nullptr);
        m_referenceError = material ? std::nullopt : std::optional(material.error());
        compare();
        emit changed();
    })
    , m_compareJob([this](const Shared<Figures> &figures) {
        m_figures = figures;
        emit changed();
    })
{
    m_pool.setMaxThreadCount(1);
    m_pool.setThreadPriority(QThread::LowPriority);
    m_percentTimer.setInterval(100);
    connect(&m_percentTimer, &QTimer::timeout, this, &FactsStore::progressed);
    connect(&m_document, &ActiveDocument::changed, this, &FactsStore::onDocumentChanged);
    connect(&m_document, &ActiveDocument::leaving, this, [this] {
        *m_kept = {m_document->index(), m_material, m_isStopped, m_referencePath, m_reference};
    });
    connect(&m_document, &ActiveDocument::entered, this, &FactsStore::bringBack);
}

void FactsStore::bringBack()
{
    const Kept kept = std::exchange(*m_kept, {});
    if (!kept.index || kept.index != m_document->index())
        return;
    if (kept.material || kept.isStopped) {
        stopReading();
        m_percentTimer.stop();
    }
    m_material = kept.material;
    m_isStopped = kept.isStopped;
    if (!kept.reference && !kept.referencePath.isEmpty())
        setReference(kept.referencePath);
    m_reference = kept.reference;
    m_referencePath = kept.referencePath;
    compare();
    readIfWanted();
}

FactsStore::~FactsStore()
{
    stopReading();
    m_referenceJob.cancel();
    m_compareJob.cancel();
}

void FactsStore::setActive(bool isActive)
{
    m_isActive = isActive;
    readIfWanted();
}

FactsStore::State FactsStore::state() const
{
    if (!m_document->recording())
        return State::NoRecording;
    if (m_error)
        return State::Failed;
    if (m_isStopped)
        return State::Stopped;
    if (!m_material)
        return m_materialJob.isRunning() ? State::Reading : State::Waiting;
    if (!m_player)
        return State::NobodySelected;
    return m_figures ? State::Ready : State::Reading;
}

std::optional<Tick> FactsStore::cutAt() const
{
    return m_material && m_material->isCut ? std::optional(m_material->readTo) : std::nullopt;
}

QString FactsStore::referenceName() const
{
    return QFileInfo(m_referencePath).fileName();
}

void FactsStore::onDocumentChanged(Document::Changes changes)
{
    if (changes & Document::RecordingChanged)
        clearReference();
    // What is known of the map decides what is rebuilt, too.
    if (changes & (Document::RecordingChanged | Document::RebuiltChanged)) {
        forget();
        emit changed();
    }
    if (changes & (Document::RecordingChanged | Document::PhaseChanged | Document::RebuiltChanged))
        readIfWanted();
    if (changes & Document::SelectionChanged)
        compare();
}

void FactsStore::stopReading()
{
    m_readingStop.request_stop();
    m_materialJob.cancel();
}

void FactsStore::forget()
{
    stopReading();
    m_compareJob.cancel();
    m_percentTimer.stop();
    m_isStopped = false;
    m_error.reset();
    m_material.reset();
    m_figures.reset();
    m_player.reset();
}

void FactsStore::readIfWanted()
{
    const bool isReady = m_isActive && m_document->phase() == OpenPhase::Ready
                         && m_document->index() && m_document->index()->isComplete();
    if (!isReady || m_isStopped || m_error || m_material || m_materialJob.isRunning())
        return;
    const FactSource source = factSourceOf(m_document->recording(), m_document->index(),
                                           m_document->map().found());
    m_percent = std::make_shared<std::atomic<int>>(0);
    m_percentTimer.start();
    m_readingStop = std::stop_source();
    const auto reader = std::make_shared<FactReader>(
        source, m_readingStop.get_token(),
        [percent = m_percent](double share) { percent->store(static_cast<int>(share * 100)); });
    m_materialJob.start(reader, reader->start());
    emit changed();
}

void FactsStore::receiveMaterial(const Material &material)
{
    m_percentTimer.stop();
    if (material)
        m_material = *material;
    else
        m_error = material.error();
    compare();
    emit changed();
}

const Player *FactsStore::wantedPlayer() const
{
    if (!m_document->index())
        return nullptr;
    const PlayerTable &players = m_document->index()->players();
    if (const auto &selected = m_document->selection().player())
        return players.of(*selected);
    const bool isAlone = m_document->index()->isComplete() && players.personCount() == 1;
    const auto only = std::ranges::find(players.players(), false, &Player::isProxy);
    return isAlone && only != players.players().end() ? &*only : nullptr;
}

/// Computes the figures of wantedPlayer().
void FactsStore::compare()
{
    const Player *player = wantedPlayer();
    m_compareJob.cancel();
    m_figures.reset();
    m_player = player ? std::optional(player->id) : std::nullopt;
    emit changed();
    if (!m_material || !m_player)
        return;
    m_compareJob.start(
        m_pool,
        [material = m_material, id = *m_player, reference = FactReference{m_reference, {}}](
            const std::stop_token &stop) -> Shared<Figures> {
            auto figures = comparedFigures(*material, id, reference, stop);
            return figures ? std::make_shared<const Figures>(std::move(*figures)) : nullptr;
        });
}

void FactsStore::stop()
{
    if (!m_materialJob.isRunning())
        return;
    stopReading();
    m_percentTimer.stop();
    m_isStopped = true;
    emit changed();
}

void FactsStore::readAgain()
{
    forget();
    compare();
    readIfWanted();
}

void FactsStore::setReference(const QString &path)
{
    clearReference();
    m_referencePath = path;
    m_referenceJob.start(
        m_pool, [path = path.toStdString(), places = m_document->map().places()](
                    const std::stop_token &stop) { return readReference(path, places, stop); });
    emit changed();
}

void FactsStore::clearReference()
{
    m_referenceJob.cancel();
    m_referencePath.clear();
    m_referenceError.reset();
    if (!std::exchange(m_reference, nullptr))
        return;
    compare();
}

} // namespace tickscope
