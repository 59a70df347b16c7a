// SPDX-License-Identifier: GPL-3.0-or-later
//
// Going on with an outline gives what walking the whole file gives, and reads what is new only.

#include <QFile>
#include <QTest>

#include "core/formats/format_registry.h"
#include "core/timeline/index_pass.h"
#include "tests/support/sample_teehistorian.h"
#include "tests/support/test_program.h"
#include "tests/support/test_recordings.h"

using namespace tickscope;

namespace {

using Bytes = std::vector<std::byte>;

/// Where a demo states its seconds: 0 until the recorder ends it.
/// Source: teeworlds-demo.md, section 2.
constexpr std::size_t GrownLengthOffset = 152;
constexpr std::size_t GrownMarkersOffset = 176; // their number

/// The beginning of a file in memory; counts what is read of it.
class PartSource : public ByteSource
{
public:
    PartSource(Shared<Bytes> whole, std::size_t size, std::string name)
        : m_whole(std::move(whole))
        , m_size(size)
        , m_name(std::move(name))
    {
    }
    [[nodiscard]] std::uint64_t size() const override { return m_size; }
    Result<std::size_t> readAt(std::uint64_t offset, std::span<std::byte> into,
                               std::stop_token) const override
    {
        const auto part = std::span(*m_whole).first(m_size);
        const auto rest = part.subspan(std::min<std::size_t>(offset, m_size));
        const std::size_t count = std::min(rest.size(), into.size());
        std::ranges::copy(rest.first(count), into.begin());
        bytesRead += count;
        return count;
    }
    [[nodiscard]] std::string name() const override { return m_name; }

    mutable std::uint64_t bytesRead = 0;

private:
    Shared<Bytes> m_whole;
    std::size_t m_size;
    std::string m_name;
};

/// A recording as it was while it grew.
struct Growth {
    std::string name;
    Shared<Bytes> whole;
    std::size_t firstSize = 0;

