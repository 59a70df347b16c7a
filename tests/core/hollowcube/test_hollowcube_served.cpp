// SPDX-License-Identifier: GPL-3.0-or-later
#include <QDir>
#include <QFile>
#include <QTest>

#include "core/base/limits.h"
#include "core/formats/format_registry.h"
#include "core/formats/hollowcube/chunks/chunk_store.h"
#include "core/io/http/http_source.h"
#include "core/io/http/url.h"
#include "core/timeline/index_pass.h"
#include "core/timeline/stretch_index.h"
#include "tests/support/frame_agreement.h"
#include "tests/support/replay_files.h"
#include "tests/support/servers/replay_server.h"
#include "tests/support/servers/served_files.h"
#include "tests/support/test_program.h"

using namespace tickscope;
using test::differenceOf;
using test::plainOptions;
using test::SegmentedRun;
using Breach = test::ReplayServer::Breach;

namespace {

const QString Id = QStringLiteral("0b5c1d9e-run");

/// By libcurl, but no time goes by between attempts.
class HastyTransport : public HttpTransport
{
public:
    explicit HastyTransport(const HttpOptions &options)
        : m_transport(makeCurlTransport(options))
    {
    }
    std::optional<Failure> get(const HttpRequest &request, HttpReceiver &receiver,
                               std::stop_token stop) override
    {
        return m_transport->get(request, receiver, std::move(stop));
    }
    bool pause(std::chrono::milliseconds, std::stop_token stop) override
    {
        return !stop.stop_requested();
    }

private:
    std::shared_ptr<HttpTransport> m_transport;
};

Result<Shared<ByteSource>> openHastily(const std::string &url,
                                       const HttpOptions &options = plainOptions())
{
    return openUrl({url, options, std::make_shared<HastyTransport>(options)}, {});
}

} // namespace

/// Replays at the address of a game server's interface.
class TestHollowcubeServed : public QObject
{
    Q_OBJECT

private slots:
    void initTestCase();
    void init();
    void finishedReplayIsReadLikeItsFolder();
    void compactedReplayIsReadByParts();
    void preambleMayComeByParts();
    void runningReplayIsFollowed();
    void endIsSeenThoughNoByteIsOther();
    void unchangedReplayCostsARequest_data();
    void unchangedReplayCostsARequest();
    void replayThatIsCompactedGoesOn();
    void replayThatIsCompactedInTheMiddleSaysSo();
    void lostSegmentIsDamage();
    void wrongAnswerIsAnError_data();
    void wrongAnswerIsAnError();
    void compactedReplayWithoutItsFileIsAnError();
    void wrongPartIsAnError_data();
    void wrongPartIsAnError();
    void refusalIsToldInPlainWords();
    void signedBaseKeepsItsQuery();

private:
    [[nodiscard]] QString folder() const { return m_server->folder() + '/' + Id; }
    [[nodiscard]] QString compactedFile() const
    {
        return folder() + '/' + test::ReplayServer::CompactedName;
    }
    /// Of a finished replay with segments of 250, 130 and 20 ticks.
    bool recordThree();

    Result<Shared<ByteSource>> openBase(const HttpOptions &options = plainOptions())
    {
        return openHastily(m_server->url(Id), options);
    }
    Shared<Recording> open(const Shared<ByteSource> &source)
    {
        return m_registry.open(source, {}).value();
    }
    /// What lies in the folder, from here.
    Shared<Recording> local() { return open(openNamed(folder().toStdString()).value()); }
    [[nodiscard]] QList<QByteArray> askedFor() const;

    FormatRegistry m_registry;
    std::unique_ptr<test::ReplayServer> m_server;
};

void TestHollowcubeServed::initTestCase()
{
    qputenv("no_proxy", "*");
    registerAllFormats(m_registry);
}

void TestHollowcubeServed::init()
{
    m_server = std::make_unique<test::ReplayServer>();
}

bool TestHollowcubeServed::recordThree()
{
    SegmentedRun run(folder());
    return run.record(250) && run.record(130) && run.record(20) && run.finish();
}

QList<QByteArray> TestHollowcubeServed::askedFor() const
{
    return m_server->requests();
}

