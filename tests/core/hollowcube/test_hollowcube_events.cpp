// SPDX-License-Identifier: GPL-3.0-or-later
//
// What happened is not what was there: snapshots, and numbers of several versions of the game.
// Source: hollowcube-replay.md, sections 7, 8, 20.1, 20.2 and 20.6.

#include <array>
#include <map>
#include <set>

#include <QFile>
#include <QJsonDocument>
#include <QJsonObject>
#include <QTest>

#include "core/formats/format_registry.h"
#include "core/formats/hollowcube/events/event_registry.h"
#include "core/io/http/url.h"
#include "core/timeline/index_pass.h"
#include "core/timeline/walker.h"
#include "tests/support/event_making.h"
#include "tests/support/skips.h"
#include "tests/support/test_program.h"
#include "tests/support/test_recordings.h"

using namespace tickscope;

namespace {

const FormatRegistry &formats()
{
    static const FormatRegistry registry = [] {
        FormatRegistry all;
        registerAllFormats(all);
        return all;
    }();
    return registry;
}

Shared<Recording> opened(const QString &name)
{
    const auto path = test::realRecording(name);
    const auto source = openNamed(path.value_or(QString()).toStdString());
    return source ? formats().open(*source, {}).value_or(nullptr) : nullptr;
}

QJsonObject factsOf(const QString &name)
{
    QFile file(test::realRecording(QString(name).replace(".hcrp", ".facts.json")).value_or(""));
    if (!file.open(QIODevice::ReadOnly))
        return {};
    return QJsonDocument::fromJson(file.readAll()).object();
}

std::int64_t numberIn(const Event &event, std::string_view name)
{
    const auto fields = fieldsOf(event);
    const auto field = std::ranges::find(fields, name, &EventField::name);
    return field == fields.end() ? -1 : static_cast<std::int64_t>(numberOf(field->value));
}

/// Plays the entities and blocks that the events tell of, and compares them with each state.
class EventPlayer : public PassSink
{
public:
    [[nodiscard]] bool wantsFields() const override { return true; }

    void eventFound(const Event &event) override
    {
        ++counts[std::string(event.kind().id)];
        const std::int64_t entity = numberIn(event, "entity");
        if (event.kind().id == event_kind::Spawn) {
            m_types[entity] = numberIn(event, "type");
        } else if (event.kind().id == "hollowcube:destroy") {
            // Only a host's own mistake would destroy somebody who is not there.
            if (m_types.erase(entity) == 0 && fault.isEmpty())
                fault
                    = QStringLiteral("tick %1: %2 was not there").arg(event.tick.value).arg(entity);
        } else if (event.kind().id == "hollowcube:set_block") {
            const std::array place{numberIn(event, "x"), numberIn(event, "y"),
                                   numberIn(event, "z")};
            const std::int64_t state = numberIn(event, "state");
            const auto known = m_blocks.find(place);
            if (known != m_blocks.end() && known->second == state && heads.contains(event.tick))
                repeats.push_back(event.tick.value);
            m_blocks[place] = state;
        }
    }

    void tickEnded(Tick tick, const WorldState &state) override
    {
        std::map<std::int64_t, std::int64_t> types;
        state.forEach([&](const ItemView &item) {
            const ItemType &type = *state.schema()->find(item.key.type);
            const auto read = [&](const char *name) {
                return static_cast<std::int64_t>(numberOf(type.fieldNamed(name)->read(item.words)));
            };
            if (type.name == "Block") {
                const auto told = m_blocks.find({read("x"), read("y"), read("z")});
                if ((told == m_blocks.end() || told->second != read("state")) && fault.isEmpty())
                    fault = QStringLiteral("tick %1: a block").arg(tick.value);
            } else if (item.key.id != 0) {
                types[item.key.id] = read("type");
            }
        });
        if (types != m_types && fault.isEmpty())
            fault = QStringLiteral("tick %1: entities").arg(tick.value);
    }

