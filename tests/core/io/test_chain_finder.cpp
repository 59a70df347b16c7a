// SPDX-License-Identifier: GPL-3.0-or-later
//
// Files of one server in a folder, tied together by the ids in their headers.

#include <QDir>
#include <QFile>
#include <QTemporaryDir>
#include <QTest>

#include "core/analysis/finders/chain_finder.h"
#include "core/io/byte_source.h"
#include "tests/support/test_program.h"
#include "tests/toy_format/toy.h"

using namespace tickscope;

class TestChainFinder : public QObject
{
    Q_OBJECT

private slots:
    void initTestCase() { m_registry.add(makeFormat_toy()); }
    void init() { m_folder = std::make_unique<QTemporaryDir>(); }

    void neighboursAreFoundByTheirIds();
    void onlyFilesWithASuffixOfTheFormatAreRead_data();
    void onlyFilesWithASuffixOfTheFormatAreRead();
    void recordingWithoutIdsHasNoNeighbours();
    void unreadableFilesArePassedOver();
    void recordingIsNotItsOwnNeighbour();
    void missingFolderHasNoNeighbours();
    void cancelledSearchSaysSo();

private:
    [[nodiscard]] QString path(const QString &name) const { return m_folder->filePath(name); }

    void writeBytes(const QString &name, const QByteArray &bytes) const
    {
        QFile file(path(name));
        QVERIFY(file.open(QIODevice::WriteOnly));
        QCOMPARE(file.write(bytes), bytes.size());
    }

    /// A recording whose header says \a text.
    void write(const QString &name, std::string_view text) const
    {
        toy::Writer writer(20, text);
        writer.beginFrame({1}, toy::FrameKind::Whole);
        const auto bytes = writer.finish();
        writeBytes(name, QByteArray(reinterpret_cast<const char *>(bytes.data()),
                                    static_cast<qsizetype>(bytes.size())));
    }

    [[nodiscard]] Result<ChainNeighbours> find(const QString &name, std::stop_token stop = {}) const
    {
        const auto source = openFile(path(name).toStdString());
        if (!source)
            return tl::unexpected(source.error());
        const auto recording = m_registry.open(*source, {});
        if (!recording)
            return tl::unexpected(recording.error());
        return findChainNeighbours(m_registry, **recording, path(name).toStdString(),
                                   std::move(stop));
    }

    std::unique_ptr<QTemporaryDir> m_folder;
    FormatRegistry m_registry;
};

void TestChainFinder::neighboursAreFoundByTheirIds()
{
    write("first.toy", "id=1");
    write("second.toy", "id=2\nprevious=1");
    write("third.toy", "id=3\nprevious=2");
    write("other.toy", "id=8\nprevious=7");

    QCOMPARE(find("first.toy").value(), (ChainNeighbours{{}, path("second.toy").toStdString()}));
    QCOMPARE(find("second.toy").value(),
             (ChainNeighbours{path("first.toy").toStdString(), path("third.toy").toStdString()}));
    QCOMPARE(find("third.toy").value(), (ChainNeighbours{path("second.toy").toStdString(), {}}));
    QCOMPARE(find("other.toy").value(), ChainNeighbours{});
}

void TestChainFinder::onlyFilesWithASuffixOfTheFormatAreRead_data()
{
    QTest::addColumn<QString>("name");
    QTest::addColumn<bool>("isFound");

    QTest::newRow("suffix") << QStringLiteral("a.toy") << true;
    QTest::newRow("suffix of a packer behind it") << QStringLiteral("a.toy.zst") << true;
    QTest::newRow("other suffix") << QStringLiteral("a.demo") << false;
    QTest::newRow("suffix that goes on") << QStringLiteral("a.toys") << false;
    QTest::newRow("none") << QStringLiteral("atoy") << false;
}

void TestChainFinder::onlyFilesWithASuffixOfTheFormatAreRead()
{
    QFETCH(QString, name);
    QFETCH(bool, isFound);
    write("second.toy", "id=2\nprevious=1");
    write(name, "id=1");

    QCOMPARE(!find("second.toy")->previous.empty(), isFound);
}

void TestChainFinder::recordingWithoutIdsHasNoNeighbours()
{
    write("one.toy", "");
    write("two.toy", "");

    QCOMPARE(find("one.toy").value(), ChainNeighbours{});
}

void TestChainFinder::unreadableFilesArePassedOver()
{
    writeBytes("a.toy", "TOYPLAY1");
    writeBytes("b.toy", "something else");
    QVERIFY(QDir().mkpath(path("c.toy")));
    write("d.toy", "id=1");
    write("second.toy", "previous=1");

    QCOMPARE(find("second.toy")->previous, path("d.toy").toStdString());
}

void TestChainFinder::recordingIsNotItsOwnNeighbour()
{
    write("loop.toy", "id=1\nprevious=1");

    QCOMPARE(find("loop.toy").value(), ChainNeighbours{});
}

void TestChainFinder::missingFolderHasNoNeighbours()
{
    write("one.toy", "id=1");
    const auto recording = m_registry.open(openFile(path("one.toy").toStdString()).value(), {});

    const auto found = findChainNeighbours(m_registry, **recording, "/no/such/folder/one.toy", {});

    QCOMPARE(found.value(), ChainNeighbours{});
}

void TestChainFinder::cancelledSearchSaysSo()
{
    write("first.toy", "id=1");
    write("second.toy", "previous=1");
    std::stop_source stop;
    stop.request_stop();

    QCOMPARE(find("second.toy", stop.get_token()).error().code, ErrorCode::Cancelled);
}

TICKSCOPE_TEST(TestChainFinder, QCoreApplication)
#include "test_chain_finder.moc"
