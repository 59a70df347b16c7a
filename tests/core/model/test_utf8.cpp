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
    void whatIsNoneIsShownAsLatin1();
    void unseenSignsAreShown_data();
    void unseenSignsAreShown();
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

void TestUtf8::whatIsNoneIsShownAsLatin1()
{
    QCOMPARE(readableText("Ren\xE9 \xC8\xE2 \xF0\x9F\x99\x82"),
             std::string("Ren\xC3\xA9 \xC3\x88\xC3\xA2 \xF0\x9F\x99\x82"));
    QCOMPARE(visibleText("\xE9\x85"), std::string("\xC3\xA9\\x85"));
    QVERIFY(readsAs("Ren\xE9", "Ren\xC3\xA9"));
    QVERIFY(readsAs("Ren\xE9", "Ren\xE9"));
    QVERIFY(!readsAs("Ren\xE8", "Ren\xC3\xA9"));
}

void TestUtf8::unseenSignsAreShown_data()
{
    QTest::addColumn<QString>("text");
    QTest::addColumn<QString>("shown");

    const auto same = [](const char *name, const QString &text) {
        QTest::newRow(name) << text << text;
    };
    QTest::newRow("turned") << QStringLiteral("a\u202Eb") << QStringLiteral("a\\u202eb");
    for (const int sign :
         {0x00A0, 0x00AD, 0x034F, 0x061C, 0x1680, 0x180E, 0x2000, 0x2007, 0x200A, 0x200B,
          0x200C, 0x200D, 0x200E, 0x200F, 0x2028, 0x202F, 0x205F, 0x2060, 0x2064, 0x3164,
          0x115F, 0x1160, 0x17B4, 0x17B5, 0x2800, 0x3000, 0xFE0F, 0xFEFF, 0xFFA0}) {
        const QString number = QString::number(sign, 16).rightJustified(sign < 0x100 ? 2 : 4, u'0');
        QTest::newRow(qPrintable(number))
            << u'A' + QString(QChar(sign)) + QStringLiteral("nna")
            << QStringLiteral("A") + (sign < 0x100 ? QStringLiteral("\\x") : QStringLiteral("\\u"))
                   + number + QStringLiteral("nna");
    }
    QTest::newRow("tags") << QStringLiteral("A\U000E0041") << QStringLiteral("A\\U000e0041");
    QTest::newRow("only a joiner") << QStringLiteral("\u200D") << QStringLiteral("\\u200d");
    QTest::newRow("joiner behind joiner")
        << QStringLiteral("\u0646\u200C\u200C") << QStringLiteral("\u0646\u200C\\u200c");
    QTest::newRow("joiner between ideographs")
        << QStringLiteral("\u4F60\u200D\u597D") << QStringLiteral("\u4F60\\u200d\u597D");
    same("family", QStringLiteral("\U0001F468\u200D\U0001F469\u200D\U0001F467"));
    same("heart on fire", QStringLiteral("\u2764\uFE0F\u200D\U0001F525"));
    same("keycap", QStringLiteral("1\uFE0F\u20E3"));
    same("flag of Scotland",
         QStringLiteral("\U0001F3F4\U000E0067\U000E0062\U000E0073\U000E0063\U000E0074\U000E007F"));
    same("Persian", QStringLiteral("\u0645\u06CC\u200C\u062E\u0648\u0627\u0647\u0645"));
    same("Hindi", QStringLiteral("\u0915\u094D\u200D\u0937"));
}

void TestUtf8::unseenSignsAreShown()
{
    QFETCH(QString, text);
    QFETCH(QString, shown);

    QCOMPARE(QString::fromStdString(visibleText(text.toStdString())), shown);
}

TICKSCOPE_TEST(TestUtf8, tickscope::test::NoApplication)
#include "test_utf8.moc"
