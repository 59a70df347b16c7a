// SPDX-License-Identifier: GPL-3.0-or-later
#include <QTest>

#include <thread>

#include "tests/support/servers/http_bench.h"
#include "tests/support/test_program.h"

using namespace tickscope;
using namespace tickscope::test;

namespace {

using Kind = FakeFault::Kind;
using std::chrono::milliseconds;

} // namespace

class TestHttpSource : public QObject
{
    Q_OBJECT

private slots:
    void openingCostsOneRequestForTheBeginning();
    void sourceGivesWhatTheServerHas_data();
    void sourceGivesWhatTheServerHas();
    void neighboursAreOneRequestAndCostNothingLater();
    void lostConnectionGoesOnWhereItWasLost();
    void busyServerIsAskedAgainLaterAndLater();
    void serverSaysWhenToAskAgain();
    void deadServerIsGivenUpAndAskedAnew_data();
    void deadServerIsGivenUpAndAskedAnew();
    void firstRequestIsTriedAgainToo();
    void replacedFileIsNoticed_data();
    void replacedFileIsNoticed();
    void refusalIsToldInPlainWords_data();
    void refusalIsToldInPlainWords();
    void serverWithoutPartsGivesAllAtOnce();
    void partThatWasNotAskedForIsRefused();
    void emptyFileIsEmpty();
    void stoppedReadIsCancelled();
    void twoReadersShareARequest();
    void whatLiesBehindIsFetchedBeforeItIsAskedFor();
    void memoryIsBounded();
    void filesBesideAreOnTheSameServer();
    void unchangedFileIsAskedForWithACondition();
    void grownFileIsFetchedFromItsOldEnd();
    void replacedFileKeepsNothingOfTheOldOne();
    void filesBesideAreLookedAtAnewWhenOneHasChanged();
    void folderIsAnAddressWithASlash();
    void folderThatIsNotThereSaysSo();
};

void TestHttpSource::openingCostsOneRequestForTheBeginning()
{
    Bench bench(fileOf(5'600'000));

    const auto source = bench.open();

    QVERIFY(source);
    QCOMPARE((*source)->size(), std::uint64_t{5'600'000});
    QVERIFY(bench.gives(**source, 0, limits::HttpFirstRead));
    const auto requests = bench.server->requests();
    QCOMPARE(requests.size(), std::size_t{1});
    QCOMPARE(requests[0].first, std::uint64_t{0});
    QCOMPARE(requests[0].count, std::uint64_t{limits::HttpFirstRead});
    QCOMPARE((*source)->loadedRanges(), (std::vector<ByteRange>{{0, limits::HttpFirstRead}}));
}

void TestHttpSource::sourceGivesWhatTheServerHas_data()
{
    QTest::addColumn<quint64>("offset");
    QTest::addColumn<quint64>("size");

    QTest::newRow("beginning") << quint64{0} << quint64{10};
    QTest::newRow("over an edge") << quint64{HttpBlock * 7 - 1} << quint64{2};
    QTest::newRow("a block") << quint64{HttpBlock * 9} << quint64{HttpBlock};
    QTest::newRow("over the first request") << quint64{HttpBlock * 3 + 5} << quint64{HttpBlock * 3};
    QTest::newRow("more than one request") << quint64{HttpBlock * 6 + 1} << quint64{HttpBlock * 50};
    QTest::newRow("the end") << quint64{HttpBlock * 80} << quint64{77};
}

void TestHttpSource::sourceGivesWhatTheServerHas()
{
    QFETCH(quint64, offset);
    QFETCH(quint64, size);
    Bench bench(fileOf(HttpBlock * 80 + 77));
    const auto source = bench.open().value();

    QVERIFY(bench.gives(*source, offset, size));
    QVERIFY(bench.gives(*source, offset, size));
    QCOMPARE(Bench::read(*source, source->size() - 5, 10).value().size(), std::size_t{5});
    QCOMPARE(Bench::read(*source, source->size(), 10).value().size(), std::size_t{0});
}

