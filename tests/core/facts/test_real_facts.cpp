// SPDX-License-Identifier: GPL-3.0-or-later
//
// Figures of a real recording against what was counted by hand.

#include <array>
#include <map>
#include <set>

#include <QFile>
#include <QTest>

#include "core/analysis/finders/map_finder.h"
#include "core/facts/fact_material.h"
#include "core/facts/fact_reader.h"
#include "core/facts/figures.h"
#include "core/formats/format_registry.h"
#include "core/io/byte_source.h"
#include "core/io/http/url.h"
#include "core/timeline/index_pass.h"
#include "tests/support/at_once.h"
#include "tests/support/test_program.h"
#include "tests/support/test_recordings.h"

using namespace tickscope;
using namespace tickscope::test;

namespace {

constexpr const char *Racebox = "teehistorian/ddnet198-racebox.teehistorian";

/// Of the recording with what its map decides, as the window and the command line read it.
Shared<Recording> recordedIn(const std::string &path)
{
    return allFormats().open(openNamed(path).value(), {}).value();
}

Result<FactSource> sourceOf(const char *name)
{
    const std::string path = realRecording(QString::fromLatin1(name))->toStdString();
    auto recording = recordedIn(path);
    auto map = findMap(*recording, path, {}, {});
    if (!map)
        return tl::unexpected(map.error());
    if (const auto rebuilt = recording->rebuiltWith(map->content))
        recording = rebuilt;
    const auto index = buildIndex(recording, {});
    if (!index)
        return tl::unexpected(index.error());
    return FactSource{recording, *index, *map, 380};
}

Figure figureOf(const std::vector<Figure> &figures, std::string_view id, std::string_view part = {})
{
    for (const Figure &figure : figures) {
        if (figure.kind->id == id && figure.part == part)
            return figure;
    }
    return {};
}

/// Without its map, by which a file of a server would be rebuilt.
struct ReadFacts {
    explicit ReadFacts(const char *name)
    {
        FormatRegistry registry;
        registerAllFormats(registry);
        const std::string path = realRecording(QString::fromLatin1(name))->toStdString();
        const auto recording = registry.open(openNamed(path).value(), {}).value();
        index = buildIndex(recording, {}).value();
        material = readFactMaterial({recording, index, std::nullopt, 380}, {}).value();
    }

    [[nodiscard]] std::vector<Press> presses(int player, std::string_view input) const
    {
        for (const InputPresses &each : material->players.at(player).inputs) {
            if (each.name == input)
                return each.presses;
        }
        return {};
    }

    Shared<Index> index;
    Shared<FactMaterial> material;
};

/// Shots, blows and hooks, and those that touched somebody, of all players together.
struct HitCount {
    std::int64_t samples = 0;
    std::int64_t hits = 0;
};

HitCount hitsIn(const FactMaterial &material, std::string_view part = {})
{
    HitCount all;
    for (const auto &[player, found] : material.players) {
        const Figure figure = figureOf(figuresOf(material, player), "hit_share", part);
        all.samples += figure.samples;
        all.hits += figure.hits;
    }
    return all;
}

/// What the events say of hits on others; of a blast that touches several it is one.
std::int64_t eventsOfHits(const Index &index, std::string_view kind)
{
    std::set<std::pair<int, std::int64_t>> hits;
    for (std::size_t row = 0; row < index.eventCount(); ++row) {
        const EventRow event = index.event(row);
        if (event.kind() == kind && event.otherClient != NoClient
            && event.otherClient != event.client)
            hits.emplace(event.client, event.tick.value);
    }
    return static_cast<std::int64_t>(hits.size());
}

int playerNamed(const Index &index, std::string_view name)
{
    return index.players().holdersOf(name).front()->id;
}

} // namespace

class TestRealFacts : public QObject
{
    Q_OBJECT

private slots:
    void initTestCase() { SKIP_WITHOUT_RECORDING("teehistorian/ddnet198-racebox.teehistorian"); }
    void intervalsAreThoseCountedByHand();
    void nothingIsWrongWithTheFile();
    void jumpsOfADemoAreGuessesThatItsMapExplains();
    void selfKillsExplainMovesWithoutTheMap();
    void cancelledReadingSaysSo();
    void oneWalkGivesWhatTwoGive_data();
    void oneWalkGivesWhatTwoGive();
    void hitsAreThoseThatTheRebuiltWorldTells();
    void demosAndFilesOfASessionAgree();
    void whoStandsThereTurnsOntoNobody();
    void botsThatAimAnywhereAreAlike();
    void keysOfADemoAreThoseOfTheServersFile_data();
    void keysOfADemoAreThoseOfTheServersFile();
    void pressesOfAGoldsrcDemoAreThoseOfItsRecorder();
};

