// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/window/maps/map_prompts.h"

#include <QDir>
#include <QFileDialog>
#include <QFileInfo>
#include <QMessageBox>
#include <QPushButton>
#include <QSettings>
#include <QUrl>

#include <algorithm>

#include "core/base/limits.h"
#include "core/base/try.h"
#include "core/io/http/http_source.h"
#include "core/io/http/url.h"
#include "ui/export/saved_text.h"
#include "ui/settings_notifier.h"
#include "ui/start/recent_files.h"
#include "ui/style/widget_parts.h"
#include "ui/texts/sentence_words.h"
#include "ui/window/messages/message_bar.h"

namespace tickscope {

static Result<QString> fetch(const std::string &address, const Sha256Digest &hash,
                             const QString &folder, const std::stop_token &stop)
{
    HttpOptions options = HttpOptions::fromEnvironment();
    options.bearerToken.clear(); // it is for the recording's server
    options.cacheFolder.clear(); // the file itself is kept
    TRY_ASSIGN(const auto source, openUrl(address, options, stop));
    TRY_ASSIGN(const auto bytes, readAll(*source, 0, source->size(), limits::MapBytes, stop));
    if (sha256Of(bytes) != hash)
        return damaged(Fault::tr("the file there has another SHA-256"));
    const QString path = folder + u'/' + QString::fromStdString(hexText(hash))
                         + QStringLiteral(".map");
    QDir().mkpath(folder);
    const QByteArrayView whole(reinterpret_cast<const char *>(bytes.data()),
                               static_cast<qsizetype>(bytes.size()));
    const QString problem = saveBytes(path, whole.toByteArray());
    if (!problem.isEmpty())
        return failure(ErrorCode::Io, {faults::Words, problem.toStdString()});
    return path;
}

QString mapAddress(const QString &pattern, const MapReference &map)
{
    const QString trimmed = pattern.trimmed();
    if (trimmed.isEmpty() || !map.sha256 || !isUrl(trimmed.toStdString()))
        return {};
    const QString name = QString::fromStdString(map.name);
    QString address = trimmed;
    address.replace(QStringLiteral("{sha256}"), QString::fromStdString(hexText(*map.sha256)));
    address.replace(QStringLiteral("{name}"), QString::fromLatin1(QUrl::toPercentEncoding(name)));
    return address;
}

MapDownload::MapDownload(ActiveDocument &document, MessageBar &messages, QWidget &window)
    : QObject(&window)
    , m_document(document)
    , m_messages(messages)
    , m_window(window)
    , m_job([this](const Result<QString> &path) { take(path); })
{
}

QString MapDownload::address() const
{
    const auto &recording = m_document->recording();
    if (!recording || !recording->info().map)
        return {};
    return mapAddress(QSettings().value(settings::MapAddress).toString(), *recording->info().map);
}

bool MapDownload::isPossible() const
{
    return m_document->map().isMissing() && !address().isEmpty();
}

void MapDownload::ask()
{
    if (!isPossible())
        return;
    auto *box = new QMessageBox(
        QMessageBox::Question, tr("Download map"),
        tr("Download the map “%1” from %2?")
            .arg(screenText(m_document->recording()->info().map->name),
                 QString::fromStdString(shownName(address().toStdString()))),
        QMessageBox::Cancel, &m_window);
    box->setObjectName(QStringLiteral("mapDownload"));
    box->setTextFormat(Qt::PlainText);
    box->setInformativeText(tr("It is used only if its SHA-256 matches the recording."));
    auto *yes = box->addButton(tr("Download"), QMessageBox::AcceptRole);
    connect(yes, &QPushButton::clicked, this, &MapDownload::start);
    openOnce(*box);
}

void MapDownload::start()
{
    if (!isPossible())
        return;
    m_recording = m_document->path();
    m_messages.setMessage(MessageBar::Topic::Map, tr("Downloading the map…"), tr("Stop"), [this] {
        m_job.cancel();
        m_messages.remove(MessageBar::Topic::Map);
    });
    m_job.start([from = address().toStdString(), folder = settings::fetchedMapsFolder(),
                 hash = *m_document->recording()->info().map->sha256](const std::stop_token &stop) {
        return fetch(from, hash, folder, stop);
    });
}

void MapDownload::take(const Result<QString> &path)
{
    if (m_document->path() != m_recording)
        return;
    if (path) {
        m_messages.remove(MessageBar::Topic::Map);
        m_document->map().choose(*path);
        return;
    }
    m_messages.setMessage(
        MessageBar::Topic::Map,
        tr("The map could not be downloaded: %1").arg(shownFault(path.error().fault)),
        tr("Try again"), [this] { ask(); });
}

/// Files that a person chose as maps, by mapKey().
const QString ChosenMaps = QStringLiteral("maps/chosen");

/// Among the latest recordings are those of the other tabs, and demos hold their maps.
static QStringList searchedPlaces()
{
    return settings::mapFolders() + recent_files::latest();
}

/// What distinguishes the map of \a document among all others; empty where it names none.
static QString mapKey(const Document &document)
{
    const auto &recording = document.recording();
    if (!recording || !recording->info().map)
        return {};
    const MapReference &map = *recording->info().map;
    if (map.sha256)
        return QString::fromStdString(hexText(*map.sha256));
    return QString::fromStdString(map.name) + u'_'
           + (map.crc32 ? QString::number(*map.crc32, 16) : QString());
}

MapPrompts::MapPrompts(ActiveDocument &document, MessageBar &messages, QWidget &window)
    : QObject(&window)
    , m_document(document)
    , m_messages(messages)
    , m_window(window)
    , m_commands(this, document)
    , m_download(new MapDownload(document, messages, window))
    , m_shown(document)
    , m_chosen(document)
{
    addCommands();
    updatePlaces();
    connect(&SettingsNotifier::instance(), &SettingsNotifier::changed, this,
            [this](const QString &key) {
                if (key != settings::MapFolders && key != settings::MapAddress)
                    return;
                // What was shown may no longer be so.
                m_shown->clear();
                updatePlaces();
            });
    connect(&document, &ActiveDocument::changed, this, [this](Document::Changes changes) {
        if (changes & Document::RecordingChanged)
            m_chosen->clear();
        if (changes & Document::MapChanged && !m_document.isSwitching())
            showMessage();
    });
    connect(&document, &ActiveDocument::entered, this, [this] {
        // Setting them looks for a map that was missing, which is done when they are other ones.
        if (!std::ranges::equal(m_document->map().places(), searchedPlaces(), {}, {},
                                &QString::toStdString))
            updatePlaces();
        showMessage();
    });
}

void MapPrompts::addCommands()
{
    m_commands.add("file.chooseMap", tr("Choose map file…"), {}, {MenuName::File, 300},
                   tr("Choose the map file to use"), {.argument = Argument::Optional},
                   [this](const std::optional<QString> &path) {
                       if (path)
                           choose(*path);
                       else
                           chooseFile();
                   });
}

void MapPrompts::showMessage()
{
    rememberChosen();
    if (m_document->map().isWarning() && chooseAgain())
        return;
    const QString warning = m_document->map().isWarning() ? m_document->map().note() : QString();
    if (warning.isEmpty())
        m_messages.remove(MessageBar::Topic::Map);
    else if (warning != *m_shown && m_download->isPossible()) // once; who closed it knows
        m_messages.setMessage(MessageBar::Topic::Map, warning, tr("Download map…"),
                              [this] { m_download->ask(); });
    else if (warning != *m_shown)
        m_messages.setMessage(MessageBar::Topic::Map, warning, tr("Choose map file…"),
                              [this] { chooseFile(); });
    *m_shown = warning;
}

void MapPrompts::chooseFile()
{
    const auto &recording = m_document->recording();
    if (!recording)
        return;
    const auto &map = recording->info().map;
    QString filters = tr("All files (*)");
    if (map && !map->fileSuffix.empty())
        filters.prepend(tr("Maps (*%1)").arg(QString::fromStdString(map->fileSuffix))
                        + QStringLiteral(";;"));
    const QString path = QFileDialog::getOpenFileName(
        &m_window, tr("Choose map file"), QFileInfo(m_document->path()).absolutePath(), filters);
    if (!path.isEmpty())
        choose(path);
}

void MapPrompts::choose(const QString &path)
{
    *m_chosen = path;
    m_document->map().choose(path);
}

/// Once it was read as a map.
void MapPrompts::rememberChosen()
{
    const auto found = m_document->map().found();
    const QString key = mapKey(*m_document);
    if (!found || m_chosen->isEmpty() || key.isEmpty() || found->path != m_chosen->toStdString())
        return;
    QVariantMap chosen = QSettings().value(ChosenMaps).toMap();
    chosen.insert(key, *m_chosen);
    SettingsNotifier::instance().store(ChosenMaps, chosen);
}

/// What a person chose for this map before, while nothing better is found.
/// \returns whether it is being read.
bool MapPrompts::chooseAgain()
{
    const QString path
        = QSettings().value(ChosenMaps).toMap().value(mapKey(*m_document)).toString();
    if (!m_chosen->isEmpty() || path.isEmpty() || !QFileInfo::exists(path))
        return false;
    choose(path);
    return true;
}

void MapPrompts::updatePlaces()
{
    m_document->map().setPlaces(searchedPlaces());
}

} // namespace tickscope
