// SPDX-License-Identifier: MIT
#include <QTest>

#include <array>
#include <set>
#include <vector>

#include "core/formats/teeworlds_common/items/item_tables.h"
#include "tests/support/test_program.h"

using namespace tickscope;
using namespace tickscope::teeworlds;

namespace {

Shared<ItemType> typeNamed(Protocol protocol, const char *name)
{
    const auto schema = baseSchema(protocol);
    if (const auto number = schema->numberOf(name))
        return schema->type(*number);
    for (const ExtendedType &extended : extendedTypes()) {
        if (extended.type->name == name)
            return extended.type;
    }
    return nullptr;
}

QString plain(const Value &value)
{
    return std::holds_alternative<std::monostate>(value) ? QStringLiteral("nothing")
                                                         : QString::fromStdString(plainText(value));
}

/// Words of the fields of \a type, end to end.
std::uint32_t wordsOf(const ItemType &type)
{
    return type.fields.empty() ? 0 : type.fields.back().firstWord + type.fields.back().wordCount;
}

} // namespace

class TestItemTables : public QObject
{
    Q_OBJECT

private slots:
    void sizesAreThoseOfTheSheet_data();
    void sizesAreThoseOfTheSheet();
    void fieldsFillTheStaticSize();
    void fieldReadsItsWord_data();
    void fieldReadsItsWord();
    void packedNameIsOneTextField();
    void descriptorNamesItsType();
    void shortDdnetItemsTakeDefaults_data();
    void shortDdnetItemsTakeDefaults();
    void wordsOfNumbersAreThoseOfTheSheet_data();
    void wordsOfNumbersAreThoseOfTheSheet();
    void rolesAreFound_data();
    void rolesAreFound();
    void typesOfClientsAndEventsAreMarked_data();
    void typesOfClientsAndEventsAreMarked();
    void extendedTypesAreAllDifferent();
    void unknownUuidHasNoType();
};

void TestItemTables::sizesAreThoseOfTheSheet_data()
{
    QTest::addColumn<int>("protocol");
    QTest::addColumn<int>("type");
    QTest::addColumn<int>("size"); // 0: written in the delta

    const auto add = [](int protocol, std::initializer_list<int> sizes) {
        int type = 0;
        for (const int size : sizes) {
            QTest::addRow("0.%d type %d", protocol, type) << protocol << type << size;
            ++type;
        }
        QTest::addRow("0.%d below", protocol) << protocol << -1 << 0;
        QTest::addRow("0.%d extended", protocol) << protocol << 0x7FFF << 0;
        QTest::addRow("0.%d type 64", protocol) << protocol << 64 << 0;
    };
    add(6, {0, 10, 6, 5, 4, 3, 8, 4, 15, 22, 5, 17, 3, 2, 2, 2, 2, 3, 3, 3, 3, 0});
    add(7, {0, 10, 6, 5, 3, 3, 3, 2, 4, 15, 22, 3, 4, 58, 5, 32, 2, 2, 2, 2, 3, 3, 7, 0, 0});
}

void TestItemTables::sizesAreThoseOfTheSheet()
{
    QFETCH(int, protocol);
    QFETCH(int, type);
    QFETCH(int, size);

    const auto found = staticSize(protocol == 6 ? Protocol::V06 : Protocol::V07, type);

    QCOMPARE(found.value_or(0), size);
}

void TestItemTables::fieldsFillTheStaticSize()
{
    for (const Protocol protocol : {Protocol::V06, Protocol::V07}) {
        for (const auto &[number, type] : baseSchema(protocol)->types()) {
            const auto size = staticSize(protocol, static_cast<int>(number));
            if (size)
                QCOMPARE(static_cast<int>(wordsOf(*type)), *size);
        }
    }
}

