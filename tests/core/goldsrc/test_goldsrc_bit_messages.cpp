// SPDX-License-Identifier: GPL-3.0-or-later
//
// Each kind of server message that is packed in bits, made by a writer of the tests.

#include <QTest>

#include "tests/support/goldsrc/goldsrc_message_game.h"
#include "tests/support/test_program.h"

using namespace tickscope;
using namespace tickscope::goldsrc;
using namespace tickscope::test;

namespace {

/// Entries of baselines, then instanced ones.
void writeBaselines(GoldsrcBits &bits, unsigned instanced)
{
    bits.bits(2, 11).bits(1, 2);
    PlayerFields.write(bits, {{{1, 7}}, {}});
    bits.bits(30, 11).bits(1, 2);
    NormalFields.write(bits, {{{0, 8}, {2, 5}}, {}});
    bits.bits(31, 11).bits(0, 2);
    CustomFields.write(bits, {{{0, 3}}, {}});
    bits.bits(0xFFFF, 16).bits(instanced, 6);
    for (unsigned i = 0; i < instanced; ++i)
        NormalFields.write(bits, {{{1, 100 + i}}, {}});
}

} // namespace

class TestGoldsrcBitMessages : public QObject
{
    Q_OBJECT

private slots:
    void serverInfoDropsTheMapBefore();
    void soundsAndPings();
    void eventsNameTheirEntity();
    void resourcesWithAndWithoutExtras();
    void clientDataReferToPackets();
    void hltvClientDataAreEmpty();
    void steamBetaIsFoundOut_data();
    void steamBetaIsFoundOut();
    void baselinesAndFullUpdate_data();
    void baselinesAndFullUpdate();
    void deltaUpdate_data();
    void deltaUpdate();
    void missingReferenceLosesOnePacketOnly();
};

void TestGoldsrcBitMessages::serverInfoDropsTheMapBefore()
{
    ServerInfo info;
    info.storedMapChecksum = 2875349826U;
    QCOMPARE(info.mapChecksum(), 3875742292U);
    info.storedMapChecksum = 4282407077U;
    QCOMPARE(info.mapChecksum(), 0U);

    Game game;
    auto messages = signOn();
    messages.u8(50).u8(0).userInfo(0, 1, "\\name\\x");
    messages.u8(22).bits([](GoldsrcBits &bits) { writeBaselines(bits, 2); });
    messages.u8(40).u16(1).bits([](GoldsrcBits &bits) {
        bits.flag(true).flag(false).flag(false).flag(false);
        PlayerFields.write(bits, {});
        bits.bits(0, 16);
    });
    QCOMPARE(game.read(messages, 5), std::string());
    QCOMPARE(game.state.entities->size(), std::size_t{1});
    QCOMPARE(game.state.baselines->instanced.size(), std::size_t{2});
    QCOMPARE(game.read(GoldsrcMessages().serverInfo(8, 1), 6), std::string());
    QVERIFY(game.state.entities->empty());
    QVERIFY(game.state.baselines->instanced.empty());
    QVERIFY(!game.state.entityRing.find(5, 6));
    QVERIFY(game.state.isHltv);
    QVERIFY(game.state.clients[0].info);
}

void TestGoldsrcBitMessages::soundsAndPings()
{
    Game game;
    GoldsrcMessages messages;
    messages.u8(6).bits([](GoldsrcBits &bits) {
        bits.bits(11, 9).bits(51, 8).bits(128, 8).bits(1, 3).bits(2, 11).bits(1, 8);
        bits.vector(-123, 64.5, 0).bits(110, 8);
    });
    messages.u8(6).bits([](GoldsrcBits &bits) {
        bits.bits(4, 9).bits(6, 3).bits(204, 11).bits(1000, 16).vector(0, 0, 0);
    });
    messages.u8(17).bits([](GoldsrcBits &bits) {
        bits.flag(true).bits(3, 5).bits(1234, 12).bits(9, 7);
        bits.flag(true).bits(31, 5).bits(5, 12).bits(0, 7).flag(false);
    });
    QCOMPARE(game.read(messages), std::string());
    QCOMPARE(game.sink.texts[0], std::string("svc_sound flags=11 volume=0.2 attenuation=2 channel=1"
                                             " entity=2 sound=1 x=-123 y=64.5 z=0 pitch=110"));
    QCOMPARE(game.sink.texts[1], std::string("svc_sound flags=4 volume=1 attenuation=1 channel=6"
                                             " entity=204 sound=1000 x=0 y=0 z=0 pitch=100"));
    QCOMPARE(game.sink.texts[2],
             std::string("svc_pings slot=3 ping=1234 loss=9 slot=31 ping=5 loss=0"));
    QCOMPARE(game.state.clients[3].ping, std::uint16_t{1234});
    QCOMPARE(game.state.clients[3].loss, std::uint8_t{9});
    QCOMPARE(game.state.clients[31].ping, std::uint16_t{5});
}

