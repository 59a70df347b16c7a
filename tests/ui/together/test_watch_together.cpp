// SPDX-License-Identifier: GPL-3.0-or-later
//
// Leader and followers through a real broker: the Mosquitto that "Start here" runs.

#include <csignal>

#include <QApplication>
#include <QSettings>
#include <QSignalSpy>
#include <QTcpServer>
#include <QTcpSocket>
#include <QTemporaryDir>
#include <QTest>

#include "tests/support/test_program.h"
#include "tests/support/test_recordings.h"
#include "ui/together/own_broker.h"
#include "ui/together/shared_notes.h"
#include "ui/together/shared_view.h"

using namespace tickscope;
using namespace tickscope::together;
using tickscope::test::TinyDemo;

/// A window's part, without the window.
struct Watcher {
    explicit Watcher(const FormatRegistry &formats)
        : document(formats)
        , active(&document)
    {
    }

    [[nodiscard]] const TimeController &time() const { return document.playback().time(); }
    void go(std::int64_t tick) { document.playback().apply(TimeCommand::goToTick({tick})); }
    void toggle() { document.playback().apply(TimeCommand::of(TimeAction::TogglePlay)); }
    [[nodiscard]] bool isAt(std::int64_t tick) const
    {
        return !time().isPlaying() && time().tick() == Tick{tick};
    }

    [[nodiscard]] std::vector<Annotation> shared() const
    {
        std::vector<Annotation> found = document.markers().all();
        std::erase_if(found, [](const Annotation &marker) {
            return marker.kind != Annotation::Kind::Shared;
        });
        return found;
    }
    [[nodiscard]] QStringList sharedTitles() const
    {
        QStringList titles;
        for (const Annotation &marker : shared())
            titles << annotationTitle(marker);
        return titles;
    }

    Document document;
    ActiveDocument active;
    Together session;
    SharedView view{active, session, nullptr};
    bool isBlind = false;
    SharedNotes notes{active, session, [this] { return isBlind; }, nullptr};
};

/// Somebody who speaks to the broker by hand.
struct Stranger {
    explicit Stranger(const WatchLink &link)
        : session(QStringLiteral("tickscope/") + link.session + u'/')
        , key(link.user + QStringLiteral("/00112233445566aa"))
        , broker(link, session + key, nullptr)
    {
    }
    void publish(const QString &end, const QByteArray &payload)
    {
        broker.publish(session + end, payload);
    }

    QString session;
    QString key;
    Broker broker;
};

class TestWatchTogether : public QObject
{
    Q_OBJECT

private slots:
    void initTestCase();
    void init();
    void cleanup();

    void pauseLandsOnTheSameTick();
    void playingIsFollowed();
    void cameraAndSelectionAreFollowed();
    void whoLooksElsewhereIsLeftAloneUntilTheyComeBack();
    void leadIsAskedForAndHandedOver();
    void hostLeadsAgainWhenTheLeaderIsGone();
    void notesAppearForAll();
    void notesOfBlindCasesStayHere();
    void followLinkGivesNoLead();
    void wrongSecretIsRefused();
    void otherCertificateIsRefused();
    void brokerWithoutTlsGetsNoPassword();
    void anotherRecordingIsMissedUntilItIsThere();
    void hostilePayloadsChangeNothing();
    void floodSlowsNobody();
    void killedBrokerComesBackForAll();
    void endOfTheSessionIsSeen();

private:
    /// Both have the recording and are in the session.
    void meet();
    [[nodiscard]] WatchLink leadLink() { return *watchLinkOf(m_host->session.newLeadLink()); }
    [[nodiscard]] WatchLink followLink() { return *watchLinkOf(m_host->session.followLink()); }

    QTemporaryDir m_folder;
    QString m_path;
    FormatRegistry m_formats;
    std::unique_ptr<Watcher> m_host;
    std::unique_ptr<Watcher> m_guest;
};

void TestWatchTogether::initTestCase()
{
    if (OwnBroker::program().isEmpty())
        QSKIP("mosquitto is not installed");
    registerAllFormats(m_formats);
    m_path = test::writeTinyDemo(m_folder.path(), QStringLiteral("a.demo"), {.stepCount = 2000});
}

void TestWatchTogether::init()
{
    m_host = std::make_unique<Watcher>(m_formats);
    m_guest = std::make_unique<Watcher>(m_formats);
    QCOMPARE(m_host->session.start(QStringLiteral("Anna"), QStringLiteral("127.0.0.1")), QString());
    QTRY_COMPARE(m_host->session.phase(), Together::Phase::Joined);
}

