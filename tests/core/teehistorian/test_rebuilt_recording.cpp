// SPDX-License-Identifier: GPL-3.0-or-later
//
// Teehistorian recordings opened with their maps, through the interface that all views use,
// against demos of the same sessions (rebuilt.json).

#include <algorithm>
#include <map>
#include <random>
#include <set>
#include <thread>

#include <QDir>
#include <QTest>

#include "core/analysis/tape/input_tape.h"
#include "core/base/limits.h"
#include "core/timeline/cursor.h"
#include "core/timeline/index_pass.h"
#include "core/timeline/walker.h"
#include "tests/core/teehistorian/rebuilt_test.h"
#include "tests/support/places.h"
#include "tests/support/skips.h"
#include "tests/support/test_program.h"

using namespace tickscope;
using namespace tickscope::test;

namespace {

/// Names of the files, each once.
std::set<std::string> teehistorians()
{
    std::set<std::string> names;
    for (const auto &[name, pair] : rebuiltFacts()["pairs"].items())
        names.insert(pair["teehistorian"].get<std::string>());
    return names;
}

std::optional<Value> valueIn(const WorldState &state, const char *type, std::int64_t id,
                             std::string_view field)
{
    const auto number = state.schema()->numberOf(type);
    const auto words = number ? state.find({*number, id}) : std::nullopt;
    if (!words)
        return {};
    const Field *found = state.schema()->find(*number)->fieldNamed(field);
    return found ? std::optional(found->read(*words)) : std::nullopt;
}

std::optional<std::int64_t> numberIn(const WorldState &state, const char *type, std::int64_t id,
                                     std::string_view field)
{
    const auto value = valueIn(state, type, id, field);
    const auto *number = value ? std::get_if<std::int64_t>(&*value) : nullptr;
    return number ? std::optional(*number) : std::nullopt;
}

/// Item and field of a column of the facts; nothing for what only the full pass tells.
std::pair<const char *, std::string> fieldOf(const std::string &column)
{
    static const std::set<std::string> extras = {
        "FreezeEnd",      "FreezeStart",  "Jumps", "JumpedTotal", "NinjaTick",
        "TeleCheckpoint", "StrongWeakId", "Flags", "TargetX",     "TargetY"};
    if (column == "NinjaTick")
        return {"DDNetCharacter", "NinjaActivationTick"};
    return {extras.contains(column) ? "DDNetCharacter" : "Character", column};
}

/// Walks to each of \a ticks and keeps its state; of ticks in which nothing is recorded, too.
std::map<Tick, WorldState> statesAt(const Shared<Recording> &recording, const Outline &outline,
                                    const std::set<Tick> &ticks)
{
    std::map<Tick, WorldState> states;
    const auto decoder = recording->makeDecoder();
    if (!decoder->restore(outline.seekPoints.front(), {}))
        return states;
    for (const Tick tick : ticks) {
        for (auto next = decoder->next(); next && next->tick <= tick; next = decoder->next()) {
            if (!decoder->step(nullptr, {}))
                return states;
        }
        if (decoder->tick() == tick || decoder->idleTo(tick, {}).value_or(false))
            states.emplace(tick, decoder->state());
    }
    return states;
}

/// Ticks in which something is recorded.
std::vector<Tick> recordedTicks(const Shared<Recording> &recording, const Outline &outline)
{
    std::vector<Tick> ticks;
    Walker walker(recording, outline.seekPoints);
    for (auto stepped = walker.step(nullptr, {}); stepped && *stepped == Step::Done;
         stepped = walker.step(nullptr, {}))
        ticks.push_back(walker.decoder().tick());
    return ticks;
}

/// Random ones, as many of \a recorded as of those between them, as far as there are any.
std::set<Tick> randomTicks(std::vector<Tick> recorded, std::size_t count)
{
    std::vector<Tick> idle;
    for (std::size_t i = 1; i < recorded.size(); ++i) {
        for (Tick tick = recorded[i - 1] + 1; tick < recorded[i]; tick = tick + 1)
            idle.push_back(tick);
    }
    std::mt19937 random(26);
    std::set<Tick> ticks;
    for (auto *some : {&recorded, &idle}) {
        std::ranges::shuffle(*some, random);
        some->resize(std::min(some->size(), count / 2));
        ticks.insert(some->begin(), some->end());
    }
    return ticks;
}

/// \a found as the demo of \a pair shows it. Source: rebuilt.json, _about.
std::optional<std::int64_t> asInDemo(std::optional<std::int64_t> found, const std::string &column,
                                     const Json &pair, const WorldState &state, std::int64_t client)
{
    constexpr int Pi256 = 804;
    constexpr int Ninja = 5;
    const bool isOf07 = pair["protocol"] == "0.7";
    const bool isOf11 = pair["server"].get<std::string>().find("11.4") != std::string::npos;
    if (!found)
        return found;
    if (isOf07 && column == "Angle" && *found > Pi256)
        return *found - 2 * Pi256;
    if (isOf07 && column == "HookTick")
        return std::max<std::int64_t>(*found, 0);
    const bool isFrozen = numberIn(state, "DDNetCharacter", client, "FreezeEnd") != 0;
    return column == "Weapon" && (isOf07 || isOf11) && isFrozen ? Ninja : found;
}

struct EqualRows {
    int equal = 0;
    int all = 0;
    QString first; ///< Of those that differ.
};

} // namespace

