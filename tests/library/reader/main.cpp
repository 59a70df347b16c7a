// SPDX-License-Identifier: GPL-3.0-or-later
//
// Reads for scans as tickscope-reader does, but what a file's name asks for happens when a part of
// it begins: "dies-at-4.demo" ends this program when its chat is to be read, "dies-in-tick-7-.demo"
// when a pass comes to that tick, "always-dies.demo" at each; "pries.demo" tries
// what a confined reader must not do, and ends it when anything of that succeeds.
#include <netinet/in.h>
#include <sys/socket.h>
#include <unistd.h>

#include <cstdlib>
#include <string>

#include <fcntl.h>

#include "app/confinement/confinement.h"
#include "core/io/byte_source.h"
#include "core/library/reading/messages.h"

using namespace tickscope;

namespace {

constexpr Budget SmallBudget{512U << 20, Budget::Unlimited, 64U << 20};

bool reachesAnything()
{
    return ::open("/etc/passwd", O_RDONLY) >= 0 || ::socket(AF_INET, SOCK_STREAM, 0) >= 0
           || ::socket(AF_UNIX, SOCK_STREAM, 0) >= 0 || ::fork() >= 0 || openFile("/etc/passwd")
           || openFile("/proc/self/environ");
}

} // namespace

int main()
{
    FormatRegistry formats;
    registerAllFormats(formats);
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
            if (has("pries") && reachesAnything())
                std::abort();
        });
    ::_exit(0);
}
