// SPDX-License-Identifier: GPL-3.0-or-later
//
// Real files against the facts beside them, which another program found.

#include <cmath>

#include <QDir>
#include <QFile>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QTest>

#include "core/analysis/player_rows.h"
#include "core/base/hash.h"
#include "core/base/limits.h"
#include "core/formats/format_registry.h"
#include "core/formats/hollowcube/chunks/chunk_store.h"
#include "core/formats/hollowcube/chunks/chunk_ticks.h"
#include "core/formats/hollowcube/chunks/preamble.h"
#include "core/io/http/url.h"
#include "core/model/event/event_form.h"
#include "core/timeline/cursor.h"
#include "core/timeline/index_pass.h"
#include "tests/support/skips.h"
#include "tests/support/test_program.h"
#include "tests/support/test_recordings.h"

using namespace tickscope;

namespace {

const char *const FilesWithFacts[]{"nano.hcrp",
                                   "tiny.hcrp",
                                   "tiny-segmented",
                                   "empty.hcrp",
                                   "parkour-run.hcrp",
                                   "long-3h.hcrp",
                                   "metadata.hcrp",
                                   "no-world-version.hcrp",
                                   "sparse-snapshots.hcrp",
                                   "legacy-v3.hcrp",
                                   "segmented-finished",
                                   "segmented-finished-compacted.hcrp",
                                   "segmented-heavy",
                                   "segmented-interrupted"};

std::optional<QString> pathOf(const QString &name)
{
    return test::realRecording(QStringLiteral("hollowcube/") + name);
}

QJsonObject objectIn(const QString &name)
{
    const auto path = pathOf(name);
    QFile file(path.value_or(QString()));
    if (!file.open(QIODevice::ReadOnly))
        return {};
    return QJsonDocument::fromJson(file.readAll()).object();
}

/// Facts of "tiny.hcrp" are in "tiny.facts.json", those of a folder beside it.
QJsonObject replayFactsOf(QString name)
{
    if (name.endsWith(u".hcrp"))
        name.chop(5);
    return objectIn(name + QStringLiteral(".facts.json"));
}

const FormatRegistry &factFormats()
{
    static const FormatRegistry registry = [] {
        FormatRegistry all;
        registerAllFormats(all);
        return all;
    }();
    return registry;
}

Result<Shared<Recording>> openedFact(const QString &name)
{
    const auto source = openNamed(pathOf(name).value_or(QString()).toStdString());
    if (!source)
        return tl::unexpected(source.error());
    return factFormats().open(*source, {});
}

/// Facts round velocities to nine digits.
bool isClose(const QJsonValue &expected, const Value &found, double tolerance)
{
    return std::abs(expected.toDouble(NAN) - numberOf(found)) <= tolerance;
}

/// What differs between an entity and its facts; empty when nothing does.
QString entityFault(const QJsonObject &facts, const ItemType &type, const ItemView &item,
                    const QJsonValue &heldSlot)
{
    const auto read = [&](const char *name) { return type.fieldNamed(name)->read(item.words); };
    const auto word = [&](const char *name) {
        return QString::fromStdString(type.fieldNamed(name)->textOf(read(name)));
    };
    const auto number = [&](const char *name) -> QJsonValue {
        const Value value = read(name);
        const auto *held = std::get_if<std::int64_t>(&value);
        // What was never told is not in the facts.
        return held ? QJsonValue(qint64{*held}) : QJsonValue();
    };
    const QJsonArray position = facts[u"pos"].toArray();
    const char *const placeNames[]{"x", "y", "z", "yaw", "pitch"};
    for (int i = 0; i < 5; ++i) {
        if (!isClose(position[i], read(placeNames[i]), 1e-9))
            return QString::fromLatin1(placeNames[i]);
    }
    const QJsonArray velocity = facts[u"velocity"].toArray();
    const char *const speedNames[]{"vx", "vy", "vz"};
    for (int i = 0; i < 3; ++i) {
        if (!isClose(velocity[i], read(speedNames[i]), 1e-8))
            return QString::fromLatin1(speedNames[i]);
    }
    if (number("type") != facts[u"type"])
        return QStringLiteral("type");
    if (word("pose") != facts[u"pose"].toString())
        return QStringLiteral("pose");
    if (facts.contains(u"flags") ? number("flags") != facts[u"flags"] : !number("flags").isNull())
        return QStringLiteral("flags");
    if (word("use_hand") != facts[u"useHand"].toString())
        return QStringLiteral("use_hand");
    if (number("held_slot") != heldSlot)
        return QStringLiteral("held_slot");
    QJsonObject items;
    for (const NumberedText &slot : type.fieldNamed("items")->numberedTexts(item.words))
        items[QString::number(slot.number)] = QString::fromStdString(slot.text);
    return items == facts[u"items"].toObject() ? QString() : QStringLiteral("items");
}

/// What differs between \a state and the scene that the facts give.
QString sceneFault(const QJsonObject &scene, const WorldState &state, const QJsonObject &heldSlots)
{
    int entities = 0;
    QJsonArray blocks;
    for (const ItemView &item : state.sorted()) {
        const ItemType &type = *state.schema()->find(item.key.type);
        const auto read = [&](const char *name) {
            return qint64(numberOf(type.fieldNamed(name)->read(item.words)));
        };
        if (type.name == "Block") {
            blocks.append(QJsonArray{QJsonArray{read("x"), read("y"), read("z")}, read("state")});
            continue;
        }
        const QString id = QString::number(item.key.id);
        const QJsonObject facts = scene[u"entities"].toObject()[id].toObject();
        const QString fault = facts.isEmpty() ? QStringLiteral("is not there")
                                              : entityFault(facts, type, item, heldSlots.value(id));
        if (!fault.isEmpty())
            return QStringLiteral("entity ") + id + QStringLiteral(": ") + fault;
        ++entities;
    }
    if (entities != scene[u"entities"].toObject().size())
        return QStringLiteral("an entity is missing");
    if (blocks.size() != scene[u"blockCount"].toInt())
        return QStringLiteral("number of blocks");
    // The facts show the first ones by x, y, z.
    for (const QJsonValue &block : scene[u"blocks"].toArray()) {
        if (!blocks.contains(block))
            return QStringLiteral("a block");
    }
    return {};
}

QJsonObject heldSlotsOf(const QJsonObject &scene)
{
    QJsonObject held;
    const QJsonObject entities = scene[u"entities"].toObject();
    for (auto entity = entities.begin(); entity != entities.end(); ++entity)
        held[entity.key()] = entity.value().toObject()[u"heldSlot"];
    return held;
}

/// Held slots that README names for ticks without a state of their own.
std::optional<QJsonValue> namedSlot(const QString &name, const QString &tick)
{
    if (name.startsWith(u"segmented-finished") && tick == u"1260")
        return 8;
    if (name == u"sparse-snapshots.hcrp" && tick == u"401")
        return 4;
    if (name == u"sparse-snapshots.hcrp" && tick == u"799")
        return 5;
    return {};
}

/// Chunks that cannot be read whole.
QJsonArray badChunks(const Shared<ByteSource> &source)
{
    QJsonArray bad;
    const auto preamble = hollowcube::readPreamble(*source, {}).value();
    hollowcube::ChunkReader reader(
        {source, preamble.length(), false, preamble.header.dictionary, nullptr});
    for (std::size_t chunk = 0; chunk < preamble.index.size(); ++chunk) {
        const auto &entry = preamble.index[chunk];
        const auto plain = reader.read(entry, {});
        if (!plain
            || !hollowcube::checkTicks({*plain, entry, hollowcube::TickNumbering::Absolute},
                                       preamble.header.moves()))
            bad.append(qint64(chunk));
    }
    return bad;
}

/// As the command line gives it.
int exitCodeOf(const Result<Shared<Recording>> &recording)
{
    const auto index = recording ? buildIndex(*recording, {})
                                 : Result<Shared<Index>>(tl::unexpected(recording.error()));
    if (!index)
        return 2;
    return (*index)->damage().empty() ? 0 : 1;
}

} // namespace

