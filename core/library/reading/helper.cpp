// SPDX-License-Identifier: MIT
#include "core/library/reading/helper.h"

#include <fcntl.h>
#include <spawn.h>
#include <sys/mman.h>
#include <sys/socket.h>
#include <sys/time.h>
#include <sys/wait.h>
#include <unistd.h>

#include <array>
#include <csignal>
#include <cstring>
#include <filesystem>

#include <QFile>

#include "core/analysis/finders/map_finder.h"
#include "core/analysis/index_cache.h"
#include "core/formats/format.h"
#include "core/io/byte_store.h"
#include "core/io/file_source.h"
#include "core/io/http/url.h"

namespace tickscope::library {

namespace {

namespace fs = std::filesystem;

Fault nameOf(FactPart part)
{
    constexpr std::array<FaultKind, 7> Names{Fault::tr("Header"),   Fault::tr("Container"),
                                             Fault::tr("Checksum"), Fault::tr("Players and events"),
                                             Fault::tr("Chat"),     Fault::tr("Runs"),
                                             Fault::tr("Checksum")};
    // It comes from the other process, and may be anything.
    const auto place = static_cast<std::size_t>(part);
    return place < Names.size() ? Fault(Names[place]) : Fault();
}

/// \param status  as waitpid() has it.
Fault deathFault(FactPart part, int status)
{
    const Fault how = WIFSIGNALED(status) ? Fault(faults::Words, ::strsignal(WTERMSIG(status)))
                                          : Fault(Fault::tr("exit code %1"), WEXITSTATUS(status));
    return {Fault::tr("%1: reading ended the process that did it (%2)"), nameOf(part), how};
}

/// Whether \a path lies in \a folder, which may be empty: then it does not.
bool isIn(const fs::path &folder, const fs::path &path)
{
    const fs::path inner = path.lexically_relative(folder);
    return !folder.empty() && path.lexically_normal() == path && !inner.empty()
           && *inner.begin() != "..";
}

/// Whether \a path is where findMap() looks for the map of a recording: not deeper, since below a
/// person's own folder lies all that he has.
bool isMapPlace(const ReadingOrder &order, const fs::path &path)
{
    const auto isThere = [&path](const fs::path &place) {
        const bool isInside = (path.parent_path() / "") == (place / "").lexically_normal();
        return path == place || (isInside && path.has_filename());
    };
    return std::ranges::any_of(mapFoldersBeside(order.path), isThere)
           || std::ranges::any_of(order.mapPlaces, isThere);
}

/// What the reader of a recording may have: itself, what lies beside it, its index, maps where they
/// are looked for, and the reports of the game's own numbers.
Result<Shared<ByteSource>> opened(const ReadingOrder &order, const std::string &path)
{
    const std::string &recording = order.path;
    if (path == recording)
        return openNamed(path, {});
    const fs::path wanted(path);
    std::error_code isNone;
    const bool isFolder = fs::is_directory(recording, isNone);
    const fs::path beside = isFolder ? fs::path(recording) : fs::path(recording).parent_path();
    const bool isBeside = wanted.parent_path() == beside && wanted.has_filename();
    const bool isKept = isIn(IndexCache::ofUser().folder(), wanted);
    if (!isBeside && !isKept && !isIn(reportsFolder(), wanted) && !isMapPlace(order, wanted))
        return ioError({faults::NoPermission, path});
    if (isKept) {
        // What was used longest ago makes room.
        std::error_code ignored;
        fs::last_write_time(wanted.parent_path(), fs::file_time_type::clock::now(), ignored);
    }
    return folderSource(wanted.parent_path().string())->sibling(wanted.filename().string(), {});
}

/// What to say of \a path, with what is open as long as it is needed.
std::pair<GivenFile, Shared<ByteSource>> given(const ReadingOrder &order, const std::string &path)
{
    const auto source = opened(order, path);
    if (!source)
        return {{.problem = faultText(source.error().fault)}, nullptr};
    if (!*source)
        return {};
    return {{(*source)->isFolder(), (*source)->size(), (*source)->stamp(), {}}, *source};
}

int descriptorOf(const Shared<ByteSource> &source)
{
    return source ? tickscope::descriptorOf(*source) : -1;
}

bool giveFile(int socket, const ReadingOrder &order, const std::string &path)
{
    const auto [file, source] = given(order, path);
    return say(socket, file, descriptorOf(source));
}

bool giveTemporary(int socket)
{
    const FileDescriptor file(openTemporaryFile());
    return say(socket, GivenFile{}, file.get());
}

constexpr qsizetype LongestProblem = 1 << 16; ///< Bytes.

/// Whether a reading is one that the library may take: what comes from there is believed nothing.
bool isPossible(const Reading &reading)
{
    const auto isName = [](const QString &text) { return text.size() <= LongestName; };
    const QuickFacts &quick = reading.quick;
    const WholeFacts &whole = reading.whole;
    return reading.problem.size() <= LongestProblem && isName(quick.family) && isName(quick.map)
           && quick.worldKey.size() <= 2 * LongestName && isName(quick.contentKey)
           && isName(whole.sha256) && whole.players.size() <= MostPlayers
           && std::ranges::all_of(whole.players, isName) && whole.chat.size() <= MostChat
           && whole.chatTicks.size() == whole.chat.count(u'\n')
           && std::ranges::all_of(whole.chatTicks, isName) && whole.runs.size() <= MostRuns
           && std::ranges::all_of(whole.runs,
                                  [&](const StoredRun &run) { return isName(run.player); });
}

} // namespace

/// What the process says next. A descriptor that it sends along is none that anybody asked for.
bool ReadingHelper::hear(const std::stop_token &stop)
{
    if (!receiveMessage(m_message, m_socket.get(), stop))
        return false;
    if (m_message.descriptor >= 0)
        ::close(m_message.descriptor);
    return understand(m_message.bytes, m_word);
}

bool ReadingHelper::spawn()
{
    m_note = FileDescriptor(::memfd_create("tickscope-note", MFD_CLOEXEC | MFD_ALLOW_SEALING));
    // That much and no more: it is memory that no limit counts.
    if (::ftruncate(m_note.get(), sizeof(ReadingPlace) + LongestStack) != 0
        || ::fcntl(m_note.get(), F_ADD_SEALS, F_SEAL_GROW | F_SEAL_SHRINK | F_SEAL_SEAL) != 0)
        return false;
    int ends[2] = {-1, -1};
    if (::socketpair(AF_UNIX, SOCK_STREAM | SOCK_CLOEXEC, 0, ends) != 0)
        return false;
    m_socket = FileDescriptor(ends[0]);
    const FileDescriptor other(ends[1]);
    // So that a stop is seen; and who asks without listening is not waited for.
    const timeval patience{0, 100'000};
    for (const int waiting : {SO_RCVTIMEO, SO_SNDTIMEO})
        ::setsockopt(m_socket.get(), SOL_SOCKET, waiting, &patience, sizeof patience);
    posix_spawn_file_actions_t actions;
    ::posix_spawn_file_actions_init(&actions);
    for (const int standard : {STDIN_FILENO, STDOUT_FILENO, STDERR_FILENO})
        ::posix_spawn_file_actions_addopen(&actions, standard, "/dev/null", O_RDWR, 0);
    // One may have the number that the other is to get.
    const FileDescriptor note(::fcntl(m_note.get(), F_DUPFD_CLOEXEC, ReaderNote + 1));
    const FileDescriptor socket(::fcntl(other.get(), F_DUPFD_CLOEXEC, ReaderNote + 1));
    ::posix_spawn_file_actions_adddup2(&actions, socket.get(), ReaderSocket);
    ::posix_spawn_file_actions_adddup2(&actions, note.get(), ReaderNote);
    QByteArray program = QFile::encodeName(m_program);
    char *words[] = {program.data(), nullptr};
    const bool isStarted = ::posix_spawn(&m_process, words[0], &actions, nullptr, words, ::environ)
                           == 0;
    ::posix_spawn_file_actions_destroy(&actions);
    if (!isStarted)
        m_process = -1;
    return isStarted;
}

Confinement ReadingHelper::start(const std::stop_token &stop)
{
    if (m_process >= 0)
        return m_confinement;
    m_confinement = Confinement::None;
    if (spawn() && hear(stop))
        m_confinement = m_word.confinement;
    if (m_confinement == Confinement::None)
        end();
    return m_confinement;
}

std::pair<int, ReadingPlace> ReadingHelper::end()
{
    int status = 0;
    ReaderDeath death{m_recording, m_process};
    m_socket = FileDescriptor();
    if (m_process >= 0) {
        ::kill(m_process, SIGKILL);
        ::waitpid(std::exchange(m_process, -1), &status, 0);
        death.signal = WIFSIGNALED(status) ? WTERMSIG(status) : 0;
    }
    if (const FileDescriptor note = std::exchange(m_note, FileDescriptor())) {
        if (::pread(note.get(), &death.place, sizeof death.place, 0) != sizeof death.place)
            death.place = {};
        death.stack.resize(LongestStack);
        const auto size = ::pread(note.get(), death.stack.data(), LongestStack,
                                  sizeof(ReadingPlace));
        death.stack.resize(size > 0 ? ::strnlen(death.stack.data(), std::size_t(size)) : 0);
    }
    // One that is killed did not crash: this process does that, too.
    if (death.signal != 0 && death.signal != SIGKILL && m_died)
        m_died(death);
    return {status, death.place};
}

std::optional<Reading> ReadingHelper::readOnce(const ReadingOrder &order,
                                               const std::stop_token &stop, const IndexTaker &taker)
{
    constexpr ReadingPlace Nowhere;
    const auto [file, source] = given(order, order.path);
    bool isHeard = ::pwrite(m_note.get(), &Nowhere, sizeof Nowhere, 0) == sizeof Nowhere
                   && say(m_socket.get(), std::pair(order, file), descriptorOf(source));
    while (isHeard) {
        if (!hear(stop))
            return {};
        switch (m_word.kind) {
        case ReaderWord::Kind::Open:
            isHeard = giveFile(m_socket.get(), order, m_word.path);
            break;
        case ReaderWord::Kind::OpenTemporary:
            isHeard = giveTemporary(m_socket.get());
            break;
        case ReaderWord::Kind::Grown:
            isHeard = taker.grown && taker.grown(m_word.growth);
            break;
        case ReaderWord::Kind::Done:
            return isPossible(m_word.reading) ? std::optional(m_word.reading) : std::nullopt;
        case ReaderWord::Kind::Ready:
            return {};
        }
    }
    return {};
}

Reading ReadingHelper::read(const ReadingOrder &order, const std::stop_token &stop,
                            const IndexTaker &taker)
{
    m_recording = order.path;
    ReadingOrder again = order;
    Reading unread;
    for (;;) {
        if (start(stop) == Confinement::None)
            return unread;
        auto reading = readOnce(again, stop, taker);
        const bool isSecond = again.without || again.withoutTick;
        if (reading) {
            if (isSecond)
                reading->problem = unread.problem;
            return *reading;
        }
        const auto [status, place] = end();
        if (stop.stop_requested() || isSecond)
            return unread;
        unread.problem = packed(deathFault(place.part, status));
        const bool isPass = order.kind == ReadingKind::Index;
        if (place.part == FactPart::File || (isPass && place.part != FactPart::Players))
            return unread;
        if (isPass) {
            again.withoutTick = place.tick;
            taker.leftOut(place.tick);
        } else {
            again.without = place.part;
        }
    }
}

} // namespace tickscope::library
