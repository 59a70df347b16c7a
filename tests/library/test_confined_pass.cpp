// SPDX-License-Identifier: GPL-3.0-or-later
#include <QCoreApplication>
#include <QFile>
#include <QFileInfo>
#include <QTemporaryDir>
#include <QTest>

#include <csignal>
#include <set>

#include "core/base/limits.h"
#include "core/formats/format.h"
#include "core/io/http/http_options.h"
#include "core/io/http/url.h"
#include "core/library/reading/confined_pass.h"
#include "core/timeline/cursor.h"
#include "core/timeline/index_pass.h"
#include "tests/support/archived.h"
#include "tests/support/measured_run.h"
#include "tests/support/skips.h"
#include "tests/support/test_program.h"
#include "tests/support/test_recordings.h"

using namespace tickscope;
using namespace tickscope::library;

/// A pass by a process that can reach nothing finds what a pass of this one does, and this one
/// outlives it.
class TestConfinedPass : public QObject
{
    Q_OBJECT

private slots:
    void initTestCase();
    void init();

    void indexIsThatOfThisProcess_data();
    void indexIsThatOfThisProcess();
    void damageOfAPassComesAlong();
    void whatSeekPointsShareComesOnce();
    void tickThatEndsTheReaderIsLeftOut();
    void nothingThatIsKnownIsShownAgain();
    void readerThatDiesTwiceIsGivenUp();
    void crashOfTheReaderIsReported();
    void readerReachesNothing();
    void withoutReaderNothingIsRead();
    void stoppedPassEnds();

private:
    struct Pass {
        Result<bool> isRead = false;
        Confinement confinement = Confinement::None;
        Shared<Recording> opened;
        Shared<Recording> recording; ///< As it was shown last.
        std::vector<Shared<Index>> shown;
        std::vector<ReaderDeath> deaths;
    };
    [[nodiscard]] Pass run(const QString &program, const QString &path,
                           const std::stop_token &stop = {}, Tick knownTo = {-1});
    [[nodiscard]] QString tiny(const QString &name) const
    {
        return test::writeTinyDemo(m_folder->path(), name);
    }

    FormatRegistry m_formats;
    std::unique_ptr<QTemporaryDir> m_folder;
    QString m_reader = test::program(QStringLiteral("tickscope-reader"));
    QString m_dyingReader = QCoreApplication::applicationDirPath()
                            + QStringLiteral("/tickscope-test-reader");
};

void TestConfinedPass::initTestCase()
{
    if (test::isInstrumented())
        QSKIP("a sanitizer takes more memory than a reader may have");
    if (!QFileInfo::exists(m_reader))
        QSKIP("readers are confined on Linux only");
    registerAllFormats(m_formats);
}

void TestConfinedPass::init()
{
    m_folder = std::make_unique<QTemporaryDir>();
}

TestConfinedPass::Pass TestConfinedPass::run(const QString &program, const QString &path,
                                             const std::stop_token &stop, Tick knownTo)
{
    Pass pass;
    const auto source = openNamed(path.toStdString(), {});
    const auto recording = source ? m_formats.open(*source, {}) : tl::unexpected(source.error());
    auto outline = recording ? (*recording)->outline({}) : tl::unexpected(recording.error());
    if (!outline)
        return pass;
    pass.opened = pass.recording = *recording;
    const Format *format = m_formats.formatNamed((*recording)->info().format);
    ReadingHelper helper(program, [&](const ReaderDeath &death) { pass.deaths.push_back(death); });
    pass.confinement = helper.start({});
    ConfinedPass confined(helper,
                          {path.toStdString(), *recording,
                           std::make_shared<const Outline>(*outline), format->eventForms(),
                           knownTo},
                          [&](const Shared<Recording> &read, const Shared<Index> &index) {
                              pass.recording = read;
                              pass.shown.push_back(index);
                          });
    pass.isRead = confined.run(stop);
    return pass;
}

void TestConfinedPass::indexIsThatOfThisProcess_data()
{
    QTest::addColumn<QString>("name");
    for (const char *name : {"teeworlds/tw061-server-dm1.demo", "goldsrc/synthetic_dm_8p.dem",
                             "teehistorian/ddnet198-racebox.teehistorian", "hollowcube/tiny.hcrp",
                             "hollowcube/parkour-run.hcrp", "hostile/zeroed-server-dm1.demo"})
        QTest::newRow(name) << QString::fromLatin1(name);
}

