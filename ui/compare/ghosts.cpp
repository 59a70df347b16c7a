// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/compare/ghosts.h"

#include <utility>

#include "ui/style/theme.h"

namespace tickscope {

namespace {

/// Each has a thread of its own, and more could not be told apart.
constexpr std::size_t MostGhosts = 3;

constexpr Document::Changes ReadChanges = Document::RecordingChanged | Document::IndexChanged
                                          | Document::PhaseChanged | Document::RebuiltChanged
                                          | Document::MapChanged;

} // namespace

Ghosts::Ghosts(ActiveDocument &document, QObject *parent)
    : QObject(parent)
    , m_document(document)
    , m_shown(document)
{
    connect(&document, &ActiveDocument::changed, this, &Ghosts::onDocumentChanged);
    connect(&document, &ActiveDocument::entered, this, &Ghosts::refresh);
}

Ghosts::~Ghosts() = default;

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
    ghost.look.color = theme::clientColor(static_cast<int>(all().size()) + 1);
    m_shown->ghosts.push_back(std::move(ghost));
    if (&source != &*m_document)
        connect(&source, &Document::changed, this, &Ghosts::onSourceChanged, Qt::UniqueConnection);
    refresh();
    emit added();
}

void Ghosts::remove(std::size_t ghost)
{
    m_shown->ghosts.erase(m_shown->ghosts.begin() + static_cast<std::ptrdiff_t>(ghost));
    emit changed();
}

void Ghosts::setLook(std::size_t ghost, const GhostLook &look)
{
    Ghost &shown = m_shown->ghosts[ghost];
    shown.look = look;
    if (shown.frames)
        shown.frames->setSubject(look.subject);
    align(shown);
    emit changed();
}

std::vector<WorldLayer> Ghosts::layers() const
{
    std::vector<WorldLayer> layers;
    for (const Ghost &ghost : all()) {
        if (ghost.frames && !ghost.fault)
            layers.push_back({ghost.frames, ghost.offset, ghost.look.color, ghost.look.opacity});
    }
    return layers;
}

void Ghosts::onDocumentChanged(Document::Changes changes)
{
    if (m_document.isSwitching())
        return;
    // Another recording in its place is compared with nothing yet.
    if (m_shown->path != m_document->path())
        m_shown->ghosts.clear();
    if (changes & ReadChanges)
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
        align(ghost);
    }
    emit changed();
}

void Ghosts::readAgain(Ghost &ghost) const
{
    const Document *source = ghost.source;
    // A recording that was closed, or replaced by another one, stays as it was.
    if (!source || source->path() != ghost.path || !source->index()
        || !source->index()->isComplete() || source->index() == ghost.content.index)
        return;
    ghost.content = {source->recording(), source->index()};
    ghost.frames = std::make_shared<RecordingFrames>(
        source->recording(), source->index(), source->reading().motion(), source->sceneMaker());
    ghost.frames->setSubject(ghost.look.subject);
}

void Ghosts::align(Ghost &ghost) const
{
    const ComparedRecording own{m_document->recording(), m_document->index()};
    if (!own.recording || !own.index || !ghost.content.isKnown())
        return;
    const auto offset = offsetBetween(ghost.look.alignment, own, ghost.content);
    ghost.offset = offset.value_or(Time{0});
    ghost.fault = offset ? std::nullopt : std::optional(offset.error().fault);
}

} // namespace tickscope
