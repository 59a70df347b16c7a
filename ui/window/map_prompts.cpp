// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/window/map_prompts.h"

#include <QFileDialog>
#include <QFileInfo>
#include <QSettings>

#include "ui/commands/argument.h"
#include "ui/settings_keys.h"
#include "ui/window/dialogs/map_folders_dialog.h"
#include "ui/window/map_download.h"
#include "ui/window/message_bar.h"

namespace tickscope {

MapPrompts::MapPrompts(Document &document, MessageBar &messages, QWidget &window)
    : QObject(&window)
    , m_document(document)
    , m_messages(messages)
    , m_window(window)
    , m_commands(this, document)
    , m_download(new MapDownload(document, messages, window))
{
    addCommands();
    document.map().setFolders(QSettings().value(settings::MapFolders).toStringList()
                              + QStringList{fetchedMapsFolder()});
    connect(&document, &Document::changed, this, [this](Document::Changes changes) {
        if (changes & Document::MapChanged)
            showMessage();
    });
}

void MapPrompts::addCommands()
{
    const auto add = [this](Command command) { m_commands.add(std::move(command)); };
    add({.id = "file.chooseMap",
         .text = tr("Choose map file…"),
         .handler =
             [this](const QVariant &argument) {
                 const auto path = textArgument(argument);
                 if (path)
                     m_document.map().choose(*path);
                 else if (!argument.isValid())
                     chooseFile();
                 return path || !argument.isValid();
             },
         .place = {MenuName::File, 300},
         .toolTip = tr("Choose the map file to use"),
         .argument = Argument::Optional});
    add({.id = "file.mapFolders",
         .text = tr("Map folders…"),
         .handler = [this] { chooseFolders(); },
         .place = {MenuName::File, 310},
         .toolTip = tr("Choose the folders searched for maps"),
         .needsRecording = false});
}

void MapPrompts::showMessage()
{
    const QString warning = m_document.map().isWarning() ? m_document.map().note() : QString();
    if (warning.isEmpty())
        m_messages.remove(MessageBar::Topic::Map);
    else if (warning != m_told && m_download->isPossible()) // once; who closed it knows
        m_messages.setMessage(
            MessageBar::Topic::Map,
            {warning, {}, {}, tr("Download map…"), [this] { m_download->ask(); }});
    else if (warning != m_told)
        m_messages.setMessage(MessageBar::Topic::Map,
                              {warning, {}, {}, tr("Choose map file…"), [this] { chooseFile(); }});
    m_told = warning;
}

void MapPrompts::chooseFile()
{
    const auto &recording = m_document.recording();
    if (!recording)
        return;
    const auto &map = recording->info().map;
    QString filters = tr("All files (*)");
    if (map && !map->fileSuffix.empty())
        filters.prepend(tr("Maps (*%1)").arg(QString::fromStdString(map->fileSuffix))
                        + QStringLiteral(";;"));
    const QString path = QFileDialog::getOpenFileName(
        &m_window, tr("Choose map file"), QFileInfo(m_document.path()).absolutePath(), filters);
    if (!path.isEmpty())
        m_document.map().choose(path);
}

void MapPrompts::chooseFolders()
{
    QSettings stored;
    auto *dialog = new MapFoldersDialog(stored.value(settings::MapFolders).toStringList(),
                                        stored.value(settings::MapAddress).toString(), &m_window);
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    connect(dialog, &MapFoldersDialog::placesChosen, this,
            [this](const QStringList &folders, const QString &address) {
                QSettings().setValue(settings::MapFolders, folders);
                QSettings().setValue(settings::MapAddress, address);
                m_told.clear();
                m_document.map().setFolders(folders + QStringList{fetchedMapsFolder()});
            });
    dialog->open();
}

} // namespace tickscope
