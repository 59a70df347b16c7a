// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/goldsrc/goldsrc_demo_writer.h"
#include "tests/support/goldsrc/goldsrc_message_writer.h"

namespace tickscope::test {

namespace {

constexpr std::uint32_t Float = 0x04;
constexpr std::uint32_t Angle = 0x10;
constexpr std::uint32_t Signed = 0x80000000U;

constexpr unsigned SayTextId = 64;
constexpr unsigned DeathMsgId = 65;
constexpr std::int32_t FirstSequence = 1000;

/// Fields by their places: 0 to 2 origin, 3 yaw, 4 model index.
GoldsrcDescription entityDescription(std::string name)
{
    return {std::move(name),
            {{"origin[0]", Float | Signed, 18, 32},
             {"origin[1]", Float | Signed, 18, 32},
             {"origin[2]", Float | Signed, 18, 32},
             {"angles[1]", Angle, 16},
             {"modelindex", 8, 10}}};
}

/// Fields by their places: 0 to 2 origin, 3 health.
const GoldsrcDescription ClientDataDescription{"clientdata_t",
                                               {{"origin[0]", Float | Signed, 21, 128},
                                                {"origin[1]", Float | Signed, 21, 128},
                                                {"origin[2]", Float | Signed, 21, 128},
                                                {"health", Float, 10}}};
const GoldsrcDescription PlayerDescription = entityDescription("entity_state_player_t");

void writeResources(GoldsrcBits &bits)
{
    constexpr std::uint32_t Model = 2;
    bits.bits(2, 12);
    std::uint32_t index = 0;
    for (const char *name : {"maps/room.bsp", "models/player.mdl"})
        bits.bits(Model, 4).text(name).bits(++index, 12).bits(100, 24).bits(0, 3).flag(false);
    bits.flag(false);
}

std::vector<std::byte> loadingMessages(int protocol)
{
    GoldsrcMessages messages(protocol);
    messages.serverInfo(4, 0);
    messages.description(ClientDataDescription).description(PlayerDescription);
    messages.description(entityDescription("entity_state_t"));
    messages.description(entityDescription("custom_entity_state_t"));
    messages.description({"weapon_data_t", {{"m_iId", 8, 5}, {"m_iClip", 8 | Signed, 8}}});
    messages.newUserMessage(SayTextId, -1, "SayText").newUserMessage(DeathMsgId, -1, "DeathMsg");
    messages.u8(43).bits(writeResources);
    messages.u8(22).bits([](GoldsrcBits &bits) { bits.bits(0xFFFF, 16).bits(0, 6); });
    messages.userInfo(0, 101, R"(\name\Gordon\model\gordon)");
    messages.userInfo(1, 102, R"(\name\Barney\model\barney)");
    return messages.bytes();
}

void writeClientData(GoldsrcMessages &messages, int tick)
{
    messages.u8(15).bits([tick](GoldsrcBits &bits) {
        bits.flag(tick > 0);
        if (tick > 0)
            bits.bits(static_cast<std::uint32_t>(FirstSequence + tick - 1) & 0xFFU, 8);
        ClientDataDescription.write(
            bits, {{{0, (100 + tick) * 128}, {1, 50 * 128}, {2, 36 * 128}, {3, 100}}, {}});
        bits.flag(false);
    });
}

/// Both players in the first tick; later Barney alone has moved.
void writeEntities(GoldsrcMessages &messages, int tick, int protocol)
{
    const GoldsrcDescription::Record barney{{{1, tick * 32}, {2, 36 * 32}, {4, 2}}, {}};
    if (tick == 0) {
        messages.u8(40).u16(2).bits([&](GoldsrcBits &bits) {
            for (const bool isRecorder : {true, false}) {
                bits.flag(true).flag(false).flag(false);
                PlayerDescription.write(bits, isRecorder ? GoldsrcDescription::Record{{{4, 2}}, {}}
                                                         : barney);
            }
            bits.bits(0, 16);
        });
        return;
    }
    messages.u8(41).u16(2).u8(static_cast<std::uint32_t>(FirstSequence + tick - 1));
    messages.bits([&](GoldsrcBits &bits) {
        bits.flag(false).flag(false).bits(2, 6).flag(false);
        if (protocol <= 43)
            bits.flag(false);
        PlayerDescription.write(bits, barney);
        bits.bits(0, 16);
    });
}

std::vector<std::byte> tickMessages(int tick, int protocol)
{
    GoldsrcMessages messages(protocol);
    if (tick == 4)
        messages.userMessage(SayTextId, std::string_view("\2\2Barney: hi\n\0", 14));
    if (tick == 8)
        messages.userMessage(DeathMsgId, std::string_view("\1\2"
                                                          "9mmAR\0",
                                                          8));
    messages.time(10 + static_cast<float>(tick) / 20);
    writeClientData(messages, tick);
    writeEntities(messages, tick, protocol);
    return messages.bytes();
}

/// What of demo protocol 4 is known: the channel header, then the server info.
std::vector<std::byte> oldLoadingMessages(const GoldsrcDemoForm &form)
{
    GoldsrcMessages messages(static_cast<int>(form.networkProtocol));
    messages.zeros(8).u8(8).text("hello\n").u8(11);
    messages.i32(static_cast<std::int32_t>(form.networkProtocol)).i32(1).zeros(8);
    messages.u8(4).u8(0).u8(1);
    if (form.networkProtocol == 40)
        messages.text(form.game);
    return messages.text("maps/room.bsp").text("Server").bytes();
}

GoldsrcView viewOf(int tick, GoldsrcView view = {})
{
    const float x = 100 + static_cast<float>(tick);
    view.playerOrigin = {x, 50, 36};
    view.viewOrigin = {x, 50, 64};
    view.viewAngles = {10, static_cast<float>(tick), 0};
    view.velocity = {20, 0, 0};
    view.buttons = 1U << 3;
    return view;
}

std::vector<std::byte> oldDemo(const TinyGoldsrcDemo &demo)
{
    GoldsrcDemoWriter writer(demo.form);
    writer.beginSegment(0);
    writer.message(0, {5, 90}, oldLoadingMessages(demo.form));
    writer.endMark({5, 90});
    writer.beginSegment(1);
    writer.demoStart();
    for (int tick = 0; tick < demo.tickCount; ++tick) {
        const GoldsrcMoment moment{static_cast<float>(tick) / 20, tick};
        const GoldsrcView view = viewOf(tick);
        writer.clientData(moment, view.playerOrigin, view.viewAngles, 0x80000002U, 90);
        writer.sequenceInfo(moment, FirstSequence + tick);
        if (tick == 12)
            writer.command(moment, "slot2");
        writer.message(1, moment, GoldsrcMessages().zeros(20).bytes(), 0, view);
        writer.frameComplete(moment);
    }
    writer.endMark({static_cast<float>(demo.tickCount) / 20, demo.tickCount});
    return writer.finished();
}

} // namespace

std::vector<std::byte> makeTinyGoldsrcDemo(const TinyGoldsrcDemo &demo)
{
    if (demo.form.demoProtocol == 4)
        return oldDemo(demo);
    const int protocol = static_cast<int>(demo.form.networkProtocol);
    GoldsrcDemoWriter writer(demo.form);
    writer.beginSegment(0);
    writer.message(0, {5, 90}, loadingMessages(protocol));
    writer.endMark({5, 90});
    writer.beginSegment(1);
    writer.demoStart();
    for (int tick = 0; tick < demo.tickCount; ++tick) {
        const GoldsrcMoment moment{static_cast<float>(tick) / 20, tick};
        GoldsrcView view = viewOf(tick, demo.recorder);
        if (demo.isAtOrigin)
            view.playerOrigin = {};
        writer.clientData(moment, view.viewOrigin, view.viewAngles, 2, 90);
        if (tick == 12)
            writer.command(moment, "slot2");
        writer.message(1, moment, tickMessages(tick, protocol), FirstSequence + tick, view);
    }
    writer.endMark({static_cast<float>(demo.tickCount) / 20, demo.tickCount});
    return writer.finished();
}

} // namespace tickscope::test
