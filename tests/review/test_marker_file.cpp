// SPDX-License-Identifier: GPL-3.0-or-later
#include <QTest>

#include "core/review/limits.h"
#include "core/review/marker_file.h"
#include "tests/support/test_program.h"

using namespace tickscope;
using namespace tickscope::review;

/// Files of markers, from strangers too. What the window does with them is in ui/markers.
class TestMarkerFile : public QObject
{
    Q_OBJECT

private slots:
    void markersAndFlagsAreRead();
    void csvIsTheSame();
    void labelIsAName();
    void hostileFileIsBounded();
    void tickOfNoRecordingIsUnreadable();
    void listByItselfHoldsMarkers();
    void whatHoldsNoMarkersIsNamed_data();
    void whatHoldsNoMarkersIsNamed();
};

void TestMarkerFile::markersAndFlagsAreRead()
{
    const auto file = readMarkerFile(R"({"tickscope_markers": 1,
        "recording": {"name": "a.demo", "sha256": "00"},
        "markers": [
            {"tick": 1050, "last_tick": 1060, "name": "first", "text": "more", "color": "red",
             "author": "anna", "player": {"name": "npc01", "client_id": 3, "tick": 1000}},
            {"tick": 1100, "check": "speed", "score": 0.75},
            {"name": "no tick"}, 7]})");

    QVERIFY(file);
    QCOMPARE(file->markers.size(), 1U);
    const Annotation &marker = file->markers.front();
    QCOMPARE(*marker.tick, 1050);
    QCOMPARE(*marker.lastTick, 1060);
    QCOMPARE(marker.text, QStringLiteral("first\nmore"));
    QCOMPARE(marker.color, QStringLiteral("red"));
    QCOMPARE(marker.author, QStringLiteral("anna"));
    QCOMPARE(marker.player, QStringLiteral("npc01"));
    QCOMPARE(file->flags.size(), 1U);
    QCOMPARE(file->flags.front().tick, 1100);
    QCOMPARE(file->flags.front().check, QStringLiteral("speed"));
    QCOMPARE(*file->flags.front().score, 0.75);
    QCOMPARE(file->unreadable, 2);
    QCOMPARE(file->sha256, QStringLiteral("00"));
}

void TestMarkerFile::csvIsTheSame()
{
    const auto file = readMarkerFile("tick,name,check,score\r\n5,a,,\r\n6,,fly,nan\r\n");

    QVERIFY(file);
    QCOMPARE(file->markers.size(), 1U);
    QCOMPARE(file->flags.size(), 1U);
    QVERIFY(!file->flags.front().score);
}

void TestMarkerFile::labelIsAName()
{
    // Source: hollowcube-replay.md, section 20.
    const auto file = readMarkerFile("tick,label\n5,jump\n");

    QVERIFY(file);
    QCOMPARE(file->markers.front().text, QStringLiteral("jump"));
}

void TestMarkerFile::hostileFileIsBounded()
{
    QByteArray many("{\"tickscope_markers\": 1, \"markers\": [{\"tick\": 1, \"name\": \"");
    many += QByteArray(2'000'000, 'x') + "\", \"text\": \"" + QByteArray(2'000'000, 'y') + "\"}";
    for (int i = 0; i < limits::Markers; ++i)
        many += ",{\"tick\":99999999999999999999}";
    many += "]}";

    const auto file = readMarkerFile(many);

    QVERIFY(file);
    QCOMPARE(file->markers.size(), 1U);
    QCOMPARE(file->markers.front().firstLine().size(), limits::MarkerName);
    QCOMPARE(file->markers.front().furtherText().size(), limits::MarkerText);
    QCOMPARE(file->unreadable, limits::Markers); // with those beyond what is read
}

void TestMarkerFile::tickOfNoRecordingIsUnreadable()
{
    const auto file = readMarkerFile("tick,last_tick\n9223372036854775807,\n"
                                     "-9223372036854775808,9223372036854775807\n"
                                     "5,9223372036854775807\n");

    QVERIFY(file);
    QCOMPARE(file->unreadable, 2);
    QCOMPARE(file->unreadableLine.value_or(0), 2);
    QCOMPARE(file->markers.size(), 1U);
    QCOMPARE(file->markers.front().ticks(), (TickRange{{5}, {5}}));
}

void TestMarkerFile::listByItselfHoldsMarkers()
{
    const auto file = readMarkerFile(
        R"( [{"tick": 5, "name": "here", "player": "Anna", "client_id": 3}, {"tick": "x"}])");

    QVERIFY(file);
    QCOMPARE(file->unreadable, 1);
    QCOMPARE(file->markers.size(), 1U);
    QCOMPARE(file->markers.front().text, QStringLiteral("here"));
    QCOMPARE(file->markers.front().player, QStringLiteral("Anna"));
    QCOMPARE(file->markers.front().client, std::optional<qint64>(3));
}

void TestMarkerFile::whatHoldsNoMarkersIsNamed_data()
{
    QTest::addColumn<QByteArray>("bytes");
    QTest::addColumn<QString>("expected");
    QTest::newRow("nothing") << QByteArray() << "no \"tick\" column, so it contains no markers";
    QTest::newRow("other JSON") << QByteArray("{\"a\": 1}") << "it contains no markers";
    QTest::newRow("list of something else")
        << QByteArray("[1, {\"a\": 1}]") << "it contains no markers";
    QTest::newRow("empty list") << QByteArray(" []") << "it contains no markers";
    QTest::newRow("later version") << QByteArray("{\"tickscope_markers\": 2, \"markers\": []}")
                                   << "written by a newer version of Tickscope";
    QTest::newRow("half a file") << QByteArray("{\"tickscope_markers\": 1,")
                                 << "not a complete JSON file (byte 24: unterminated object)";
    QTest::newRow("deep") << QByteArray("{\"tickscope_markers\": 1, \"markers\": ")
                                 + QByteArray(100'000, '[')
                          << "not a complete JSON file (byte 1060: too deeply nested document)";
}

void TestMarkerFile::whatHoldsNoMarkersIsNamed()
{
    QFETCH(QByteArray, bytes);
    QFETCH(QString, expected);

    const auto file = readMarkerFile(bytes);

    QVERIFY(!file);
    QCOMPARE(markerFileText(file.error()), expected);
}

TICKSCOPE_TEST(TestMarkerFile, QCoreApplication)
#include "test_marker_file.moc"
