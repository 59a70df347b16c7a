// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/markers/marker_store.h"

#include "core/io/http/url.h"
#include "core/model/content_hash.h"
#include "core/model/recording.h"
#include "ui/markers/marker_database.h"

#include <QCryptographicHash>
#include <QFileInfo>
#include <QStandardPaths>
#include <QTimer>

#include <deque>
#include <functional>
#include <map>
#include <utility>

namespace tickscope {

/// Place and head of a recording that has no name of its own. Hashed: the store must not show
/// paths and addresses.
static QString placeKey(const RecordingInfo &info, const QString &path)
{
    QByteArray text = path.toUtf8();
    for (const std::string &part :
         {info.format, info.timestamp, info.map ? info.map->name : std::string()})
        text += '\n' + QByteArray::fromStdString(part);
    return QStringLiteral("place:")
           + QString::fromLatin1(
               QCryptographicHash::hash(text, QCryptographicHash::Sha256).toHex());
}

RecordingKeys provisionalKeys(const Recording &recording, const QString &path, bool mayGrow)
{
    const RecordingInfo &info = recording.info();
    const bool isAddress = isUrl(path.toStdString());
    const QString place = isAddress ? QString::fromStdString(shownName(path.toStdString()))
                                    : QFileInfo(path).absoluteFilePath();
    RecordingKeys keys;
    keys.name = QFileInfo(place).fileName();
    keys.mayGrow = mayGrow;
    if (!info.identity.empty())
        keys.provisional << QStringLiteral("own:%1:%2")
                                .arg(QString::fromStdString(info.format),
                                     QString::fromLatin1(
                                         QByteArray::fromStdString(info.identity).toHex()));
    else
        keys.provisional << placeKey(info, place);
    return keys;
}

QString quickKey(const Recording &recording, std::stop_token stop)
{
    const auto quick = quickContentKey(recording, std::move(stop));
    return quick && !quick->empty() ? QStringLiteral("quick:") + QString::fromStdString(*quick)
                                    : QString();
}

constexpr int LookPause = 500; // milliseconds

/// Reads and writes the store for a MarkerStore. Changes that cannot be written wait and are
/// tried again; what others write is noticed. Lives in the store's thread.
class MarkerWorker
{
public:
    using Loaded = std::function<void(int session, quint64 edit, const std::vector<Annotation> &)>;
    using Troubled = std::function<void(const StoreTrouble &)>;

    /// \param loaded    called with the markers of a session whenever they are others, with the
    ///                  number of its last edit that is in them.
    /// \param troubled  called whenever the trouble is another.
    MarkerWorker(const QString &path, Loaded loaded, Troubled troubled)
        : m_database(path)
        , m_loaded(std::move(loaded))
        , m_troubled(std::move(troubled))
    {
        m_lookTimer.setInterval(LookPause);
        m_lookTimer.callOnTimeout([this] { look(); });
    }

    /// Begins a session, or updates what its recording is known by.
    void know(int session, const RecordingKeys &keys)
    {
        m_sessions[session].keys = keys;
        m_isKnown = false;
        if (!m_lookTimer.isActive())
            m_lookTimer.start();
        knowAll();
        write();
        deliver(session, true);
        reportTrouble();
    }

    void forget(int session)
    {
        m_sessions.erase(session);
        if (m_sessions.empty() && m_changes.empty())
            m_lookTimer.stop();
    }

    void edit(int session, quint64 number, const std::vector<AnnotationEdit> &edits)
    {
        Session &own = m_sessions[session];
        for (const AnnotationEdit &edit : edits) {
            if (edit.after && !edit.before)
                own.added.push_back(edit.after->id);
        }
        m_changes.push_back({session, number, own.keys, edits});
        write();
        deliverAll();
        reportTrouble();
    }

    /// Tries what waits again, and looks whether others have written.
    void look()
    {
        if (m_database.isOpen() && !m_database.isInPlace()) {
            const bool wasReadOnly = m_database.isReadOnly();
            m_database.close();
            // Another process has put it aside, or somebody has moved it.
            if (!wasReadOnly)
                rescue();
        }
        knowAll();
        write();
        if (isReady()) {
            const auto version = m_database.version();
            if (version && *version != std::exchange(m_version, *version))
                deliverAll();
        }
        reportTrouble();
        if (m_sessions.empty() && m_changes.empty())
            m_lookTimer.stop();
    }

private:
    struct Session {
        RecordingKeys keys;
        quint64 edit = 0;                ///< Number of the last one that is stored.
        std::vector<QUuid> added;        ///< By this session.
        std::vector<Annotation> markers; ///< As sent last.
        quint64 deliveredEdit = 0;       ///< The last one that was in them.
    };
    struct Change {
        int session = 0;
        quint64 number = 0;
        RecordingKeys keys; ///< When the session is over.
        std::vector<AnnotationEdit> edits;
    };

    [[nodiscard]] bool isReady()
    {
        if (m_database.isOpen())
            return true;
        const auto opened = m_database.open();
        if (const QString aside = m_database.takeSetAside(); !aside.isEmpty()) {
            m_trouble = {StoreTrouble::Kind::SetAside, {}, aside, 0};
            rescue();
        }
        if (!opened)
            fail(opened.error());
        else if (m_database.isReadOnly())
            m_trouble = {StoreTrouble::Kind::ReadOnly, {}, m_database.path(), 0};
        m_version = -1;
        m_isKnown = m_isKnown && m_sessions.empty();
        return opened.has_value();
    }

