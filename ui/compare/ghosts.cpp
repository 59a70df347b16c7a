// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/compare/ghosts.h"

#include <algorithm>
#include <utility>

#include "core/formats/format_registry.h"
#include "ui/style/theme.h"
#include "ui/texts/screen_text.h"

namespace tickscope {

namespace {

/// Each has a thread of its own, and more could not be told apart.
constexpr std::size_t MostGhosts = 3;

constexpr Document::Changes ReadChanges = Document::RecordingChanged | Document::IndexChanged
                                          | Document::PhaseChanged | Document::RebuiltChanged
                                          | Document::MapChanged;

/// Of a way without checkpoints.
constexpr int PartsOfWay = 10;

/// The first one that no ghost has.
QColor freeColor(const std::vector<Ghost> &ghosts)
{
    int number = 0;
    while (std::ranges::any_of(ghosts, [number](const Ghost &ghost) {
        return ghost.look.color == theme::ghostColor(number);
    }))
        ++number;
    return theme::ghostColor(number);
}

const Player *playerOf(const ComparedSide &side, const std::optional<PlayerRef> &ref)
{
    return ref ? side.content.index->players().of(*ref) : nullptr;
}

/// Runs on a worker.
RunComparison compare(const GhostRuns::Subject &subject, const std::stop_token &stop)
{
    const Shared<Index> &own = subject.own.content.index;
    const Shared<Index> &other = subject.ghost.content.index;
    const Player *player = playerOf(subject.own, subject.ownPlayer);
    const Player *otherPlayer = playerOf(subject.ghost, subject.player);
    RunComparison found;
    found.mayBeOfSession = isSameSession(subject.own.content, subject.ghost.content)
                               == SameSession::Maybe
                           && !areMostlyElsewhere(subject.own, subject.ghost, stop).value_or(true);
    const auto here = runsOf(own, stop);
    const auto there = runsOf(other, stop);
    if (!here || !there)
        return found;
    const RaceRun *run = comparedRun(subject.own, *here, player, stop).value_or(nullptr);
    const RaceRun *otherRun = comparedRun(subject.ghost, *there, otherPlayer, stop)
                                  .value_or(nullptr);
    const auto refOfCompared = [](const Index &index, const RaceRun *of, const Player *chosen) {
        const Player *compared = comparedPlayer(index.players(), of, chosen);
        return compared ? std::optional(refOf(index.players(), *compared)) : std::nullopt;
    };
    found.ownPlayer = refOfCompared(*own, run, player);
    found.player = refOfCompared(*other, otherRun, otherPlayer);
    if (run && otherRun) {
        found.splits = splitsOf(*run, *otherRun);
        found.byStart = alignmentOfRuns(own, *run, other, *otherRun);
    }
    auto ways = waysOf(subject.own, subject.ghost, player, otherPlayer, stop);
    if (!ways) {
        found.fault = ways.error().fault;
        return found;
    }
    found.lags = lagsOf(*ways, own->time(), other->time());
    if (found.splits.empty())
        found.splits = splitsOfWay(*ways, own->time(), other->time(), PartsOfWay);
    found.pairs = std::move(ways->pairs);
    return found;
}

/// Finds whom \a ghost shall show, once that is known.
void chooseSubject(Ghost &ghost)
{
    if (ghost.wantedSubject.isEmpty() || !ghost.frames)
        return;
    const PlayerTable &players = ghost.content.index->players();
    for (const Player &player : players.players()) {
        const bool isHolder = std::ranges::any_of(player.heldNames, [&](const HeldName &held) {
            return screenText(held.name) == ghost.wantedSubject;
        });
        if (isHolder && !player.isProxy) {
            ghost.look.subject = refOf(players, player);
            ghost.frames->setSubject(ghost.look.subject);
            break;
        }
    }
    ghost.wantedSubject.clear();
}

} // namespace

std::optional<Time> Ghost::timeAt(Time head) const
{
    const auto time = frames && pairing ? pairing->rightAt(head) : std::nullopt;
    if (!time)
        return {};
    const auto presence = frames->source().presenceAt(*time);
    return presence == ReadRecording::Presence::There
                   || presence == ReadRecording::Presence::Damaged
               ? time
               : std::nullopt;
}

GhostRuns::GhostRuns(const Subject &subject, std::function<void()> done)
    : m_subject(subject)
    , m_job([this, done = std::move(done)](RunComparison found) {
        m_result = std::make_shared<const RunComparison>(std::move(found));
        done();
    })
{
    m_job.start([subject](const std::stop_token &stop) { return compare(subject, stop); });
}

bool GhostRuns::isOf(const Subject &subject) const
{
    return subject.own.content.index == m_subject.own.content.index
           && subject.ghost.content.index == m_subject.ghost.content.index
           && subject.own.motion == m_subject.own.motion
           && subject.ghost.motion == m_subject.ghost.motion
           && subject.ownPlayer == m_subject.ownPlayer && subject.player == m_subject.player;
}

Ghosts::Ghosts(ActiveDocument &document, QObject *parent)
    : QObject(parent)
    , m_document(document)
    , m_shown(document)
{
    connect(&document, &ActiveDocument::changed, this, &Ghosts::onDocumentChanged);
    connect(&document, &ActiveDocument::entered, this, &Ghosts::refresh);
}

bool Ghosts::isFull() const
{
    return all().size() >= MostGhosts;
}

std::vector<Document *> Ghosts::sources() const
{
    return m_documents ? m_documents() : std::vector<Document *>{&*m_document};
}

void Ghosts::add(Document &source)
{
    if (isFull() || m_document->path().isEmpty())
        return;
    m_shown->path = m_document->path();
    Ghost ghost;
    ghost.path = source.path();
    ghost.title = source.displayName();
    ghost.source = &source;
    ghost.look.color = freeColor(all());
    m_shown->ghosts.push_back(std::move(ghost));
    if (&source != &*m_document)
        connect(&source, &Document::changed, this, &Ghosts::onSourceChanged, Qt::UniqueConnection);
    refresh();
    emit added();
}

void Ghosts::showRun(std::size_t ghost, const QString &player,
                     const std::optional<PlayerRef> &ownPlayer)
{
    Ghost &shown = m_shown->ghosts[ghost];
    shown.look.alignment.by = Alignment::By::Place;
    shown.isPlacedByRun = !ownPlayer;
    if (ownPlayer)
        shown.look.alignment.event.players = {*ownPlayer};
    shown.wantedSubject = player;
    refresh();
}

void Ghosts::remove(std::size_t ghost)
{
    m_shown->ghosts.erase(m_shown->ghosts.begin() + static_cast<std::ptrdiff_t>(ghost));
    emit changed();
}

void Ghosts::setLook(std::size_t ghost, const GhostLook &look)
{
    Ghost &shown = m_shown->ghosts[ghost];
    if (shown.look.alignment != look.alignment) {
        shown.isPlaced = true;
        shown.isPlacedByRun = false;
    }
    shown.look = look;
    if (shown.frames)
        shown.frames->setSubject(look.subject);
    compareRuns(shown);
    align(shown);
    emit changed();
}

std::vector<WorldLayer> Ghosts::layers() const
{
    std::vector<WorldLayer> layers;
    for (const Ghost &ghost : all()) {
        if (ghost.frames && ghost.pairing && ghost.look.place == GhostLook::Place::InPicture)
            layers.push_back(
                {ghost.frames,
                 [pairing = ghost.pairing](Time time) { return pairing->rightAt(time); },
                 ghost.look.color, ghost.look.opacity,
                 ghost.path == m_document->path() ? QString() : ghost.title});
    }
    return layers;
}

std::vector<const Ghost *> Ghosts::beside() const
{
    std::vector<const Ghost *> found;
    for (const Ghost &ghost : all()) {
        if (ghost.look.place != GhostLook::Place::InPicture)
            found.push_back(&ghost);
    }
    return found;
}

void Ghosts::joinPicture()
{
    for (Ghost &ghost : m_shown->ghosts)
        ghost.look.place = GhostLook::Place::InPicture;
    emit changed();
}

void Ghosts::onDocumentChanged(Document::Changes changes)
{
    if (m_document.isSwitching())
        return;
    // Another recording in its place is compared with nothing yet.
    if (m_shown->path != m_document->path())
        m_shown->ghosts.clear();
    if (changes & (ReadChanges | Document::FollowChanged))
        refresh();
}

void Ghosts::onSourceChanged(Document::Changes changes)
{
    if (changes & ReadChanges)
        refresh();
}

void Ghosts::refresh()
{
    for (Ghost &ghost : m_shown->ghosts) {
        readAgain(ghost);
        recognise(ghost);
        chooseSubject(ghost);
        compareRuns(ghost);
        placeByStart(ghost);
        align(ghost);
    }
    emit changed();
}

void Ghosts::readAgain(Ghost &ghost) const
{
    const Document *source = ghost.source;
    // A recording that was closed, or replaced by another one, stays as it was.
    if (!source || source->path() != ghost.path || !source->index()
        || !source->index()->isComplete())
        return;
    // An index that was kept is there before the map, by which everybody moves between snapshots.
    if (source->index() == ghost.content.index && ghost.frames
        && ghost.frames->source().motion == source->reading().motion())
        return;
    ghost.content = {source->recording(), source->index()};
    ghost.frames = std::make_shared<RecordingFrames>(ReadRecording{
        source->recording(), source->index(), source->reading().motion(), source->sceneMaker()});
    ghost.frames->setSubject(ghost.look.subject);
}

/// Recordings of one session are laid beside each other by tick at once, and what differs is
/// listed, unless a person was faster.
void Ghosts::recognise(Ghost &ghost) const
{
    const ComparedRecording own{m_document->recording(), m_document->index()};
    if (ghost.isOfSession || !own.isKnown() || !ghost.content.isKnown())
        return;
    ghost.isOfSession = ghost.path != m_document->path()
                        && isSameSession(own, ghost.content) == SameSession::Yes;
    // Two moments of one recording are set by hand.
    ghost.isPlaced = ghost.isPlaced || ghost.look.alignment != Alignment()
                     || ghost.path == m_document->path();
    if (!*ghost.isOfSession || std::exchange(ghost.isPlaced, true))
        return;
    ghost.look.alignment.by = Alignment::By::Tick;
    ghost.look.listed = GhostLook::Listed::PositionsAndEvents;
}

void Ghosts::compareRuns(Ghost &ghost)
{
    const ComparedRecording own{m_document->recording(), m_document->index()};
    if (!own.isKnown() || !ghost.frames)
        return;
    const auto &ownPlayers = ghost.look.alignment.event.players;
    const auto formatOf = [](const ComparedRecording &compared) {
        return allFormats().formatNamed(compared.recording->info().format);
    };
    const GhostRuns::Subject subject{
        {own, m_document->reading().motion(), formatOf(own)},
        {ghost.content, ghost.frames->source().motion, formatOf(ghost.content)},
        ownPlayers.empty() ? m_document->selection().followed() : ownPlayers.front(),
        ghost.look.subject};
    if (!ghost.runs || !ghost.runs->isOf(subject))
        ghost.runs = std::make_shared<GhostRuns>(subject, [this] {
            // Later: it may be replaced by another one then.
            QMetaObject::invokeMethod(this, &Ghosts::refresh, Qt::QueuedConnection);
        });
}

/// Two runs of a race begin together, also where they took ways that cannot be compared.
void Ghosts::placeByStart(Ghost &ghost)
{
    const auto runs = ghost.runs ? ghost.runs->result() : nullptr;
    if (!runs || !runs->byStart || !ghost.wantedSubject.isEmpty())
        return;
    const bool isApart = runs->pairs.empty() && std::exchange(ghost.isPlacedByRun, false);
    if (!std::exchange(ghost.isPlaced, true) || isApart)
        ghost.look.alignment = *runs->byStart;
}

void Ghosts::align(Ghost &ghost) const
{
    const ComparedRecording own{m_document->recording(), m_document->index()};
    if (!own.recording || !own.index || !ghost.content.isKnown())
        return;
    ghost.pairing.reset();
    ghost.fault.reset();
    const Alignment &alignment = ghost.look.alignment;
    if (alignment.by == Alignment::By::Place) {
        const auto runs = ghost.runs ? ghost.runs->result() : nullptr;
        if (runs && !runs->pairs.empty())
            ghost.pairing = std::make_shared<const TickPairing>(
                own.index->time(), ghost.content.index->time(), runs->pairs, alignment.nudge);
        else if (runs)
            ghost.fault = runs->fault;
        return;
    }
    if (auto pairing = pairingBy(alignment, own, ghost.content))
        ghost.pairing = std::make_shared<const TickPairing>(*std::move(pairing));
    else
        ghost.fault = pairing.error().fault;
}

} // namespace tickscope