class TestHollowcubeFacts : public QObject
{
    Q_OBJECT

private slots:
    void init();
    void stateAtATickIsThatOfTheFacts_data() { addFiles(); }
    void stateAtATickIsThatOfTheFacts();
    void eventsAreAsManyAsInTheFacts_data() { addFiles(); }
    void eventsAreAsManyAsInTheFacts();
    void runEventsStandAtTheirTicks_data() { addFiles(); }
    void runEventsStandAtTheirTicks();
    void chunksUnpackToTheBytesOfTheFacts_data() { addFiles(); }
    void chunksUnpackToTheBytesOfTheFacts();
    void headerIsThatOfTheFacts_data() { addFiles(); }
    void headerIsThatOfTheFacts();
    void seedLiteralFileHasItsEmptyTicks();
    void brokenFileGivesWhatTheFactsSay_data();
    void brokenFileGivesWhatTheFactsSay();
    void cutSegmentLosesItsChunksOnly();
    void dictionaryBesideTheFileIsFound();
    void anyFileOfAFolderOpensIt_data();
    void anyFileOfAFolderOpensIt();
    void runnerStaysAtTheLastKnownPlace();

private:
    static void addFiles();
};

void TestHollowcubeFacts::init()
{
    if (!pathOf(QStringLiteral("README.md")))
        SKIP_MISSING();
}

