// SPDX-License-Identifier: GPL-3.0-or-later
#include <QTemporaryDir>
#include <QTest>

#include "core/analysis/event_lines.h"
#include "core/formats/format_registry.h"
#include "core/library/reading/library_scan.h"
#include "core/timeline/index_pass.h"
#include "tests/cli/run_cli.h"
#include "tests/support/test_program.h"
#include "tests/support/test_recordings.h"
#include "ui/texts/sentence_words.h"

using namespace tickscope;

/// What one person finds in a list, another finds in a scan and in the library.
class TestLetterCase : public QObject
{
    Q_OBJECT

private slots:
    void listScanAndLibraryAgree_data();
    void listScanAndLibraryAgree();
};

void TestLetterCase::listScanAndLibraryAgree_data()
{
    QTest::addColumn<QString>("text");
    QTest::addColumn<bool>("isThere");

    // The second player is called Bö "二".
    QTest::newRow("as it is written") << QStringLiteral("B\u00f6") << true;
    QTest::newRow("small letters") << QStringLiteral("b\u00f6") << true;
    QTest::newRow("large letters") << QStringLiteral("B\u00d6") << true;
    QTest::newRow("no letter of it") << QStringLiteral("B\u00dc") << false;
    QTest::newRow("ASCII") << QStringLiteral("ANNA") << true;
}

void TestLetterCase::listScanAndLibraryAgree()
{
    QFETCH(QString, text);
    QFETCH(bool, isThere);
    const QTemporaryDir folder;
    const QString file = test::writeTinyDemo(folder.path(), QStringLiteral("tiny.demo"));
    FormatRegistry formats;
    registerAllFormats(formats);

    EventQuery query = usualEvents();
    query.text = text.toStdString();
    const auto recording = formats.open(openFile(file.toStdString()).value(), {}).value();
    const auto index = buildIndex(recording, {}).value();
    const auto lines = EventSelection(query, sentenceWords()).linesOf(index, {}).value();
    QCOMPARE(!lines.empty(), isThere);

    const auto scan = [&](QStringList more) {
        return test::runCli(QStringList{"scan", "--quiet", "--match", text} + more
                            + QStringList{file})
            .rows();
    };
    QCOMPARE(!scan({"--ignore-case"}).isEmpty(), isThere);
    // A program says what it means.
    const bool isExact = text == QStringLiteral("B\u00f6");
    QCOMPARE(!scan({}).isEmpty(), isExact);

    auto store = library::LibraryStore::open(folder.filePath(QStringLiteral("library.sqlite")),
                                             library::Whispers::LeftOut);
    QVERIFY(store);
    QVERIFY(library::scanLibrary(**store, formats, {.folders = {folder.path()}}, {}, {}));
    const auto found = (*store)->listing().list({.text = text});
    QVERIFY(found);
    QCOMPARE(!found->ids.empty(), isThere);
}

TICKSCOPE_TEST(TestLetterCase, QApplication)
#include "test_letter_case.moc"
