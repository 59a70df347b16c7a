// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/export/export_commands.h"

#include "ui/export/clip_dialog.h"
#include "ui/style/widget_parts.h"

namespace tickscope {

ExportCommands::ExportCommands(ActiveDocument &document, std::function<PictureMaker(QSize)> picture,
                               QWidget &window)
    : QObject(&window)
    , m_document(document)
    , m_picture(std::move(picture))
    , m_window(window)
    , m_commands(this, document)
{
    add("export.events", tr("Events…"), ExportSubject::Events, 420);
    add("export.players", tr("Players…"), ExportSubject::Players, 421);
    add("export.inputs", tr("Inputs…"), ExportSubject::Inputs, 422);
    add("export.markers", tr("Markers…"), ExportSubject::Markers, 423);
    add("export.tracks", tr("Player positions…"), ExportSubject::Tracks, 424);
    add("export.state", tr("State at the playhead…"), ExportSubject::State, 425);
    add("export.picture", tr("Picture…"), ExportSubject::Picture, 426);
    addClip();
    m_commands.refreshWith(Document::PhaseChanged | Document::FrameChanged);
}

void ExportCommands::add(const char *id, const QString &text, ExportSubject choice, int place)
{
    // Rows of what is still being read would be those of a part, without saying so.
    const auto isReady = [this, choice] {
        const bool needsFrame = choice == ExportSubject::State || choice == ExportSubject::Picture;
        return needsFrame ? m_document->frame() != nullptr && m_document->index() != nullptr
                          : m_document->phase() == OpenPhase::Ready;
    };
    m_commands.add(QString::fromLatin1(id), text, {}, {MenuName::File, place, tr("Export")},
                   tr("Export what is listed and selected to a file"), {.isEnabled = isReady},
                   [this, choice] { ask(choice); });
}

void ExportCommands::ask(ExportSubject choice)
{
    open(*new ExportDialog(m_document, choice, m_picture, &m_window));
}

void ExportCommands::addClip()
{
    m_commands.add("clip.save", tr("Save clip…"), {}, {MenuName::File, 412},
                   tr("Save some ticks as a recording of the same format"),
                   {.argument = Argument::Optional,
                    .isEnabled = [this] { return m_document->index() != nullptr; }},
                   [this](const std::optional<Tick> &moment) {
                       open(*new ClipDialog(*m_document, moment, &m_window));
                   });
}

void ExportCommands::open(SaveDialog &dialog)
{
    connect(&dialog, &SaveDialog::ended, this, &ExportCommands::ended);
    openOnce(dialog);
}

} // namespace tickscope