void TestGoldsrcBitMessages::eventsNameTheirEntity()
{
    Game game;
    auto messages = signOn();
    messages.u8(40).u16(2).bits([](GoldsrcBits &bits) {
        for (const unsigned number : {2U, 30U}) {
            bits.flag(false).flag(true).bits(number, 11).flag(false).flag(false);
            (number == 2 ? PlayerFields : NormalFields).write(bits, {});
        }
        bits.bits(0, 16);
    });
    messages.u8(3).bits([](GoldsrcBits &bits) {
        bits.bits(4, 5);
        bits.bits(1, 10).flag(true).bits(1, 11).flag(false).flag(false); // The second entity.
        bits.bits(2, 10).flag(true).bits(2, 11).flag(true);              // Its own field.
        EventFields.write(bits, {{{0, 3}, {1, 704}, {2, -3}}, {}});
        bits.flag(true).bits(25, 16);
        bits.bits(3, 10).flag(false).flag(false); // Nobody.
        bits.bits(4, 10).flag(true).bits(0, 11).flag(false).flag(false);
    });
    messages.u8(21).bits([](GoldsrcBits &bits) {
        bits.bits(9, 10);
        EventFields.write(bits, {{{0, 4}}, {}});
        bits.flag(true).bits(150, 16);
    });
    QCOMPARE(game.read(messages.u8(30)), std::string());
    const auto &events = game.sink.events;
    QCOMPARE(events.size(), std::size_t{5});
    QCOMPARE(*events[0].entity, std::uint16_t{30});
    QCOMPARE(*events[1].entity, std::uint16_t{3});
    QCOMPARE(events[1].delay, 0.25);
    const auto description = game.state.descriptions->find("event_t");
    QCOMPARE(goldsrc::numberOf(*description, events[1].arguments, "origin[0]"), 5.5);
    QCOMPARE(goldsrc::numberOf(*description, events[1].arguments, "iparam1"), -3.0);
    QVERIFY(!events[2].entity);
    QCOMPARE(*events[3].entity, std::uint16_t{2});
    QCOMPARE(*events[4].entity, std::uint16_t{4});
    QCOMPARE(events[4].delay, 1.5);
}

void TestGoldsrcBitMessages::resourcesWithAndWithoutExtras()
{
    Game game;
    GoldsrcMessages messages;
    messages.u8(43).bits([](GoldsrcBits &bits) {
        bits.bits(3, 12);
        bits.bits(2, 4).text("maps/a.bsp").bits(1, 12).bits(5, 24).bits(0, 3).flag(false);
        bits.bits(0, 4).text("x.wav").bits(7, 12).bits(5, 24).bits(4, 3);
        for (int i = 0; i < 4; ++i)
            bits.bits(0xFFFFFFFFU, 32);
        bits.flag(true);
        for (int i = 0; i < 8; ++i)
            bits.bits(0xFFFFFFFFU, 32);
        bits.bits(5, 4).text("events/ak47.sc").bits(2, 12).bits(0, 24).bits(1, 3).flag(false);
        bits.flag(true).flag(true).flag(true).bits(9, 5).flag(true).flag(false).bits(800, 10);
        bits.flag(false);
    });
    QCOMPARE(game.read(messages.u8(30)), std::string());
    QCOMPARE(game.sink.texts.size(), std::size_t{2});
    QCOMPARE(game.state.modelName(1), std::string_view("maps/a.bsp"));
    QCOMPARE(game.state.modelName(2), std::string_view());
    QCOMPARE(game.state.resources->name(ResourceType::Sound, 7), std::string_view("x.wav"));
    QCOMPARE(game.state.resources->name(ResourceType::Event, 2),
             std::string_view("events/ak47.sc"));
}

