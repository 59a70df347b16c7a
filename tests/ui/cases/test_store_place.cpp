// SPDX-License-Identifier: GPL-3.0-or-later
#include <QScopeGuard>
#include <QSettings>
#include <QTest>

#include "tests/support/test_program.h"
#include "ui/cases/case_store.h"
#include "ui/settings_notifier.h"

using namespace tickscope;

/// Which case store the window takes.
class TestStorePlace : public QObject
{
    Q_OBJECT

private slots:
    void environmentNamesTheStoreWhereNoneIsChosen();
};

void TestStorePlace::environmentNamesTheStoreWhereNoneIsChosen()
{
    qputenv("TICKSCOPE_STORE", "/somewhere/cases.sqlite");
    const auto reset = qScopeGuard([] { qunsetenv("TICKSCOPE_STORE"); });

    QCOMPARE(CaseStore::chosenPlace(), QStringLiteral("/somewhere/cases.sqlite"));
    QSettings().setValue(settings::CasePlace, QStringLiteral("/chosen.sqlite"));
    QCOMPARE(CaseStore::chosenPlace(), QStringLiteral("/chosen.sqlite"));
}

TICKSCOPE_TEST(TestStorePlace, QCoreApplication)
#include "test_store_place.moc"
