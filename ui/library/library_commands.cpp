// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/library/library_commands.h"

#include <QFileDialog>
#include <QFileInfo>
#include <QFutureWatcher>
#include <QMenu>
#include <QtConcurrentRun>

#include "ui/commands/argument.h"
#include "ui/library/file_manager.h"
#include "ui/library/library_export.h"
#include "ui/library/library_settings.h"
#include "ui/settings_keys.h"
#include "ui/settings_news.h"
#include "ui/start/recent_files.h"

namespace tickscope {

namespace {

/// Nobody opens more at once on purpose.
constexpr std::size_t MostOpened = 20;

} // namespace

LibraryCommands::LibraryCommands(QWidget *parent, Document &document, LibraryService &service,
                                 std::function<std::vector<qint64>()> selected)
    : QObject(parent)
    , m_parent(parent)
    , m_service(service)
    , m_selected(std::move(selected))
    , m_commands(this, document, tr("Library"))
{
    addSelectionCommands();
    addLibraryCommands();
}

void LibraryCommands::addSelectionCommands()
{
    const auto add = [this](Command command) {
        command.needsRecording = false;
        command.isEnabled = [this] { return !m_selected().empty(); };
        m_commands.add(std::move(command));
    };
    add({.id = "library.open",
         .text = tr("Open recording"),
         .handler = [this] { open(); },
         .icon = "open"});
    add({.id = "library.verify",
         .text = tr("Verify"),
         .handler = [this] { verify(); },
         .toolTip = tr("Read the whole file again and look for damage")});
    add({.id = "library.export",
         .text = tr("Export list…"),
         .handler =
             [this](const QVariant &argument) {
                 const auto path = textArgument(argument);
                 if (path)
                     exportTo(*path);
                 else if (!argument.isValid())
                     chooseExport();
                 return path || !argument.isValid();
             },
         .toolTip = tr("Save what is known about the selected recordings as CSV or JSON"),
         .argument = Argument::Optional});
    add({.id = "library.reveal", .text = tr("Show in file manager"), .handler = [this] {
             withSelected([](const Rows &rows) {
                 QStringList paths;
                 for (const auto &row : rows)
                     paths << row.file.path;
                 showInFileManager(paths);
             });
         }});
    add({.id = "library.pin",
         .text = tr("Pin"),
         .handler = [this] { pin(); },
         .toolTip = tr("Keep under Pinned, or remove from there"),
         .icon = "pin"});
    add({.id = "library.remove",
         .text = tr("Remove from list"),
         .handler = [this] { remove(); },
         .toolTip = tr("The file stays where it is"),
         .icon = "close"});
}

void LibraryCommands::addLibraryCommands()
{
    const QString title = tr("Library");
    m_commands.add(
        {.id = "library.addFolder",
         .text = tr("Add folder to library…"),
         .handler =
             [this](const QVariant &argument) {
                 const auto path = textArgument(argument);
                 const bool isFolder = path && QFileInfo(*path).isDir();
                 if (isFolder) {
                     addFolder(*path);
                 } else if (!argument.isValid()) {
                     auto *dialog = new QFileDialog(m_parent, tr("Add folder to library"));
                     dialog->setAttribute(Qt::WA_DeleteOnClose);
                     dialog->setFileMode(QFileDialog::Directory);
                     connect(dialog, &QFileDialog::fileSelected, this, &LibraryCommands::addFolder);
                     dialog->open();
                 }
                 return isFolder || !argument.isValid();
             },
         .place = {MenuName::File, 140, title},
         .needsRecording = false,
         .argument = Argument::Optional});
    m_commands.add({.id = "library.scan",
                    .text = tr("Scan folders again"),
                    .handler = [this] { m_service.scan(); },
                    .place = {MenuName::File, 141, title},
                    .needsRecording = false,
                    .isEnabled = [this] { return !m_service.isScanning(); }});
    m_commands.add(
        {.id = "library.whispers",
         .text = tr("Search in whispers"),
         .handler =
             [this] {
                 const bool wasOn = library_settings::whispers() == library::Whispers::Kept;
                 library_settings::setWhispers(wasOn ? library::Whispers::LeftOut
                                                     : library::Whispers::Kept);
                 m_service.takeSettings();
             },
         .place = {MenuName::File, 142, title},
         .toolTip = tr("Find words in whispers between players. All recordings are read again"),
         .needsRecording = false,
         .isChecked = [] { return library_settings::whispers() == library::Whispers::Kept; }});
    connect(&SettingsNews::instance(), &SettingsNews::changed, this, [this](const QString &key) {
        if (key == settings::RecordingFolders)
            emit placesChanged();
    });
    connect(&m_service, &LibraryService::progressChanged, &m_commands,
            qOverload<>(&CommandSet::refresh));
}

void LibraryCommands::offer(QMenu &menu)
{
    m_commands.refresh();
    for (const char *id : {"library.open", "library.verify", "library.export", "library.reveal"})
        menu.addAction(m_commands.action(QString::fromLatin1(id)));
    menu.addSeparator();
    for (const char *id : {"library.pin", "library.remove"})
        menu.addAction(m_commands.action(QString::fromLatin1(id)));
}

void LibraryCommands::withSelected(std::function<void(const Rows &)> use)
{
    m_service.read<Rows>(
        this, [ids = m_selected()](library::LibraryStore &store) { return store.rows(ids, {}); },
        std::move(use));
}

void LibraryCommands::open()
{
    withSelected([this](const Rows &rows) {
        QStringList paths;
        for (const auto &row : rows) {
            if (!row.isMissing && paths.size() < qsizetype(MostOpened))
                paths << row.file.path;
        }
        if (rows.size() > MostOpened)
            emit told(tr("Only the first %1 were opened.").arg(MostOpened));
        else if (paths.isEmpty())
            emit told(tr("File not found."));
        if (!paths.isEmpty())
            emit chosen(paths);
    });
}

void LibraryCommands::verify()
{
    const std::vector<qint64> ids = m_selected();
    m_service.change([ids](library::LibraryStore &store) { return store.forgetFacts(ids); });
    m_service.scan();
    emit told(tr("Verifying %n recording(s)…", nullptr, static_cast<int>(ids.size())));
    connect(
        &m_service, &LibraryService::scanned, this, [this, ids] { tellVerified(ids); },
        Qt::SingleShotConnection);
}

void LibraryCommands::tellVerified(const std::vector<qint64> &ids)
{
    m_service.read<Rows>(
        this, [ids](library::LibraryStore &store) { return store.rows(ids, {}); },
        [this](const Rows &rows) {
            const auto bad = std::ranges::count_if(rows, [](const library::RecordingRow &row) {
                return row.isMissing || row.state == library::ReadState::Unreadable
                       || row.facts.damage > 0;
            });
            const QString whole = tr("%n recording(s) verified", nullptr,
                                     static_cast<int>(rows.size()));
            emit told(bad == 0 ? tr("%1: no damage found.").arg(whole)
                               : tr("%1: %2 damaged, unreadable or missing.").arg(whole).arg(bad));
        });
}

void LibraryCommands::chooseExport()
{
    auto *dialog = new QFileDialog(m_parent, tr("Export list"));
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    dialog->setAcceptMode(QFileDialog::AcceptSave);
    dialog->setDefaultSuffix(QStringLiteral("csv"));
    dialog->setNameFilters({tr("Table (*.csv)"), tr("JSON (*.json)"), tr("JSON Lines (*.jsonl)")});
    dialog->selectFile(QStringLiteral("recordings.csv"));
    connect(dialog, &QFileDialog::fileSelected, this, &LibraryCommands::exportTo);
    dialog->open();
}

void LibraryCommands::exportTo(const QString &path)
{
    withSelected([this, path](const Rows &rows) {
        auto *watcher = new QFutureWatcher<QString>(this);
        connect(watcher, &QFutureWatcherBase::finished, this, [this, watcher, path] {
            const QString problem = watcher->result();
            const QString name = QFileInfo(path).fileName();
            emit told(problem.isEmpty() ? tr("Exported to %1.").arg(name)
                                        : tr("%1 could not be written: %2").arg(name, problem));
            watcher->deleteLater();
        });
        watcher->setFuture(QtConcurrent::run([rows, path] { return exportRows(rows, path); }));
    });
}

void LibraryCommands::pin()
{
    withSelected([this](const Rows &rows) {
        // What is pinned in part is pinned as a whole.
        const bool arePinned = std::ranges::all_of(rows, [](const library::RecordingRow &row) {
            return library_settings::isPinned(row.file.path);
        });
        for (const auto &row : rows)
            library_settings::setPinned(row.file.path, !arePinned);
        emit told(arePinned ? tr("%n recording(s) unpinned.", nullptr, int(rows.size()))
                            : tr("%n recording(s) pinned.", nullptr, int(rows.size())));
        emit placesChanged();
    });
}

void LibraryCommands::remove()
{
    const std::vector<qint64> ids = m_selected();
    withSelected([this](const Rows &rows) {
        for (const auto &row : rows) {
            recent_files::remove(row.file.path);
            library_settings::setPinned(row.file.path, false);
        }
        emit placesChanged();
    });
    m_service.change([ids](library::LibraryStore &store) { return store.hide(ids); });
}

void LibraryCommands::addFolder(const QString &folder)
{
    library_settings::addFolder(folder);
    m_service.change([folder](library::LibraryStore &store) { return store.unhide(folder); });
    m_service.scan();
}

void LibraryCommands::removeFolder(const QString &folder)
{
    library_settings::removeFolder(folder);
}

} // namespace tickscope