    [[nodiscard]] bool canWrite() { return isReady() && !m_database.isReadOnly(); }

    bool succeeds(const Stored<void> &done)
    {
        if (!done)
            fail(done.error());
        else if (m_trouble.kind != StoreTrouble::Kind::SetAside)
            m_trouble = {};
        return done.has_value();
    }

    void fail(const review::StoreError &error)
    {
        // isReady() checks the file again, and puts it aside if it is damaged.
        m_database.close();
        if (error.kind != review::StoreError::Kind::Damaged) {
            const bool isNew = error.kind == review::StoreError::Kind::OtherVersion;
            m_trouble = {isNew ? StoreTrouble::Kind::TooNew : StoreTrouble::Kind::NotStored,
                         error.text(), m_database.path(), 0};
        }
    }

    /// What the windows still know goes into the new file, before what came after it.
    void rescue()
    {
        for (const auto &[session, own] : m_sessions) {
            std::vector<AnnotationEdit> edits;
            edits.reserve(own.markers.size());
            for (const Annotation &marker : own.markers)
                edits.push_back({{}, marker});
            if (!edits.empty())
                m_changes.push_front({session, own.edit, own.keys, std::move(edits)});
        }
    }

    void knowAll()
    {
        if (m_isKnown || !canWrite())
            return;
        for (auto &[session, own] : m_sessions) {
            if (!succeeds(m_database.know(own.keys, own.added)))
                return;
        }
        m_isKnown = true;
    }

    void write()
    {
        while (!m_changes.empty() && canWrite()) {
            const Change &change = m_changes.front();
            const auto session = m_sessions.find(change.session);
            const bool isOpen = session != m_sessions.end();
            const RecordingKeys &keys = isOpen ? session->second.keys : change.keys;
            if (!succeeds(m_database.apply(keys, change.edits)))
                return;
            if (isOpen)
                session->second.edit = std::max(session->second.edit, change.number);
            m_changes.pop_front();
        }
    }

    /// \param isWanted  also when the markers are those that were sent last.
    void deliver(int session, bool isWanted)
    {
        Session &own = m_sessions[session];
        if (!isReady())
            return;
        auto markers = m_database.markers(own.keys);
        if (!markers)
            return fail(markers.error());
        if (!isWanted && own.deliveredEdit == own.edit && own.markers == *markers)
            return;
        own.deliveredEdit = own.edit;
        own.markers = *std::move(markers);
        m_loaded(session, own.edit, own.markers);
    }

    void deliverAll()
    {
        for (const auto &[session, own] : std::map(m_sessions))
            deliver(session, false);
    }

    void reportTrouble()
    {
        m_trouble.waiting = static_cast<int>(m_changes.size());
        if (m_trouble == m_reportedTrouble)
            return;
        m_reportedTrouble = m_trouble;
        m_troubled(m_trouble);
    }

    MarkerDatabase m_database;
    Loaded m_loaded;
    Troubled m_troubled;
    std::map<int, Session> m_sessions;
    std::deque<Change> m_changes; ///< Not stored yet, in order.
    bool m_isKnown = true;        ///< All sessions' keys are in the store.
    qint64 m_version = -1;
    StoreTrouble m_trouble;
    StoreTrouble m_reportedTrouble;
    QTimer m_lookTimer;
};

std::shared_ptr<MarkerStore> MarkerStore::ofThisUser()
{
    static std::weak_ptr<MarkerStore> present;
    auto store = present.lock();
    if (!store) {
        store = std::make_shared<MarkerStore>(userPath());
        present = store;
    }
    return store;
}

QString MarkerStore::userPath()
{
    return QStandardPaths::writableLocation(QStandardPaths::AppDataLocation)
           + QStringLiteral("/markers.sqlite");
}

MarkerStore::MarkerStore(const QString &path)
    : m_thread("markers", [this, path] {
        return std::make_unique<MarkerWorker>(
            path,
            [this](int session, quint64 edit, const std::vector<Annotation> &markers) {
                m_thread.reply(
                    this, [this, session, edit, markers] { emit loaded(session, edit, markers); });
            },
            [this](const StoreTrouble &trouble) {
                m_thread.reply(this, [this, trouble] {
                    m_trouble = trouble;
                    emit troubleChanged();
                });
            });
    })
{
}

MarkerStore::~MarkerStore() = default;

void MarkerStore::know(int session, const RecordingKeys &keys)
{
    m_thread.post([=](MarkerWorker &worker) { worker.know(session, keys); });
}

void MarkerStore::edit(int session, quint64 number, const std::vector<AnnotationEdit> &edits)
{
    m_thread.post([=](MarkerWorker &worker) { worker.edit(session, number, edits); });
}

void MarkerStore::endSession(int session)
{
    m_thread.post([=](MarkerWorker &worker) { worker.forget(session); });
}

void MarkerStore::tryAgain()
{
    m_thread.post([](MarkerWorker &worker) { worker.look(); });
}

} // namespace tickscope
