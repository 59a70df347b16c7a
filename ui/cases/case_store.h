// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <functional>
#include <memory>
#include <optional>
#include <vector>

#include <QObject>
#include <QPointer>
#include <QTimer>

#include "core/review/store/outbox.h"
#include "ui/jobs/keyring.h"
#include "ui/jobs/store_thread.h"

namespace tickscope {

/// Why the store of cases cannot be used just now, and what waits for it.
struct CaseTrouble {
    std::optional<review::StoreError> fault; ///< Nothing while all is well.
    int waiting = 0;                         ///< Changes that are not stored yet.
    int unwritten = 0; ///< Of these: would be lost with the program, as no disk takes them.
};

/// Where a store is, and as whom it is opened.
struct CasePlace {
    QString address; ///< See review::StoreAddress::fromText().
    QString who;
    QString password; ///< Of a server; empty for libpq's own ways.

    friend bool operator==(const CasePlace &, const CasePlace &) = default;
};

/// Opens the store for a CaseStore, asks it, and sends it what the outbox holds: at once, or again
/// and again until it can be reached; and asks every two seconds whether others have changed
/// something. Lives in the store's thread.
class CaseWorker
{
public:
    /// \param answered  called with each change that was made or refused for good.
    /// \param troubled  called whenever the trouble is another.
    /// \param changed   called when others have changed something.
    CaseWorker(CasePlace place, std::function<void(const review::Answer &)> answered,
               std::function<void(const CaseTrouble &)> troubled, std::function<void()> changed);

    /// Goes on with another store.
    void moveTo(const CasePlace &place);
    /// Where changes wait for the present store.
    void useOutbox(const QString &path) { m_outbox = std::make_unique<review::Outbox>(path); }
    /// Opens it again with \a password. What waits is tried again.
    void usePassword(const QString &password);
    /// Opens it, if it is not open yet.
    review::Stored<review::Store *> store();
    /// Remembers whether an answer could be had.
    void note(const std::optional<review::StoreError> &fault);
    /// What could not be written into the outbox.
    void add(const review::Unsent &unsent) { m_outbox->add(unsent); }
    /// Tries now what waits.
    void send();

private:
    void lookForOthers();

    CasePlace m_place;
    std::function<void(const review::Answer &)> m_answered;
    std::function<void(const CaseTrouble &)> m_troubled;
    std::function<void()> m_changed;
    std::unique_ptr<review::Store> m_store;
    std::unique_ptr<review::Outbox> m_outbox; ///< Null while there is nothing to send.
    CaseTrouble m_reported;
    QTimer m_retryTimer;
    QTimer m_lookTimer;
    std::optional<qint64> m_stamp; ///< Of the store, when it was last asked.
};

/// The store of cases, for all windows of this process. Lives in the UI thread and never waits but
/// at its end; a thread of its own does the work.
class CaseStore : public QObject
{
    Q_OBJECT

public:
    /// That of the settings; made for the first window, gone with the last.
    [[nodiscard]] static std::shared_ptr<CaseStore> ofThisUser();
    /// Where the cases are by the settings or the environment: the path of a file, or
    /// "service:NAME".
    [[nodiscard]] static QString chosenPlace();
    /// The name for the history of a file; empty for the user of the system.
    [[nodiscard]] static QString chosenReviewer();

    /// It is opened when it is first needed. The password of a server comes from \a keyring; what
    /// is asked meanwhile waits.
    CaseStore(const CasePlace &place, std::shared_ptr<Keyring> keyring);
    /// Waits for what was asked. What cannot be sent is sent the next time.
    ~CaseStore() override;

    /// Lets \a question ask the store, and gives what it answers to \a answer in the UI thread,
    /// unless \a asker is gone by then.
    template<typename Value>
    void read(QObject *asker, std::function<review::Stored<Value>(review::Store &)> question,
              std::function<void(const review::Stored<Value> &)> answer)
    {
        ask([this, asker = QPointer(asker), question = std::move(question),
             answer = std::move(answer)](
                review::Stored<review::Store *> store) -> std::optional<review::StoreError> {
            auto answered = store ? question(**store)
                                  : review::Stored<Value>(tl::unexpected(store.error()));
            auto fault = answered ? std::nullopt : std::optional(answered.error());
            m_thread.reply(asker, [answer, answered = std::move(answered)] { answer(answered); });
            return fault;
        });
    }

    /// Makes a change as soon as the store can be reached; answered() follows.
    void change(review::Change change);
    /// Where changes of this person wait for their stores.
    [[nodiscard]] static QString outboxFolder();
    /// Takes a person out of the store, and out of what waits on this computer.
    static review::Stored<review::Erasure> erasePerson(review::Store &store, const QString &name);
    /// Others than windows have changed something: says changed().
    void notifyChanged() { emit changed(); }

    [[nodiscard]] const CaseTrouble &trouble() const { return m_trouble; }
    void tryAgain()
    {
        post([](CaseWorker &worker) { worker.send(); });
    }
    /// Goes on with the store that the settings name by now. What waits for the present one is sent
    /// when the settings name it again.
    void takeSettings();
    /// As StoreAddress::fromText() takes it.
    [[nodiscard]] const QString &place() const { return m_place.address; }
    /// Whether a password may be needed.
    [[nodiscard]] bool isOnServer() const;
    enum class Keep { No, InKeyring };
    /// Tries again with \a password. Whether it could be kept says passwordKept().
    void usePassword(const QString &password, Keep keep);
    /// Takes the password out of the keyring and of memory.
    void forgetPassword();

signals:
    void answered(const tickscope::review::Answer &answer);
    /// Something is stored that was not before.
    void changed();
    void troubleChanged();
    /// What the keyring made of a password that it was to keep.
    void passwordKept(bool isKept);

private:
    using Question
        = std::function<std::optional<review::StoreError>(review::Stored<review::Store *> store)>;
    /// Writes changes down before anything waits for the store.
    struct Journal {
        std::unique_ptr<review::OutboxFile> file = {};
        std::unique_ptr<review::Outbox> outbox = {};
        bool isFailed = false; ///< The worker keeps the order from then on.
    };
    void ask(Question question);
    /// Behind all changes before.
    void post(std::function<void(CaseWorker &)> work);
    void send(std::function<void(CaseWorker &)> work);
    void resume();
    void openJournal(Journal &journal, const CasePlace &place);
    /// Asks the keyring for the password of the present place.
    void readPassword();
    void goOnWith(const QString &password);

    CasePlace m_place;
    std::shared_ptr<Keyring> m_keyring;
    bool m_isHeld = false; ///< Until the keyring has answered.
    std::vector<std::function<void(CaseWorker &)>> m_held;
    quint64 m_passwordRun = 0; ///< Answers for an earlier place are dropped.
    CaseTrouble m_trouble;
    StoreThread<CaseWorker> m_thread;
    StoreThread<Journal> m_journal; ///< Ends first: what it passes on is still done.
};

} // namespace tickscope