void TestItemTables::fieldReadsItsWord_data()
{
    QTest::addColumn<int>("protocol");
    QTest::addColumn<QString>("type");
    QTest::addColumn<QString>("field");
    QTest::addColumn<int>("word");

    QTest::newRow("0.6 flags") << 6 << "Character"
                               << "PlayerFlags" << 15;
    QTest::newRow("0.6 health") << 6 << "Character"
                                << "Health" << 16;
    QTest::newRow("0.6 attack") << 6 << "Character"
                                << "AttackTick" << 21;
    QTest::newRow("0.7 health") << 7 << "Character"
                                << "Health" << 15;
    QTest::newRow("0.7 events") << 7 << "Character"
                                << "TriggeredEvents" << 21;
    QTest::newRow("0.6 latency") << 6 << "PlayerInfo"
                                 << "Latency" << 4;
    QTest::newRow("0.7 latency") << 7 << "PlayerInfo"
                                 << "Latency" << 2;
    QTest::newRow("country") << 6 << "ClientInfo"
                             << "Country" << 7;
    QTest::newRow("feet") << 6 << "ClientInfo"
                          << "ColorFeet" << 16;
    QTest::newRow("0.7 country") << 7 << "De_ClientInfo"
                                 << "Country" << 9;
    QTest::newRow("custom") << 7 << "De_ClientInfo"
                            << "UseCustomColor.body" << 46;
    QTest::newRow("eyes") << 7 << "De_ClientInfo"
                          << "SkinPartColor.eyes" << 57;
    QTest::newRow("no laser damage") << 7 << "De_TuneParams"
                                     << "player_collision" << 30;
    QTest::newRow("last tuning") << 7 << "De_TuneParams"
                                 << "player_hooking" << 31;
    QTest::newRow("self") << 7 << "Damage"
                          << "Self" << 6;
    QTest::newRow("switch") << 6 << "SwitchState"
                            << "SwitchNumbers[0]" << 9;
    QTest::newRow("end tick") << 6 << "SwitchState"
                              << "EndTicks[3]" << 16;
    QTest::newRow("input") << 6 << "PlayerInput"
                           << "WantedWeapon" << 7;
}

void TestItemTables::fieldReadsItsWord()
{
    QFETCH(int, protocol);
    QFETCH(QString, type);
    QFETCH(QString, field);
    QFETCH(int, word);

    std::vector<std::int32_t> words(64);
    for (std::size_t index = 0; index < words.size(); ++index)
        words[index] = static_cast<std::int32_t>(index) + 1000;
    const auto found = typeNamed(protocol == 6 ? Protocol::V06 : Protocol::V07,
                                 type.toUtf8().constData());

    QVERIFY(found);
    const Field *known = found->fieldNamed(field.toStdString());
    QVERIFY(known);
    QCOMPARE(plain(known->read(words)), QString::number(word + 1000));
}

void TestItemTables::packedNameIsOneTextField()
{
    // Source: the sheet's test vectors.
    const std::array<std::int32_t, 7> words = {-287183387,  -320474125,  -1594563099, -2139062272,
                                               -2139062144, -2139062144, -2139062272};
    const auto type = typeNamed(Protocol::V06, "ClientInfo");

    QCOMPARE(plain(type->fieldWithRole(Role::Name)->read(words)), QStringLiteral("nameless tee"));
    QCOMPARE(plain(type->fieldWithRole(Role::Clan)->read(words)), QString());
}

void TestItemTables::descriptorNamesItsType()
{
    const std::array<std::int32_t, 4> words = {1993229659, -102024632, -1378361269, -1810037668};
    const auto descriptor = baseSchema(Protocol::V06)->type(UuidItemType);
    const Value value = descriptor->fieldNamed("Uuid")->read(words);

    const auto text = std::get<std::string>(value);
    QCOMPARE(text.size(), std::size_t{36});
    const Uuid uuid = Uuid::fromText(text);

    QVERIFY(extendedType(uuid));
    QCOMPARE(extendedType(uuid)->name, std::string("DDNetCharacter"));
}

void TestItemTables::shortDdnetItemsTakeDefaults_data()
{
    QTest::addColumn<QString>("type");
    QTest::addColumn<QString>("field");
    QTest::addColumn<int>("present");
    QTest::addColumn<QString>("expected");

    QTest::newRow("jumps") << "DDNetCharacter"
                           << "Jumps" << 0 << "2";
    QTest::newRow("jumped total") << "DDNetCharacter"
                                  << "JumpedTotal" << 5 << "-1";
    QTest::newRow("target") << "DDNetCharacter"
                            << "TargetX" << 5 << "0";
    QTest::newRow("tune zone") << "DDNetCharacter"
                               << "TuneZoneOverride" << 10 << "-1";
    QTest::newRow("tune zone is there") << "DDNetCharacter"
                                        << "TuneZoneOverride" << 11 << "7";
    QTest::newRow("finish time") << "DDNetPlayer"
                                 << "FinishTimeSeconds" << 2 << "-2";
    QTest::newRow("without default") << "DDNetPlayer"
                                     << "AuthLevel" << 1 << "nothing";
    QTest::newRow("team size") << "GameInfoEx"
                               << "MaxTeamSize" << 3 << "0";
    QTest::newRow("laser subtype") << "DDNetLaser"
                                   << "Subtype" << 7 << "-1";
    QTest::newRow("laser flags") << "DDNetLaser"
                                 << "Flags" << 7 << "0";
    QTest::newRow("pickup") << "DDNetPickup"
                            << "SwitchNumber" << 4 << "nothing";
    QTest::newRow("spectators") << "DDNetSpectatorInfo"
                                << "SpectatorCount" << 4 << "0";
    QTest::newRow("switches") << "SwitchState"
                              << "EndTicks[0]" << 9 << "0";
}

