// SPDX-License-Identifier: GPL-3.0-or-later
//
// Missing maps that are fetched from a server, when somebody says so.

#include <QTest>

#include <QDir>
#include <QFile>
#include <QMessageBox>
#include <QPushButton>
#include <QSettings>
#include <QTemporaryDir>
#include <QToolButton>

#include "tests/support/places.h"
#include "tests/support/servers/nginx_server.h"
#include "tests/support/skips.h"
#include "tests/support/test_program.h"
#include "tests/support/test_recordings.h"
#include "ui/settings_notifier.h"
#include "ui/window/main_window.h"
#include "ui/window/maps/map_prompts.h"
#include "ui/window/messages/message_bar.h"

using namespace tickscope;

namespace {

constexpr int DownloadTimeout = 120'000; // milliseconds

} // namespace

class TestMapDownload : public QObject
{
    Q_OBJECT

private slots:
    void initTestCase();
    void init();
    void cleanup() { m_window.reset(); }

    void addressNeedsAHash();
    void nothingIsFetchedUnasked();
    void fetchedMapIsProvenKeptAndUsed();
    void anotherFileIsRefused();

private:
    void openAlone();
    void download();
    [[nodiscard]] QByteArray fetched() const { return m_server.log().join('\n'); }

    FormatRegistry m_registry;
    test::NginxServer m_server;
    QTemporaryDir m_folder;
    std::unique_ptr<MainWindow> m_window;
};

void TestMapDownload::initTestCase()
{
    QCoreApplication::setOrganizationName(QStringLiteral("tickscope-tests"));
    QCoreApplication::setApplicationName(QStringLiteral("map-download"));
    qputenv("no_proxy", "*");
    registerAllFormats(m_registry);
    const QString recording = test::recordings() + "/teehistorian/ddnet198-racebox.teehistorian";
    if (!test::isHere(recording))
        SKIP_MISSING();
    if (!m_server.start())
        QSKIP(qPrintable(m_server.problem()));
    QVERIFY(QFile::copy(recording, m_folder.filePath("alone.teehistorian")));
}

void TestMapDownload::init()
{
    QSettings().clear();
    QDir(settings::fetchedMapsFolder()).removeRecursively();
    QSettings().setValue(settings::MapAddress, QString::fromStdString(m_server.url(
                                                   QStringLiteral("{name}_{sha256}.map"))));
    m_window = std::make_unique<MainWindow>(m_registry);
    m_window->show();
}

void TestMapDownload::openAlone()
{
    m_window->document().open(m_folder.filePath("alone.teehistorian"));
    QTRY_VERIFY_WITH_TIMEOUT(m_window->document().map().isMissing(), DownloadTimeout);
    QTRY_COMPARE_WITH_TIMEOUT(m_window->document().phase(), OpenPhase::Ready, DownloadTimeout);
}

void TestMapDownload::download()
{
    m_window->findChild<MapDownload *>()->ask();
    auto *box = m_window->findChild<QMessageBox *>(QStringLiteral("mapDownload"));
    QVERIFY(box);
    QVERIFY(box->text().contains(u"racebox"));
    for (QAbstractButton *button : box->buttons()) {
        if (box->buttonRole(button) == QMessageBox::AcceptRole)
            button->click();
    }
}

void TestMapDownload::addressNeedsAHash()
{
    MapReference map;
    map.name = "Gold Mine/é";
    const QString pattern = QStringLiteral("https://maps.example.org/{name}?of={sha256}");
    QVERIFY(mapAddress(pattern, map).isEmpty());
    map.sha256 = Sha256Digest{};
    QCOMPARE(mapAddress(pattern, map),
             QStringLiteral("https://maps.example.org/Gold%20Mine%2F%C3%A9?of=")
                 + QString(64, u'0'));
    QVERIFY(mapAddress(QString(), map).isEmpty());
    QVERIFY(mapAddress(QStringLiteral("file:///maps/{name}"), map).isEmpty());
}

void TestMapDownload::nothingIsFetchedUnasked()
{
    const QByteArray before = fetched();
    openAlone();
    QVERIFY(m_window->messages().text().contains(u"racebox"));
    m_window->findChild<MapDownload *>()->ask();
    auto *box = m_window->findChild<QMessageBox *>(QStringLiteral("mapDownload"));
    QVERIFY(box);
    box->button(QMessageBox::Cancel)->click();
    QCoreApplication::processEvents();
    QCOMPARE(fetched(), before);
    QVERIFY(!m_window->document().reading().isRebuilt());
}

void TestMapDownload::fetchedMapIsProvenKeptAndUsed()
{
    openAlone();
    const auto &map = *m_window->document().recording()->info().map;
    const QString hash = QString::fromStdString(hexText(std::as_bytes(std::span(*map.sha256))));
    QFile::copy(test::recordings() + "/maps/racebox.map",
                m_server.folder() + "/racebox_" + hash + ".map");
    download();
    QTRY_VERIFY_WITH_TIMEOUT(m_window->document().reading().isRebuilt(), DownloadTimeout);
    QVERIFY(QFile::exists(settings::fetchedMapsFolder() + u'/' + hash + ".map"));
    QVERIFY(QFile::remove(m_server.folder() + "/racebox_" + hash + ".map"));

    // The next time it is there.
    m_window = std::make_unique<MainWindow>(m_registry);
    m_window->show();
    m_window->document().open(m_folder.filePath("alone.teehistorian"));
    QTRY_VERIFY_WITH_TIMEOUT(m_window->document().reading().isRebuilt(), DownloadTimeout);
}

void TestMapDownload::anotherFileIsRefused()
{
    SKIP_WITHOUT_RECORDING("maps/dm1.map");
    openAlone();
    const auto &map = *m_window->document().recording()->info().map;
    const QString hash = QString::fromStdString(hexText(std::as_bytes(std::span(*map.sha256))));
    const QString served = m_server.folder() + "/racebox_" + hash + ".map";
    QVERIFY(QFile::copy(test::recordings() + "/maps/dm1.map", served));
    download();
    QTRY_VERIFY_WITH_TIMEOUT(m_window->messages().text().contains(u"SHA-256"), DownloadTimeout);
    QVERIFY(m_window->document().map().isMissing());
    QVERIFY(!QFile::exists(settings::fetchedMapsFolder() + u'/' + hash + ".map"));
    QVERIFY(QFile::remove(served));
}

TICKSCOPE_TEST(TestMapDownload, QApplication)
#include "test_map_download.moc"
