// SPDX-License-Identifier: GPL-3.0-or-later
//
// Which language the programs have.

#include <QTest>
#include <QTranslator>

#include "core/model/damage.h"
#include "tests/support/test_program.h"
#include "translations/translations.h"
#include "ui/errors.h"
#include "ui/texts/number_text.h"
#include "ui/texts/sentence_words.h"

using namespace tickscope;

class TestTranslations : public QObject
{
    Q_OBJECT

private slots:
    void cleanup() { QLocale::setDefault(QLocale::c()); }
    void languageWithoutTextsIsEnglish();
    void englishHasPluralsOfItsOwn();
    void inputsAreCalledInTheLanguageOfTheWindow();
    void numbersAreWrittenAsTheLocaleDoes_data();
    void numbersAreWrittenAsTheLocaleDoes();
    void groupsGoWhereTextLeavesTheProgram();
};

void TestTranslations::languageWithoutTextsIsEnglish()
{
    const Translations arabic(QStringLiteral("ar"));
    QCOMPARE(arabic.direction(), Qt::LeftToRight); // of the texts
    QCOMPARE(QLocale().language(), QLocale::Arabic);
    QTranslator texts;
    QVERIFY(loadTexts(texts, QLocale(QStringLiteral("ja"))));
    QCOMPARE(QLocale(texts.language()).language(), QLocale::English);
    QVERIFY(loadTexts(texts, QLocale(QStringLiteral("pt_BR"))));
    QCOMPARE(QLocale(texts.language()).territory(), QLocale::Brazil);
}

void TestTranslations::englishHasPluralsOfItsOwn()
{
    const Translations english(QStringLiteral("en"));
    Damage damage;
    damage.byte = 1234;
    damage.lostTicks = 1;
    QCOMPARE(damageSentence(damage), QStringLiteral("Damaged at byte 1,234. 1 tick is lost."));
    damage.lostTicks = 1200;
    QCOMPARE(damageSentence(damage),
             QStringLiteral("Damaged at byte 1,234. 1,200 ticks are lost."));
}

void TestTranslations::inputsAreCalledInTheLanguageOfTheWindow()
{
    const Translations german(QStringLiteral("de"));
    QCOMPARE(inputTitle("Direction"), QStringLiteral("Richtung"));
    QCOMPARE(inputTitle("Weapon"), QStringLiteral("Waffe"));
    QCOMPARE(inputTitle("Jump"), inputTitle("Jumped"));
    QCOMPARE(inputTitle("NoFieldOfOurs"), QStringLiteral("NoFieldOfOurs"));
}

void TestTranslations::numbersAreWrittenAsTheLocaleDoes_data()
{
    QTest::addColumn<QString>("language");
    QTest::addColumn<QString>("whole");
    QTest::addColumn<QString>("real");

    QTest::newRow("English") << "en_US"
                             << "1,234,567"
                             << "1,234.5";
    QTest::newRow("German") << "de_DE"
                            << "1.234.567"
                            << "1.234,5";
    QTest::newRow("Chinese") << "zh_CN"
                             << "1,234,567"
                             << "1,234.5";
}

void TestTranslations::numbersAreWrittenAsTheLocaleDoes()
{
    QFETCH(const QString, language);
    QFETCH(const QString, whole);
    QFETCH(const QString, real);

    QLocale::setDefault(QLocale(language));
    QCOMPARE(numberText(1234567), whole);
    QCOMPARE(realText(1234.5, 3), real);
    QCOMPARE(withoutGrouping(numberText(1234567)), QStringLiteral("1234567"));
}

void TestTranslations::groupsGoWhereTextLeavesTheProgram()
{
    QLocale::setDefault(QLocale(QLocale::English));
    QCOMPARE(withoutGrouping(QStringLiteral("ticks 1,200 – 12,365, 3 of 1,000,000")),
             QStringLiteral("ticks 1200 – 12365, 3 of 1000000"));
    QCOMPARE(valueWithoutGrouping(QStringLiteral("1,234, 5,678")), QStringLiteral("1234, 5678"));
    QCOMPARE(valueWithoutGrouping(QStringLiteral("I have 10,000 points")),
             QStringLiteral("I have 10,000 points"));
}

TICKSCOPE_TEST(TestTranslations, QCoreApplication)
#include "test_translations.moc"
