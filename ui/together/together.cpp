// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/together/together.h"

#include <algorithm>
#include <chrono>
#include <utility>

#include "core/playback/time_controller.h"
#include "ui/together/broker_files.h"
#include "ui/together/own_broker.h"

namespace tickscope::together {

/// Half a minute of playing: clocks part by a millisecond in that time.
constexpr std::size_t MostSamples = 32;

void ClockOffset::add(qint64 sent, qint64 received, qint64 delay)
{
    m_samples.push_back(received - sent - delay);
    if (m_samples.size() > MostSamples)
        m_samples.pop_front();
}

std::optional<qint64> ClockOffset::ownTime(qint64 time) const
{
    if (m_samples.empty())
        return {};
    return time + *std::ranges::min_element(m_samples);
}

Time headOf(const SharedState &state, Time elapsed, const TimeBase &time)
{
    TimeController controller(time);
    if (const auto &loop = state.view.loop)
        controller.apply(TimeCommand::loopOver(*loop), {});
    controller.apply(TimeCommand::setSpeed(state.speed), {});
    controller.apply(TimeCommand::goToTime(state.head), {});
    if (!state.isPlaying)
        return controller.head();
    controller.apply(
        TimeCommand::of(state.speed < 0 ? TimeAction::PlayBackward : TimeAction::PlayForward), {});
    controller.advance(std::max(elapsed, Time{0}));
    return controller.head();
}

/// Of each kind of account, so that one that floods leaves the others their room.
constexpr int MostPeople = 200;
constexpr int MostOfAccount = 8; ///< Of one to lead: it is one person's, who may come again.
const QString LeadsTopic = QStringLiteral("leads");
const QString ProbeTopic = QStringLiteral("nobody");
const QString StateTopic = QStringLiteral("/state");
const QString NoteTopic = QStringLiteral("/note/");
constexpr std::size_t MostNotesOfAll = 1000; // of others
constexpr int NumberBits = 64;
constexpr int DigitsOfSign = 4; ///< Of the number, where two have one name.
constexpr auto PeoplePause = std::chrono::milliseconds(50);

static QString troubleText(Broker::Trouble trouble)
{
    switch (trouble) {
    case Broker::Trouble::Unreachable:
        return Together::tr("The host cannot be reached; trying again.");
    case Broker::Trouble::NoTls:
        return Together::tr("The host's connection is not encrypted, so nothing was sent to it.");
    case Broker::Trouble::OtherCertificate:
        return Together::tr("The certificate of the host is not the one in the link.");
    case Broker::Trouble::Refused:
        return Together::tr("The host refused the link: its session is over, or the link is "
                            "incomplete.");
    }
    return {};
}

Together::Together(QObject *parent)
    : QObject(parent)
    , m_peopleTimer(PeoplePause, this, &Together::changed)
{
}

Together::~Together()
{
    disconnect();
    leave();
}

QString Together::start(const QString &name, const QString &address)
{
    leave();
    m_own = std::make_unique<OwnBroker>(nullptr);
    if (QString problem = m_own->start(address); !problem.isEmpty()) {
        m_own.reset();
        return problem;
    }
    connect(m_own.get(), &OwnBroker::failed, this, [this](const QString &reason) {
        fail(tr("Mosquitto does not run on this machine: %1").arg(reason));
    });
    m_link = m_own->link();
    WatchLink own = m_link;
    own.host = QStringLiteral("127.0.0.1");
    connectTo(own, name);
    m_leader = m_self;
    emit changed();
    return {};
}

void Together::join(const WatchLink &link, const QString &name)
{
    leave();
    m_link = link;
    connectTo(link, name);
    if (isHost())
        m_leader = m_self;
    emit changed();
}

void Together::connectTo(const WatchLink &link, const QString &name)
{
    m_self = link.user + u'/' + randomHex(NumberBits);
    m_person = {name.trimmed().isEmpty() ? tr("Somebody") : name, false, {}};
    m_people = {{m_self, m_person}};
    m_probe = randomHex(NumberBits);
    m_phase = Phase::Connecting;
    m_broker = std::make_unique<Broker>(link, topic(m_self), nullptr);
    connect(m_broker.get(), &Broker::connected, this, &Together::onConnected);
    connect(m_broker.get(), &Broker::lost, this, &Together::onLost);
    connect(m_broker.get(), &Broker::received, this, &Together::onReceived);
    m_broker->subscribe(topic(LeadsTopic));
    m_broker->subscribe(topic(ProbeTopic));
    m_broker->subscribe(topic(QStringLiteral("+/+")));
    m_broker->subscribe(topic(QStringLiteral("+/+") + NoteTopic + u'+'));
}

void Together::leave()
{
    if (m_broker && m_phase == Phase::Joined) {
        if (isHost())
            m_broker->publish(topic(LeadsTopic), {});
        if (isLeading())
            m_broker->publish(topic(m_self + StateTopic), {});
        for (const auto &[number, note] : m_notes[m_self])
            publishNote(number, nullptr);
        m_broker->publish(topic(m_self), {});
    }
    clear();
    m_phase = Phase::None;
    m_trouble.clear();
    emit changed();
}

void Together::clear()
{
    m_broker.reset();
    m_own.reset();
    m_people.clear();
    m_notes.clear();
    m_leader.clear();
    m_state.reset();
    m_offset.clear();
    m_isUnprotected = false;
    m_leadLinks = 0;
}

void Together::fail(const QString &trouble)
{
    // One of its own signals may be what ends it.
    if (m_broker) {
        m_broker->disconnect(this);
        m_broker.release()->deleteLater();
    }
    if (m_own) {
        m_own->disconnect(this);
        m_own.release()->deleteLater();
    }
    clear();
    m_phase = Phase::Failed;
    m_trouble = trouble;
    emit changed();
}

void Together::onConnected()
{
    m_phase = Phase::Joined;
    m_trouble.clear();
    // It tells of all that are still here.
    m_people = {{m_self, m_person}};
    std::erase_if(m_notes, [this](const auto &one) { return one.first != m_self; });
    publishSelf();
    for (const auto &[number, note] : m_notes[m_self])
        publishNote(number, &note);
    m_broker->publish(topic(ProbeTopic), m_probe.toLatin1(), false);
    if (isHost())
        m_broker->publish(topic(LeadsTopic), m_leader.toLatin1());
    if (m_leader == m_self && m_state)
        m_broker->publish(topic(m_self + StateTopic), payloadOf(*m_state));
    emit changed();
}

void Together::onLost(Broker::Trouble trouble)
{
    if (m_own && trouble == Broker::Trouble::Unreachable && m_trouble.isEmpty()
        && m_phase == Phase::Connecting)
        return; // it has not begun yet
    if (trouble == Broker::Trouble::Refused || trouble == Broker::Trouble::OtherCertificate)
        return fail(troubleText(trouble));
    m_phase = Phase::Connecting;
    m_trouble = troubleText(trouble);
    emit changed();
}

QString Together::topic(const QString &end) const
{
    return QStringLiteral("tickscope/") + m_link.session + u'/' + end;
}

void Together::onReceived(const QString &received, const Broker::Message &message)
{
    const QString end = received.mid(topic({}).size());
    if (end == LeadsTopic) {
        setLeader(QString::fromLatin1(message.payload));
    } else if (end == ProbeTopic) {
        m_isUnprotected = m_isUnprotected || message.payload == m_probe.toLatin1();
        emit changed();
    } else if (end == m_leader + StateTopic) {
        onState(message);
    } else if (isPersonKey(end)) {
        onPerson(end, message.payload);
    } else if (const auto place = end.indexOf(NoteTopic); place > 0) {
        onNote(end.left(place), end.mid(place + NoteTopic.size()), message.payload);
    }
}

void Together::onPerson(const QString &key, const QByteArray &payload)
{
    if (key == m_self)
        return;
    const auto person = personOf(payload);
    if (!person) {
        if (m_people.erase(key) == 0)
            return;
        m_notes.erase(key);
        // Who led is gone without a word.
        if (isHost() && key == m_leader)
            announceLeader(m_self);
        return changeSoon();
    }
    const QString account = key.section(u'/', 0, 0) + u'/';
    const auto ofKind = std::ranges::count_if(
        m_people, [&key](const auto &one) { return mayLead(one.first) == mayLead(key); });
    const auto ofAccount = std::ranges::count_if(
        m_people, [&account](const auto &one) { return one.first.startsWith(account); });
    if (!m_people.contains(key)
        && (ofKind >= MostPeople || (mayLead(key) && ofAccount >= MostOfAccount)))
        return;
    if (m_people.contains(key) && m_people.at(key) == *person)
        return;
    m_people[key] = *person;
    if (isHost() && key == m_leader && m_people.contains(person->handsTo))
        announceLeader(person->handsTo);
    changeSoon();
}

void Together::changeSoon()
{
    if (!m_peopleTimer.isActive())
        m_peopleTimer.start();
}

void Together::onNote(const QString &author, const QString &number, const QByteArray &payload)
{
    bool isNumber = false;
    const int place = number.toInt(&isNumber);
    // By who only follows the broker lets through none, unless it has no rules.
    if (author == m_self || !mayLead(author) || !m_people.contains(author) || !isNumber || place < 0
        || place >= MostNotes)
        return;
    auto &notes = m_notes[author];
    std::size_t count = 0;
    for (const auto &[key, of] : m_notes)
        count += of.size();
    if (const auto note = noteOf(payload); !note)
        notes.erase(place);
    else if (notes.contains(place) || count < MostNotesOfAll)
        notes.insert_or_assign(place, *note);
    changeSoon();
}

void Together::setNote(int number, const std::optional<SharedNote> &note)
{
    if (!mayAsk())
        return;
    auto &notes = m_notes[m_self];
    const auto present = notes.find(number);
    if (note ? present != notes.end() && present->second == *note : present == notes.end())
        return;
    if (note)
        notes.insert_or_assign(number, *note);
    else
        notes.erase(number);
    publishNote(number, note ? &*note : nullptr);
}

void Together::publishNote(int number, const SharedNote *note)
{
    m_broker->publish(topic(m_self + NoteTopic + QString::number(number)),
                      note ? payloadOf(*note) : QByteArray());
}

void Together::setLeader(const QString &key)
{
    if (key.isEmpty() && !isHost()) {
        fail({});
        m_phase = Phase::Ended;
        emit changed();
        return;
    }
    if (!mayLead(key) || key == m_leader)
        return;
    if (m_leader == m_self)
        m_broker->publish(topic(m_self + StateTopic), {});
    m_broker->unsubscribe(topic(m_leader + StateTopic));
    m_leader = key;
    m_state.reset(); // by another clock
    m_offset.clear();
    if (key == m_self)
        m_person.isAsking = false;
    else
        m_broker->subscribe(topic(key + StateTopic));
    m_person.handsTo.clear();
    publishSelf();
    emit changed();
}

void Together::announceLeader(const QString &key)
{
    m_broker->publish(topic(LeadsTopic), key.toLatin1());
    setLeader(key);
}

void Together::publishSelf()
{
    m_people[m_self] = m_person;
    m_broker->publish(topic(m_self), payloadOf(m_person));
}

QString Together::nameOf(const QString &key) const
{
    const auto found = m_people.find(key);
    if (found == m_people.end())
        return {};
    const QString &name = found->second.name;
    const auto named = std::ranges::count_if(m_people, [&name](const auto &one) {
        return one.second.name.compare(name, Qt::CaseInsensitive) == 0;
    });
    // The same for all, and for as long as both are here.
    return named == 1 ? name : tr("%1 (%2)").arg(name, key.right(DigitsOfSign));
}

QString Together::newLeadLink()
{
    m_leadLinks = m_leadLinks % LeadAccounts + 1;
    return watchLinkText(linkFor(m_link, QLatin1String(LeadUser) + QString::number(m_leadLinks)));
}

QString Together::followLink() const
{
    if (isHost())
        return watchLinkText(linkFor(m_link, QLatin1String(FollowUser)));
    return m_link.user == QLatin1String(FollowUser) ? watchLinkText(m_link) : QString();
}

QString Together::place() const
{
    return tr("%1, port %2").arg(m_link.host).arg(m_link.port);
}

void Together::ask(bool isAsking)
{
    if (!mayAsk() || m_person.isAsking == isAsking)
        return;
    m_person.isAsking = isAsking;
    publishSelf();
    emit changed();
}

void Together::setLacking(const QString &recording)
{
    if (m_phase != Phase::Joined || m_person.lacks == recording)
        return;
    m_person.lacks = recording;
    publishSelf();
}

void Together::handTo(const QString &key)
{
    if (!mayLead(key) || !m_people.contains(key))
        return;
    if (isHost())
        return announceLeader(key);
    if (!isLeading())
        return;
    m_person.handsTo = key;
    publishSelf();
}

bool Together::publish(SharedState state)
{
    if (!isLeading())
        return false;
    state.sent = steadyNow();
    state.trip = m_broker->trip();
    bool isShortened = false;
    m_broker->publish(topic(m_self + StateTopic), payloadOf(state, &isShortened));
    m_state = std::move(state);
    return isShortened;
}

void Together::onState(const Broker::Message &message)
{
    auto state = stateOf(message.payload);
    if (!state || isLeading())
        return;
    // What the broker had kept may be an hour old.
    if (!message.isKept)
        m_offset.add(state->sent, message.received, (state->trip + m_broker->trip()) / 2);
    m_state = std::move(state);
    emit stateChanged();
}

Time Together::ageOf(const SharedState &state) const
{
    const qint64 now = steadyNow();
    const qint64 sent = isLeading() ? state.sent : m_offset.ownTime(state.sent).value_or(now);
    return std::chrono::microseconds(std::max<qint64>(now - sent, 0));
}

} // namespace tickscope::together
