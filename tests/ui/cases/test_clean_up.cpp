// SPDX-License-Identifier: GPL-3.0-or-later
//
// The library is cleaned up: found by rules, confirmed, moved to the trash.

#include <QTest>

#include <QCheckBox>
#include <QComboBox>
#include <QDateTime>
#include <QFileDialog>
#include <QLabel>
#include <QMessageBox>
#include <QPushButton>
#include <QSpinBox>
#include <QStandardPaths>
#include <QTreeWidget>

#include "tests/support/test_program.h"
#include "tests/ui/cases/case_window.h"
#include "ui/library/library_settings.h"

using namespace tickscope;
using namespace tickscope::test;

class TestCleanUp : public CaseWindowTest
{
    Q_OBJECT

private slots:
    void initTestCase();
    void init();
    void cleanup() { end(); }

    void whatTheRulesFindGoesToTheTrashOnceConfirmed();
    void recordingOfACaseStays();
    void caseThatIsFiledMeanwhileIsRespected();
    void otherRulesNeedAnotherLook();
    void rulesByWorldComeFromAFile();
    void withoutCasesNothingGoes();
    void withoutARuleNothingIsLookedFor();

private:
    /// A recording in the folder of the library that nobody writes any more.
    QString addDemo(const char *name, int steps = 200);
    void makeCase(const QString &path);
    /// With the rule that asks for everything.
    void ask();
    void click(const char *name) { QTest::mouseClick(&child<QPushButton>(name), Qt::LeftButton); }
    void find();
    void confirm();
    [[nodiscard]] QString summary() { return child<QLabel>("cleanUp.summary").text(); }
    /// What becomes of each recording, and why.
    [[nodiscard]] QStringList rows();
    [[nodiscard]] static QString dataFolder()
    {
        return QStandardPaths::writableLocation(QStandardPaths::GenericDataLocation);
    }

    std::unique_ptr<QTemporaryDir> m_recordings; ///< On the disk where the trash is.
};

void TestCleanUp::initTestCase()
{
    QCoreApplication::setOrganizationName(QStringLiteral("tickscope-tests"));
    QCoreApplication::setApplicationName(QStringLiteral("clean-up"));
    prepare();
}

void TestCleanUp::init()
{
    begin();
    QDir(dataFolder() + QStringLiteral("/Trash")).removeRecursively();
    m_recordings = std::make_unique<QTemporaryDir>(QDir::homePath()
                                                   + QStringLiteral("/recordings-XXXXXX"));
    library_settings::setFolders({m_recordings->path()});
}

QString TestCleanUp::addDemo(const char *name, int steps)
{
    const QString path = writeTinyDemo(m_recordings->path(), QLatin1String(name),
                                       {.stepCount = steps});
    QFile file(path);
    const bool isSettled = file.open(QIODevice::ReadWrite)
                           && file.setFileTime(QDateTime::currentDateTime().addSecs(-3600),
                                               QFileDevice::FileModificationTime);
    return isSettled ? path : QString();
}

void TestCleanUp::makeCase(const QString &path)
{
    review::Case value;
    value.recordings = {
        {QString::fromLatin1(
             QCryptographicHash::hash(bytesOf(path), QCryptographicHash::Sha256).toHex()),
         QStringLiteral("reported.demo")}};
    save(*store("ben"), value);
}

void TestCleanUp::ask()
{
    showWindow("anna");
    m_window->commands().run(QStringLiteral("library.cleanUp"));
    child<QCheckBox>("cleanUp.older").setChecked(false);
    child<QCheckBox>("cleanUp.larger").setChecked(true);
    child<QSpinBox>("cleanUp.largerAmount").setValue(0);
}

void TestCleanUp::find()
{
    click("cleanUp.find");
    QTRY_VERIFY_WITH_TIMEOUT(child<QPushButton>("cleanUp.find").isEnabled(), CaseTimeout);
}

void TestCleanUp::confirm()
{
    click("cleanUp.remove");
    auto &question = child<QMessageBox>("cleanUp.question");
    for (QAbstractButton *button : question.buttons()) {
        if (question.buttonRole(button) == QMessageBox::AcceptRole)
            QTest::mouseClick(button, Qt::LeftButton);
    }
    QTRY_VERIFY_WITH_TIMEOUT(child<QPushButton>("cleanUp.find").isEnabled(), CaseTimeout);
}

QStringList TestCleanUp::rows()
{
    QStringList rows;
    const auto &list = child<QTreeWidget>("cleanUp.list");
    for (int i = 0; i < list.topLevelItemCount(); ++i) {
        const QTreeWidgetItem &item = *list.topLevelItem(i);
        rows << QFileInfo(item.text(0)).fileName() + u' ' + item.text(2) + u' ' + item.text(3);
    }
    return rows;
}

