// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/window/maps/map_download.h"

#include <QDir>
#include <QMessageBox>
#include <QPushButton>
#include <QSettings>
#include <QThreadPool>
#include <QUrl>

#include "core/base/limits.h"
#include "core/base/try.h"
#include "core/io/http/http_source.h"
#include "core/io/http/url.h"
#include "ui/document/active_document.h"
#include "ui/export/saved_text.h"
#include "ui/settings_keys.h"
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
        return failure(ErrorCode::Damaged, Fault::tr("the file there has another SHA-256"));
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
    m_messages.setMessage(
        MessageBar::Topic::Map,
        {.text = tr("Downloading the map…"), .actionText = tr("Stop"), .action = [this] {
             m_job.cancel();
             m_messages.remove(MessageBar::Topic::Map);
         }});
    m_job.start(*QThreadPool::globalInstance(),
                [from = address().toStdString(), folder = settings::fetchedMapsFolder(),
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
        {.text = tr("The map could not be downloaded: %1").arg(shownFault(path.error().fault)),
         .actionText = tr("Try again"),
         .action = [this] { ask(); }});
}

} // namespace tickscope
