// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/goldsrc/goldsrc_demo_writer.h"
#include "tests/support/goldsrc/goldsrc_message_game.h"

namespace tickscope::test {

std::vector<std::byte> makeEventfulGoldsrcDemo()
{
    constexpr std::uint32_t TimeWindow = 0x20;
    constexpr unsigned ScoreId = 66;
    constexpr unsigned ResetId = 67;
    const GoldsrcDescription normal{"entity_state_t",
                                    {{"animtime", TimeWindow, 8}, {"modelindex", 8, 10}}};
    GoldsrcDemoWriter writer;
    writer.beginSegment(0);
    GoldsrcMessages loading;
    loading.serverInfo(2, 0).description(normal).description(PlayerFields);
    loading.description(ClientFields).description(WeaponFields).description(CustomFields);
    loading.newUserMessage(ScoreId, 9, "ScoreInfo").newUserMessage(ResetId, 2, "RoundTime");
    loading.time(3).u8(22).bits([&](GoldsrcBits &bits) {
        bits.bits(10, 11).bits(1, 2);
        normal.write(bits, {{{0, 7}, {1, 3}}, {}});
        bits.bits(0xFFFF, 16).bits(0, 6);
    });
    loading.userInfo(0, 101, R"(\name\Gordon)").userInfo(1, 102, R"(\name\Barney)");
    writer.message(0, {}, loading.bytes());
    writer.endMark();
    writer.beginSegment(1);
    writer.demoStart();
    for (int tick = 0; tick < 12; ++tick) {
        GoldsrcMessages messages;
        messages.time(10 + static_cast<float>(tick) * 0.37F);
        if (tick == 1)
            messages.u8(12).u8(3).text("abc").u8(5).u16(2);
        if (tick == 2)
            messages.userInfo(1, 102, "").u8(ResetId).u16(90);
        if (tick == 3)
            messages.userInfo(1, 103, R"(\name\Otis)")
                .u8(ScoreId)
                .u8(2)
                .u16(7)
                .u16(1)
                .u16(0)
                .u16(0);
        if (tick == 4)
            messages.userInfo(1, 103, R"(\name\Rosenberg)").u8(17).bits([](GoldsrcBits &bits) {
                bits.flag(true).bits(1, 5).bits(40, 12).bits(2, 7).flag(false);
            });
        // Packets refer to the one before the last, as over a network, or to the last.
        const bool isFull = tick == 0;
        const int back = tick == 1 || tick == 8 || tick == 10 ? 1 : 2;
        const auto reference = static_cast<std::uint32_t>(tick - back);
        messages.u8(15).bits([&](GoldsrcBits &bits) {
            bits.flag(!isFull);
            if (!isFull)
                bits.bits(reference, 8);
            ClientFields.write(bits, {{{0, 100 - tick}}, {}});
            bits.flag(tick == 1);
            if (tick == 1) {
                bits.bits(4, 6);
                WeaponFields.write(bits, {{{0, 4}, {1, 17}}, {}});
                bits.flag(false);
            }
        });
        messages.u8(isFull ? 40 : 41).u16(tick == 7 || tick == 8 ? 1 : 2);
        if (!isFull)
            messages.u8(reference);
        messages.bits([&](GoldsrcBits &bits) {
            const auto entity = [&](unsigned step, const GoldsrcDescription::Record &record) {
                bits.flag(false).flag(false).bits(step, 6).flag(false);
                if (isFull)
                    bits.flag(false);
                normal.write(bits, record);
            };
            const bool comes = isFull || tick == 9;
            const bool goes = tick == 7;
            if (comes)
                entity(10, {{{0, 50}, {1, 3}}, {}});
            if (goes)
                bits.flag(true).flag(false).bits(10, 6);
            entity(comes || goes ? 1 : 11, {{{0, 1}, {1, 4 + tick}}, {}});
            bits.bits(0, 16);
        });
        writer.message(1, {static_cast<float>(tick) * 0.37F, tick}, messages.bytes(), tick,
                       GoldsrcView{});
    }
    writer.endMark({5, 12});
    return writer.finished();
}

std::vector<std::byte> makeGoldsrcDemoOfSecrets()
{
    GoldsrcDemoWriter writer;
    writer.beginSegment(0);
    GoldsrcMessages loading;
    loading.serverInfo(2, 0).userInfo(0, 101, R"(\name\Gordon)");
    loading.userInfo(1, 102, R"(\name\Barney\_pw\open-sesame\PASSWORD\open-sesame\model\gina)");
    writer.message(0, {}, loading.bytes());
    writer.endMark();
    writer.beginSegment(1);
    writer.demoStart();
    int tick = 0;
    for (const char *line :
         {"rcon_password open-sesame", " RCON open-sesame status", "echo x;password open-sesame",
          "setinfo \"_pw\" \"open-sesame\"", "bind k \"password open-sesame\"",
          "say /login open-sesame", "amx_password open-sesame"}) {
        const float time = static_cast<float>(++tick) * 0.05F;
        GoldsrcMessages messages;
        messages.time(time).u8(9).text("password open-sesame\n");
        messages.u8(8).text("\"rcon_password\" is \"open-sesame\"\n");
        writer.command({time, tick}, line);
        writer.message(1, {time, tick}, messages.bytes(), tick, GoldsrcView{});
    }
    writer.endMark({1, ++tick});
    return writer.finished();
}

} // namespace tickscope::test