void TestGoldsrcBitMessages::clientDataReferToPackets()
{
    Game game;
    const auto health = [&] {
        return goldsrc::numberOf(*game.state.descriptions->find("clientdata_t"),
                                 *game.state.clientData->record, "health");
    };
    const auto clip = [&](std::uint8_t weapon) {
        return goldsrc::numberOf(*game.state.descriptions->find("weapon_data_t"),
                                 *game.state.clientData->weapons.at(weapon), "m_iClip");
    };
    auto first = signOn();
    first.u8(15).bits([](GoldsrcBits &bits) {
        bits.flag(false);
        ClientFields.write(bits, {{{0, 100}}, {{1, "\\hl\\1"}}});
        for (const unsigned weapon : {2U, 40U}) {
            bits.flag(true).bits(weapon, 6);
            WeaponFields.write(bits, {{{0, 2}, {1, 17}}, {}});
        }
        bits.flag(false);
    });
    QCOMPARE(game.read(first, 300), std::string());
    QCOMPARE(health(), 100.0);
    const auto change = [](unsigned reference, std::int64_t value) {
        return GoldsrcMessages().u8(15).bits([&](GoldsrcBits &bits) {
            bits.flag(true).bits(reference, 8);
            ClientFields.write(bits, {{{0, value}}, {}});
            bits.flag(true).bits(2, 6);
            WeaponFields.write(bits, {{{1, value}}, {}});
            bits.flag(false);
        });
    };
    QCOMPARE(game.read(change(300 - 256, 90), 301), std::string());
    QCOMPARE(health(), 90.0);
    QCOMPARE(clip(2), 90.0);
    // Not the packet before, but the one that is named.
    QCOMPARE(game.read(change(300 - 256, 80), 302), std::string());
    QCOMPARE(clip(40), 17.0);
    QVERIFY(game.state.isClientDataExact);
    QVERIFY(!game.read(change(99, 70), 303).empty());
    QCOMPARE(health(), 80.0);
    QVERIFY(!game.state.isClientDataExact);
    // Told once; what refers to such a packet is as doubtful as it was.
    QCOMPARE(game.read(change(303 - 256, 60), 304), std::string());
    QVERIFY(!game.state.isClientDataExact);
    QCOMPARE(game.read(change(302 - 256, 50), 305), std::string());
    QCOMPARE(health(), 50.0);
    QVERIFY(game.state.isClientDataExact);
}

void TestGoldsrcBitMessages::hltvClientDataAreEmpty()
{
    Game game;
    QCOMPARE(game.read(GoldsrcMessages().u8(50).u8(0).serverInfo(4, 3).u8(15).u8(7).f32(2)),
             std::string());
    QCOMPARE(game.sink.texts.back(), std::string("svc_time time=2"));
    QVERIFY(!game.state.clientData);
    QVERIFY(!game.state.recorderSlot());
    QVERIFY(!game.read(GoldsrcMessages().u8(50).u8(2).zeros(8)).empty());
}

void TestGoldsrcBitMessages::steamBetaIsFoundOut_data()
{
    QTest::addColumn<bool>("isBeta");
    QTest::newRow("1.1.1.0") << false;
    QTest::newRow("early Steam") << true;
}

void TestGoldsrcBitMessages::steamBetaIsFoundOut()
{
    QFETCH(bool, isBeta);
    Game game(46);
    QCOMPARE(game.read(signOn(46)), std::string());
    // Readable in one way only: the wrong width ends inside, or misses its bytes.
    GoldsrcMessages messages(46);
    messages.u8(15).bits([&](GoldsrcBits &bits) {
        bits.flag(false);
        ClientFields.write(bits, {});
        for (int i = 0; i < 3; ++i) {
            bits.flag(true).bits(21, isBeta ? 6 : 5);
            WeaponFields.write(bits, {{{0, 21}, {1, 1023}}, {}});
        }
        bits.flag(false);
    });
    messages.u8(52).text("c");
    if (isBeta)
        messages.u8(4);
    QCOMPARE(game.read(messages.u8(30), 2), std::string());
    QCOMPARE(game.state.isSteamBeta, std::optional(isBeta));
    QCOMPARE(game.state.clientData->weapons.size(), std::size_t{1});
    QCOMPARE(game.sink.texts.back(), std::string("svc_intermission"));
}

