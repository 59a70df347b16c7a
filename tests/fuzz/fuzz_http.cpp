// SPDX-License-Identifier: GPL-3.0-or-later
//
// A file on a server, without a network: the input is what the server answers, one answer after the
// other, each from its "HTTP/" on, to who asks for a file or for a list of files. A body that
// begins with "*" is as long as what was asked for.

#include <algorithm>
#include <cstdlib>
#include <string_view>

#include "core/base/limits.h"
#include "core/io/http/http_source.h"
#include "core/io/stores/store_walk.h"

namespace {

using namespace tickscope;

class ScriptedServer : public HttpTransport
{
public:
    explicit ScriptedServer(std::string_view answers)
        : m_answers(answers)
    {
    }

    std::optional<Failure> get(const HttpRequest &request, HttpReceiver &receiver,
                               std::stop_token) override
    {
        HttpHeadReader head;
        int status = 0;
        std::string_view body;
        do {
            if (m_answers.empty())
                return Failure{{ErrorCode::Io, faults::ConnectionLost, {}, {}}, false};
            body = takeAnswer(head, status);
        } while (status / 100 == 3 && status != 304); // libcurl goes where it leads
        if (status == 0)
            return Failure{{ErrorCode::Io, faults::ConnectionLost, {}, {}}, true};
        if (receiver.headCame(head.headOf(status)))
            give(body, request.count, receiver);
        return {};
    }
    bool pause(std::chrono::milliseconds, std::stop_token) override { return true; }

private:
    /// Reads the head of the next answer; its body.
    std::string_view takeAnswer(HttpHeadReader &head, int &status)
    {
        const std::size_t end = std::min(m_answers.find("\nHTTP/"), m_answers.size() - 1) + 1;
        std::string_view answer = m_answers.substr(0, end);
        m_answers.remove_prefix(end);
        const std::size_t code = std::min(answer.find(' '), answer.size());
        status = std::atoi(std::string(answer.substr(code, 4)).c_str());
        while (!answer.empty() && answer.front() != '\r' && answer.front() != '\n') {
            const std::size_t size = std::min(answer.find('\n'), answer.size() - 1) + 1;
            head.take(answer.substr(0, size));
            answer.remove_prefix(size);
        }
        return answer.substr(std::min(answer.find('\n'), answer.size() - 1) + 1);
    }

    static void give(std::string_view body, std::uint64_t count, HttpReceiver &receiver)
    {
        // A size that cuts blocks anywhere.
        constexpr std::size_t Piece = 10'007;
        std::string whole(body);
        if (body.starts_with('*'))
            whole.assign(static_cast<std::size_t>(count), '*');
        const auto bytes = std::as_bytes(std::span(whole));
        for (std::size_t place = 0; place < bytes.size(); place += Piece) {
            if (!receiver.bytesCame(bytes.subspan(place, std::min(Piece, bytes.size() - place))))
                return;
        }
    }

    std::string_view m_answers;
};

void check(bool holds)
{
    if (!holds)
        std::abort();
}

void read(const ByteSource &source, std::uint64_t offset)
{
    std::vector<std::byte> into(limits::HttpBlock + 100);
    const auto count = source.readAt(offset, into, {});
    const std::uint64_t left = source.size() - std::min(offset, source.size());
    check(!count || *count == std::min<std::uint64_t>(into.size(), left));
    std::uint64_t end = 0;
    for (const ByteRange &range : source.loadedRanges()) {
        check(range.first >= end && range.size <= source.size() - range.first);
        end = range.first + range.size;
    }
}

/// The same answers as lists of files. Nothing is found outside of the address.
void walk(std::string_view answers)
{
    static const std::string Address = "https://example.org/runs/";
    StoreVisitor visitor;
    visitor.found = [](const StoreFile &file) {
        check(file.url.starts_with(Address) && file.url.find("/../") == std::string::npos);
        return true;
    };
    visitor.entryFiles = {"preamble.dat"};
    (void)walkStore(Address, std::make_shared<ScriptedServer>(answers), visitor, {}).has_value();
}

} // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t *data, std::size_t size)
{
    HttpOptions options;
    options.readsAhead = false;
    const std::string_view answers(reinterpret_cast<const char *>(data), size);
    walk(answers);
    const auto server = std::make_shared<ScriptedServer>(answers);
    const auto source = openUrl({"https://example.org/runs/one.demo", options, server}, {});
    if (!source)
        return 0;
    const std::uint64_t end = (*source)->size();
    for (const std::uint64_t offset :
         {std::uint64_t{0}, end / 2, end - std::min<std::uint64_t>(end, 10)})
        read(**source, offset);
    if (const auto again = openAgain(*source, {}))
        read(**again, end);
    if (const auto beside = (*source)->sibling("two.demo", {}); beside && *beside)
        read(**beside, 0);
    return 0;
}
