// SPDX-License-Identifier: GPL-3.0-or-later
#include <QApplication>
#include <QImage>
#include <QTest>

#include <functional>
#include <memory>

#include "tests/support/small_disk.h"
#include "tests/support/test_program.h"
#include "ui/export/saved_text.h"
#include "ui/markers/marker_exchange.h"

using namespace tickscope;

using Save = std::function<QString(const QString &path)>;
Q_DECLARE_METATYPE(Save)

/// What a person saves on a full disk: the reason is said, nothing half written is left, and what
/// was there stays.
class TestFullDisk : public QObject
{
    Q_OBJECT

private slots:
    void initTestCase();
    void init() { m_disk->empty(); }

    void fileIsThereWholeOrNotAtAll_data();
    void fileIsThereWholeOrNotAtAll();

private:
    std::unique_ptr<test::SmallDisk> m_disk;
};

void TestFullDisk::initTestCase()
{
    m_disk = std::make_unique<test::SmallDisk>(1024);
    if (!m_disk->isMounted())
        QSKIP("the system lets nobody mount a disk here");
}

static QString saveMarkers(const QString &path, bool isTable)
{
    std::vector<Annotation> markers(2000);
    for (std::size_t i = 0; i < markers.size(); ++i) {
        markers[i].id = QUuid::createUuid();
        markers[i].tick = static_cast<qint64>(i);
    }
    const TimeBase time = TimeBase::uniform({{0}, {2000}}, std::chrono::milliseconds(20));
    return saveBytes(path,
                     isTable ? markersAsCsv(markers, time) : markersAsJson(markers, {}, time));
}

void TestFullDisk::fileIsThereWholeOrNotAtAll_data()
{
    QTest::addColumn<Save>("save");
    QTest::addColumn<int>("kibibytes");

    QImage noise(300, 300, QImage::Format_RGB32);
    for (int y = 0; y < noise.height(); ++y) {
        for (int x = 0; x < noise.width(); ++x)
            noise.setPixel(x, y, static_cast<uint>(x * 2654435761U ^ y * 40503U));
    }
    const std::vector<std::pair<const char *, Save>> all{
        {"markers.csv", [](const QString &path) { return saveMarkers(path, true); }},
        {"markers.json", [](const QString &path) { return saveMarkers(path, false); }},
        {"table.csv",
         [](const QString &path) {
             return saveText(path, [](TextSink &sink) -> Result<void> {
                 for (int row = 0; row < 20'000 && sink.isWanted(); ++row)
                     sink.write("0,1,2,3,4,5,6,7,8,9\n");
                 return {};
             });
         }},
        {"picture.png", [noise](const QString &path) { return savePicture(noise, path); }},
        {"picture.jpg", [noise](const QString &path) { return savePicture(noise, path); }},
    };
    for (const auto &[name, save] : all) {
        for (const int kibibytes : {0, 12})
            QTest::addRow("%s, %d KiB", name, kibibytes) << save << kibibytes;
    }
}

void TestFullDisk::fileIsThereWholeOrNotAtAll()
{
    QFETCH(Save, save);
    QFETCH(int, kibibytes);
    const QString name = QString::fromLatin1(QTest::currentDataTag()).section(u',', 0, 0);
    const QString path = m_disk->path(name);
    for (const bool isThere : {false, true}) {
        m_disk->empty();
        if (isThere) {
            QFile before(path);
            QVERIFY(before.open(QIODevice::WriteOnly));
            before.write("what was there");
        }
        m_disk->fill(kibibytes);

        const QString problem = save(path);

        QVERIFY2(problem.contains(QStringLiteral("No space left")), qPrintable(problem));
        QCOMPARE(m_disk->files(), isThere ? QStringList(name) : QStringList());
        QFile after(path);
        QVERIFY(!isThere || after.open(QIODevice::ReadOnly));
        QCOMPARE(isThere ? after.readAll() : QByteArray(),
                 isThere ? QByteArray("what was there") : QByteArray());
        QFile::remove(path);
    }
    m_disk->empty();
    QCOMPARE(save(path), QString()); // there is room again
    QVERIFY(QFile::remove(path));
}

TICKSCOPE_TEST(TestFullDisk, QApplication)
#include "test_full_disk.moc"
