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

#include "core/base/limits.h"
#include "core/timeline/cursor.h"
#include "core/timeline/index_pass.h"
#include "core/timeline/walker.h"
#include "tests/core/teehistorian/rebuilt_test.h"
#include "tests/support/places.h"
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

/// Walks to each of \a ticks, which ascend, and keeps the states that are exactly theirs.
std::map<Tick, WorldState> statesAt(const Shared<Recording> &recording, const Outline &outline,
                                    const std::set<Tick> &ticks)
{
    std::map<Tick, WorldState> states;
    Walker walker(recording, outline.seekPoints);
    for (auto stepped = walker.step(nullptr, {}); stepped && *stepped == Step::Done;
         stepped = walker.step(nullptr, {})) {
        if (ticks.contains(walker.decoder().tick()))
            states.emplace(walker.decoder().tick(), walker.decoder().state());
    }
    return states;
}

/// Random ticks that a walk gives.
std::set<Tick> randomTicks(const Shared<Recording> &recording, const Outline &outline,
                           std::size_t count)
{
    std::vector<Tick> all;
    Walker walker(recording, outline.seekPoints);
    for (auto stepped = walker.step(nullptr, {}); stepped && *stepped == Step::Done;
         stepped = walker.step(nullptr, {}))
        all.push_back(walker.decoder().tick());
    std::mt19937 random(26);
    std::ranges::shuffle(all, random);
    all.resize(std::min(all.size(), count));
    return {all.begin(), all.end()};
}

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

private:
    static void addPairs();
    static void addFiles();
};

void TestRebuiltRecording::initTestCase()
{
    if (!QDir((test::recordings() + QStringLiteral("/special-tiles"))).exists())
        QSKIP("no recordings: set TICKSCOPE_RECORDINGS to a folder with them and configure again");
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
    if (pair["protocol"] == "0.7" || name.startsWith("learntoplay"))
        QSKIP("the demo shows some values in another way; test_rebuilt_world compares them");
    const auto recording = openRebuilt(pair["teehistorian"]);
    QVERIFY(recording);
    const auto outline = recording->outline({});
    QVERIFY(outline);
    std::set<Tick> ticks;
    for (const Json &row : pair["rows"])
        ticks.insert(Tick{row[0].get<std::int64_t>()});
    const auto states = statesAt(recording, *outline, ticks);
    int equal = 0;
    int all = 0;
    QString first;
    for (const Json &row : pair["rows"]) {
        const auto state = states.find(Tick{row[0].get<std::int64_t>()});
        if (state == states.end())
            continue; // nothing recorded in that tick
        for (std::size_t i = 2; i < row.size(); ++i) {
            const std::string column = rebuiltFacts()["columns"][i];
            if (row[i].is_null() || column == "Emote")
                continue;
            const auto [type, field] = fieldOf(column);
            const auto found = numberIn(state->second, type, row[1].get<int>(), field);
            ++all;
            if (found == row[i].get<std::int64_t>())
                ++equal;
            else if (first.isEmpty())
                first = QStringLiteral("%1 at tick %2").arg(field.c_str()).arg(row[0].get<int>());
        }
    }
    QVERIFY(all > 20 * 40);
    QVERIFY2(equal >= 0.999 * all,
             qPrintable(
                 QStringLiteral("%1 of %2 differ, first %3").arg(all - equal).arg(all).arg(first)));
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
    const auto ticks = randomTicks(openRecording(name.toStdString()), (*index)->outline(), 500);
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
    const auto ticks = randomTicks(recording, (*index)->outline(), 500);
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

TICKSCOPE_TEST(TestRebuiltRecording, tickscope::test::NoApplication)
#include "test_rebuilt_recording.moc"