static void compareIndexes(const Index &here, const Index &there)
{
    QVERIFY(there.isComplete());
    QCOMPARE(there.eventCount(), here.eventCount());
    for (std::size_t row = 0; row < here.eventCount(); ++row) {
        const EventRow one = here.event(row);
        const EventRow other = there.event(row);
        QVERIFY(one.tick == other.tick && one.form == other.form && one.client == other.client
                && one.otherClient == other.otherClient && one.values == other.values
                && one.byte == other.byte && one.source == other.source);
    }
    QVERIFY(there.damage() == here.damage());
    QVERIFY(there.kindCounts() == here.kindCounts());
    QVERIFY(there.counts() == here.counts());
    QVERIFY(there.entityCounts() == here.entityCounts());
    QVERIFY(there.tickTally() == here.tickTally());
    QCOMPARE(there.seekPoints().size(), here.seekPoints().size());
    for (std::size_t i = 0; i < here.seekPoints().size(); ++i) {
        const SeekPoint &one = here.seekPoints()[i];
        const SeekPoint &other = there.seekPoints()[i];
        QVERIFY(one.tick == other.tick && one.order == other.order && one.kind == other.kind);
        QCOMPARE(other.memory ? test::bytesOf(*other.memory) : std::vector<std::byte>(),
                 one.memory ? test::bytesOf(*one.memory) : std::vector<std::byte>());
    }
    const auto &players = here.players().players();
    QCOMPARE(there.players().players().size(), players.size());
    for (std::size_t i = 0; i < players.size(); ++i)
        QCOMPARE(there.players().players()[i].nameAt(here.ticks().last),
                 players[i].nameAt(here.ticks().last));
}

void TestConfinedPass::indexIsThatOfThisProcess()
{
    QFETCH(QString, name);
    const auto path = test::realRecording(name);
    if (!path)
        SKIP_MISSING();

    const Pass there = run(m_reader, *path);

    QVERIFY(there.isRead && *there.isRead);
    QVERIFY(there.confinement != Confinement::None);
    QVERIFY(there.recording == there.opened);
    const auto here = buildIndex(there.opened, {});
    QVERIFY(here);
    compareIndexes(**here, *there.shown.back());
}

/// Nobody but the pass knows of it, and what the fault says is the same to a translation.
void TestConfinedPass::damageOfAPassComesAlong()
{
    const auto path = test::realRecording(QStringLiteral("hostile/zeroed-server-dm1.demo"));
    if (!path)
        SKIP_MISSING();
    const Pass there = run(m_reader, *path);
    QVERIFY(there.isRead && *there.isRead);

    const Index &index = *there.shown.back();

    QVERIFY(index.damage().size() > index.outline().damage.size());
}

