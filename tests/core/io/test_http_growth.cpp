// SPDX-License-Identifier: GPL-3.0-or-later
#include <QDir>
#include <QFile>
#include <QSet>
#include <QTest>

#include "core/formats/format_registry.h"
#include "core/io/http/http_source.h"
#include "core/timeline/index_pass.h"
#include "core/timeline/stretch_index.h"
#include "tests/support/replay_files.h"
#include "tests/support/servers/nginx_server.h"
#include "tests/support/servers/served_files.h"
#include "tests/support/test_program.h"

using namespace tickscope;
using test::pattern;
using test::plainOptions;
using test::SegmentedRun;
using test::writeFile;

namespace {

using Bytes = std::vector<std::byte>;

// Of a line of the server's log.
constexpr qsizetype UriField = 1;
constexpr qsizetype RangeField = 3;

} // namespace

/// Recordings that grow on a real server while they are read.
class TestHttpGrowth : public QObject
{
    Q_OBJECT

private slots:
    void initTestCase();
    void unchangedFileCostsAnAnswerWithoutABody();
    void grownFileIsFetchedFromItsOldEnd();
    void segmentedRecordingIsFollowed_data();
    void segmentedRecordingIsFollowed();
    void segmentsThatAreFinishedAreAskedForOnce();
    void recordingInThePlaceOfAnotherIsReadAnew();

private:
    /// Opens the recording again as it is now, with all its segments.
    Shared<ByteSource> lookAgain(const Shared<ByteSource> &preamble);
    /// Requests behind the first \a count in the log, each once: one that stalls is sent again.
    [[nodiscard]] QList<QByteArray> askedSince(qsizetype count) const;

    test::NginxServer m_server;
    FormatRegistry m_registry;
};

void TestHttpGrowth::initTestCase()
{
    qputenv("no_proxy", "*");
    registerAllFormats(m_registry);
    if (!m_server.start())
        QSKIP(qPrintable(m_server.problem()));
}

QList<QByteArray> TestHttpGrowth::askedSince(qsizetype count) const
{
    QList<QByteArray> asked;
    QSet<QByteArray> known;
    for (const QByteArray &request : m_server.log().sliced(count)) {
        // The second one comes over another connection, and the first may have no answer.
        const QByteArrayList fields = request.split('|');
        const QByteArray question = fields.value(UriField) + '|' + fields.value(RangeField);
        if (!known.contains(question))
            asked << request;
        known.insert(question);
    }
    return asked;
}