    std::set<Tick> heads; ///< Ticks with a snapshot, but the first.
    std::map<std::string, int, std::less<>> counts;
    QList<qint64> repeats; ///< Ticks in which a block was told that was as it is.
    QString fault;

private:
    std::map<std::int64_t, std::int64_t> m_types;
    std::map<std::array<std::int64_t, 3>, std::int64_t> m_blocks;
};

EventPlayer played(const QString &name)
{
    EventPlayer player;
    const auto recording = opened(name);
    const auto seekPoints = recording->outline({}).value().seekPoints;
    for (const SeekPoint &point : seekPoints)
        player.heads.insert(point.tick);
    player.heads.erase(Tick{0});
    Walker walker(recording, seekPoints);
    while (walker.step(&player, {}).value_or(Step::End) == Step::Done) {}
    return player;
}

std::vector<Event> eventsOf(const QString &name, std::int64_t tick)
{
    const auto recording = opened(name);
    const auto index = buildIndex(recording, {}).value();
    return eventsAtTick(recording, *index, {tick}, {}).value();
}

QStringList textsOf(const std::vector<Event> &events)
{
    QStringList texts;
    for (const Event &event : events)
        texts << QString::fromStdString(test::sentence(event));
    return texts;
}

/// Words of fields in the state at \a tick: "Entity 1 type" is that of one item.
std::string wordIn(const QString &name, std::int64_t tick, const char *type, const char *field)
{
    class StateSink : public PassSink
    {
    public:
        void tickEnded(Tick at, const WorldState &state) override
        {
            if (at.value == wanted)
                found = state;
        }
        std::int64_t wanted = 0;
        WorldState found;
    };
    StateSink sink;
    sink.wanted = tick;
    const auto recording = opened(name);
    Walker walker(recording, recording->outline({}).value().seekPoints);
    while (walker.step(&sink, {}).value_or(Step::End) == Step::Done) {}
    std::string word;
    sink.found.forEach([&](const ItemView &item) {
        const ItemType &found = *sink.found.schema()->find(item.key.type);
        const Value value = found.fieldNamed(field) ? found.fieldNamed(field)->read(item.words)
                                                    : Value{};
        if (found.name == type && !std::holds_alternative<std::monostate>(value))
            word = found.fieldNamed(field)->textOf(value);
    });
    return word;
}

} // namespace

class TestHollowcubeEvents : public QObject
{
    Q_OBJECT

private slots:
    void init();
    void eventsTellEveryChangeOnce_data();
    void eventsTellEveryChangeOnce();
    void everyEntitySpawnsOnce_data();
    void everyEntitySpawnsOnce();
    void whatANewSessionLeavesOutIsToldAsGone();
    void emptySnapshotRepeatsNothing();
    void eachChunkHasTheNamesOfItsDataVersion();
    void numbersOfAnotherVersionAreOtherThings();
    void registryNamesAnUnknownEvent();
    void registryOfAnotherHostIsBelieved();
    void chunkOfSkippedTicksIsRead();
};

void TestHollowcubeEvents::init()
{
    if (!test::realRecording(QStringLiteral("hollowcube/README.md")))
        SKIP_MISSING();
}

void TestHollowcubeEvents::eventsTellEveryChangeOnce_data()
{
    QTest::addColumn<QString>("name");
    for (const char *name :
         {"parkour-run.hcrp", "long-3h.hcrp", "metadata.hcrp", "sparse-snapshots.hcrp",
          "segmented-finished-compacted.hcrp", "legacy-v3.hcrp", "segmented-interrupted"})
        QTest::newRow(name) << QStringLiteral("hollowcube/") + name;
}

void TestHollowcubeEvents::eventsTellEveryChangeOnce()
{
    QFETCH(QString, name);
    const EventPlayer player = played(name);
    QCOMPARE(player.fault, QString());
    QCOMPARE(player.repeats, QList<qint64>());
}

void TestHollowcubeEvents::everyEntitySpawnsOnce_data()
{
    QTest::addColumn<QString>("name");
    QTest::addColumn<QString>("lastTick");
    QTest::newRow("parkour-run") << "hollowcube/parkour-run.hcrp"
                                 << "11999";
    QTest::newRow("long-3h") << "hollowcube/long-3h.hcrp"
                             << "215999";
    QTest::newRow("metadata") << "hollowcube/metadata.hcrp"
                              << "1099";
}

/// In a recording of one session, where no number is used twice, those who spawned are those who
/// were destroyed and those who are left. The file names many of them again in each chunk.
void TestHollowcubeEvents::everyEntitySpawnsOnce()
{
    QFETCH(QString, name);
    QFETCH(QString, lastTick);
    const QJsonObject facts = factsOf(name);
    const int destroyed = facts[u"events"][u"DestroyEntity"].toInt();
    const QJsonObject left = facts[u"stateAfterTick"][lastTick][u"entities"].toObject();
    QVERIFY(left.contains(u"0"));

    const EventPlayer player = played(name);

    QCOMPARE(player.counts.at("spawn"), destroyed + int(left.size()) - 1);
    QCOMPARE(player.counts.at("hollowcube:destroy"), destroyed);
    QVERIFY(facts[u"events"][u"SpawnEntity"].toInt() > player.counts.at("spawn"));
}

/// A new session destroys nobody of the one before; its first snapshot does not have them.
void TestHollowcubeEvents::whatANewSessionLeavesOutIsToldAsGone()
{
    const auto name = QStringLiteral("hollowcube/segmented-finished-compacted.hcrp");
    const QJsonObject states = factsOf(name)[u"stateAfterTick"].toObject();
    // stateAfterTick keeps those who are left over, seekTo does not; both have tick 1250.
    const QJsonObject left = states[u"1250"][u"entities"].toObject();
    const QJsonObject there = factsOf(name)[u"seekTo"][u"1250"][u"scene"][u"entities"].toObject();
    QStringList gone;
    for (const QString &entity : left.keys()) {
        if (!there.contains(entity))
            gone << entity;
    }
    QVERIFY(!gone.isEmpty());

    QStringList told;
    for (const Event &event : eventsOf(name, 1250)) {
        if (event.kind().id == "hollowcube:destroy") {
            told << QString::number(numberIn(event, "entity"));
            QVERIFY(test::sentence(event).ends_with(" (not in the snapshot)"));
            QVERIFY(!test::sentence(event).starts_with("entity #"));
        }
    }
    told.sort();
    QCOMPARE(told, gone);
}

