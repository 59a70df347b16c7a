// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/world/view/picture_export.h"

#include <QClipboard>
#include <QGuiApplication>
#include <QWidget>

#include "ui/export/export_dialog.h"
#include "ui/style/widget_parts.h"

namespace tickscope {

PictureExport::PictureExport(ActiveDocument &document, std::function<PictureMaker(QSize)> picture,
                             QWidget &view)
    : QObject(&view)
    , m_document(document)
    , m_picture(std::move(picture))
    , m_view(view)
    , m_commands(this, document)
    , m_copying([](const QImage &image) { QGuiApplication::clipboard()->setImage(image); })
{
    m_commands.add("picture.copy", tr("Copy picture"), {"Ctrl+Shift+C"}, {MenuName::File, 400},
                   tr("Copy the picture of the world to the clipboard"), {.icon = "copy"},
                   [this] { copy(); });
    m_commands.add("picture.save", tr("Save picture…"), {"Ctrl+Shift+S"}, {MenuName::File, 410},
                   tr("Save the picture of the world as a file"),
                   {.isEnabled = [this] { return m_document->frame() && m_document->index(); }},
                   [this] { save(); });
    m_commands.refreshWith(Document::PhaseChanged | Document::FrameChanged);
}

QSize PictureExport::size() const
{
    return m_view.size() * m_view.devicePixelRatioF();
}

void PictureExport::copy()
{
    m_copying.start([make = m_picture(size())](const std::stop_token &) { return make(); });
}

void PictureExport::save()
{
    auto *dialog = new ExportDialog(m_document, ExportSubject::Picture, m_picture, &m_view);
    dialog->setPictureSize(size());
    connect(dialog, &ExportDialog::ended, this, &PictureExport::ended);
    openOnce(*dialog);
}

} // namespace tickscope
