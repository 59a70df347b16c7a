// SPDX-License-Identifier: GPL-3.0-or-later
//
// Seek points are for seeking: they add no events, and the events of a tick are the same however
// one gets there. Over all recordings.

#include <QDirIterator>
#include <QFile>
#include <QTest>

#include "core/formats/format_registry.h"
#include "core/io/http/url.h"
#include "core/timeline/index_pass.h"
#include "tests/support/event_making.h"
#include "tests/support/places.h"
#include "tests/support/skips.h"
#include "tests/support/test_program.h"
#include "tests/support/test_recordings.h"

using namespace tickscope;

namespace {

/// A recording that tells of its first seek point only.
class WalkedRecording : public Recording
{
public:
    explicit WalkedRecording(Shared<Recording> whole)
        : m_whole(std::move(whole))
    {
    }

    [[nodiscard]] const RecordingInfo &info() const override { return m_whole->info(); }
    Result<Outline> outline(std::stop_token stop) const override
    {
        auto outline = m_whole->outline(std::move(stop));
        if (outline && outline->seekPoints.size() > 1)
            outline->seekPoints.resize(1);
        return outline;
    }
    [[nodiscard]] std::unique_ptr<Decoder> makeDecoder() const override
    {
        ++decoders;
        return m_whole->makeDecoder();
    }

    mutable int decoders = 0; ///< That were made.

private:
    Shared<Recording> m_whole;
};

/// Keeps every event with all that it has.
class FieldSink : public PassSink
{
public:
    [[nodiscard]] bool wantsFields() const override { return true; }
    void eventFound(const Event &event) override { events.push_back(event); }

