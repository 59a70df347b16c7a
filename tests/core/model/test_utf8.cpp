// SPDX-License-Identifier: GPL-3.0-or-later
#include <QTest>

#include "core/base/utf8.h"
#include "tests/support/test_program.h"

using namespace tickscope;

class TestUtf8 : public QObject
{
    Q_OBJECT

private slots:
    void utf8IsChecked_data();
    void utf8IsChecked();
    void whatIsNoneBecomesASignForIt();
};

void TestUtf8::utf8IsChecked_data()
{
    QTest::addColumn<QByteArray>("text");
    QTest::addColumn<bool>("expected");

    QTest::newRow("empty") << QByteArray() << true;
    QTest::newRow("letters") << QByteArray("Größe 你好 🙂") << true;
    QTest::newRow("highest") << QByteArray::fromHex("f48fbfbf") << true;
    QTest::newRow("above the highest") << QByteArray::fromHex("f4908080") << false;
    QTest::newRow("surrogate") << QByteArray::fromHex("eda080") << false;
    QTest::newRow("longer than needed") << QByteArray::fromHex("c080") << false;
    QTest::newRow("longer than needed, 3") << QByteArray::fromHex("e08080") << false;
    QTest::newRow("follower first") << QByteArray::fromHex("80") << false;
    QTest::newRow("cut") << QByteArray::fromHex("e4bd") << false;
    QTest::newRow("wrong follower") << QByteArray::fromHex("e4bd41") << false;
}

void TestUtf8::utf8IsChecked()
{
    QFETCH(QByteArray, text);
    QFETCH(bool, expected);

    QCOMPARE(isUtf8({text.constData(), static_cast<std::size_t>(text.size())}), expected);
}

/// One sign for each byte that is none, and the rest as it is.
void TestUtf8::whatIsNoneBecomesASignForIt()
{
    QCOMPARE(utf8Text("a\xE4\xBD"
                      "b\xF0\x9F\x99\x82"),
             std::string("a\xEF\xBF\xBD\xEF\xBF\xBD"
                         "b\xF0\x9F\x99\x82"));
}

TICKSCOPE_TEST(TestUtf8, tickscope::test::NoApplication)
#include "test_utf8.moc"
