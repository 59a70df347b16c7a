// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/world/view/world_notes.h"

#include <algorithm>

#include <QFontMetricsF>
#include <QPainter>
#include <QWidget>

#include "core/analysis/player_rows.h"
#include "core/io/http/url.h"
#include "ui/errors.h"
#include "ui/style/theme.h"
#include "ui/texts/player_text.h"
#include "ui/world/tracks/track_layers.h"
#include "ui/world/view/shown_scene.h"

namespace tickscope {

constexpr double NoteEdge = 12;
constexpr double NotePadX = 10;
constexpr double NotePadY = 5;
/// How long the picture may stay behind the head before it says so, in milliseconds.
constexpr auto LatePause = std::chrono::milliseconds(300);

WorldNotes::WorldNotes(ActiveDocument &document, const ShownScene &scene, const TrackLayers &tracks,
                       QWidget &view)
    : QObject(&view)
    , m_document(document)
    , m_scene(scene)
    , m_tracks(tracks)
    , m_view(view)
    , m_lateTimer(LatePause, this, [this] {
        m_isLate = true;
        m_view.update();
    })
{
}

void WorldNotes::noteLateFrame(Document::Changes changes)
{
    const auto &frame = m_document->frame();
    const bool isBehind = frame && frame->asked != m_document->playback().time().tick();
    const bool isNews = changes & (Document::RecordingChanged | Document::FrameChanged);
    if (isNews || !isBehind) {
        m_isLate = false;
        m_lateTimer.stop();
    }
    if (isBehind && !m_isLate && !m_lateTimer.isActive())
        m_lateTimer.start();
}

std::vector<WorldNotes::Note> WorldNotes::notes() const
{
    std::vector<Note> notes;
    const QFontMetricsF metrics(m_view.font());
    double bottom = m_view.height() - NoteEdge;
    const auto add = [&](const QString &text, const QColor &bar) {
        if (text.isEmpty())
            return;
        const QString shown = metrics.elidedText(text, Qt::ElideRight, m_view.width() * 0.7);
        const QSizeF size(metrics.horizontalAdvance(shown) + 2 * NotePadX,
                          metrics.height() + 2 * NotePadY);
        const QPointF corner(m_view.width() - NoteEdge - size.width(), bottom - size.height());
        notes.push_back({QRectF(corner, size), shown, text, bar});
        bottom -= size.height() + 6;
    };
    const auto &frame = m_document->frame();
    const bool isDamaged = frame && frame->exactness == Exactness::Damaged;
    add(stateText(), theme::color(isDamaged ? theme::Token::Damage : theme::Token::Accent));
    return notes;
}

void WorldNotes::paint(QPainter &painter, const WorldPalette &palette) const
{
    painter.setFont(m_view.font());
    painter.setRenderHint(QPainter::Antialiasing);
    for (const Note &note : notes()) {
        painter.setPen(Qt::NoPen);
        painter.setBrush(palette.plate);
        painter.drawRoundedRect(note.plate, 4, 4);
        painter.fillRect(
            QRectF(note.plate.left(), note.plate.top() + 3, 3, note.plate.height() - 6), note.bar);
        painter.setPen(palette.plateText);
        painter.drawText(note.plate, Qt::AlignCenter | Qt::TextSingleLine, note.text);
    }
}

QString WorldNotes::cutTextAt(QPointF pixel) const
{
    for (const Note &note : notes()) {
        if (note.text != note.whole && note.plate.contains(pixel))
            return note.whole;
    }
    return {};
}

QString WorldNotes::stateText() const
{
    switch (m_document->phase()) {
    case OpenPhase::Empty:
        return tr("No recording is open");
    case OpenPhase::Opening:
        return tr("Opening %1…").arg(m_document->displayName());
    case OpenPhase::Failed:
        return tr("This recording cannot be displayed");
    case OpenPhase::Indexing:
    case OpenPhase::Ready:
        break;
    }
    const auto &frame = m_document->frame();
    const bool isRemote = isUrl(m_document->path().toStdString());
    if (m_isLate)
        return isRemote ? tr("Waiting for the server…") : tr("Loading…");
    if (!frame || frame->exactness == Exactness::NotLoadedYet)
        return tr("Loading…");
    if (frame->exactness == Exactness::Unreachable)
        return isRemote ? tr("The server did not deliver this part")
                        : tr("This part could not be read");
    if (frame->exactness == Exactness::Damaged)
        return frame->at ? tr("Damaged here: shown as far as it is readable")
                         : tr("Damaged: nothing is readable here");
    if (QString absence = absenceText(); !absence.isEmpty())
        return absence;
    if (m_tracks.isReading())
        return tr("Reading player paths…");
    if (m_scene.scene().actors.empty()) {
        QString unread = unreadSentence(m_document->recording()->info());
        return !unread.isEmpty()   ? unread
               : isAnyOutOfSight() ? tr("No one is in sight of the recording player now")
                                   : tr("No one is in the world now");
    }
    return {};
}

QString WorldNotes::absenceText() const
{
    const auto &followed = m_document->selection().followed();
    if (!followed || m_scene.actorOf(followed) || !m_document->sceneMaker())
        return {};
    return tickscope::absenceText(m_document->players().title(*followed),
                                  m_document->players().clientInFrame(followed),
                                  *m_document->frame(), *m_document->sceneMaker());
}

bool WorldNotes::isAnyOutOfSight() const
{
    const auto &frame = m_document->frame();
    const auto &index = m_document->index();
    const auto &maker = m_document->sceneMaker();
    return frame->at && index && maker
           && std::ranges::any_of(playersOf(*frame->at, index->players()),
                                  [&](const PlayerRow &row) {
                                      return maker->mayBeOutOfSight(*frame->at->shown, row.client);
                                  });
}

} // namespace tickscope