void TestItemTables::shortDdnetItemsTakeDefaults()
{
    QFETCH(QString, type);
    QFETCH(QString, field);
    QFETCH(int, present);
    QFETCH(QString, expected);

    const std::vector<std::int32_t> words(static_cast<std::size_t>(present), 7);
    const auto found = typeNamed(Protocol::V06, type.toUtf8().constData());

    QVERIFY(found);
    QCOMPARE(plain(found->fieldNamed(field.toStdString())->read(words)), expected);
}

void TestItemTables::wordsOfNumbersAreThoseOfTheSheet_data()
{
    QTest::addColumn<int>("protocol");
    QTest::addColumn<QString>("type");
    QTest::addColumn<QString>("field");
    QTest::addColumn<qint64>("value");
    QTest::addColumn<QString>("expected");

    QTest::newRow("weapon") << 6 << "Character"
                            << "Weapon" << qint64{3} << "grenade";
    QTest::newRow("no weapon") << 6 << "Character"
                               << "Weapon" << qint64{-1} << "none";
    QTest::newRow("odd weapon") << 6 << "Character"
                                << "Weapon" << qint64{9} << "";
    QTest::newRow("emote") << 7 << "Character"
                           << "Emote" << qint64{2} << "happy";
    QTest::newRow("hook") << 6 << "Character"
                          << "HookState" << qint64{5} << "grabbed";
    QTest::newRow("jumped") << 6 << "Character"
                            << "Jumped" << qint64{3} << "jump held | no air jump left";
    QTest::newRow("flags 0.6") << 6 << "Character"
                               << "PlayerFlags" << qint64{5} << "playing | chatting";
    QTest::newRow("flags 0.7") << 7 << "PlayerInfo"
                               << "PlayerFlags" << qint64{17} << "admin | dead";
    QTest::newRow("pickup 0.6") << 6 << "Pickup"
                                << "Type" << qint64{2} << "weapon";
    QTest::newRow("pickup 0.7") << 7 << "Pickup"
                                << "Type" << qint64{2} << "grenade";
    QTest::newRow("sound") << 6 << "SoundWorld"
                           << "SoundId" << qint64{21} << "hook ground";
    QTest::newRow("last sound") << 7 << "SoundWorld"
                                << "SoundId" << qint64{40} << "menu";
    QTest::newRow("map sound") << 6 << "MapSoundWorld"
                               << "SoundId" << qint64{1} << "";
    QTest::newRow("ddnet flags") << 6 << "DDNetCharacter"
                                 << "Flags" << qint64{(1 << 20) | 1} << "solo | movements disabled";
    QTest::newRow("race without a finish") << 6 << "PlayerInfo"
                                           << "Score" << qint64{-9999} << "no time";
    QTest::newRow("score") << 6 << "PlayerInfo"
                           << "Score" << qint64{-12} << "";
    QTest::newRow("last ddnet flag") << 6 << "DDNetCharacter"
                                     << "Flags" << qint64{1 << 25} << "invincible";
    QTest::newRow("unknown flag") << 6 << "DDNetPlayer"
                                  << "Flags" << qint64{1 | 64} << "afk | 64";
    QTest::newRow("bit 31") << 6 << "GameInfoEx"
                            << "Flags" << qint64{-2147483647 - 1} << "entities bw";
    QTest::newRow("bit 14") << 6 << "GameInfoEx"
                            << "Flags" << qint64{1 << 14} << "allow eye wheel";
    QTest::newRow("flags 2") << 6 << "GameInfoEx"
                             << "Flags2" << qint64{1 << 11} << "supports 128 teams";
    QTest::newRow("carrier") << 7 << "GameDataFlag"
                             << "FlagCarrierRed" << qint64{-2} << "at stand";
    QTest::newRow("paused") << 7 << "GameData"
                            << "GameStateFlags" << qint64{16} << "paused";
    QTest::newRow("laser") << 6 << "DDNetLaser"
                           << "Type" << qint64{6} << "plasma";
}

void TestItemTables::wordsOfNumbersAreThoseOfTheSheet()
{
    QFETCH(int, protocol);
    QFETCH(QString, type);
    QFETCH(QString, field);
    QFETCH(qint64, value);
    QFETCH(QString, expected);

    const auto found = typeNamed(protocol == 6 ? Protocol::V06 : Protocol::V07,
                                 type.toUtf8().constData());

    QVERIFY(found);
    const Field *known = found->fieldNamed(field.toStdString());
    QVERIFY(known);
    QCOMPARE(QString::fromStdString(known->textOf(Value(std::int64_t{value}))), expected);
}