    [[nodiscard]] std::shared_ptr<const PartSource> first(std::size_t size) const
    {
        return std::make_shared<const PartSource>(whole, size, name);
    }
};

Growth growth(std::string name, Bytes whole, std::size_t firstSize)
{
    return {std::move(name), std::make_shared<const Bytes>(std::move(whole)), firstSize};
}

/// A demo whose recorder is yet to end it.
Bytes running(Bytes demo)
{
    std::fill_n(demo.begin() + GrownLengthOffset, 4, std::byte{0});
    std::fill_n(demo.begin() + GrownMarkersOffset, 4, std::byte{0}); // written at the end, too
    return demo;
}

Growth tinyDemo()
{
    return growth("a.demo", running(test::makeTinyDemo({.stepCount = 40'000})), 20'000);
}

Growth tinyTeehistorian()
{
    return growth("a.teehistorian", test::makeTinyTeehistorian({.stepCount = 40'000}), 20'000);
}

QString textOf(const Outline &outline)
{
    QString text;
    QTextStream out(&text);
    const TickRange ticks = outline.time.ticks();
    out << "ticks " << ticks.first.value << ' ' << ticks.last.value << " of "
        << outline.time.length().count() << " ns, unsettled from " << outline.unsettled.value
        << ", ends at " << outline.endByte << (outline.isEmpty ? " empty" : "")
        << (outline.mayGrow ? " grows" : "") << '\n';
    for (const SeekPoint &point : outline.seekPoints)
        out << "seek " << point.tick.value << ' ' << point.order << ' ' << int(point.kind) << '\n';
    for (const auto &[name, count] : outline.counts)
        out << name.c_str() << ' ' << count << '\n';
    for (const Damage &damage : outline.damage)
        out << "damage " << damage.tick.value << ' ' << damage.byte << ' ' << damage.size << ' '
            << damage.lostTicks << ' ' << faultText(damage.fault).c_str() << '\n';
    return text;
}

} // namespace

Q_DECLARE_METATYPE(Growth)

class TestGrownOutline : public QObject
{
    Q_OBJECT

private slots:
    void initTestCase() { registerAllFormats(m_registry); }

    void goingOnGivesWhatWalkingAllGives_data();
    void goingOnGivesWhatWalkingAllGives();
    void damagedFileGrowsLikeAnyOther_data() { addTiny(); }
    void damagedFileGrowsLikeAnyOther();
    void mapThatIsNotTheStatedOneStaysTold();
    void onlyWhatIsNewIsRead_data() { addTiny(); }
    void onlyWhatIsNewIsRead();
    void replacedFileIsWalkedWhole_data() { addTiny(); }
    void replacedFileIsWalkedWhole();
    void shortenedFileIsWalkedWhole_data() { addTiny(); }
    void shortenedFileIsWalkedWhole();
    void finishedRecordingRemembersNothing();

private:
    static void addTiny()
    {
        QTest::addColumn<Growth>("growth");
        QTest::newRow("demo") << tinyDemo();
        QTest::newRow("teehistorian") << tinyTeehistorian();
    }
    [[nodiscard]] Outline outlineOf(const Shared<ByteSource> &source)
    {
        return m_registry.open(source, {}).value()->outline({}).value();
    }
    [[nodiscard]] Outline outlineSince(const Outline &earlier, const Shared<ByteSource> &source)
    {
        return m_registry.open(source, {}).value()->outlineSince(earlier, {}).value();
    }
    void growInSteps(const Growth &growth, std::size_t step);

    FormatRegistry m_registry;
};

/// Steps share no divisor with anything in a file, so most looks see half a chunk.
void TestGrownOutline::growInSteps(const Growth &growth, std::size_t step)
{
    Outline outline = outlineOf(growth.first(growth.firstSize));
    for (std::size_t size = growth.firstSize; size < growth.whole->size(); size += step) {
        outline = outlineSince(outline, growth.first(size));
        QCOMPARE(textOf(outline), textOf(outlineOf(growth.first(size))));
    }
    const auto whole = growth.first(growth.whole->size());
    QCOMPARE(textOf(outlineSince(outline, whole)), textOf(outlineOf(whole)));
}

void TestGrownOutline::goingOnGivesWhatWalkingAllGives_data()
{
    addTiny();
    const QString folder = test::recordings() + QStringLiteral("/");
    for (const char *name :
         {"teeworlds/tw061-client-nora.demo", "teeworlds/tw075-server-ctf5.demo",
          "teeworlds/ddnet198-client-race-carol.demo", "teeworlds/killed-server-dm2.demo",
          "teehistorian/killed-dm2.teehistorian", "teehistorian/ddnet198-racebox.teehistorian"}) {
        QFile file(folder + name);
        if (!file.open(QIODevice::ReadOnly))
            continue;
        const QByteArray bytes = file.readAll();
        const auto view = std::as_bytes(std::span(bytes));
        Bytes whole(view.begin(), view.end());
        if (file.fileName().endsWith(".demo"))
            whole = running(std::move(whole));
        QTest::newRow(name) << growth(name, whole, whole.size() / 2);
    }
}

void TestGrownOutline::goingOnGivesWhatWalkingAllGives()
{
    QFETCH(const Growth, growth);

    growInSteps(growth, growth.whole->size() / 97 | 1U);
}

/// The place lies where the walk comes by after some looks.
void TestGrownOutline::damagedFileGrowsLikeAnyOther()
{
    QFETCH(Growth, growth);
    Bytes damaged = *growth.whole;
    std::fill_n(damaged.begin() + std::ptrdiff_t(damaged.size() / 2), 700, std::byte{0x5A});
    growth.whole = std::make_shared<const Bytes>(std::move(damaged));

    growInSteps(growth, growth.whole->size() / 61 | 1U);
}

void TestGrownOutline::mapThatIsNotTheStatedOneStaysTold()
{
    Growth growth = tinyDemo();
    Bytes otherMap = *growth.whole;
    // In the middle of the map, behind a header of 516 bytes at the most.
    otherMap[600] ^= std::byte{1};
    growth.whole = std::make_shared<const Bytes>(std::move(otherMap));

    growInSteps(growth, growth.whole->size() / 13);

    QCOMPARE(outlineOf(growth.first(growth.whole->size())).damage.size(), std::size_t{1});
}

void TestGrownOutline::onlyWhatIsNewIsRead()
{
    QFETCH(const Growth, growth);
    const std::size_t size = growth.whole->size();
    constexpr std::size_t NewBytes = 3'000;
    const Outline earlier = outlineOf(growth.first(size - NewBytes));
    const auto now = growth.first(size);
    const auto opened = m_registry.open(now, {}).value();
    now->bytesRead = 0;

    QVERIFY(opened->outlineSince(earlier, {}));

    // What is new, what may still have changed before it, and the ends of what is known.
    QVERIFY2(now->bytesRead < 60'000, qPrintable(QString::number(now->bytesRead)));
    QVERIFY(size > 300'000);
}

void TestGrownOutline::replacedFileIsWalkedWhole()
{
    QFETCH(const Growth, growth);
    const Outline earlier = outlineOf(growth.first(growth.whole->size() / 2));
    const bool isDemo = growth.name == "a.demo";
    const Bytes other = isDemo ? running(test::makeTinyDemo({.firstTick = 7, .stepCount = 20'000}))
                               : test::makeTinyTeehistorian({.firstTick = 7, .stepCount = 40'000});
    const auto now = memorySource(other, growth.name);

    QCOMPARE(textOf(outlineSince(earlier, now)), textOf(outlineOf(now)));
}

void TestGrownOutline::shortenedFileIsWalkedWhole()
{
    QFETCH(const Growth, growth);
    const Outline earlier = outlineOf(growth.first(growth.whole->size() / 2));
    const auto now = growth.first(growth.whole->size() / 4);

    QCOMPARE(textOf(outlineSince(earlier, now)), textOf(outlineOf(now)));
}

void TestGrownOutline::finishedRecordingRemembersNothing()
{
    const auto demo = memorySource(test::makeTinyDemo(), "a.demo");
    const auto teehistorian = memorySource(test::makeTinyTeehistorian(), "a.teehistorian");

    QVERIFY(!outlineOf(demo).memory);
    QVERIFY(!outlineOf(teehistorian).memory);
}

TICKSCOPE_TEST(TestGrownOutline, QCoreApplication)
#include "test_grown_outline.moc"
