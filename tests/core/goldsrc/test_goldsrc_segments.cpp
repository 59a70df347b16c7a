// SPDX-License-Identifier: GPL-3.0-or-later
#include <QTest>

#include "core/model/event/event_sentence.h"
#include "core/timeline/index_pass.h"
#include "tests/support/goldsrc/goldsrc_demo_writer.h"
#include "tests/support/goldsrc/goldsrc_message_writer.h"
#include "tests/support/opened_bytes.h"
#include "tests/support/test_program.h"

using namespace tickscope;
using namespace tickscope::test;

/// What the segments of a demo say of who came.
class TestGoldsrcSegments : public QObject
{
    Q_OBJECT

private slots:
    void whoComesWithALaterLoadingJoins();
};

void TestGoldsrcSegments::whoComesWithALaterLoadingJoins()
{
    GoldsrcDemoWriter writer;
    float time = 0;
    const auto addSegments = [&](std::int32_t userId, const char *settings) {
        writer.beginSegment(0);
        GoldsrcMessages loading;
        loading.serverInfo(4, 0).userInfo(0, 101, R"(\name\Gordon)");
        loading.userInfo(1, userId, settings);
        writer.message(0, {time, 0}, loading.bytes(), 1);
        writer.endMark({time, 0});
        writer.beginSegment(1);
        writer.demoStart({time, 0});
        for (int tick = 0; tick < 10; ++tick, time += 0.05F)
            writer.message(1, {time, tick}, GoldsrcMessages().time(10 + time).bytes(), 2 + tick);
        writer.endMark({time, 10});
    };
    addSegments(102, R"(\name\Barney)");
    addSegments(102, R"(\name\Barney)"); // was there, and is
    addSegments(103, R"(\name\Mallory)");
    const auto index = buildIndex(opened(writer.finished()).value(), {}).value();

    QStringList texts;
    for (std::size_t row = 0; row < index->eventCount(); ++row) {
        const EventRow event = index->event(row);
        if (event.kind().eventClass == EventClass::Presence)
            texts << QString::fromStdString(sentenceOf(*event.form, event.values));
    }
    QCOMPARE(index->players().players().size(), std::size_t{3});
    QCOMPARE(texts, QStringList(QStringLiteral("Mallory joined")));
}

TICKSCOPE_TEST(TestGoldsrcSegments, QCoreApplication)
#include "test_goldsrc_segments.moc"
