// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/world/view/picture_export.h"

#include <QClipboard>
#include <QFileDialog>
#include <QFutureWatcher>
#include <QGuiApplication>
#include <QtConcurrentRun>

#include "ui/commands/command_keys.h"

namespace tickscope {

PictureExport::PictureExport(Document &document, std::function<PictureMaker()> picture,
                             QWidget &view)
    : QObject(&view)
    , m_document(document)
    , m_picture(std::move(picture))
    , m_view(view)
    , m_commands(this, document)
    , m_copying([](const QImage &image) { QGuiApplication::clipboard()->setImage(image); })
{
    const auto add = [this](Command command) { m_commands.add(std::move(command)); };
    add({.id = "picture.copy",
         .text = tr("Copy picture"),
         .shortcuts = keys({"Ctrl+Shift+C"}),
         .handler = [this] { copy(); },
         .place = {MenuName::File, 400},
         .toolTip = tr("Copy the picture of the world to the clipboard"),
         .icon = "copy"});
    add({.id = "picture.save",
         .text = tr("Save picture…"),
         .shortcuts = keys({"Ctrl+Shift+S"}),
         .handler = [this] { save(); },
         .place = {MenuName::File, 410},
         .toolTip = tr("Save the picture of the world as a file")});
}

void PictureExport::copy()
{
    m_copying.start(*QThreadPool::globalInstance(),
                    [make = m_picture()](const std::stop_token &) { return make(); });
}

void PictureExport::save()
{
    auto *dialog = new QFileDialog(&m_view, tr("Save picture"));
    dialog->setObjectName(QStringLiteral("savePictureDialog"));
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    dialog->setAcceptMode(QFileDialog::AcceptSave);
    dialog->setNameFilter(tr("PNG images (*.png)"));
    dialog->setDefaultSuffix(QStringLiteral("png"));
    dialog->selectFile(tr("%1 tick %2.png")
                           .arg(m_document.displayName(),
                                QString::number(m_document.playback().time().tick().value)));
    connect(dialog, &QFileDialog::fileSelected, this, &PictureExport::write);
    dialog->open();
}

void PictureExport::write(const QString &path)
{
    auto *watcher = new QFutureWatcher<bool>(this);
    connect(watcher, &QFutureWatcherBase::finished, this, [this, watcher, path] {
        emit ended(watcher->result() ? QString()
                                     : tr("The picture could not be saved to %1").arg(path));
        watcher->deleteLater();
    });
    watcher->setFuture(QtConcurrent::run(
        [make = m_picture(), path] { return savePicture(make(), path).isEmpty(); }));
}

} // namespace tickscope
