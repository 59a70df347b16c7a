// SPDX-License-Identifier: GPL-3.0-or-later
#include <array>
#include <atomic>
#include <thread>

#include <fcntl.h>
#include <sys/stat.h>
#include <unistd.h>

#include <QDir>
#include <QFile>
#include <QTemporaryDir>
#include <QTest>

#include "core/base/limits.h"
#include "core/io/byte_source.h"
#include "core/io/byte_window.h"
#include "core/io/http/url.h"
#include "tests/support/servers/served_files.h"
#include "tests/support/test_program.h"

using namespace tickscope;

namespace {

/// Bytes that differ from place to place, also a block apart.
bool isPatternAt(std::span<const std::byte> bytes, const std::vector<std::byte> &whole,
                 std::size_t offset)
{
    return offset + bytes.size() <= whole.size()
           && std::ranges::equal(bytes, std::span(whole).subspan(offset, bytes.size()));
}

/// Memory that counts how often it is read and can be told to fail.
class CountedSource : public ByteSource
{
public:
    explicit CountedSource(std::vector<std::byte> bytes)
        : m_memory(memorySource(std::move(bytes), "counted"))
    {
    }
    [[nodiscard]] std::uint64_t size() const override { return m_memory->size(); }
    Result<std::size_t> readAt(std::uint64_t offset, std::span<std::byte> into,
                               std::stop_token stop) const override
    {
        ++reads;
        if (fails)
            return failure(ErrorCode::Io, {faults::Words, "broken"}, offset);
        return m_memory->readAt(offset, into, stop);
    }
    [[nodiscard]] std::string name() const override { return m_memory->name(); }

    mutable std::atomic<int> reads = 0;
    std::atomic<bool> fails = false;

private:
    Shared<ByteSource> m_memory;
};

} // namespace

class TestByteSource : public QObject
{
    Q_OBJECT

private slots:
    void initTestCase();
    void sourceGivesWhatLiesAtAnOffset_data();
    void sourceGivesWhatLiesAtAnOffset();
    void fileThatGrowsHasMoreBytes();
    void missingFileIsAnIoError();
    void siblingIsTheFileInTheSameFolder_data();
    void siblingIsTheFileInTheSameFolder();
    void nothingLiesBesideMemory();
    void siblingLeadsToNoOtherFolder_data();
    void siblingLeadsToNoOtherFolder();
    void siblingThatIsNoFileIsAnIoError();
    void handedPipeIsReadToItsEnd();
    void handedPipeIsReadUntilTheStop();
    void pipesAndDevicesAreRefused();
    void stoppedReadIsCancelled();
    void wholeFileIsReadUpToALimit();
    void windowGivesEveryPieceOfTheSource_data();
    void windowGivesEveryPieceOfTheSource();
    void windowGoesBack();
    void windowIsShortAtTheEndOnly();
    void windowBehindTheEndIsEmpty();
    void walkingCostsFewReads();
    void windowRecoversFromAFailedRead();

private:
    [[nodiscard]] std::string path(const char *name) const
    {
        return m_folder.filePath(QString::fromLatin1(name)).toStdString();
    }

    QTemporaryDir m_folder;
};

void TestByteSource::initTestCase()
{
    QFile file(QString::fromStdString(path("ten")));
    QVERIFY(file.open(QIODevice::WriteOnly));
    QCOMPARE(file.write("0123456789"), 10);
}

void TestByteSource::sourceGivesWhatLiesAtAnOffset_data()
{
    QTest::addColumn<bool>("isFile");
    QTest::addColumn<quint64>("offset");
    QTest::addColumn<int>("count");
    QTest::addColumn<QByteArray>("expected");

    for (const bool isFile : {false, true}) {
        const QByteArray kind = isFile ? "file" : "memory";
        QTest::newRow(kind + ", beginning") << isFile << quint64{0} << 3 << QByteArray("012");
        QTest::newRow(kind + ", middle") << isFile << quint64{4} << 2 << QByteArray("45");
        QTest::newRow(kind + ", over the end") << isFile << quint64{8} << 5 << QByteArray("89");
        QTest::newRow(kind + ", at the end") << isFile << quint64{10} << 5 << QByteArray();
        QTest::newRow(kind + ", far behind")
            << isFile << quint64{1} << 40 << QByteArray("123456789");
        QTest::newRow(kind + ", nothing") << isFile << quint64{3} << 0 << QByteArray();
    }
}