/// Counted by a program of its own from the bytes of the file, by teehistorian.md: the state of a
/// client at the end of a tick is direction, jump, an odd fire counter, hook, and each flag of
/// PlayerFlags that says what somebody presses; a change is a tick at whose end it is another than
/// before, from the second record of a stay on. (The camera of spectators, a condition, changes in
/// two ticks more.) npc01 is client 2 in ticks 323 to 3193, Carol client 0 in 258 to 6359. The
/// commonest interval of npc01 is 10 ticks, Carol's is 1. Of her 18 clicks within one tick, which
/// only the fire counter shows, 15 are in ticks without another change.
void TestRealFacts::intervalsAreThoseCountedByHand()
{
    const auto source = sourceOf(Racebox).value();
    const auto npc01 = figureOf(
        computeFigures(source, playerNamed(*source.index, "npc01"), {}).value(),
        "regular_intervals");
    const auto carol = figureOf(
        computeFigures(source, playerNamed(*source.index, "Carol"), {}).value(),
        "regular_intervals");

    QCOMPARE(npc01.samples, std::int64_t{252});
    QCOMPARE(npc01.hits, std::int64_t{214});
    QCOMPARE(carol.samples, std::int64_t{160});
    QCOMPARE(carol.hits, std::int64_t{56});
    QVERIFY(*npc01.value > *carol.value);
    // Even the ends of the intervals lie apart.
    QVERIFY(npc01.interval->low > carol.interval->high);
}

/// 5,739 ticks, no damage; a second passes without a record once, before the first player.
void TestRealFacts::nothingIsWrongWithTheFile()
{
    const auto figures = computeFigures(sourceOf(Racebox).value(), 0, {}).value();

    QCOMPARE(figureOf(figures, "damaged_places").value, std::optional(0.0));
    QCOMPARE(figureOf(figures, "damaged_places").samples, std::int64_t{5739});
    QCOMPARE(figureOf(figures, "time_backwards").value, std::optional(0.0));
    QCOMPARE(figureOf(figures, "map_mismatch").value, std::optional(0.0));
    QVERIFY(!figureOf(figures, "missing_keyframes").value);
}

/// Its map has teleporters; what a bot's /r does, which no demo records, is none of player 0.
void TestRealFacts::jumpsOfADemoAreGuessesThatItsMapExplains()
{
    SKIP_WITHOUT_RECORDING("special-tiles/special-tele.demo");
    const FactSource source = sourceOf("special-tiles/special-tele.demo").value();
    int jumps = 0;
    for (std::size_t row = 0; row < source.index->eventCount(); ++row) {
        const EventRow event = source.index->event(row);
        if (event.kind().id != "teleport")
            continue;
        QCOMPARE(event.source, EventSource::Guess);
        jumps += event.client == 0 ? 1 : 0;
    }
    QVERIFY(jumps > 0);
    const auto material = readFactMaterial(source, {}).value();
    const auto &moves = material->players.at(0).farMoves;
    QVERIFY(std::ssize(moves) >= jumps);
    QCOMPARE(figureOf(figuresOf(*material, 0), "impossible_moves").value, std::optional(0.0));
    // Nothing else does.
    FactSource without = source;
    without.map.reset();
    const auto figures = computeFigures(without, 0, {}).value();
    QVERIFY(*figureOf(figures, "impossible_moves").value >= jumps);
}

/// Who kills himself stands at a spawn in the next tick; no more of it is in the file.
void TestRealFacts::selfKillsExplainMovesWithoutTheMap()
{
    const auto recording = recordedIn(realRecording(QString::fromLatin1(Racebox))->toStdString());
    const auto index = buildIndex(recording, {}).value();
    const auto material = readFactMaterial({recording, index, {}, 380}, {}).value();

    const auto &moves = material->players.at(1).farMoves;
    QVERIFY(std::ranges::any_of(moves, &FarMove::isExplained));
    QCOMPARE(figureOf(figuresOf(*material, 1), "impossible_moves").value, std::optional(0.0));
}

void TestRealFacts::cancelledReadingSaysSo()
{
    std::stop_source stopped;
    stopped.request_stop();

    const auto read = readFactMaterial(sourceOf(Racebox).value(), stopped.get_token());

    QVERIFY(!read);
    QCOMPARE(read.error().code, ErrorCode::Cancelled);
}

