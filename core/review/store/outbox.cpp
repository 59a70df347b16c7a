// SPDX-License-Identifier: MIT
#include "core/review/store/outbox.h"

#include <QCryptographicHash>
#include <QDir>
#include <QFileInfo>
#include <QLockFile>

#include "core/base/try.h"
#include "core/review/store/checked.h"
#include "core/review/store/schema.h"

namespace tickscope::review {

namespace {

const std::vector<Migration> &outboxMigrations()
{
    static const std::vector<Migration> steps{statements(u"outbox_1"_s), statements(u"outbox_2"_s)};
    return steps;
}

Stored<Outcome> sendTo(Store &store, const Unsent &unsent)
{
    const auto outcome = [](auto &&saved) { return Outcome(std::forward<decltype(saved)>(saved)); };
    return std::visit(
        [&](const auto &value) -> Stored<Outcome> {
            using Value = std::decay_t<decltype(value)>;
            if constexpr (std::is_same_v<Value, NoteRemoval>)
                return store.notes().remove(value, unsent.id).map(outcome);
            else if constexpr (std::is_same_v<Value, CaseRemoval>)
                return store.cases().remove(value, unsent.id).map(outcome);
            else if constexpr (std::is_same_v<Value, Withdrawal>)
                return store.opinions().withdraw(value, unsent.id).map(outcome);
            else if constexpr (std::is_same_v<Value, Case>)
                return store.cases().save(value, unsent.id).map(outcome);
            else if constexpr (std::is_same_v<Value, Annotation>)
                return store.notes().save(value, unsent.id).map(outcome);
            else
                return store.opinions().save(value, unsent.id).map(outcome);
        },
        unsent.change);
}

/// Whether sending again later may do: the fault is not about the change.
bool mayPass(const StoreError &error)
{
    return error.kind != StoreError::Kind::Refused && error.kind != StoreError::Kind::Invalid
           && error.kind != StoreError::Kind::NotFound && error.kind != StoreError::Kind::Cited;
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
    TRY(m_database.open());
    // What was sent or erased is gone from the disk.
    TRY(m_database.execute("PRAGMA secure_delete = ON"));
    TRY(m_database.migrate(outboxMigrations(), 2));
    TRY(load());
    m_isOpen = true;
    return {};
}

/// What the changes before gave, for those that still wait.
Stored<void> Outbox::load()
{
    TRY(m_database.execute("DELETE FROM own WHERE NOT EXISTS (SELECT 1 FROM unsent)"));
    TRY_ASSIGN(auto own, m_database.run("SELECT kind, id, first, last FROM own"));
    while (own.next())
        m_own[{own.value(0).toInt(), own.value(1).toUuid()}] = {own.value(2).toLongLong(),
                                                                own.value(3).toLongLong()};
    return {};
}

Stored<void> Outbox::nameEarlierLines(Store &store)
{
    TRY_ASSIGN(auto rows, m_database.run("SELECT place, change, id, earlier_maker FROM unsent "
                                         "WHERE is_named = 0 ORDER BY place"));
    std::vector<QVariantList> named;
    while (rows.next()) {
        TRY_ASSIGN(auto line, namedLine(store, rows.value(1).toByteArray(), rows.value(2).toUuid(),
                                        rows.value(3).toUuid()));
        named.push_back({line, rows.value(0)});
    }
    rows.finish();
    if (named.empty())
        return {};
    const auto work = [&]() -> Stored<void> {
        for (const QVariantList &values : named)
            TRY(m_database.execute("UPDATE unsent SET change = ?, is_named = 1 WHERE place = ?",
                                   values));
        return nameEarlierVersions(store);
    };
    TRY(m_database.transact(work, Actor::None));
    return load();
}

Stored<void> Outbox::nameEarlierVersions(Store &store)
{
    constexpr int NoteKind = 1;
    TRY_ASSIGN(auto rows, m_database.run("SELECT kind, number, first, last FROM earlier_own"));
    std::vector<QVariantList> named;
    while (rows.next()) {
        const qint64 number = rows.value(1).toLongLong();
        TRY_ASSIGN(const auto id, rows.value(0).toInt() == NoteKind ? store.notes().idOf(number)
                                                                    : store.cases().idOf(number));
        named.push_back({rows.value(0), idText(id), rows.value(2), rows.value(3)});
    }
    rows.finish();
    TRY(m_database.execute("DELETE FROM earlier_own"));
    for (const QVariantList &values : named)
        TRY(m_database.execute("INSERT OR REPLACE INTO own VALUES (?, ?, ?, ?)", values));
    return {};
}

Stored<void> Outbox::write(const Unsent &unsent)
{
    return open().and_then([&] {
        return m_database.execute(
            "INSERT INTO unsent (id, earlier_maker, change, is_named) VALUES (?, '',"
            " ?, 1)",
            {idText(unsent.id), toBytes(unsent.change)});
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
        return m_database.number("SELECT count(*) FROM unsent");
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
    TRY(open());
    TRY_ASSIGN(auto row, m_database.run("SELECT id, change FROM unsent ORDER BY place LIMIT 1"));
    if (!row.next())
        return fromMemory();
    TRY_ASSIGN(auto change, changeFromBytes(row.value(1).toByteArray()));
    return Unsent{row.value(0).toUuid(), std::move(change)};
}

/// Builds it on what came of the changes before. What is to be made is made, or is there already.
void Outbox::rebase(Change &change) const
{
    qint64 &version = versionOf(change);
    const bool isNew = version == 0
                       && (std::holds_alternative<Case>(change)
                           || std::holds_alternative<Annotation>(change));
    const auto own = m_own.find(itemOf(change));
    if (!isNew && own != m_own.end() && own->second.first <= version && version < own->second.last)
        version = own->second.last;
}

/// Takes the change off the list, and keeps what others that build on it need: all or nothing.
Stored<void> Outbox::remember(const Answer &answer)
{
    auto saved = answer.outcome ? savedChange(*answer.outcome) : std::nullopt;
    QVariantList own;
    if (saved) {
        const ChangedItem item = itemOf(*saved);
        Change change = answer.change;
        const qint64 from = versionOf(change);
        qint64 to = versionOf(*saved);
        // Others may have changed a case once more by now, and that version is not ours.
        if (std::holds_alternative<Case>(answer.change))
            to = std::min(to, from + 1);
        OwnVersions &versions = m_own[item];
        versions = {versions.last == from && from != 0 ? versions.first : from, to};
        own = {item.first, idText(item.second), versions.first, versions.last};
    }
    if (!m_unwritten.empty() && m_unwritten.front().id == answer.id) {
        m_unwritten.pop_front();
        return {};
    }
    const auto work = [&]() -> Stored<void> {
        TRY(m_database.execute("DELETE FROM unsent WHERE id = ?", {idText(answer.id)}));
        if (own.isEmpty())
            return {};
        return m_database.execute("INSERT OR REPLACE INTO own VALUES (?, ?, ?, ?)", own);
    };
    return m_database.transact(work, Actor::None);
}

std::vector<Answer> Outbox::send(Store &store)
{
    std::vector<Answer> answers;
    writeUnwritten();
    if (hasFile() && !open().and_then([&] { return nameEarlierLines(store); }))
        return answers;
    while (true) {
        auto next = first();
        if (!next || !*next)
            return answers;
        Unsent &unsent = **next;
        rebase(unsent.change);
        auto outcome = sendTo(store, unsent);
        if (!outcome && mayPass(outcome.error()))
            return answers;
        Answer answer{unsent.id, std::move(unsent.change), std::move(outcome)};
        // What is still on the list is sent again, which changes nothing.
        if (!remember(answer))
            return answers;
        answers.push_back(std::move(answer));
    }
}

Stored<Erasure> Outbox::erasePerson(const QString &folder, const QString &name, Erasure erasure)
{
    for (const QString &file : QDir(folder).entryList({u"*.sqlite"_s}, QDir::Files)) {
        Outbox outbox(folder + u'/' + file);
        TRY(outbox.open());
        const auto erase = [&] {
            return outbox.erase(name).map([&erasure](qint64 erased) {
                if (erased > 0)
                    erasure.places[0] += erased;
            });
        };
        TRY(outbox.m_database.transact(erase, Actor::None));
        // Freed pages are overwritten, but the log beside the file still has them.
        TRY(outbox.m_database.execute("PRAGMA wal_checkpoint(TRUNCATE)"));
    }
    return erasure;
}

Stored<qint64> Outbox::erase(const QString &name)
{
    TRY_ASSIGN(auto rows, m_database.run("SELECT place, change FROM unsent"));
    std::vector<QVariantList> changed;
    while (rows.next()) {
        const QByteArray line = rows.value(1).toByteArray();
        const QByteArray erased = withoutPerson(line, name);
        if (erased != line)
            changed.push_back({erased, rows.value(0)});
    }
    for (const QVariantList &values : changed)
        TRY(m_database.execute("UPDATE unsent SET change = ? WHERE place = ?", values));
    return static_cast<qint64>(changed.size());
}

OutboxFile::OutboxFile(const QString &folder, const QString &place)
{
    constexpr int MostPrograms = 100;
    const QByteArray hash = QCryptographicHash::hash(place.toUtf8(), QCryptographicHash::Sha256);
    const QString name = QString::fromLatin1(hash.toHex().left(32)) + u"-%1.sqlite"_s;
    QDir().mkpath(folder);
    const auto claim = [&](const QString &file) {
        const QString path = folder + u'/' + file;
        auto lock = std::make_unique<QLockFile>(path + u".lock"_s);
        lock->setStaleLockTime(0); // only the end of its program makes it stale
        if (!lock->tryLock(0) && lock->error() == QLockFile::LockFailedError)
            return false;
        m_path = path;
        m_lock = std::move(lock);
        return true;
    };
    for (const QString &file : QDir(folder).entryList({name.arg("*"_L1)}, QDir::Files)) {
        if (claim(file) && Outbox(m_path).size() > 0)
            return;
    }
    for (int program = 0; m_path.isEmpty() && program < MostPrograms; ++program)
        claim(name.arg(program));
}

OutboxFile::~OutboxFile() = default;

} // namespace tickscope::review
