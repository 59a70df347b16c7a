// SPDX-License-Identifier: GPL-3.0-or-later
//
// Frames with wrong bytes: whatever is in them, the reader ends, stays inside the frame and
// keeps a state that can be looked at.

#include <algorithm>
#include <array>
#include <fstream>
#include <iterator>
#include <random>

#include <QDir>
#include <QTest>

#include "core/formats/goldsrc/messages/message_events.h"
#include "tests/support/event_making.h"
#include "tests/support/goldsrc/goldsrc_frames.h"
#include "tests/support/goldsrc/goldsrc_message_game.h"
#include "tests/support/skips.h"
#include "tests/support/test_program.h"
#include "tests/support/test_recordings.h"

using namespace tickscope;
using namespace tickscope::goldsrc;
using test::GoldsrcBits;
using test::GoldsrcMessages;

namespace {

/// Makes events of all messages, so that their readers see the damage too.
class DamageSink : public MessageSink
{
public:
    void messageRead(const ServerMessage &message, const ServerState &before) override
    {
        for (const Event &event : messageEvents(message, before, EventDetail::WithFields))
            textBytes += test::sentence(event).size();
        ++messages;
    }

    std::size_t messages = 0;
    std::size_t textBytes = 0;
};

struct DamagedFrame {
    std::vector<std::byte> bytes;
    std::int32_t sequence = 0;
};

std::vector<DamagedFrame> madeFrames()
{
    auto first = test::signOn();
    first.userInfo(0, 1, "\\name\\a").newUserMessage(64, -1, "SayText").u8(12).u8(1).text("mmnn");
    first.u8(22).bits([](GoldsrcBits &bits) {
        bits.bits(2, 11).bits(1, 2);
        test::PlayerFields.write(bits, {{{1, 7}}, {}});
        bits.bits(0xFFFF, 16).bits(2, 6);
        test::NormalFields.write(bits, {});
        test::NormalFields.write(bits, {});
    });
    GoldsrcMessages full;
    full.time(1).u8(15).bits([](GoldsrcBits &bits) {
        bits.flag(false);
        test::ClientFields.write(bits, {{{0, 100}}, {{1, "info"}}});
        bits.flag(true).bits(2, 6);
        test::WeaponFields.write(bits, {{{0, 2}}, {}});
        bits.flag(false);
    });
    full.u8(40).u16(2).bits([](GoldsrcBits &bits) {
        for (int i = 0; i < 2; ++i) {
            bits.flag(true).flag(false).flag(false).flag(false);
            test::PlayerFields.write(bits, {{{0, 32}}, {}});
        }
        bits.bits(0, 16);
    });
    full.u8(3).bits([](GoldsrcBits &bits) {
        bits.bits(1, 5).bits(1, 10).flag(true).bits(1, 11).flag(true);
        test::EventFields.write(bits, {{{0, 1}}, {}});
        bits.flag(false);
    });
    full.u8(23).u8(29).zeros(20).text("x").userMessage(64, "\1hello");
    GoldsrcMessages delta;
    delta.u8(41).u16(1).u8(2).bits(
        [](GoldsrcBits &bits) { bits.flag(true).flag(false).bits(1, 6).bits(0, 16); });
    return {{first.bytes(), 1}, {full.bytes(), 2}, {delta.bytes(), 3}};
}

std::vector<DamagedFrame> realFrames(const QString &path)
{
    std::ifstream file(path.toStdString(), std::ios::binary);
    const std::string text((std::istreambuf_iterator<char>(file)), {});
    const auto recording = test::goldsrcFrames(
        {reinterpret_cast<const std::byte *>(text.data()), text.size()});
    std::vector<DamagedFrame> frames;
    constexpr std::size_t Enough = 80; ///< Loading, and some of the game.
    for (const test::GoldsrcFrame &frame : recording.frames) {
        if (frames.size() < Enough)
            frames.push_back({{frame.messages.begin(), frame.messages.end()}, frame.sequence});
    }
    return frames;
}

void readAll(const std::vector<DamagedFrame> &frames, int protocol)
{
    ServerState state(protocol, "valve");
    for (const DamagedFrame &frame : frames) {
        DamageSink sink;
        constexpr std::uint64_t Start = 1000;
        const auto damage = readServerMessages(frame.bytes, {frame.sequence, Start}, state, &sink);
        for (const Error &error : damage) {
            QVERIFY(error.byte && *error.byte >= Start
                    && *error.byte <= Start + frame.bytes.size());
            QVERIFY(!faultText(error.fault).empty());
        }
        QVERIFY(sink.messages <= frame.bytes.size());
        QVERIFY(state.entities->size() <= 2048);
        QVERIFY(std::ranges::is_sorted(*state.entities, {}, &ListedEntity::number));
    }
}

void readDamaged(std::vector<DamagedFrame> frames, std::mt19937 &random, int flips)
{
    const auto below = [&](std::size_t limit) {
        return std::uniform_int_distribution<std::size_t>(0, limit - 1)(random);
    };
    for (int i = 0; i < flips; ++i) {
        DamagedFrame &frame = frames[below(frames.size())];
        if (!frame.bytes.empty())
            frame.bytes[below(frame.bytes.size())] = static_cast<std::byte>(below(256));
    }
    constexpr std::array Protocols{43, 46, 48};
    readAll(frames, Protocols[below(Protocols.size() + 2) % Protocols.size()]);
}

} // namespace

