// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/tape/tape_store.h"

#include <algorithm>
#include <utility>

namespace tickscope {

/// Ten seconds of the usual recordings: the smallest thing that is read or forgotten.
constexpr std::int64_t LeastPieceTicks = 500;
/// A damaged recording may claim to last for years.
constexpr std::int64_t MostPieces = 100'000;
/// Pieces of one job: long enough that seeking costs little beside it, short enough
/// (some ten milliseconds) that what is wanted now does not wait.
constexpr std::size_t PiecesAtOnce = 4;

static std::size_t distance(std::size_t number, PieceSpan view)
{
    if (view.contains(number))
        return 0;
    return number < view.begin ? view.begin - number : number - view.end + 1;
}

PieceSpan nextPieces(const std::vector<bool> &known, PieceSpan view, std::size_t most)
{
    std::optional<std::size_t> nearest;
    for (std::size_t i = 0; i < known.size(); ++i) {
        // Before the view the right end of a gap comes first, else the left end.
        if (!known[i] && (!nearest || distance(i, view) < distance(*nearest, view)))
            nearest = i;
    }
    if (!nearest)
        return {};
    PieceSpan span{*nearest, *nearest + 1};
    while (span.end - span.begin < most && span.end < known.size() && !known[span.end]
           && *nearest >= view.begin)
        ++span.end;
    while (span.end - span.begin < most && span.begin > 0 && !known[span.begin - 1]
           && *nearest < view.begin)
        --span.begin;
    return span;
}

TapeStore::TapeStore(ActiveDocument &document, std::size_t budget, QObject *parent)
    : QObject(parent)
    , m_document(document)
    , m_budget(budget)
    , m_kept(document)
    , m_job([this](const Answer &answer) { take(answer); })
{
    m_pool.setMaxThreadCount(1);
    m_pool.setThreadPriority(QThread::LowPriority);
    connect(&m_document, &ActiveDocument::changed, this, &TapeStore::onDocumentChanged);
    connect(&m_document, &ActiveDocument::leaving, this, [this] {
        *m_kept = {m_document->index(), std::move(m_pieces), m_bytes, m_hasInputs};
        reset();
    });
    connect(&m_document, &ActiveDocument::entered, this, &TapeStore::bringBack);
    reset();
}

void TapeStore::setActive(bool isActive)
{
    if (m_isActive == isActive)
        return;
    m_isActive = isActive;
    if (m_isActive)
        readOn();
    else
        m_job.cancel();
}

const Shared<InputTape> &TapeStore::piece(std::size_t number) const
{
    return m_pieces[number];
}

TickRange TapeStore::ticksOf(std::size_t number) const
{
    const TickRange all = m_index->ticks();
    const Tick first = all.first + static_cast<std::int64_t>(number) * m_pieceTicks;
    return {first, std::min(first + (m_pieceTicks - 1), all.last)};
}

PieceSpan TapeStore::inView() const
{
    if (m_pieces.empty())
        return {};
    const TimeBase &base = m_index->time();
    const TimeInView view = m_document->playback().timeInView();
    const auto numberOf = [this, &base](Time time) {
        return static_cast<std::size_t>((base.tickAt(time) - base.ticks().first) / m_pieceTicks);
    };
    return {numberOf(view.begin), numberOf(view.end()) + 1};
}

std::vector<bool> TapeStore::known() const
{
    // Without an index every piece would be decoded from the first seek point.
    const Tick indexedTo = m_index->indexedTo();
    const bool isComplete = m_index->isComplete();
    std::vector<bool> known(m_pieces.size());
    for (std::size_t i = 0; i < known.size(); ++i)
        known[i] = m_pieces[i] || (!isComplete && ticksOf(i).last > indexedTo);
    return known;
}

void TapeStore::onDocumentChanged(Document::Changes changes)
{
    if (changes & (Document::RecordingChanged | Document::RebuiltChanged))
        reset();
    else if (m_document->index())
        m_index = m_document->index();
    if (changes & (Document::RecordingChanged | Document::IndexChanged | Document::ViewChanged))
        readOn();
}

void TapeStore::reset()
{
    m_job.cancel();
    m_error.reset();
    m_pieces.clear();
    m_bytes = 0;
    m_hasInputs = false;
    m_index = m_document->index();
    if (m_index) {
        const TickRange ticks = m_index->ticks();
        m_pieceTicks = std::max(LeastPieceTicks, (ticks.last - ticks.first) / MostPieces + 1);
        const auto count = (ticks.last - ticks.first) / m_pieceTicks + 1;
        m_pieces.resize(static_cast<std::size_t>(count));
    }
    emit changed();
}

void TapeStore::bringBack()
{
    Kept kept = std::exchange(*m_kept, {});
    if (!kept.index || kept.index != m_index || kept.pieces.size() != m_pieces.size())
        return;
    m_job.cancel();
    m_pieces = std::move(kept.pieces);
    m_bytes = kept.bytes;
    m_hasInputs = kept.hasInputs;
    emit changed();
    readOn();
}

void TapeStore::readOn()
{
    if (!m_isActive || m_pieces.empty())
        return;
    const PieceSpan view = inView();
    const PieceSpan next = nextPieces(known(), view, PiecesAtOnce);
    if (next.isEmpty())
        return;
    const bool isInView = next.begin < view.end && view.begin < next.end;
    if (m_job.isRunning()) {
        // Only what is in view now is worth stopping what was wanted before.
        const bool servesView = m_reading.begin < view.end && view.begin < m_reading.end;
        if (!isInView || servesView)
            return;
    }
    // Never read what would push out what is in view or was read before.
    forgetFarthest();
    if (m_bytes >= m_budget)
        return;
    m_reading = next;
    m_job.start(m_pool,
                [recording = m_document->recording(), index = m_index,
                 ticks = TickRange{ticksOf(next.begin).first, ticksOf(next.end - 1).last}, next,
                 pieceTicks = m_pieceTicks](const std::stop_token &stop) -> Answer {
                    auto tapes = readInputTapes(recording, *index, ticks, pieceTicks, stop);
                    if (!tapes)
                        return {next, {}, tapes.error()};
                    return {next, *std::move(tapes), {}};
                });
}

void TapeStore::take(const Answer &answer)
{
    if (answer.error && answer.error->code == ErrorCode::Cancelled)
        return readOn();
    m_error = answer.error;
    for (std::size_t number = answer.pieces.begin; number < answer.pieces.end; ++number) {
        const std::size_t place = number - answer.pieces.begin;
        // What cannot be read is empty, or it would be tried for ever.
        const auto tape = place < answer.tapes.size() ? answer.tapes[place]
                                                      : std::make_shared<const InputTape>();
        if (!m_pieces[number])
            m_bytes += tape->byteSize();
        m_hasInputs = m_hasInputs || !tape->sources.empty();
        m_pieces[number] = tape;
    }
    emit changed();
    readOn();
}

void TapeStore::forgetFarthest()
{
    const PieceSpan view = inView();
    const bool isViewKnown = nextPieces(known(), view, 1).begin < view.begin
                             || nextPieces(known(), view, 1).begin >= view.end;
    // The rest of the recording is not worth forgetting anything for.
    if (isViewKnown)
        return;
    while (m_bytes >= m_budget) {
        std::optional<std::size_t> farthest;
        for (std::size_t i = 0; i < m_pieces.size(); ++i) {
            const bool isFree = m_pieces[i] && !view.contains(i);
            if (isFree && (!farthest || distance(i, view) > distance(*farthest, view)))
                farthest = i;
        }
        if (!farthest)
            return;
        m_bytes -= m_pieces[*farthest]->byteSize();
        m_pieces[*farthest].reset();
    }
}

} // namespace tickscope
