// SPDX-License-Identifier: GPL-3.0-or-later
#include <QTest>

#include "core/library/library_store.h"
#include "core/library/reading/library_scan.h"
#include "tests/support/test_program.h"

using namespace tickscope;
using namespace tickscope::library;

/// What the library keeps of the runs of races.
class TestLibraryRuns : public QObject
{
    Q_OBJECT

private slots:
    void init();

    void runsAreListedByTheirTimes();
    void bestRunIsTheFastestOfItsWorld();
    void worldIsShownByItsName();
    void runsGoWithTheirRecording();

private:
    [[nodiscard]] QString path() const { return m_folder->filePath(QStringLiteral("l.sqlite")); }
    qint64 add(const QString &file, const QuickFacts &quick, const WholeFacts &whole,
               qint64 size = 100);
    [[nodiscard]] QStringList names(const ListingQuery &query);

    std::unique_ptr<QTemporaryDir> m_folder;
    std::unique_ptr<LibraryStore> m_store;
};

void TestLibraryRuns::init()
{
    m_store.reset();
    m_folder = std::make_unique<QTemporaryDir>();
    auto store = LibraryStore::open(path(), Whispers::LeftOut);
    QVERIFY2(store, qPrintable(store ? QString() : store.error().text()));
    m_store = *std::move(store);
}

qint64 TestLibraryRuns::add(const QString &file, const QuickFacts &quick, const WholeFacts &whole,
                            qint64 size)
{
    const auto before = m_store->listing().inState(ReadState::New, 0, 1000);
    [&] { QVERIFY(before && before->empty()); }();
    const auto noted = m_store->note({file, size, 5000}, 1);
    [&] { QVERIFY(noted && *noted); }();
    const auto rows = m_store->listing().inState(ReadState::New, 0, 10);
    [&] { QVERIFY(rows && rows->size() == 1); }();
    const qint64 id = rows->front().id;
    const auto set = m_store->setQuick(id, quick).and_then(
        [&] { return m_store->setWhole(id, whole); });
    [&] { QVERIFY2(set, qPrintable(set ? QString() : set.error().text())); }();
    return id;
}

QStringList TestLibraryRuns::names(const ListingQuery &query)
{
    const auto listing = m_store->listing().list(query);
    if (!listing)
        return {listing.error().text()};
    const auto rows = m_store->listing().rows(listing->ids, query.text);
    QStringList names;
    if (rows) {
        for (const RecordingRow &row : *rows)
            names << row.name();
    }
    return names;
}