void TestHollowcubeFacts::addFiles()
{
    QTest::addColumn<QString>("name");
    for (const char *name : FilesWithFacts)
        QTest::newRow(name) << QString::fromLatin1(name);
}

void TestHollowcubeFacts::stateAtATickIsThatOfTheFacts()
{
    QFETCH(QString, name);
    const QJsonObject facts = replayFactsOf(name);
    const QJsonObject walked = facts[u"stateAfterTick"].toObject();
    const QJsonObject sought = facts[u"seekTo"].toObject();
    const auto recording = openedFact(name).value();
    const auto index = buildIndex(recording, {}).value();
    Cursor cursor(recording, limits::CursorCache);
    const auto mover = recordedMotion()->makeMover();

    for (const QString &tick : sought.keys()) {
        const auto frame = cursor.frameAt({tick.toLongLong()}, *index, *mover, {}).value();
        const QJsonObject scene = sought[tick].toObject()[u"scene"].toObject();
        // What was told before the anchor is filled in from the whole recording.
        QJsonObject heldSlots = heldSlotsOf(scene);
        if (walked.contains(tick))
            heldSlots[u"0"] = heldSlotsOf(walked[tick].toObject())[u"0"];
        else if (const auto slot = namedSlot(name, tick))
            heldSlots[u"0"] = *slot;
        const QString fault = sceneFault(scene, *frame.at->recorded, heldSlots);
        QVERIFY2(fault.isEmpty(),
                 qPrintable(QStringLiteral("tick ") + tick + QStringLiteral(": ") + fault));
        QCOMPARE(frame.exactness, Exactness::Recorded);
    }
}

void TestHollowcubeFacts::eventsAreAsManyAsInTheFacts()
{
    QFETCH(QString, name);
    const QJsonObject facts = replayFactsOf(name);
    const auto index = buildIndex(openedFact(name).value(), {}).value();

    QJsonObject counts;
    for (const auto &[key, count] : index->counts()) {
        if (key.starts_with("events/"))
            counts[QString::fromStdString(key.substr(7))] = qint64{count};
    }
    QJsonObject expected = facts[u"events"].toObject();
    for (const QString &kind : expected.keys()) {
        if (expected[kind].toInt() == 0)
            expected.remove(kind);
    }
    QCOMPARE(counts, expected);
    QVERIFY(index->damage().empty());
}

void TestHollowcubeFacts::runEventsStandAtTheirTicks()
{
    QFETCH(QString, name);
    const auto index = buildIndex(openedFact(name).value(), {}).value();
    QList<std::pair<QString, qint64>> expected;
    qsizetype omittedFrom = 0; // the facts of a long recording leave the middle out
    qsizetype omitted = 0;
    for (const QJsonValue &mark : replayFactsOf(name)[u"marks"].toArray()) {
        if (mark.toObject().contains(u"omitted")) {
            omittedFrom = expected.size();
            omitted = mark[u"omitted"].toInt();
            continue;
        }
        const QString event = mark[u"event"].toString();
        QString kind = QStringLiteral("start");
        if (event == u"CheckpointReached")
            kind = QStringLiteral("checkpoint");
        else if (event == u"CheckpointReset")
            kind = QStringLiteral("hollowcube:checkpoint_reset");
        else if (event == u"RunEnd")
            kind = mark[u"reason"].toString() == u"FINISH" ? QStringLiteral("finish")
                                                           : QStringLiteral("hollowcube:run_end");
        expected.emplace_back(kind, mark[u"tick"].toInteger());
    }

    QList<std::pair<QString, qint64>> found;
    for (std::size_t row = 0; row < index->eventCount(); ++row) {
        const EventRow event = index->event(row);
        const auto kind = QString::fromStdString(std::string(event.kind().id));
        if (kind == u"start" || kind == u"checkpoint" || kind == u"finish"
            || kind.startsWith(u"hollowcube:run_") || kind == u"hollowcube:checkpoint_reset")
            found.emplace_back(kind, event.tick.value);
    }
    found.remove(omittedFrom, omitted);
    QCOMPARE(found, expected);
}