void TestWatchTogether::cleanup()
{
    m_guest.reset();
    m_host.reset();
}

void TestWatchTogether::meet()
{
    for (Watcher *one : {m_host.get(), m_guest.get()}) {
        one->document.open(m_path);
        QTRY_VERIFY(!one->document.contentHash().sha256().isEmpty());
    }
    m_guest->session.join(leadLink(), QStringLiteral("Ben"));
    QTRY_COMPARE(m_guest->view.sight(), SharedView::Sight::Followed);
    QTRY_COMPARE(m_host->session.people().size(), 2U);
    QCOMPARE(m_guest->session.nameOf(m_guest->session.leader()), QStringLiteral("Anna"));
}

void TestWatchTogether::pauseLandsOnTheSameTick()
{
    meet();
    m_host->go(1234);
    QTRY_VERIFY(m_guest->isAt(1234));
    m_host->toggle();
    QTRY_VERIFY(m_guest->time().isPlaying());
    QTRY_VERIFY(m_host->time().tick() > Tick{1300});
    m_host->toggle();
    const std::int64_t paused = m_host->time().tick().value;
    QTRY_VERIFY(m_guest->isAt(paused));
    // As fast as a person scrubs: the last one counts.
    for (std::int64_t tick = 2000; tick <= 2300; ++tick)
        m_host->go(tick);
    QTRY_VERIFY(m_guest->isAt(2300));
}

void TestWatchTogether::playingIsFollowed()
{
    meet();
    m_host->document.playback().apply(TimeCommand::setSpeed(-4));
    m_host->go(3000);
    m_host->toggle();
    QTRY_VERIFY(m_guest->time().isPlaying());
    QTRY_COMPARE(m_guest->time().speed(), -4.0);
    QTRY_VERIFY(m_guest->time().tick() < Tick{2900});
    // A jump while it plays, too.
    m_host->document.playback().apply(TimeCommand::setSpeed(1));
    m_host->go(4000);
    QTRY_VERIFY(m_guest->time().tick() > Tick{4000});
    QCOMPARE(m_guest->view.sight(), SharedView::Sight::Followed);
}

void TestWatchTogether::cameraAndSelectionAreFollowed()
{
    meet();
    const CameraState camera{CameraState::View::Free, ViewPlane::Top, 1.0, QPointF(320, 100), 0.5};
    EventQuery filter = usualEvents();
    filter.text = "gg";
    m_host->document.selection().selectPlayer(PlayerRef{1, {1050}});
    m_host->document.playback().setRange(TickRange{{1040}, {1060}});
    m_host->document.events().setFilter(filter);
    m_host->document.setCamera(0, camera);
    m_host->view.setPointer(QPointF(7, 8));
    QTRY_VERIFY(m_guest->document.camera(0) && *m_guest->document.camera(0) == camera);
    QCOMPARE(m_guest->document.selection().player(), std::optional(PlayerRef{1, {1050}}));
    QCOMPARE(m_guest->document.playback().range(), std::optional(TickRange{{1040}, {1060}}));
    QCOMPARE(m_guest->document.events().filter(), filter);
    QTRY_COMPARE(m_guest->view.pointer(), std::optional(QPointF(7, 8)));
}

void TestWatchTogether::whoLooksElsewhereIsLeftAloneUntilTheyComeBack()
{
    meet();
    m_guest->go(1500);
    QCOMPARE(m_guest->view.sight(), SharedView::Sight::Elsewhere);
    m_host->go(1200);
    m_host->go(1201);
    QTRY_VERIFY(m_guest->session.state()->view.tick == Tick{1201});
    QVERIFY(m_guest->isAt(1500));
    m_guest->view.comeBack();
    QVERIFY(m_guest->isAt(1201));
    QCOMPARE(m_guest->view.sight(), SharedView::Sight::Followed);
    // By the camera, too.
    m_guest->document.setCamera(0, {CameraState::View::Map, ViewPlane::Top, 1.0, {}, 1.0});
    QCOMPARE(m_guest->view.sight(), SharedView::Sight::Elsewhere);
}