    std::vector<Event> events;
};

bool sameField(const EventField &left, const EventField &right)
{
    return left.name == right.name && plainText(left.value) == plainText(right.value)
           && left.value.index() == right.value.index() && left.text == right.text;
}

/// The index with what all forms have besides their parts.
Result<Shared<Index>> indexWithFields(const Shared<Recording> &recording)
{
    auto outline = recording->outline({});
    if (!outline)
        return tl::unexpected(outline.error());
    IndexPass pass(recording, std::make_shared<const Outline>(std::move(*outline)),
                   {.ownFields = [](const EventRow &) { return true; }});
    while (!pass.atEnd()) {
        if (auto index = pass.advance(10'000, {}); !index)
            return index;
    }
    return pass.index();
}

const FormatRegistry &formats()
{
    static const FormatRegistry registry = [] {
        FormatRegistry all;
        registerAllFormats(all);
        return all;
    }();
    return registry;
}

Shared<Recording> opened(const QString &path)
{
    const auto source = openNamed(path.toStdString());
    return source ? formats().open(*source, {}).value_or(nullptr) : nullptr;
}

using Row = std::tuple<std::string, int, int, std::string>;

QString textOf(const Row &row)
{
    const auto &[kind, client, other, text] = row;
    return QStringLiteral("%1 %2 %3 \"%4\"")
        .arg(QString::fromStdString(kind))
        .arg(client)
        .arg(other)
        .arg(QString::fromStdString(text));
}

std::vector<Row> rowsAt(const Index &index, Tick tick)
{
    std::vector<Row> rows;
    for (auto row = index.rowAtOrAfter(tick); row < index.rowAtOrAfter(tick + 1); ++row) {
        const EventRow event = index.event(row);
        rows.emplace_back(std::string(event.kind().id), event.client, event.otherClient,
                          std::string(test::sentence(event)));
    }
    return rows;
}

std::vector<Row> rowsOf(const std::vector<Event> &events)
{
    std::vector<Row> rows;
    for (const Event &event : events)
        rows.emplace_back(std::string(event.kind().id), event.client, event.otherClient,
                          std::string(test::sentence(event)));
    return rows;
}

/// The first difference; empty when there is none.
QString difference(const std::vector<Row> &left, const std::vector<Row> &right)
{
    for (std::size_t i = 0; i < std::max(left.size(), right.size()); ++i) {
        const QString one = i < left.size() ? textOf(left[i]) : QStringLiteral("nothing");
        const QString two = i < right.size() ? textOf(right[i]) : QStringLiteral("nothing");
        if (one != two)
            return one + QStringLiteral(" and ") + two;
    }
    return {};
}

} // namespace

class TestSeekPointEvents : public QObject
{
    Q_OBJECT

private slots:
    void seekPointsAddNoEvents_data() { addRecordings(); }
    void seekPointsAddNoEvents();
    void eventsBehindASeekAreThoseOfAWalk_data() { addRecordings(); }
    void eventsBehindASeekAreThoseOfAWalk();
    void fieldsOfTheIndexAreThoseOfTheRecording_data() { addRecordings(); }
    void fieldsOfTheIndexAreThoseOfTheRecording();
    void fieldsAreKeptWithoutDecodingAgain();

private:
    static void addRecordings();
};

void TestSeekPointEvents::addRecordings()
{
    QTest::addColumn<QString>("path");
    const QString root = test::recordings();
    for (const char *folder : {"teeworlds", "teehistorian", "goldsrc", "hollowcube", "odd"}) {
        QDirIterator files(root + '/' + folder,
                           {"*.demo", "*.dem", "*.hcrp", "*.teehistorian", "preamble.dat"},
                           QDir::Files, QDirIterator::Subdirectories);
        while (files.hasNext()) {
            const QString path = files.next();
            if (path.contains(u"/malformed/"))
                continue;
            QTest::newRow(qPrintable(path.mid(root.size() + 1))) << path;
        }
    }
}

void TestSeekPointEvents::seekPointsAddNoEvents()
{
    SKIP_WITHOUT_ROWS();
    QFETCH(QString, path);
    const auto recording = opened(path);
    if (!recording)
        QSKIP("cannot be opened");
    const auto built = buildIndex(recording, {});
    if (!built || !(*built)->damage().empty())
        QSKIP("damaged: a walk needs the seek points behind the damage");
    const auto &index = *built;

    const auto walked = buildIndex(std::make_shared<const WalkedRecording>(recording), {}).value();

    QCOMPARE(walked->eventCount(), index->eventCount());
    for (std::size_t row = 0; row < index->eventCount(); ++row) {
        const EventRow one = index->event(row);
        const EventRow two = walked->event(row);
        if (one.tick != two.tick || one.form != two.form || one.client != two.client
            || one.values != two.values)
            QFAIL(qPrintable(QStringLiteral("row %1, tick %2").arg(row).arg(one.tick.value)));
    }
}

/// At the ticks of seek points, and just before and behind, with what the pass found out and with
/// the outline alone, as the window has it at first.
void TestSeekPointEvents::eventsBehindASeekAreThoseOfAWalk()
{
    constexpr std::size_t MostPlaces = 60;
    SKIP_WITHOUT_ROWS();
    QFETCH(QString, path);
    const auto recording = opened(path);
    if (!recording)
        QSKIP("cannot be opened");
    const auto built = buildIndex(recording, {});
    if (!built)
        QSKIP("nothing of it can be read");
    const auto &index = *built;
    const auto outline = std::make_shared<const Outline>(recording->outline({}).value());
    const Index early(outline);
    const auto &points = index->seekPoints();
    const std::size_t step = points.size() / MostPlaces + 1;
    for (std::size_t i = 0; i < points.size(); i += step) {
        for (const std::int64_t beside : {-1, 0, 1}) {
            const Tick tick = points[i].tick + beside;
            if (!index->ticks().contains(tick))
                continue;
            const auto expected = rowsAt(*index, tick);
            const auto sought = eventsAtTick(recording, *index, tick, {});
            QVERIFY(sought.has_value());
            const QString fault = difference(rowsOf(*sought), expected);
            QVERIFY2(fault.isEmpty(),
                     qPrintable(QStringLiteral("tick %1: %2").arg(tick.value).arg(fault)));
            if (outline->seekPoints.size() < 2)
                continue; // the same walk from the beginning, again and again
            const auto first = eventsAtTick(recording, early, tick, {});
            QVERIFY(first.has_value());
            const QString earlyFault = difference(rowsOf(*first), expected);
            QVERIFY2(
                earlyFault.isEmpty(),
                qPrintable(QStringLiteral("tick %1, outline: %2").arg(tick.value).arg(earlyFault)));
        }
    }
}

/// What a decoder tells to who asks for fields, in the order in which it tells it.
void TestSeekPointEvents::fieldsOfTheIndexAreThoseOfTheRecording()
{
    constexpr std::size_t MostEvents = 20'000;
    SKIP_WITHOUT_ROWS();
    QFETCH(QString, path);
    const auto recording = opened(path);
    const auto built = recording ? indexWithFields(recording) : Result<Shared<Index>>(nullptr);
    if (!recording || !built)
        QSKIP("cannot be read");
    const Index &index = **built;
    FieldSink sink;
    Walker walker(recording, index.outline().seekPoints);
    while (sink.events.size() < MostEvents) {
        const auto stepped = walker.step(&sink, {});
        if (!stepped || *stepped != Step::Done)
            break;
    }

    QVERIFY(sink.events.size() <= index.eventCount());
    for (std::size_t row = 0; row < sink.events.size(); ++row) {
        const auto kept = index.eventFields(row);
        const auto told = fieldsOf(sink.events[row]);
        const bool isSame = std::ranges::equal(kept, told, sameField)
                            && index.event(row).values == sink.events[row].values.bytes();
        QVERIFY2(isSame,
                 qPrintable(
                     QStringLiteral("row %1, tick %2").arg(row).arg(sink.events[row].tick.value)));
    }
}

void TestSeekPointEvents::fieldsAreKeptWithoutDecodingAgain()
{
    const QString path = test::recordings() + QStringLiteral("/hollowcube/parkour-run.hcrp");
    const auto whole = QFile::exists(path) ? opened(path) : nullptr;
    if (!whole)
        SKIP_WITHOUT_FILE("hollowcube/parkour-run.hcrp");
    const auto recording = std::make_shared<const WalkedRecording>(whole);

    const auto index = indexWithFields(recording).value();

    QCOMPARE(recording->decoders, 1);
    const auto plain = buildIndex(whole, {}).value();
    std::size_t moves = 0;
    for (std::size_t row = 0; row < index->eventCount(); ++row) {
        if (!index->event(row).form->hasOwnFields)
            continue;
        QVERIFY(!index->eventFields(row).empty());
        // Nobody pays for it who did not ask.
        QVERIFY(plain->eventFields(row).empty());
        ++moves;
    }
    QVERIFY(moves > 0);
}

TICKSCOPE_TEST(TestSeekPointEvents, QCoreApplication)
#include "test_seek_point_events.moc"
