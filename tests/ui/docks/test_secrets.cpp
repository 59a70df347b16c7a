// SPDX-License-Identifier: GPL-3.0-or-later
//
// Passwords in header and events: hidden until a person asks for them, and in each new
// recording again.

#include "core/model/secrets.h"
#include "tests/support/test_program.h"
#include "tests/toy_format/toy.h"
#include "tests/ui/docks/dock_test.h"
#include "ui/docks/events/event_list.h"
#include "ui/docks/events/events_dock.h"
#include "ui/docks/info_dock.h"
#include "ui/models/event_model.h"
#include "ui/models/fact_model.h"

#include <QClipboard>

using namespace tickscope;
using namespace tickscope::test;

namespace {

const QString Password = QStringLiteral("hunter2");
const QString Hidden = QString::fromUtf8(HiddenSecret.data(), qsizetype(HiddenSecret.size()));

/// A login in tick 2, with a password there and one in the header.
std::vector<std::byte> recordingWithSecrets()
{
    toy::Writer writer(20, "password=" + Password.toStdString());
    toy::Figure ada;
    ada.name = "ada";
    for (std::int64_t tick = 1; tick <= 3; ++tick) {
        writer.beginFrame({tick}, toy::FrameKind::Whole);
        writer.body(ada);
        writer.info(ada);
        if (tick == 2)
            writer.event(toy::RecordKind::Login, 0, toy::Nobody, Password.toStdString());
    }
    return writer.finish();
}

} // namespace

class TestSecrets : public DockTest
{
    Q_OBJECT

private slots:
    void initTestCase();
    void init();
    void cleanup() { end(); }

    void headerSecretsAreShownOnWishOnly();
    void eventSecretsAreShownOnWishOnly();
    void copiedRowsHaveNoSecretsUnlessShown();
    void newRecordingHidesThemAgain();
};

void TestSecrets::initTestCase()
{
    m_registry.add(makeFormat_toy());
    m_path = writeRecording(m_folder.path(), QStringLiteral("secret.toy"), recordingWithSecrets());
    QVERIFY(!m_path.isEmpty());
}

void TestSecrets::init()
{
    begin();
    openAndWait(m_path);
}

void TestSecrets::headerSecretsAreShownOnWishOnly()
{
    InfoDock dock(*m_active);
    show(dock);
    QVERIFY(!textOf(dock.model()).contains(Password));
    QVERIFY(textOf(dock.model()).contains(Hidden));

    m_document->selection().setShowsSecrets(true);
    QVERIFY(textOf(dock.model()).contains(Password));

    m_document->selection().setShowsSecrets(false);
    QVERIFY(!textOf(dock.model()).contains(Password));
}

void TestSecrets::eventSecretsAreShownOnWishOnly()
{
    EventsDock dock(*m_active);
    show(dock);
    auto &list = *dock.findChild<EventList *>();
    const auto &details = *dock.findChild<QTableView *>(QStringLiteral("events.details.table"));
    click(list, 0);
    QTRY_VERIFY_WITH_TIMEOUT(textOf(*details.model()).contains(Hidden), Timeout);
    QVERIFY(textOf(dock.model()).contains(Hidden));

    m_document->selection().setShowsSecrets(true);
    QTRY_VERIFY_WITH_TIMEOUT(textOf(*details.model()).contains(Password), Timeout);
    QVERIFY(textOf(dock.model()).contains(Password));

    m_document->selection().setShowsSecrets(false);
    QVERIFY(!textOf(dock.model()).contains(Password));
    QTRY_VERIFY_WITH_TIMEOUT(!textOf(*details.model()).contains(Password), Timeout);
}

void TestSecrets::copiedRowsHaveNoSecretsUnlessShown()
{
    EventsDock dock(*m_active);
    show(dock);
    auto &list = *dock.findChild<EventList *>();
    click(list, 0);
    list.setFocus();

    QTest::keySequence(&list, QKeySequence::Copy);
    QVERIFY(!QApplication::clipboard()->text().contains(Password));

    m_document->selection().setShowsSecrets(true);
    QTRY_VERIFY_WITH_TIMEOUT(textOf(dock.model()).contains(Password), Timeout);
    QTest::keySequence(&list, QKeySequence::Copy);
    QVERIFY(QApplication::clipboard()->text().contains(Password));
}

void TestSecrets::newRecordingHidesThemAgain()
{
    InfoDock dock(*m_active);
    show(dock);
    m_document->selection().setShowsSecrets(true);
    QVERIFY(textOf(dock.model()).contains(Password));

    openAndWait(m_path);

    QVERIFY(!m_document->selection().showsSecrets());
    QTRY_VERIFY_WITH_TIMEOUT(textOf(dock.model()).contains(Hidden), Timeout);
    QVERIFY(!textOf(dock.model()).contains(Password));
}

TICKSCOPE_TEST(TestSecrets, QApplication)
#include "test_secrets.moc"
