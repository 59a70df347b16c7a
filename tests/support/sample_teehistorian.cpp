// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/sample_teehistorian.h"

#include <array>

#include "tests/support/message_builder.h"
#include "tests/support/teehistorian_writer.h"

namespace tickscope::test {

namespace {

using teehistorian::ExKind;
using teehistorian::ExMessage;
using teehistorian::InputNumbers;
using teehistorian::TeehistorianWriter;
using teeworlds::MessageBuilder;

constexpr int Anna = 0;
constexpr int There = 3; ///< Since before the file.
constexpr int Bo = 65;

ExMessage exOf(ExKind kind, std::int32_t subject, std::int32_t value = 0,
               std::string_view text = {})
{
    ExMessage message;
    message.kind = kind;
    message.subject = subject;
    message.value = value;
    message.uuid = Uuid::fromText("00112233-4455-6677-8899-aabbccddeeff");
    message.text = text;
    return message;
}

std::vector<std::byte> startInfo06(const char *name)
{
    return MessageBuilder(20)
        .text(name)
        .text("clan")
        .number(276)
        .text("default")
        .number(0)
        .number(0)
        .number(0)
        .bytes();
}

std::vector<std::byte> startInfo07(const char *name)
{
    MessageBuilder message(27);
    message.text(name).text("").number(-1);
    for (int part = 0; part < 6; ++part)
        message.text("standard");
    for (int number = 0; number < 12; ++number)
        message.number(0);
    return message.bytes();
}

void writeArrivals(TeehistorianWriter &writer)
{
    const std::array<std::string_view, 1> args{"tiny"};
    writer.command(-1, 1, "sv_name", args);
    writer.ex(exOf(ExKind::JoinVersion6, Anna)).join(Anna);
    writer.ex(exOf(ExKind::DdnetVersion, Anna, 19080, "DDNet 19.8"));
    writer.ex(exOf(ExKind::JoinVersion7, Bo)).join(Bo);
}

void writeEntering(TeehistorianWriter &writer)
{
    writer.message(Anna, startInfo06("Anna")).ex(exOf(ExKind::PlayerName, Anna, 0, "Anna"));
    writer.ex(exOf(ExKind::PlayerReady, Anna));
    writer.message(Bo, startInfo07("B\xC3\xB6"));
    writer.ex(exOf(ExKind::PlayerReady, Bo));
}

/// What happens besides running, in the tick \a step behind the spawn.
void writeHappenings(TeehistorianWriter &writer, int step, std::int32_t raceTicks)
{
    const std::array<std::string_view, 1> secret{TinySecret};
    const std::array<std::string_view, 1> team{"3"};
    switch (step) {
    case 10:
        writer.ex(exOf(ExKind::AuthLogin, Anna, 3, "default_admin"));
        writer.command(Anna, 128, "team", team).ex(exOf(ExKind::PlayerTeam, Anna, 3));
        break;
    case 20:
        writer.ex(exOf(ExKind::TeamPractice, 3, 1));
        writer.command(Anna, 128, "save", secret);
        writer.message(Anna, MessageBuilder(17).number(0).text("/save open-sesame").bytes());
        writer.message(Anna, MessageBuilder(17).number(0).text("hello").bytes());
        writer.ex(exOf(ExKind::SaveSuccess, 3, 0, "1\t0\n"));
        break;
    case 30:
        writer.message(Bo, MessageBuilder(30).number(2).bytes());
        writer.ex(exOf(ExKind::PlayerName, Bo, 0, "Bea"));
        writer.ex(Uuid::fromText("ffffffff-0000-1111-2222-333333333333"),
                  std::as_bytes(std::span("what")));
        break;
    case 40:
        writer.ex(exOf(ExKind::PlayerFinish, Anna, raceTicks))
            .ex(exOf(ExKind::TeamFinish, 3, raceTicks));
        writer.ex(exOf(ExKind::AuthLogout, Anna));
        break;
    case 60:
        writer.drop(Bo, "bye");
        break;
    default:
        break;
    }
}

void writeInputs(TeehistorianWriter &writer, int step)
{
    if (step == 1) {
        writer.inputNew(Anna, {1, 100, -50, 0, 1, 0, 1, 1, 0, 0});
        writer.inputNew(There, {0, 0, 1, 0, 0, 0, 1, 0, 0, 0});
        return;
    }
    // Jump, fire and hook go on and off at different paces.
    InputNumbers change{};
    change[teehistorian::input_number::Jump] = step % 4 == 0 ? 1 : step % 4 == 2 ? -1 : 0;
    change[teehistorian::input_number::Fire] = step % 3 == 0 ? 1 : 0;
    change[teehistorian::input_number::Hook] = step % 10 == 5 ? 1 : step % 10 == 9 ? -1 : 0;
    change[teehistorian::input_number::TargetX] = 1;
    writer.inputDiff(Anna, change);
}

} // namespace

std::string tinyTeehistorianHeader()
{
    return R"({"comment":"teehistorian@ddnet.tw","version":"2","version_minor":"22",)"
           R"("game_uuid":"a1eb7182-796e-3b3e-941d-38ca71b2a4a8",)"
           R"("prev_game_uuid":"b1eb7182-796e-3b3e-941d-38ca71b2a4a8",)"
           R"("server_version":"0.6, 20.1","start_time":"2026-08-22T12:00:00+0200",)"
           R"("server_name":"tiny","server_port":8303,"game_type":"DDraceNetwork",)"
           R"("map_name":"room","map_size":"5888",)"
           R"("map_sha256":"dfeda6662d6285e999008998ceb6ce130587767b93b0527d2786761984a6eb4d",)"
           R"("map_crc":"6cbbd833","prng_description":"pcg-xsh-rr:unseeded",)"
           R"("config":{"sv_port":"8303","sv_rcon_password":"open-sesame"},)"
           R"("tuning":{"gun_speed":"140000"},"uuids":["teehistorian-test@ddnet.tw"]})";
}

std::vector<std::byte> makeTinyTeehistorian(const TinyTeehistorian &file)
{
    TeehistorianWriter writer(tinyTeehistorianHeader());
    writeArrivals(writer);
    writer.tickSkip(file.firstTick - 1);
    writeEntering(writer);
    writer.playerNew(Anna, 1000, 320).playerNew(There, 500, 500).playerNew(Bo, 2000, 320);
    for (int step = 1; step <= file.stepCount; ++step) {
        const bool hasBo = step <= 60;
        // Nothing moves in some ticks: then only TICK_SKIP tells where the next one is.
        if (step % 25 == 0)
            writer.tickSkip(step % 50 == 0 ? 3 : 0);
        writer.playerDiff(Anna, 2, step % 5 == 0 ? -1 : 0);
        if (step == 61)
            writer.playerOld(Bo);
        else if (hasBo && step % 2 == 0)
            writer.playerDiff(Bo, -3, 0);
        writeHappenings(writer, step, file.raceTicks);
        writeInputs(writer, step);
    }
    if (file.isFinished)
        writer.finish();
    return writer.bytes();
}

} // namespace tickscope::test
