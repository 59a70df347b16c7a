// SPDX-License-Identifier: MIT
#include <algorithm>
#include <array>
#include <condition_variable>
#include <mutex>
#include <new>
#include <vector>

#include <curl/curl.h>
#ifdef __linux__
#include <dlfcn.h>
#endif

#include "core/io/byte_source.h"
#include "core/io/http/http_transport.h"
#include "core/io/http/url.h"

namespace tickscope {

namespace {

constexpr long MostRedirects = 5;

/// The functions of libcurl, null where it is not installed. It brings thirty libraries along,
/// half of what a short command takes to start: Linux loads it when something is asked of a server.
struct Curl {
#ifdef __linux__
    void *library = ::dlopen("libcurl.so.4", RTLD_NOW | RTLD_LOCAL);
    template<typename Function>
    [[nodiscard]] Function found(const char *name) const
    {
        return reinterpret_cast<Function>(library ? ::dlsym(library, name) : nullptr);
    }
// NOLINTBEGIN(bugprone-macro-parentheses): declarations
#define CURL_FUNCTION(name) \
    decltype(&::curl_##name) name = found<decltype(&::curl_##name)>("curl_" #name)
#else
#define CURL_FUNCTION(name) decltype(&::curl_##name) name = &::curl_##name
// NOLINTEND(bugprone-macro-parentheses)
#endif
    CURL_FUNCTION(global_init);
    CURL_FUNCTION(easy_cleanup);
    CURL_FUNCTION(easy_getinfo);
    CURL_FUNCTION(easy_init);
    CURL_FUNCTION(easy_reset);
    CURL_FUNCTION(easy_setopt);
    CURL_FUNCTION(easy_strerror);
    CURL_FUNCTION(multi_add_handle);
    CURL_FUNCTION(multi_cleanup);
    CURL_FUNCTION(multi_info_read);
    CURL_FUNCTION(multi_init);
    CURL_FUNCTION(multi_perform);
    CURL_FUNCTION(multi_poll);
    CURL_FUNCTION(multi_remove_handle);
    CURL_FUNCTION(multi_wakeup);
    CURL_FUNCTION(slist_append);
    CURL_FUNCTION(slist_free_all);
#undef CURL_FUNCTION

    bool isStarted = global_init && multi_wakeup && global_init(CURL_GLOBAL_DEFAULT) == CURLE_OK;
};

const Curl &curl()
{
    static const Curl functions;
    return functions;
}

struct EasyDeleter {
    void operator()(CURL *easy) const { curl().easy_cleanup(easy); }
};
struct ListDeleter {
    void operator()(curl_slist *list) const { curl().slist_free_all(list); }
};
struct MultiDeleter {
    void operator()(CURLM *multi) const { curl().multi_cleanup(multi); }
};

/// One answer on its way to the receiver.
struct Answer {
    HttpReceiver &receiver;
    CURL *easy = nullptr;
    HttpHeadReader head = {};
    bool hasHead = false;                  ///< The receiver has the head.
    bool isUnwanted = false;               ///< The receiver wants no more.
    std::optional<Nearness> nearness = {}; ///< Of who was asked first.

    bool passHead()
    {
        if (!hasHead) {
            hasHead = true;
            long status = 0;
            curl().easy_getinfo(easy, CURLINFO_RESPONSE_CODE, &status);
            isUnwanted = !receiver.headCame(head.headOf(static_cast<int>(status)));
        }
        return !isUnwanted;
    }
};

std::size_t headerCame(char *bytes, std::size_t, std::size_t count, void *user)
{
    static_cast<Answer *>(user)->head.take({bytes, count});
    return count;
}

std::size_t bodyCame(char *bytes, std::size_t, std::size_t count, void *user)
{
    auto &answer = *static_cast<Answer *>(user);
    if (answer.passHead())
        answer.isUnwanted = !answer.receiver.bytesCame(std::as_bytes(std::span(bytes, count)));
    return answer.isUnwanted ? 0 : count;
}

/// Asked before anything is sent to \a address, where a redirection leads, too.
int mayAsk(void *user, char *address, char * /*own*/, int /*port*/, int /*ownPort*/)
{
    auto &answer = *static_cast<Answer *>(user);
    const Nearness nearness = nearnessOf(address);
    const bool mayGo = nearness <= answer.nearness.value_or(nearness);
    answer.nearness = nearness;
    return mayGo ? CURL_PREREQFUNC_OK : CURL_PREREQFUNC_ABORT;
}

/// A connection with what it needs; used by one thread at a time.
struct Session {
    Session()
        : multi(curl().multi_init())
        , easy(curl().easy_init())
    {
        if (!easy || !multi)
            throw std::bad_alloc();
    }

