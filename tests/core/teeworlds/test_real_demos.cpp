// SPDX-License-Identifier: GPL-3.0-or-later
//
// Real demos against the truth that other programs printed about them.

#include <random>

#include <QDir>
#include <QFile>
#include <QTest>

#include <nlohmann/json.hpp>

#include "core/analysis/finders/map_finder.h"
#include "core/analysis/player_rows.h"
#include "core/base/limits.h"
#include "core/formats/format_registry.h"
#include "core/formats/teeworlds_common/items/snapshot.h"
#include "core/timeline/cursor.h"
#include "core/timeline/index_pass.h"
#include "tests/support/places.h"
#include "tests/support/skips.h"
#include "tests/support/state_difference.h"
#include "tests/support/test_program.h"
#include "tests/support/test_recordings.h"

using namespace tickscope;

namespace {

constexpr qint64 SmallDemo = 5'000'000; ///< Bytes; the whole of these is walked backwards.

QString demoFolder()
{
    return test::recordings() + QStringLiteral("/teeworlds");
}

nlohmann::json facts(const QString &name)
{
    QFile file(demoFolder() + '/' + name);
    if (!file.open(QIODevice::ReadOnly))
        return {};
    return nlohmann::json::parse(file.readAll().toStdString());
}

/// One "tick items checksum" line for each tick, as the game's own player counts them.
class ChecksumSink : public PassSink
{
public:
    void tickEnded(Tick tick, const WorldState &state) override
    {
        lines += std::to_string(tick.value) + ' '
                 + std::to_string(teeworlds::recordedItemCount(state)) + ' '
                 + std::to_string(teeworlds::checksum(state)) + '\n';
    }

    std::string lines;
};

/// Recorded items only: what messages told is there when an index knows it.
std::pair<std::size_t, std::uint32_t> fingerprint(const WorldState &state)
{
    return {teeworlds::recordedItemCount(state), teeworlds::checksum(state)};
}

} // namespace

class TestRealDemos : public QObject
{
    Q_OBJECT

private slots:
    void initTestCase();
    void checksumsAreThoseOfTheGamesOwnPlayer_data() { addDemos(); }
    void checksumsAreThoseOfTheGamesOwnPlayer();
    void seekingInRandomOrderGivesWhatWalkingGives_data() { addDemos(); }
    void seekingInRandomOrderGivesWhatWalkingGives();
    void steppingBackwardsGivesWhatForwardsGave_data() { addDemos(); }
    void steppingBackwardsGivesWhatForwardsGave();
    void predictedPositionsAreTheServersOwn_data();
    void predictedPositionsAreTheServersOwn();

private:
    static void addDemos();
    [[nodiscard]] Shared<Recording> open(const QString &name) const;
    /// States at all ticks, walked without a sink as seeking decodes them.
    [[nodiscard]] static std::vector<std::pair<Tick, WorldState>> walk(
        const Shared<Recording> &demo, const Index &index);

    FormatRegistry m_formats;
};

void TestRealDemos::initTestCase()
{
    if (!QDir(demoFolder()).exists())
        SKIP_WITHOUT_FILE("teeworlds");
    registerAllFormats(m_formats);
}

void TestRealDemos::addDemos()
{
    QTest::addColumn<QString>("name");
    for (const QString &name : QDir(demoFolder()).entryList({"*.demo"}, QDir::Files))
        QTest::newRow(qPrintable(name)) << name;
}

Shared<Recording> TestRealDemos::open(const QString &name) const
{
    const auto source = openFile((demoFolder() + '/' + name).toStdString());
    return source ? m_formats.open(*source, {}).value_or(nullptr) : nullptr;
}

std::vector<std::pair<Tick, WorldState>> TestRealDemos::walk(const Shared<Recording> &demo,
                                                             const Index &index)
{
    std::vector<std::pair<Tick, WorldState>> states;
    Walker walker(demo, index.outline().seekPoints);
    for (;;) {
        const auto stepped = walker.step(nullptr, {});
        if (!stepped || *stepped != Step::Done)
            return states;
        states.emplace_back(walker.decoder().tick(), walker.decoder().state());
    }
}