void TestByteSource::sourceGivesWhatLiesAtAnOffset()
{
    QFETCH(bool, isFile);
    QFETCH(quint64, offset);
    QFETCH(int, count);
    QFETCH(QByteArray, expected);
    std::vector<std::byte> ten;
    for (char c = '0'; c <= '9'; ++c)
        ten.push_back(static_cast<std::byte>(c));
    const Shared<ByteSource> source = isFile ? openNamed(path("ten")).value()
                                             : memorySource(ten, "ten");
    QByteArray read(count, '.');

    const auto got = source->readAt(
        offset, std::as_writable_bytes(std::span(read.data(), static_cast<std::size_t>(count))),
        {});

    QVERIFY(got);
    QCOMPARE(source->size(), std::uint64_t{10});
    QCOMPARE(read.left(static_cast<qsizetype>(*got)), expected);
}

void TestByteSource::fileThatGrowsHasMoreBytes()
{
    QFile file(QString::fromStdString(path("growing")));
    QVERIFY(file.open(QIODevice::WriteOnly | QIODevice::Unbuffered));
    QCOMPARE(file.write("ab"), 2);
    const auto source = openFile(path("growing"));
    QVERIFY(source);
    QCOMPARE((*source)->size(), std::uint64_t{2});

    QCOMPARE(file.write("cd"), 2);

    QCOMPARE((*source)->size(), std::uint64_t{4});
    std::array<std::byte, 4> read{};
    QCOMPARE((*source)->readAt(2, read, {}).value(), std::size_t{2});
    QCOMPARE(read[1], std::byte{'d'});
}

void TestByteSource::missingFileIsAnIoError()
{
    QCOMPARE(openNamed(path("missing")).error().code, ErrorCode::Io);
    QVERIFY(faultText(openNamed(path("missing")).error().fault).find("missing")
            != std::string::npos);
    QCOMPARE(openFile(m_folder.path().toStdString()).error().code, ErrorCode::Io);
}

void TestByteSource::siblingIsTheFileInTheSameFolder_data()
{
    QTest::addColumn<std::string>("name");
    QTest::addColumn<bool>("isFolder");

    QTest::newRow("of a file") << path("other") << false;
    QTest::newRow("of a folder") << m_folder.path().toStdString() << true;
    QTest::newRow("of a folder with a slash") << m_folder.path().toStdString() + '/' << true;
}

void TestByteSource::siblingIsTheFileInTheSameFolder()
{
    QFETCH(std::string, name);
    QFETCH(bool, isFolder);
    QVERIFY(QFile::copy(QString::fromStdString(path("ten")), QString::fromStdString(path("other")))
            || QFile::exists(QString::fromStdString(path("other"))));
    const auto source = openNamed(name);
    QVERIFY(source);

    const auto ten = (*source)->sibling("ten", {});
    const auto missing = (*source)->sibling("missing", {});

    QCOMPARE((*source)->isFolder(), isFolder);
    QVERIFY(ten && *ten);
    QCOMPARE((*ten)->size(), std::uint64_t{10});
    QCOMPARE((*ten)->name(), path("ten"));
    QVERIFY(missing && !*missing);
}

void TestByteSource::nothingLiesBesideMemory()
{
    const auto beside = memorySource({}, path("ten"))->sibling("ten", {});

    QVERIFY(beside && !*beside);
}

void TestByteSource::siblingLeadsToNoOtherFolder_data()
{
    QTest::addColumn<std::string>("name");

    QTest::newRow("empty") << std::string();
    QTest::newRow("the folder") << std::string(".");
    QTest::newRow("the folder above") << std::string("..");
    QTest::newRow("a file above") << std::string("../passwd");
    QTest::newRow("absolute") << std::string("/etc/passwd");
    QTest::newRow("with a backslash") << std::string("..\\passwd");
    QTest::newRow("with a zero byte") << std::string("ten\0.dat", 8);
}