void TestRealFacts::oneWalkGivesWhatTwoGive_data()
{
    QTest::addColumn<QString>("file");

    QTest::newRow("rebuilt") << QString::fromLatin1(Racebox);
    // A stranger has the first alone.
    const QString lively = QStringLiteral("teehistorian/ddnet164-sunny.teehistorian");
    const QString demo = QStringLiteral("teeworlds/ddnet198-server-racebox.demo");
    for (const QString &file : {lively, demo}) {
        if (QFile::exists(test::recordings() + u'/' + file))
            QTest::newRow(qPrintable(file)) << file;
    }
}

void TestRealFacts::oneWalkGivesWhatTwoGive()
{
    QFETCH(QString, file);
    const FactSource source = sourceOf(file.toLatin1().constData()).value();
    const auto expected = readFactMaterial(source, {}).value();
    const Shared<Outline> outline(source.index, &source.index->outline());
    FactSource unread = source;
    unread.index = std::make_shared<const Index>(outline);
    const auto reader = std::make_shared<FactReader>(unread, std::stop_token());

    IndexPass pass(source.recording, outline, {.listener = reader});
    while (!pass.atEnd())
        QVERIFY(pass.advance(1000, {}));
    const auto found = reader->takeWith(pass.index()).value();

    QCOMPARE(pass.index()->eventCount(), source.index->eventCount());
    QCOMPARE(found->players.size(), expected->players.size());
    for (const auto &[player, material] : expected->players) {
        const auto ours = figuresOf(*found, player);
        const auto theirs = figuresOf(*expected, player);
        QCOMPARE(ours.size(), theirs.size());
        for (std::size_t i = 0; i < ours.size(); ++i) {
            QCOMPARE(ours[i].part, theirs[i].part);
            QCOMPARE(ours[i].value, theirs[i].value);
            QVERIFY2(ours[i].occurrences == theirs[i].occurrences, theirs[i].kind->title);
        }
    }
}

/// It counts them by what its shots do, figures by what states show: 7 hooks on players, 1 hammer,
/// 3 grenades, 1 shotgun and 3 shots of the gun.
void TestRealFacts::hitsAreThoseThatTheRebuiltWorldTells()
{
    const auto source = sourceOf(Racebox).value();
    const auto material = readFactMaterial(source, {}).value();

    QCOMPARE(hitsIn(*material, "Hook").hits, eventsOfHits(*source.index, "hook"));
    QCOMPARE(hitsIn(*material, "Hook").hits, std::int64_t{7});
    QCOMPARE(hitsIn(*material).hits - hitsIn(*material, "Hook").hits,
             eventsOfHits(*source.index, "hit"));
    QCOMPARE(hitsIn(*material, "Gun").hits, std::int64_t{3});
    QCOMPARE(hitsIn(*material, "Hammer").hits, std::int64_t{1});
}

/// The server's demo has nearly every tick of the file.
void TestRealFacts::demosAndFilesOfASessionAgree()
{
    SKIP_WITHOUT_RECORDING("teeworlds/ddnet198-server-racebox.demo");
    const auto ofFile = readFactMaterial(sourceOf(Racebox).value(), {}).value();
    const auto demo = sourceOf("teeworlds/ddnet198-server-racebox.demo").value();
    const auto ofDemo = readFactMaterial(demo, {}).value();

    for (const char *part : {"", "Hook", "Hammer", "Gun", "Grenade", "Shotgun"}) {
        const HitCount file = hitsIn(*ofFile, part);
        const HitCount found = hitsIn(*ofDemo, part);
        QCOMPARE(found.hits, file.hits);
        QVERIFY2(std::abs(found.samples - file.samples) <= 5, part);
    }
}

/// Carol threw 12 hooks, swung 3 hammers and shot 5 times, at nobody; the bots never rest.
void TestRealFacts::whoStandsThereTurnsOntoNobody()
{
    const auto source = sourceOf(Racebox).value();
    const auto material = readFactMaterial(source, {}).value();
    const auto of = [&](const char *name, std::string_view id) {
        return figureOf(figuresOf(*material, playerNamed(*source.index, name)), id);
    };

    QCOMPARE(of("Carol", "hit_share").samples, std::int64_t{20});
    QCOMPARE(of("Carol", "hit_share").value, std::optional(0.0));
    QVERIFY(!of("Carol", "turns_onto_players").value);
    QVERIFY(of("npc01", "turns_onto_players").samples > 100);
}

