// SPDX-License-Identifier: GPL-3.0-or-later
#include <QSignalSpy>
#include <QStandardPaths>
#include <QTemporaryDir>
#include <QTest>

#include "core/library/recording_facts.h"
#include "tests/support/test_program.h"
#include "tests/support/test_recordings.h"
#include "ui/compare/best_runs.h"
#include "ui/document/active_document.h"
#include "ui/library/library_service.h"

using namespace tickscope;

namespace {

constexpr int Patience = 120'000;

} // namespace

/// The library is asked for the fastest run on the map of the open recording.
class TestBestRuns : public QObject
{
    Q_OBJECT

private slots:
    void initTestCase();
    void init();
    void cleanup();

    void fastestOfOthersIsFound();
    void onlyOfTheSelectedPlayer();
    void withoutOneItSaysSo();

private:
    /// Puts a recording with one finished run on the map of the document into the library.
    void addRun(const QString &path, const QString &player, qint64 time);

    QTemporaryDir m_folder;
    QTemporaryDir m_cache;
    FormatRegistry m_registry;
    QString m_path;
    std::unique_ptr<Document> m_document;
    std::unique_ptr<ActiveDocument> m_active;
    std::unique_ptr<LibraryService> m_library;
    std::unique_ptr<BestRuns> m_best;
};

void TestBestRuns::initTestCase()
{
    QStandardPaths::setTestModeEnabled(true);
    QCoreApplication::setOrganizationName(QStringLiteral("tickscope-tests"));
    QCoreApplication::setApplicationName(QStringLiteral("best-runs"));
    registerAllFormats(m_registry);
    m_path = test::writeTinyDemo(m_folder.path(), QStringLiteral("tiny.demo"));
}

void TestBestRuns::init()
{
    m_document = std::make_unique<Document>(m_registry);
    m_document->open(m_path);
    QTRY_COMPARE_WITH_TIMEOUT(m_document->phase(), OpenPhase::Ready, Patience);
    m_active = std::make_unique<ActiveDocument>(m_document.get());
    m_library = std::make_unique<LibraryService>(
        m_cache.filePath(QString::fromLatin1(QTest::currentTestFunction())), m_registry);
    m_best = std::make_unique<BestRuns>(*m_active, *m_library, nullptr);
}

void TestBestRuns::cleanup()
{
    m_best.reset();
    m_library.reset();
    m_active.reset();
    m_document.reset();
}

void TestBestRuns::addRun(const QString &path, const QString &player, qint64 time)
{
    library::QuickFacts quick;
    quick.worldKey = library::worldKeyOf(m_document->recording()->info());
    library::WholeFacts whole;
    whole.runs = {{player, 0, 100, time, true, 0}};
    QSignalSpy changed(m_library.get(), &LibraryService::changed);
    m_library->change([=](library::LibraryStore &store) -> library::Stored<void> {
        const auto noted = store.note({path, 100, 5000}, 1);
        const auto rows = store.listing().inState(library::ReadState::New, 0, 1);
        if (!noted || !rows || rows->empty())
            return {};
        return store.setQuick(rows->front().id, quick).and_then([&] {
            return store.setWhole(rows->front().id, whole);
        });
    });
    QTRY_VERIFY_WITH_TIMEOUT(!changed.isEmpty(), Patience);
}

void TestBestRuns::fastestOfOthersIsFound()
{
    addRun(m_path, QStringLiteral("Anna"), 1'000); // itself
    addRun(QStringLiteral("/x/slow.demo"), QStringLiteral("Bob"), 9'000);
    addRun(QStringLiteral("/x/fast.demo"), QStringLiteral("Eve"), 8'000);
    QSignalSpy found(m_best.get(), &BestRuns::found);

    QCOMPARE(m_best->commands().run(QStringLiteral("compare.best")), CommandOutcome::Done);

    QTRY_COMPARE_WITH_TIMEOUT(found.size(), 1, Patience);
    const auto best = found.front().front().value<library::BestRun>();
    QCOMPARE(best.path, QStringLiteral("/x/fast.demo"));
    QCOMPARE(best.run.player, QStringLiteral("Eve"));
}

void TestBestRuns::onlyOfTheSelectedPlayer()
{
    const Player &player = m_document->index()->players().players().front();
    addRun(QStringLiteral("/x/other.demo"), QStringLiteral("Eve"), 1'000);
    addRun(QStringLiteral("/x/own.demo"), QString::fromStdString(player.name()), 9'000);
    QSignalSpy found(m_best.get(), &BestRuns::found);
    const QString command = QStringLiteral("compare.bestOfPlayer");
    QCOMPARE(m_best->commands().run(command), CommandOutcome::Disabled);

    m_document->selection().selectPlayer(
        PlayerRef{player.stays.front().client, player.stays.front().ticks.first});
    QCOMPARE(m_best->commands().run(command), CommandOutcome::Done);

    QTRY_COMPARE_WITH_TIMEOUT(found.size(), 1, Patience);
    QCOMPARE(found.front().front().value<library::BestRun>().path, QStringLiteral("/x/own.demo"));
    QCOMPARE(found.front().at(1).value<std::optional<PlayerRef>>(),
             m_document->selection().player());
}

void TestBestRuns::withoutOneItSaysSo()
{
    addRun(m_path, QStringLiteral("Anna"), 1'000);
    QSignalSpy missed(m_best.get(), &BestRuns::missed);

    m_best->commands().run(QStringLiteral("compare.best"));

    QTRY_COMPARE_WITH_TIMEOUT(missed.size(), 1, Patience);
    QCOMPARE(missed.front().front().toString(),
             QStringLiteral("The library has no such run in another recording."));
}

TICKSCOPE_TEST(TestBestRuns, QApplication)
#include "test_best_runs.moc"
