// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <deque>
#include <map>
#include <memory>
#include <optional>

#include <QObject>

#include "core/model/time_base.h"
#include "ui/jobs/single_shot_timer.h"
#include "ui/together/broker.h"
#include "ui/together/session_values.h"

namespace tickscope::together {

/// How far the leader's clock is from ours: messages say when they were sent, and are at best as
/// fast as half a round trip of both ways together. Those that waited longer count for nothing.
class ClockOffset
{
public:
    /// \param delay  that a message has at least.
    void add(qint64 sent, qint64 received, qint64 delay);
    void clear() { m_samples.clear(); }
    /// Our time of the leader's \a time; nothing before the first message.
    [[nodiscard]] std::optional<qint64> ownTime(qint64 time) const;

private:
    std::deque<qint64> m_samples; ///< The last ones.
};

/// Where the head of \a state is when \a elapsed has passed since it was sent.
[[nodiscard]] Time headOf(const SharedState &state, Time elapsed, const TimeBase &time);

class OwnBroker;

/// One's part in a session of people who watch together: who is here, who leads, and what the
/// leader shows. Knows no recording. UI thread.
///
/// Below "tickscope/<session>/", each person writes "<account>/<number>", a leader
/// "<account>/<number>/state", and who may lead "<account>/<number>/note/<n>"; the host alone
/// writes "leads", which says whose state counts.
class Together : public QObject
{
    Q_OBJECT

public:
    enum class Phase {
        None,
        Connecting, ///< Also again.
        Joined,
        Failed, ///< For good; see trouble().
        Ended,  ///< By the host.
    };
    explicit Together(QObject *parent = nullptr);
    ~Together() override;

    /// Begins a session with a broker of this machine, which others reach by \a address, and leads
    /// it. What is wrong, for people; empty where nothing is.
    [[nodiscard]] QString start(const QString &name, const QString &address);
    void join(const WatchLink &link, const QString &name);
    void leave();

    [[nodiscard]] Phase phase() const { return m_phase; }
    [[nodiscard]] bool isIn() const
    {
        return m_phase == Phase::Connecting || m_phase == Phase::Joined;
    }
    /// Why it is not joined, for people; empty where nothing is wrong.
    [[nodiscard]] QString trouble() const { return m_trouble; }
    [[nodiscard]] bool isHost() const { return m_broker && m_link.user == QLatin1String(HostUser); }
    [[nodiscard]] bool isLeading() const { return m_phase == Phase::Joined && isOwnLead(); }
    /// Also while the broker is away: who leads follows nobody.
    [[nodiscard]] bool isOwnLead() const { return m_leader == m_self; }
    /// Whether this person may lead at all.
    [[nodiscard]] bool mayAsk() const { return m_broker && mayLead(m_self); }
    [[nodiscard]] bool isAsking() const { return m_person.isAsking; }
    /// The broker has no rules, so that anybody may say that they lead.
    [[nodiscard]] bool isUnprotected() const { return m_isUnprotected; }

    /// Everybody who is here, by key; this person, too.
    [[nodiscard]] const std::map<QString, Person> &people() const { return m_people; }
    [[nodiscard]] const QString &self() const { return m_self; }
    /// Key of who leads; empty for nobody.
    [[nodiscard]] const QString &leader() const { return m_leader; }
    /// Of somebody who is here, unlike that of all others.
    [[nodiscard]] QString nameOf(const QString &key) const;
    /// Whether they cannot see what the leader shows.
    [[nodiscard]] bool lacksRecording(const Person &person) const
    {
        return m_state && !person.lacks.isEmpty() && person.lacks == m_state->sha256;
    }

    /// Of the host: each one to lead has an account of its own.
    [[nodiscard]] QString newLeadLink();
    [[nodiscard]] QString followLink() const;
    /// Where others must reach the host: "192.168.1.4, port 8883".
    [[nodiscard]] QString place() const;

    /// Of a host; else null.
    [[nodiscard]] const OwnBroker *ownBroker() const { return m_own.get(); }

    void ask(bool isAsking);
    /// Has the leader know that \a recording is not here, by its SHA-256; empty: nothing is
    /// missing.
    void setLacking(const QString &recording);
    /// Of the leader and the host.
    void handTo(const QString &key);

    /// Notes of all who are here, by person and number; own ones, too.
    using Notes = std::map<QString, std::map<int, SharedNote>>;
    [[nodiscard]] const Notes &notes() const { return m_notes; }
    /// Of who may lead: what others read of this person under \a number, below MostNotes; nothing:
    /// not any more.
    void setNote(int number, const std::optional<SharedNote> &note);

    /// Of the leader: what is shown now. \a state gets the times. Whether the filter was too long.
    bool publish(SharedState state);
    /// The leader's latest; nothing before the first one.
    [[nodiscard]] const std::optional<SharedState> &state() const { return m_state; }
    /// How long ago \a state was sent.
    [[nodiscard]] Time ageOf(const SharedState &state) const;

signals:
    /// Phase, people, leader, notes or what was asked.
    void changed();
    void stateChanged();

private:
    void connectTo(const WatchLink &link, const QString &name);
    void onConnected();
    void onLost(Broker::Trouble trouble);
    void onReceived(const QString &received, const Broker::Message &message);
    void onPerson(const QString &key, const QByteArray &payload);
    void onState(const Broker::Message &message);
    void onNote(const QString &author, const QString &number, const QByteArray &payload);
    void publishNote(int number, const SharedNote *note);
    void changeSoon();
    void setLeader(const QString &key);
    void announceLeader(const QString &key);
    void publishSelf();
    void fail(const QString &trouble);
    void clear();
    [[nodiscard]] QString topic(const QString &end) const;

    std::unique_ptr<OwnBroker> m_own; ///< Of a host. Ends after the connection.
    std::unique_ptr<Broker> m_broker;
    WatchLink m_link;
    Phase m_phase = Phase::None;
    QString m_trouble;
    QString m_self;
    Person m_person;
    std::map<QString, Person> m_people;
    Notes m_notes;
    QString m_leader;
    std::optional<SharedState> m_state;
    ClockOffset m_offset;
    QString m_probe; ///< Written where nobody may.
    bool m_isUnprotected = false;
    int m_leadLinks = 0;
    SingleShotTimer m_peopleTimer; ///< However much is heard, it is said so often.
};

} // namespace tickscope::together