void TestHollowcubeFacts::chunksUnpackToTheBytesOfTheFacts()
{
    QFETCH(QString, name);
    const QJsonArray hashes = replayFactsOf(name)[u"chunkSha256"].toArray();
    auto path = *pathOf(name);
    if (!path.endsWith(u".hcrp"))
        path += QStringLiteral("/preamble.dat");
    const auto source = openFile(path.toStdString()).value();
    const auto preamble = hollowcube::readPreamble(*source, {}).value();
    hollowcube::ChunkReader reader(
        {source, preamble.length(),
         preamble.representation() == hollowcube::Representation::Segmented, 0, nullptr});

    // All of up to twelve chunks, else the first and the last three.
    const std::size_t count = preamble.index.size();
    for (qsizetype i = 0; i < hashes.size(); ++i) {
        const auto place = std::size_t(i);
        const std::size_t chunk = count <= 12 || place < 3 ? place : count - 6 + place;
        const auto plain = reader.read(preamble.index[chunk], {}).value();
        QCOMPARE(QString::fromStdString(hexText(sha256Of(plain))), hashes.at(i).toString());
    }
    QCOMPARE(hashes.size(), count <= 12 ? qsizetype(count) : 6);
}

void TestHollowcubeFacts::headerIsThatOfTheFacts()
{
    QFETCH(QString, name);
    const QJsonObject facts = replayFactsOf(name)[u"header"].toObject();
    auto path = *pathOf(name);
    if (!path.endsWith(u".hcrp"))
        path += QStringLiteral("/preamble.dat");
    const auto preamble = hollowcube::readPreamble(*openFile(path.toStdString()).value(), {});
    QVERIFY(preamble);
    const auto &header = preamble->header;

    QCOMPARE(header.version, facts[u"version"].toInt());
    QCOMPARE(QString::fromStdString(header.worldId.text()), facts[u"worldId"].toString());
    QCOMPARE(QString::fromStdString(hexText(header.worldVersion)),
             facts[u"worldVersion"].toString());
    QCOMPARE(header.timestamp, facts[u"timestamp"].toInteger());
    QCOMPARE(header.tickCount, facts[u"tickCount"].toInt());
    QCOMPARE(header.chunkCount, facts[u"chunkCount"].toInt());
    QCOMPARE(header.dataVersion, facts[u"dataVersion"].toInt());
}

void TestHollowcubeFacts::seedLiteralFileHasItsEmptyTicks()
{
    const auto facts = replayFactsOf(QStringLiteral("seed-literal-v1.hcrp"));
    const auto recording = openedFact(QStringLiteral("seed-literal-v1.hcrp")).value();
    const auto index = buildIndex(recording, {}).value();
    QCOMPARE(recording->info().formatVersion, 1);
    QCOMPARE(index->ticks().last, Tick{15});

    const QJsonObject expected = facts[u"tickEvents"].toObject();
    for (const QString &tick : expected.keys()) {
        QJsonArray names;
        const auto events = eventsAtTick(recording, *index, {tick.toLongLong()}, {}).value();
        for (const Event &event : events)
            names.append(QString::fromStdString(plainText(fieldsOf(event).front().value)));
        QCOMPARE(names, expected[tick].toArray());
    }
    QVERIFY(index->damage().empty());
}

void TestHollowcubeFacts::brokenFileGivesWhatTheFactsSay_data()
{
    QTest::addColumn<QString>("name");
    QTest::addColumn<QJsonObject>("viewer");
    const QJsonObject facts = objectIn(QStringLiteral("malformed/facts.json"));
    for (const QString &name : facts.keys())
        QTest::newRow(name.toUtf8().constData())
            << QStringLiteral("malformed/") + name << facts[name].toObject()[u"viewer"].toObject();
    if (facts.isEmpty())
        QTest::newRow("none") << QString() << QJsonObject();
}

