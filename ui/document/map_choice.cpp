// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/document/map_choice.h"

#include <QFileInfo>

#include "ui/texts/screen_text.h"

namespace tickscope {

/// \a reference  the map that the recording names, if any.
static QString noteOf(const MapAnswer &answer, const std::optional<MapReference> &reference)
{
    using Outcome = MapAnswer::Outcome;
    const QString name = reference ? screenText(reference->name) : QString();
    const QString file = QFileInfo(QString::fromStdString(answer.path)).fileName();
    switch (answer.outcome) {
    case Outcome::Missing:
        return MapChoice::tr("Map “%1” not found; players are shown without walls.").arg(name);
    case Outcome::Unreadable:
        return answer.path.empty()
                   ? MapChoice::tr(
                         "Embedded map “%1” cannot be read; players are shown without walls.")
                         .arg(name)
                   : MapChoice::tr("%1 is not a readable map file.").arg(file);
    case Outcome::Found:
    case Outcome::Chosen:
        break;
    }
    switch (answer.match) {
    case FoundMap::Match::Embedded:
        return MapChoice::tr("Map “%1” is embedded in the recording.").arg(name);
    case FoundMap::Match::Sha256:
        return MapChoice::tr("Map “%1” found, SHA-256 matches: %2").arg(name, file);
    case FoundMap::Match::Crc32:
        return MapChoice::tr("Map “%1” found, CRC-32 matches: %2").arg(name, file);
    case FoundMap::Match::Name:
        return answer.outcome == Outcome::Chosen
                   ? MapChoice::tr("Chosen map, unverified: %1; the recording has no map hash.")
                         .arg(file)
                   : MapChoice::tr(
                         "Map “%1” found by name only, unverified; it may be a different version.")
                         .arg(name);
    case FoundMap::Match::Differs:
        return MapChoice::tr("Different map version (hash or size differs): %1").arg(file);
    }
    return {};
}

void MapChoice::setPlaces(const QStringList &places)
{
    m_places.clear();
    for (const QString &place : places)
        m_places.push_back(place.toStdString());
    if (m_isMissing)
        emit searchWanted();
}

void MapChoice::take(const MapAnswer &answer, const RecordingInfo &info)
{
    // What was chosen in vain leaves the map that is there as it is.
    const bool lacksProof = !answer.decidesMore && (answer.content || !m_found.content);
    if (answer.content)
        m_found = answer;
    m_note = noteOf(answer, info.map);
    if (lacksProof && info.needsMapToRebuild)
        m_note += u' ' + tr("Hooks, weapons and freeze need the map that was played.");
    m_isMissing = m_found.content == nullptr;
    m_isWarning = !answer.content || !answer.isVerified();
    emit changed(MapChanged);
}

void MapChoice::clear()
{
    m_found = {};
    m_note.clear();
    m_isMissing = false;
    m_isWarning = false;
}

} // namespace tickscope