/// Eighty thousand of them took a gigabyte.
void TestConfinedPass::whatSeekPointsShareComesOnce()
{
    const auto path = test::realRecording(QStringLiteral("hostile/bare-keyframes.demo.gz"));
    if (!path)
        SKIP_MISSING();

    const Pass pass = run(m_reader, *path);

    QVERIFY(pass.isRead && *pass.isRead);
    const Index &index = *pass.shown.back();
    std::set<Shared<DecoderMemory>> memories;
    for (const SeekPoint &point : index.seekPoints())
        memories.insert(point.memory);
    QCOMPARE_GT(index.seekPoints().size(), std::size_t{10'000});
    // Of a part the first has all of it, and the next one, which all others are, points to that.
    QCOMPARE_LE(memories.size(), 2 * index.parts().size() + 1);
}

void TestConfinedPass::tickThatEndsTheReaderIsLeftOut()
{
    const auto real = test::realRecording(QStringLiteral("teeworlds/tw061-server-dm1.demo"));
    if (!real)
        SKIP_MISSING();
    constexpr Tick Deadly{600};
    const QString path = m_folder->filePath(QStringLiteral("dies-in-tick-600-.demo"));
    QVERIFY(QFile::copy(*real, path));

    const Pass pass = run(m_dyingReader, path);

    QVERIFY(pass.isRead && *pass.isRead);
    const Index &index = *pass.shown.back();
    QVERIFY(index.isComplete());
    QCOMPARE(index.damage().size(), std::size_t{1});
    QCOMPARE(index.damage().front().tick.value, Deadly.value);
    QVERIFY(index.damage().front().lostTicks > 0);
    // What lies behind the next seek point is there as ever.
    const auto whole = buildIndex(pass.opened, {});
    QVERIFY(whole);
    const Tick goesOn = Deadly + index.damage().front().lostTicks;
    QVERIFY((*whole)->rowAtOrAfter(goesOn) < (*whole)->eventCount());
    QCOMPARE(index.eventCount() - index.rowAtOrAfter(goesOn),
             (*whole)->eventCount() - (*whole)->rowAtOrAfter(goesOn));

    // Nobody here decodes that tick either.
    QVERIFY(pass.recording != pass.opened);
    const auto tickOf = [&](Tick wanted) {
        Cursor cursor(pass.recording, limits::CursorCache);
        const auto frame = cursor.frameAt(wanted, index, *recordedMotion()->makeMover(), {});
        return frame && frame->at ? frame->at->tick : Tick{-1};
    };
    QCOMPARE(tickOf(Deadly - 2).value, (Deadly - 2).value); // Recorded is each second one.
    QVERIFY(tickOf(Deadly) < Deadly);
    QCOMPARE(tickOf(goesOn).value, goesOn.value);
}

void TestConfinedPass::nothingThatIsKnownIsShownAgain()
{
    const QString path = tiny(QStringLiteral("tiny.demo"));
    const Pass all = run(m_reader, path);
    QVERIFY(!all.shown.empty());

    const Pass pass = run(m_reader, path, {}, all.shown.back()->indexedTo());

    QCOMPARE(pass.shown.size(), std::size_t{1});
    QVERIFY(pass.shown.front()->isComplete());
}

void TestConfinedPass::readerThatDiesTwiceIsGivenUp()
{
    const Pass pass = run(m_dyingReader, tiny(QStringLiteral("always-dies.demo")));

    QVERIFY(!pass.isRead);
    QVERIFY(pass.isRead.error().code == ErrorCode::Damaged);
    const std::string said = faultText(pass.isRead.error().fault);
    QVERIFY2(said.starts_with("Players and events:"), said.c_str());
    QVERIFY2(said.find("Aborted") != std::string::npos, said.c_str());
    // The first death is known of at once: nobody is to decode that tick.
    QVERIFY(pass.recording != pass.opened);
    QVERIFY(!pass.shown.back()->isComplete());
}

/// With what it wrote down of its stack, for it can open nothing.
void TestConfinedPass::crashOfTheReaderIsReported()
{
    const QString path = tiny(QStringLiteral("segfaults.demo"));

    const Pass pass = run(m_dyingReader, path);

    QVERIFY(!pass.isRead);
    QCOMPARE(pass.deaths.size(), std::size_t{2});
    for (const ReaderDeath &death : pass.deaths) {
        QCOMPARE(death.signal, SIGSEGV);
        QCOMPARE(QString::fromStdString(death.recording), path);
        QVERIFY(death.place.part == FactPart::Players);
        QVERIFY2(death.stack.find("tickscope-test-reader(+0x") != std::string::npos,
                 death.stack.c_str());
    }
    QVERIFY(run(m_reader, tiny(QStringLiteral("good.demo"))).deaths.empty());
}

void TestConfinedPass::readerReachesNothing()
{
    const Pass pass = run(m_dyingReader, tiny(QStringLiteral("pries.demo")));

    QVERIFY(pass.isRead && *pass.isRead);
    QVERIFY(pass.shown.back()->damage().empty());
}

void TestConfinedPass::withoutReaderNothingIsRead()
{
    const Pass pass = run(m_folder->filePath(QStringLiteral("no-such-program")),
                          tiny(QStringLiteral("tiny.demo")));

    QVERIFY(pass.isRead && !*pass.isRead);
    QVERIFY(pass.confinement == Confinement::None);
    QVERIFY(pass.shown.empty());
}

void TestConfinedPass::stoppedPassEnds()
{
    std::stop_source stop;
    stop.request_stop();

    const Pass pass = run(m_reader, tiny(QStringLiteral("tiny.demo")), stop.get_token());

    QVERIFY(!pass.isRead);
    QVERIFY(pass.isRead.error().code == ErrorCode::Cancelled);
}

TICKSCOPE_TEST(TestConfinedPass, QCoreApplication)
#include "test_confined_pass.moc"