class TestRebuiltRecording : public QObject
{
    Q_OBJECT

private slots:
    void initTestCase();
    void itemsHaveTheValuesOfDemos_data() { addPairs(); }
    void itemsHaveTheValuesOfDemos();
    void looksAreThoseOfDemos_data() { addPairs(); }
    void looksAreThoseOfDemos();
    void seekingGivesWhatWalkingGives_data() { addFiles(); }
    void seekingGivesWhatWalkingGives();
    void severalThreadsSeeTheSame();
    void aSeekPointWithoutTheRebuiltWorldGivesWhatIsRecorded();
    void eachRebuiltItemTellsThatItIs();
    void whatOldServersRecordedIsAGuess();
    void freezeIsAConditionOnTheTape();

private:
    static void addPairs();
    static void addFiles();
};

void TestRebuiltRecording::initTestCase()
{
    if (!test::isHere(test::recordings() + QStringLiteral("/special-tiles")))
        SKIP_MISSING();
    QVERIFY(!rebuiltFacts().is_null());
}

void TestRebuiltRecording::addPairs()
{
    QTest::addColumn<QString>("name");
    for (const auto &[name, pair] : rebuiltFacts()["pairs"].items())
        QTest::newRow(name.c_str()) << QString::fromStdString(name);
}

void TestRebuiltRecording::addFiles()
{
    QTest::addColumn<QString>("name");
    for (const std::string &name : teehistorians())
        QTest::newRow(name.c_str()) << QString::fromStdString(name);
}

void TestRebuiltRecording::itemsHaveTheValuesOfDemos()
{
    QFETCH(const QString, name);
    const Json &pair = rebuiltFacts()["pairs"][name.toStdString()];
    const auto recording = openRebuilt(pair["teehistorian"]);
    QVERIFY(recording);
    const auto index = buildIndex(recording, {});
    QVERIFY(index);
    Cursor cursor(recording, limits::CursorCache);
    const auto mover = recordedMotion()->makeMover();
    std::map<std::string, EqualRows> counts;
    for (const Json &row : pair["rows"]) {
        const auto frame = cursor.frameAt(Tick{row[0].get<std::int64_t>()}, **index, *mover, {});
        QVERIFY(frame && frame->at && frame->at->tick == frame->asked);
        const WorldState &state = *frame->at->recorded;
        for (std::size_t i = 2; i < row.size(); ++i) {
            const std::string column = rebuiltFacts()["columns"][i];
            const auto [type, field] = fieldOf(column);
            const auto client = row[1].get<std::int64_t>();
            const auto found = asInDemo(numberIn(state, type, client, field), column, pair, state,
                                        client);
            EqualRows &count = counts[column];
            ++count.all;
            if (row[i].is_null() || found == row[i].get<std::int64_t>()) // null: not in the demo
                ++count.equal;
            else if (count.first.isEmpty())
                count.first
                    = QStringLiteral("tick %1, client %2").arg(frame->asked.value).arg(client);
        }
    }
    QCOMPARE(counts.size(), pair["equal_on_rows"].size());
    int surplus = 0;
    for (const auto &[column, wanted] : pair["equal_on_rows"].items()) {
        const EqualRows &count = counts[column];
        QCOMPARE(count.all, wanted[1].get<int>());
        const int more = count.equal - wanted[0].get<int>();
        surplus += more;
        // Where inputs are recorded at arrival all is a guess: not always the same rows differ.
        QVERIFY2(more >= 0 || name.startsWith("learntoplay"),
                 qPrintable(QStringLiteral("%1: %2 of %3, first other %4")
                                .arg(QString::fromStdString(column))
                                .arg(count.equal)
                                .arg(count.all)
                                .arg(count.first)));
    }
    QVERIFY(surplus >= 0);
}

