// SPDX-License-Identifier: GPL-3.0-or-later
#include <QFile>
#include <QTest>

#include "core/library/library_store.h"
#include "tests/support/test_program.h"

using namespace tickscope;
using namespace tickscope::library;

/// The cache of the library: what is put in comes out in order, and it is made anew when it has to.
class TestLibraryStore : public QObject
{
    Q_OBJECT

private slots:
    void init();

    void fileIsForItsOwnerOnly();
    void unchangedFileIsNotReadAnew();
    void whatIsGoneIsMissing();
    void listingIsSorted_data();
    void listingIsSorted();
    void firstOnesComeInTheSameOrder();
    void givenOrderIsThatOfThePaths();
    void listingIsGrouped();
    void folderHasWhatLiesInIt();
    void beginningsOfWordsAreFound_data();
    void beginningsOfWordsAreFound();
    void hitInChatIsShown();
    void hitInChatHasItsTick();
    void hiddenStaysHidden();
    void forgottenOnesLeaveNoWords();
    void movedRecordingKeepsWhatIsKnown();
    void casesStandBesideTheirRecording();
    void damagedFileIsMadeAnew_data();
    void damagedFileIsMadeAnew();
    void otherChoiceOfWhispersMakesItAnew();
    void queryOfAnybodyIsHarmless_data();
    void queryOfAnybodyIsHarmless();

private:
    [[nodiscard]] QString path() const { return m_folder->filePath(QStringLiteral("l.sqlite")); }
    qint64 add(const QString &file, const QuickFacts &quick, const WholeFacts &whole,
               qint64 size = 100);
    [[nodiscard]] QStringList names(const ListingQuery &query);

    std::unique_ptr<QTemporaryDir> m_folder;
    std::unique_ptr<LibraryStore> m_store;
};

void TestLibraryStore::init()
{
    m_store.reset();
    m_folder = std::make_unique<QTemporaryDir>();
    auto store = LibraryStore::open(path(), Whispers::LeftOut);
    QVERIFY2(store, qPrintable(store ? QString() : store.error().text()));
    m_store = *std::move(store);
}