void TestHollowcubeServed::finishedReplayIsReadLikeItsFolder()
{
    QVERIFY(recordThree());

    const auto source = openBase().value();
    const auto recording = open(source);
    const auto outline = recording->outline({}).value();

    QVERIFY(outline.damage.empty());
    QVERIFY(!outline.mayGrow);
    QCOMPARE(differenceOf(recording, local()), std::string());
    const QByteArray base = "200 " + Id.toUtf8() + " bytes=0-262143";
    QCOMPARE(askedFor().first(), base);
    // Neither a mark of the end nor what a crash may have left is asked for.
    QCOMPARE(askedFor().size(), qsizetype{4});
    for (const char *segment : {"0", "1", "2"}) {
        const QByteArray asked = "206 " + Id.toUtf8() + "/stream?segment=" + segment
                                 + " bytes=0-262143";
        QCOMPARE(askedFor().count(asked), qsizetype{1});
    }
    QCOMPARE(loadedTicks(*recording, outline, **recording->contentPart(0, {})),
             (std::vector<TickRange>{{{0}, {399}}}));
}

void TestHollowcubeServed::compactedReplayIsReadByParts()
{
    constexpr int Ticks = 20'000;
    const auto bytes = test::makeReplay(Ticks);
    QVERIFY(bytes.size() > limits::HttpFirstRead);
    QVERIFY(QDir().mkpath(folder()) && test::writeFile(compactedFile(), bytes));

    const auto recording = open(openBase().value());
    const auto outline = recording->outline({}).value();
    QVERIFY(!outline.mayGrow);
    QCOMPARE(outline.time.ticks(), (TickRange{{0}, {Ticks - 1}}));
    const Tick moment{Ticks - 100};
    const auto part = indexOfStretch(recording, std::make_shared<const Outline>(outline),
                                     {moment, moment + 50}, {});

    QVERIFY(part);
    QVERIFY(part->index->damage().empty());
    QCOMPARE(askedFor().size(), qsizetype{3});
    const QByteArray stream = "206 " + Id.toUtf8() + "/stream bytes=";
    QVERIFY(std::ranges::all_of(
        askedFor().mid(1), [&](const QByteArray &request) { return request.startsWith(stream); }));
    QCOMPARE(differenceOf(recording, open(openNamed(compactedFile().toStdString()).value())),
             std::string());
}

void TestHollowcubeServed::preambleMayComeByParts()
{
    SegmentedRun run(folder());
    QVERIFY(run.record(250));
    m_server->setBreach(Breach::CutsPreambles);
    const auto base = openBase().value();
    QVERIFY(askedFor().first().startsWith("206"));
    QVERIFY(open(base)->outline({}).value().mayGrow);

    QVERIFY(run.record(130) && run.finish());

    const auto now = open(openAgain(base, {}).value());
    QVERIFY(!now->outline({}).value().mayGrow);
    QCOMPARE(differenceOf(now, local()), std::string());
}

void TestHollowcubeServed::runningReplayIsFollowed()
{
    SegmentedRun run(folder());
    QVERIFY(run.record(250));
    const auto base = openBase().value();
    auto recording = open(base);
    auto outline = std::make_shared<const Outline>(recording->outline({}).value());
    QVERIFY(outline->mayGrow);
    IndexPass pass(recording, outline);
    while (!pass.atEnd())
        QVERIFY(pass.advance(1000, {}));

    QVERIFY(run.record(130));
    const auto now = openAgain(base, {}).value();
    QVERIFY(now != base);
    m_server->clearRequests();
    recording = open(now);
    outline = std::make_shared<const Outline>(recording->outline({}).value());
    QVERIFY(outline->mayGrow);
    QVERIFY(pass.goOn(recording, outline));
    while (!pass.atEnd())
        QVERIFY(pass.advance(1000, {}));

    QCOMPARE(pass.index()->indexedTo().value, std::int64_t{379});
    QVERIFY(pass.index()->damage().empty());
    // The segment that was the last one before is looked at once more, by its mark.
    QVERIFY2(!askedFor().join('\n').contains("segment=2"), askedFor().join('\n'));
    QCOMPARE(askedFor().join('\n').count("segment=1 "), qsizetype{1});
    QCOMPARE(differenceOf(recording, local()), std::string());
}