void TestRebuiltRecording::looksAreThoseOfDemos()
{
    QFETCH(const QString, name);
    const Json &pair = rebuiltFacts()["pairs"][name.toStdString()];
    if (!pair.contains("skins") || pair["skins"].empty())
        QSKIP("the demo tells none");
    // Also without a map.
    const auto recording = openRecording(pair["teehistorian"]);
    QVERIFY(recording);
    const auto index = buildIndex(recording, {});
    QVERIFY(index);
    Cursor cursor(recording, limits::CursorCache);
    const auto mover = recordedMotion()->makeMover();
    constexpr const char *Columns[] = {"Name",           "Clan",      "Country",  "Skin",
                                       "UseCustomColor", "ColorBody", "ColorFeet"};
    for (const auto &[client, changes] : pair["skins"].items()) {
        for (const Json &change : changes) {
            const Tick tick{change[0].get<std::int64_t>()};
            if (!(*index)->ticks().contains(tick))
                continue;
            const auto frame = cursor.frameAt(tick, **index, *mover, {});
            QVERIFY(frame && frame->at);
            for (std::size_t i = 0; i < std::size(Columns); ++i) {
                const auto found = valueIn(*frame->at->recorded, "ClientInfo", std::stoi(client),
                                           Columns[i]);
                const Json &wanted = change[i + 1];
                const std::string text = found ? plainText(*found) : "none";
                const std::string wish = wanted.is_string()
                                             ? wanted.get<std::string>()
                                             : std::to_string(wanted.get<std::int64_t>());
                QVERIFY2(text == wish,
                         qPrintable(
                             QStringLiteral("%1 of client %2 at tick %3: %4, not %5")
                                 .arg(Columns[i], QString::fromStdString(client))
                                 .arg(tick.value)
                                 .arg(QString::fromStdString(text), QString::fromStdString(wish))));
            }
        }
    }
}

void TestRebuiltRecording::seekingGivesWhatWalkingGives()
{
    QFETCH(const QString, name);
    const auto recording = openRebuilt(name.toStdString());
    QVERIFY(recording);
    const auto index = buildIndex(recording, {});
    QVERIFY(index);
    const auto recorded = recordedTicks(openRecording(name.toStdString()), (*index)->outline());
    const auto ticks = randomTicks(recorded, 500);
    const auto walked = statesAt(recording, (*index)->outline(), ticks);
    QCOMPARE(walked.size(), ticks.size());

    const auto mover = recordedMotion()->makeMover();
    std::vector<Tick> order(ticks.begin(), ticks.end());
    std::mt19937 random(7);
    std::ranges::shuffle(order, random);
    Cursor cursor(recording, limits::CursorCache);
    for (const Tick tick : order) {
        const auto frame = cursor.frameAt(tick, **index, *mover, {});
        QVERIFY(frame && frame->at);
        QVERIFY2(*frame->at->recorded == walked.at(tick), qPrintable(QString::number(tick.value)));
        const bool isRecorded = std::ranges::binary_search(recorded, tick);
        QCOMPARE(frame->at->tick, tick);
        QCOMPARE(frame->at->recordedTick(), *(std::ranges::upper_bound(recorded, tick) - 1));
        QCOMPARE(frame->exactness, isRecorded ? Exactness::Recorded : Exactness::Rebuilt);
        QCOMPARE(frame->before.has_value(), tick > recorded.front());
        QVERIFY(!frame->before || frame->before->tick == tick - 1);
    }
    Cursor backwards(recording, limits::CursorCache);
    for (auto place = ticks.rbegin(); place != ticks.rend(); ++place) {
        const auto frame = backwards.frameAt(*place, **index, *mover, {});
        QVERIFY(frame && frame->at);
        QVERIFY2(*frame->at->recorded == walked.at(*place),
                 qPrintable(QString::number(place->value)));
    }
}

void TestRebuiltRecording::severalThreadsSeeTheSame()
{
    const auto recording = openRebuilt("ddnet198-racebox.teehistorian");
    QVERIFY(recording);
    const auto index = buildIndex(recording, {});
    QVERIFY(index);
    const auto ticks = randomTicks(recordedTicks(recording, (*index)->outline()), 500);
    const auto walked = statesAt(recording, (*index)->outline(), ticks);
    constexpr unsigned Threads = 4;
    std::array<int, Threads> wrong{};
    {
        std::vector<std::jthread> threads;
        for (unsigned number = 0; number < Threads; ++number) {
            threads.emplace_back([&, number] {
                std::vector<Tick> order(ticks.begin(), ticks.end());
                std::mt19937 random(number);
                std::ranges::shuffle(order, random);
                Cursor cursor(recording, limits::CursorCache);
                const auto mover = recordedMotion()->makeMover();
                for (const Tick tick : order) {
                    const auto frame = cursor.frameAt(tick, **index, *mover, {});
                    if (!frame || !frame->at || *frame->at->recorded != walked.at(tick))
                        ++wrong[number];
                }
            });
        }
    }
    for (const int count : wrong)
        QCOMPARE(count, 0);
}