void TestItemTables::rolesAreFound_data()
{
    QTest::addColumn<int>("protocol");
    QTest::addColumn<QString>("type");
    QTest::addColumn<int>("role");
    QTest::addColumn<QString>("field");
    QTest::addColumn<double>("scale");

    const auto add = [](int protocol, const char *type, Role role, const char *field,
                        double scale = 1.0) {
        QTest::addRow("0.%d %s %s", protocol, type, field)
            << protocol << type << static_cast<int>(role) << field << scale;
    };
    for (const int protocol : {6, 7}) {
        add(protocol, "Character", Role::PositionX, "X");
        add(protocol, "Character", Role::PositionY, "Y");
        add(protocol, "Character", Role::VelocityX, "VelX", 50.0 / 256.0);
        add(protocol, "Character", Role::VelocityY, "VelY", 50.0 / 256.0);
        add(protocol, "Character", Role::AimAngle, "Angle", 1.0 / 256.0);
        add(protocol, "Character", Role::Health, "Health");
        add(protocol, "Character", Role::Armor, "Armor");
        add(protocol, "Character", Role::Ammo, "AmmoCount");
        add(protocol, "Character", Role::Weapon, "Weapon");
        add(protocol, "Character", Role::Input, "Direction");
        add(protocol, "PlayerInfo", Role::Score, "Score");
        add(protocol, "PlayerInfo", Role::Latency, "Latency");
    }
    add(6, "PlayerInfo", Role::Team, "Team");
    add(7, "De_ClientInfo", Role::Team, "Team");
    add(7, "De_ClientInfo", Role::Name, "Name");
    add(6, "DDNetCharacter", Role::AimX, "TargetX");
    add(6, "DDNetCharacter", Role::AimY, "TargetY");
    add(6, "DDNetProjectile", Role::PositionX, "X", 0.01);
    add(6, "SpecChar", Role::PositionX, "");
    add(6, "SpectatorInfo", Role::PositionX, "");
}

void TestItemTables::rolesAreFound()
{
    QFETCH(int, protocol);
    QFETCH(QString, type);
    QFETCH(int, role);
    QFETCH(QString, field);
    QFETCH(double, scale);

    const auto found = typeNamed(protocol == 6 ? Protocol::V06 : Protocol::V07,
                                 type.toUtf8().constData());
    const Field *known = found->fieldWithRole(static_cast<Role>(role));

    QCOMPARE(known ? QString::fromStdString(known->name) : QString(), field);
    if (known)
        QCOMPARE(known->scale, scale);
}

void TestItemTables::typesOfClientsAndEventsAreMarked_data()
{
    QTest::addColumn<int>("protocol");
    QTest::addColumn<QString>("type");
    QTest::addColumn<bool>("client");
    QTest::addColumn<bool>("event");

    QTest::newRow("character") << 6 << "Character" << true << false;
    QTest::newRow("client info") << 6 << "ClientInfo" << true << false;
    QTest::newRow("demo client info") << 7 << "De_ClientInfo" << true << false;
    QTest::newRow("race") << 7 << "PlayerInfoRace" << true << false;
    QTest::newRow("ddnet player") << 7 << "DDNetPlayer" << true << false;
    QTest::newRow("set aside") << 6 << "SpecChar" << true << false;
    QTest::newRow("switches") << 6 << "SwitchState" << false << false;
    QTest::newRow("flag") << 6 << "Flag" << false << false;
    QTest::newRow("death") << 6 << "Death" << false << true;
    QTest::newRow("damage") << 7 << "Damage" << false << true;
    QTest::newRow("global sound") << 6 << "SoundGlobal" << false << true;
    QTest::newRow("confetti") << 6 << "Finish" << false << true;
}

void TestItemTables::typesOfClientsAndEventsAreMarked()
{
    QFETCH(int, protocol);
    QFETCH(QString, type);
    QFETCH(bool, client);
    QFETCH(bool, event);

    const auto found = typeNamed(protocol == 6 ? Protocol::V06 : Protocol::V07,
                                 type.toUtf8().constData());

    QVERIFY(found);
    QCOMPARE(found->idIsClient, client);
    QCOMPARE(found->isEvent, event);
}

void TestItemTables::extendedTypesAreAllDifferent()
{
    std::set<Uuid> uuids;
    std::set<std::string> names;
    for (const ExtendedType &extended : extendedTypes()) {
        uuids.insert(extended.uuid);
        names.insert(extended.type->name);
    }

    QCOMPARE(extendedTypes().size(), std::size_t{18}); // 15 objects and 3 events of the sheet
    QCOMPARE(uuids.size(), extendedTypes().size());
    QCOMPARE(names.size(), extendedTypes().size());
}

void TestItemTables::unknownUuidHasNoType()
{
    QVERIFY(!extendedType(Uuid{}));
}

TICKSCOPE_TEST(TestItemTables, QCoreApplication)
#include "test_item_tables.moc"
