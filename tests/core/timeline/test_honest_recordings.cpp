// SPDX-License-Identifier: GPL-3.0-or-later
//
// What keeps hostile files small takes nothing away from real ones.

#include <QDirIterator>
#include <QTest>

#include "core/base/limits.h"
#include "core/formats/format_registry.h"
#include "core/model/damage.h"
#include "core/timeline/index_pass.h"
#include "tests/support/test_program.h"
#include "tests/support/test_recordings.h"

using namespace tickscope;

namespace {

/// Counts all events that the decoder tells, without any limit.
class EventCounter : public PassSink
{
public:
    void eventFound(const Event &) override { ++count; }

    std::size_t count = 0;
};

} // namespace

class TestHonestRecordings : public QObject
{
    Q_OBJECT

private slots:
    void noEventIsCut_data();
    void noEventIsCut();
};

void TestHonestRecordings::noEventIsCut_data()
{
    QTest::addColumn<QString>("path");

    for (const char *family : {"teeworlds", "teehistorian", "goldsrc", "hollowcube"}) {
        QDirIterator files(test::recordings() + QStringLiteral("/") + QString::fromLatin1(family),
                           {"*.demo", "*.teehistorian", "*.dem", "*.hcrp", "preamble.dat"},
                           QDir::Files, QDirIterator::Subdirectories);
        while (files.hasNext()) {
            const QString path = files.next();
            QTest::newRow(qPrintable(path.section(u'/', -2))) << path;
        }
    }
}

void TestHonestRecordings::noEventIsCut()
{
    SKIP_WITHOUT_ROWS();
    QFETCH(const QString, path);
    FormatRegistry registry;
    registerAllFormats(registry);
    const auto recording = registry.open(openFile(path.toStdString()).value(), {});
    if (!recording)
        return; // some of them are made to be refused
    const auto index = buildIndex(*recording, {});
    if (!index)
        return;
    Walker walker(*recording, (*index)->outline().seekPoints);
    EventCounter all;
    while (walker.step(&all, {}) == Step::Done) {}

    QCOMPARE((*index)->eventCount(), all.count);
    for (const Damage &place : (*index)->damage()) {
        QVERIFY(faultText(place.fault).find("left out") == std::string::npos);
        QVERIFY(!place.fault.is(faults::MoreDamage));
    }
    // Far from the limit: a file may have a hundred times as many events as bytes.
    const std::uint64_t bytes = (*recording)->info().byteSize;
    QVERIFY(all.count * 4 < std::max(limits::EventsAtAnyRatio, bytes * limits::EventsForByte));
}

TICKSCOPE_TEST(TestHonestRecordings, QCoreApplication)
#include "test_honest_recordings.moc"
