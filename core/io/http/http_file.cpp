// SPDX-License-Identifier: MIT
#include "core/io/http/http_file.h"

#include <algorithm>

#include "core/base/limits.h"
#include "core/base/try.h"
#include "core/io/byte_store.h"
#include "core/io/http/url.h"

namespace tickscope {

namespace {

using std::chrono::milliseconds;

/// Attempts in a row without a fair part of what was asked before we give up.
constexpr int MostAttempts = 6;
/// As much of it is fair: a server that gives a byte each time would be asked for ever.
constexpr std::uint64_t FairPart = 16;
constexpr milliseconds FirstPause{100};
/// Who asks for no more than a head, or for a list, asks for thousands.
constexpr milliseconds LongestHead{60'000};

namespace status {
constexpr int Ok = 200;
constexpr int Part = 206;
constexpr int NotModified = 304;
constexpr int Unauthorized = 401;
constexpr int Forbidden = 403;
constexpr int NotFound = 404;
constexpr int TimedOut = 408;
constexpr int Gone = 410;
constexpr int NoSuchRange = 416;
constexpr int TooMany = 429;
constexpr int ServerFault = 500;
} // namespace status

bool isBusy(int code)
{
    return code == status::TimedOut || code == status::TooMany || code >= status::ServerFault;
}

Fault faultFor(int code)
{
    switch (code) {
    case status::Unauthorized:
        return {Fault::tr("the server wants a bearer token, or another one (%1)"), code};
    case status::Forbidden:
        return {Fault::tr("the server refuses access; a signed address may have run out (%1)"),
                code};
    case status::NotFound:
    case status::Gone:
        return {Fault::tr("there is no such file on the server (%1)"), code};
    case status::NoSuchRange:
        return {Fault::tr("the server does not have the part that was asked for (%1)"), code};
    default:
        return {isBusy(code) ? Fault::tr("the server is busy or out of order (%1)")
                             : Fault::tr("the server gives no file (%1)"),
                code};
    }
}

Fault tooLittle()
{
    return Fault::tr("the server gives too little");
}

/// Whether \a head is of another version than \a known.
bool isReplaced(const HttpVersion &known, const HttpHead &head)
{
    if (head.size && *head.size != known.size)
        return true;
    // A server may leave either out of some answers; what both have must agree.
    const auto differs = [](const std::string &old, const std::string &now) {
        return !old.empty() && !now.empty() && old != now;
    };
    return differs(known.etag, head.etag)
           || (known.etag.empty() && differs(known.lastModified, head.lastModified));
}

} // namespace

/// How one request ended.
struct HttpFile::Attempt {
    std::optional<Error> error;
    bool mayPassBy = false;
    bool hasAdvanced = false; ///< A fair part came, and the next one asks for less.
    std::optional<milliseconds> wantedPause = {};
};

/// Takes an answer; what is not the file becomes an error.
class HttpFile::Receiver : public HttpReceiver
{
public:
    explicit Receiver(const std::string &url)
        : m_url(url)
    {
    }
    std::optional<Error> error;
    bool mayPassBy = false;
    std::optional<milliseconds> wantedPause;

    /// The answer came to its end, or as much of it as is wanted.
    virtual void ended() {}

protected:
    /// Always false: no more of the answer is wanted.
    bool refuse(ErrorCode code, Fault fault)
    {
        error = Error{code, {faults::About, shownName(m_url), std::move(fault)}};
        return false;
    }
    bool refuseOtherPart()
    {
        return refuse(ErrorCode::Io, Fault::tr("the server gives another part than was asked for"));
    }
    bool refuseStatus(const HttpHead &head)
    {
        mayPassBy = isBusy(head.status);
        wantedPause = head.retryAfter;
        return refuse(ErrorCode::Io, faultFor(head.status));
    }

private:
    const std::string &m_url;
};

/// Takes the answer to the first request, of which everything else is learned.
class HttpFile::FirstReceiver : public HttpFile::Receiver
{
public:
    FirstReceiver(const std::string &url, Part part)
        : Receiver(url)
        , m_part(part)
    {
    }