void TestCleanUp::whatTheRulesFindGoesToTheTrashOnceConfirmed()
{
    const QString large = addDemo("large.demo");
    const QString pinned = addDemo("pinned.demo", 100);
    library_settings::setPinned(pinned, true);
    ask();

    find();

    QCOMPARE(rows(), (QStringList{"large.demo Goes larger than allowed",
                                  "pinned.demo Stays pinned in the library"}));
    QVERIFY2(summary().startsWith(QStringLiteral("1 recording can go")), qPrintable(summary()));
    QVERIFY(QFile::exists(large));

    confirm();

    QVERIFY2(summary().startsWith(QStringLiteral("1 recording moved")), qPrintable(summary()));
    QCOMPARE(rows().front(), QStringLiteral("large.demo Moved to trash larger than allowed"));
    QVERIFY(!QFile::exists(large));
    QVERIFY(QFile::exists(pinned));
    QVERIFY(QFile::exists(dataFolder() + QStringLiteral("/Trash/files/large.demo")));
    const QByteArray journal = bytesOf(
        QStandardPaths::writableLocation(QStandardPaths::AppDataLocation)
        + QStringLiteral("/pruned.jsonl"));
    QVERIFY2(journal.contains("\"removed\"") && journal.contains("larger than allowed"),
             journal.constData());
}

void TestCleanUp::recordingOfACaseStays()
{
    makeCase(addDemo("a.demo"));
    ask();

    find();

    QCOMPARE(rows(), QStringList{"a.demo Stays recording of a case: case 1"});
    QVERIFY(!child<QPushButton>("cleanUp.remove").isEnabled());
}

void TestCleanUp::caseThatIsFiledMeanwhileIsRespected()
{
    const QString path = addDemo("a.demo");
    ask();
    find();
    QVERIFY(child<QPushButton>("cleanUp.remove").isEnabled());
    makeCase(path);

    confirm();

    QCOMPARE(rows(), QStringList{"a.demo Stays recording of a case: case 1"});
    QVERIFY(QFile::exists(path));
}

void TestCleanUp::otherRulesNeedAnotherLook()
{
    addDemo("a.demo");
    ask();
    find();
    QCOMPARE(rows().size(), 1);

    child<QSpinBox>("cleanUp.largerAmount").setValue(1);

    QCOMPARE(rows(), QStringList());
    QVERIFY(!child<QPushButton>("cleanUp.remove").isEnabled());
    find();
    QCOMPARE(rows(), QStringList());
    QCOMPARE(summary(), QStringLiteral("No recording can go by these rules."));
}

void TestCleanUp::rulesByWorldComeFromAFile()
{
    const QString map = QStringLiteral("room"); // of the tiny demo
    addDemo("a.demo");
    ask();
    child<QCheckBox>("cleanUp.larger").setChecked(false);
    const auto choose = [this](const QByteArray &rules) {
        QFile file(m_recordings->filePath(QStringLiteral("rules.json")));
        QVERIFY(file.open(QIODevice::WriteOnly) && file.write(rules) == rules.size());
        file.close();
        click("cleanUp.chooseWorlds");
        auto *dialog
            = child<QPushButton>("cleanUp.chooseWorlds").window()->findChild<QFileDialog *>();
        QVERIFY(dialog);
        emit dialog->fileSelected(file.fileName());
        dialog->close();
    };

    child<QCheckBox>("cleanUp.worlds").setChecked(true);
    QVERIFY(!child<QPushButton>("cleanUp.find").isEnabled()); // no file yet
    choose(QStringLiteral(R"({"%1": {"larger": "0"}})").arg(map).toUtf8());
    QCOMPARE(child<QPushButton>("cleanUp.chooseWorlds").text(), QStringLiteral("rules.json"));
    find();
    QCOMPARE(rows(), QStringList{"a.demo Goes larger than allowed (rules of room)"});

    // The demo has a map and no id of a world.
    child<QComboBox>("cleanUp.worldName").setCurrentIndex(1);
    QCOMPARE(rows(), QStringList());
    find();
    QVERIFY2(rows().filter(QStringLiteral("Goes")).isEmpty(), qPrintable(rows().join(u'\n')));
    child<QComboBox>("cleanUp.worldName").setCurrentIndex(2);
    find();
    QCOMPARE(rows().filter(QStringLiteral("Goes")).size(), 1);

    choose(R"({"another": {"larger": "0"}})");
    find();
    QCOMPARE(rows(), QStringList());

    choose(R"({"another": {"lager": "0"}})");
    find();
    QVERIFY2(summary().startsWith(QStringLiteral("Rules.json: another: lager")),
             qPrintable(summary()));
    QVERIFY(!child<QPushButton>("cleanUp.remove").isEnabled());
}

void TestCleanUp::withoutCasesNothingGoes()
{
    addDemo("a.demo");
    QVERIFY(QDir().mkpath(casePath())); // no store
    ask();

    find();

    QVERIFY2(summary().startsWith(QStringLiteral("Nothing was removed: ")), qPrintable(summary()));
    QCOMPARE(rows(), QStringList());
    QVERIFY(!child<QPushButton>("cleanUp.remove").isEnabled());
}

void TestCleanUp::withoutARuleNothingIsLookedFor()
{
    ask();
    child<QCheckBox>("cleanUp.larger").setChecked(false);

    QCOMPARE(summary(), QStringLiteral("Choose an age or a size."));
    QVERIFY(!child<QPushButton>("cleanUp.find").isEnabled());

    library_settings::setFolders({});
    child<QCheckBox>("cleanUp.larger").setChecked(true);
    QCOMPARE(summary(), QStringLiteral("Add a folder to the library first."));
}

TICKSCOPE_TEST(TestCleanUp, QApplication)
#include "test_clean_up.moc"
