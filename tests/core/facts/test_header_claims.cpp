// SPDX-License-Identifier: GPL-3.0-or-later
//
// What headers state, against what recordings hold.

#include <QDir>
#include <QTemporaryDir>
#include <QTest>

#include "core/facts/fact_material.h"
#include "core/facts/figures.h"
#include "core/formats/faults.h"
#include "core/formats/format_registry.h"
#include "core/io/byte_source.h"
#include "core/io/http/url.h"
#include "core/timeline/index_pass.h"
#include "tests/core/timeline/script_recording.h"
#include "tests/support/at_once.h"
#include "tests/support/demo_writer.h"
#include "tests/support/skips.h"
#include "tests/support/test_program.h"
#include "tests/support/test_recordings.h"

using namespace tickscope;
using namespace tickscope::test;

namespace {

/// All that the figure says of a recording with such a header.
std::vector<Figure> headerFigures(std::vector<HeaderClaim> claims)
{
    Script script;
    for (std::int64_t tick = 0; tick < 10; ++tick)
        script[tick];
    const auto recording = std::make_shared<const ScriptRecording>(std::move(script),
                                                                   std::move(claims));
    const FactSource source{recording, buildIndex(recording, {}).value()};
    auto all = computeFigures(source, 0, {}).value();
    std::vector<Figure> found;
    for (Figure &figure : all) {
        if (figure.kind->id == "header_mismatch")
            found.push_back(std::move(figure));
    }
    return found;
}

const FormatRegistry &formatsOfTests()
{
    static const FormatRegistry registry = [] {
        FormatRegistry all;
        registerAllFormats(all);
        return all;
    }();
    return registry;
}

/// Of the file at \a path.
Result<std::vector<HeaderClaim>> claimsOf(const QString &path)
{
    const auto recording = formatsOfTests().open(openNamed(path.toStdString()).value(), {});
    if (!recording)
        return tl::unexpected(recording.error());
    return (*recording)->outline({}).map([](const Outline &outline) {
        return outline.headerClaims;
    });
}

QStringList namesOf(const std::vector<HeaderClaim> &claims, bool (*isWanted)(const HeaderClaim &))
{
    QStringList names;
    for (const HeaderClaim &claim : claims) {
        if (isWanted(claim))
            names << QString::fromUtf8(claim.what.sentence());
    }
    return names;
}

bool isBroken(const HeaderClaim &claim)
{
    return !claim.isKept();
}

bool isLeftOpen(const HeaderClaim &claim)
{
    return !claim.stated;
}

} // namespace

class TestHeaderClaims : public QObject
{
    Q_OBJECT

private slots:
    void sizeOfAMapThatIsNotThereIsDamage();
    void numbersThatFitAreNoMismatch();
    void numberThatDiffersIsTold();
    void whatIsNotStatedSaysSo();
    void goodRecordingsKeepTheirWord_data();
    void goodRecordingsKeepTheirWord();
    void recordingsThatWereNotClosedStateNoLength_data();
    void recordingsThatWereNotClosedStateNoLength();
    void changedRecordingsDoNot_data();
    void changedRecordingsDoNot();
    void otherMapInTheRecordingIsTold_data();
    void otherMapInTheRecordingIsTold();
};

void TestHeaderClaims::numbersThatFitAreNoMismatch()
{
    const auto figures = headerFigures({{faults::HeaderLength, 12, 12.5, 1}});

    QCOMPARE(figures.size(), std::size_t{2});
    QCOMPARE(figures[0].value, std::optional(0.0));
    QCOMPARE(figures[0].samples, std::int64_t{1});
    QCOMPARE(figures[1].part, std::string("length in seconds: 12, as stated"));
}

void TestHeaderClaims::numberThatDiffersIsTold()
{
    constexpr double None = std::numeric_limits<double>::quiet_NaN();
    const auto figures = headerFigures({{faults::HeaderLength, 12, 3, 1},
                                        {faults::HeaderLength, 12, 12, 1},
                                        {faults::HeaderLength, 12, {}},
                                        {faults::HeaderLength, None, 3}});

    QCOMPARE(figures[0].value, std::optional(3.0));
    QCOMPARE(figures[0].samples, std::int64_t{4});
    QCOMPARE(figures[1].part, std::string("length in seconds: stated 12, found 3"));
    QCOMPARE(figures[1].value, std::optional(1.0));
    QCOMPARE(figures[2].value, std::optional(0.0));
    QCOMPARE(figures[3].part, std::string("length in seconds: stated 12, found none"));
}

void TestHeaderClaims::whatIsNotStatedSaysSo()
{
    const auto figures = headerFigures({{faults::HeaderLength, {}, 3}});

    QVERIFY(!figures[0].value);
    QCOMPARE(figures[0].samples, std::int64_t{0});
    QCOMPARE(std::string(figures[0].kind->noSamples), std::string("not stated"));
    QCOMPARE(figures[1].part, std::string("length in seconds: not stated"));
    QVERIFY(!figures[1].value);
}

/// All that games and recorders wrote. The length of frame-types.dem is wrong, as its README says.
void TestHeaderClaims::goodRecordingsKeepTheirWord_data()
{
    QTest::addColumn<QString>("path");
    const std::pair<const char *, const char *> groups[]{{"teeworlds", "*.demo"},
                                                         {"teehistorian", "*.teehistorian"},
                                                         {"goldsrc", "*.dem"},
                                                         {"hollowcube", "*.hcrp"}};
    for (const auto &[folder, pattern] : groups) {
        const auto path = realRecording(QString::fromLatin1(folder));
        if (!path)
            continue;
        for (const QFileInfo &file : QDir(*path).entryInfoList({QLatin1String(pattern)})) {
            if (!file.fileName().startsWith(QLatin1String("invalid"))
                && file.fileName() != QLatin1String("frame-types.dem"))
                QTest::newRow(qPrintable(file.fileName())) << file.filePath();
        }
    }
    if (const auto path = realRecording(QStringLiteral("hollowcube/segmented-interrupted")))
        QTest::newRow("segmented, interrupted") << *path;
    QTest::newRow("tiny demo") << QString();
}