    bool headCame(const HttpHead &head) override
    {
        opening.isThere = true;
        opening.version = {head.size.value_or(0), head.etag, head.lastModified, head.mayBeKept,
                           head.statements};
        switch (head.status) {
        case status::Part:
            if (!head.size || head.first != 0U)
                return refuse(ErrorCode::Io,
                              Fault::tr("the server does not tell the size of the file"));
            m_end = head.last ? *head.last + 1 : *head.size;
            return m_end <= *head.size || refuseOtherPart();
        case status::Ok:
            if (m_part == Part::Head) {
                m_end = head.size.value_or(UnknownEnd);
                return true;
            }
            m_isWhole = true;
            return head.size.value_or(0) <= limits::HttpWholeBytes || refuseSize();
        case status::NotModified:
            opening.isKnown = true;
            return false;
        case status::NoSuchRange:
            // Of an empty file there is no first byte.
            m_isWhole = head.size == 0U;
            return m_isWhole ? false : refuseStatus(head);
        case status::NotFound:
        case status::Gone:
            opening.isThere = false;
            return false;
        case status::Unauthorized:
            return refuse(ErrorCode::Unauthorized, faultFor(head.status));
        default:
            return refuseStatus(head);
        }
    }

    bool bytesCame(std::span<const std::byte> bytes) override
    {
        if (!m_isWhole) {
            if (bytes.size() > m_end - opening.head.size())
                return refuseOtherPart();
            const auto room = limits::HttpFirstRead
                              - std::min(opening.head.size(), limits::HttpFirstRead);
            const auto wanted = m_part == Part::Head ? bytes.first(std::min(room, bytes.size()))
                                                     : bytes;
            opening.head.insert(opening.head.end(), wanted.begin(), wanted.end());
            return opening.head.size() <= limits::HttpFirstRead && wanted.size() == bytes.size();
        }
        if (m_store.size() + bytes.size() > limits::HttpWholeBytes)
            return refuseSize();
        if (const auto added = m_store.add(bytes); !added)
            return refuse(added.error().code, added.error().fault);
        return true;
    }

    void ended() override
    {
        const auto wanted = std::min<std::uint64_t>(m_end, limits::HttpFirstRead);
        if (m_end == UnknownEnd)
            opening.version.size = opening.head.size();
        if (error || m_end == UnknownEnd || opening.head.size() >= wanted)
            return;
        mayPassBy = true;
        refuse(ErrorCode::Io, tooLittle());
    }

    /// Everything came.
    void finish(const std::string &name)
    {
        if (m_isWhole)
            opening.whole = m_store.finish(name);
    }

    HttpOpening opening;

private:
    bool refuseSize()
    {
        return refuse(
            ErrorCode::LimitExceeded,
            Fault::tr("the server gives the file only as a whole, and it is too big for that"));
    }

    static constexpr std::uint64_t UnknownEnd = ~std::uint64_t{0};

    Part m_part;
    bool m_isWhole = false;
    std::uint64_t m_end = 0; ///< Of the part that comes.
    ByteStore m_store;
};

/// Takes a part and hands it on.
class HttpFile::PartReceiver : public HttpFile::Receiver
{
public:
    PartReceiver(const std::string &url, const HttpVersion &version, std::uint64_t first,
                 std::uint64_t end, const Sink &sink)
        : Receiver(url)
        , m_version(version)
        , m_next(first)
        , m_end(end)
        , m_sink(sink)
    {
    }

    bool headCame(const HttpHead &head) override
    {
        // It was there when it was opened.
        const bool isGone = head.status == status::NotFound || head.status == status::Gone
                            || head.status == status::NoSuchRange;
        if (!isGone && head.status != status::Ok && head.status != status::Part)
            return refuseStatus(head);
        if (isGone || isReplaced(m_version, head))
            return refuse(
                ErrorCode::Io,
                Fault::tr("the file was replaced on the server while it was read; open it again"));
        m_partEnd = head.last ? *head.last + 1 : m_version.size;
        if (head.status != status::Part || head.first != m_next || m_partEnd <= m_next)
            return refuseOtherPart();
        return true;
    }

    bool bytesCame(std::span<const std::byte> bytes) override
    {
        if (bytes.size() > m_partEnd - m_next)
            return refuseOtherPart();
        const auto wanted = std::min<std::uint64_t>(bytes.size(), m_end - m_next);
        m_sink(m_next, bytes.first(static_cast<std::size_t>(wanted)));
        m_next += wanted;
        return wanted == bytes.size();
    }

    [[nodiscard]] std::uint64_t next() const { return m_next; }

private:
    const HttpVersion &m_version;
    std::uint64_t m_next;
    std::uint64_t m_end;
    std::uint64_t m_partEnd = 0; ///< Of what the server says that it gives.
    const Sink &m_sink;
};

/// Takes what stands at an address, also what a server says with a refusal.
class HttpFile::PageReceiver : public HttpFile::Receiver
{
public:
    PageReceiver(const std::string &url, std::size_t most)
        : Receiver(url)
        , m_most(most)
    {
    }

