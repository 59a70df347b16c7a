// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/servers/replay_server.h"

#include <QCryptographicHash>
#include <QDir>
#include <QFile>
#include <QUrlQuery>

#include <algorithm>
#include <array>

#include <poll.h>
#include <sys/socket.h>

#include "core/formats/hollowcube/chunks/chunk_store.h"
#include "core/formats/hollowcube/chunks/preamble.h"
#include "core/io/http/url.h"
#include "core/recorder/compactor.h"

namespace tickscope::test {

namespace {

const QByteArray Root = "/v4/internal/replays/";

QByteArray bytesOf(const QString &path)
{
    QFile file(path);
    return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
}

QByteArray etagOf(const QByteArray &bytes)
{
    return '"' + QCryptographicHash::hash(bytes, QCryptographicHash::Sha1).toHex() + '"';
}

/// The preamble of the file at \a path, which may go on behind it.
QByteArray preambleIn(const QString &path)
{
    const auto source = openFile(path.toStdString());
    const auto preamble = source ? hollowcube::readPreamble(**source, {})
                                 : tl::unexpected(source.error());
    return preamble ? bytesOf(path).left(static_cast<qsizetype>(preamble->length())) : QByteArray();
}

} // namespace

struct ReplayServer::Request {
    QByteArray target; ///< Behind Root.
    QByteArray range;
    QByteArray token;
    QByteArray noneMatch;

    explicit Request(const QByteArray &head)
    {
        const QList<QByteArray> lines = head.split('\n');
        target = lines.first().split(' ').value(1).mid(Root.size());
        for (const QByteArray &line : lines.mid(1)) {
            const QByteArray name = line.left(line.indexOf(':')).toLower();
            const QByteArray value = line.mid(line.indexOf(':') + 1).trimmed();
            if (name == "range")
                range = value;
            else if (name == "authorization")
                token = value;
            else if (name == "if-none-match")
                noneMatch = value;
        }
    }
};

struct ReplayServer::Answer {
    int status = 404;
    QByteArray fields;
    QByteArray body;