    // The multi handle keeps the connection from one request to the next; it goes last.
    std::unique_ptr<CURLM, MultiDeleter> multi;
    std::unique_ptr<CURL, EasyDeleter> easy;
    std::unique_ptr<curl_slist, ListDeleter> headers; ///< Of the present request.
    std::array<char, CURL_ERROR_SIZE> detail{};
};

/// Puts a request on its connection for the time of its life.
class Attached
{
public:
    explicit Attached(Session &session)
        : m_session(session)
    {
        curl().multi_add_handle(session.multi.get(), session.easy.get());
    }
    ~Attached() { curl().multi_remove_handle(m_session.multi.get(), m_session.easy.get()); }
    Attached &operator=(Attached &&) = delete; // no copies

private:
    Session &m_session;
};

/// Runs the session's request to its end; nothing when stopped.
std::optional<CURLcode> runToItsEnd(Session &session, const std::stop_token &stop)
{
    CURLM *multi = session.multi.get();
    const Attached attached(session);
    const std::stop_callback wake(stop, [multi] { curl().multi_wakeup(multi); });
    while (!stop.stop_requested()) {
        int running = 0;
        if (curl().multi_perform(multi, &running) != CURLM_OK)
            return CURLE_RECV_ERROR;
        int waiting = 0;
        const CURLMsg *message = curl().multi_info_read(multi, &waiting);
        if (message && message->msg == CURLMSG_DONE)
            return message->data.result;
        constexpr int LongestWait = 1000; // milliseconds; curl shortens it for its timeouts
        curl().multi_poll(multi, nullptr, 0, LongestWait, nullptr);
    }
    return {};
}

/// Whether an answer was cut off.
bool isLost(CURLcode code)
{
    constexpr std::array Lost{CURLE_SEND_ERROR,  CURLE_RECV_ERROR, CURLE_PARTIAL_FILE,
                              CURLE_GOT_NOTHING, CURLE_HTTP2,      CURLE_HTTP2_STREAM};
    return std::ranges::find(Lost, code) != Lost.end();
}

/// What \a code says, without anything of the URL.
Fault faultFor(CURLcode code, const Session &session)
{
    switch (code) {
    case CURLE_COULDNT_RESOLVE_HOST:
        return Fault::tr("no server of that name is known");
    case CURLE_COULDNT_CONNECT:
        return faults::ServerNotReached;
    case CURLE_OPERATION_TIMEDOUT:
        return Fault::tr("the server does not answer in time");
    case CURLE_PEER_FAILED_VERIFICATION:
    case CURLE_SSL_CONNECT_ERROR:
        return {Fault::tr("no secure connection: %1"), session.detail.data()};
    case CURLE_TOO_MANY_REDIRECTS:
        return Fault::tr("the server sends from one address to the next without end");
    case CURLE_UNSUPPORTED_PROTOCOL:
        return Fault::tr("the server sends to an address that is neither http nor https");
    case CURLE_ABORTED_BY_CALLBACK:
        return Fault::tr("the server sends to an address of this machine or its network");
    default:
        return isLost(code) ? Fault(faults::ConnectionLost)
                            : Fault{faults::Words, curl().easy_strerror(code)};
    }
}

/// Whether the answer came as fast as it must, until it came no more.
bool wasFastEnough(const Answer &answer, long slowestBytesPerSecond)
{
    curl_off_t speed = 0;
    curl().easy_getinfo(answer.easy, CURLINFO_SPEED_DOWNLOAD_T, &speed);
    return speed >= slowestBytesPerSecond;
}

bool mayPassBy(CURLcode code, const Answer &answer, const HttpOptions &options)
{
    // A server that never spoke, or speaks byte by byte, has been waited for long enough.
    if (code == CURLE_OPERATION_TIMEDOUT)
        return answer.hasHead && wasFastEnough(answer, options.slowestBytesPerSecond);
    return code == CURLE_COULDNT_CONNECT || isLost(code);
}

struct S3Key {
    std::string region;
    std::string pair; ///< "KEY:SECRET".
};

std::optional<S3Key> s3KeyIn(const std::string &token)
{
    constexpr std::string_view Mark = "s3:";
    const auto end = token.find(':', Mark.size());
    if (!token.starts_with(Mark) || end == std::string::npos
        || token.find(':', end + 1) == std::string::npos)
        return {};
    return S3Key{token.substr(Mark.size(), end - Mark.size()), token.substr(end + 1)};
}

class CurlTransport : public HttpTransport
{
public:
    explicit CurlTransport(HttpOptions options)
        : m_options(std::move(options))
    {
    }

