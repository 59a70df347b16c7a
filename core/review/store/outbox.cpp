// SPDX-License-Identifier: MIT
#include "core/review/store/outbox.h"

#include <array>

#include <QCryptographicHash>
#include <QDir>
#include <QFileInfo>
#include <QJsonDocument>
#include <QLockFile>

#include "core/review/case_json.h"

namespace tickscope::review {

namespace {

const std::vector<Migration> &outboxMigrations()
{
    static const std::vector<Migration> steps{Migration{
        QStringLiteral("CREATE TABLE unsent (place INTEGER PRIMARY KEY AUTOINCREMENT,"
                       " id TEXT NOT NULL UNIQUE, maker TEXT NOT NULL,"
                       " change BLOB NOT NULL)"),
        // Numbers of the notes that changes made.
        QStringLiteral("CREATE TABLE made (id TEXT PRIMARY KEY, number INTEGER NOT NULL)"),
        // Versions of an item that came of each other by changes from here alone.
        QStringLiteral("CREATE TABLE own (kind INTEGER NOT NULL, number INTEGER NOT NULL,"
                       " first INTEGER NOT NULL, last INTEGER NOT NULL,"
                       " PRIMARY KEY (kind, number))")}};
    return steps;
}

QString keyOf(const QUuid &id)
{
    return id.isNull() ? QString() : id.toString(QUuid::WithoutBraces);
}

constexpr std::array KindWords{"case",         "case_removal", "note",
                               "note_removal", "opinion",      "withdrawal"};
static_assert(KindWords.size() == std::variant_size_v<Change>);

QJsonObject removalJson(qint64 id, qint64 version)
{
    return {{"id", id}, {"version", version}};
}

constexpr QLatin1String Erased("[erased]");

/// Where the name stands in \a text; one of two letters stands in too many.
void eraseIn(QString &text, const QString &name)
{
    if (name.size() >= 3)
        text.replace(name, Erased);
}

void eraseIn(Case &value, const QString &name)
{
    if (value.reporter == name)
        value.reporter = Erased;
    eraseIn(value.claim, name);
    for (Identity &identity : value.accused) {
        if (identity.names.contains(name))
            identity = {
                QStringList(identity.names.size(), Erased), Erased, identity.recording, {}, {}};
    }
    for (QString &tag : value.tags) {
        if (tag == name)
            tag = Erased;
    }
    for (CaseRecording &recording : value.recordings)
        eraseIn(recording.name, name);
}

void eraseIn(Note &note, const QString &name)
{
    if (note.player == name) {
        note.player = Erased;
        note.client.reset();
        note.picture.clear();
    }
    eraseIn(note.text, name);
}

void eraseIn(Opinion &opinion, const QString &name)
{
    eraseIn(opinion.reason, name);
    for (AspectFinding &aspect : opinion.aspects)
        eraseIn(aspect.reason, name);
}

/// A kind of item with its number; changes of one item build on each other.
using Item = std::pair<int, qint64>;

Item itemOf(const Change &change)
{
    const qint64 number = std::visit(
        [](const auto &value) {
            if constexpr (requires { value.id; })
                return value.id;
            else
                return value.caseId;
        },
        change);
    return {static_cast<int>(change.index() / 2), number};
}

qint64 &versionOf(Change &change)
{
    return std::visit([](auto &value) -> qint64 & { return value.version; }, change);
}

QByteArray toBytes(const Change &change)
{
    const QJsonObject value = std::visit(
        [](const auto &item) {
            using Value = std::decay_t<decltype(item)>;
            if constexpr (std::is_same_v<Value, Note>)
                return toJson(item, item.picture);
            else if constexpr (std::is_same_v<Value, Withdrawal>)
                return removalJson(item.caseId, item.version);
            else if constexpr (requires { toJson(item); })
                return toJson(item);
            else
                return removalJson(item.id, item.version);
        },
        change);
    return QJsonDocument(
               QJsonObject{{"kind", QLatin1String(KindWords[change.index()])}, {"value", value}})
        .toJson(QJsonDocument::Compact);
}

Stored<Change> changeFromBytes(const QByteArray &bytes)
{
    const QJsonObject json = QJsonDocument::fromJson(bytes).object();
    const QJsonObject value = json[u"value"].toObject();
    const qint64 id = value[u"id"].toInteger();
    const qint64 caseId = value[u"case"].toInteger();
    const qint64 version = value[u"version"].toInteger();
    const auto numbered = [&](auto item) {
        item.version = version;
        if constexpr (requires { item.id; })
            item.id = id;
        if constexpr (requires { item.caseId; })
            item.caseId = caseId;
        return Change(std::move(item));
    };
    const QString kind = json[u"kind"].toString();
    if (kind == u"case")
        return caseFromJson(value).map(numbered);
    if (kind == u"note")
        return noteFromJson(value).map(numbered);
    if (kind == u"opinion")
        return opinionFromJson(value).map(numbered);
    if (kind == u"case_removal")
        return Change(CaseRemoval{id, version});
    if (kind == u"note_removal")
        return Change(NoteRemoval{id, version});
    if (kind == u"withdrawal")
        return Change(Withdrawal{id, version});
    return fault(Fault::Kind::Invalid, QStringLiteral("the outbox holds an unknown change"));
}

/// Takes a person out of texts, pictures and identities. Whether something was changed.
bool erasePersonFrom(Change &change, const QString &name)
{
    const Change before = change;
    std::visit(
        [&name](auto &value) {
            if constexpr (requires { eraseIn(value, name); })
                eraseIn(value, name);
        },
        change);
    return change != before;
}

Stored<Outcome> sendTo(Store &store, const Unsent &unsent)
{
    const auto outcome = [](auto &&saved) { return Outcome(std::forward<decltype(saved)>(saved)); };
    return std::visit(
        [&](const auto &value) -> Stored<Outcome> {
            using Value = std::decay_t<decltype(value)>;
            if constexpr (std::is_same_v<Value, NoteRemoval>)
                return store.remove(value, unsent.id).map(outcome);
            else if constexpr (std::is_same_v<Value, CaseRemoval>)
                return store.removeCase(value, unsent.id).map(outcome);
            else if constexpr (std::is_same_v<Value, Withdrawal>)
                return store.withdraw(value, unsent.id).map(outcome);
            else
                return store.save(value, unsent.id).map(outcome);
        },
        unsent.change);
}

/// Whether sending again later may do: the fault is not about the change.
bool mayPass(const Fault &fault)
{
    return fault.kind != Fault::Kind::Refused && fault.kind != Fault::Kind::Invalid
           && fault.kind != Fault::Kind::NotFound;
}

/// The change as a save of its result would be: with the number and version that it got; nothing
/// when it was a conflict.
std::optional<Change> savedChange(const Outcome &outcome)
{
    return std::visit(
        [](const auto &saved) -> std::optional<Change> {
            return std::visit(
                [](const auto &value) -> std::optional<Change> {
                    if constexpr (requires { value.version; })
                        return Change(value);
                    else
                        return {};
                },
                saved);
        },
        outcome);
}

} // namespace

Outbox::Outbox(const QString &path)
    : m_database(StoreAddress::ofFile(path))
{
}

Stored<void> Outbox::open()
{
    if (m_isOpen)
        return {};
    QDir().mkpath(QFileInfo(m_database.address().file).absolutePath());
    auto opened = m_database
                      .open()
                      // What was sent or erased is gone from the disk.
                      .and_then([this] {
                          return m_database.execute(QStringLiteral("PRAGMA secure_delete = ON"));
                      })
                      .and_then([this] { return m_database.migrate(outboxMigrations(), 1); })
                      .and_then([this] { return load(); });
    m_isOpen = opened.has_value();
    return opened;
}

/// What the changes before gave, for those that still wait.
Stored<void> Outbox::load()
{
    auto cleaned = m_database.executeAll(
        {QStringLiteral("DELETE FROM made WHERE NOT EXISTS (SELECT 1 FROM unsent)"),
         QStringLiteral("DELETE FROM own WHERE NOT EXISTS (SELECT 1 FROM unsent)")});
    if (!cleaned)
        return cleaned;
    auto made = m_database.run(QStringLiteral("SELECT id, number FROM made"));
    if (!made)
        return tl::unexpected(made.error());
    while (made->next())
        m_made[QUuid::fromString(made->value(0).toString())] = made->value(1).toLongLong();
    auto own = m_database.run(QStringLiteral("SELECT kind, number, first, last FROM own"));
    if (!own)
        return tl::unexpected(own.error());
    while (own->next())
        m_own[{own->value(0).toInt(), own->value(1).toLongLong()}] = {own->value(2).toLongLong(),
                                                                      own->value(3).toLongLong()};
    return {};
}

Stored<void> Outbox::write(const Unsent &unsent)
{
    return open().and_then([&] {
        return m_database.execute(
            QStringLiteral("INSERT INTO unsent (id, maker, change) VALUES (?, ?, ?)"),
            {keyOf(unsent.id), keyOf(unsent.maker), toBytes(unsent.change)});
    });
}

void Outbox::add(Unsent unsent)
{
    m_unwritten.push_back(std::move(unsent));
    writeUnwritten();
}

void Outbox::writeUnwritten()
{
    while (!m_unwritten.empty() && write(m_unwritten.front()))
        m_unwritten.pop_front();
}

bool Outbox::hasFile() const
{
    return m_isOpen || QFileInfo::exists(m_database.address().file);
}

qint64 Outbox::size()
{
    const auto written = !hasFile() ? Stored<qint64>(0) : open().and_then([this] {
        return m_database.number(QStringLiteral("SELECT count(*) FROM unsent"));
    });
    // A file that cannot be read is there for something.
    return written.value_or(1) + static_cast<qint64>(m_unwritten.size());
}

/// The oldest one; those in memory come behind those in the file.
Stored<std::optional<Unsent>> Outbox::first()
{
    const auto fromMemory = [this] {
        return m_unwritten.empty() ? std::nullopt : std::optional(m_unwritten.front());
    };
    if (!hasFile())
        return fromMemory();
    if (auto opened = open(); !opened)
        return tl::unexpected(opened.error());
    auto row = m_database.run(
        QStringLiteral("SELECT id, maker, change FROM unsent ORDER BY place LIMIT 1"));
    if (!row)
        return tl::unexpected(row.error());
    if (!row->next())
        return fromMemory();
    auto change = changeFromBytes(row->value(2).toByteArray());
    if (!change)
        return tl::unexpected(change.error());
    return Unsent{QUuid::fromString(row->value(0).toString()), *std::move(change),
                  QUuid::fromString(row->value(1).toString())};
}

/// Fills in what came of the changes before. False when the one that it needs was not made.
bool Outbox::rebase(Unsent &unsent) const
{
    if (!unsent.maker.isNull()) {
        const auto made = m_made.find(unsent.maker);
        if (made == m_made.end())
            return false;
        if (auto *note = std::get_if<Note>(&unsent.change))
            note->id = made->second;
        else if (auto *removal = std::get_if<NoteRemoval>(&unsent.change))
            removal->id = made->second;
    }
    const auto own = m_own.find(itemOf(unsent.change));
    qint64 &version = versionOf(unsent.change);
    if (own != m_own.end() && own->second.first <= version && version < own->second.last)
        version = own->second.last;
    return true;
}

/// Takes the change off the list, and keeps what others that build on it need: all or nothing.
Stored<void> Outbox::remember(const Answer &answer)
{
    auto saved = answer.outcome ? savedChange(*answer.outcome) : std::nullopt;
    QVariantList made;
    QVariantList own;
    if (saved) {
        const Item item = itemOf(*saved);
        Change change = answer.change;
        const qint64 from = versionOf(change);
        qint64 to = versionOf(*saved);
        // Others may have changed a case once more by now, and that version is not ours.
        if (std::holds_alternative<Case>(answer.change) && from > 0)
            to = std::min(to, from + 1);
        OwnVersions &versions = m_own[item];
        versions = {versions.last == from && from != 0 ? versions.first : from, to};
        own = {item.first, item.second, versions.first, versions.last};
        if (std::holds_alternative<Note>(answer.change)) {
            m_made[answer.id] = item.second;
            made = {keyOf(answer.id), item.second};
        }
    }
    if (!m_unwritten.empty() && m_unwritten.front().id == answer.id) {
        m_unwritten.pop_front();
        return {};
    }
    const auto work = [&]() -> Stored<void> {
        auto done = m_database.execute(QStringLiteral("DELETE FROM unsent WHERE id = ?"),
                                       {keyOf(answer.id)});
        if (done && !own.isEmpty())
            done = m_database.execute(
                QStringLiteral("INSERT OR REPLACE INTO own VALUES (?, ?, ?, ?)"), own);
        if (done && !made.isEmpty())
            done = m_database.execute(QStringLiteral("INSERT OR REPLACE INTO made VALUES (?, ?)"),
                                      made);
        return done;
    };
    return m_database.transact(work, Actor::None);
}

std::vector<Answer> Outbox::send(Store &store)
{
    std::vector<Answer> answers;
    writeUnwritten();
    while (true) {
        auto next = first();
        if (!next || !*next)
            return answers;
        Unsent &unsent = **next;
        auto outcome = rebase(unsent)
                           ? sendTo(store, unsent)
                           : fault(Fault::Kind::NotFound, QStringLiteral("its note was not saved"));
        if (!outcome && mayPass(outcome.error()))
            return answers;
        Answer answer{unsent.id, std::move(unsent.change), std::move(outcome)};
        // What is still on the list is sent again, which changes nothing.
        if (!remember(answer))
            return answers;
        answers.push_back(std::move(answer));
    }
}

Stored<void> Outbox::erasePerson(const QString &folder, const QString &name)
{
    for (const QString &file : QDir(folder).entryList({QStringLiteral("*.sqlite")}, QDir::Files)) {
        Outbox outbox(folder + u'/' + file);
        auto erased = outbox.open().and_then([&] {
            return outbox.m_database.transact([&] { return outbox.erase(name); }, Actor::None);
        });
        // Freed pages are overwritten, but the log beside the file still has them.
        if (erased)
            erased = outbox.m_database.execute(QStringLiteral("PRAGMA wal_checkpoint(TRUNCATE)"));
        if (!erased)
            return erased;
    }
    return {};
}

Stored<void> Outbox::erase(const QString &name)
{
    auto rows = m_database.run(QStringLiteral("SELECT place, change FROM unsent"));
    if (!rows)
        return tl::unexpected(rows.error());
    std::vector<QVariantList> changed;
    while (rows->next()) {
        auto change = changeFromBytes(rows->value(1).toByteArray());
        if (change && erasePersonFrom(*change, name))
            changed.push_back({toBytes(*change), rows->value(0)});
    }
    Stored<void> done;
    for (const QVariantList &values : changed) {
        if (done)
            done = m_database.execute(
                QStringLiteral("UPDATE unsent SET change = ? WHERE place = ?"), values);
    }
    return done;
}

OutboxFile::OutboxFile(const QString &folder, const QString &place)
{
    constexpr int MostPrograms = 100;
    const QByteArray hash = QCryptographicHash::hash(place.toUtf8(), QCryptographicHash::Sha256);
    const QString name = QString::fromLatin1(hash.toHex().left(32)) + QStringLiteral("-%1.sqlite");
    QDir().mkpath(folder);
    const auto claim = [&](const QString &file) {
        const QString path = folder + u'/' + file;
        auto lock = std::make_unique<QLockFile>(path + QStringLiteral(".lock"));
        lock->setStaleLockTime(0); // only the end of its program makes it stale
        if (!lock->tryLock(0) && lock->error() == QLockFile::LockFailedError)
            return false;
        m_path = path;
        m_lock = std::move(lock);
        return true;
    };
    for (const QString &file :
         QDir(folder).entryList({name.arg(QLatin1String("*"))}, QDir::Files)) {
        if (claim(file) && Outbox(m_path).size() > 0)
            return;
    }
    for (int program = 0; m_path.isEmpty() && program < MostPrograms; ++program)
        claim(name.arg(program));
}

OutboxFile::~OutboxFile() = default;

} // namespace tickscope::review
