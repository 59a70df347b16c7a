// SPDX-License-Identifier: GPL-3.0-or-later
//
// Passwords in clips of demos: those that go to others have none.

#include <sstream>

#include <QTest>

#include "core/model/recording.h"
#include "tests/support/goldsrc/goldsrc_demo_writer.h"
#include "tests/support/goldsrc/strict_goldsrc.h"
#include "tests/support/opened_bytes.h"
#include "tests/support/test_program.h"

using namespace tickscope;

namespace {

/// Empty where there is none.
QByteArray clipOf(const Recording &recording, const ClipOptions &options)
{
    std::ostringstream out;
    const auto report = recording.writeClip(recording.outline({}).value(), options, out, {});
    return report ? QByteArray::fromStdString(out.str()) : QByteArray();
}

} // namespace

class TestGoldsrcSecrets : public QObject
{
    Q_OBJECT

private slots:
    void secretsGoWithNamesOrAlone_data();
    void secretsGoWithNamesOrAlone();
};

void TestGoldsrcSecrets::secretsGoWithNamesOrAlone_data()
{
    QTest::addColumn<bool>("hidesNames");

    QTest::newRow("names") << true;
    QTest::newRow("secrets alone") << false;
}

void TestGoldsrcSecrets::secretsGoWithNamesOrAlone()
{
    QFETCH(bool, hidesNames);
    const auto recording = test::opened(test::makeGoldsrcDemoOfSecrets()).value();
    ClipOptions options{.ticks = recording->outline({})->time.ticks()};
    QVERIFY(clipOf(*recording, options).contains(test::GoldsrcSecret));
    if (hidesNames)
        options.names = ClipOptions::Names::Hidden;
    else
        options.secrets = ClipOptions::Secrets::Hidden;

    const QByteArray clip = clipOf(*recording, options);

    QVERIFY(!clip.contains(test::GoldsrcSecret));
    QVERIFY(clip.contains("rcon_password ***"));
    QCOMPARE(clip.contains("Barney"), !hidesNames);
    const auto view = std::as_bytes(std::span(clip.constData(), std::size_t(clip.size())));
    const test::StrictGoldsrc read = test::readStrictGoldsrc({view.begin(), view.end()});
    QCOMPARE(read.fault, std::string());
    QVERIFY(test::opened({view.begin(), view.end()}).value()->outline({})->damage.empty());
}

TICKSCOPE_TEST(TestGoldsrcSecrets, QCoreApplication)
#include "test_goldsrc_secrets.moc"
