// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/together/broker.h"

#include <algorithm>
#include <atomic>
#include <condition_variable>
#include <deque>
#include <mutex>
#include <utility>

#include <mosquitto.h>
#include <openssl/ssl.h>
#include <openssl/x509v3.h>

#include "ui/together/broker_files.h"

namespace tickscope::together {

constexpr int KeepAlive = 10; // seconds; who is silent for longer is gone
constexpr int LoopTime = 250; // milliseconds; what is published wakes it
constexpr auto RetryPause = std::chrono::milliseconds(500);
constexpr auto TripPause = std::chrono::seconds(3);
constexpr auto LongestEnd = std::chrono::seconds(1);
constexpr std::size_t MostTrips = 16;
constexpr std::size_t MostWaiting = 2000; ///< Topics with something new.
constexpr int MostOfOne = 500;            ///< Of those, of one account.

/// What both threads know. Callbacks of the library come in the thread that speaks.
class Broker::Line
{
public:
    Line(Broker &owner, const WatchLink &link, const QString &lastTopic);
    ~Line() = default;
    Line &operator=(Line &&) = delete; // no copies

    struct FreeContext {
        void operator()(SSL_CTX *context) const { SSL_CTX_free(context); }
    };

    void run();
    void end();
    /// Whether it has ended before the time is over.
    bool waitForEnd();
    /// Null while it is not connected: the library would send what it is given before it has said
    /// who we are.
    [[nodiscard]] std::shared_ptr<mosquitto> client();
    [[nodiscard]] qint64 trip();
    [[nodiscard]] Waiting takeWaiting();

private:
    /// Calls \a report of the owner in its thread.
    template<typename Report>
    void post(Report report);
    [[nodiscard]] std::shared_ptr<mosquitto> makeClient();
    [[nodiscard]] std::unique_ptr<SSL_CTX, FreeContext> makeTls();
    [[nodiscard]] bool isTrusted(X509_STORE_CTX &chain) const;
    int checkCertificate(X509_STORE_CTX *chain);
    void onConnected(int answer);
    void onMessage(const mosquitto_message &message);
    void measureTrip();
    void addTrip(qint64 trip);
    [[nodiscard]] Trouble troubleOf(int answer) const;