void TestGoldsrcBitMessages::baselinesAndFullUpdate_data()
{
    QTest::addColumn<unsigned>("instanced");
    QTest::addColumn<int>("protocol");
    QTest::newRow("no instanced baselines") << 0U << 48;
    QTest::newRow("two instanced baselines") << 2U << 48;
    QTest::newRow("big-endian bits") << 0U << 43;
}

void TestGoldsrcBitMessages::baselinesAndFullUpdate()
{
    QFETCH(unsigned, instanced);
    QFETCH(int, protocol);
    Game game(protocol);
    auto messages = signOn(protocol);
    messages.u8(22).bits([&](GoldsrcBits &bits) { writeBaselines(bits, instanced); });
    messages.u8(40).u16(instanced > 0 ? 6 : 5).bits([&](GoldsrcBits &bits) {
        const auto start = [&](bool isCustom, int earlier) {
            bits.flag(isCustom);
            if (instanced > 0)
                bits.flag(false);
            bits.flag(earlier > 0);
            if (earlier > 0)
                bits.bits(static_cast<std::uint32_t>(earlier), 6);
        };
        bits.flag(true); // 1, from zero: there is no baseline.
        start(false, 0);
        PlayerFields.write(bits, {{{0, 320}}, {}});
        bits.flag(true); // 2, from its baseline.
        start(false, 0);
        PlayerFields.write(bits, {{{0, 64}}, {}});
        bits.flag(false).flag(false).bits(2, 6); // 4, from the one two before: 1.
        start(false, 2);
        PlayerFields.write(bits, {{{1, 9}}, {}});
        bits.flag(false).flag(true).bits(30, 11); // 30 is no player: four clients.
        start(false, 0);
        NormalFields.write(bits, {{{1, 6}}, {}});
        bits.flag(true); // 31, a beam.
        start(true, 0);
        CustomFields.write(bits, {{{1, -80}}, {}});
        if (instanced > 0) {
            bits.flag(false).flag(true).bits(600, 11).flag(false).flag(true).bits(1, 6);
            NormalFields.write(bits, {{{2, 3}}, {}});
        }
        bits.bits(0, 16);
    });
    QCOMPARE(game.read(messages.u8(30)), std::string());
    QCOMPARE(game.sink.texts.back(), std::string("svc_intermission"));
    QVERIFY(game.state.areEntitiesExact);
    QCOMPARE(game.number(1, "origin[0]"), 10.0);
    QCOMPARE(game.number(1, "modelindex"), 0.0);
    QCOMPARE(game.number(2, "origin[0]"), 2.0);
    QCOMPARE(game.number(2, "modelindex"), 7.0);
    QCOMPARE(game.number(4, "origin[0]"), 10.0);
    QCOMPARE(game.number(4, "modelindex"), 9.0);
    QCOMPARE(game.number(30, "origin[0]"), 1.0);
    QCOMPARE(game.number(30, "skin"), 5.0);
    QCOMPARE(game.number(30, "modelindex"), 6.0);
    QCOMPARE(game.number(31, "rendermode"), 3.0);
    QCOMPARE(game.number(31, "origin[0]"), -10.0);
    QCOMPARE(entityIn(*game.state.entities, 31)->kind, EntityKind::Custom);
    if (instanced > 0) {
        QCOMPARE(game.number(600, "modelindex"), 101.0);
        QCOMPARE(game.number(600, "skin"), 3.0);
    }
}

void TestGoldsrcBitMessages::deltaUpdate_data()
{
    QTest::addColumn<unsigned>("instanced");
    QTest::addColumn<int>("protocol");
    QTest::newRow("no instanced baselines") << 0U << 48;
    QTest::newRow("two instanced baselines") << 2U << 48;
    QTest::newRow("one bit more") << 0U << 43;
}

