// SPDX-License-Identifier: GPL-3.0-or-later
#include <QAction>
#include <QApplication>
#include <QLabel>
#include <QLineEdit>
#include <QMenu>
#include <QPushButton>
#include <QSettings>
#include <QSignalSpy>
#include <QStandardPaths>
#include <QTemporaryDir>
#include <QTest>
#include <QTimer>

#include "tests/support/servers/store_server.h"
#include "tests/support/test_program.h"
#include "tests/support/test_recordings.h"
#include "ui/document/active_document.h"
#include "ui/jobs/keyring.h"
#include "ui/library/library_commands.h"
#include "ui/library/library_model.h"
#include "ui/library/library_settings.h"
#include "ui/library/start_page.h"
#include "ui/window/dialogs/open_url_dialog.h"

using namespace tickscope;

namespace tickscope::test {

/// What a system would keep, in memory.
class KeyringInMemory : public Keyring
{
public:
    void read(const QString &place, Answered answered) override
    {
        const auto outcome = words.contains(place) ? Outcome::Done : Outcome::Nothing;
        later([outcome, word = words.value(place), answered] { answered({outcome, word}); });
    }
    void keep(const QString &place, const QString &password, Answered answered) override
    {
        words[place] = password;
        later([answered] { answered({Outcome::Done, {}}); });
    }
    void forget(const QString &place, Answered answered) override
    {
        words.remove(place);
        later([answered] { answered({Outcome::Done, {}}); });
    }

    QHash<QString, QString> words;

private:
    static void later(std::function<void()> work) { QTimer::singleShot(0, std::move(work)); }
};

} // namespace tickscope::test

/// Addresses beside the folders of the library.
class TestLibraryAddresses : public QObject
{
    Q_OBJECT

private slots:
    void initTestCase();
    void init();
    void cleanup();
    void addressIsListedAndOpened();
    void tokenIsKeptInTheKeyringOnly();
    void tokenOfTheKeyringIsUsed();
    void whatAServerDoesNotGiveIsSaid();
    void buttonOffersBothKindsOfPlaces();
    void dialogTakesFoldersOnly();

private:
    void showLibrary();
    [[nodiscard]] QString address(const char *folder = "runs/") const
    {
        return QString::fromStdString(m_server->url(folder));
    }

    FormatRegistry m_registry;
    ActiveDocument m_document;
    QByteArray m_demo;
    QByteArray m_token; ///< That the server wants; empty: none.
    std::unique_ptr<test::StoreServer> m_server;
    std::shared_ptr<test::KeyringInMemory> m_keyring;
    std::unique_ptr<StartPage> m_page;
    LibraryModel *m_model = nullptr;
};

void TestLibraryAddresses::initTestCase()
{
    qputenv("no_proxy", "*");
    QStandardPaths::setTestModeEnabled(true);
    QCoreApplication::setOrganizationName(QStringLiteral("tickscope-tests"));
    QCoreApplication::setApplicationName(QStringLiteral("library-addresses"));
    registerAllFormats(m_registry);
    const auto bytes = test::makeTinyDemo();
    m_demo = QByteArray(reinterpret_cast<const char *>(bytes.data()), qsizetype(bytes.size()));
}

void TestLibraryAddresses::init()
{
    QSettings().clear();
    library::LibraryStore::remove(QStandardPaths::writableLocation(QStandardPaths::CacheLocation)
                                  + QStringLiteral("/library.sqlite"));
    m_token.clear();
    m_keyring = std::make_shared<test::KeyringInMemory>();
    Keyring::use(m_keyring);
    m_server = std::make_unique<test::StoreServer>(
        [this](const test::StoreRequest &request) -> test::StoreAnswer {
            if (!m_token.isEmpty() && request.field("authorization") != "Bearer " + m_token)
                return {401};
            if (request.target == "/runs/")
                return {200, "text/html", "<a href=anna.demo>a</a><a href=../b.demo>b</a>"};
            return {200, "application/octet-stream", m_demo};
        });
}

void TestLibraryAddresses::cleanup()
{
    m_page.reset();
    m_model = nullptr;
    Keyring::use(nullptr);
}

void TestLibraryAddresses::showLibrary()
{
    m_page = std::make_unique<StartPage>(m_document, m_registry);
    m_page->resize(1200, 700);
    m_page->show();
    m_model = m_page->findChild<LibraryModel *>();
    QVERIFY(m_model);
}