    std::mutex m_mutex;
    std::condition_variable m_news;
    Broker *m_owner;
    const WatchLink m_link;
    const QString m_lastTopic;
    const std::unique_ptr<SSL_CTX, FreeContext> m_tls; ///< Of all clients, one after the other.
    std::shared_ptr<mosquitto> m_client;
    Waiting m_waiting;
    std::deque<qint64> m_trips;
    bool m_isEnding = false;
    bool m_hasEnded = false;
    std::atomic<bool> m_isConnected = false;
    // Of the thread that speaks.
    bool m_isHopeless = false; ///< Refused, or another one than the link names.
    bool m_isOther = false;
    int m_tripMessage = 0;
    qint64 m_tripBegin = 0;
};

Broker::Line::Line(Broker &owner, const WatchLink &link, const QString &lastTopic)
    : m_owner(&owner)
    , m_link(link)
    , m_lastTopic(lastTopic)
    , m_tls(makeTls())
    , m_client(makeClient())
{
}

std::shared_ptr<mosquitto> Broker::Line::client()
{
    const std::lock_guard lock(m_mutex);
    return m_isConnected ? m_client : nullptr;
}

std::shared_ptr<mosquitto> Broker::Line::makeClient()
{
    // A name that no other knows, since who connects by the same one takes its place. Of who
    // shares an account with others it is that of their topic, which is theirs by it.
    const bool isShared = m_link.user == QLatin1String(FollowUser);
    const QString name = isShared ? m_lastTopic.section(u'/', -1) : randomHex(128);
    std::shared_ptr<mosquitto> made(mosquitto_new(name.toLatin1().constData(), true, this),
                                    &mosquitto_destroy);
    mosquitto *const client = made.get();
    mosquitto_threaded_set(client, true);
    mosquitto_username_pw_set(client, m_link.user.toUtf8().constData(),
                              m_link.secret.toUtf8().constData());
    mosquitto_will_set(client, m_lastTopic.toUtf8().constData(), 0, nullptr, 1, true);
    mosquitto_int_option(client, MOSQ_OPT_TCP_NODELAY, 1);
    mosquitto_connect_callback_set(client, [](mosquitto *, void *line, int answer) {
        static_cast<Line *>(line)->onConnected(answer);
    });
    mosquitto_message_callback_set(client,
                                   [](mosquitto *, void *line, const mosquitto_message *message) {
                                       static_cast<Line *>(line)->onMessage(*message);
                                   });
    mosquitto_unsubscribe_callback_set(client, [](mosquitto *, void *line, int message) {
        auto &self = *static_cast<Line *>(line);
        if (message == self.m_tripMessage)
            self.addTrip(steadyNow() - self.m_tripBegin);
    });
    mosquitto_int_option(client, MOSQ_OPT_SSL_CTX_WITH_DEFAULTS, 0);
    mosquitto_void_option(client, MOSQ_OPT_SSL_CTX, m_tls.get());
    return made;
}

/// Once: the certificates of the system are many, and a broker that is gone is asked for often.
std::unique_ptr<SSL_CTX, Broker::Line::FreeContext> Broker::Line::makeTls()
{
    std::unique_ptr<SSL_CTX, FreeContext> context(SSL_CTX_new(TLS_client_method()));
    SSL_CTX_set_min_proto_version(context.get(), TLS1_2_VERSION);
    if (m_link.certificate.isEmpty())
        SSL_CTX_set_default_verify_paths(context.get());
    SSL_CTX_set_verify(context.get(), SSL_VERIFY_PEER, nullptr);
    const QByteArray host = m_link.host.toUtf8();
    X509_VERIFY_PARAM *wanted = SSL_CTX_get0_param(context.get());
    if (X509_VERIFY_PARAM_set1_ip_asc(wanted, host.constData()) != 1)
        X509_VERIFY_PARAM_set1_host(wanted, host.constData(), 0);
    SSL_CTX_set_cert_verify_callback(
        context.get(),
        [](X509_STORE_CTX *chain, void *line) {
            return static_cast<Line *>(line)->checkCertificate(chain);
        },
        this);
    return context;
}

bool Broker::Line::isTrusted(X509_STORE_CTX &chain) const
{
    if (m_link.certificate.isEmpty())
        return X509_verify_cert(&chain) == 1;
    if (fingerprintOf(*X509_STORE_CTX_get0_cert(&chain)) == m_link.certificate)
        return true;
    // Or it is that of who signed it, which came along.
    STACK_OF(X509) *const sent = X509_STORE_CTX_get0_untrusted(&chain);
    for (int place = 0; place < sk_X509_num(sent); ++place) {
        X509 *const signer = sk_X509_value(sent, place);
        if (fingerprintOf(*signer) != m_link.certificate)
            continue;
        STACK_OF(X509) *const trusted = sk_X509_new_null();
        sk_X509_push(trusted, signer);
        X509_STORE_CTX_set0_trusted_stack(&chain, trusted);
        X509_VERIFY_PARAM_set_flags(X509_STORE_CTX_get0_param(&chain), X509_V_FLAG_PARTIAL_CHAIN);
        const bool isSigned = X509_verify_cert(&chain) == 1;
        sk_X509_free(trusted);
        return isSigned;
    }
    return false;
}

int Broker::Line::checkCertificate(X509_STORE_CTX *chain)
{
    m_isOther = !isTrusted(*chain);
    return m_isOther ? 0 : 1;
}

template<typename Report>
void Broker::Line::post(Report report)
{
    const std::lock_guard lock(m_mutex);
    if (m_owner)
        QMetaObject::invokeMethod(
            m_owner, [owner = m_owner, report] { report(*owner); }, Qt::QueuedConnection);
}

Broker::Trouble Broker::Line::troubleOf(int answer) const
{
    if (m_isOther)
        return Trouble::OtherCertificate;
    return answer == MOSQ_ERR_TLS ? Trouble::NoTls : Trouble::Unreachable;
}

void Broker::Line::run()
{
    const auto isEnding = [this] {
        const std::lock_guard lock(m_mutex);
        return m_isEnding;
    };
    while (!isEnding() && !m_isHopeless) {
        m_isOther = false;
        int answer = mosquitto_connect(m_client.get(), m_link.host.toUtf8().constData(),
                                       m_link.port, KeepAlive);
        while (answer == MOSQ_ERR_SUCCESS && !m_isHopeless) {
            answer = mosquitto_loop(m_client.get(), LoopTime, 1);
            measureTrip();
        }
        m_isConnected = false;
        if (isEnding() || m_isHopeless)
            break;
        m_isHopeless = m_isOther;
        post([trouble = troubleOf(answer)](Broker &owner) { emit owner.lost(trouble); });
        // A new one: what the old one still had to send was for those who were there.
        auto next = makeClient();
        std::unique_lock lock(m_mutex);
        m_client.swap(next);
        m_news.wait_for(lock, RetryPause, [this] { return m_isEnding; });
    }
    const std::lock_guard lock(m_mutex);
    m_hasEnded = true;
    m_news.notify_all();
}

void Broker::Line::end()
{
    std::shared_ptr<mosquitto> client;
    {
        const std::lock_guard lock(m_mutex);
        m_owner = nullptr;
        m_isEnding = true;
        client = m_client;
        m_news.notify_all();
    }
    mosquitto_disconnect(client.get()); // behind what is still to be sent
}

bool Broker::Line::waitForEnd()
{
    std::unique_lock lock(m_mutex);
    return m_news.wait_for(lock, LongestEnd, [this] { return m_hasEnded; });
}

void Broker::Line::onConnected(int answer)
{
    m_isConnected = answer == 0;
    if (m_isConnected)
        return post([](Broker &owner) {
            for (const QByteArray &topic : owner.m_topics)
                mosquitto_subscribe(owner.m_line->client().get(), nullptr, topic.constData(), 0);
            emit owner.connected();
        });
    m_isHopeless = true;
    post([](Broker &owner) { emit owner.lost(Trouble::Refused); });
}

void Broker::Line::onMessage(const mosquitto_message &message)
{
    if (message.payloadlen > LongestPayload)
        return;
    const QByteArray payload(static_cast<const char *>(message.payload), message.payloadlen);
    const std::unique_lock lock(m_mutex);
    const bool isFirst = m_waiting.empty();
    if (hasRoom(m_waiting, message.topic))
        m_waiting.insert_or_assign(message.topic, Message{payload, message.retain, steadyNow()});
    if (isFirst && m_owner)
        QMetaObject::invokeMethod(m_owner, &Broker::deliver, Qt::QueuedConnection);
}

Broker::Waiting Broker::Line::takeWaiting()
{
    const std::lock_guard lock(m_mutex);
    return std::exchange(m_waiting, {});
}

bool Broker::hasRoom(const Waiting &waiting, const QByteArray &topic)
{
    if (waiting.contains(topic))
        return true;
    // "tickscope/<session>/<account>/"; what has no account comes of one topic each.
    const auto session = topic.indexOf('/', topic.indexOf('/') + 1);
    const QByteArray account = topic.left(topic.indexOf('/', session + 1) + 1);
    if (account.isEmpty())
        return true;
    int count = 0;
    for (auto one = waiting.lower_bound(account);
         one != waiting.end() && one->first.startsWith(account); ++one)
        ++count;
    return count < MostOfOne && waiting.size() < MostWaiting;
}

/// Leaves a topic that it never had, which the broker confirms and nobody else hears of.
void Broker::Line::measureTrip()
{
    const qint64 pause = std::chrono::microseconds(TripPause).count();
    if (!m_isConnected || steadyNow() - m_tripBegin < pause)
        return;
    const qint64 begin = steadyNow();
    if (mosquitto_unsubscribe(m_client.get(), &m_tripMessage, "tickscope/none") == MOSQ_ERR_SUCCESS)
        m_tripBegin = begin;
}

void Broker::Line::addTrip(qint64 trip)
{
    const std::lock_guard lock(m_mutex);
    m_trips.push_back(trip);
    if (m_trips.size() > MostTrips)
        m_trips.pop_front();
}

qint64 Broker::Line::trip()
{
    const std::lock_guard lock(m_mutex);
    return m_trips.empty() ? 0 : *std::ranges::min_element(m_trips);
}

Broker::Broker(const WatchLink &link, const QString &lastTopic, QObject *parent)
    : QObject(parent)
{
    static const int isReady = mosquitto_lib_init();
    Q_UNUSED(isReady)
    m_line = std::make_shared<Line>(*this, link, lastTopic);
    m_thread = std::thread([line = m_line] { line->run(); });
}

Broker::~Broker()
{
    m_line->end();
    // Only asking for the address of a name takes longer; the thread ends by itself then.
    if (m_line->waitForEnd())
        m_thread.join();
    else
        m_thread.detach();
}

void Broker::subscribe(const QString &topic)
{
    const auto [place, isNew] = m_topics.insert(topic.toUtf8());
    if (isNew)
        mosquitto_subscribe(m_line->client().get(), nullptr, place->constData(), 0);
}

void Broker::unsubscribe(const QString &topic)
{
    if (m_topics.erase(topic.toUtf8()) > 0)
        mosquitto_unsubscribe(m_line->client().get(), nullptr, topic.toUtf8().constData());
}

void Broker::publish(const QString &topic, const QByteArray &payload, bool isKept)
{
    mosquitto_publish(m_line->client().get(), nullptr, topic.toUtf8().constData(),
                      static_cast<int>(payload.size()), payload.constData(), 0, isKept);
}

qint64 Broker::trip() const
{
    return m_line->trip();
}

void Broker::deliver()
{
    for (const auto &[topic, message] : m_line->takeWaiting())
        emit received(QString::fromUtf8(topic), message);
}

} // namespace tickscope::together