void TestRealDemos::checksumsAreThoseOfTheGamesOwnPlayer()
{
    SKIP_WITHOUT_ROWS();
    QFETCH(QString, name);
    const auto truth = facts("snapshots.json")["files"][name.toStdString()];
    const auto demo = open(name);
    QVERIFY(demo);
    const auto outline = demo->outline({});
    QVERIFY(outline);

    Walker walker(demo, outline->seekPoints);
    ChecksumSink sink;
    for (;;) {
        const auto stepped = walker.step(&sink, {});
        QVERIFY(stepped);
        if (*stepped != Step::Done)
            break;
    }

    QCOMPARE(hexText(sha256Of(std::as_bytes(std::span(sink.lines)))),
             truth["sha256"].get<std::string>());
    const bool isKilled = !truth["error"].get<std::string>().empty();
    QCOMPARE(!outline->damage.empty(), isKilled);
}

void TestRealDemos::seekingInRandomOrderGivesWhatWalkingGives()
{
    SKIP_WITHOUT_ROWS();
    QFETCH(QString, name);
    const auto demo = open(name);
    QVERIFY(demo);
    const auto index = buildIndex(demo, {});
    QVERIFY(index);
    const auto states = walk(demo, **index);
    QVERIFY(!states.empty());
    const auto mover = recordedMotion()->makeMover();
    Cursor cursor(demo, limits::CursorCache);
    std::mt19937 random(12345);

    for (int i = 0; i < 500; ++i) {
        const auto &[tick, state] = states[random() % states.size()];
        const auto frame = cursor.frameAt(tick, **index, *mover, {});
        QVERIFY(frame && frame->at);
        QCOMPARE(frame->at->tick.value, tick.value);
        QCOMPARE(fingerprint(*frame->at->recorded), fingerprint(state));
        if (i % 10 == 0) { // every word of every item; the sums cannot tell which one differs
            std::size_t differing = 0;
            test::forEachDifference(state, *frame->at->recorded,
                                    [&](const auto &before, const auto &after) {
                                        const auto &item = before ? before : after;
                                        differing += teeworlds::isRecorded(item->key);
                                    });
            QCOMPARE(differing, std::size_t{0});
        }
    }
}

void TestRealDemos::steppingBackwardsGivesWhatForwardsGave()
{
    SKIP_WITHOUT_ROWS();
    QFETCH(QString, name);
    if (QFile(demoFolder() + '/' + name).size() > SmallDemo)
        QSKIP("only demos under 5 MB are walked backwards");
    const auto demo = open(name);
    QVERIFY(demo);
    const auto index = buildIndex(demo, {});
    QVERIFY(index);
    const auto states = walk(demo, **index);
    const auto mover = recordedMotion()->makeMover();
    Cursor cursor(demo, limits::CursorCache);

    for (auto entry = states.rbegin(); entry != states.rend(); ++entry) {
        const auto frame = cursor.frameAt(entry->first, **index, *mover, {});
        QVERIFY(frame && frame->at);
        // Two snapshots of one tick: the last one stands.
        if (entry == states.rbegin() || std::prev(entry)->first != entry->first)
            QCOMPARE(fingerprint(*frame->at->recorded), fingerprint(entry->second));
    }
}

void TestRealDemos::predictedPositionsAreTheServersOwn_data()
{
    QTest::addColumn<QString>("name");
    const auto predicted = facts("predicted.json");
    for (const auto &[name, samples] : predicted["files"].items())
        QTest::newRow(name.c_str()) << QString::fromStdString(name);
}

void TestRealDemos::predictedPositionsAreTheServersOwn()
{
    SKIP_WITHOUT_ROWS();
    QFETCH(QString, name);
    const auto demo = open(name);
    QVERIFY(demo);
    const auto map = findMap(*demo, (demoFolder() + '/' + name).toStdString(), {}, {});
    QVERIFY(map);
    const auto index = buildIndex(demo, {});
    QVERIFY(index);
    const auto motion = demo->makeMotion(map->content);
    const auto mover = motion->makeMover();
    Cursor cursor(demo, limits::CursorCache);
    const auto samples = facts("predicted.json")["files"][name.toStdString()]["samples"];

    int right = 0;
    for (const auto &sample : samples) {
        const auto frame = cursor.frameAt({sample[0]}, **index, *mover, {});
        QVERIFY(frame && frame->at);
        for (const PlayerRow &player : playersOf(*frame->at, (*index)->players())) {
            right += player.client == sample[1] && player.isAlive && player.position.x == sample[5]
                     && player.position.y == sample[6];
        }
    }

    // The bar is 99.5 % of all, and at most two wrong ones in a demo.
    QCOMPARE_GE(right, static_cast<int>(samples.size()) * 995 / 1000);
}

TICKSCOPE_TEST(TestRealDemos, QCoreApplication)

#include "test_real_demos.moc"