/// Bots of one make, 74 of them, whose aim is drawn by lot: half of their shots go by more than 90
/// degrees from the nearest player, they turn onto one as often as another, and follow none.
void TestRealFacts::botsThatAimAnywhereAreAlike()
{
    SKIP_WITHOUT_RECORDING("teehistorian/ddnet198-dm8-long.teehistorian");
    const auto source = sourceOf("teehistorian/ddnet198-dm8-long.teehistorian").value();
    const auto material = readFactMaterial(source, {}).value();

    int bots = 0;
    for (const auto &[player, found] : material->players) {
        const auto figures = figuresOf(*material, player);
        const Figure offset = figureOf(figures, "aim_offset");
        const Figure turns = figureOf(figures, "turns_onto_players");
        QVERIFY(!figureOf(figures, "aim_tracking").value);
        if (offset.samples < 100 || turns.samples < 300)
            continue;
        ++bots;
        QVERIFY(*offset.value > 75 && *offset.value < 105);
        QVERIFY(*turns.value > 0.04 && *turns.value < 0.15);
    }
    QVERIFY(bots > 40);
    const auto hooks = static_cast<double>(eventsOfHits(*source.index, "hook"));
    QVERIFY(hooks > 7000);
    QVERIFY(std::abs(static_cast<double>(hitsIn(*material, "Hook").hits) / hooks - 1) < 0.01);
}

void TestRealFacts::keysOfADemoAreThoseOfTheServersFile_data()
{
    QTest::addColumn<QByteArray>("demo");
    QTest::addColumn<QByteArray>("file");

    QTest::newRow("every second tick") << QByteArray("teeworlds/ddnet164-server-sunny.demo")
                                       << QByteArray("teehistorian/ddnet164-sunny.teehistorian");
    QTest::newRow("with freezes") << QByteArray("teeworlds/ddnet198-server-racebox.demo")
                                  << QByteArray(Racebox);
    QTest::newRow("an old server") << QByteArray("teeworlds/ddnet114-server-learntoplay.demo")
                                   << QByteArray("teehistorian/ddnet114-learntoplay.teehistorian");
}

/// A demo knows fewer of them, but none that nobody pressed or released. A file has an input in the
/// tick before the one in which it acts.
void TestRealFacts::keysOfADemoAreThoseOfTheServersFile()
{
    QFETCH(QByteArray, demo);
    QFETCH(QByteArray, file);
    if (!realRecording(QString::fromLatin1(demo)) || !realRecording(QString::fromLatin1(file)))
        SKIP_MISSING();

    const ReadFacts shown(demo.constData());
    const ReadFacts recorded(file.constData());
    constexpr std::int64_t Latest = 3; // of every second tick
    constexpr std::array<std::pair<const char *, const char *>, 2> Keys{
        {{"HookState", "Hook"}, {"Direction", "Direction"}}};
    const auto isOneOf = [](const std::vector<Press> &keys, Tick Press::*end, Tick seen) {
        return std::ranges::any_of(
            keys, [&](const Press &key) { return seen > key.*end && seen - key.*end <= Latest; });
    };
    std::int64_t presses = 0;
    for (const Player &player : shown.index->players().players()) {
        const auto &others = recorded.index->players().players();
        const auto other = std::ranges::find(others, player.name(), &Player::name);
        if (other == others.end() || std::ranges::count(others, player.name(), &Player::name) > 1)
            continue;
        for (const auto &[state, key] : Keys) {
            const std::vector<Press> keys = recorded.presses(other->id, key);
            for (const Press &press : shown.presses(player.id, state)) {
                const QString place = QStringLiteral("%1 %2 %3")
                                          .arg(QString::fromStdString(player.name()),
                                               QString::fromLatin1(state),
                                               QString::number(press.first.value));
                QVERIFY2(!press.hasStart || isOneOf(keys, &Press::first, press.first),
                         qPrintable(place));
                QVERIFY2(!press.hasEnd || isOneOf(keys, &Press::last, press.last),
                         qPrintable(place));
                presses += press.hasStart && press.hasEnd ? 1 : 0;
            }
        }
    }
    QCOMPARE_GT(presses, std::int64_t{100});
}

/// Counted by a program of its own from the buttons in the frames, by goldsrc-demo.md, section 5.1.
void TestRealFacts::pressesOfAGoldsrcDemoAreThoseOfItsRecorder()
{
    constexpr const char *Name = "goldsrc/274_dcj_Desu.dem";
    if (!realRecording(QString::fromLatin1(Name)))
        SKIP_MISSING();

    const ReadFacts facts(Name);
    const std::map<std::string, std::size_t> counted{
        {"forward", 6}, {"moveright", 6}, {"duck", 4},   {"moveleft", 19},
        {"jump", 4},    {"score", 6},     {"attack", 1}, {"reload", 1}};
    for (const auto &[button, count] : counted)
        QCOMPARE(facts.presses(0, button).size(), count);
}

TICKSCOPE_TEST(TestRealFacts, QCoreApplication)
#include "test_real_facts.moc"