    void add(const QByteArray &name, const QByteArray &value)
    {
        fields += name + ": " + value + "\r\n";
    }
    /// Of the body, which is all of the file, what \a wanted says: "bytes=0-99".
    void keepPart(const QByteArray &wanted, Breach breach)
    {
        const QList<QByteArray> range = wanted.mid(QByteArray("bytes=").size()).split('-');
        const qsizetype first = range.first().toLongLong()
                                + (breach == Breach::GivesOtherPart ? 1 : 0);
        const QByteArray size = '/' + QByteArray::number(body.size());
        if (first >= body.size() || breach == Breach::RefusesRanges) {
            add("Content-Range", "bytes *" + size);
            status = 416;
            body.clear();
            return;
        }
        const qsizetype last = std::min<qsizetype>(range.last().toLongLong(), body.size() - 1);
        add("Content-Range",
            "bytes " + QByteArray::number(first) + '-' + QByteArray::number(last) + size);
        status = 206;
        body = body.mid(first, last - first + 1);
        if (breach == Breach::GivesLess)
            body.chop(1);
        else if (breach == Breach::GivesMore)
            body += 'x';
    }
    [[nodiscard]] QByteArray bytes() const
    {
        return "HTTP/1.1 " + QByteArray::number(status) + " -\r\n" + fields
               + "Content-Length: " + QByteArray::number(body.size()) + "\r\n\r\n" + body;
    }
};

ReplayServer::ReplayServer()
    : m_listener([this](int client, const std::stop_token &stop) { serve(client, stop); })
{
}

std::string ReplayServer::url(const QString &id) const
{
    return "http://127.0.0.1:" + std::to_string(m_listener.port()) + Root.toStdString()
           + id.toStdString();
}

bool ReplayServer::compact(const QString &id) const
{
    const QDir replay(m_folder.filePath(id));
    const std::string path = replay.filePath(QString::fromLatin1(CompactedName)).toStdString();
    const auto source = openNamed(replay.path().toStdString());
    if (!source || !recorder::compactRecording(*source, path, {}, {}))
        return false;
    const QStringList names = replay.entryList({QStringLiteral("segment-*.dat")});
    return std::ranges::all_of(
        names, [&](const QString &name) { return QFile::remove(replay.filePath(name)); });
}

void ReplayServer::setToken(const QByteArray &token)
{
    const std::lock_guard lock(m_mutex);
    m_token = token;
}

void ReplayServer::setBreach(Breach breach)
{
    const std::lock_guard lock(m_mutex);
    m_breach = breach;
}

void ReplayServer::setBeforeAnswer(std::function<void(const QByteArray &)> action)
{
    const std::lock_guard lock(m_mutex);
    m_beforeAnswer = std::move(action);
}

QList<QByteArray> ReplayServer::requests() const
{
    const std::lock_guard lock(m_mutex);
    return m_requests;
}

void ReplayServer::clearRequests()
{
    const std::lock_guard lock(m_mutex);
    m_requests.clear();
}

void ReplayServer::serve(int client, const std::stop_token &stop)
{
    QByteArray came;
    std::array<char, 4096> bytes{};
    while (!stop.stop_requested()) {
        pollfd waiting{client, POLLIN, 0};
        if (::poll(&waiting, 1, LookUpMilliseconds) <= 0)
            continue;
        const auto count = ::recv(client, bytes.data(), bytes.size(), 0);
        if (count <= 0)
            return;
        came.append(bytes.data(), count);
        if (!came.endsWith("\r\n\r\n"))
            continue;
        const QByteArray answer = answerTo(Request(came)).bytes();
        came.clear();
        if (!sendAll(client, answer.constData(), static_cast<std::size_t>(answer.size())))
            return;
    }
}

ReplayServer::Answer ReplayServer::answerTo(const Request &request)
{
    const std::lock_guard lock(m_mutex);
    if (m_beforeAnswer)
        m_beforeAnswer(request.target);
    const QByteArray path = request.target.split('?').first();
    const QString folder = m_folder.filePath(QString::fromUtf8(path.split('/').first()));
    Answer answer;
    if (!m_token.isEmpty() && request.token != "Bearer " + m_token)
        answer.status = 401;
    else if (path.endsWith("/stream"))
        answer = streamOf(folder, request, m_breach);
    else if (!path.contains('/'))
        answer = preambleOf(folder, request, m_breach);
    m_requests.append(QByteArray::number(answer.status) + ' ' + request.target + ' '
                      + request.range);
    return answer;
}

ReplayServer::Answer ReplayServer::preambleOf(const QString &folder, const Request &request,
                                              Breach breach) const
{
    const bool isCompacted = QFile::exists(folder + '/' + CompactedName);
    const QByteArray preamble = preambleIn(
        folder + '/' + (isCompacted ? CompactedName : hollowcube::PreambleName));
    Answer answer;
    if (preamble.isEmpty())
        return answer;
    const bool isFinished = QFile::exists(folder + '/' + hollowcube::FinishedName);
    answer.add("Content-Type", "application/vnd.hollowcube.replay-preamble");
    answer.add("ETag", etagOf(preamble));
    answer.add("replay-state", isFinished ? "finished" : "recording");
    answer.add("replay-representation", isCompacted ? "compacted" : "segmented");
    const auto segments = QDir(folder).entryList({QStringLiteral("segment-*.dat")}).size();
    if (!isCompacted)
        answer.add("Replay-Next-Segment-Index", QByteArray::number(segments));
    const bool isKnown = request.noneMatch == etagOf(preamble);
    answer.status = isKnown && breach != Breach::KnowsNoConditions ? 304 : 200;
    if (answer.status == 200)
        answer.body = preamble;
    if (answer.status == 200 && breach == Breach::CutsPreambles)
        answer.keepPart(request.range, breach);
    return answer;
}

ReplayServer::Answer ReplayServer::streamOf(const QString &folder, const Request &request,
                                            Breach breach) const
{
    const QUrlQuery query(QString::fromUtf8(request.target.split('?').value(1)));
    const QString segment = query.queryItemValue(QStringLiteral("segment"));
    const QString path = folder + '/'
                         + (segment.isEmpty()
                                ? QString::fromLatin1(CompactedName)
                                : QString::fromStdString(hollowcube::segmentName(segment.toInt())));
    Answer answer;
    if (!QFile::exists(path) || breach == Breach::HasNothing)
        return answer;
    const QByteArray all = bytesOf(path);
    answer.add("Content-Type", "application/vnd.hollowcube.replay");
    answer.add("ETag", etagOf(all));
    answer.status = 200;
    answer.body = all;
    if (request.range.isEmpty() || breach == Breach::GivesAll)
        return answer;
    answer.keepPart(request.range, breach);
    return answer;
}

} // namespace tickscope::test
