// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/settings/cache_page.h"

#include <QDir>
#include <QDirIterator>
#include <QFileInfo>
#include <QLabel>
#include <QLocale>
#include <QPushButton>

#include <algorithm>

#include "ui/style/widget_parts.h"

namespace tickscope {

/// Of a file with what a database keeps beside it.
static quint64 bytesOfFile(const QString &path)
{
    quint64 bytes = 0;
    for (const char *suffix : {"", "-wal", "-shm"})
        bytes += static_cast<quint64>(QFileInfo(path + QString::fromLatin1(suffix)).size());
    return bytes;
}

static quint64 bytesIn(const QString &path, const std::stop_token &stop)
{
    if (QFileInfo(path).isFile())
        return bytesOfFile(path);
    quint64 bytes = 0;
    QDirIterator files(path, QDir::Files | QDir::Hidden | QDir::System,
                       QDirIterator::Subdirectories);
    while (files.hasNext() && !stop.stop_requested()) {
        files.next();
        bytes += static_cast<quint64>(files.fileInfo().isSymLink() ? 0 : files.fileInfo().size());
    }
    return bytes;
}

CachePage::CachePage(std::vector<CachePlace> places, QWidget *parent)
    : SettingsPage(QStringLiteral("cache"), parent)
    , m_places(std::move(places))
    , m_job([this](const Sizes &sizes) { take(sizes); })
{
    // What is counted after a clearing finds it done.
    m_pool.setMaxThreadCount(1);
    for (const CachePlace &place : m_places)
        addPlace(place);
    addHint(tr("Everything here is recreated or downloaded again when needed."));
    count();
}

CachePage::~CachePage()
{
    m_job.cancel();
}

void CachePage::addPlace(const CachePlace &place)
{
    auto *row = new QWidget(this);
    Row made{new QLabel(tr("Counting…"), row), new QPushButton(tr("Clear"), row)};
    made.size->setObjectName(QStringLiteral("cache.%1.size").arg(place.name));
    made.size->setToolTip(QDir::toNativeSeparators(place.path));
    made.size->setMinimumWidth(made.size->fontMetrics().horizontalAdvance(u'0') * 12);
    made.clear->setObjectName(QStringLiteral("cache.%1.clear").arg(place.name));
    made.clear->setAccessibleDescription(place.title);
    made.clear->setAutoDefault(false);
    made.clear->setEnabled(false);
    connect(made.clear, &QPushButton::clicked, this, [this, place] { clear(place); });
    makeRow(row, {made.size, made.clear, stretchPart()}, {QMargins()});
    addRow(place.title, row);
    m_rows.push_back(made);
}

void CachePage::count()
{
    m_job.start(m_pool, [places = m_places](const std::stop_token &stop) {
        Sizes sizes;
        for (const CachePlace &place : places)
            sizes.push_back(bytesIn(place.path, stop));
        return sizes;
    });
}

void CachePage::clear(const CachePlace &place)
{
    if (place.clear)
        return place.clear(this, [this] { count(); });
    m_pool.start([folder = place.path] { QDir(folder).removeRecursively(); });
    count();
}

void CachePage::take(const Sizes &sizes)
{
    for (std::size_t i = 0; i < std::min(sizes.size(), m_rows.size()); ++i) {
        m_rows[i].size->setText(QLocale().formattedDataSize(static_cast<qint64>(sizes[i]), 1));
        m_rows[i].clear->setEnabled(sizes[i] > 0);
    }
}

} // namespace tickscope
