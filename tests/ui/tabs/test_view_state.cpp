// SPDX-License-Identifier: GPL-3.0-or-later
#include <QJsonDocument>
#include <QTest>

#include <limits>

#include "tests/support/test_program.h"
#include "ui/document/view_state.h"

using namespace tickscope;

namespace {

ViewState fullState()
{
    ViewState state;
    state.tick = Tick{12365};
    state.camera = {CameraState::View::Free, ViewPlane::Side, 1.5, QPointF(320.1, -1.0 / 3), 0.7};
    state.player = PlayerRef{3, {1200}, 77};
    state.followed = PlayerRef{0, {-7}};
    state.filter.text = "a & \"b\" = \xC3\xBC, d";
    state.filter.players = {{3, {1200}}, {0, {1}}};
    state.filter.hiddenKinds = {"chat", "hollowcube:jump"};
    state.filter.foldsRepeats = false;
    state.lanes = {QStringLiteral("kills"), QStringLiteral("own2")};
    state.loop = TickRange{{12000}, {12500}};
    return state;
}

QJsonObject objectOf(const QByteArray &json)
{
    return QJsonDocument::fromJson(json).object();
}

} // namespace

/// What a link, the session and other viewers carry.
class TestViewState : public QObject
{
    Q_OBJECT

private slots:
    void jsonGivesTheStateBack_data();
    void jsonGivesTheStateBack();
    void ordinaryStateTakesNoRoom();
    void whatCannotBeReadIsAsIfItWereNotThere_data();
    void whatCannotBeReadIsAsIfItWereNotThere();
    void numbersAndListsAreBounded();
};

void TestViewState::jsonGivesTheStateBack_data()
{
    QTest::addColumn<ViewState>("state");

    QTest::newRow("ordinary") << ViewState();
    QTest::newRow("all of it") << fullState();
    ViewState state;
    state.filter.hiddenKinds.clear();
    QTest::newRow("no kind is hidden") << state;
    for (const auto view : {CameraState::View::Recorder, CameraState::View::Follow,
                            CameraState::View::Players, CameraState::View::Map}) {
        state = {};
        state.camera = {view, ViewPlane::Front, 0.1, {}, 1.0};
        QTest::addRow("camera %d", static_cast<int>(view)) << state;
    }
}

void TestViewState::jsonGivesTheStateBack()
{
    QFETCH(ViewState, state);

    const QByteArray json = QJsonDocument(toJson(state)).toJson();

    QCOMPARE(viewStateOfJson(objectOf(json)), state);
}

void TestViewState::ordinaryStateTakesNoRoom()
{
    QCOMPARE(toJson(ViewState()), QJsonObject());
    // One message of a session that is watched together.
    QVERIFY(QJsonDocument(toJson(fullState())).toJson(QJsonDocument::Compact).size() < 512);
}

void TestViewState::whatCannotBeReadIsAsIfItWereNotThere_data()
{
    QTest::addColumn<QByteArray>("json");

    QTest::newRow("nothing") << QByteArray("{}");
    QTest::newRow("a list") << QByteArray(R"([{"tick":"5"}])");
    QTest::newRow("other types") << QByteArray(
        R"({"tick":5,"camera":{},"player":[3],"find":true,"hide":1,"lanes":{"a":1}})");
    QTest::newRow("words for numbers")
        << QByteArray(R"({"tick":"x","player":"x@1","follow":"1@","from":"1","to":"y"})");
    QTest::newRow("numbers out of range")
        << QByteArray(R"({"tick":"9223372036854775807","player":"-1@5","follow":"3000000@1"})");
    QTest::newRow("a range backwards") << QByteArray(R"({"from":"9","to":"5"})");
    QTest::newRow("unknown names")
        << QByteArray(R"({"path":"/etc/passwd","run":"file.quit","__proto__":"x"})");
    QTest::newRow("no such camera") << QByteArray(R"({"camera":"inside,top,1,0,0,1"})");
    QTest::newRow("no such plane") << QByteArray(R"({"camera":"free,below,1,0,0,1"})");
    QTest::newRow("no zoom") << QByteArray(R"({"camera":"free,top,nan"})");
    QTest::newRow("words that are none") << QByteArray(R"({"lanes":"b\u0000c,ü,,"})");
    QTest::newRow("a long word") << QByteArray(R"({"lanes":")") + QByteArray(65, 'x')
                                        + QByteArray(R"("})");
}

void TestViewState::whatCannotBeReadIsAsIfItWereNotThere()
{
    QFETCH(QByteArray, json);

    QCOMPARE(viewStateOfJson(objectOf(json)), ViewState());
}

void TestViewState::numbersAndListsAreBounded()
{
    QString players;
    for (int i = 0; i < 5000; ++i)
        players += QStringLiteral("%1@0,").arg(i);
    const ViewState state = viewStateOfJson({{"camera", "free,top,1e300,-inf,1e308,0"},
                                             {"only", players},
                                             {"find", QString(100'000, u'x')}});

    QVERIFY(state.camera.followZoom <= 1e6);
    QVERIFY(!state.camera.centre); // half a place is none
    QCOMPARE(state.filter.players.size(), std::size_t{200});
    QCOMPARE(state.filter.text.size(), std::size_t{255});
    const CameraState far = viewStateOfJson({{"camera", "free,top,1,-1e300,1e308,0"}}).camera;
    QVERIFY(far.centre && far.centre->x() == -1e9 && far.centre->y() == 1e9);
    QVERIFY(far.unitsPerPixel > 0);
}

TICKSCOPE_TEST(TestViewState, QCoreApplication)
#include "test_view_state.moc"