void TestHollowcubeServed::endIsSeenThoughNoByteIsOther()
{
    SegmentedRun run(folder());
    QVERIFY(run.record(250));
    const auto base = openBase().value();
    QVERIFY(open(base)->outline({}).value().mayGrow);
    QCOMPARE(openAgain(base, {}).value(), base);

    QVERIFY(run.finish());

    const auto now = openAgain(base, {}).value();
    QVERIFY(now != base);
    QVERIFY(!open(now)->outline({}).value().mayGrow);
}

void TestHollowcubeServed::unchangedReplayCostsARequest_data()
{
    QTest::addColumn<Breach>("breach");
    QTest::addColumn<QByteArray>("status");

    QTest::newRow("condition") << Breach::None << QByteArray("304");
    QTest::newRow("mark alone") << Breach::KnowsNoConditions << QByteArray("200");
}

void TestHollowcubeServed::unchangedReplayCostsARequest()
{
    QFETCH(Breach, breach);
    QFETCH(QByteArray, status);
    SegmentedRun run(folder());
    QVERIFY(run.record(250));
    m_server->setBreach(breach);
    const auto base = openBase().value();
    m_server->clearRequests();

    QCOMPARE(openAgain(base, {}).value(), base);

    QCOMPARE(askedFor().size(), qsizetype{1});
    QVERIFY2(askedFor().first().startsWith(status), askedFor().first());
}

void TestHollowcubeServed::replayThatIsCompactedGoesOn()
{
    SegmentedRun run(folder());
    QVERIFY(run.record(250) && run.record(130));
    const auto base = openBase().value();
    auto recording = open(base);
    IndexPass pass(recording, std::make_shared<const Outline>(recording->outline({}).value()));
    while (!pass.atEnd())
        QVERIFY(pass.advance(1000, {}));

    QVERIFY(run.record(20) && run.finish() && m_server->compact(Id));
    recording = open(openAgain(base, {}).value());
    const auto outline = std::make_shared<const Outline>(recording->outline({}).value());
    QVERIFY(!outline->mayGrow);
    QVERIFY(pass.goOn(recording, outline));
    while (!pass.atEnd())
        QVERIFY(pass.advance(1000, {}));

    const auto file = open(openNamed(compactedFile().toStdString()).value());
    const auto expected = buildIndex(file, {}).value();
    const auto index = pass.index();
    QCOMPARE(differenceOf(recording, file), std::string());
    QCOMPARE(index->indexedTo(), expected->indexedTo());
    QCOMPARE(index->eventCount(), expected->eventCount());
    // Events of before stand at their bytes in the file that there is now.
    QCOMPARE(index->event(0).byte, expected->event(0).byte);
}

void TestHollowcubeServed::replayThatIsCompactedInTheMiddleSaysSo()
{
    QVERIFY(recordThree());
    const auto base = openBase().value();
    const auto recording = open(base);
    bool isDone = false;
    m_server->setBeforeAnswer([&](const QByteArray &target) {
        if (!isDone && target.endsWith("segment=1"))
            isDone = m_server->compact(Id);
    });

    const auto index = buildIndex(recording, {});

    m_server->setBeforeAnswer({});
    QVERIFY(isDone);
    QVERIFY(!index);
    QCOMPARE(index.error().code, ErrorCode::Io);
    const auto what = QByteArray::fromStdString(faultText(index.error().fault));
    QVERIFY2(what.contains("compacted on the server"), what);
    const auto now = open(openBase().value());
    QCOMPARE(differenceOf(now, open(openNamed(compactedFile().toStdString()).value())),
             std::string());
}

void TestHollowcubeServed::lostSegmentIsDamage()
{
    QVERIFY(recordThree());
    QVERIFY(QFile::remove(folder() + "/segment-001.dat"));
    // What the server says that it has is one more.
    QVERIFY(test::writeFile(folder() + "/segment-009.dat", {}));

    const auto recording = open(openBase().value());
    const auto index = buildIndex(recording, {}).value();

    QVERIFY(!index->damage().empty());
    QCOMPARE(index->indexedTo().value, std::int64_t{399});
    const auto what = QByteArray::fromStdString(damageText(index->damage().front()));
    QVERIFY2(what.contains("missing"), what);
}