    std::optional<Failure> get(const HttpRequest &request, HttpReceiver &receiver,
                               std::stop_token stop) override
    {
        if (!curl().isStarted)
            return Failure{
                {ErrorCode::Io,
                 Fault::tr("libcurl, which is needed to read from servers, cannot be loaded")}};
        const auto session = takeSession();
        Answer answer{receiver, session->easy.get()};
        prepare(*session, request, answer);
        const auto code = runToItsEnd(*session, stop);
        const bool mayTryAgain = code && mayPassBy(*code, answer, m_options);
        std::optional<Failure> ended;
        if (!code)
            ended = Failure{{ErrorCode::Cancelled, faults::Cancelled}};
        else if (*code == CURLE_OK)
            answer.passHead();
        else if (!answer.isUnwanted)
            ended = Failure{
                {ErrorCode::Io, {faults::About, shownName(request.url), faultFor(*code, *session)}},
                mayTryAgain};
        giveBack(session);
        return ended;
    }

    bool pause(std::chrono::milliseconds time, std::stop_token stop) override
    {
        std::mutex mutex;
        std::unique_lock lock(mutex);
        std::condition_variable_any never;
        never.wait_for(lock, stop, time, [] { return false; });
        return !stop.stop_requested();
    }

    [[nodiscard]] std::chrono::milliseconds partTimeout() const override
    {
        return m_options.partTimeout;
    }

private:
    std::shared_ptr<Session> takeSession()
    {
        const std::lock_guard lock(m_mutex);
        if (m_idle.empty())
            return std::make_shared<Session>();
        auto session = std::move(m_idle.back());
        m_idle.pop_back();
        return session;
    }

    void giveBack(std::shared_ptr<Session> session)
    {
        const std::lock_guard lock(m_mutex);
        m_idle.push_back(std::move(session));
    }

    static std::unique_ptr<curl_slist, ListDeleter> conditionOf(const HttpRequest &request)
    {
        std::string line;
        if (!request.knownEtag.empty())
            line = "If-None-Match: " + request.knownEtag;
        else if (!request.knownModified.empty())
            line = "If-Modified-Since: " + request.knownModified;
        return std::unique_ptr<curl_slist, ListDeleter>(
            line.empty() ? nullptr : curl().slist_append(nullptr, line.c_str()));
    }