class TestGoldsrcMessageDamage : public QObject
{
    Q_OBJECT

private slots:
    void everyByteWrong();
    void cutEverywhere();
    void randomBytesOfRealFrames();
    void noiseIsRead();
    void theRestOfTheFrameIsLost();
    void tooManyEntitiesAreRefused();
};

void TestGoldsrcMessageDamage::everyByteWrong()
{
    const auto frames = madeFrames();
    for (std::size_t frame = 0; frame < frames.size(); ++frame) {
        for (std::size_t i = 0; i < frames[frame].bytes.size(); ++i) {
            for (const unsigned change : {0x01U, 0x80U, 0xFFU}) {
                auto damaged = frames;
                damaged[frame].bytes[i] ^= static_cast<std::byte>(change);
                readAll(damaged, 48);
            }
        }
    }
}

void TestGoldsrcMessageDamage::cutEverywhere()
{
    const auto frames = madeFrames();
    for (std::size_t frame = 0; frame < frames.size(); ++frame) {
        for (std::size_t size = 0; size < frames[frame].bytes.size(); ++size) {
            auto damaged = frames;
            damaged[frame].bytes.resize(size);
            readAll(damaged, 48);
        }
    }
}

void TestGoldsrcMessageDamage::randomBytesOfRealFrames()
{
    const auto path = test::realRecording(QStringLiteral("goldsrc/274_dcj_Desu.dem"));
    if (!path)
        SKIP_MISSING();
    const auto frames = realFrames(*path);
    std::mt19937 random(20261121);
    for (int round = 0; round < 60; ++round)
        readDamaged(frames, random, 1 + round % 40);
}

void TestGoldsrcMessageDamage::noiseIsRead()
{
    std::mt19937 random(5);
    const auto start = madeFrames();
    for (int round = 0; round < 400; ++round) {
        auto frames = start;
        DamagedFrame noise{std::vector<std::byte>(600), 3};
        for (std::byte &byte : noise.bytes)
            byte = static_cast<std::byte>(random() & 0xFFU);
        // Bits of entities, so that noise reaches what is behind the id.
        constexpr std::array<unsigned, 8> Ids{3, 14, 15, 22, 40, 41, 43, 21};
        noise.bytes[0] = static_cast<std::byte>(Ids[static_cast<std::size_t>(round) % Ids.size()]);
        frames.push_back(std::move(noise));
        readAll(frames, round % 2 == 0 ? 48 : 43);
    }
}

void TestGoldsrcMessageDamage::theRestOfTheFrameIsLost()
{
    test::Game game;
    const std::string damage = game.read(GoldsrcMessages().time(3).u8(0).u8(30), 1);
    QCOMPARE(damage, std::string("svc_bad: message of an id that no server sends;"
                                 " the rest of the frame is lost\n"));
    QCOMPARE(game.sink.texts.size(), std::size_t{1});
    QCOMPARE(game.state.serverTime, 3.0);
    QVERIFY(!game.state.areEntitiesExact);
    QCOMPARE(game.read(GoldsrcMessages().u8(30), 2), std::string());
    QVERIFY(game.state.isIntermission);
    // Readable, but of no slot: told, and reading goes on.
    QCOMPARE(game.read(GoldsrcMessages().userInfo(32, 1, "\\name\\x").u8(30), 3),
             std::string("svc_updateuserinfo: user info of a slot that does not exist\n"));
    QVERIFY(!game.read(GoldsrcMessages().newUserMessage(63, 1, "x").u8(30), 4).empty());
}

void TestGoldsrcMessageDamage::tooManyEntitiesAreRefused()
{
    test::Game game;
    auto messages = test::signOn();
    messages.u8(40).u16(3000).bits([](GoldsrcBits &bits) {
        for (int i = 0; i < 3000; ++i) {
            bits.flag(false).flag(false).bits(i == 0 ? 1 : 0, 6).flag(true).flag(false);
            test::PlayerFields.write(bits, {});
        }
        bits.bits(0, 16);
    });
    QVERIFY(game.read(messages).find("too many entities") != std::string::npos);
    GoldsrcMessages high;
    high.u8(40).u16(2).bits([](GoldsrcBits &bits) {
        bits.flag(false).flag(true).bits(2047, 11).flag(false).flag(false);
        test::NormalFields.write(bits, {});
        bits.flag(true).flag(false).flag(false).bits(0, 32);
    });
    QVERIFY(game.read(high).find("too high") != std::string::npos);
}

TICKSCOPE_TEST(TestGoldsrcMessageDamage, QCoreApplication)
#include "test_goldsrc_message_damage.moc"
