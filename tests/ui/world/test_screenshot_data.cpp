// SPDX-License-Identifier: GPL-3.0-or-later
//
// Whose pictures `screenshot` draws with.
#include "tests/cli/run_cli.h"
#include "tests/support/test_program.h"
#include "tests/support/test_recordings.h"

#include <QDir>
#include <QImage>
#include <QPainter>
#include <QTemporaryDir>
#include <QTest>

using namespace tickscope;

namespace {

/// A folder as games have it, whose default skin is a red square.
void writeRedSkin(const QString &folder)
{
    QVERIFY(QDir(folder).mkpath(QStringLiteral("skins")));
    QImage skin(256, 128, QImage::Format_ARGB32);
    skin.fill(Qt::transparent);
    QPainter painter(&skin);
    painter.fillRect(0, 0, 96, 96, Qt::red);
    painter.end();
    QVERIFY(skin.save(folder + QStringLiteral("/skins/default.png")));
}

int redPixels(const QImage &image)
{
    int count = 0;
    for (int y = 0; y < image.height(); ++y) {
        for (int x = 0; x < image.width(); ++x)
            count += image.pixel(x, y) == qRgb(255, 0, 0) ? 1 : 0;
    }
    return count;
}

} // namespace

class TestScreenshotData : public QObject
{
    Q_OBJECT

private slots:
    void dataFolderGivesThePictures();
    void noneLeavesOurOwnPictures();

private:
    /// The picture of a tiny demo with \a data; null when it was not made.
    [[nodiscard]] QImage picture(const QString &data) const
    {
        const QString demo = test::writeTinyDemo(m_folder.path(), QStringLiteral("tiny.demo"));
        const QString path = m_folder.filePath(QStringLiteral("picture.png"));
        const test::Run run = test::runCli({QStringLiteral("screenshot"), demo,
                                            QStringLiteral("--tick"), QStringLiteral("1100"),
                                            QStringLiteral("--no-hud"), QStringLiteral("--data"),
                                            data, QStringLiteral("-o"), path});
        return run.code == 0 ? QImage(path) : QImage();
    }

    QTemporaryDir m_folder;
};

void TestScreenshotData::dataFolderGivesThePictures()
{
    const QString data = m_folder.filePath(QStringLiteral("data"));
    writeRedSkin(data);

    const QImage image = picture(data);

    QCOMPARE(image.size(), QSize(1280, 720));
    QVERIFY(redPixels(image) > 200);
}

void TestScreenshotData::noneLeavesOurOwnPictures()
{
    // No folder of that name; the games' that are installed are not looked at either.
    const QImage none = picture(QStringLiteral("none"));
    QVERIFY(!none.isNull());
    QCOMPARE(redPixels(none), 0);

    // The same as drawing without any data.
    QCOMPARE(none, picture(QStringLiteral("none")));
    const QString data = m_folder.filePath(QStringLiteral("data"));
    writeRedSkin(data);
    QVERIFY(none != picture(data));
}

TICKSCOPE_TEST(TestScreenshotData, QCoreApplication)
#include "test_screenshot_data.moc"