qint64 TestLibraryStore::add(const QString &file, const QuickFacts &quick, const WholeFacts &whole,
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

QStringList TestLibraryStore::names(const ListingQuery &query)
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

void TestLibraryStore::fileIsForItsOwnerOnly()
{
    add(QStringLiteral("/a/b.demo"), {}, {});

    const auto others = QFile::ReadGroup | QFile::ReadOther | QFile::WriteGroup | QFile::WriteOther;
    for (const char *end : {"", "-wal", "-shm"}) {
        const QString file = path() + QString::fromLatin1(end);
        QVERIFY2(QFile::exists(file), qPrintable(file));
        QVERIFY2(!(QFile::permissions(file) & others), qPrintable(file));
    }
}

void TestLibraryStore::unchangedFileIsNotReadAnew()
{
    const QString file = QStringLiteral("/a/b.demo");
    add(file, {.map = QStringLiteral("ctf5")}, {});

    QCOMPARE(m_store->note({file, 100, 5000}, 2).value(), false);
    QVERIFY(m_store->listing().inState(ReadState::New, 0, 10)->empty());
    QCOMPARE(m_store->note({file, 101, 5000}, 3).value(), true);
    QCOMPARE(m_store->listing().inState(ReadState::New, 0, 10)->size(), std::size_t{1});
}

void TestLibraryStore::whatIsGoneIsMissing()
{
    add(QStringLiteral("/a/gone.demo"), {}, {});
    add(QStringLiteral("/a/there.demo"), {}, {});
    add(QStringLiteral("/ab/elsewhere.demo"), {}, {});
    QVERIFY(m_store->note({QStringLiteral("/a/there.demo"), 100, 5000}, 2));

    QVERIFY(m_store->noteMissing({QStringLiteral("/a")}, {}, 2));

    QCOMPARE(names({.place = ListingQuery::Place::Missing}),
             QStringList{QStringLiteral("gone.demo")});
    QCOMPARE(m_store->listing().counts()->missing, 1);
    // It is back.
    QVERIFY(m_store->note({QStringLiteral("/a/gone.demo"), 100, 5000}, 3));
    QCOMPARE(m_store->listing().counts()->missing, 0);
}

void TestLibraryStore::listingIsSorted_data()
{
    QTest::addColumn<int>("key");
    QTest::addColumn<QStringList>("rising");

    const auto row = [](const char *name, SortKey key, const QStringList &rising) {
        QTest::newRow(name) << static_cast<int>(key) << rising;
    };
    const QString a = QStringLiteral("Anna.demo");
    const QString b = QStringLiteral("bob.demo");
    const QString c = QStringLiteral("Carl.demo");
    row("name, small and capital letters alike", SortKey::Name, {a, b, c});
    row("map", SortKey::Map, {c, a, b});
    row("length", SortKey::Length, {b, a, c});
    row("date, that of the file where none is recorded", SortKey::Date, {b, c, a});
    row("players", SortKey::Players, {c, a, b});
    row("markers", SortKey::Markers, {b, c, a});
    row("damage", SortKey::Damage, {a, c, b});
    row("size", SortKey::Size, {c, b, a});
}

void TestLibraryStore::listingIsSorted()
{
    QFETCH(int, key);
    QFETCH(QStringList, rising);
    add(QStringLiteral("/x/Anna.demo"),
        {.map = QStringLiteral("m2"), .length = 20, .date = 9000, .markers = 3},
        {.playerCount = 1, .damage = 0}, 300);
    add(QStringLiteral("/x/bob.demo"),
        {.map = QStringLiteral("m3"), .length = 10, .date = 4000, .markers = 1},
        {.playerCount = 2, .damage = 5}, 200);
    add(QStringLiteral("/x/Carl.demo"),
        {.map = QStringLiteral("M1"), .length = 30, .date = 0, .markers = 2}, {.damage = 4}, 100);

    QCOMPARE(names({.sort = static_cast<SortKey>(key), .order = Qt::AscendingOrder}), rising);
    QStringList falling(rising.rbegin(), rising.rend());
    QCOMPARE(names({.sort = static_cast<SortKey>(key), .order = Qt::DescendingOrder}), falling);
}

void TestLibraryStore::firstOnesComeInTheSameOrder()
{
    QVERIFY(m_store->together([this]() -> Stored<void> {
        // As many as are found by another way.
        for (int i = 0; i < 6000; ++i) {
            if (auto noted = m_store->note(
                    {QStringLiteral("/x/kobra %1.demo").arg(i), i, i * 7919 % 6000}, 1);
                !noted)
                return tl::unexpected(noted.error());
        }
        return {};
    }));
    for (const QString &text : {QString(), QStringLiteral("kob"), QStringLiteral("17")}) {
        const ListingQuery query{.text = text};
        const auto all = m_store->listing().list(query);
        const auto first = m_store->listing().list(query, 20);
        QVERIFY(all && first);
        QVERIFY(!first->ids.empty());
        QCOMPARE(first->ids,
                 std::vector<qint64>(all->ids.begin(),
                                     all->ids.begin()
                                         + qsizetype(std::min<std::size_t>(20, all->ids.size()))));
    }
}

void TestLibraryStore::givenOrderIsThatOfThePaths()
{
    add(QStringLiteral("/x/1.demo"), {}, {});
    add(QStringLiteral("/x/2.demo"), {}, {});
    add(QStringLiteral("/x/3.demo"), {}, {});

    QCOMPARE(names({.place = ListingQuery::Place::Paths,
                    .paths = {QStringLiteral("/x/3.demo"), QStringLiteral("/x/1.demo")},
                    .sort = SortKey::Given}),
             (QStringList{QStringLiteral("3.demo"), QStringLiteral("1.demo")}));
}

void TestLibraryStore::listingIsGrouped()
{
    add(QStringLiteral("/x/1.demo"), {.map = QStringLiteral("b")}, {});
    add(QStringLiteral("/x/2.demo"), {.map = QStringLiteral("a")}, {});
    add(QStringLiteral("/x/3.demo"), {.map = QStringLiteral("b")}, {});

    const auto listing = m_store->listing().list(
        {.sort = SortKey::Name, .order = Qt::AscendingOrder, .group = GroupKey::Map});

    QVERIFY(listing);
    const std::vector<ListingGroup> expected{{QStringLiteral("a"), 0, 1},
                                             {QStringLiteral("b"), 1, 2}};
    QVERIFY(listing->groups == expected);
    QCOMPARE(listing->ids, (std::vector<qint64>{2, 1, 3}));
}

void TestLibraryStore::folderHasWhatLiesInIt()
{
    add(QStringLiteral("/x/1.demo"), {}, {});
    add(QStringLiteral("/x/deep/2.demo"), {}, {});
    add(QStringLiteral("/xy/3.demo"), {}, {});

    QCOMPARE(names({.place = ListingQuery::Place::Folder,
                    .folder = QStringLiteral("/x"),
                    .sort = SortKey::Name,
                    .order = Qt::AscendingOrder}),
             (QStringList{QStringLiteral("1.demo"), QStringLiteral("2.demo")}));
    QCOMPARE(names({.place = ListingQuery::Place::Paths, .paths = {QStringLiteral("/xy/3.demo")}}),
             QStringList{QStringLiteral("3.demo")});
}

void TestLibraryStore::beginningsOfWordsAreFound_data()
{
    QTest::addColumn<QString>("text");
    QTest::addColumn<bool>("isFound");

    QTest::newRow("name") << "race" << true;
    QTest::newRow("in any case") << "RACE" << true;
    QTest::newRow("map") << "sunny" << true;
    QTest::newRow("player") << "jos" << true;
    QTest::newRow("without its accent") << "jose" << true;
    QTest::newRow("chat") << "kobr" << true;
    QTest::newRow("several, from different places") << "sunny kobra" << true;
    QTest::newRow("one letter") << "k" << true;
    QTest::newRow("Chinese") << QString::fromUtf8("你好") << true;
    QTest::newRow("one of them is not there") << "sunny otis" << false;
    QTest::newRow("middle of a word") << "unny" << false;
    QTest::newRow("signs alone are no query") << "-- \"" << true;
}

void TestLibraryStore::beginningsOfWordsAreFound()
{
    QFETCH(QString, text);
    QFETCH(bool, isFound);
    add(QStringLiteral("/x/my_race-01.demo"), {.map = QStringLiteral("Sunny Side Up")},
        {.players = {QString::fromUtf8("[A]José")},
         .chat = QString::fromUtf8("José: play Kobra 4\nJosé: 你好\n")});

    QCOMPARE(names({.text = text}).size(), isFound ? 1 : 0);
}

void TestLibraryStore::hitInChatIsShown()
{
    const qint64 id = add(
        QStringLiteral("/x/a.demo"), {.map = QStringLiteral("ctf5")},
        {.players = {QStringLiteral("Anna")}, .chat = QStringLiteral("Anna: well played\n")});
    const auto hitOf = [&](const QString &text) {
        QString hit = m_store->listing().rows({id}, text)->front().hit;
        return hit.replace(RecordingRow::HitBegin, u'[').replace(RecordingRow::HitEnd, u']');
    };

    QVERIFY2(hitOf(QStringLiteral("play")).contains(QStringLiteral("well [played]")),
             qPrintable(hitOf(QStringLiteral("play"))));
    QVERIFY(hitOf(QStringLiteral("ctf")).isEmpty());
    QVERIFY(hitOf(QString()).isEmpty());
}

void TestLibraryStore::hitInChatHasItsTick()
{
    const qint64 id = add(
        QStringLiteral("/x/a.demo"), {.map = QStringLiteral("well")},
        {.players = {QStringLiteral("Anna")},
         .chat = QStringLiteral("Anna: well\nBo: nothing\nAnna: well played bot\n"),
         .chatTicks = {QStringLiteral("10"), QStringLiteral("20"), QStringLiteral("-3")}});
    const auto tickOf = [&](const char *text) {
        return m_store->listing().tickOfHit(id, QString::fromLatin1(text)).value();
    };

    QCOMPARE(tickOf("nothing"), std::optional<qint64>(20));
    // The line that is shown, not the first that has one of the words.
    QVERIFY(m_store->listing()
                .rows({id}, QStringLiteral("well bot"))
                ->front()
                .hit.contains(QStringLiteral("played")));
    QCOMPARE(tickOf("well bot"), std::optional<qint64>(-3));
    QCOMPARE(tickOf("anna"), std::optional<qint64>(10));
    QCOMPARE(tickOf(""), std::nullopt);
}

void TestLibraryStore::hiddenStaysHidden()
{
    const qint64 id = add(QStringLiteral("/x/a.demo"), {}, {});
    QVERIFY(m_store->hide({id}));
    QVERIFY(m_store->note({QStringLiteral("/x/a.demo"), 100, 5000}, 2));

    QCOMPARE(names({}), QStringList());
    QVERIFY(m_store->unhide(QStringLiteral("/x")));
    QCOMPARE(names({}), QStringList{QStringLiteral("a.demo")});
}

void TestLibraryStore::forgottenOnesLeaveNoWords()
{
    const QByteArray word = "verysecretword";
    add(QStringLiteral("/x/a.demo"), {}, {.chat = QString::fromLatin1(word)});
    add(QStringLiteral("/x/pinned.demo"), {}, {});
    add(QStringLiteral("/y/b.demo"), {}, {});

    QVERIFY(m_store->forgetOthers({QStringLiteral("/y")}, {QStringLiteral("/x/pinned.demo")}));

    QCOMPARE(names({.sort = SortKey::Name, .order = Qt::AscendingOrder}),
             (QStringList{QStringLiteral("b.demo"), QStringLiteral("pinned.demo")}));
    // The log of the database goes into the file when it is closed.
    m_store.reset();
    QFile file(path());
    QVERIFY(file.open(QIODevice::ReadOnly));
    QVERIFY(!file.readAll().contains(word));
}

void TestLibraryStore::movedRecordingKeepsWhatIsKnown()
{
    const qint64 id = add(QStringLiteral("/x/a.demo"),
                          {.map = QStringLiteral("ctf5"), .contentKey = QStringLiteral("key")},
                          {.sha256 = QStringLiteral("00ff"), .players = {QStringLiteral("Anna")}});
    QVERIFY(m_store->noteMissing({}, {QStringLiteral("/x/a.demo")}, 2));
    QVERIFY(m_store->note({QStringLiteral("/y/new.demo"), 100, 7000}, 2));
    const qint64 found = m_store->listing().inState(ReadState::New, 0, 1)->front().id;
    QCOMPARE(m_store->listing().missingLike(QStringLiteral("key"))->front().id, id);

    QVERIFY(m_store->setMoved(id, found));

    QCOMPARE(names({}), QStringList{QStringLiteral("new.demo")});
    QCOMPARE(names({.text = QStringLiteral("anna new")}), QStringList{QStringLiteral("new.demo")});
    QCOMPARE(m_store->listing().rows({id}, {})->front().file.path, QStringLiteral("/y/new.demo"));
    QCOMPARE(m_store->listing().rows({id}, {})->front().sha256, QStringLiteral("00ff"));
    QVERIFY(!m_store->listing().rows({id}, {})->front().isMissing);
}

void TestLibraryStore::casesStandBesideTheirRecording()
{
    const qint64 id = add(QStringLiteral("/x/a.demo"), {}, {.sha256 = QStringLiteral("00ff")});
    const qint64 other = add(QStringLiteral("/x/b.demo"), {}, {});

    QVERIFY(m_store->setCases({{QStringLiteral("00ff"), 2, QStringLiteral("confirmed")}}));

    QCOMPARE(m_store->listing().rows({id}, {})->front().cases, 2);
    QCOMPARE(m_store->listing().rows({id}, {})->front().verdict, QStringLiteral("confirmed"));
    QCOMPARE(m_store->listing().rows({other}, {})->front().cases, 0);
}

void TestLibraryStore::damagedFileIsMadeAnew_data()
{
    QTest::addColumn<QByteArray>("bytes");

    QTest::newRow("no database") << QByteArray(5000, 'x');
    QTest::newRow("cut behind its head") << QByteArray("SQLite format 3\0", 16);
    QTest::newRow("of another version") << QByteArray();
}

void TestLibraryStore::damagedFileIsMadeAnew()
{
    QFETCH(QByteArray, bytes);
    add(QStringLiteral("/x/a.demo"), {}, {});
    m_store.reset();
    if (bytes.isEmpty()) {
        review::StoreAddress address;
        address.file = path();
        review::Database database(address);
        QVERIFY(database.open());
        QVERIFY(database.run(QStringLiteral("PRAGMA user_version = 9999")));
    } else {
        QFile file(path());
        QVERIFY(file.open(QIODevice::WriteOnly | QIODevice::Truncate));
        file.write(bytes);
    }

    auto store = LibraryStore::open(path(), Whispers::LeftOut);

    QVERIFY2(store, qPrintable(store ? QString() : store.error().text()));
    m_store = *std::move(store);
    QCOMPARE(names({}), QStringList());
    add(QStringLiteral("/x/b.demo"), {}, {});
    QCOMPARE(names({}), QStringList{QStringLiteral("b.demo")});
}

void TestLibraryStore::otherChoiceOfWhispersMakesItAnew()
{
    add(QStringLiteral("/x/a.demo"), {}, {});
    m_store.reset();

    m_store = *LibraryStore::open(path(), Whispers::Kept);
    QCOMPARE(names({}), QStringList());
    add(QStringLiteral("/x/a.demo"), {}, {.chat = QStringLiteral("whispered")});
    m_store.reset();
    m_store = *LibraryStore::open(path(), Whispers::LeftOut);

    QCOMPARE(names({}), QStringList());
    QFile file(path());
    QVERIFY(file.open(QIODevice::ReadOnly));
    QVERIFY(!file.readAll().contains("whispered"));
}

void TestLibraryStore::queryOfAnybodyIsHarmless_data()
{
    QTest::addColumn<QString>("text");

    QTest::newRow("quotes") << QStringLiteral("\"\"\" OR \"");
    QTest::newRow("syntax of the index") << QStringLiteral("name : NEAR(a b) AND NOT * ^");
    QTest::newRow("SQL") << QStringLiteral("'; DROP TABLE recordings; --");
    QTest::newRow("half of a pair") << QString(QChar(0xD800));
    QTest::newRow("NUL") << QString(QChar(0));
    QTest::newRow("endless") << QString(100'000, u'a');
    QTest::newRow("endlessly many") << QStringLiteral("a ").repeated(100'000);
}

void TestLibraryStore::queryOfAnybodyIsHarmless()
{
    QFETCH(QString, text);
    add(QStringLiteral("/x/a.demo"), {}, {});

    QVERIFY(m_store->listing().list({.text = text}).has_value());
    QCOMPARE(names({}), QStringList{QStringLiteral("a.demo")});
}

TICKSCOPE_TEST(TestLibraryStore, QCoreApplication)
#include "test_library_store.moc"
