// SPDX-License-Identifier: GPL-3.0-or-later
//
// Reads for scans as tickscope-reader does, but what a file's name asks for happens when a part of
// it begins: "dies-at-4.demo" ends this program when its chat is to be read, "dies-in-tick-7-.demo"
// when a pass comes to that tick, "always-dies.demo" at each, "segfaults.demo" by another signal;
// "pries.demo" tries what a confined reader must not do, and ends it when anything of that
// succeeds; "floods.demo" asks for files and hears no answer; "hands.demo" sends descriptors that
// nobody wants.
#include <netinet/in.h>
#include <sys/socket.h>
#include <unistd.h>

#include <csignal>
#include <cstdlib>
#include <cstring>
#include <string>

#include <fcntl.h>

#include "app/confinement/confinement.h"
#include "app/gui/crash_report.h"
#include "core/io/byte_source.h"
#include "core/library/reading/messages.h"

using namespace tickscope;

namespace {

constexpr Budget SmallBudget{512U << 20, Budget::Unlimited, 64U << 20};

/// \param recording  in whose folder "below" has a file.
bool reachesAnything(const std::string &recording)
{
    const std::string folder = recording.substr(0, recording.rfind('/'));
    for (const char *other : {"/below/own.txt", "/maps/below/own.txt", "/maps/../below/own.txt"}) {
        if (openFile(folder + other))
            return true;
    }
    return ::open("/etc/passwd", O_RDONLY) >= 0 || ::socket(AF_INET, SOCK_STREAM, 0) >= 0
           || ::socket(AF_UNIX, SOCK_STREAM, 0) >= 0 || ::fork() >= 0 || openFile("/etc/passwd")
           || openFile("/proc/self/environ") || ::ftruncate(library::ReaderNote, 1 << 20) == 0;
}

/// Until the scan has had enough.
void flood(const std::string &path)
{
    while (library::say(library::ReaderSocket,
                        library::ReaderWord{.kind = library::ReaderWord::Kind::Open, .path = path}))
        ;
}

/// Two of them with one message that is read in two pieces, and one with the other.
void hand(const std::string &path)
{
    ArchiveWriter writer;
    writer(library::ReaderWord{.kind = library::ReaderWord::Kind::Open, .path = path});
    const auto bytes = writer.take();
    auto size = static_cast<std::uint32_t>(bytes.size());
    iovec place{&size, sizeof size};
    alignas(cmsghdr) char room[CMSG_SPACE(2 * sizeof(int))] = {};
    msghdr message{};
    message.msg_iov = &place;
    message.msg_iovlen = 1;
    message.msg_control = room;
    message.msg_controllen = sizeof room;
    cmsghdr *head = CMSG_FIRSTHDR(&message);
    head->cmsg_level = SOL_SOCKET;
    head->cmsg_type = SCM_RIGHTS;
    head->cmsg_len = CMSG_LEN(2 * sizeof(int));
    const int given[2] = {library::ReaderNote, library::ReaderNote};
    std::memcpy(CMSG_DATA(head), given, sizeof given);
    ::sendmsg(library::ReaderSocket, &message, 0);
    (void)!::write(library::ReaderSocket, bytes.data(), bytes.size());
    (void)library::receiveMessage(library::ReaderSocket);
}

} // namespace

int main()
{
    FormatRegistry formats;
    registerAllFormats(formats);
    crash_report::enableStack(library::ReaderNote, sizeof(library::ReadingPlace));
    library::serveReadings(
        formats, [] { return confine(SmallBudget); },
        [](const library::ReadingOrder &order, const library::ReadingPlace &place) {
            const auto has = [&](const std::string &word) {
                return order.path.find(word) != std::string::npos;
            };
            const bool isWhole = order.kind == library::ReadingKind::Whole;
            if (has("dies-at-" + std::to_string(static_cast<int>(place.part))) && isWhole)
                std::abort();
            const bool isPass = order.kind == library::ReadingKind::Index
                                && place.part == library::FactPart::Players;
            if (isPass && has("dies-in-tick-" + std::to_string(place.tick.value) + '-'))
                std::abort();
            if (isPass && has("always-dies"))
                std::abort();
            if (isPass && has("segfaults"))
                ::raise(SIGSEGV);
            if (has("pries") && reachesAnything(order.path))
                std::abort();
            if (has("floods"))
                flood(order.path);
            if (has("hands"))
                hand(order.path);
        });
    ::_exit(0);
}