void TestHollowcubeFacts::brokenFileGivesWhatTheFactsSay()
{
    QFETCH(QString, name);
    QFETCH(QJsonObject, viewer);
    const auto source = openFile(pathOf(name)->toStdString()).value();
    const auto recording = factFormats().open(source, {});

    QCOMPARE(exitCodeOf(recording), viewer[u"exit"].toInt());
    if (!recording)
        return;
    const auto preamble = hollowcube::readPreamble(*source, {}).value();
    const QJsonArray bad = badChunks(source);
    QCOMPARE(bad, viewer[u"badChunks"].toArray());
    QCOMPARE(int(preamble.index.size()) - int(bad.size()), viewer[u"readableChunks"].toInt());
}

void TestHollowcubeFacts::cutSegmentLosesItsChunksOnly()
{
    const QJsonObject viewer = replayFactsOf(QStringLiteral("segmented-truncated"))[u"viewer"]
                                   .toObject();
    const auto recording = openedFact(QStringLiteral("segmented-truncated")).value();
    const auto index = buildIndex(recording, {}).value();

    QCOMPARE(exitCodeOf(recording), viewer[u"exit"].toInt());
    QCOMPARE(qsizetype(index->damage().size()), viewer[u"badChunks"].toArray().size());
    QCOMPARE(index->indexedTo(), Tick{viewer[u"readableTicks"].toInteger() - 1});
}

void TestHollowcubeFacts::dictionaryBesideTheFileIsFound()
{
    const auto recording = openedFact(QStringLiteral("proposal-dictionary/with-dictionary.hcrp"));

    QCOMPARE(exitCodeOf(recording), 0);
    const auto index = buildIndex(recording.value(), {}).value();
    QCOMPARE(index->indexedTo(), Tick{599});
}

void TestHollowcubeFacts::anyFileOfAFolderOpensIt_data()
{
    QTest::addColumn<QString>("name");
    for (const char *name : {"tiny-segmented", "tiny-segmented/preamble.dat",
                             "tiny-segmented/segment-000.dat", "tiny-segmented/finished"})
        QTest::newRow(name) << QString::fromLatin1(name);
}

void TestHollowcubeFacts::anyFileOfAFolderOpensIt()
{
    QFETCH(QString, name);
    const auto recording = openedFact(name);
    QVERIFY2(recording, recording ? "" : faultText(recording.error().fault).c_str());

    QCOMPARE((*recording)->outline({})->time.ticks().last, Tick{7});
}

void TestHollowcubeFacts::runnerStaysAtTheLastKnownPlace()
{
    // The last tick has a chunk of its own without a place: that is the one after tick 11,999.
    const auto recording = openedFact(QStringLiteral("parkour-run.hcrp")).value();
    const auto index = buildIndex(recording, {}).value();
    Cursor cursor(recording, limits::CursorCache);
    const auto mover = recordedMotion()->makeMover();

    const Frame frame = cursor.frameAt({12000}, *index, *mover, {}).value();
    QCOMPARE(frame.lastPlaces.size(), std::size_t{1});
    QCOMPARE(frame.lastPlaces[0].tick, Tick{11999});
    const Scene scene = recording->makeScene(nullptr)->make(frame, 12000);
    QCOMPARE(scene.actors.at(0).lastKnown, std::optional(Tick{11999}));
    QVERIFY(std::abs(scene.actors[0].place->x - 355.6294747536948) < 1e-9);
    const auto rows = playersOf(*frame.at, index->players(), frame.lastPlaces);
    QCOMPARE(rows.size(), std::size_t{1});
    QCOMPARE(rows[0].lastKnown, std::optional(Tick{11999}));
    QVERIFY(!rows[0].isAlive);
    QVERIFY(std::abs(rows[0].position.x - 355.6294747536948) < 1e-9);
    QVERIFY(cursor.frameAt({11999}, *index, *mover, {})->lastPlaces.empty());
}

TICKSCOPE_TEST(TestHollowcubeFacts, QCoreApplication)
#include "test_hollowcube_facts.moc"
