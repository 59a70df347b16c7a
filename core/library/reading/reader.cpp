// SPDX-License-Identifier: MIT
#include "core/library/reading/messages.h"

#include <sys/mman.h>
#include <unistd.h>

#include <atomic>
#include <cstring>
#include <mutex>

#include "core/io/file_source.h"

namespace tickscope::library {

namespace {

/// Asks the scan.
class AskingGiver : public FileGiver
{
public:
    /// The recording, which comes with its order.
    void take(const std::string &path, const GivenFile &file, int descriptor)
    {
        m_recording = sourceOf(path, file, descriptor).value_or(nullptr);
    }

    [[nodiscard]] Result<Shared<ByteSource>> open(const std::string &path) const override
    {
        if (m_recording && path == m_recording->name())
            return m_recording;
        const auto answer = ask({.kind = ReaderWord::Kind::Open, .path = path});
        const auto given = answer ? understood<GivenFile>(answer->bytes) : std::nullopt;
        return given ? sourceOf(path, *given, answer->descriptor)
                     : ioError({faults::NoPermission, path});
    }
    [[nodiscard]] int openTemporary() const override
    {
        const auto answer = ask({.kind = ReaderWord::Kind::OpenTemporary});
        return answer ? answer->descriptor : -1;
    }

    /// Between the questions of other threads.
    bool say(const ReaderWord &word) const
    {
        const std::lock_guard lock(m_mutex);
        return library::say(ReaderSocket, word);
    }

private:
    static Result<Shared<ByteSource>> sourceOf(const std::string &path, const GivenFile &file,
                                               int descriptor)
    {
        if (descriptor >= 0)
            return fileSource(descriptor, path, FileState{file.size, file.stamp});
        if (!file.problem.empty())
            return ioError({faults::Words, file.problem});
        return file.isFolder ? folderSource(path) : nullptr;
    }
    [[nodiscard]] std::optional<Message> ask(const ReaderWord &word) const
    {
        // Recordings are read by several threads.
        const std::lock_guard lock(m_mutex);
        return library::say(ReaderSocket, word) ? receiveMessage(ReaderSocket) : std::nullopt;
    }

    Shared<ByteSource> m_recording;
    mutable std::mutex m_mutex;
};

} // namespace

void serveReadings(const FormatRegistry &formats, const std::function<Confinement()> &confine,
                   const PlaceListener &comes)
{
    static AskingGiver giver;
    // It reads a file of the system when it is first used.
    ::tzset();
    void *note = ::mmap(nullptr, sizeof(ReadingPlace), PROT_READ | PROT_WRITE, MAP_SHARED,
                        ReaderNote, 0);
    if (note == MAP_FAILED)
        return;
    const Confinement confinement = confine();
    setFileGiver(&giver);
    bool isHeard = say(ReaderSocket, ReaderWord{.confinement = confinement});
    while (isHeard && confinement != Confinement::None) {
        const auto message = receiveMessage(ReaderSocket);
        const auto order = message ? understood<std::pair<ReadingOrder, GivenFile>>(message->bytes)
                                   : std::nullopt;
        if (!order)
            return;
        giver.take(order->first.path, order->second, message->descriptor);
        ReadingListener listener;
        listener.comes = [&](const ReadingOrder &of, const ReadingPlace &place) {
            std::memcpy(note, &place, sizeof place);
            // It must be there when what follows ends this process.
            std::atomic_signal_fence(std::memory_order_seq_cst);
            if (comes)
                comes(of, place);
        };
        listener.grown = [](IndexGrowth &&growth) {
            return giver.say({.kind = ReaderWord::Kind::Grown, .growth = std::move(growth)});
        };
        isHeard = say(ReaderSocket,
                      ReaderWord{.kind = ReaderWord::Kind::Done,
                                 .reading = readRecording(formats, order->first, listener, {})});
    }
}

} // namespace tickscope::library
