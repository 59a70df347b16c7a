// SPDX-License-Identifier: MIT
#include <QByteArray>
#include <QTest>

#include <random>
#include <vector>

#include "core/formats/teeworlds_common/coding/chunk_codec.h"
#include "tests/support/test_program.h"

using namespace tickscope;

namespace {

std::vector<std::byte> rawBytes(const QByteArray &array)
{
    std::vector<std::byte> bytes;
    for (const char c : array)
        bytes.push_back(static_cast<std::byte>(c));
    return bytes;
}

std::vector<std::byte> bytesOfHex(const char *hex)
{
    return rawBytes(QByteArray::fromHex(hex));
}

/// Decompressed bytes as hex, or the error's name.
QByteArray decompressedHex(const std::vector<std::byte> &in, std::size_t room = 65536)
{
    std::vector<std::byte> out(room);
    const auto size = teeworlds::decompress(in, out);
    if (!size)
        return errorCodeName(size.error().code);
    return QByteArray(reinterpret_cast<const char *>(out.data()), static_cast<int>(*size)).toHex();
}

} // namespace

class TestHuffman : public QObject
{
    Q_OBJECT

private slots:
    void sheetVectorsComeOutByteForByte_data();
    void sheetVectorsComeOutByteForByte();
    void bytesBehindTheEndSymbolAreIgnored();
    void codeLengthsAreThoseOfTheSheet();
    void packedBytesComeBack_data();
    void packedBytesComeBack();
    void inputCutAtAnyLengthIsTruncated();
    void outputMayBeExactlyFullButNotMore();
    void noiseNeverHurts();
};

void TestHuffman::sheetVectorsComeOutByteForByte_data()
{
    QTest::addColumn<QByteArray>("plain");
    QTest::addColumn<QByteArray>("packed");

    const auto row = [](const char *plain, const char *packed) {
        QTest::newRow(*plain ? plain : "empty") << QByteArray(plain) << QByteArray(packed);
    };
    row("", "8a1b");
    row("00", "1537");
    row("01", "a8b801");
    row("41", "bc1537");
    row("44444e6574", "9a6966424e8012c50d");
    row("48656c6c6f", "7c71822be14ad822c50d");
    row("00000000", "afb801");
    row("00010002008000", "b1082a6e00");
    row("000102030405060708090a0b0c0d0e0f", "515878761b37c2d4fbcb1d7a778a1b");
    row("8680"
        "8084"
        "0da901",
        "5200d0e8588e8a1b");
}

void TestHuffman::sheetVectorsComeOutByteForByte()
{
    QFETCH(QByteArray, plain);
    QFETCH(QByteArray, packed);

    QCOMPARE(decompressedHex(bytesOfHex(packed.constData())), plain);
    QVERIFY(teeworlds::compress(bytesOfHex(plain.constData())) == bytesOfHex(packed.constData()));
}

void TestHuffman::bytesBehindTheEndSymbolAreIgnored()
{
    // Old writers add a zero byte when the codes fill whole bytes.
    QCOMPARE(decompressedHex(bytesOfHex("153700")), QByteArray("00"));
    QCOMPARE(decompressedHex(bytesOfHex("1537ffffffffffffffffffffffff")), QByteArray("00"));
}

void TestHuffman::codeLengthsAreThoseOfTheSheet()
{
    // Specs/teeworlds-demo.md, section 6, one length for each byte.
    const QByteArray lengths
        = "1 4 5 8 6 7 8 8 5 7 7 8 7 6 8 9 7 9 7 9 8 10 9 9 7 9 9 9 9 7 8 10 "
          "9 9 9 10 9 9 9 9 7 8 9 10 9 10 10 10 10 10 10 10 11 12 13 12 12 12 12 12 13 11 13 12 "
          "8 9 10 10 10 10 10 10 10 8 10 9 10 10 11 11 11 11 11 7 10 9 11 11 10 11 13 12 13 12 13 "
          "13 "
          "13 12 13 13 12 12 13 13 13 13 13 13 14 12 13 13 13 12 11 12 12 13 14 15 13 12 13 13 13 "
          "12 14 13 "
          "5 10 9 11 9 11 9 11 9 11 9 10 9 11 9 10 9 11 9 10 6 10 9 11 9 10 9 11 9 11 9 10 "
          "9 10 10 10 9 9 9 10 9 10 9 10 9 10 9 11 8 9 9 11 9 11 9 11 9 11 9 11 9 10 9 10 "
          "12 12 12 12 12 12 12 12 12 12 12 12 12 12 12 12 12 12 12 12 12 12 12 12 11 12 13 12 13 "
          "12 12 12 "
          "12 12 13 12 13 12 12 13 12 13 12 12 13 12 12 12 14 13 12 12 12 12 12 13 14 13 13 12 13 "
          "12 12 8";
    const auto expected = lengths.split(' ');
    QCOMPARE(expected.size(), 256);

    for (int symbol = 0; symbol < 256; ++symbol) {
        // Eight times the code takes a whole number of bytes beside the 15 bits of the end.
        const std::vector<std::byte> plain(8, static_cast<std::byte>(symbol));
        QCOMPARE(static_cast<int>(teeworlds::compress(plain).size()), expected[symbol].toInt() + 2);
    }
}

void TestHuffman::packedBytesComeBack_data()
{
    QTest::addColumn<int>("size");
    QTest::addColumn<int>("mask");

    QTest::newRow("all bytes") << 5000 << 0xff;
    QTest::newRow("short codes") << 65536 << 0x03;
    QTest::newRow("long codes") << 5000 << 0x7f;
    QTest::newRow("only zeros") << 65536 << 0x00;
    QTest::newRow("a few") << 7 << 0xff;
}

void TestHuffman::packedBytesComeBack()
{
    QFETCH(int, size);
    QFETCH(int, mask);
    std::mt19937 random(7);
    QByteArray plain;
    for (int i = 0; i < size; ++i)
        plain.append(static_cast<char>(random() & static_cast<unsigned>(mask)));

    QCOMPARE(decompressedHex(teeworlds::compress(rawBytes(plain))), plain.toHex());
}

void TestHuffman::inputCutAtAnyLengthIsTruncated()
{
    QByteArray plain;
    for (int i = 0; i < 300; ++i)
        plain.append(static_cast<char>(i * 7));
    const auto packed = teeworlds::compress(rawBytes(plain));

    for (std::size_t size = 0; size < packed.size(); ++size) {
        const std::vector<std::byte> cut(packed.begin(),
                                         packed.begin() + static_cast<std::ptrdiff_t>(size));
        QCOMPARE(decompressedHex(cut), QByteArray("truncated"));
    }
}

void TestHuffman::outputMayBeExactlyFullButNotMore()
{
    const auto packed = teeworlds::compress(std::vector<std::byte>(20));

    QCOMPARE(decompressedHex(packed, 20), QByteArray(40, '0'));
    QCOMPARE(decompressedHex(packed, 19), QByteArray("limit_exceeded"));
    QCOMPARE(decompressedHex(packed, 0), QByteArray("limit_exceeded"));
}

void TestHuffman::noiseNeverHurts()
{
    std::mt19937 random(11);
    std::vector<std::byte> out(64);
    for (int round = 0; round < 20000; ++round) {
        std::vector<std::byte> noise(random() % 40);
        for (auto &byte : noise)
            byte = static_cast<std::byte>(random());

        const auto size = teeworlds::decompress(noise, out);

        QVERIFY(!size || *size <= out.size());
    }
}

TICKSCOPE_TEST(TestHuffman, QCoreApplication)
#include "test_huffman.moc"
