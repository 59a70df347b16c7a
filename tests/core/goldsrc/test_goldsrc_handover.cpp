// SPDX-License-Identifier: GPL-3.0-or-later
//
// A slot that passes from one user to the next within a frame.

#include <QTest>

#include "core/model/player.h"
#include "core/timeline/index_pass.h"
#include "tests/core/goldsrc/goldsrc_facts.h"
#include "tests/support/event_making.h"
#include "tests/support/goldsrc/goldsrc_demo_writer.h"
#include "tests/support/goldsrc/goldsrc_message_game.h"
#include "tests/support/test_program.h"

using namespace tickscope;
using namespace std::string_view_literals;

namespace {

constexpr unsigned DeathId = 66;

/// In the second frame Walter kills Otis, leaves, and Newbie gets the slot.
std::vector<std::byte> handedOver()
{
    test::GoldsrcDemoWriter writer;
    writer.beginSegment(0);
    test::GoldsrcMessages loading;
    loading.serverInfo(2, 0).newUserMessage(DeathId, -1, "DeathMsg");
    loading.userInfo(0, 101, "\\name\\Otis").userInfo(1, 102, "\\name\\Walter");
    writer.message(0, {}, loading.bytes());
    writer.endMark();
    writer.beginSegment(1);
    writer.demoStart();
    for (int tick = 0; tick < 4; ++tick) {
        test::GoldsrcMessages messages;
        messages.time(10 + static_cast<float>(tick));
        if (tick == 2)
            messages.userMessage(DeathId, "\2\0019mmAR\0"sv).userInfo(1, 103, "\\name\\Newbie");
        writer.message(1, {static_cast<float>(tick), tick}, messages.bytes(), tick,
                       test::GoldsrcView{});
    }
    writer.endMark({5, 4});
    return writer.finished();
}

} // namespace

class TestGoldsrcHandover : public QObject
{
    Q_OBJECT

private slots:
    void orderInTheFrameSaysWhoDidIt();
};

void TestGoldsrcHandover::orderInTheFrameSaysWhoDidIt()
{
    const auto index = buildIndex(test::opened(handedOver()).value(), {}).value();

    QStringList all;
    for (std::size_t row = index->rowAtOrAfter({2}); row < index->eventCount(); ++row) {
        const EventRow event = index->event(row);
        const auto name = index->players().nameOf(partyOf(event, event.client));
        if (event.client == 1)
            all << QString::fromStdString(std::string(event.kind().id) + ' ' + std::string(name));
    }
    QCOMPARE(all, (QStringList{"kill Walter", "leave Walter", "join Newbie"}));
    QCOMPARE(index->players().nameAt(1, {1}), "Walter"sv);
    QCOMPARE(index->players().nameAt(1, {2}), "Newbie"sv);
}

TICKSCOPE_TEST(TestGoldsrcHandover, QCoreApplication)
#include "test_goldsrc_handover.moc"