void TestWatchTogether::leadIsAskedForAndHandedOver()
{
    meet();
    m_guest->session.ask(true);
    const QString ben = m_guest->session.self();
    QTRY_VERIFY(m_host->session.people().at(ben).isAsking);
    m_host->session.handTo(ben);
    QTRY_VERIFY(m_guest->session.isLeading());
    QVERIFY(!m_host->session.isLeading());
    QTRY_COMPARE(m_host->view.sight(), SharedView::Sight::Followed);
    m_guest->go(1777);
    QTRY_VERIFY(m_host->isAt(1777));
    QTRY_VERIFY(!m_host->session.people().at(ben).isAsking);
    // Who leads hands it on without being the host.
    Watcher third(m_formats);
    third.session.join(leadLink(), QStringLiteral("Cleo"));
    QTRY_VERIFY(m_guest->session.people().contains(third.session.self()));
    m_guest->session.handTo(third.session.self());
    QTRY_VERIFY(third.session.isLeading());
    QTRY_VERIFY(!m_guest->session.isLeading());
    // And the host takes it at any time.
    m_host->session.handTo(m_host->session.self());
    QTRY_VERIFY(!third.session.isLeading());
    QVERIFY(m_host->session.isLeading());
}

void TestWatchTogether::hostLeadsAgainWhenTheLeaderIsGone()
{
    meet();
    m_host->session.handTo(m_guest->session.self());
    QTRY_VERIFY(m_guest->session.isLeading());
    m_guest.reset();
    QTRY_VERIFY(m_host->session.isLeading());
    QCOMPARE(m_host->session.people().size(), 1U);
}

void TestWatchTogether::notesAppearForAll()
{
    meet();
    m_host->go(1200);
    m_host->notes.add(QStringLiteral("Look"));
    QTRY_COMPARE(m_guest->sharedTitles(), QStringList{QStringLiteral("Anna: Look")});
    const Annotation shown = m_guest->shared().front();
    QCOMPARE(shown.tick, std::optional<qint64>(1200));
    QVERIFY(!shown.isOwn() && !m_guest->document.markers().find(shown.id));

    // Who comes later reads it, too, and all that becomes of it.
    Watcher player(m_formats);
    player.document.open(m_path);
    player.session.join(followLink(), QStringLiteral("Player"));
    QTRY_COMPARE(player.sharedTitles(), QStringList{QStringLiteral("Anna: Look")});
    QVERIFY(!player.notes.canAdd());
    Markers &own = m_host->document.markers();
    const QUuid id = own.ownAt(Tick{1200})->id;
    own.rename(id, QStringLiteral("Look here"));
    QTRY_COMPARE(m_guest->sharedTitles(), QStringList{QStringLiteral("Anna: Look here")});
    own.remove(id);
    QTRY_VERIFY(m_guest->shared().empty());
    m_host->document.history().undo();
    QTRY_COMPARE(m_guest->shared().size(), 1U);

    // Who only follows writes none, by hand neither.
    Stranger stranger(followLink());
    connect(&stranger.broker, &Broker::connected, this, [&] {
        const SharedNote note{m_host->document.contentHash().sha256(), {{1300}, {1300}}, "Bad"};
        stranger.publish(stranger.key + "/note/0", payloadOf(note));
        stranger.publish(m_host->session.self() + "/note/0", payloadOf(note));
        stranger.publish(stranger.key, payloadOf(Person{QStringLiteral("Done"), {}, {}}));
    });
    QTRY_COMPARE(m_guest->session.nameOf(stranger.key), QStringLiteral("Done"));
    QCOMPARE(m_guest->sharedTitles(), QStringList{QStringLiteral("Anna: Look here")});
    // They go with who wrote them.
    m_host->session.leave();
    QTRY_VERIFY(m_guest->shared().empty());
    own.remove(id);
}

void TestWatchTogether::notesOfBlindCasesStayHere()
{
    meet();
    m_host->isBlind = true;
    m_host->notes.add(QStringLiteral("No"));
    // A note of a case is no note for all, whatever is asked for.
    Annotation note;
    note.caseId = QUuid::createUuid();
    note.tick = 1100;
    Markers &markers = m_host->document.markers();
    markers.setNotes({note});
    const QUuid own = markers.add(Tick{1150}, QStringLiteral("Own"));
    m_host->isBlind = false;
    m_host->notes.add(QStringLiteral("Yes"));
    QTRY_COMPARE(m_guest->sharedTitles(), QStringList{QStringLiteral("Anna: Yes")});
    // Both are stored for the person who tests.
    markers.remove(own);
    markers.remove(markers.ownAt(m_host->time().tick())->id);
}

