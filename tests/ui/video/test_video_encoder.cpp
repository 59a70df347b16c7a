// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/test_program.h"
#include "ui/video/video_encoder.h"

#include <chrono>

#include <QFile>
#include <QTemporaryDir>
#include <QTest>

using namespace tickscope;
using namespace std::chrono_literals;

class TestVideoEncoder : public QObject
{
    Q_OBJECT

private slots:
    void programThatHangsIsEnded_data();
    void programThatHangsIsEnded();
    void stopEndsAProgramThatHangs();
    void programThatIsNotThereIsNamed();

private:
    [[nodiscard]] QString script(const QByteArray &lines) const;

    QTemporaryDir m_folder;
};

QString TestVideoEncoder::script(const QByteArray &lines) const
{
    const QString path = m_folder.filePath(QStringLiteral("encoder"));
    QFile file(path);
    if (!file.open(QIODevice::WriteOnly))
        return {};
    file.write("#!/bin/sh\n" + lines);
    file.setPermissions(QFile::ReadOwner | QFile::WriteOwner | QFile::ExeOwner);
    return path;
}

void TestVideoEncoder::programThatHangsIsEnded_data()
{
    QTest::addColumn<QByteArray>("lines");

    QTest::newRow("takes no picture") << QByteArray("exec sleep 1000\n");
    QTest::newRow("takes a part of one") << QByteArray("head -c 100000 >/dev/null\nsleep 1000\n");
    QTest::newRow("never ends") << QByteArray("cat >/dev/null\nsleep 1000\n");
}

void TestVideoEncoder::programThatHangsIsEnded()
{
    QFETCH(const QByteArray, lines);
    VideoFrame frame{0, QImage(1000, 1000, QImage::Format_RGB32), {}};
    frame.image.fill(Qt::red);

    auto encoder = VideoEncoder::start(script(lines), {}, m_folder.filePath(QStringLiteral("out")),
                                       300ms);
    QVERIFY(encoder);
    auto done = (*encoder)->write(frame, {});
    if (done)
        done = (*encoder)->finish({});

    QVERIFY(!done);
    QCOMPARE(done.error().code, ErrorCode::Io);
    QCOMPARE(QString::fromStdString(faultText(done.error().fault)),
             QStringLiteral("ffmpeg no longer does anything; it was ended"));
}

void TestVideoEncoder::stopEndsAProgramThatHangs()
{
    VideoFrame frame{0, QImage(1000, 1000, QImage::Format_RGB32), {}};
    frame.image.fill(Qt::red);
    std::stop_source stop;
    stop.request_stop();

    auto encoder = VideoEncoder::start(script("exec sleep 1000\n"), {},
                                       m_folder.filePath(QStringLiteral("out")));
    QVERIFY(encoder);
    const auto written = (*encoder)->write(frame, stop.get_token());

    QVERIFY(!written);
    QCOMPARE(written.error().code, ErrorCode::Cancelled);
}

void TestVideoEncoder::programThatIsNotThereIsNamed()
{
    const auto encoder = VideoEncoder::start(QStringLiteral("/nowhere/ffmpeg"), {}, {});

    QVERIFY(!encoder);
    QVERIFY(faultText(encoder.error().fault).find("cannot start /nowhere/ffmpeg")
            != std::string::npos);
}

TICKSCOPE_TEST(TestVideoEncoder, QCoreApplication)
#include "test_video_encoder.moc"
