// SPDX-License-Identifier: GPL-3.0-or-later
//
// The language of the environment: of help and complaints, never of data.

#include <QTemporaryDir>
#include <QTest>

#include "tests/cli/run_cli.h"
#include "tests/support/test_program.h"
#include "tests/support/test_recordings.h"

using namespace tickscope::test;

class TestCliLanguages : public QObject
{
    Q_OBJECT

private slots:
    void initTestCase();
    void cleanup();
    void dataIsTheSameInAllLanguages_data();
    void dataIsTheSameInAllLanguages();
    void helpAndComplaintsAreInTheLanguageOfTheEnvironment();
    void ownWordsHaveOrdinarySpaces();
    void storeRefusesInTheLanguageToo();
    void unknownLanguageIsEnglish();

private:
    static void speak(const QByteArray &locale);

    QTemporaryDir m_folder;
    QString m_demo; ///< A tiny demo.
};

void TestCliLanguages::initTestCase()
{
    m_demo = writeTinyDemo(m_folder.path(), QStringLiteral("tiny.demo"));
    QVERIFY(!m_demo.isEmpty());
}

void TestCliLanguages::cleanup()
{
    speak("C.UTF-8");
}

void TestCliLanguages::speak(const QByteArray &locale)
{
    qputenv("LC_ALL", locale);
    qputenv("LANGUAGE", locale.left(locale.indexOf('.')));
}

void TestCliLanguages::dataIsTheSameInAllLanguages_data()
{
    QTest::addColumn<QByteArray>("locale");

    for (const char *locale :
         {"de_DE.UTF-8", "fr_FR.UTF-8", "es_ES.UTF-8", "ru_RU.UTF-8", "zh_CN.UTF-8", "pt_BR.UTF-8"})
        QTest::newRow(locale) << QByteArray(locale);
}

void TestCliLanguages::dataIsTheSameInAllLanguages()
{
    QFETCH(const QByteArray, locale);
    const QList<QStringList> commands{{"info", "--json", m_demo},
                                      {"info", m_demo},
                                      {"events", m_demo},
                                      {"events", "--json", m_demo},
                                      {"state", "--tick", "1100", m_demo},
                                      {"state", "--json", "--tick", "1100", m_demo},
                                      {"track", m_demo},
                                      {"info", "--json", "/nowhere/at/all.demo"}};
    for (const QStringList &command : commands) {
        speak("C.UTF-8");
        const QByteArray english = runCli(command).out;
        speak(locale);
        QCOMPARE(runCli(command).out, english);
    }
}

void TestCliLanguages::helpAndComplaintsAreInTheLanguageOfTheEnvironment()
{
    speak("de_DE.UTF-8");
    QVERIFY(runCli({"--help"}).out.startsWith("Aufruf: tickscope-cli COMMAND"));
    QVERIFY(
        runCli({"info", "--dance"}).errors.startsWith("tickscope-cli: unbekannte Option --dance"));
}

/// Only those of names are shown as what they are.
void TestCliLanguages::ownWordsHaveOrdinarySpaces()
{
    speak("fr_FR.UTF-8");
    const QByteArray errors = runCli({"info", QStringLiteral("no\u00a0pe.demo")}).errors;
    QVERIFY2(errors.startsWith("tickscope-cli: no\\xa0pe.demo : fichier"), errors.constData());
}

void TestCliLanguages::storeRefusesInTheLanguageToo()
{
    speak("de_DE.UTF-8");
    const QString store = m_folder.filePath(QStringLiteral("cases.sqlite"));
    QCOMPARE(runCli({"case", "create", "--claim", "x", "--store", store}).code, 0);
    QVERIFY(
        runCli({"case", "show", "7", "--store", store}).errors.contains("es gibt keinen Fall 7"));
}

void TestCliLanguages::unknownLanguageIsEnglish()
{
    speak("ja_JP.UTF-8");
    QVERIFY(runCli({"--help"}).out.startsWith("Usage: tickscope-cli COMMAND"));
    QVERIFY(runCli({"info", "--dance"}).errors.startsWith("tickscope-cli: unknown option --dance"));
}

TICKSCOPE_TEST(TestCliLanguages, QCoreApplication)
#include "test_cli_languages.moc"
