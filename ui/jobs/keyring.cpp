// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/jobs/keyring.h"

#include <qt6keychain/keychain.h>

#include <utility>

#include <QPointer>

namespace tickscope::server_tokens {

/// Also empty ones: those that the keyring does not have are asked for once.
static Tokens &known()
{
    static Tokens tokens;
    return tokens;
}

void read(QObject *asker, const QStringList &addresses,
          const std::function<void(const Tokens &)> &done)
{
    for (const QString &address : addresses) {
        if (known().contains(address))
            continue;
        Keyring::used()->read(address, [=, asker = QPointer(asker)](const Keyring::Answer &answer) {
            if (!known().contains(address))
                known()[address] = answer.password;
            if (asker)
                read(asker, addresses, done);
        });
        return;
    }
    done(known());
}

QString of(const QString &url)
{
    for (auto token = known().cbegin(); token != known().cend(); ++token) {
        if (url.startsWith(token.key()))
            return token.value();
    }
    return {};
}

void keep(const QString &address, const QString &token)
{
    if (token.isEmpty())
        return;
    known()[address] = token;
    Keyring::used()->keep(address, token, [](const Keyring::Answer &) {});
}

void forget(const QString &address)
{
    if (!known().remove(address))
        return;
    Keyring::used()->forget(address, [](const Keyring::Answer &) {});
}

} // namespace tickscope::server_tokens

namespace tickscope {

namespace {

/// Jobs delete themselves, and never fall back to a file.
class SystemKeyring : public Keyring
{
public:
    void read(const QString &place, Answered answered) override
    {
        auto *job = new QKeychain::ReadPasswordJob(Service);
        start(job, place, [job, answered = std::move(answered)] {
            answered({outcomeOf(*job), job->textData()});
        });
    }
    void keep(const QString &place, const QString &password, Answered answered) override
    {
        auto *job = new QKeychain::WritePasswordJob(Service);
        job->setTextData(password);
        start(job, place, [job, answered = std::move(answered)] {
            answered({outcomeOf(*job), {}});
        });
    }
    void forget(const QString &place, Answered answered) override
    {
        auto *job = new QKeychain::DeletePasswordJob(Service);
        start(job, place, [job, answered = std::move(answered)] {
            answered({outcomeOf(*job), {}});
        });
    }

private:
    inline static const QString Service = QStringLiteral("Tickscope cases");

    static Outcome outcomeOf(const QKeychain::Job &job)
    {
        switch (job.error()) {
        case QKeychain::NoError:
            return Outcome::Done;
        case QKeychain::EntryNotFound:
            return Outcome::Nothing;
        default:
            return Outcome::Unavailable;
        }
    }
    template<typename Finished>
    static void start(QKeychain::Job *job, const QString &place, Finished finished)
    {
        job->setKey(place);
        job->setInsecureFallback(false);
        QObject::connect(job, &QKeychain::Job::finished, job, std::move(finished));
        job->start();
    }
};

} // namespace

/// Null until it is first wanted.
static std::shared_ptr<Keyring> &usedKeyring()
{
    static std::shared_ptr<Keyring> keyring;
    return keyring;
}

std::shared_ptr<Keyring> Keyring::used()
{
    if (!usedKeyring())
        usedKeyring() = ofSystem();
    return usedKeyring();
}

void Keyring::use(std::shared_ptr<Keyring> keyring)
{
    usedKeyring() = std::move(keyring);
}

std::shared_ptr<Keyring> Keyring::ofSystem()
{
    return std::make_shared<SystemKeyring>();
}

} // namespace tickscope
