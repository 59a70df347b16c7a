// SPDX-License-Identifier: MIT
#include "core/library/reading/reader.h"

#include <mutex>

#include "core/base/hash.h"
#include "core/io/file_source.h"
#include "core/library/reading/messages.h"

namespace tickscope::library {

namespace {

/// Asks whoever gave the order.
class AskingGiver : public FileGiver
{
public:
    explicit AskingGiver(int socket)
        : m_socket(socket)
    {
    }

    [[nodiscard]] Result<Shared<ByteSource>> open(const std::string &path) const override
    {
        const auto answer = ask({.kind = ReaderWord::Kind::Open, .path = path});
        const auto given = answer ? understood<GivenFile>(answer->bytes) : std::nullopt;
        if (!given)
            return failure(ErrorCode::Io, {faults::NoPermission, path});
        if (answer->descriptor >= 0)
            return fileSource(answer->descriptor, path, FileState{given->size, given->stamp});
        if (!given->problem.empty())
            return failure(ErrorCode::Io, {faults::Words, given->problem});
        return given->isFolder ? folderSource(path) : nullptr;
    }
    [[nodiscard]] int openTemporary() const override
    {
        const auto answer = ask({.kind = ReaderWord::Kind::OpenTemporary});
        return answer ? answer->descriptor : -1;
    }

private:
    [[nodiscard]] std::optional<Message> ask(const ReaderWord &word) const
    {
        // Recordings are read by several threads.
        const std::lock_guard lock(m_mutex);
        return say(m_socket, word) ? receiveMessage(m_socket) : std::nullopt;
    }

    int m_socket;
    mutable std::mutex m_mutex;
};

/// Libraries that read files of the system when they are first used do it now.
void warmUp()
{
    ::tzset();
    (void)sha256Of({});
}

} // namespace

void serveReadings(int socket, const FormatRegistry &formats,
                   const std::function<Confinement()> &confine, const PartListener &begins)
{
    static const AskingGiver giver(socket);
    warmUp();
    const Confinement confinement = confine();
    setFileGiver(&giver);
    bool isHeard = say(socket, ReaderWord{.confinement = confinement});
    while (isHeard && confinement != Confinement::None) {
        const auto message = receiveMessage(socket);
        const auto order = message ? understood<ReadingOrder>(message->bytes) : std::nullopt;
        if (!order)
            return;
        const auto announce = [&](const ReadingOrder &of, FactPart part) {
            (void)say(socket, ReaderWord{.kind = ReaderWord::Kind::Begins, .part = part});
            if (begins)
                begins(of, part);
        };
        isHeard = say(socket, ReaderWord{.kind = ReaderWord::Kind::Done,
                                         .reading = readRecording(formats, *order, announce, {})});
    }
}

} // namespace tickscope::library
