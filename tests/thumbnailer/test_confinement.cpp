// SPDX-License-Identifier: GPL-3.0-or-later
//
// What the process that draws small pictures of foreign files may still do, and what becomes of
// its pictures.

#include <QFile>
#include <QTemporaryDir>
#include <QTest>

#include <csignal>
#include <cstdlib>

#include <fcntl.h>
#include <netinet/in.h>
#include <sys/mman.h>
#include <sys/socket.h>
#include <sys/stat.h>
#include <sys/wait.h>
#include <unistd.h>

#include "app/thumbnailer/helper.h"
#include "tests/support/measured_run.h"
#include "tests/support/test_program.h"

using namespace tickscope;
using namespace tickscope::thumbnailer;

namespace {

constexpr QSize Size{4, 2};
constexpr QRgb Red = qRgb(200, 0, 0);
constexpr QRgb Green = qRgb(0, 200, 0);

QImage plain(QRgb color)
{
    QImage picture(Size, QImage::Format_RGB32);
    picture.fill(color);
    return picture;
}

using Deed = std::function<bool()>;

bool opens(const char *path, int flags)
{
    return ::open(path, flags, 0600) >= 0;
}

bool connects(int family)
{
    return ::socket(family, SOCK_STREAM, 0) >= 0;
}

bool takes(std::size_t bytes)
{
    return ::mmap(nullptr, bytes, PROT_READ | PROT_WRITE, MAP_PRIVATE | MAP_ANONYMOUS, -1, 0)
           != MAP_FAILED;
}

bool startsProcess()
{
    const pid_t child = ::fork();
    if (child == 0)
        ::_exit(0);
    return child > 0;
}

/// A confined process answers, by colour, whether it could do \a deed.
bool canConfinedDo(const Deed &deed)
{
    const QImage answer = pictureOfHelper(
        [] {}, [&](int descriptor) { sendPicture(descriptor, plain(deed() ? Red : Green)); }, Size);
    return answer != plain(Green);
}

} // namespace

class TestConfinement : public QObject
{
    Q_OBJECT

private slots:
    void initTestCase();

    void confinedProcessMayNot_data();
    void confinedProcessMayNot();
    void confinedProcessMayCompute();
    void lastPictureOfAProcessThatHangsStands();
    void lastPictureOfAProcessThatDiesStands();
    void pictureOfAnotherSizeIsNotTaken();
};

void TestConfinement::initTestCase()
{
    if (test::isInstrumented())
        QSKIP("a sanitizer takes more memory than the process that draws may have");
}

void TestConfinement::confinedProcessMayNot_data()
{
    QTest::addColumn<Deed>("deed");

    static QTemporaryDir folder;
    static const QByteArray newFile = QFile::encodeName(folder.filePath(QStringLiteral("new")));
    QTest::newRow("read a file") << Deed([] { return opens("/etc/passwd", O_RDONLY); });
    QTest::newRow("write a file") << Deed(
        [] { return opens(newFile.constData(), O_WRONLY | O_CREAT); });
    QTest::newRow("look at a file") << Deed([] {
        struct stat status {
        };
        return ::stat("/etc/passwd", &status) == 0;
    });
    QTest::newRow("look into a folder") << Deed([] { return opens("/", O_RDONLY | O_DIRECTORY); });
    QTest::newRow("speak to a server") << Deed([] { return connects(AF_INET); });
    QTest::newRow("speak to a server by IPv6") << Deed([] { return connects(AF_INET6); });
    QTest::newRow("speak to a program") << Deed([] { return connects(AF_UNIX); });
    QTest::newRow("start a process") << Deed(startsProcess);
    QTest::newRow("become a program") << Deed([] {
        const char *const words[] = {"/bin/true", nullptr};
        ::execv(words[0], const_cast<char *const *>(words));
        return false; // Had it become one, no picture would come.
    });
    QTest::newRow("end another process") << Deed([] { return ::kill(::getppid(), 0) == 0; });
    QTest::newRow("make code") << Deed([] {
        return ::mmap(nullptr, 4096, PROT_READ | PROT_EXEC, MAP_PRIVATE | MAP_ANONYMOUS, -1, 0)
               != MAP_FAILED;
    });
    QTest::newRow("take much memory") << Deed([] { return takes(HelperBudget.memory); });
}

void TestConfinement::confinedProcessMayNot()
{
    QFETCH(Deed, deed);

    QVERIFY(!canConfinedDo(deed));
}

void TestConfinement::confinedProcessMayCompute()
{
    QVERIFY(canConfinedDo([] { return takes(1U << 20); }));
}

void TestConfinement::lastPictureOfAProcessThatHangsStands()
{
    const auto hang = [](int descriptor) {
        sendPicture(descriptor, plain(Red));
        sendPicture(descriptor, plain(Green));
        for (;;)
            ::sleep(1);
    };

    const QImage picture = pictureOfHelper(
        [] {}, hang, Size, {std::chrono::milliseconds(50), std::chrono::minutes(1)});

    // Within its time one of them came, and it is whole.
    QVERIFY(picture == plain(Red) || picture == plain(Green));
}

void TestConfinement::lastPictureOfAProcessThatDiesStands()
{
    const auto die = [](int descriptor) {
        sendPicture(descriptor, plain(Green));
        std::abort();
    };

    QCOMPARE(pictureOfHelper([] {}, die, Size), plain(Green));
}

void TestConfinement::pictureOfAnotherSizeIsNotTaken()
{
    const auto send = [](int descriptor) {
        sendPicture(descriptor, plain(Green).scaled(2000, 2000));
    };

    QVERIFY(pictureOfHelper([] {}, send, Size).isNull());
}

TICKSCOPE_TEST(TestConfinement, tickscope::test::NoApplication)
#include "test_confinement.moc"