void TestHollowcubeServed::wrongAnswerIsAnError_data()
{
    QTest::addColumn<Breach>("breach");
    QTest::addColumn<QByteArray>("words");

    QTest::newRow("all of it") << Breach::GivesAll << QByteArray("all of the file");
    QTest::newRow("other part") << Breach::GivesOtherPart << QByteArray("size of the file");
    QTest::newRow("less") << Breach::GivesLess << QByteArray("too little");
    QTest::newRow("more") << Breach::GivesMore << QByteArray("another part");
    QTest::newRow("416") << Breach::RefusesRanges << QByteArray("does not have the part");
}

void TestHollowcubeServed::wrongAnswerIsAnError()
{
    QFETCH(Breach, breach);
    QFETCH(QByteArray, words);
    QVERIFY(recordThree());
    m_server->setBreach(breach);

    const auto recording = open(openBase().value());
    const auto outline = recording->outline({});

    QVERIFY(!outline);
    QCOMPARE(outline.error().code, ErrorCode::Io);
    const auto what = QByteArray::fromStdString(faultText(outline.error().fault));
    QVERIFY2(what.contains(words), what);
}

void TestHollowcubeServed::compactedReplayWithoutItsFileIsAnError()
{
    QVERIFY(QDir().mkpath(folder()));
    QVERIFY(test::writeFile(compactedFile(), test::makeReplay(200)));
    m_server->setBreach(Breach::HasNothing);

    const auto recording = m_registry.open(openBase().value(), {});

    QVERIFY(!recording);
    QCOMPARE(recording.error().code, ErrorCode::Io);
    QVERIFY(faultText(recording.error().fault).find("not have the file") != std::string::npos);
}

void TestHollowcubeServed::wrongPartIsAnError_data()
{
    QTest::addColumn<Breach>("breach");
    QTest::addColumn<QByteArray>("words");

    QTest::newRow("all of it") << Breach::GivesAll << QByteArray("another part");
    QTest::newRow("other part") << Breach::GivesOtherPart << QByteArray("another part");
    QTest::newRow("less") << Breach::GivesLess << QByteArray("too little");
    QTest::newRow("more") << Breach::GivesMore << QByteArray("another part");
    QTest::newRow("416") << Breach::RefusesRanges << QByteArray("was replaced");
    QTest::newRow("404") << Breach::HasNothing << QByteArray("was replaced");
}

void TestHollowcubeServed::wrongPartIsAnError()
{
    QFETCH(Breach, breach);
    QFETCH(QByteArray, words);
    const auto bytes = test::pattern(2 * limits::HttpFirstRead + 1000);
    QVERIFY(QDir().mkpath(folder()) && test::writeFile(compactedFile(), bytes));
    const auto source = openHastily(m_server->url(Id + "/stream")).value();
    m_server->setBreach(breach);

    const auto read = readAll(*source, 0, bytes.size(), bytes.size(), {});

    QVERIFY(!read);
    const auto what = QByteArray::fromStdString(faultText(read.error().fault));
    QVERIFY2(what.contains(words), what);
    m_server->setBreach(Breach::None);
    QVERIFY(readAll(*source, 0, bytes.size(), bytes.size(), {}) == bytes);
}

void TestHollowcubeServed::refusalIsToldInPlainWords()
{
    const auto nothing = openBase();
    QVERIFY(!nothing);
    QVERIFY(faultText(nothing.error().fault).find("no such file") != std::string::npos);
    QVERIFY(recordThree());
    m_server->setToken("right");
    HttpOptions options = plainOptions();
    options.bearerToken = "wrong";

    const auto refused = openBase(options);
    QVERIFY(!refused);
    QCOMPARE(refused.error().code, ErrorCode::Unauthorized);
    QVERIFY(faultText(refused.error().fault).find("bearer token") != std::string::npos);

    options.bearerToken = "right";
    QCOMPARE(differenceOf(open(openBase(options).value()), local()), std::string());
}

void TestHollowcubeServed::signedBaseKeepsItsQuery()
{
    QVERIFY(recordThree());

    const auto recording = open(openHastily(m_server->url(Id + "?key=5ecret")).value());

    QCOMPARE(differenceOf(recording, local()), std::string());
    QVERIFY2(askedFor().last().contains("/stream?key=5ecret&segment=2 "), askedFor().last());
}

TICKSCOPE_TEST(TestHollowcubeServed, QCoreApplication)
#include "test_hollowcube_served.moc"
