// SPDX-License-Identifier: GPL-3.0-or-later
#include <QTest>

#include <QLocale>

#include "tests/support/test_program.h"
#include "ui/texts/number_text.h"

using namespace tickscope;
using namespace std::chrono_literals;

/// Times as people read and type them.
class TestTimeText : public QObject
{
    Q_OBJECT

private slots:
    void cleanup();

    void leadingPartsAreThoseThatAreNeeded_data();
    void leadingPartsAreThoseThatAreNeeded();
    void decimalSignIsOfTheLanguage();
    void secondsHaveNoFraction();
};

void TestTimeText::cleanup()
{
    QLocale::setDefault(QLocale::c());
}

void TestTimeText::leadingPartsAreThoseThatAreNeeded_data()
{
    QTest::addColumn<qint64>("milliseconds");
    QTest::addColumn<QString>("text");

    QTest::newRow("zero") << qint64{0} << "0:00.00";
    QTest::newRow("seconds") << qint64{17'800} << "0:17.80";
    QTest::newRow("minutes") << qint64{247'300} << "4:07.30";
    QTest::newRow("ten minutes") << qint64{725'000} << "12:05.00";
    QTest::newRow("hours") << qint64{3'723'400} << "1:02:03.40";
}

void TestTimeText::leadingPartsAreThoseThatAreNeeded()
{
    QFETCH(qint64, milliseconds);
    QFETCH(QString, text);

    QCOMPARE(timeText(std::chrono::milliseconds(milliseconds)), text);
}

void TestTimeText::decimalSignIsOfTheLanguage()
{
    QLocale::setDefault(QLocale(QLocale::German));

    QCOMPARE(timeText(247'300ms), QStringLiteral("4:07,30"));
    QCOMPARE(typedTime(QStringLiteral("4:07,3")), std::string("4:07.3"));
    QCOMPARE(typedTime(QStringLiteral("4:07.3")), std::string("4:07.3"));
    QCOMPARE(typedTime(QStringLiteral("@1.910")), std::string("@1910"));
}

void TestTimeText::secondsHaveNoFraction()
{
    QCOMPARE(timeTextInSeconds(247'300ms), QStringLiteral("4:07"));
    QCOMPARE(timeTextInSeconds(3'723'400ms), QStringLiteral("1:02:03"));
}

TICKSCOPE_TEST(TestTimeText, QCoreApplication)
#include "test_time_text.moc"