    bool headCame(const HttpHead &head) override
    {
        page = {head.status, head.statements.type, {}, false};
        if (head.status == status::Unauthorized)
            return refuse(ErrorCode::Unauthorized, faultFor(head.status));
        return !isBusy(head.status) || refuseStatus(head);
    }

    bool bytesCame(std::span<const std::byte> bytes) override
    {
        const auto wanted = std::min(bytes.size(), m_most - page.text.size());
        page.text.append(reinterpret_cast<const char *>(bytes.data()), wanted);
        page.isCut = wanted < bytes.size();
        return !page.isCut;
    }

    HttpPage page;

private:
    std::size_t m_most;
};

HttpFile::HttpFile(std::string url, std::shared_ptr<HttpTransport> transport)
    : m_url(std::move(url))
    , m_transport(std::move(transport))
{
}

Result<HttpOpening> HttpFile::open(const HttpVersion &known, std::stop_token stop)
{
    return openAs(Part::All, known, stop);
}

Result<HttpOpening> HttpFile::openHead(const HttpVersion &known, const std::stop_token &stop)
{
    return openAs(Part::Head, known, stop);
}

Result<HttpOpening> HttpFile::openAs(Part part, const HttpVersion &known,
                                     const std::stop_token &stop)
{
    // Of a file that is read already the beginning says little new.
    const std::size_t count = known.size > 0 ? limits::HttpBlock : limits::HttpFirstRead;
    const auto longest = part == Part::Head ? LongestHead : milliseconds(0);
    std::optional<FirstReceiver> receiver;
    TRY(tryOften(
        [&] {
            // From the beginning each time: without the first answer there is no version.
            receiver.emplace(m_url, part);
            return ask({m_url, 0, count, known.etag, known.lastModified, longest}, *receiver, stop);
        },
        stop));
    receiver->finish(shownName(m_url));
    m_bytes += receiver->opening.whole ? receiver->opening.whole->size()
                                       : receiver->opening.head.size();
    return std::move(receiver->opening);
}

Result<HttpPage> HttpFile::page(std::size_t most, std::stop_token stop)
{
    std::optional<PageReceiver> receiver;
    TRY(tryOften(
        [&] {
            receiver.emplace(m_url, most);
            return ask({m_url, 0, 0, {}, {}, LongestHead}, *receiver, stop);
        },
        stop));
    m_bytes += receiver->page.text.size();
    return std::move(receiver->page);
}

Result<void> HttpFile::fetch(const HttpVersion &version, std::uint64_t first, std::uint64_t count,
                             const Sink &sink, std::stop_token stop)
{
    const std::uint64_t end = first + count;
    const auto deadline = Clock::now() + m_transport->partTimeout();
    std::uint64_t next = first;
    return tryOften(
        [&] {
            PartReceiver receiver(m_url, version, next, end, sink);
            // Nothing would stand for no limit.
            const auto left = std::chrono::ceil<milliseconds>(deadline - Clock::now());
            Attempt attempt = ask(
                {m_url, next, end - next, {}, {}, std::max(left, milliseconds(1))}, receiver, stop);
            const std::uint64_t came = receiver.next() - next;
            m_bytes += came;
            const std::uint64_t fair = std::min<std::uint64_t>((end - next) / FairPart,
                                                               limits::HttpBlock);
            attempt.hasAdvanced = came > 0 && came >= fair;
            next = receiver.next();
            // Servers may give less than was asked for.
            if (next < end && !attempt.error) {
                attempt.error = Error{ErrorCode::Io,
                                      {faults::About, shownName(m_url), tooLittle()}};
                attempt.mayPassBy = true;
            }
            return attempt;
        },
        stop, deadline);
}

HttpFile::Attempt HttpFile::ask(const HttpRequest &request, Receiver &receiver,
                                const std::stop_token &stop)
{
    ++m_requests;
    const auto ended = m_transport->get(request, receiver, stop);
    if (ended)
        return {ended->error, ended->mayPassBy};
    receiver.ended();
    return {receiver.error, receiver.mayPassBy, false, receiver.wantedPause};
}

Result<void> HttpFile::tryOften(const std::function<Attempt()> &attempt,
                                const std::stop_token &stop, Clock::time_point deadline)
{
    milliseconds pause = FirstPause;
    for (int count = 1;; ++count) {
        const Attempt done = attempt();
        if (!done.error)
            return {};
        if (done.hasAdvanced) {
            count = 1;
            pause = FirstPause;
        }
        if (!done.mayPassBy || count >= MostAttempts || Clock::now() + pause >= deadline)
            return tl::unexpected(*done.error);
        if (!m_transport->pause(std::max(pause, done.wantedPause.value_or(pause)), stop))
            return cancelled();
        pause *= 2;
    }
}

} // namespace tickscope
