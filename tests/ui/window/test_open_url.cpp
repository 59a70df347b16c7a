// SPDX-License-Identifier: GPL-3.0-or-later
//
// The window on a recording that lies on a server.

#include <QTest>

#include <QAction>
#include <QDialogButtonBox>
#include <QFile>
#include <QLabel>
#include <QLineEdit>
#include <QPushButton>
#include <QSettings>
#include <QToolButton>
#include <QUuid>

#include "tests/support/replay_files.h"
#include "tests/support/servers/nginx_server.h"
#include "tests/support/skips.h"
#include "tests/support/test_program.h"
#include "tests/support/test_recordings.h"
#include "ui/commands/command_registry.h"
#include "ui/docks/table_parts.h"
#include "ui/markers/marker_database.h"
#include "ui/markers/marker_store.h"
#include "ui/settings_notifier.h"
#include "ui/start/recent_files.h"
#include "ui/window/dialogs/open_url_dialog.h"
#include "ui/window/main_window.h"
#include "ui/window/messages/message_bar.h"

using namespace tickscope;

namespace {
constexpr int UrlTimeout = 120'000; // milliseconds
}

class TestOpenUrl : public QObject
{
    Q_OBJECT

private slots:
    void initTestCase();
    void init();
    void cleanup() { m_window.reset(); }

    void onlyAddressesOfServersCanBeOpened_data();
    void onlyAddressesOfServersCanBeOpened();
    void recordingOnAServerOpensAndShowsWhatIsBuffered();
    void markersOfARemoteRecordingMoveToItsHash();
    void tokenOpensWhatNeedsOneAndIsKeptNowhere();
    void refusedAddressAsksForAToken();
    void missingFileIsToldWithoutItsQuery();
    void serverThatGivesNothingIsAskedAgain();
    void typedTokenIsGoodForTryingAgain();
    void onlyWhatIsLookedAtIsReadWhereThatIsWanted();
    void readingOnIsStoppedAndGoesOn();

private:
    /// Opens the dialog as a person does, and types into it.
    void type(const QString &url, const QString &token = {});
    void accept() { button().click(); }
    [[nodiscard]] OpenUrlDialog &dialog() { return *m_window->findChild<OpenUrlDialog *>(); }
    [[nodiscard]] QPushButton &button()
    {
        return *dialog().findChild<QDialogButtonBox *>()->button(QDialogButtonBox::Open);
    }
    [[nodiscard]] QString url(const char *path)
    {
        return QString::fromStdString(m_server.url(QString::fromLatin1(path)));
    }
    [[nodiscard]] Document &document() { return m_window->document(); }
    [[nodiscard]] QString message() { return m_window->messages().text(); }
    /// What stands in place of lists.
    [[nodiscard]] QStringList notes()
    {
        QStringList texts;
        for (const NoteStack *stack : m_window->findChildren<NoteStack *>())
            texts << stack->note();
        return texts;
    }

    FormatRegistry m_registry;
    test::NginxServer m_server;
    bool m_hasServer = false;
    std::unique_ptr<MainWindow> m_window;
};