void TestHeaderClaims::goodRecordingsKeepTheirWord()
{
    QFETCH(QString, path);

    QTemporaryDir folder;
    if (path.isEmpty())
        path = writeTinyDemo(folder.path(), QStringLiteral("tiny.demo"));

    const auto claims = claimsOf(path);

    QVERIFY(claims);
    QCOMPARE(namesOf(*claims, isBroken), QStringList());
}

void TestHeaderClaims::recordingsThatWereNotClosedStateNoLength_data()
{
    QTest::addColumn<QString>("name");
    QTest::addColumn<QStringList>("open");
    QTest::newRow("client") << "teeworlds/killed-client-dm2.demo"
                            << QStringList{"length in seconds"};
    QTest::newRow("server") << "teeworlds/killed-server-dm2.demo"
                            << QStringList{"length in seconds"};
    QTest::newRow("closed") << "teeworlds/tw065-client-mila.demo" << QStringList{};
}

void TestHeaderClaims::recordingsThatWereNotClosedStateNoLength()
{
    QFETCH(QString, name);
    QFETCH(QStringList, open);
    if (!realRecording(name))
        SKIP_MISSING();

    const auto claims = claimsOf(*realRecording(name)).value();

    QCOMPARE(namesOf(claims, isLeftOpen), open);
}

/// By the README of each folder.
void TestHeaderClaims::changedRecordingsDoNot_data()
{
    QTest::addColumn<QString>("name");
    QTest::addColumn<QStringList>("broken");
    const QString malformed = QStringLiteral("hollowcube/malformed/");
    QTest::newRow("cut") << "odd/mila-cut-26900.demo"
                         << QStringList{"length in seconds", "markers"};
    QTest::newRow("wrong segment length")
        << "goldsrc/frame-types.dem" << QStringList{"bytes of all segments"};
    QTest::newRow("no directory where it is stated")
        << "goldsrc/invalid-directory-entry-count.dem" << QStringList{"place of the directory"};
    QTest::newRow("ticks") << malformed + "tick-count-lies.hcrp" << QStringList{"ticks"};
    QTest::newRow("negative ticks")
        << malformed + "tick-count-negative.hcrp" << QStringList{"ticks"};
    QTest::newRow("too short") << malformed + "truncated-file.hcrp"
                               << QStringList{"bytes of the file"};
    QTest::newRow("too long") << malformed + "trailing-file-bytes.hcrp"
                              << QStringList{"bytes of the file"};
}

void TestHeaderClaims::changedRecordingsDoNot()
{
    QFETCH(QString, name);
    QFETCH(QStringList, broken);
    if (!realRecording(name))
        SKIP_MISSING();

    const auto claims = claimsOf(*realRecording(name)).value();

    QCOMPARE(namesOf(claims, isBroken), broken);
}

void TestHeaderClaims::otherMapInTheRecordingIsTold_data()
{
    QTest::addColumn<int>("flipped");
    QTest::addColumn<double>("mismatches");
    QTest::newRow("as it was") << 0 << 0.0;
    QTest::newRow("other CRC") << 1 << 1.0;
}

/// The CRC of the map stands at byte 140 of the header.
void TestHeaderClaims::otherMapInTheRecordingIsTold()
{
    QFETCH(int, flipped);
    QFETCH(double, mismatches);
    auto bytes = makeTinyDemo();
    bytes[140] ^= std::byte(flipped);
    const auto recording
        = formatsOfTests().open(memorySource(std::move(bytes), "tiny"), {}).value();
    const FactSource source{recording, buildIndex(recording, {}).value(),
                            findMap(*recording, "tiny", {}, {}).value()};

    const auto figures = computeFigures(source, 0, {}).value();

    const auto found = std::ranges::find_if(
        figures, [](const Figure &figure) { return figure.kind->id == "map_mismatch"; });
    QCOMPARE(found->value, std::optional(mismatches));
}

/// The ticks stand where the map would.
void TestHeaderClaims::sizeOfAMapThatIsNotThereIsDamage()
{
    constexpr std::size_t MapSize = 136;
    teeworlds::DemoHeader header;
    header.version = 6;
    header.netVersion = "0.6 626fce9a778df4d4";
    header.mapName = "nomap";
    header.type = "client";
    teeworlds::DemoWriter writer(header);
    for (int tick = 0; tick < 10; ++tick) {
        writer.beginTick({tick});
        writer.snapshot({});
    }
    std::vector<std::byte> bytes = writer.finish().value();
    bytes[MapSize] = std::byte{0xFF};

    const auto recording
        = allFormats().open(memorySource(std::move(bytes), "claimed.demo"), {}).value();
    const auto index = buildIndex(recording, {}).value();

    QVERIFY(index->ticks() == (TickRange{{0}, {9}}));
    QCOMPARE(index->damage().size(), std::size_t{1});
    QVERIFY(!recording->info().map->isEmbedded);
}

TICKSCOPE_TEST(TestHeaderClaims, tickscope::test::NoApplication)
#include "test_header_claims.moc"
