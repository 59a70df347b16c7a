// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/confinement/confinement.h"

#include <sys/mman.h>
#include <sys/prctl.h>
#include <sys/resource.h>
#include <sys/syscall.h>
#include <unistd.h>

#include <algorithm>
#include <cerrno>
#include <initializer_list>
#include <memory>

#include <sched.h>
#include <seccomp.h>

namespace tickscope {

namespace {

/// Limits that are narrower already stay.
bool limit(decltype(RLIMIT_DATA) resource, rlim_t most)
{
    rlimit now{};
    if (::getrlimit(resource, &now) != 0)
        return false;
    const rlimit narrowed{std::min(now.rlim_cur, most), std::min(now.rlim_max, most)};
    return ::setrlimit(resource, &narrowed) == 0;
}

/// The numbers and sizes of the kernel's interface, which older headers do not have.
namespace landlock {

constexpr long CreateRuleset = 444;
constexpr long RestrictSelf = 446;
constexpr unsigned AskVersion = 1;

struct Rules {
    std::uint64_t files = 0;
    std::uint64_t network = 0;
    std::uint64_t scopes = 0;
};

/// All that a version can forbid.
Rules everythingOf(long version)
{
    Rules rules;
    int fileRights = 13;
    if (version >= 2)
        ++fileRights; // Moving between folders.
    if (version >= 3)
        ++fileRights; // Truncating.
    if (version >= 5)
        ++fileRights; // Commands to devices.
    rules.files = (std::uint64_t{1} << fileRights) - 1;
    rules.network = version >= 4 ? 3U : 0U;
    rules.scopes = version >= 6 ? 3U : 0U;
    return rules;
}

std::size_t sizeFor(long version)
{
    if (version >= 6)
        return sizeof(Rules);
    return version >= 4 ? 2 * sizeof(std::uint64_t) : sizeof(std::uint64_t);
}

/// A kernel without it leaves the work to the filter of system calls. \returns whether it has it.
bool forbidEverything()
{
    const long version = ::syscall(CreateRuleset, nullptr, std::size_t{0}, AskVersion);
    if (version < 1)
        return false;
    const Rules rules = everythingOf(version);
    const auto descriptor = static_cast<int>(
        ::syscall(CreateRuleset, &rules, sizeFor(version), 0U));
    if (descriptor < 0)
        return false;
    const bool isForbidden = ::syscall(RestrictSelf, descriptor, 0U) == 0;
    ::close(descriptor);
    return isForbidden;
}

} // namespace landlock

/// What memory, threads, clocks and open descriptors need. Threads of Qt, which paints on several,
/// wake each other by an event descriptor.
constexpr std::initializer_list<int> AllowedCalls{
    SCMP_SYS(read),
    SCMP_SYS(pread64),
    SCMP_SYS(readv),
    SCMP_SYS(write),
    SCMP_SYS(writev),
    SCMP_SYS(lseek),
    SCMP_SYS(fstat),
    SCMP_SYS(close),
    SCMP_SYS(brk),
    SCMP_SYS(munmap),
    SCMP_SYS(mremap),
    SCMP_SYS(madvise),
    SCMP_SYS(futex),
    SCMP_SYS(clock_gettime),
    SCMP_SYS(clock_nanosleep),
    SCMP_SYS(nanosleep),
    SCMP_SYS(gettimeofday),
    SCMP_SYS(sched_yield),
    SCMP_SYS(getpid),
    SCMP_SYS(gettid),
    SCMP_SYS(getrandom),
    SCMP_SYS(sched_getaffinity),
    SCMP_SYS(sysinfo),
    SCMP_SYS(rt_sigreturn),
    SCMP_SYS(rt_sigaction),
    SCMP_SYS(rt_sigprocmask),
    SCMP_SYS(sigaltstack),
    SCMP_SYS(set_robust_list),
    SCMP_SYS(rseq),
    SCMP_SYS(restart_syscall),
    SCMP_SYS(exit),
    SCMP_SYS(exit_group),
    SCMP_SYS(membarrier),
    SCMP_SYS(poll),
    SCMP_SYS(ppoll),
    SCMP_SYS(eventfd2),
};

/// What a process wants besides that is handed files over a socket, some of them to write into.
constexpr std::initializer_list<int> CallsForHandedFiles{
    SCMP_SYS(sendmsg),   SCMP_SYS(recvmsg),   SCMP_SYS(pwrite64),
    SCMP_SYS(ftruncate), SCMP_SYS(fallocate),
};

bool filterCalls(bool isHandedFiles)
{
    const std::unique_ptr<void, decltype(&seccomp_release)> filter(
        seccomp_init(SCMP_ACT_ERRNO(EPERM)), &seccomp_release);
    if (!filter)
        return false;
    bool isWhole = seccomp_attr_set(filter.get(), SCMP_FLTATR_CTL_TSYNC, 1) == 0;
    for (const int call : AllowedCalls)
        isWhole = isWhole && seccomp_rule_add(filter.get(), SCMP_ACT_ALLOW, call, 0) == 0;
    for (const int call : CallsForHandedFiles)
        isWhole = isWhole
                  && (!isHandedFiles
                      || seccomp_rule_add(filter.get(), SCMP_ACT_ALLOW, call, 0) == 0);
    // No new code, but memory.
    for (const int call : {SCMP_SYS(mmap), SCMP_SYS(mprotect)})
        isWhole = isWhole
                  && seccomp_rule_add(filter.get(), SCMP_ACT_ALLOW, call, 1,
                                      SCMP_A2(SCMP_CMP_MASKED_EQ, PROT_EXEC, 0))
                         == 0;
    // Its own threads, as abort() does, and no others.
    isWhole = isWhole
              && seccomp_rule_add(filter.get(), SCMP_ACT_ALLOW, SCMP_SYS(tgkill), 1,
                                  SCMP_A0(SCMP_CMP_EQ, static_cast<scmp_datum_t>(::getpid())))
                     == 0;
    // Threads, but no processes. The C library falls back to the call whose flags can be seen.
    isWhole = isWhole
              && seccomp_rule_add(filter.get(), SCMP_ACT_ALLOW, SCMP_SYS(clone), 1,
                                  SCMP_A0(SCMP_CMP_MASKED_EQ, CLONE_THREAD, CLONE_THREAD))
                     == 0
              && seccomp_rule_add(filter.get(), SCMP_ACT_ERRNO(ENOSYS), SCMP_SYS(clone3), 0) == 0;
    return isWhole && seccomp_load(filter.get()) == 0;
}

} // namespace

Confinement confine(const Budget &allowance)
{
    if (::prctl(PR_SET_NO_NEW_PRIVS, 1, 0, 0, 0) != 0 || ::prctl(PR_SET_DUMPABLE, 0, 0, 0, 0) != 0)
        return Confinement::None;
    const bool hasLandlock = landlock::forbidEverything();
    const bool isConfined = limit(RLIMIT_DATA, allowance.memory)
                            && limit(RLIMIT_CPU, allowance.processorSeconds)
                            && limit(RLIMIT_CORE, 0) && limit(RLIMIT_FSIZE, allowance.fileBytes)
                            && filterCalls(allowance.fileBytes > 0);
    if (!isConfined)
        return Confinement::None;
    return hasLandlock ? Confinement::Whole : Confinement::WithoutLandlock;
}

} // namespace tickscope
