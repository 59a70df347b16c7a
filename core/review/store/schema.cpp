// SPDX-License-Identifier: MIT
#include "core/review/store/schema.h"

#include <array>

#include <QFile>
#include <QRegularExpression>

namespace tickscope::review {

using namespace Qt::StringLiterals;

namespace {

/// What a part of SQL is called, and what it is in a file and on a server.
struct Fragment {
    const char *name;
    const char *sqlite;
    const char *postgres;
};

/// The row of the case with a bound ID.
constexpr const char *CaseOfId = "(SELECT k.id FROM review_case k WHERE k.uid = ?)";

constexpr Fragment DialectFragments[] = {
    {"{definer}", "", "LANGUAGE plpgsql SECURITY DEFINER SET search_path = tickscope, pg_temp"},
    {"{now}", "CAST(round((julianday('now') - 2440587.5) * 86400000) AS INTEGER)",
     "floor(extract(epoch FROM clock_timestamp()) * 1000)::bigint"},
    {"{id}", "INTEGER PRIMARY KEY AUTOINCREMENT",
     "bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY"},
    {"{int}", "INTEGER", "bigint"},
    {"{blob}", "BLOB", "bytea"},
    {"{json}", "TEXT", "jsonb"},
    {"{find}", "instr", "strpos"},
    {"{skip locked}", "", "FOR UPDATE SKIP LOCKED"},
    {"{me}", "(SELECT name FROM temp.me)", "session_user"},
    {"{actor}", "(SELECT name FROM actor)", "session_user"},
    // What a file's texts become is worked out by Store::erasePerson(); the others are variables of
    // erase_person().
    {"{is name}", "IN (SELECT was FROM temp.erased_text WHERE becomes = '[erased]')",
     "~* erased_name"},
    {"{has name}", "IN (SELECT was FROM temp.erased_text)", "~* erased_word"},
    {"{erase from}",
     "coalesce((SELECT becomes FROM temp.erased_text WHERE was = ", "coalesce(regexp_replace("},
    {"{or}", "), ", ", erased_word, '[erased]', 'gi'), "},
    {"{without breaks}", "(", "regexp_replace("},
    {"{breaks}", "", ", '\\\\[bfnrt]', ' ', 'g'"},
    {"{values of}", "json_each", "jsonb_each_text"},
    {"{case}", CaseOfId, CaseOfId},
    {"{evidence uid}", "(SELECT n.uid FROM note n WHERE n.id = e.note_id)",
     "evidence_uid(e.note_id)"},
    // A file cannot keep anybody from reading it; this is how far courtesy goes. On a server row
    // security sees to it.
    {"{seen}",
     "(r.author IS NULL OR r.author = (SELECT name FROM temp.me)"
     " OR NOT (EXISTS (SELECT 1 FROM opinion o WHERE o.case_id = r.case_id"
     " AND o.reviewer = r.author) OR EXISTS (SELECT 1 FROM review_case c WHERE"
     " c.id = r.case_id AND c.assignee = r.author AND c.opinions_needed > 1))"
     " OR (SELECT count(*) FROM opinion o WHERE o.case_id = r.case_id"
     " AND o.decided = 1) >= (SELECT c.opinions_needed FROM review_case c"
     " WHERE c.id = r.case_id))",
     "TRUE"},
};

/// From an empty store on, each named by its files.
constexpr std::array Steps{"1_tables",  "2_guards",    "3_verdicts",        "4_persons",  "5_ids",
                           "6_numbers", "7_blindness", "8_second_reviewer", "9_reopening"};

/// What stands in schema/NAME.sql, without its comments; nothing where there is no such file.
QString schemaText(const QString &name)
{
    static const QRegularExpression comments(u"^--.*\n"_s, QRegularExpression::MultilineOption);
    QFile file(u":/schema/%1.sql"_s.arg(name));
    return file.open(QIODevice::ReadOnly)
               ? QString::fromUtf8(file.readAll()).remove(comments).trimmed()
               : QString();
}

std::vector<Migration> readMigrations(Dialect dialect)
{
    const bool isSqlite = dialect == Dialect::Sqlite;
    const QString own = isSqlite ? u".sqlite"_s : u".postgres"_s;
    std::vector<Migration> steps;
    for (const char *each : Steps) {
        const QString name = QString::fromLatin1(each);
        steps.push_back(statements(name) + statements(name + own));
        if (!isSqlite)
            steps.back() += erasureFunction();
    }
    return steps;
}

/// Those that are made of others come first.
Fragments fragmentsOf(Dialect dialect)
{
    Fragments all{
        {u"{erasure}"_s, erasureStatements().join(u'\n')},
        {u"{erased places}"_s, schemaText(u"erased_places"_s)},
        {u"{other names}"_s, schemaText(u"other_names"_s)},
        {u"{erasable texts}"_s, schemaText(u"erasable_texts"_s)},
    };
    for (const Fragment &each : DialectFragments)
        all.emplace_back(
            QString::fromLatin1(each.name),
            QString::fromLatin1(dialect == Dialect::Sqlite ? each.sqlite : each.postgres));
    return all;
}

} // namespace

Migration statements(const QString &name)
{
    return schemaText(name).split(u"\n\n"_s, Qt::SkipEmptyParts);
}

const Fragments &fragments(Dialect dialect)
{
    static const Fragments sqlite = fragmentsOf(Dialect::Sqlite);
    static const Fragments postgres = fragmentsOf(Dialect::Postgres);
    return dialect == Dialect::Sqlite ? sqlite : postgres;
}

const std::vector<Migration> &migrations(Dialect dialect)
{
    static const std::vector<Migration> sqlite = readMigrations(Dialect::Sqlite);
    static const std::vector<Migration> postgres = readMigrations(Dialect::Postgres);
    return dialect == Dialect::Sqlite ? sqlite : postgres;
}

int schemaVersion()
{
    return static_cast<int>(Steps.size());
}

Migration erasureFunction()
{
    return statements(u"erase_person.postgres"_s);
}

QStringList erasureStatements()
{
    return statements(u"erasure"_s);
}

} // namespace tickscope::review
