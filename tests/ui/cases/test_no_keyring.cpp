// SPDX-License-Identifier: GPL-3.0-or-later
#include <QTest>

#include "tests/support/test_program.h"
#include "ui/jobs/keyring.h"

using namespace tickscope;

/// A system without a session bus has no keyring.
class TestNoKeyring : public QObject
{
    Q_OBJECT

private slots:
    void initTestCase();

    void everythingIsAnsweredAsUnavailable();
};

void TestNoKeyring::initTestCase()
{
    qputenv("DBUS_SESSION_BUS_ADDRESS", "unix:path=/nonexistent/bus");
    qputenv("XDG_CURRENT_DESKTOP", "GNOME");
}

void TestNoKeyring::everythingIsAnsweredAsUnavailable()
{
    const auto keyring = Keyring::ofSystem();
    std::vector<Keyring::Answer> answers;
    const auto take = [&answers](const Keyring::Answer &answer) { answers.push_back(answer); };
    const QString place = QStringLiteral("postgresql://anna@reviews.example.org/reviews");

    keyring->read(place, take);
    keyring->keep(place, QStringLiteral("word"), take);

    QTRY_COMPARE_WITH_TIMEOUT(answers.size(), std::size_t{2}, 120'000);
    for (const Keyring::Answer &answer : answers) {
        QCOMPARE(answer.outcome, Keyring::Outcome::Unavailable);
        QVERIFY(answer.password.isEmpty());
    }
}

TICKSCOPE_TEST(TestNoKeyring, QCoreApplication)
#include "test_no_keyring.moc"
