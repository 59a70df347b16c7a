// SPDX-License-Identifier: GPL-3.0-or-later
#include <QTest>

#include "core/base/hash.h"
#include "core/base/result.h"
#include "core/base/tick.h"
#include "core/base/uuid.h"
#include "tests/support/test_program.h"

using namespace tickscope;

namespace {

std::span<const std::byte> bytesOf(const QByteArray &text)
{
    return std::as_bytes(std::span(text.data(), static_cast<std::size_t>(text.size())));
}

} // namespace

class TestHash : public QObject
{
    Q_OBJECT

private slots:
    void sha256IsThatOfTheStandard_data();
    void sha256IsThatOfTheStandard();
    void piecesHashLikeTheWhole();
    void crc32IsThatOfZlib_data();
    void crc32IsThatOfZlib();
    void hexTextHasTwoLowerCaseDigitsAByte();
    void uuidReadsWhatItWrites();
    void everyErrorCodeHasItsWord();
    void tickRangeHoldsBothEnds();
};

void TestHash::sha256IsThatOfTheStandard_data()
{
    QTest::addColumn<QByteArray>("text");
    QTest::addColumn<QByteArray>("expected");

    // FIPS 180-2, appendix B.
    QTest::newRow("nothing")
        << QByteArray()
        << QByteArray("e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855");
    QTest::newRow("abc") << QByteArray(
        "abc") << QByteArray("ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad");
    QTest::newRow("two blocks")
        << QByteArray("abcdbcdecdefdefgefghfghighijhijkijkljklmklmnlmnomnopnopq")
        << QByteArray("248d6a61d20638b8e5c026930c3e6039a33ce45964ff2167f6ecedd419db06c1");
}

void TestHash::sha256IsThatOfTheStandard()
{
    QFETCH(QByteArray, text);
    QFETCH(QByteArray, expected);

    QCOMPARE(QByteArray::fromStdString(hexText(sha256Of(bytesOf(text)))), expected);
}

void TestHash::piecesHashLikeTheWhole()
{
    Sha256 hash;

    hash.add(bytesOf("a"));
    hash.add({});
    hash.add(bytesOf("bc"));

    QCOMPARE(hash.finish(), sha256Of(bytesOf("abc")));
    QCOMPARE(crc32Of(bytesOf("56789"), crc32Of(bytesOf("1234"))), 0xCBF43926U);
}

void TestHash::crc32IsThatOfZlib_data()
{
    QTest::addColumn<QByteArray>("text");
    QTest::addColumn<quint32>("expected");

    QTest::newRow("nothing") << QByteArray() << 0U;
    QTest::newRow("check value") << QByteArray("123456789") << 0xCBF43926U;
    QTest::newRow("one letter") << QByteArray("a") << 0xE8B7BE43U;
}

void TestHash::crc32IsThatOfZlib()
{
    QFETCH(QByteArray, text);
    QFETCH(quint32, expected);

    QCOMPARE(crc32Of(bytesOf(text)), expected);
}

void TestHash::hexTextHasTwoLowerCaseDigitsAByte()
{
    QCOMPARE(hexText(bytesOf(QByteArray("\x00\x0f\xf0\xab", 4))), std::string("000ff0ab"));
    QCOMPARE(crcText(0xABCU), std::string("00000abc"));
}

void TestHash::uuidReadsWhatItWrites()
{
    constexpr auto Text = "76ce455b-f9eb-3a48-add7-e04b941d045c";

    const Uuid uuid = Uuid::fromText(Text);

    QCOMPARE(uuid.text(), std::string(Text));
    QCOMPARE(uuid.bytes.front(), std::uint8_t{0x76});
    QCOMPARE(uuid.bytes.back(), std::uint8_t{0x5c});
}

void TestHash::everyErrorCodeHasItsWord()
{
    QCOMPARE(std::string(errorCodeName(ErrorCode::Io)), std::string("io"));
    QCOMPARE(std::string(errorCodeName(ErrorCode::UnknownFormat)), std::string("unknown_format"));
    QCOMPARE(std::string(errorCodeName(ErrorCode::Unsupported)), std::string("unsupported"));
    QCOMPARE(std::string(errorCodeName(ErrorCode::Truncated)), std::string("truncated"));
    QCOMPARE(std::string(errorCodeName(ErrorCode::Damaged)), std::string("damaged"));
    QCOMPARE(std::string(errorCodeName(ErrorCode::LimitExceeded)), std::string("limit_exceeded"));
    QCOMPARE(std::string(errorCodeName(ErrorCode::OutOfRange)), std::string("out_of_range"));
    QCOMPARE(std::string(errorCodeName(ErrorCode::Cancelled)), std::string("cancelled"));
}

void TestHash::tickRangeHoldsBothEnds()
{
    const TickRange range{{5}, {9}};

    QVERIFY(range.contains({5}));
    QVERIFY(range.contains({9}));
    QVERIFY(!range.contains({4}));
    QVERIFY(!range.contains({10}));
    QCOMPARE(range.clamp({1}).value, std::int64_t{5});
    QCOMPARE(range.clamp({99}).value, std::int64_t{9});
    QVERIFY(TickRange{}.isEmpty());
    QVERIFY(!(TickRange{{3}, {3}}).isEmpty());
}

TICKSCOPE_TEST(TestHash, QCoreApplication)
#include "test_hash.moc"