/// Nothing changes at tick 100 but the places of those who move.
void TestHollowcubeEvents::emptySnapshotRepeatsNothing()
{
    for (const Event &event : eventsOf(QStringLiteral("hollowcube/metadata.hcrp"), 100))
        QCOMPARE(event.kind().id, std::string_view("hollowcube:absolute_move"));
}

void TestHollowcubeEvents::eachChunkHasTheNamesOfItsDataVersion()
{
    const auto name = QStringLiteral("odd/dataver.hcrp");
    QCOMPARE(wordIn(name, 19, "Entity", "type"), std::string("ender_pearl"));
    QCOMPARE(wordIn(name, 19, "Block", "state"), std::string("stone"));
    QCOMPARE(wordIn(name, 20, "Entity", "type"), std::string("type #44 (data version 5000)"));
    QCOMPARE(wordIn(name, 39, "Block", "state"), std::string("block state #1 (data version 5000)"));
}

/// Number 44 of version 5000 is not what it is in version 4903.
void TestHollowcubeEvents::numbersOfAnotherVersionAreOtherThings()
{
    const auto texts = textsOf(eventsOf(QStringLiteral("odd/dataver.hcrp"), 20));
    QVERIFY(texts.contains("type #44 (data version 5000) #1"));
    QVERIFY(texts.contains("(1, 64, 1): block state #1 (data version 5000)"));
    QVERIFY(textsOf(eventsOf(QStringLiteral("odd/dataver.hcrp"), 0)).contains("ender_pearl #1"));
}

void TestHollowcubeEvents::registryNamesAnUnknownEvent()
{
    const auto name = QStringLiteral("odd/regevent.hcrp");
    const auto recording = opened(name);
    const auto index = buildIndex(recording, {}).value();
    QCOMPARE(index->damage().size(), std::size_t{1});
    QVERIFY(QString::fromStdString(faultText(index->damage().front().fault))
                .contains("an event is of an unknown kind: 15 (myhost:teleport)"));

    const auto events = eventsOf(name, 2);
    QCOMPARE(events.size(), std::size_t{1});
    QCOMPARE(events.front().kind().id, event_kind::Unknown);
    QCOMPARE(test::sentence(events.front()), std::string("event 15 (myhost:teleport)"));
    QCOMPARE(numberIn(events.front(), "id"), 15);
    // What the snapshot behind the damage names is there, but nobody saw it happen.
    QCOMPARE(wordIn(name, 4, "Entity", "type"), std::string("ender_pearl"));
    QCOMPARE(textsOf(eventsOf(name, 4)), QStringList());
}

void TestHollowcubeEvents::registryOfAnotherHostIsBelieved()
{
    using namespace hollowcube;
    NbtList names;
    for (const std::string_view known : RegisteredNames)
        names.tags.push_back({std::string(known)});
    const auto registryOf = [](const NbtList &list) {
        NbtCompound ours;
        ours.set("registry", {list});
        NbtCompound metadata;
        metadata.set("tickscope", {std::move(ours)});
        return EventRegistry(metadata);
    };
    QVERIFY(registryOf(names).isKnown(11));
    QVERIFY(!registryOf(names).isKnown(15));
    QVERIFY(!registryOf(names).isKnown(-1));
    // Ids from 10 on belong to the host; those below are the same in all.
    names.tags[11] = {std::string("myhost:goal")};
    names.tags[3] = {std::string("myhost:wave")};
    QVERIFY(!registryOf(names).isKnown(11));
    QVERIFY(registryOf(names).isKnown(3));
    QCOMPARE(registryOf(names).textOf(11), std::string("11 (myhost:goal)"));
    QCOMPARE(registryOf(names).textOf(99), std::string("99"));
    // Without a registry, or with names that are none, the known events are read.
    QVERIFY(EventRegistry().isKnown(14));
    names.tags[11] = {std::string("x")};
    QVERIFY(registryOf(names).isKnown(11));
}

void TestHollowcubeEvents::chunkOfSkippedTicksIsRead()
{
    const auto recording = opened(QStringLiteral("odd/seedemptychunk.hcrp"));
    QVERIFY(recording);
    const auto index = buildIndex(recording, {}).value();
    QCOMPARE(index->ticks().last, Tick{299});
    QVERIFY(index->damage().empty());
    QCOMPARE(index->rowAtOrAfter({100}), index->rowAtOrAfter({200}));
    QVERIFY(index->rowAtOrAfter({200}) < index->eventCount());
}

TICKSCOPE_TEST(TestHollowcubeEvents, QCoreApplication)
#include "test_hollowcube_events.moc"