void TestWatchTogether::followLinkGivesNoLead()
{
    meet();
    Watcher player(m_formats);
    player.session.join(followLink(), QStringLiteral("Player"));
    QTRY_COMPARE(player.session.phase(), Together::Phase::Joined);
    QVERIFY(!player.session.mayAsk());
    QTRY_VERIFY(m_host->session.people().contains(player.session.self()));
    m_host->session.handTo(player.session.self());
    QVERIFY(m_host->session.isLeading());

    // Nor to who writes by hand what only others may.
    Stranger stranger(followLink());
    SharedState state = *m_host->session.state();
    state.view.tick = Tick{1999};
    stranger.publish(QStringLiteral("leads"), stranger.key.toLatin1());
    stranger.publish(m_host->session.self() + QStringLiteral("/state"), payloadOf(state));
    stranger.publish(m_guest->session.self(), payloadOf(Person{QStringLiteral("Mallory"), {}, {}}));
    connect(&stranger.broker, &Broker::connected, this, [&] {
        stranger.publish(QStringLiteral("leads"), stranger.key.toLatin1());
        stranger.publish(m_host->session.self() + QStringLiteral("/state"), payloadOf(state));
        for (const Watcher *other : {m_guest.get(), &player})
            stranger.publish(other->session.self(),
                             payloadOf(Person{QStringLiteral("Mallory"), {}, {}}));
        // Its own comes behind the others.
        stranger.publish(stranger.key, payloadOf(Person{QStringLiteral("Done"), {}, {}}));
    });
    QTRY_COMPARE(m_guest->session.nameOf(stranger.key), QStringLiteral("Done"));
    QCOMPARE(m_guest->session.leader(), m_host->session.self());
    QVERIFY(!m_guest->isAt(1999));
    QCOMPARE(m_host->session.nameOf(m_guest->session.self()), QStringLiteral("Ben"));
    QCOMPARE(m_host->session.nameOf(player.session.self()), QStringLiteral("Player"));
    QVERIFY(!m_guest->session.isUnprotected());
}

void TestWatchTogether::wrongSecretIsRefused()
{
    WatchLink link = leadLink();
    link.secret = randomHex(128);
    m_guest->session.join(link, QStringLiteral("Ben"));
    QTRY_COMPARE(m_guest->session.phase(), Together::Phase::Failed);
    QVERIFY(m_guest->session.trouble().contains(QStringLiteral("refused")));
}

void TestWatchTogether::otherCertificateIsRefused()
{
    WatchLink link = leadLink();
    link.certificate = QString(64, u'0');
    m_guest->session.join(link, QStringLiteral("Ben"));
    QTRY_COMPARE(m_guest->session.phase(), Together::Phase::Failed);
    QVERIFY(m_guest->session.trouble().contains(QStringLiteral("certificate")));
    // Nor does the system trust it.
    link.certificate.clear();
    m_guest->session.join(link, QStringLiteral("Ben"));
    QTRY_COMPARE(m_guest->session.phase(), Together::Phase::Failed);
}

void TestWatchTogether::brokerWithoutTlsGetsNoPassword()
{
    QTcpServer plain;
    QVERIFY(plain.listen(QHostAddress::LocalHost));
    QByteArray sent;
    connect(&plain, &QTcpServer::newConnection, this, [&] {
        QTcpSocket *socket = plain.nextPendingConnection();
        connect(socket, &QTcpSocket::readyRead, this, [&sent, socket] {
            sent += socket->readAll();
            socket->write(QByteArray::fromHex("2002000000000000")); // accepted, as MQTT says it
        });
    });
    WatchLink link = leadLink();
    link.port = plain.serverPort();
    m_guest->session.join(link, QStringLiteral("Ben"));
    QTRY_VERIFY(m_guest->session.trouble().contains(QStringLiteral("not encrypted")));
    QVERIFY(!sent.isEmpty());
    QVERIFY(!sent.contains(link.secret.toLatin1()) && !sent.contains(link.user.toLatin1()));
    m_guest->session.leave();
}

void TestWatchTogether::anotherRecordingIsMissedUntilItIsThere()
{
    meet();
    const QString other = test::writeTinyDemo(m_folder.path(), QStringLiteral("b.demo"),
                                              {.firstTick = 5000});
    QSignalSpy wanted(&m_guest->view, &SharedView::recordingWanted);
    m_host->document.open(other);
    QTRY_COMPARE(m_guest->view.sight(), SharedView::Sight::Missing);
    QTRY_COMPARE(wanted.size(), 1);
    QCOMPARE(m_guest->session.state()->name, QStringLiteral("b.demo"));
    m_host->go(5100);
    QTRY_COMPARE(m_guest->session.state()->view.tick, std::optional(Tick{5100}));
    QCOMPARE(m_guest->document.path(), m_path);
    m_guest->document.open(other);
    QTRY_VERIFY(m_guest->isAt(5100));
    QCOMPARE(m_guest->view.sight(), SharedView::Sight::Followed);
}