void TestGoldsrcBitMessages::deltaUpdate()
{
    QFETCH(unsigned, instanced);
    QFETCH(int, protocol);
    Game game(protocol);
    auto messages = signOn(protocol);
    messages.u8(22).bits([&](GoldsrcBits &bits) { writeBaselines(bits, instanced); });
    messages.u8(40).u16(3).bits([&](GoldsrcBits &bits) {
        for (const std::int64_t x : {32, 64, 96}) { // 1, 2 and 3.
            bits.flag(true).flag(false);
            if (instanced > 0)
                bits.flag(false);
            bits.flag(false);
            PlayerFields.write(bits, {{{0, x}, {1, 5}}, {}});
        }
        bits.bits(0, 16);
    });
    QCOMPARE(game.read(messages, 510), std::string());
    const auto first = game.state.entities;

    GoldsrcMessages delta(protocol);
    delta.u8(41).u16(instanced > 0 ? 4 : 3).u8(510 & 255).bits([&](GoldsrcBits &bits) {
        const auto start = [&](int instancedIndex) {
            bits.flag(false);
            if (instanced > 0) {
                bits.flag(instancedIndex >= 0);
                if (instancedIndex >= 0)
                    bits.bits(static_cast<std::uint32_t>(instancedIndex), 6);
            }
            if (protocol <= 43)
                bits.flag(false);
        };
        bits.flag(true).flag(false).bits(1, 6);  // 1 is gone.
        bits.flag(false).flag(false).bits(1, 6); // 2 moved.
        start(-1);
        PlayerFields.write(bits, {{{0, 320}}, {}});
        bits.flag(false).flag(true).bits(30, 11); // 30 is new.
        start(-1);
        NormalFields.write(bits, {{{0, 16}}, {}});
        if (instanced > 0) {
            bits.flag(false).flag(true).bits(601, 11);
            start(0);
            NormalFields.write(bits, {});
        }
        bits.bits(0, 16);
    });
    QCOMPARE(game.read(delta.u8(30), 512), std::string());
    QCOMPARE(game.sink.texts.back(), std::string("svc_intermission"));
    QCOMPARE(game.number(1, "origin[0]"), -1.0);
    QCOMPARE(game.number(2, "origin[0]"), 10.0);
    QCOMPARE(game.number(2, "modelindex"), 5.0);
    QCOMPARE(game.number(3, "origin[0]"), 3.0);
    QCOMPARE(game.number(30, "origin[0]"), 2.0);
    QCOMPARE(game.number(30, "skin"), 5.0);
    if (instanced > 0)
        QCOMPARE(game.number(601, "modelindex"), 100.0);
    // What did not change is the same object.
    QCOMPARE(entityIn(*game.state.entities, 3), entityIn(*first, 3));
    QVERIFY(entityIn(*game.state.entities, 2) != entityIn(*first, 2));
}

void TestGoldsrcBitMessages::missingReferenceLosesOnePacketOnly()
{
    const auto full = [](GoldsrcMessages messages, unsigned announced) {
        return messages.u8(40).u16(announced).bits([](GoldsrcBits &bits) {
            bits.flag(true).flag(false).flag(false);
            PlayerFields.write(bits, {{{0, 32}}, {}});
            bits.bits(0, 16);
        });
    };
    const auto delta = [](unsigned reference, std::int64_t x) {
        return GoldsrcMessages()
            .u8(41)
            .u16(1)
            .u8(reference)
            .bits([&](GoldsrcBits &bits) {
                bits.flag(false).flag(false).bits(1, 6).flag(false);
                PlayerFields.write(bits, {{{0, x}}, {}});
                bits.bits(0, 16);
            })
            .u8(30);
    };
    Game game;
    QCOMPARE(game.read(full(signOn(), 1), 10), std::string());
    QVERIFY(!game.read(delta(9, 64), 11).empty());
    // The rest of the frame was read, and the packet is no reference.
    QCOMPARE(game.sink.texts.back(), std::string("svc_intermission"));
    QVERIFY(!game.state.areEntitiesExact);
    QCOMPARE(game.number(1, "origin[0]"), 1.0);
    QCOMPARE(game.read(delta(11, 96), 12), std::string());
    QVERIFY(!game.state.areEntitiesExact);
    QCOMPARE(game.read(delta(10, 128), 13), std::string());
    QVERIFY(game.state.areEntitiesExact);
    QCOMPARE(game.number(1, "origin[0]"), 4.0);

    // Another number than announced is told, and shown all the same.
    QVERIFY(!game.read(full(GoldsrcMessages(), 2), 14).empty());
    QVERIFY(!game.state.areEntitiesExact);
    QCOMPARE(game.state.entities->size(), std::size_t{1});
}

TICKSCOPE_TEST(TestGoldsrcBitMessages, QCoreApplication)
#include "test_goldsrc_bit_messages.moc"
