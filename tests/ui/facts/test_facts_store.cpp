// SPDX-License-Identifier: GPL-3.0-or-later
#include <QFile>
#include <QTest>

#include <semaphore>

#include "tests/support/test_program.h"
#include "tests/toy_format/toy.h"
#include "tests/ui/docks/dock_test.h"
#include "ui/facts/facts_store.h"
#include "ui/world/tracks/track_store.h"

using namespace tickscope;

namespace {

/// Keeps the worker of a shared reading busy until it is released.
class Blocker
    : public PassListener
    , public PassSink
{
public:
    [[nodiscard]] PassSink &sink() override { return *this; }
    [[nodiscard]] bool isFull() const override { return false; }
    void tickEnded(Tick, const WorldState &) override
    {
        m_begun.release();
        m_goOn.acquire();
    }

    void waitUntilBusy() { m_begun.acquire(); }
    void release() { m_goOn.release(); }

private:
    std::binary_semaphore m_begun{0};
    std::binary_semaphore m_goOn{0};
};

} // namespace

class TestFactsStore : public test::DockTest
{
    Q_OBJECT

private slots:
    void initTestCase();
    void figuresAndPathsAreReadInOnePass();
};

void TestFactsStore::initTestCase()
{
    prepare();
    m_registry.add(makeFormat_toy());
}

/// Both are wanted while the worker is busy with something else, a recording of one frame.
void TestFactsStore::figuresAndPathsAreReadInOnePass()
{
    begin();
    const QString path = m_folder.filePath(QStringLiteral("long.toy"));
    QFile file(path);
    const auto bytes = toy::sampleRecording(6000);
    QVERIFY(file.open(QIODevice::WriteOnly));
    file.write(reinterpret_cast<const char *>(bytes.data()), static_cast<qsizetype>(bytes.size()));
    file.close();
    openAndWait(path);
    QTRY_VERIFY_WITH_TIMEOUT(m_document->index()->isComplete(), test::Timeout);
    const auto frames = static_cast<std::size_t>(m_document->index()->tickTally().recorded);
    QVERIFY(frames > 1000);

    const auto single = m_registry.open(memorySource(toy::sampleRecording(1), "single"), {})
                            .value();
    const auto blocker = std::make_shared<Blocker>();
    m_active->sharedReading()->join({blocker,
                                     {single, single->outline({}).value().seekPoints},
                                     [](bool, const std::optional<Error> &) { return [] {}; }});
    blocker->waitUntilBusy();
    const std::size_t before = toy::framesRead;
    TrackStore paths(*m_active);
    FactsStore figures(*m_active);
    paths.setWanted(true);
    figures.setActive(true);
    QCOMPARE(figures.state(), FactsStore::State::Reading);
    blocker->release();

    QTRY_COMPARE_WITH_TIMEOUT(figures.state(), FactsStore::State::NobodySelected, test::Timeout);
    QTRY_VERIFY_WITH_TIMEOUT(paths.tracks() && !paths.isReading(), test::Timeout);
    QCOMPARE(toy::framesRead - before, frames);
    end();
}

TICKSCOPE_TEST(TestFactsStore, QApplication)
#include "test_facts_store.moc"