void TestOpenUrl::initTestCase()
{
    QCoreApplication::setOrganizationName(QStringLiteral("tickscope-tests"));
    QCoreApplication::setApplicationName(QStringLiteral("open-url"));
    qputenv("no_proxy", "*");
    qunsetenv("TICKSCOPE_BEARER_TOKEN");
    registerAllFormats(m_registry);
    m_hasServer = m_server.start();
    if (m_hasServer) {
        QVERIFY(!test::writeRecording(m_server.folder(), QStringLiteral("run.hcrp"),
                                      test::makeReplay(1'000))
                     .isEmpty());
    }
}

void TestOpenUrl::init()
{
    const bool needsServer = QByteArray(QTest::currentTestFunction())
                             != "onlyAddressesOfServersCanBeOpened";
    if (needsServer && !m_hasServer)
        QSKIP(qPrintable(m_server.problem()));
    QSettings().clear();
    m_window = std::make_unique<MainWindow>(m_registry);
    m_window->resize(1280, 720);
    m_window->show();
    QVERIFY(QTest::qWaitForWindowActive(m_window.get()));
}

void TestOpenUrl::type(const QString &url, const QString &token)
{
    if (!m_window->findChild<OpenUrlDialog *>())
        m_window->commands().action(QStringLiteral("file.openUrl"))->trigger();
    dialog().findChild<QLineEdit *>(QStringLiteral("openUrl.url"))->setText(url);
    dialog().findChild<QLineEdit *>(QStringLiteral("openUrl.token"))->setText(token);
}

void TestOpenUrl::onlyAddressesOfServersCanBeOpened_data()
{
    QTest::addColumn<QString>("url");
    QTest::addColumn<bool>("canBeOpened");

    QTest::newRow("nothing") << QString() << false;
    QTest::newRow("https") << QStringLiteral("https://example.org/a.demo") << true;
    QTest::newRow("http") << QStringLiteral(" http://example.org:8080/a.demo?x=1 ") << true;
    QTest::newRow("file") << QStringLiteral("file:///etc/passwd") << false;
    QTest::newRow("ftp") << QStringLiteral("ftp://example.org/a.demo") << false;
    QTest::newRow("path") << QStringLiteral("/home/a.demo") << false;
    QTest::newRow("no host") << QStringLiteral("https:///a.demo") << false;
}

void TestOpenUrl::onlyAddressesOfServersCanBeOpened()
{
    QFETCH(QString, url);
    QFETCH(bool, canBeOpened);

    type(url);

    QCOMPARE(button().isEnabled(), canBeOpened);
    const auto *token = dialog().findChild<QLineEdit *>(QStringLiteral("openUrl.token"));
    QCOMPARE(token->echoMode(), QLineEdit::Password);
    const auto *note = dialog().findChild<QLabel *>(QStringLiteral("openUrl.note"));
    QVERIFY(canBeOpened || !note->text().isEmpty());
}

void TestOpenUrl::recordingOnAServerOpensAndShowsWhatIsBuffered()
{
    type(url("run.hcrp"));
    accept();

    QTRY_COMPARE_WITH_TIMEOUT(document().phase(), OpenPhase::Ready, UrlTimeout);
    QCOMPARE(document().index()->ticks().last.value, std::int64_t{999});
    QCOMPARE(message(), QString());
    QCOMPARE(document().reading().bufferedRanges(), (std::vector<TickRange>{{{0}, {999}}}));
    QCOMPARE(recent_files::paths(), QStringList{url("run.hcrp")});
    QVERIFY(m_window->windowTitle().startsWith(QStringLiteral("run.hcrp")));

    m_window->open(test::writeTinyDemo(m_server.folder(), QStringLiteral("near.demo")));
    QTRY_COMPARE_WITH_TIMEOUT(document().phase(), OpenPhase::Ready, UrlTimeout);
    QVERIFY(document().reading().bufferedRanges().empty());
}

void TestOpenUrl::markersOfARemoteRecordingMoveToItsHash()
{
    type(url("run.hcrp"));
    accept();
    QTRY_COMPARE_WITH_TIMEOUT(document().phase(), OpenPhase::Ready, UrlTimeout);
    Markers &markers = document().markers();
    const QUuid id = markers.add({500}, QStringLiteral("seen from afar"));
    QTRY_VERIFY_WITH_TIMEOUT(!markers.keys().sha256.isEmpty(), UrlTimeout);
    QVERIFY(!markers.keys().mayGrow);
    RecordingKeys hashOnly;
    hashOnly.sha256 = markers.keys().sha256;
    m_window.reset(); // all is stored then

    MarkerDatabase database(MarkerStore::userPath());
    QVERIFY(database.open());
    const auto stored = database.markers(hashOnly);
    QVERIFY(stored);
    QVERIFY(std::ranges::count(*stored, id, &Annotation::id) == 1);

    // It is there in a copy on this disk, under another name.
    const QString copy = m_server.folder() + "/copy-on-this-disk.hcrp";
    QVERIFY(QFile::copy(m_server.folder() + "/run.hcrp", copy));
    m_window = std::make_unique<MainWindow>(m_registry);
    m_window->open(copy);
    QTRY_COMPARE_WITH_TIMEOUT(document().phase(), OpenPhase::Ready, UrlTimeout);
    QTRY_VERIFY_WITH_TIMEOUT(document().markers().find(id), UrlTimeout);
    QTRY_COMPARE_WITH_TIMEOUT(document().markers().keys().sha256, hashOnly.sha256, UrlTimeout);
}

void TestOpenUrl::tokenOpensWhatNeedsOneAndIsKeptNowhere()
{
    type(url("secret/run.hcrp"), QStringLiteral("right-token"));
    accept();

    QTRY_COMPARE_WITH_TIMEOUT(document().phase(), OpenPhase::Ready, UrlTimeout);
    const QSettings settings;
    for (const QString &key : settings.allKeys())
        QVERIFY(!settings.value(key).toString().contains(QStringLiteral("right-token")));
}

void TestOpenUrl::refusedAddressAsksForAToken()
{
    type(url("secret/run.hcrp"), QStringLiteral("wrong-token"));
    accept();
    QTRY_COMPARE_WITH_TIMEOUT(document().phase(), OpenPhase::Failed, UrlTimeout);
    QVERIFY2(message().contains(QStringLiteral("token")), qPrintable(message()));
    QVERIFY(!message().contains(QStringLiteral("wrong-token")));
    QTRY_VERIFY(!m_window->findChild<OpenUrlDialog *>());

    m_window->findChild<QToolButton *>(QStringLiteral("messageAction"))->click();
    const auto *address = dialog().findChild<QLineEdit *>(QStringLiteral("openUrl.url"));
    QCOMPARE(address->text(), url("secret/run.hcrp"));
    type(address->text(), QStringLiteral("right-token"));
    accept();

    QTRY_COMPARE_WITH_TIMEOUT(document().phase(), OpenPhase::Ready, UrlTimeout);
}

void TestOpenUrl::missingFileIsToldWithoutItsQuery()
{
    type(url("missing.hcrp?X-Amz-Signature=abc"));
    accept();

    QTRY_COMPARE_WITH_TIMEOUT(document().phase(), OpenPhase::Failed, UrlTimeout);
    QVERIFY2(message().startsWith(QStringLiteral("missing.hcrp")), qPrintable(message()));
    QVERIFY(!message().contains(QStringLiteral("Signature")));
    QVERIFY(recent_files::paths().isEmpty());
}

void TestOpenUrl::serverThatGivesNothingIsAskedAgain()
{
    type(url("late.hcrp"));
    accept();
    QTRY_COMPARE_WITH_TIMEOUT(document().phase(), OpenPhase::Failed, UrlTimeout);
    QVERIFY2(message().contains(QStringLiteral("server")), qPrintable(message()));
    QVERIFY(QFile::copy(m_server.folder() + "/run.hcrp", m_server.folder() + "/late.hcrp"));

    m_window->findChild<QToolButton *>(QStringLiteral("messageAction"))->click();

    QTRY_COMPARE_WITH_TIMEOUT(document().phase(), OpenPhase::Ready, UrlTimeout);
    QCOMPARE(message(), QString());
}

void TestOpenUrl::typedTokenIsGoodForTryingAgain()
{
    type(url("secret/later.hcrp"), QStringLiteral("right-token"));
    accept();
    QTRY_COMPARE_WITH_TIMEOUT(document().phase(), OpenPhase::Failed, UrlTimeout);
    QVERIFY(QFile::copy(m_server.folder() + "/run.hcrp", m_server.folder() + "/later.hcrp"));

    m_window->findChild<QToolButton *>(QStringLiteral("messageAction"))->click();

    QTRY_COMPARE_WITH_TIMEOUT(document().phase(), OpenPhase::Ready, UrlTimeout);
    // Another recording is not asked for with it, not even of the same server.
    m_window->open(url("secret/run.hcrp"));
    QTRY_COMPARE_WITH_TIMEOUT(document().phase(), OpenPhase::Failed, UrlTimeout);
    QVERIFY2(message().contains(QStringLiteral("token")), qPrintable(message()));
}

void TestOpenUrl::onlyWhatIsLookedAtIsReadWhereThatIsWanted()
{
    const auto path = test::realRecording(QStringLiteral("hollowcube/long-3h.hcrp"));
    if (!path)
        SKIP_MISSING();
    QVERIFY(QFile::copy(*path, m_server.folder() + "/long.hcrp"));
    SettingsNotifier::instance().store(settings::ReadAllOfServers, false);
    const qsizetype before = m_server.loggedRequests();

    m_window->open(url("long.hcrp"));
    QTRY_COMPARE_WITH_TIMEOUT(document().phase(), OpenPhase::Ready, UrlTimeout);
    const Tick far{150'000};
    document().playback().apply(TimeCommand::goToTick(far));
    QTRY_VERIFY_WITH_TIMEOUT(document().frame() && document().frame()->at
                                 && document().frame()->asked == far,
                             UrlTimeout);

    QVERIFY(!document().index()->isComplete());
    // What is there is told behind the picture, and not with it.
    const auto isBuffered = [&] {
        return std::ranges::any_of(document().reading().bufferedRanges(),
                                   [&](TickRange range) { return range.contains(far); });
    };
    QTRY_VERIFY_WITH_TIMEOUT(isBuffered(), UrlTimeout);
    // Of 5.7 MB; the whole of it is read on only where that is wanted.
    QVERIFY2(m_server.bytesSent(before) < 1'500'000,
             QByteArray::number(m_server.bytesSent(before)).constData());
    auto *action = m_window->findChild<QToolButton *>(QStringLiteral("messageAction"));
    QCOMPARE(action->text(), QStringLiteral("Read on"));
    const QString unread = QStringLiteral("The events are not read yet.");
    QVERIFY2(notes().contains(unread), qPrintable(notes().join(u'\n')));

    action->click();
    QTRY_VERIFY_WITH_TIMEOUT(document().index()->isComplete(), UrlTimeout);
    QCOMPARE(document().phase(), OpenPhase::Ready);
    QCOMPARE(document().reading().bufferedRanges(), (std::vector<TickRange>{{{0}, {215'999}}}));
    QCOMPARE(message(), QString());
    QTRY_VERIFY_WITH_TIMEOUT(!notes().contains(unread), UrlTimeout);
}

void TestOpenUrl::readingOnIsStoppedAndGoesOn()
{
    const auto path = test::realRecording(QStringLiteral("hollowcube/long-3h.hcrp"));
    if (!path)
        SKIP_MISSING();
    const QString served = m_server.folder() + "/stopped.hcrp";
    QVERIFY(QFile::copy(*path, served));
    const auto *action = m_window->findChild<QToolButton *>(QStringLiteral("messageAction"));
    const QString reading = QStringLiteral("Reading the whole recording from the server (");

    m_window->open(url("slow/stopped.hcrp")); // half a minute at the server's speed
    QTRY_VERIFY_WITH_TIMEOUT(message().startsWith(reading) && message().endsWith(u'%'), UrlTimeout);
    QCOMPARE(action->text(), QStringLiteral("Stop"));
    QTest::mouseClick(m_window->findChild<QToolButton *>(QStringLiteral("messageAction")),
                      Qt::LeftButton);

    QTRY_COMPARE_WITH_TIMEOUT(document().phase(), OpenPhase::Ready, UrlTimeout);
    QVERIFY(!document().index()->isComplete());
    QCOMPARE(action->text(), QStringLiteral("Read on"));
    QVERIFY2(message().endsWith(QStringLiteral("not known.")), qPrintable(message()));

    QTest::mouseClick(m_window->findChild<QToolButton *>(QStringLiteral("messageAction")),
                      Qt::LeftButton);
    QTRY_VERIFY_WITH_TIMEOUT(message().startsWith(reading), UrlTimeout);
    QCOMPARE(document().phase(), OpenPhase::Indexing);
}

TICKSCOPE_TEST(TestOpenUrl, QApplication)
#include "test_open_url.moc"
