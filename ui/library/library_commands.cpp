// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/library/library_commands.h"

#include <array>
#include <vector>

#include <QFileDialog>
#include <QFileInfo>
#include <QFutureWatcher>
#include <QInputDialog>
#include <QMenu>
#include <QString>
#include <QtConcurrentRun>

#include "core/export/text/row_writer.h"
#include "core/formats/format.h"
#include "core/library/recording_facts.h"
#include "ui/commands/command.h"
#include "ui/export/saved_text.h"
#include "ui/jobs/keyring.h"
#include "ui/library/file_manager.h"
#include "ui/library/library_model.h"
#include "ui/library/library_settings.h"
#include "ui/reading/confined_reader.h"
#include "ui/settings_notifier.h"
#include "ui/start/recent_files.h"
#include "ui/style/widget_parts.h"

namespace tickscope {

namespace {

RowFormat formatOf(const QString &path)
{
    if (path.endsWith(QLatin1String(".json"), Qt::CaseInsensitive))
        return RowFormat::Json;
    if (path.endsWith(QLatin1String(".jsonl"), Qt::CaseInsensitive))
        return RowFormat::JsonLines;
    return RowFormat::Csv;
}

/// Words for programs.
const char *stateWord(const library::RecordingRow &row)
{
    constexpr std::array Words{"new",        "header_read", "read",
                               "unreadable", "unreadable",  "header_read"};
    return row.isMissing ? "missing" : Words.at(static_cast<std::size_t>(row.state));
}

void writeRow(RowWriter &writer, const library::RecordingRow &row)
{
    const auto text = [&](const char *name, const QString &value) {
        writer.insertText(name, value.toStdString());
    };
    writer.begin();
    text("path", row.file.path);
    text("format", row.facts.family);
    text("map", row.facts.map);
    writer.insertNumber("duration_seconds", static_cast<double>(row.facts.length) / 1000);
    text("date", library_texts::date(row).toString(Qt::ISODate));
    if (row.players >= 0)
        writer.insert("players", row.players);
    else
        writer.insertNull("players");
    writer.insert("finished_runs", row.finished);
    if (row.bestTime >= 0)
        writer.insertNumber("best_seconds", static_cast<double>(row.bestTime) / 1000);
    else
        writer.insertNull("best_seconds");
    writer.insert("markers", row.facts.markers);
    writer.insert("damaged_places", row.facts.damage);
    writer.insert("cases", row.cases);
    text("verdict", row.verdict);
    writer.insert("size", row.file.size);
    text("sha256", row.sha256);
    writer.insertText("state", stateWord(row));
    writer.insertText("problem", row.problemText());
    writer.end();
}

/// Writes what the library knows of \a rows to \a path: as JSON or JSON Lines by its ending, else
/// as CSV. For workers.
/// \returns why it failed; empty when it did not.
QString exportRows(const std::vector<library::RecordingRow> &rows, const QString &path)
{
    return saveText(path, [&](TextSink &sink) -> Result<void> {
        RowWriter writer(sink, formatOf(path),
                         {"path", "format", "map", "duration_seconds", "date", "players",
                          "finished_runs", "best_seconds", "markers", "damaged_places", "cases",
                          "verdict", "size", "sha256", "state", "problem"},
                         CsvReader::Spreadsheet);
        for (const library::RecordingRow &row : rows)
            writeRow(writer, row);
        writer.finish();
        return {};
    });
}

/// The first one and its ghosts.
constexpr std::size_t MostCompared = 4;
/// Nobody opens more at once on purpose.
constexpr std::size_t MostOpened = 20;

} // namespace

LibraryCommands::LibraryCommands(QWidget *parent, ActiveDocument &document, LibraryService &service,
                                 std::function<Choice()> choice)
    : QObject(parent)
    , m_parent(parent)
    , m_service(service)
    , m_choice(std::move(choice))
    , m_commands(this, document, tr("Library"))
{
    addSelectionCommands();
    addLibraryCommands();
}

void LibraryCommands::addSelectionCommands()
{
    const auto add = [this](const char *id, const QString &text, Command more,
                            CommandHandler handler) {
        more.needsRecording = false;
        if (!more.isEnabled)
            more.isEnabled = [this] { return !m_choice().selected.empty(); };
        m_commands.add(id, text, std::move(more), std::move(handler));
    };
    add("library.open", tr("Open recording"), {.icon = "open"}, [this] { open(); });
    add("library.compare", tr("Compare"),
        {.toolTip = tr("Show two to four in one picture, or one with the recording that is open"),
         .icon = "players",
         .isEnabled =
             [this] {
                 const std::size_t count = m_choice().selected.size();
                 return count <= MostCompared && count >= (m_hasOpen ? 1 : 2);
             }},
        [this] { compare(); });
    add("library.verify", tr("Verify"),
        {.toolTip = tr("Read the whole file again and look for damage")}, [this] { verify(); });
    add("library.export", tr("Export list…"),
        {.toolTip = tr("Save what is known about the selected recordings as CSV or JSON"),
         .argument = Argument::Optional},
        [this](const std::optional<QString> &path) {
            if (path)
                exportTo(*path);
            else
                chooseExport();
        });
    add("library.reveal", tr("Show in file manager"), {}, [this] {
        withSelected([](const Rows &rows) {
            QStringList paths;
            for (const auto &row : rows) {
                if (!row.isAddress())
                    paths << row.file.path;
            }
            if (!paths.isEmpty())
                showInFileManager(paths);
        });
    });
    add("library.nameWorld", tr("Name world…"),
        {.toolTip = tr("Show a name of yours for the world of the selected recording"),
         .argument = Argument::Optional},
        [this](const QVariant &argument) {
            nameWorld(textArgument(argument));
            return true;
        });
    add("library.pin", tr("Pin"),
        {.toolTip = tr("Keep under Pinned, or remove from there"), .icon = "pin"},
        [this] { pin(); });
    add("library.remove", tr("Remove from list"),
        {.toolTip = tr("The file stays where it is"), .icon = "close", .discards = true},
        [this] { remove(); });
}

void LibraryCommands::addLibraryCommands()
{
    const QString title = tr("Library");
    m_commands.add("library.show", tr("Show library"), {"Ctrl+L"}, {MenuName::File, 138, title},
                   tr("Show the library beside what is open"), {.needsRecording = false},
                   [this] { emit wanted(); });
    m_commands.add("library.addFolder", tr("Add folder to library…"), {},
                   {MenuName::File, 140, title}, {},
                   {.needsRecording = false, .argument = Argument::Optional},
                   [this](const std::optional<QString> &path) {
                       const bool isFolder = path && QFileInfo(*path).isDir();
                       if (isFolder)
                           addFolder(*path);
                       else if (!path)
                           connect(askForFolder(m_parent, tr("Add folder to library")),
                                   &QFileDialog::fileSelected, this, &LibraryCommands::addFolder);
                       return isFolder || !path;
                   });
    m_commands.add("library.addAddress", tr("Add address to library…"), {},
                   {MenuName::File, 141, title},
                   tr("List the recordings of a game server, a web folder or a bucket"),
                   {.needsRecording = false, .argument = Argument::Optional},
                   [this](const std::optional<QString> &address) {
                       const bool isAddress = address && library_settings::isAddress(*address);
                       if (isAddress)
                           addAddress(*address, {});
                       else if (!address)
                           emit addressWanted();
                       return isAddress || !address;
                   });
    m_commands.add(
        "library.scan", tr("Scan folders again"), {}, {MenuName::File, 142, title}, {},
        {.needsRecording = false, .isEnabled = [this] { return !m_service.isScanning(); }},
        [this] { m_service.scan(); });
    m_commands.add(
        "library.whispers", tr("Search in whispers"), {}, {MenuName::File, 143, title},
        tr("Find words in whispers between players. All recordings are read again"),
        {.needsRecording = false,
         .isChecked = [] { return library_settings::whispers() == library::Whispers::Kept; }},
        [this] {
            const bool wasOn = library_settings::whispers() == library::Whispers::Kept;
            library_settings::setWhispers(wasOn ? library::Whispers::LeftOut
                                                : library::Whispers::Kept);
            m_service.applySettings();
        });
    if (!confined_reader::program().isEmpty() || !confined_reader::isWanted())
        m_commands.add(
            "library.confined", tr("Read in a confined process"), {}, {MenuName::File, 144, title},
            tr("A process that reaches no network and no other files reads the "
               "recordings. One that is broken cannot end the window"),
            {.needsRecording = false,
             .isEnabled = [] { return qEnvironmentVariableIsEmpty("TICKSCOPE_UNCONFINED"); },
             .isChecked = [] { return confined_reader::isWanted(); }},
            [this] {
                confined_reader::setWanted(!confined_reader::isWanted());
                m_service.scan();
            });
    SettingsNotifier::instance().watch(settings::RecordingFolders, this,
                                       [this] { emit placesChanged(); });
    connect(&m_service, &LibraryService::progressChanged, &m_commands,
            qOverload<>(&CommandSet::refresh));
}

void LibraryCommands::offer(QMenu &menu)
{
    m_commands.refresh();
    for (const char *id :
         {"library.open", "library.compare", "library.verify", "library.export", "library.reveal"})
        menu.addAction(m_commands.action(QString::fromLatin1(id)));
    menu.addSeparator();
    for (const char *id : {"library.nameWorld", "library.pin", "library.remove"})
        menu.addAction(m_commands.action(QString::fromLatin1(id)));
}

void LibraryCommands::withSelected(std::function<void(const Rows &)> use)
{
    m_service.read<Rows>(
        this,
        [ids = m_choice().selected](library::LibraryStore &store) {
            return store.listing().rows(ids, {});
        },
        std::move(use));
}

void LibraryCommands::open()
{
    using Opened = std::pair<Rows, std::vector<std::optional<qint64>>>;
    m_service.read<Opened>(
        this,
        [choice = m_choice()](library::LibraryStore &store) {
            return store.listing().rows(choice.selected, {}).map([&](Rows rows) {
                std::vector<std::optional<qint64>> ticks;
                for (std::size_t i = 0; i < std::min(rows.size(), MostOpened); ++i)
                    ticks.push_back(
                        store.listing().tickOfHit(rows[i].id, choice.text).value_or(std::nullopt));
                return Opened{std::move(rows), std::move(ticks)};
            });
        },
        [this](const Opened &opened) { openRows(opened.first, opened.second); });
}

void LibraryCommands::openRows(const Rows &rows, const std::vector<std::optional<qint64>> &ticks)
{
    if (rows.size() > MostOpened)
        emit reported(tr("Only the first %1 were opened.").arg(MostOpened));
    else if (std::ranges::all_of(rows, &library::RecordingRow::isMissing))
        emit reported(tr("File not found."));
    for (std::size_t i = 0; i < ticks.size(); ++i) {
        if (!rows[i].isMissing)
            emit chosen(rows[i].file.path,
                        ticks[i] ? std::optional(Tick{*ticks[i]}) : std::nullopt);
    }
}

void LibraryCommands::compare()
{
    withSelected([this](const Rows &rows) {
        if (std::ranges::any_of(rows, &library::RecordingRow::isMissing))
            return emit reported(tr("File not found."));
        QStringList paths;
        for (const auto &row : rows)
            paths << row.file.path;
        emit comparisonWanted(paths);
    });
}

void LibraryCommands::verify()
{
    const std::vector<qint64> ids = m_choice().selected;
    m_service.change([ids](library::LibraryStore &store) { return store.forgetFacts(ids); });
    m_service.scan();
    emit reported(tr("Verifying %n recording(s)…", nullptr, static_cast<int>(ids.size())));
    connect(
        &m_service, &LibraryService::scanned, this, [this, ids] { reportVerified(ids); },
        Qt::SingleShotConnection);
}

void LibraryCommands::reportVerified(const std::vector<qint64> &ids)
{
    m_service.read<Rows>(
        this, [ids](library::LibraryStore &store) { return store.listing().rows(ids, {}); },
        [this](const Rows &rows) {
            const auto bad = std::ranges::count_if(rows, [](const library::RecordingRow &row) {
                return row.isMissing || row.state == library::ReadState::Unreadable
                       || row.facts.damage > 0;
            });
            const QString whole = tr("%n recording(s) verified", nullptr,
                                     static_cast<int>(rows.size()));
            emit reported(bad == 0
                              ? tr("%1: no damage found.").arg(whole)
                              : tr("%1: %2 damaged, unreadable or missing.").arg(whole).arg(bad));
        });
}

void LibraryCommands::chooseExport()
{
    const QStringList kinds{tr("Table (*.csv)"), tr("JSON (*.json)"), tr("JSON Lines (*.jsonl)")};
    auto *dialog = askWhereToSave(m_parent, tr("Export list"), {}, kinds.join(";;"), "csv",
                                  "recordings.csv");
    connect(dialog, &QFileDialog::fileSelected, this, &LibraryCommands::exportTo);
}

void LibraryCommands::exportTo(const QString &path)
{
    withSelected([this, path](const Rows &rows) {
        auto *watcher = new QFutureWatcher<QString>(this);
        connect(watcher, &QFutureWatcherBase::finished, this, [this, watcher, path] {
            const QString problem = watcher->result();
            const QString name = QFileInfo(path).fileName();
            emit reported(problem.isEmpty() ? tr("Exported to %1.").arg(name)
                                            : tr("%1 could not be written: %2").arg(name, problem));
            watcher->deleteLater();
        });
        watcher->setFuture(QtConcurrent::run([rows, path] { return exportRows(rows, path); }));
    });
}

void LibraryCommands::nameWorld(const std::optional<QString> &name)
{
    withSelected([this, name](const Rows &rows) {
        const auto found = std::ranges::find_if(rows, [](const library::RecordingRow &row) {
            return !library::worldIdOf(row.facts.worldKey).isEmpty();
        });
        if (found == rows.end())
            return emit reported(tr("The recording names no world."));
        const auto change = [this, key = found->facts.worldKey](const QString &given) {
            const QString world = given.simplified().left(library::LongestName);
            library_settings::setWorldName(library::worldIdOf(key), world);
            m_service.change(
                [key, world](library::LibraryStore &store) { return store.nameWorld(key, world); });
            if (world.isEmpty())
                m_service.scan();
        };
        if (name)
            return change(*name);
        auto *dialog = named(new QInputDialog(m_parent), "worldName");
        dialog->setWindowTitle(tr("Name world"));
        dialog->setLabelText(tr("Name (empty: as the recording says):"));
        dialog->setTextValue(found->facts.map);
        connect(dialog, &QInputDialog::textValueSelected, this, change);
        openOnce(*dialog);
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
        emit reported(arePinned ? tr("%n recording(s) unpinned.", nullptr, int(rows.size()))
                                : tr("%n recording(s) pinned.", nullptr, int(rows.size())));
        emit placesChanged();
    });
}

void LibraryCommands::remove()
{
    const std::vector<qint64> ids = m_choice().selected;
    withSelected([this](const Rows &rows) {
        for (const auto &row : rows) {
            recent_files::remove(row.file.path);
            library_settings::setPinned(row.file.path, false);
        }
        emit placesChanged();
    });
    m_service.change([ids](library::LibraryStore &store) { return store.hide(ids); });
}

void LibraryCommands::addAddress(const QString &address, const QString &token)
{
    server_tokens::keep(library_settings::placeOf(address), token);
    addFolder(address);
}

void LibraryCommands::addFolder(const QString &folder)
{
    library_settings::addFolder(folder);
    m_service.change([folder = library_settings::placeOf(folder)](library::LibraryStore &store) {
        return store.unhide(folder);
    });
    m_service.scan();
}

void LibraryCommands::removeFolder(const QString &folder)
{
    library_settings::removeFolder(folder);
    server_tokens::forget(folder);
}

} // namespace tickscope