void TestLibraryRuns::runsAreListedByTheirTimes()
{
    add(QStringLiteral("/x/slow.demo"), {},
        {.runs = {{QStringLiteral("Anna"), 0, 500, 10'000, true, 2},
                  {QStringLiteral("Anna"), 600, 650, 1'000, false, 0}}});
    add(QStringLiteral("/x/none.demo"), {},
        {.runs = {{QStringLiteral("Bob"), 0, 50, 1'000, false, 0}}});
    add(QStringLiteral("/x/fast.demo"), {},
        {.runs = {{QStringLiteral("Bob"), 0, 400, 8'000, true, 2},
                  {QStringLiteral("Eve"), 0, 450, 9'000, true, 2}}});
    const auto named = [](const char *one, const char *two, const char *three) {
        return QStringList{QString::fromLatin1(one), QString::fromLatin1(two),
                           QString::fromLatin1(three)};
    };

    QCOMPARE(names({.sort = SortKey::BestTime, .order = Qt::AscendingOrder}),
             named("fast.demo", "slow.demo", "none.demo"));
    // Those without a time are never first.
    QCOMPARE(names({.sort = SortKey::BestTime, .order = Qt::DescendingOrder}),
             named("slow.demo", "fast.demo", "none.demo"));
    QCOMPARE(names({.sort = SortKey::Finished, .order = Qt::DescendingOrder}),
             named("fast.demo", "slow.demo", "none.demo"));
    QCOMPARE(names({.place = ListingQuery::Place::Finished,
                    .sort = SortKey::Name,
                    .order = Qt::AscendingOrder}),
             (QStringList{QStringLiteral("fast.demo"), QStringLiteral("slow.demo")}));
    QCOMPARE(m_store->listing().counts()->finished, 2);
    const auto rows = m_store->listing().rows({1, 2}, {});
    QCOMPARE(rows->at(0).bestTime, 10'000);
    QCOMPARE(rows->at(0).finished, 1);
    QCOMPARE(rows->at(1).bestTime, -1);
}

void TestLibraryRuns::bestRunIsTheFastestOfItsWorld()
{
    const StoredRun anna{QStringLiteral("Anna"), 0, 500, 10'000, true, 2};
    const StoredRun bob{QStringLiteral("Bob"), 0, 400, 8'000, true, 2};
    const StoredRun givenUp{QStringLiteral("Bob"), 0, 10, 200, false, 0};
    const QString castle = QStringLiteral("world castle");
    add(QStringLiteral("/x/old.demo"), {.worldKey = castle, .date = 1000}, {.runs = {anna}});
    add(QStringLiteral("/x/new.demo"), {.worldKey = castle, .date = 2000},
        {.runs = {givenUp, bob}});
    add(QStringLiteral("/x/moon.demo"), {.worldKey = QStringLiteral("world moon"), .date = 500},
        {.runs = {{QStringLiteral("Eve"), 0, 50, 1'000, true, 2}}});
    const auto best = [this](const BestRunQuery &query) {
        const auto found = m_store->listing().bestRun(query);
        return found && *found ? (*found)->path + u' ' + (*found)->run.player : QString();
    };

    QCOMPARE(best({.worldKey = castle}), QStringLiteral("/x/new.demo Bob"));
    QCOMPARE(m_store->listing().bestRun({.worldKey = castle})->value().run, bob);
    QCOMPARE(best({.worldKey = castle, .notIn = QStringLiteral("/x/new.demo")}),
             QStringLiteral("/x/old.demo Anna"));
    QCOMPARE(best({.worldKey = castle, .player = QStringLiteral("Anna")}),
             QStringLiteral("/x/old.demo Anna"));
    QCOMPARE(best({.worldKey = castle, .before = 2000}), QStringLiteral("/x/old.demo Anna"));
    QCOMPARE(best({.worldKey = castle, .player = QStringLiteral("Eve")}), QString());
    // Recordings that do not say where they were made are not of one world.
    QCOMPARE(best({}), QString());
    QVERIFY(m_store->hide({2}).has_value());
    QCOMPARE(best({.worldKey = castle}), QStringLiteral("/x/old.demo Anna"));
}

void TestLibraryRuns::worldIsShownByItsName()
{
    const QString castle = QStringLiteral("world castle");
    add(QStringLiteral("/x/a.demo"), {.map = QStringLiteral("castle"), .worldKey = castle}, {});
    add(QStringLiteral("/x/b.demo"), {.map = QStringLiteral("moon")}, {});
    QCOMPARE(worldIdOf(castle), QStringLiteral("castle"));
    QCOMPARE(worldIdOf(QStringLiteral("sha256 1234")), QString());

    QVERIFY(m_store->nameWorld(castle, QStringLiteral("Sky run")).has_value());
    const auto named = m_store->listing().rows({1, 2}, {});
    QCOMPARE(named->at(0).facts.map, QStringLiteral("Sky run"));
    QCOMPARE(named->at(0).facts.worldKey, castle);
    QCOMPARE(named->at(1).facts.map, QStringLiteral("moon"));
    // Filters and groups go by it.
    QCOMPARE(names({.text = QStringLiteral("sky")}), QStringList{QStringLiteral("a.demo")});
    const auto groups = m_store->listing().list({.group = GroupKey::Map})->groups;
    QCOMPARE(groups.front().key, QStringLiteral("Sky run"));
    // One that says the id alone is of the same world.
    add(QStringLiteral("/x/c.demo"), {.map = QStringLiteral("castle"), .worldKey = castle}, {});
    QVERIFY(m_store->shareWorldNames().has_value());
    QCOMPARE(m_store->listing().rows({3}, {})->front().facts.map, QStringLiteral("Sky run"));
    QCOMPARE(m_store->listing().rows({2}, {})->front().facts.map, QStringLiteral("moon"));
    QCOMPARE(names({.text = QStringLiteral("sky")}).size(), 2);
    // Without a name the recording is asked again.
    QVERIFY(m_store->nameWorld(castle, {}).has_value());
    QCOMPARE(m_store->listing().inState(ReadState::New, 0, 10)->size(), 2U);
}

void TestLibraryRuns::runsGoWithTheirRecording()
{
    const StoredRun run{QStringLiteral("Anna"), 0, 500, 10'000, true, 2};
    const qint64 id = add(QStringLiteral("/x/a.demo"), {}, {.runs = {run}});
    const qint64 other = add(QStringLiteral("/y/b.demo"), {}, {.runs = {run}});
    QCOMPARE(m_store->listing().runsOf(id).value(), std::vector{run});

    // Read again, it has none until all of it is read.
    QVERIFY(m_store->setQuick(id, {}).has_value());
    QVERIFY(m_store->listing().runsOf(id)->empty());
    QCOMPARE(m_store->listing().rows({id}, {})->front().finished, 0);
    QVERIFY(m_store->forgetOthers({QStringLiteral("/x")}, {}).has_value());
    QVERIFY(m_store->listing().runsOf(other)->empty());
}

TICKSCOPE_TEST(TestLibraryRuns, QCoreApplication)
#include "test_library_runs.moc"