void TestWatchTogether::hostilePayloadsChangeNothing()
{
    meet();
    const WatchLink link = leadLink();
    Stranger stranger(link);
    connect(&stranger.broker, &Broker::connected, this, [&] {
        stranger.publish(stranger.key, payloadOf(Person{QStringLiteral("Mallory"), {}, {}}));
    });
    QTRY_VERIFY(m_host->session.people().contains(stranger.key));
    SharedState state = *m_host->session.state();
    m_host->session.handTo(stranger.key);
    QTRY_COMPARE(m_guest->session.leader(), stranger.key);
    const QString topic = stranger.key + QStringLiteral("/state");
    const Tick before = m_guest->time().tick();
    for (const QByteArray &payload :
         {QByteArray("{"), QByteArray(1'000'000, 'x'), QByteArray(2000, '['), QByteArray(),
          payloadOf(state).replace("\"head\":", "\"head\":-"),
          payloadOf(state).replace("\"tick\":\"", "\"tick\":\"99999999999999999999")})
        stranger.publish(topic, payload);
    stranger.publish(stranger.key, payloadOf(Person{QStringLiteral("Done"), {}, {}}));
    QTRY_COMPARE(m_guest->session.nameOf(stranger.key), QStringLiteral("Done"));
    QCOMPARE(m_guest->time().tick(), before);
    // What can be read, but is not in the recording, goes to its nearest place.
    state.view.tick = Tick{1LL << 50};
    state.view.loop = TickRange{{-5}, {1LL << 50}};
    state.view.player = PlayerRef{999'999, {-3}};
    state.isPlaying = false;
    stranger.publish(topic, payloadOf(state));
    QTRY_VERIFY(m_guest->time().tick() == m_guest->document.index()->ticks().last);
    QVERIFY(!m_guest->document.playback().range());
}

void TestWatchTogether::floodSlowsNobody()
{
    meet();
    for (const WatchLink &link : {followLink(), leadLink()}) {
        Stranger stranger(link);
        connect(&stranger.broker, &Broker::connected, this, [&] {
            for (int number = 0; number < 20'000; ++number)
                stranger.publish(
                    link.user + QStringLiteral("/%1").arg(number % 1000, 16, 10, QLatin1Char('0')),
                    payloadOf(Person{QString::number(number), {}, {}}));
            stranger.publish(stranger.key, payloadOf(Person{QStringLiteral("Done"), {}, {}}));
        });
        if (!mayLead(stranger.key))
            QTRY_COMPARE(m_guest->session.nameOf(stranger.key), QStringLiteral("Done"));
        else
            QTRY_VERIFY(m_guest->session.people().size() > 4);
        const std::int64_t tick = mayLead(stranger.key) ? 1888 : 1777;
        m_host->go(tick);
        QTRY_VERIFY(m_guest->isAt(tick));
        QVERIFY(m_guest->session.people().size() < 20);
    }
    // There is room for others who may lead.
    Watcher third(m_formats);
    third.session.join(leadLink(), QStringLiteral("Cleo"));
    QTRY_VERIFY(m_host->session.people().contains(third.session.self()));
}

void TestWatchTogether::killedBrokerComesBackForAll()
{
    meet();
    QVERIFY(::kill(static_cast<pid_t>(m_host->session.ownBroker()->processId()), SIGKILL) == 0);
    QTRY_COMPARE(m_guest->session.phase(), Together::Phase::Connecting);
    m_host->go(1600);
    QTRY_COMPARE(m_guest->session.phase(), Together::Phase::Joined);
    QTRY_COMPARE(m_host->session.phase(), Together::Phase::Joined);
    QTRY_VERIFY(m_guest->isAt(1600));
    m_host->go(1601);
    QTRY_VERIFY(m_guest->isAt(1601));
    QTRY_COMPARE(m_host->session.people().size(), 2U);
}

void TestWatchTogether::endOfTheSessionIsSeen()
{
    meet();
    m_host->session.leave();
    QCOMPARE(m_host->session.phase(), Together::Phase::None);
    QTRY_COMPARE(m_guest->session.phase(), Together::Phase::Ended);
}

TICKSCOPE_TEST(TestWatchTogether, QApplication)
#include "test_watch_together.moc"