void TestRebuiltRecording::aSeekPointWithoutTheRebuiltWorldGivesWhatIsRecorded()
{
    const std::string name = "ddnet164-tutorial-21min.teehistorian";
    const auto recorded = openRecording(name);
    const auto rebuilt = openRebuilt(name);
    QVERIFY(recorded && rebuilt);
    const auto plain = buildIndex(recorded, {});
    QVERIFY(plain && (*plain)->seekPoints().size() > 2);
    const Tick early = (*plain)->seekPoints()[1].tick - 1;
    const Tick late = (*plain)->seekPoints()[2].tick + 5;
    const auto mover = recordedMotion()->makeMover();
    Cursor cursor(rebuilt, limits::CursorCache);
    const auto before = cursor.frameAt(early, **plain, *mover, {});
    const auto behind = cursor.frameAt(late, **plain, *mover, {});
    QVERIFY(before && before->at && behind && behind->at);
    QVERIFY(before->at->recorded->schema()->numberOf("Character"));
    QVERIFY(!behind->at->recorded->schema()->numberOf("Character"));
    Cursor plainCursor(recorded, limits::CursorCache);
    const auto same = plainCursor.frameAt(late, **plain, *mover, {});
    QVERIFY(same && *same->at->recorded == *behind->at->recorded);
}

void TestRebuiltRecording::eachRebuiltItemTellsThatItIs()
{
    const auto recording = openRebuilt("ddnet198-racebox.teehistorian");
    QVERIFY(recording);
    const auto outline = recording->outline({});
    const auto states = statesAt(recording, *outline, {Tick{2400}});
    QCOMPARE(states.size(), 1U);
    int rebuilt = 0;
    for (const ItemView &item : states.begin()->second.sorted()) {
        const auto type = states.begin()->second.schema()->type(item.key.type);
        const bool isRecorded = type->name == "Player" || type->name == "ClientInfo"
                                || type->isMemory;
        const Origin origin = type->originOf(item.words);
        QVERIFY2((origin.source == ValueSource::Recorded) == isRecorded, type->name.c_str());
        // 19.8 takes who never moved for being away, unless he chats.
        if (type->name == "Character" && origin.source == ValueSource::Guess) {
            QVERIFY(!origin.reason.empty());
            const Field &hook = *type->fieldNamed("HookState");
            QVERIFY(type->originOf(item.words, hook).source == ValueSource::Rebuilt);
        }
        rebuilt += origin.source == ValueSource::Rebuilt ? 1 : 0;
    }
    QVERIFY(rebuilt >= 24 + 5);
}

void TestRebuiltRecording::whatOldServersRecordedIsAGuess()
{
    const auto recording = openRebuilt("ddnet114-learntoplay.teehistorian");
    QVERIFY(recording);
    const auto outline = recording->outline({});
    const auto states = statesAt(recording, *outline, {Tick{1000}});
    QCOMPARE(states.size(), 1U);
    int characters = 0;
    for (const ItemView &item : states.begin()->second.sorted()) {
        const auto type = states.begin()->second.schema()->type(item.key.type);
        if (type->name != "Character")
            continue;
        ++characters;
        const Origin origin = type->originOf(item.words);
        QVERIFY(origin.source == ValueSource::Guess);
        QVERIFY(QString::fromStdString(origin.reason).contains("15.3"));
    }
    QVERIFY(characters > 0);
}

/// Who stands in a freeze tile is frozen anew in each tick: that is one time, and no new input.
void TestRebuiltRecording::freezeIsAConditionOnTheTape()
{
    const auto recording = openRebuilt("ddnet198-racebox.teehistorian");
    QVERIFY(recording);
    const auto index = buildIndex(recording, {}).value();
    const TickRange all = index->ticks();

    const auto tapes = readInputTapes(recording, *index, all, all.last - all.first + 1, {}).value();

    std::int64_t longest = 0;
    for (const InputSource &source : tapes.front()->sources) {
        const auto freeze = std::ranges::find(source.tracks, "FreezeEnd", &InputTrack::name);
        if (freeze == source.tracks.end())
            continue;
        QVERIFY(freeze->isCondition);
        for (const InputRun &run : freeze->runs) {
            QVERIFY2(run.value == 1 || run.value == -1, std::to_string(run.value).c_str());
            longest = std::max(longest, run.ticks());
        }
    }
    QVERIFY2(longest >= 50, std::to_string(longest).c_str());
}

TICKSCOPE_TEST(TestRebuiltRecording, tickscope::test::NoApplication)
#include "test_rebuilt_recording.moc"