void TestByteSource::siblingLeadsToNoOtherFolder()
{
    QFETCH(std::string, name);
    const auto folder = openNamed(m_folder.path().toStdString()).value();

    const auto beside = folder->sibling(name, {});

    QVERIFY(!beside);
    QCOMPARE(beside.error().code, ErrorCode::Damaged);
}

void TestByteSource::siblingThatIsNoFileIsAnIoError()
{
    QCOMPARE(::mkfifo(path("segment").c_str(), 0600), 0);
    QVERIFY(QDir(m_folder.path()).mkdir(QStringLiteral("inner")));
    const auto ten = openFile(path("ten")).value();

    // Nobody writes into the pipe: waiting for bytes would hang.
    QCOMPARE(ten->sibling("segment", {}).error().code, ErrorCode::Io);
    QCOMPARE(ten->sibling("inner", {}).error().code, ErrorCode::Io);
}

void TestByteSource::handedPipeIsReadToItsEnd()
{
    std::array<int, 2> ends{};
    QCOMPARE(::pipe2(ends.data(), O_CLOEXEC), 0);
    const auto bytes = test::pattern(300'000); // more than a pipe holds at once
    std::jthread writer([&] {
        std::size_t done = 0;
        while (done < bytes.size()) {
            const auto count = ::write(ends[1], bytes.data() + done, bytes.size() - done);
            if (count <= 0)
                break;
            done += static_cast<std::size_t>(count);
        }
        ::close(ends[1]);
    });

    const auto source = openNamed("/dev/fd/" + std::to_string(ends[0]));
    ::close(ends[0]);

    QVERIFY(source);
    const auto all = readAll(**source, 0, (*source)->size(), 1'000'000, {});
    QVERIFY(all);
    QVERIFY(*all == bytes);
}

void TestByteSource::handedPipeIsReadUntilTheStop()
{
    std::array<int, 2> ends{};
    QCOMPARE(::pipe2(ends.data(), O_CLOEXEC), 0);
    std::stop_source stop;
    std::jthread stopper([&] { stop.request_stop(); });

    const auto source = openNamed("/dev/fd/" + std::to_string(ends[0]), stop.get_token());
    ::close(ends[0]);
    ::close(ends[1]);

    QVERIFY(!source);
    QCOMPARE(source.error().code, ErrorCode::Cancelled);
}

/// None of them would ever end.
void TestByteSource::pipesAndDevicesAreRefused()
{
    const std::string fifo = path("fifo");
    QCOMPARE(::mkfifo(fifo.c_str(), 0600), 0);

    for (const std::string &name : {fifo, std::string("/dev/zero"), std::string("/dev/null")}) {
        const auto source = openNamed(name);
        QVERIFY2(!source, name.c_str());
        QCOMPARE(source.error().code, ErrorCode::Io);
    }
}

void TestByteSource::stoppedReadIsCancelled()
{
    const auto source = openFile(path("ten")).value();
    std::stop_source stop;
    stop.request_stop();
    std::array<std::byte, 4> read{};

    const auto got = source->readAt(0, read, stop.get_token());

    QVERIFY(!got);
    QCOMPARE(got.error().code, ErrorCode::Cancelled);
}

void TestByteSource::wholeFileIsReadUpToALimit()
{
    const auto source = memorySource(test::pattern(100), "hundred");
    constexpr auto Huge = std::numeric_limits<std::uint64_t>::max();

    QCOMPARE(readAll(*source, 10, 90, 90, {}).value().size(), std::size_t{90});
    QCOMPARE(readAll(*source, 0, 100, 99, {}).error().code, ErrorCode::LimitExceeded);
    QCOMPARE(readAll(*source, 10, 91, 1000, {}).error().code, ErrorCode::Truncated);
    // Offset and size that wrap around must not look small.
    QCOMPARE(readAll(*source, 50, Huge, Huge, {}).error().code, ErrorCode::Truncated);
    QCOMPARE(readAll(*source, Huge, 10, Huge, {}).error().code, ErrorCode::Truncated);
}

void TestByteSource::windowGivesEveryPieceOfTheSource_data()
{
    QTest::addColumn<int>("piece");

    QTest::newRow("small odd pieces") << 777;
    QTest::newRow("pieces as big as the first read") << (64 << 10);
    QTest::newRow("pieces a byte bigger") << (64 << 10) + 1;
    QTest::newRow("the biggest pieces") << int{limits::ReadBlock};
}

void TestByteSource::windowGivesEveryPieceOfTheSource()
{
    QFETCH(int, piece);
    const auto whole = test::pattern(3'300'001);
    ByteWindow window(memorySource(whole, "pattern"));

    // Twice as much is looked at as is gone on: every piece crosses what is there.
    const auto step = static_cast<std::size_t>(piece) / 2 + 1;
    for (std::size_t offset = 0; offset < whole.size(); offset += step) {
        const auto bytes = window.bytesAt(offset, static_cast<std::size_t>(piece), {});
        QVERIFY(bytes);
        QCOMPARE(bytes->size(), std::min(static_cast<std::size_t>(piece), whole.size() - offset));
        QVERIFY(isPatternAt(*bytes, whole, offset));
    }
}

void TestByteSource::windowGoesBack()
{
    const auto whole = test::pattern(3'000'000);
    ByteWindow window(memorySource(whole, "pattern"));

    for (const std::size_t offset : {2'500'000U, 10U, 9U, 2'400'000U, 70'000U, 69'990U, 0U}) {
        const auto bytes = window.bytesAt(offset, 100, {});
        QVERIFY(bytes);
        QCOMPARE(bytes->size(), std::size_t{100});
        QVERIFY(isPatternAt(*bytes, whole, offset));
    }
}

void TestByteSource::windowIsShortAtTheEndOnly()
{
    const auto whole = test::pattern(100'000);
    ByteWindow window(memorySource(whole, "pattern"));

    QCOMPARE(window.bytesAt(99'000, 1000, {}).value().size(), std::size_t{1000});
    QCOMPARE(window.bytesAt(99'001, 1000, {}).value().size(), std::size_t{999});
    QVERIFY(isPatternAt(window.bytesAt(0, 1000, {}).value(), whole, 0));
}

void TestByteSource::windowBehindTheEndIsEmpty()
{
    const auto whole = test::pattern(1000);
    ByteWindow window(memorySource(whole, "pattern"));

    QVERIFY(window.bytesAt(1000, 10, {}).value().empty());
    QVERIFY(window.bytesAt(5'000'000'000U, 10, {}).value().empty());
    QVERIFY(window.bytesAt(std::numeric_limits<std::uint64_t>::max(), 10, {}).value().empty());
    QVERIFY(isPatternAt(window.bytesAt(990, 10, {}).value(), whole, 990));
}

void TestByteSource::walkingCostsFewReads()
{
    const auto source = std::make_shared<const CountedSource>(test::pattern(16U << 20));
    ByteWindow window(source);

    for (std::uint64_t offset = 0; offset < source->size(); offset += 64)
        QVERIFY(window.bytesAt(offset, 64, {}));

    // 64 + 128 + 256 + 512 KiB, then a block of 1 MiB each.
    QVERIFY2(source->reads <= 22, qPrintable(QString::number(source->reads)));
}

void TestByteSource::windowRecoversFromAFailedRead()
{
    const auto whole = test::pattern(3'000'000);
    const auto source = std::make_shared<CountedSource>(whole);
    ByteWindow window(source);
    QVERIFY(window.bytesAt(0, 100, {}));
    source->fails = true;
    // Up to the first piece that is there in part only, whatever was read ahead.
    std::size_t edge = 0;
    while (edge < whole.size() && window.bytesAt(edge, 100, {}))
        edge += 50;
    QVERIFY(edge < whole.size());
    const auto far = window.bytesAt(2'900'000, 100, {});
    QVERIFY(!far);
    QCOMPARE(far.error().code, ErrorCode::Io);
    source->fails = false;

    for (const std::size_t offset : {std::size_t{2'900'000}, edge, std::size_t{0}}) {
        const auto bytes = window.bytesAt(offset, 100, {});
        QVERIFY(bytes);
        QCOMPARE(bytes->size(), std::size_t{100});
        QVERIFY(isPatternAt(*bytes, whole, offset));
    }
}

TICKSCOPE_TEST(TestByteSource, QCoreApplication)
#include "test_byte_source.moc"
