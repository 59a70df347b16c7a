// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/together/shared_notes.h"

#include <utility>

namespace tickscope::together {

static Annotation shownNote(const SharedNote &note, const QString &author)
{
    Annotation shown;
    shown.kind = Annotation::Kind::Shared;
    shown.tick = note.ticks.first.value;
    if (note.ticks.first < note.ticks.last)
        shown.lastTick = note.ticks.last.value;
    shown.text = note.text;
    shown.author = author;
    return shown;
}

SharedNotes::SharedNotes(ActiveDocument &document, Together &session, std::function<bool()> isBlind,
                         QObject *parent)
    : QObject(parent)
    , m_document(document)
    , m_session(session)
    , m_isBlind(std::move(isBlind))
{
    connect(&session, &Together::changed, this, &SharedNotes::show);
    connect(&document, &ActiveDocument::entered, this, &SharedNotes::show);
    connect(&document, &ActiveDocument::changed, this, [this](Document::Changes changes) {
        if (changes & (Document::RecordingChanged | Document::HashChanged))
            show();
        if (changes & Document::MarkersChanged)
            publish();
    });
}

bool SharedNotes::canAdd() const
{
    return m_session.phase() == Together::Phase::Joined && m_session.mayAsk() && !isBlind()
           && m_own.size() < MostNotes && !m_document->contentHash().sha256().isEmpty();
}

void SharedNotes::add(const QString &text)
{
    if (!canAdd() || text.trimmed().isEmpty())
        return;
    Annotation marker;
    marker.tick = m_document->playback().time().tick().value;
    marker.text = text;
    const QUuid id = m_document->markers().add(std::move(marker));
    m_own.push_back({id, m_document->contentHash().sha256()});
    publish();
}

void SharedNotes::publish()
{
    if (isBlind() || !m_document->markers().isLoaded())
        return;
    const QString &sha256 = m_document->contentHash().sha256();
    for (std::size_t number = 0; number < m_own.size(); ++number) {
        const Own &own = m_own[number];
        if (own.sha256 != sha256)
            continue; // its markers are not known now
        const Annotation *marker = m_document->markers().find(own.marker);
        m_session.setNote(static_cast<int>(number),
                          marker ? std::optional(SharedNote{sha256, marker->ticks(), marker->text})
                                 : std::nullopt);
    }
}

void SharedNotes::show()
{
    if (!m_session.isIn())
        m_own.clear();
    const QString &sha256 = m_document->contentHash().sha256();
    std::vector<Annotation> shown;
    for (const auto &[key, notes] : m_session.notes()) {
        for (const auto &[number, note] : notes) {
            if (key == m_session.self() || note.sha256 != sha256)
                continue;
            shown.push_back(shownNote(note, m_session.nameOf(key)));
            shown.back().id = QUuid::createUuidV5(QUuid(), key + QString::number(number));
        }
    }
    m_document->markers().setShared(std::move(shown));
}

} // namespace tickscope::together
