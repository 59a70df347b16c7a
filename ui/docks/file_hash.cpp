// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/docks/file_hash.h"

#include "core/base/hash.h"
#include "core/base/limits.h"
#include "core/io/byte_source.h"
#include "ui/errors.h"

#include <QFile>
#include <QPromise>
#include <QtConcurrentRun>
#include <QThreadPool>

#include <algorithm>
#include <vector>

namespace tickscope {

FileHash::FileHash(QObject *parent)
    : QObject(parent)
{
    connect(&m_watcher, &QFutureWatcherBase::progressValueChanged, this, &FileHash::changed);
    connect(&m_watcher, &QFutureWatcherBase::finished, this, [this] {
        if (m_watcher.future().resultCount() > 0)
            m_answer = m_watcher.result();
        emit changed();
    });
}

FileHash::~FileHash()
{
    m_watcher.cancel();
}

void FileHash::start(const QString &path)
{
    if (path == m_path)
        return;
    clear();
    m_path = path;
    m_watcher.setFuture(QtConcurrent::run(QThreadPool::globalInstance(), &FileHash::compute, path));
}

void FileHash::clear()
{
    m_watcher.cancel();
    m_path.clear();
    m_answer = {};
}

QString FileHash::text() const
{
    if (!m_answer.text.isEmpty())
        return m_answer.text;
    return m_watcher.isRunning() ? tr("being computed, %1 %").arg(m_watcher.progressValue())
                                 : tr("not computed");
}

void FileHash::compute(QPromise<Answer> &promise, const QString &path)
{
    const auto source = openFile(QFile::encodeName(path).toStdString());
    if (!source) {
        promise.addResult(Answer{errorSentence(source.error()), false});
        return;
    }
    promise.setProgressRange(0, 100);
    const std::uint64_t size = std::max<std::uint64_t>((*source)->size(), 1);
    Sha256 hash;
    std::vector<std::byte> block(limits::ReadBlock);
    std::uint64_t offset = 0;
    while (!promise.isCanceled()) {
        const auto count = (*source)->readAt(offset, block, {});
        if (!count) {
            promise.addResult(Answer{errorSentence(count.error()), false});
            return;
        }
        if (*count == 0) {
            promise.addResult(Answer{QString::fromStdString(hexText(hash.finish())), true});
            return;
        }
        hash.add(std::span(block).first(*count));
        offset += *count;
        promise.setProgressValue(
            static_cast<int>(std::min<std::uint64_t>(offset * 100 / size, 100)));
    }
}

} // namespace tickscope
