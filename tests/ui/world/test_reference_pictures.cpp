// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/cli/run_cli.h"
#include "tests/support/skips.h"
#include "tests/support/test_program.h"
#include "tests/support/test_recordings.h"
#include "ui/world/canvas/game_data.h"

#include <algorithm>
#include <cstdlib>

#include <QImage>
#include <QTemporaryDir>
#include <QTest>

using namespace tickscope;

namespace {

/// Where pictures of the game have neither its texts nor its buttons.
constexpr QRect Compared(0, 100, 880, 340);
/// A part of a colour that is off by more than this is seen.
constexpr int Tolerance = 24;

bool differs(QRgb a, QRgb b)
{
    return std::max({std::abs(qRed(a) - qRed(b)), std::abs(qGreen(a) - qGreen(b)),
                     std::abs(qBlue(a) - qBlue(b))})
           > Tolerance;
}

/// Percent of the compared pixels in which two pictures differ.
double differingShare(const QImage &a, const QImage &b)
{
    int count = 0;
    for (int y = Compared.top(); y <= Compared.bottom(); ++y) {
        for (int x = Compared.left(); x <= Compared.right(); ++x)
            count += differs(a.pixel(x, y), b.pixel(x, y)) ? 1 : 0;
    }
    return 100.0 * count / (Compared.width() * Compared.height());
}

} // namespace

class TestReferencePictures : public QObject
{
    Q_OBJECT

private slots:
    void screenshotEqualsTheGame_data();
    void screenshotEqualsTheGame();
};

void TestReferencePictures::screenshotEqualsTheGame_data()
{
    QTest::addColumn<QString>("picture");
    QTest::addColumn<QString>("recording");
    QTest::addColumn<QString>("tick");
    QTest::addColumn<double>("bar"); // percent of pixels that may differ

    // The list beside the pictures of the game.
    QTest::newRow("alice") << "ddnet164-demo-player-alice.png"
                           << "ddnet164-client-alice-sunny.demo"
                           << "1526" << 0.5;
    QTest::newRow("alice, paused") << "ddnet198-demo-player-alice-paused.png"
                                   << "ddnet164-client-alice-sunny.demo"
                                   << "1900" << 0.5;
    QTest::newRow("capture the flag of 0.7") << "ddnet198-demo-player-vanilla07-ctf.png"
                                             << "tw075-ddnetclient-ctf5.demo"
                                             << "1910" << 1.5;
    QTest::newRow("30 players") << "ddnet198-demo-player-dm8-30-players.png"
                                << "ddnet198-client-watch-26min.demo"
                                << "13085.5" << 6.0;
}

void TestReferencePictures::screenshotEqualsTheGame()
{
    QFETCH(QString, picture);
    QFETCH(QString, recording);
    QFETCH(QString, tick);
    QFETCH(double, bar);
    const auto demo = test::realRecording(QStringLiteral("teeworlds/") + recording);
    const auto reference = test::realRecording(QStringLiteral("../reference/") + picture);
    if (!demo || !reference)
        SKIP_MISSING();
    if (GameData::installed()->image(QStringLiteral("game.png")).isNull())
        QSKIP("the game's data is not installed");
    const QTemporaryDir folder;
    const QString path = folder.filePath(QStringLiteral("ours.png"));

    const test::Run run = test::runCli({QStringLiteral("screenshot"), *demo,
                                        QStringLiteral("--tick"), tick, QStringLiteral("--size"),
                                        QStringLiteral("1000x640"), QStringLiteral("--no-hud"),
                                        QStringLiteral("-o"), path});

    QVERIFY2(run.code == 0, run.errors.constData());
    const QImage ours(path);
    const QImage theirs(*reference);
    QCOMPARE(ours.size(), QSize(1000, 640));
    QCOMPARE(theirs.size(), ours.size());
    const double share = differingShare(ours, theirs);
    qInfo("%.3f %% of the pixels differ", share);
    QVERIFY2(share < bar, qPrintable(QStringLiteral("%1%").arg(share)));
}

TICKSCOPE_TEST(TestReferencePictures, QCoreApplication)
#include "test_reference_pictures.moc"