void TestHttpSource::neighboursAreOneRequestAndCostNothingLater()
{
    Bench bench(fileOf(HttpBlock * 100));
    const auto source = bench.open().value();

    QVERIFY(bench.gives(*source, HttpBlock * 40 + 100, HttpBlock * 3));
    QVERIFY(bench.gives(*source, HttpBlock * 41, HttpBlock));
    QVERIFY(bench.gives(*source, HttpBlock * 40, HttpBlock * 4));

    const auto requests = bench.server->requests();
    QCOMPARE(requests.size(), std::size_t{2});
    QCOMPARE(requests[1].first, HttpBlock * 40);
    QCOMPARE(requests[1].count, HttpBlock * 4);
    QCOMPARE(source->loadedRanges(),
             (std::vector<ByteRange>{{0, HttpBlock * 4}, {HttpBlock * 40, HttpBlock * 4}}));
}

void TestHttpSource::lostConnectionGoesOnWhereItWasLost()
{
    Bench bench(fileOf(HttpBlock * 100));
    const auto source = bench.open().value();
    bench.server->fail({Kind::Lost, 100'000});
    bench.server->fail({Kind::Lost, 50'000});

    QVERIFY(bench.gives(*source, HttpBlock * 10, HttpBlock * 10));

    const auto requests = bench.server->requests();
    QCOMPARE(requests.size(), std::size_t{4});
    QCOMPARE(requests[2].first, HttpBlock * 10 + 100'000);
    QCOMPARE(requests[3].first, HttpBlock * 10 + 150'000);
    QCOMPARE(requests[3].first + requests[3].count, HttpBlock * 20);
}

void TestHttpSource::busyServerIsAskedAgainLaterAndLater()
{
    Bench bench(fileOf(HttpBlock * 100));
    const auto source = bench.open().value();
    bench.server->fail({Kind::Status, 503}, 3);

    QVERIFY(bench.gives(*source, HttpBlock * 10, 10));

    using namespace std::chrono_literals;
    QCOMPARE(bench.server->pauses(), (std::vector<milliseconds>{100ms, 200ms, 400ms}));
}

void TestHttpSource::serverSaysWhenToAskAgain()
{
    Bench bench(fileOf(HttpBlock * 100));
    const auto source = bench.open().value();
    bench.server->fail({Kind::Status, 429, std::chrono::seconds(3)});

    QVERIFY(bench.gives(*source, HttpBlock * 10, 10));

    QCOMPARE(bench.server->pauses(), (std::vector<milliseconds>{milliseconds(3000)}));
}

void TestHttpSource::deadServerIsGivenUpAndAskedAnew_data()
{
    QTest::addColumn<std::size_t>("bytesAtOnce");

    QTest::newRow("nothing") << std::size_t{0};
    QTest::newRow("a byte each time") << std::size_t{1};
}

void TestHttpSource::deadServerIsGivenUpAndAskedAnew()
{
    QFETCH(const std::size_t, bytesAtOnce);
    Bench bench(fileOf(HttpBlock * 100));
    const auto source = bench.open().value();
    constexpr int Tries = 6;
    bench.server->fail({Kind::Lost, bytesAtOnce}, Tries);

    const auto lost = Bench::read(*source, HttpBlock * 10, 10);

    QVERIFY(!lost);
    QCOMPARE(lost.error().code, ErrorCode::Io);
    QCOMPARE(bench.server->requestCount(), std::size_t{1 + Tries});
    QVERIFY(bench.gives(*source, HttpBlock * 10, 10));
}

void TestHttpSource::firstRequestIsTriedAgainToo()
{
    Bench bench(fileOf(HttpBlock * 100));
    bench.server->fail({Kind::Lost, 1000});
    bench.server->fail({Kind::Status, 502});

    const auto source = bench.open();

    QVERIFY(source);
    QVERIFY(bench.gives(**source, 0, HttpBlock));
    QCOMPARE(bench.server->requestCount(), std::size_t{3});
}

void TestHttpSource::replacedFileIsNoticed_data()
{
    QTest::addColumn<QByteArray>("etag");
    QTest::addColumn<QByteArray>("lastModified");
    QTest::addColumn<quint64>("size");

    const QByteArray one = "\"one\"";
    const QByteArray then = "Fri, 31 Jan 2025 20:15:00 GMT";
    QTest::newRow("other mark") << QByteArray("\"two\"") << then << quint64{HttpBlock * 100};
    QTest::newRow("no mark, other time")
        << QByteArray() << QByteArray("Sat") << quint64{HttpBlock * 100};
    QTest::newRow("other size") << one << then << quint64{HttpBlock * 100 + 1};
    QTest::newRow("shorter than the place") << one << then << quint64{HttpBlock};
}

void TestHttpSource::replacedFileIsNoticed()
{
    QFETCH(QByteArray, etag);
    QFETCH(QByteArray, lastModified);
    QFETCH(quint64, size);
    FakeFile before = fileOf(HttpBlock * 100);
    if (etag.isEmpty())
        before.etag.clear();
    Bench bench(std::move(before));
    const auto source = bench.open().value();
    bench.server->put(Url, {pattern(size), etag.toStdString(), lastModified.toStdString()});

    const auto read = Bench::read(*source, HttpBlock * 10, 10);

    QVERIFY(!read);
    QCOMPARE(read.error().code, ErrorCode::Io);
    QVERIFY2(faultText(read.error().fault).find("replaced") != std::string::npos,
             faultText(read.error().fault).c_str());
    QCOMPARE(bench.server->requestCount(), std::size_t{2});
}

void TestHttpSource::refusalIsToldInPlainWords_data()
{
    QTest::addColumn<int>("status");
    QTest::addColumn<QByteArray>("words");

    QTest::newRow("401") << 401 << QByteArray("bearer token");
    QTest::newRow("403") << 403 << QByteArray("refuses access");
    QTest::newRow("404") << 404 << QByteArray("no such file");
    QTest::newRow("410") << 410 << QByteArray("no such file");
    QTest::newRow("416") << 416 << QByteArray("does not have the part");
    QTest::newRow("451") << 451 << QByteArray("(451)");
}

void TestHttpSource::refusalIsToldInPlainWords()
{
    QFETCH(int, status);
    QFETCH(QByteArray, words);
    Bench bench(fileOf(100));
    const std::string address = Url + "?X-Amz-Signature=secret";
    bench.server->put(address, fileOf(100));
    bench.server->fail({Kind::Status, static_cast<std::size_t>(status)});

    const auto source = bench.open(address);

    QVERIFY(!source);
    QCOMPARE(source.error().code, status == 401 ? ErrorCode::Unauthorized : ErrorCode::Io);
    const auto what = QByteArray::fromStdString(faultText(source.error().fault));
    QVERIFY2(what.contains(words), what.constData());
    QVERIFY(what.contains("example.org/runs/one.demo"));
    QVERIFY(!what.contains("secret"));
    QCOMPARE(bench.server->requestCount(), std::size_t{1});
}

void TestHttpSource::serverWithoutPartsGivesAllAtOnce()
{
    FakeFile file = fileOf(1'000'000);
    file.givesParts = false;
    Bench bench(std::move(file));
    bench.server->fail({Kind::Lost, 300'000});

    const auto source = bench.open();

    QVERIFY(source);
    QCOMPARE((*source)->size(), std::uint64_t{1'000'000});
    QVERIFY(bench.gives(**source, 0, 1'000'000));
    QCOMPARE(bench.server->requestCount(), std::size_t{2});
    QCOMPARE((*source)->name(), Url);
}

void TestHttpSource::partThatWasNotAskedForIsRefused()
{
    Bench bench(fileOf(HttpBlock * 100));
    const auto source = bench.open().value();
    FakeFile file = fileOf(HttpBlock * 100);
    file.givesParts = false;
    bench.server->put(Url, std::move(file));

    const auto read = Bench::read(*source, HttpBlock * 10, 10);

    QVERIFY(!read);
    QCOMPARE(read.error().code, ErrorCode::Io);
}

void TestHttpSource::emptyFileIsEmpty()
{
    Bench bench(fileOf(0));

    const auto source = bench.open();

    QVERIFY(source);
    QCOMPARE((*source)->size(), std::uint64_t{0});
    QCOMPARE(Bench::read(**source, 0, 10).value().size(), std::size_t{0});
}

void TestHttpSource::stoppedReadIsCancelled()
{
    Bench bench(fileOf(HttpBlock * 100));
    const auto source = bench.open().value();
    bench.server->fail({Kind::Held});
    std::optional<ErrorCode> code;

    std::jthread reader([&](std::stop_token stop) {
        const auto read = Bench::read(*source, HttpBlock * 10, 10, std::move(stop));
        code = read ? std::optional<ErrorCode>() : read.error().code;
    });
    bench.server->waitUntilHeld();
    reader.request_stop();
    reader.join();

    QCOMPARE(code, std::optional(ErrorCode::Cancelled));
    QVERIFY(bench.gives(*source, HttpBlock * 10, 10));
}

void TestHttpSource::twoReadersShareARequest()
{
    Bench bench(fileOf(HttpBlock * 100));
    const auto source = bench.open().value();
    bench.server->fail({Kind::Held});
    std::atomic<int> right = 0;
    const auto reads = [&] { right += bench.gives(*source, HttpBlock * 10, HttpBlock) ? 1 : 0; };

    std::jthread first(reads);
    bench.server->waitUntilHeld();
    std::jthread second(reads);
    bench.server->release();
    first.join();
    second.join();

    QCOMPARE(right, 2);
    QCOMPARE(bench.server->requestCount(), std::size_t{2});
}

void TestHttpSource::whatLiesBehindIsFetchedBeforeItIsAskedFor()
{
    Bench bench(fileOf(HttpBlock * 100));
    bench.options.readsAhead = true;
    const auto source = bench.open().value();

    QVERIFY(bench.gives(*source, HttpBlock * 50, HttpBlock));

    const std::vector<ByteRange> expected{{0, HttpBlock * 4}, {HttpBlock * 50, HttpBlock * 3}};
    QTRY_COMPARE(source->loadedRanges(), expected);
    const auto before = bench.server->requestCount();
    QCOMPARE(before, std::size_t{3});
    QVERIFY(bench.gives(*source, HttpBlock * 51, 10));
    QCOMPARE(bench.server->requests()[2].first, HttpBlock * 51);
}

void TestHttpSource::memoryIsBounded()
{
    constexpr std::uint64_t Blocks = limits::HttpMemoryBlocks + 40;
    Bench bench(fileOf(HttpBlock * Blocks));
    const auto source = bench.open().value();

    QVERIFY(bench.gives(*source, 0, HttpBlock * Blocks));

    QCOMPARE(sum(source->loadedRanges()), HttpBlock * limits::HttpMemoryBlocks);
    const auto before = bench.server->requestCount();
    QVERIFY(bench.gives(*source, HttpBlock * (Blocks - 1), HttpBlock));
    QCOMPARE(bench.server->requestCount(), before);
    QVERIFY(bench.gives(*source, 0, HttpBlock));
    QCOMPARE(bench.server->requestCount(), before + 1);
}

void TestHttpSource::filesBesideAreOnTheSameServer()
{
    Bench bench(fileOf(100));
    bench.server->put("https://example.org/runs/segment-000.dat?key=1", fileOf(7));
    bench.server->put(Url + "?key=1", fileOf(100));
    const auto source = bench.open(Url + "?key=1").value();

    const auto segment = source->sibling("segment-000.dat", {});
    const auto missing = source->sibling("segment-001.dat", {});
    bench.server->fail({Kind::Status, 403});
    const auto refused = source->sibling("segment-002.dat", {});
    const std::size_t requests = bench.server->requestCount();
    const auto again = source->sibling("segment-000.dat", {});

    QVERIFY(segment && *segment);
    QCOMPARE((*segment)->size(), std::uint64_t{7});
    QCOMPARE((*segment)->name(), std::string("https://example.org/runs/segment-000.dat?…"));
    QVERIFY(missing && !*missing);
    QCOMPARE(refused.error().code, ErrorCode::Io);
    QCOMPARE(*again, *segment);
    QCOMPARE(source->openedSibling("segment-000.dat"), *segment);
    QVERIFY(!source->openedSibling("segment-001.dat"));
    QCOMPARE(bench.server->requestCount(), requests);
}

void TestHttpSource::unchangedFileIsAskedForWithACondition()
{
    Bench bench(fileOf(1'000'000));
    const auto source = bench.open().value();

    const auto again = openAgain(source, {});

    QVERIFY(again);
    QCOMPARE(*again, source);
    const auto requests = bench.server->requests();
    QCOMPARE(requests.size(), std::size_t{2});
    QCOMPARE(requests[1].knownEtag, std::string("\"one\""));
}

void TestHttpSource::grownFileIsFetchedFromItsOldEnd()
{
    Bench bench(fileOf(1'000'000));
    const auto source = bench.open().value();
    QVERIFY(bench.gives(*source, 0, 1'000'000));
    FakeFile grown = fileOf(1'100'000);
    grown.etag = "\"two\"";
    bench.server->put(Url, grown);
    const std::size_t before = bench.server->requestCount();

    const auto now = openAgain(source, {});

    QVERIFY(now);
    QCOMPARE((*now)->size(), std::uint64_t{1'100'000});
    QCOMPARE(Bench::read(**now, 0, 1'100'000).value(), grown.bytes);
    const auto requests = bench.server->requests();
    // The beginning, whose answer tells of the change, and what lies behind the last whole block.
    std::uint64_t bytes = 0;
    for (std::size_t i = before; i < requests.size(); ++i)
        bytes += requests[i].count;
    QVERIFY2(bytes <= 64'000 * 2 + 100'000 + 65'536, std::to_string(bytes).c_str());
}

void TestHttpSource::replacedFileKeepsNothingOfTheOldOne()
{
    Bench bench(fileOf(1'000'000));
    const auto source = bench.open().value();
    QVERIFY(bench.gives(*source, 0, 1'000'000));
    FakeFile other = fileOf(1'200'000);
    std::ranges::reverse(other.bytes);
    other.etag = "\"two\"";
    bench.server->put(Url, other);

    const auto now = openAgain(source, {}).value();

    QCOMPARE(Bench::read(*now, 0, 1'200'000).value(), other.bytes);
}

void TestHttpSource::filesBesideAreLookedAtAnewWhenOneHasChanged()
{
    Bench bench(fileOf(100));
    const std::string segmentUrl = "https://example.org/runs/segment-000.dat";
    bench.server->put(segmentUrl, fileOf(7));
    const auto source = bench.open().value();
    const auto segment = source->sibling("segment-000.dat", {}).value();
    FakeFile other = fileOf(9);
    other.etag = "\"two\"";
    bench.server->put(segmentUrl, other);
    bench.server->put(Url, other);

    const auto now = openAgain(source, {}).value();

    QVERIFY(now != source);
    QCOMPARE(segment->size(), std::uint64_t{7});
    QCOMPARE(now->sibling("segment-000.dat", {}).value()->size(), std::uint64_t{9});
}

void TestHttpSource::folderIsAnAddressWithASlash()
{
    Bench bench(fileOf(100));
    const auto folder = bench.open("https://example.org/runs/");

    QVERIFY(folder);
    QVERIFY((*folder)->isFolder());
    // Whether a file of a program is there without the slash.
    QCOMPARE(bench.server->requestCount(), std::size_t{1});
    const auto entry = (*folder)->sibling("one.demo", {});
    QVERIFY(entry && *entry);
    QCOMPARE((*entry)->size(), std::uint64_t{100});
}

void TestHttpSource::folderThatIsNotThereSaysSo()
{
    Bench bench(fileOf(100));
    bench.server->put("https://example.org/runs/", {});

    const auto there = bench.open("https://example.org/runs/").value()->readAt(0, {}, {});
    const auto missing = bench.open("https://example.org/missing/").value()->readAt(0, {}, {});

    QCOMPARE(there.value(), std::size_t{0});
    QVERIFY(!missing);
    QCOMPARE(missing.error().code, ErrorCode::Io);
    QCOMPARE(faultText(missing.error().fault),
             std::string("https://example.org/missing/: there is no such file on the server"));
}

TICKSCOPE_TEST(TestHttpSource, QCoreApplication)
#include "test_http_source.moc"
