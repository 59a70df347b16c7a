// SPDX-License-Identifier: MIT
#pragma once

#include <functional>
#include <optional>
#include <vector>

#include <QByteArray>
#include <QSqlDatabase>
#include <QSqlQuery>
#include <QString>
#include <QStringList>
#include <QUuid>
#include <QVariant>

#include "core/review/store/store_address.h"

namespace tickscope::review {

/// The two kinds of SQL that we write. What differs between them stands in schema/ and in
/// fragments(), nowhere else.
enum class Dialect { Sqlite, Postgres };

/// Whether a transaction writes in somebody's name. Only what makes the tables does not.
enum class Actor { Named, None };

/// The statements of a step to the next version of the schema. Never changed once a version of the
/// program has had it.
using Migration = QStringList;

/// A connection, and the only place where SQL meets a driver. A lost connection is opened again by
/// the next call; only a transaction that has begun ends with it.
///
/// All calls from the thread that made it, which waits for the disk or the server.
class Database
{
public:
    explicit Database(StoreAddress address);
    ~Database();
    Database &operator=(Database &&) = delete; // no copies

    /// Connects and checks the file, but looks at no table. Errors: Unreachable, Refused, Damaged,
    /// Invalid.
    Stored<void> open();
    void close();

    [[nodiscard]] Dialect dialect() const { return m_dialect; }
    [[nodiscard]] const StoreAddress &address() const { return m_address; }
    /// Whom the history will name.
    [[nodiscard]] const QString &who() const { return m_who; }

    /// Runs \a sql, in which each "?" stands for one of \a values and each "{name}" for the
    /// fragment of the dialect. Without values nothing is bound, and "?" is an operator.
    /// A SELECT that is run outside a transaction is run again when the connection was lost.
    Stored<QSqlQuery> run(const QString &sql, const QVariantList &values = {});
    /// The same of what gives no rows: one statement after the other, until one fails.
    Stored<void> execute(const QString &sql, const QVariantList &values = {});
    Stored<void> executeAll(const QStringList &statements, const QVariantList &values = {});
    /// Runs \a work in one transaction that may write; all or nothing. Run again when another
    /// transaction was in its way. Within \a work of another call it is a part of that transaction,
    /// which goes on without it when it fails.
    Stored<void> transact(const std::function<Stored<void>()> &work, Actor actor = Actor::Named);
    /// One number; Errors: as run().
    Stored<qint64> number(const QString &sql, const QVariantList &values = {});
    /// One ID, null for none; Errors: as run().
    Stored<QUuid> id(const QString &sql, const QVariantList &values);

    /// What \a table has for \a id in its rows; 0 for none.
    Stored<qint64> rowOf(const char *table, const QUuid &id);
    /// The same of a case. Errors: NotFound.
    Stored<qint64> caseRow(const QUuid &id);
    /// Runs \a work in a transaction unless the change with that ID was made already; it returns
    /// the number to remember for the change, 0 for a conflict. Returns that number.
    Stored<qint64> changeOnce(const QUuid &change, const std::function<Stored<qint64>()> &work);

    /// Of the tables; 0 where nothing is there yet.
    Stored<int> version();
    /// Brings the tables up to version \a wanted, in one transaction. On a server only their owner
    /// can. Errors: OtherVersion when they are later than all \a steps.
    /// \param first  called with the present version before anything is done, if something is.
    Stored<void> migrate(const std::vector<Migration> &steps, int wanted,
                         const std::function<Stored<void>(int)> &first = {});

private:
    Stored<void> openFile();
    Stored<void> openServer();
    Stored<void> ensureOpen() { return m_database.isOpen() && !m_isLost ? Stored<void>{} : open(); }
    Stored<void> begin();
    Stored<void> transactPart(const std::function<Stored<void>()> &work);
    Stored<QSqlQuery> runOnce(const QString &sql, const QVariantList &values);
    /// What an error of the driver means; after a lost connection it is closed.
    StoreError errorOf(const QSqlError &error);
    [[nodiscard]] QString withFragments(QString sql) const;

    StoreAddress m_address;
    Dialect m_dialect;
    QString m_connection;
    QString m_who;
    QSqlDatabase m_database;
    std::optional<QSqlQuery> m_failed; ///< In this transaction.
    bool m_isLost = false;
    bool m_isInTransaction = false;
    bool m_wasInTheWay = false; ///< The last fault was another transaction's.
};

} // namespace tickscope::review
