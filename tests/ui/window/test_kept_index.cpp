// SPDX-License-Identifier: GPL-3.0-or-later
//
// What was read of a recording once is shown at once the next time.

#include <QDirIterator>
#include <QTemporaryDir>
#include <QTest>

#include "core/analysis/index_cache.h"
#include "tests/support/test_program.h"
#include "tests/support/test_recordings.h"
#include "ui/reading/reading.h"

using namespace tickscope;

namespace {
constexpr int KeptIndexTimeout = 120'000; // milliseconds
}

class TestKeptIndex : public QObject
{
    Q_OBJECT

private slots:
    void initTestCase() { registerAllFormats(m_registry); }
    void init();
    void secondOpeningKnowsEverythingAtOnce();
    void brokenIndexIsReadAnew();

private:
    /// What a window would show of \a path. Null when it does not come.
    Shared<Index> indexOf(const QString &path);
    /// Files of kept indexes.
    [[nodiscard]] static QStringList keptFiles();

    FormatRegistry m_registry;
    QTemporaryDir m_folder;
    std::unique_ptr<QTemporaryDir> m_cache;
};

void TestKeptIndex::init()
{
    m_cache = std::make_unique<QTemporaryDir>();
    qputenv("XDG_CACHE_HOME", m_cache->path().toLocal8Bit());
}

Shared<Index> TestKeptIndex::indexOf(const QString &path)
{
    Shared<Index> index;
    Reading reading(m_registry, path.toStdString(), {}, nullptr);
    connect(&reading, &Reading::indexed, this,
            [&index](const IndexProgress &progress) { index = progress.index; });
    const auto isWhole = [&index] { return index && index->isComplete(); };
    // It is kept behind that.
    const bool isKept = QTest::qWaitFor([&] { return isWhole() && !keptFiles().isEmpty(); },
                                        KeptIndexTimeout);
    return isKept ? index : nullptr;
}

QStringList TestKeptIndex::keptFiles()
{
    QStringList files;
    QDirIterator all(QString::fromStdString(IndexCache::ofUser().folder()), QDir::Files,
                     QDirIterator::Subdirectories);
    while (all.hasNext()) {
        if (const QString file = all.next(); file.endsWith(QStringLiteral(".block")))
            files << file;
    }
    return files;
}

/// What lies there is shown, here an index with one event more.
void TestKeptIndex::secondOpeningKnowsEverythingAtOnce()
{
    const QString path = test::writeTinyDemo(m_folder.path(), QStringLiteral("a.demo"));
    const QString other = test::writeTinyDemo(m_folder.path(), QStringLiteral("other.demo"),
                                              {.hasWhisper = true});
    const auto first = indexOf(path);
    QVERIFY(first);
    QTRY_COMPARE_WITH_TIMEOUT(keptFiles().size(), 3, KeptIndexTimeout);
    const auto more = indexOf(other);
    QVERIFY(more);
    QCOMPARE(more->eventCount(), first->eventCount() + 1);
    const IndexCache cache = IndexCache::ofUser();
    const auto recording = m_registry.open(openFile(path.toStdString()).value(), {}).value();
    QVERIFY(cache.write(cache.keyOf(*recording, {}).value(), *more));

    const auto again = indexOf(path);

    QVERIFY(again);
    QCOMPARE(again->eventCount(), more->eventCount());
}

void TestKeptIndex::brokenIndexIsReadAnew()
{
    const QString path = test::writeTinyDemo(m_folder.path(), QStringLiteral("b.demo"));
    const auto first = indexOf(path);
    QVERIFY(first);
    QTRY_COMPARE_WITH_TIMEOUT(keptFiles().size(), 3, KeptIndexTimeout);
    const QString broken = keptFiles().first();
    const qint64 size = QFileInfo(broken).size();
    QVERIFY(QFile::resize(broken, size - 1));

    const auto again = indexOf(path);

    QVERIFY(again);
    QCOMPARE(again->eventCount(), first->eventCount());
}

TICKSCOPE_TEST(TestKeptIndex, QGuiApplication)
#include "test_kept_index.moc"