    void prepare(Session &session, const HttpRequest &request, Answer &answer) const
    {
        session.headers = conditionOf(request);
        CURL *easy = session.easy.get();
        curl().easy_reset(easy); // options only: the connection stays
        session.detail[0] = '\0';
        const std::string range = std::to_string(request.first) + '-'
                                  + std::to_string(request.first + (request.count - 1));
        const UrlParts parts = urlParts(request.url);
        // From https nothing leads back to http, where anybody could listen.
        const bool isSecure = request.url.size() > 4 && (request.url[4] | 0x20) == 's';
        curl().easy_setopt(easy, CURLOPT_URL, (parts.place + parts.query).c_str());
        if (request.count > 0)
            curl().easy_setopt(easy, CURLOPT_RANGE, range.c_str());
        curl().easy_setopt(easy, CURLOPT_PROTOCOLS_STR, "http,https");
        curl().easy_setopt(easy, CURLOPT_REDIR_PROTOCOLS_STR, isSecure ? "https" : "http,https");
        curl().easy_setopt(easy, CURLOPT_FOLLOWLOCATION, 1L);
        curl().easy_setopt(easy, CURLOPT_MAXREDIRS, MostRedirects);
        curl().easy_setopt(easy, CURLOPT_HTTP_VERSION, long{CURL_HTTP_VERSION_2TLS});
        curl().easy_setopt(easy, CURLOPT_USERAGENT, "tickscope");
        curl().easy_setopt(easy, CURLOPT_NOSIGNAL, 1L);
        // A request that is cancelled while a name is looked up does not wait for that.
        curl().easy_setopt(easy, CURLOPT_QUICK_EXIT, 1L);
        curl().easy_setopt(easy, CURLOPT_CONNECTTIMEOUT_MS,
                           static_cast<long>(m_options.connectTimeout.count()));
        curl().easy_setopt(easy, CURLOPT_TIMEOUT_MS,
                           static_cast<long>(request.longestTime.count()));
        curl().easy_setopt(easy, CURLOPT_LOW_SPEED_LIMIT, m_options.slowestBytesPerSecond);
        curl().easy_setopt(easy, CURLOPT_LOW_SPEED_TIME,
                           static_cast<long>(m_options.stallTimeout.count()));
        curl().easy_setopt(easy, CURLOPT_ERRORBUFFER, session.detail.data());
        curl().easy_setopt(easy, CURLOPT_HEADERFUNCTION, headerCame);
        curl().easy_setopt(easy, CURLOPT_HEADERDATA, &answer);
        curl().easy_setopt(easy, CURLOPT_PREREQFUNCTION, mayAsk);
        curl().easy_setopt(easy, CURLOPT_PREREQDATA, &answer);
        curl().easy_setopt(easy, CURLOPT_WRITEFUNCTION, bodyCame);
        curl().easy_setopt(easy, CURLOPT_WRITEDATA, &answer);
        if (!m_options.certificateFile.empty())
            curl().easy_setopt(easy, CURLOPT_CAINFO, m_options.certificateFile.c_str());
        if (!m_options.bearerToken.empty() && !parts.isSigned())
            authorize(session);
        if (session.headers)
            curl().easy_setopt(easy, CURLOPT_HTTPHEADER, session.headers.get());
    }

    /// By the token, or a signature of a key for S3.
    void authorize(Session &session) const
    {
        CURL *easy = session.easy.get();
        const auto key = s3KeyIn(m_options.bearerToken);
        if (!key) {
            curl().easy_setopt(easy, CURLOPT_HTTPAUTH, CURLAUTH_BEARER);
            curl().easy_setopt(easy, CURLOPT_XOAUTH2_BEARER, m_options.bearerToken.c_str());
            return;
        }
        curl().easy_setopt(easy, CURLOPT_AWS_SIGV4, ("aws:amz:" + key->region + ":s3").c_str());
        curl().easy_setopt(easy, CURLOPT_USERPWD, key->pair.c_str());
        // S3 wants it in what is signed; a request that only asks has no payload.
        curl_slist *rest = session.headers.release();
        session.headers.reset(curl().slist_append(rest, "x-amz-content-sha256: UNSIGNED-PAYLOAD"));
    }

    HttpOptions m_options;
    std::mutex m_mutex;
    std::vector<std::shared_ptr<Session>> m_idle;
};

} // namespace

std::shared_ptr<HttpTransport> makeCurlTransport(HttpOptions options)
{
    return std::make_shared<CurlTransport>(std::move(options));
}

} // namespace tickscope