void TestHttpGrowth::unchangedFileCostsAnAnswerWithoutABody()
{
    QVERIFY(writeFile(m_server.folder() + "/same", pattern(500'000)));
    const auto source = openUrl(m_server.url("same"), plainOptions(), {}).value();

    const auto again = openAgain(source, {});

    QVERIFY(again);
    QCOMPARE(*again, source);
    QTRY_COMPARE(m_server.log().last().split('|').at(2), QByteArray("304"));
}

void TestHttpGrowth::grownFileIsFetchedFromItsOldEnd()
{
    const QString path = m_server.folder() + "/growing";
    const Bytes whole = pattern(900'000);
    QVERIFY(writeFile(path, {whole.begin(), whole.begin() + 700'000}));
    const auto source = openUrl(m_server.url("growing"), plainOptions(), {}).value();
    QVERIFY(readAll(*source, 0, 700'000, 700'000, {}));
    const qsizetype before = m_server.loggedRequests();
    QVERIFY(writeFile(path, whole));

    const auto now = openAgain(source, {}).value();
    const auto read = readAll(*now, 0, now->size(), now->size(), {});

    QVERIFY(read);
    QVERIFY(*read == whole);
    // The beginning, the block across the old end, and what is behind it.
    QTRY_COMPARE(askedSince(before).size(), qsizetype{3});
    QVERIFY(askedSince(before).at(1).contains("bytes=655360-"));
}

void TestHttpGrowth::segmentedRecordingIsFollowed_data()
{
    QTest::addColumn<QString>("place");

    QTest::newRow("preamble") << "run%1/preamble.dat";
    QTest::newRow("folder") << "run%1/";
}

void TestHttpGrowth::segmentedRecordingIsFollowed()
{
    QFETCH(QString, place);
    const QString number = QString::number(qHash(place));
    const QString folder = m_server.folder() + "/run" + number;
    SegmentedRun run(folder);
    QVERIFY(run.record(250));
    const auto named = openUrl(m_server.url(place.arg(number)), plainOptions(), {}).value();
    const auto preamble = named->isFolder() ? named->sibling("preamble.dat", {}).value() : named;
    auto recording = m_registry.open(named, {}).value();
    auto outline = std::make_shared<const Outline>(recording->outline({}).value());
    QVERIFY(outline->mayGrow);
    IndexPass pass(recording, outline);
    while (!pass.atEnd())
        QVERIFY(pass.advance(1000, {}));
    QCOMPARE(openAgain(preamble, {}).value(), preamble);

    QVERIFY(run.record(130));
    const auto now = openAgain(preamble, {}).value();
    QVERIFY(now != preamble);
    const auto opened = named->isFolder() ? named : now;
    recording = m_registry.open(opened, {}).value();
    outline = std::make_shared<const Outline>(recording->outline({}).value());
    QVERIFY(pass.goOn(recording, outline));
    while (!pass.atEnd())
        QVERIFY(pass.advance(1000, {}));

    QCOMPARE(pass.index()->indexedTo().value, std::int64_t{379});
    QVERIFY(pass.index()->damage().empty());
    QCOMPARE(loadedTicks(*recording, *outline, *opened), (std::vector<TickRange>{{{0}, {379}}}));
    QVERIFY(run.finish());
    recording = m_registry.open(openAgain(now, {}).value(), {}).value();
    QVERIFY(!recording->outline({}).value().mayGrow);
}

Shared<ByteSource> TestHttpGrowth::lookAgain(const Shared<ByteSource> &preamble)
{
    const auto now = openAgain(preamble, {}).value();
    const auto outline = m_registry.open(now, {}).value()->outline({}).value();
    return outline.damage.empty() ? now : nullptr;
}

void TestHttpGrowth::segmentsThatAreFinishedAreAskedForOnce()
{
    SegmentedRun run(m_server.folder() + "/settled");
    QVERIFY(run.record(120));
    auto preamble = openUrl(m_server.url("settled/preamble.dat"), plainOptions(), {}).value();
    for (int segment = 1; segment < 4; ++segment) {
        QVERIFY(run.record(120));
        preamble = lookAgain(preamble);
        QVERIFY(preamble);
    }
    const qsizetype before = m_server.loggedRequests();

    QVERIFY(run.record(120));
    QVERIFY(lookAgain(preamble));

    // The preamble, the mark of the end, the segment that was the last one and may have been on
    // its way, the new one, and whether one lies behind that.
    QTRY_COMPARE(askedSince(before).size(), qsizetype{5});
    const auto asked = askedSince(before).join('\n');
    QVERIFY2(!asked.contains("segment-000") && !asked.contains("segment-002"), asked);
    QVERIFY2(asked.contains("segment-003") && asked.contains("segment-004"), asked);
}

void TestHttpGrowth::recordingInThePlaceOfAnotherIsReadAnew()
{
    const QString folder = m_server.folder() + "/replaced";
    SegmentedRun first(folder);
    QVERIFY(first.record(20) && first.record(20) && first.record(20));
    const auto preamble = openUrl(m_server.url("replaced/preamble.dat"), plainOptions(), {});
    QVERIFY(lookAgain(*preamble));
    QVERIFY(QDir(folder).removeRecursively());
    auto description = example::simulatedRunDescription();
    description.timestamp += 1'000;
    SegmentedRun second(folder, description);
    QVERIFY(second.record(300) && second.record(300) && second.record(300));

    // Its segments are longer, so those of the other one would be damage.
    QVERIFY(lookAgain(*preamble));
}

TICKSCOPE_TEST(TestHttpGrowth, QCoreApplication)
#include "test_http_growth.moc"