void TestLibraryAddresses::addressIsListedAndOpened()
{
    showLibrary();
    QSignalSpy chosen(m_page.get(), &StartPage::fileChosen);
    auto *commands = m_page->findChild<LibraryCommands *>();

    // Without its slash.
    QCOMPARE(commands->run(QStringLiteral("library.addAddress"), address("runs")),
             CommandOutcome::Done);

    QCOMPARE(library_settings::folders(), QStringList{address()});
    QTRY_COMPARE(m_model->recordingCount(), std::size_t{1});
    // Rows come behind their number.
    QTRY_VERIFY(m_model->recordingAt(0)
                && m_model->recordingAt(0)->state == library::ReadState::Head);
    QCOMPARE(m_model->recordingAt(0)->name(), QStringLiteral("anna.demo"));
    emit commands->chosen(m_model->recordingAt(0)->file.path, {});
    QCOMPARE(chosen.first().first().toString(), address() + "anna.demo");
}

void TestLibraryAddresses::tokenIsKeptInTheKeyringOnly()
{
    m_token = "right-token";
    showLibrary();

    m_page->findChild<LibraryCommands *>()->addAddress(address(), QStringLiteral("right-token"));

    QTRY_COMPARE(m_model->recordingCount(), std::size_t{1});
    QCOMPARE(m_keyring->words.value(address()), QStringLiteral("right-token"));
    QCOMPARE(server_tokens::of(address() + "anna.demo"), QStringLiteral("right-token"));
    QFile settings(QSettings().fileName());
    QSettings().sync();
    QVERIFY(settings.open(QIODevice::ReadOnly));
    QVERIFY(!settings.readAll().contains("right-token"));

    m_page->findChild<LibraryCommands *>()->removeFolder(address());

    QVERIFY(m_keyring->words.isEmpty());
    QVERIFY(server_tokens::of(address()).isEmpty());
}

void TestLibraryAddresses::tokenOfTheKeyringIsUsed()
{
    m_token = "kept-token";
    m_keyring->words[address()] = QStringLiteral("kept-token");
    library_settings::addFolder(address());

    showLibrary();

    QTRY_COMPARE(m_model->recordingCount(), std::size_t{1});
}

void TestLibraryAddresses::whatAServerDoesNotGiveIsSaid()
{
    showLibrary();
    const auto *status = m_page->findChild<QLabel *>(QStringLiteral("libraryStatus"));
    QVERIFY(status);

    m_page->findChild<LibraryCommands *>()->addAddress(address(), {});

    // b.demo lies elsewhere. More than one scan may say so.
    QTRY_VERIFY(status->text().startsWith(QStringLiteral("1 link")));
}

void TestLibraryAddresses::buttonOffersBothKindsOfPlaces()
{
    showLibrary();
    auto *add = m_page->findChild<QPushButton *>(QStringLiteral("libraryAddFolder"));
    QVERIFY(add);
    QCOMPARE(add->text(), QStringLiteral("Add…"));

    add->click();

    auto *menu = m_page->findChild<QMenu *>(QStringLiteral("folderMenu"));
    QVERIFY(menu);
    QStringList texts;
    for (const QAction *action : menu->actions())
        texts << action->text().remove(u'&');
    QVERIFY(texts.contains(QStringLiteral("Add folder to library…")));
    QVERIFY(texts.contains(QStringLiteral("Add address to library…")));
    menu->close();
}

void TestLibraryAddresses::dialogTakesFoldersOnly()
{
    OpenUrlDialog dialog({}, nullptr, OpenUrlDialog::Purpose::AddToLibrary);
    auto *url = dialog.findChild<QLineEdit *>(QStringLiteral("openUrl.url"));
    auto *note = dialog.findChild<QLabel *>(QStringLiteral("openUrl.note"));
    QVERIFY(url && note);

    url->setText(QStringLiteral("https://example.org/runs/?list"));
    QVERIFY(note->text().contains(u'?'));
    url->setText(QStringLiteral("https://user:word@example.org/runs/"));
    QVERIFY(!note->text().isEmpty());
    url->setText(QStringLiteral("https://example.org/runs"));
    QVERIFY(note->text().isEmpty());
}

TICKSCOPE_TEST(TestLibraryAddresses, QApplication)
#include "test_library_addresses.moc"
