// SPDX-License-Identifier: GPL-3.0-or-later
//
// Figures of a real recording against what was counted by hand.

#include <QTest>

#include "core/analysis/finders/map_finder.h"
#include "core/facts/fact_material.h"
#include "core/facts/figures.h"
#include "core/formats/format_registry.h"
#include "core/io/byte_source.h"
#include "core/timeline/index_pass.h"
#include "tests/support/test_program.h"
#include "tests/support/test_recordings.h"

using namespace tickscope;
using namespace tickscope::test;

namespace {

constexpr const char *Racebox = "teehistorian/ddnet198-racebox.teehistorian";

/// Of the recording with what its map decides, as the window and the command line read it.
Result<FactSource> sourceOf(const char *name)
{
    const std::string path = realRecording(QString::fromLatin1(name))->toStdString();
    FormatRegistry registry;
    registerAllFormats(registry);
    auto recording = registry.open(openNamed(path).value(), {}).value();
    auto map = findMap(*recording, path, {}, {});
    if (!map)
        return tl::unexpected(map.error());
    if (const auto rebuilt = recording->rebuiltWith(map->content))
        recording = rebuilt;
    const auto index = buildIndex(recording, {});
    if (!index)
        return tl::unexpected(index.error());
    return FactSource{recording, *index, *map, 380};
}

Figure figureOf(const std::vector<Figure> &figures, std::string_view id)
{
    for (const Figure &figure : figures) {
        if (figure.kind->id == id && figure.part.empty())
            return figure;
    }
    return {};
}

int playerNamed(const Index &index, std::string_view name)
{
    return index.players().holdersOf(name).front()->id;
}

} // namespace

class TestRealFacts : public QObject
{
    Q_OBJECT

private slots:
    void initTestCase() { SKIP_WITHOUT_RECORDING("teehistorian/ddnet198-racebox.teehistorian"); }
    void intervalsAreThoseCountedByHand();
    void nothingIsWrongWithTheFile();
    void cancelledReadingSaysSo();
};

/// Counted by a program of its own from the bytes of the file, by teehistorian.md: the state of a
/// client at the end of a tick is direction, jump, an odd fire counter, hook, and each flag of
/// PlayerFlags; a change is a tick at whose end it is another than before, from the second record
/// of a stay on. npc01 is client 2 in ticks 323 to 3193, Carol client 0 in 258 to 6359. The
/// commonest interval of npc01 is 10 ticks, Carol's is 1.
void TestRealFacts::intervalsAreThoseCountedByHand()
{
    const auto source = sourceOf(Racebox).value();
    const auto npc01 = figureOf(
        computeFigures(source, playerNamed(*source.index, "npc01"), {}).value(),
        "regular_intervals");
    const auto carol = figureOf(
        computeFigures(source, playerNamed(*source.index, "Carol"), {}).value(),
        "regular_intervals");

    QCOMPARE(npc01.samples, std::int64_t{252});
    QCOMPARE(npc01.hits, std::int64_t{214});
    QCOMPARE(carol.samples, std::int64_t{147});
    QCOMPARE(carol.hits, std::int64_t{50});
    QVERIFY(*npc01.value > *carol.value);
    // Even the ends of the intervals lie apart.
    QVERIFY(npc01.interval->low > carol.interval->high);
}

/// 5,739 ticks, no damage; a second passes without a record once, before the first player.
void TestRealFacts::nothingIsWrongWithTheFile()
{
    const auto figures = computeFigures(sourceOf(Racebox).value(), 0, {}).value();

    QCOMPARE(figureOf(figures, "damaged_places").value, std::optional(0.0));
    QCOMPARE(figureOf(figures, "damaged_places").samples, std::int64_t{5739});
    QCOMPARE(figureOf(figures, "time_backwards").value, std::optional(0.0));
    QCOMPARE(figureOf(figures, "map_mismatch").value, std::optional(0.0));
    QVERIFY(!figureOf(figures, "missing_keyframes").value);
}

void TestRealFacts::cancelledReadingSaysSo()
{
    std::stop_source stopped;
    stopped.request_stop();

    const auto read = readFactMaterial(sourceOf(Racebox).value(), stopped.get_token());

    QVERIFY(!read);
    QCOMPARE(read.error().code, ErrorCode::Cancelled);
}

TICKSCOPE_TEST(TestRealFacts, QCoreApplication)
#include "test_real_facts.moc"
